/// Words that every text is full of, and that nobody hears again: articles, pronouns, what joins, what helps verbs.
/// Inflected forms stand for themselves.
enum StopWords {
    /// The words of a language, in small letters; nil where there is no list, and short words are left out instead.
    static func of(_ language: Language) -> Set<String>? { lists[language] }

    private static let lists: [Language: Set<String>] = [
        .english: words(
            """
            a about after again all also am an and any are aren't as at be because been before being both but by can can't \
            could couldn't did didn't do does doesn't doing don't down each even every few for from had hadn't has hasn't have \
            haven't having he he'd he'll her here hers herself he's him himself his how i i'd if i'll i'm in into is isn't it \
            it'd its it's itself i've just let like many may me might more most much must my myself no nor not now of off on \
            once one only or other our ours out over own said say says shall she she'd she'll she's should shouldn't so some \
            still such than that that's the their theirs them themselves then there there's these they they'd they'll they're \
            this those though through to too under until up upon us very was wasn't we we'd well we'll were we're weren't what \
            when where which while who whom whose why will with without won't would wouldn't yes yet you you'd you'll your \
            you're yours yourself you've
            """),
        .german: words(
            """
            aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dann daran darauf das dass \
            daß dazu dein deine deinem deinen deiner dem den denen denn der deren des dessen dich die dies diese diesem diesen \
            dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen gewesen hab \
            habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ja \
            jede jedem jeden jeder jedes jetzt kann kein keine keinem keinen keiner können könnte man mehr mein meine meinem \
            meinen meiner mich mir mit muss musste nach nicht nichts noch nun nur ob oder ohne sagte schon sehr sein seine \
            seinem seinen seiner seit sich sie sind so soll sollte sondern über um und uns unser unsere unter vom von vor war \
            waren warum was weil wenn wer werde werden wie wieder will wir wird wo wollte würde wurde zu zum zur zwar zwischen
            """),
        .french: words(
            """
            ai ainsi alors après as au aucun aussi autre aux avait avant avec avez avoir avons bien c'est c'était car ce ceci \
            cela celle celui ces cet cette ceux chez comme comment d'un d'une dans de depuis des deux dire dit donc dont du \
            elle elles en encore entre est et étaient était étant été être eu eux fait fut ici il ils j'ai j'avais je jusque \
            l'on la là le les leur leurs lui ma mais me même mes moi moins mon n'est n'était ne ni non nos notre nous on ont \
            ou où par parce pas pendant peu peut plus pour pourquoi près puis qu'elle qu'il qu'on quand que quel quelle \
            quelque qui quoi rien s'est s'était sa sans se sera ses si son sont sous sur ta te tes toi ton tous tout toute \
            toutes très tu un une vers vos votre vous
            """),
        .spanish: words(
            """
            ahora al algo alguna alguno ante antes así aún aunque bien cada casi como cómo con contra cual cuál cuando cuándo \
            de del desde dice dijo donde dónde dos durante él el ella ellas ellos en entonces entre era eran eres es esa ese \
            eso esos esta está estaba estaban estado están estar este esto estos fue fueron ha había habían hace hacia han \
            hasta hay he la las le les lo los más me mi mí mientras mis misma mismo mucho muy nada ni no nos nosotros nunca o \
            os otra otro para pero poco por porque pues que qué quien quién se sea según ser si sí sido sin sino sobre solo \
            son su sus también tan tanto te tenía tiene todo toda todos todas tu tú tus un una uno unos ya yo
            """),
        .swedish: words(
            """
            alla allt än ändå är åt att av bara blev bli blir både då där därför de dem den denna deras dess det detta dig din \
            dina ditt du efter eller en er ett finns för från få får ganska genom ha hade han hans har hela henne hennes här \
            hon honom hos hur i in inga ingen inget innan inte ja jag just kan kom kunde lite man med medan mellan men mer mig \
            min mina mitt mot mycket när nej ni nu någon något några och också om oss på redan sa sade samma sedan ser sig sin \
            sina sitt ska skulle så sådan som till under upp ut utan vad var vara varför varje vem vi vid vilken vill ville \
            vår våra vårt över
            """),
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}
