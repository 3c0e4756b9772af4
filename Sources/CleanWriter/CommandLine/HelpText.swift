/// The answer to `--help`.
let helpText = """
    Usage: cleanwriter [+LINE[:COLUMN]] [FILE…]

    Write prose in the terminal. A FILE that is not there yet is a new text.

      +LINE[:COLUMN]  put the caret there in the next FILE, counted from 1
      -               a new text, read from standard input
      --              what follows are names of files
      --log-panel LOG add what the keyboard panel tells the page to the file LOG
      --recover       write what a crash left unsaved to files NAME.recovered here
      --forget        remove undo histories, texts that you have given up, and
                      what is remembered of searches and open files
      --versions      tell of which texts older versions are kept, and how much
      --forget-versions FILE
                      let the versions of FILE go; the word all lets all of them go
      --stats [--json] [--days N]
                      tell how many words were written in the last days
      --help          show this
      --version       show the version

    Ctrl-S saves, Ctrl-Q leaves, Ctrl-Z undoes, F1 shows more keys.

    """
