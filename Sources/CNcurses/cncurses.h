// What Swift's importer cannot see in <curses.h>: the wide API switch, cast macros, variadics, shared globals.
#pragma once
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <term.h>
