# Completions of bash for cleanwriter(1). A test compares the options with what --help says.

_cleanwriter() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} index ended=
    for ((index = 1; index < COMP_CWORD; index++)); do
        [[ ${COMP_WORDS[index]} == -- ]] && ended=yes
    done
    COMPREPLY=()
    if [[ -z $ended && $before == --forget-versions ]]; then
        mapfile -t COMPREPLY < <(compgen -W all -- "$word"; compgen -f -- "$word")
    elif [[ -z $ended && $before != --log-panel && $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--log-panel --recover --forget --versions --forget-versions
            --stats --json --days --help --version --' -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}

complete -o filenames -o bashdefault -F _cleanwriter cleanwriter
