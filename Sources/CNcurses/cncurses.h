// What Swift's importer cannot see in <curses.h>: the wide API switch, cast macros, variadics, shared globals; and
// the Linux calls that the Glibc module leaves out.
#pragma once
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/signalfd.h>
#include <term.h>

// Hidden by the feature macros with which the Glibc module was made.
int memfd_create(const char *name, unsigned int flags);
static inline int cn_memory_file(const char *name) { return memfd_create(name, 1 /* MFD_CLOEXEC */); }
int pipe2(int ends[2], int flags);
int dup3(int from, int to, int flags);

// A pipe that never waits.
static inline int cn_pipe(int *ends) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }

// Lets a pipe take `size` bytes, as far as the system allows. Returns how many pages of it there are, in bytes.
static inline int cn_enlarge_pipe(int end, int size) {
    int taken = fcntl(end, 1031 /* F_SETPIPE_SZ */, size);
    return taken > 0 ? taken : fcntl(end, 1032 /* F_GETPIPE_SZ */);
}

int wcwidth(wchar_t scalar);

static const attr_t CN_BOLD = WA_BOLD, CN_DIM = WA_DIM, CN_REVERSE = WA_REVERSE, CN_UNDERLINE = WA_UNDERLINE,
                    CN_ITALIC = WA_ITALIC, CN_PROTECT = WA_PROTECT;

enum { CN_CLUSTER_LIMIT = CCHARW_MAX };

// Pairs of colours that a cell can name.
static inline int cn_pair_limit(void) { return COLOR_PAIRS < 32767 ? COLOR_PAIRS : 32767; }

// What the terminal is to show next. Drawn on by itself: a window in front of it would only be copied into it.
static inline WINDOW *cn_page(void) { return newscr; }

// The blank that the terminal clears with and scrolls in. For that ncurses asks its standard window, drawn on or not.
static inline void cn_set_ground(const cchar_t *blank) {
    wbkgrndset(newscr, blank);
    wbkgrndset(stdscr, blank);
}

static inline void cn_redraw_all(void) { clearok(curscr, TRUE); }

// A colour's sequence, valid until the next call of tiparm; NULL when the terminal has none.
static inline const char *cn_color(int background, int index) {
    const char *capability = background ? set_a_background : set_a_foreground;
    return capability ? tiparm(capability, index) : NULL;
}

// Makes a cell of a cluster that ends in 0. Returns how many scalars the cell kept; 0 when it refused.
static inline int cn_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, short pair) {
    if (setcchar(cell, text, attributes, pair, NULL) == ERR) return 0;
    return getcchar(cell, NULL, NULL, NULL, NULL) - 1;  // the length it gives counts the 0
}

// Whether the terminal, once its description has been read, can clear itself and place a cursor.
static inline bool cn_can_place_cursor(void) { return cursor_address && clear_screen; }

// The sequence that moves the cursor, valid until the next call of tiparm.
static inline const char *cn_cursor_address(int row, int column) { return tiparm(cursor_address, row, column); }

// A string capability by its name, NULL when the terminal has none.
static inline const char *cn_capability(const char *name) {
    const char *value = tigetstr(name);
    return value == (const char *)-1 ? NULL : value;
}
