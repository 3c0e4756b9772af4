# Completions of fish for cleanwriter(1). A test compares the options with what --help says.

complete -c cleanwriter -l log-panel -r -d 'Add what the keyboard panel tells the page to a file'
complete -c cleanwriter -l recover -d 'Write what a crash left unsaved to files here'
complete -c cleanwriter -l forget -d 'Remove undo histories, texts given up, searches, files of late'
complete -c cleanwriter -l versions -d 'Tell of which texts older versions are kept'
complete -c cleanwriter -l forget-versions -r -a all -d 'Let the older versions of a file go'
complete -c cleanwriter -l stats -d 'Tell how many words were written in the last days'
complete -c cleanwriter -l json -d 'Tell it as JSON'
complete -c cleanwriter -l days -x -d 'How many days are told of'
complete -c cleanwriter -l help -d 'Show a summary'
complete -c cleanwriter -l version -d 'Show the version'
