// How long programs take to their first page. Starts them in turns, each in a fresh pseudo-terminal of 100 x 40 and with
// an empty home folder, and takes the time from the start to the last byte before a silence.
//
// In C, since a start is to be compared and not the fork of a large interpreter, which takes as long.
//
//     cc -O2 -o starts starts.c && ./starts ROUNDS FILE [--state NAME TEXT] COMMAND...
//
// Each COMMAND is one argument, cut at blanks; FILE is copied anew for each start and comes last. `--state` puts a file
// with a line into the folder for what Clean Writer remembers: `--state panel "shown = no"` for a day after the first.
#define _GNU_SOURCE
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_ARGUMENTS = 16, SILENCE = 60, PATIENCE = 2000 };  // the last two in ms

static char home[] = "/tmp/starts-XXXXXX", state_folder[256], text_file[256];
static const char *source, *state_name, *state_text;

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void copy_text(void) {
    char bytes[65536];
    FILE *from = fopen(source, "r"), *to = fopen(text_file, "w");
    if (!from || !to) fail(source);
    for (size_t count; (count = fread(bytes, 1, sizeof bytes, from)) > 0;) fwrite(bytes, 1, count, to);
    fclose(from);
    fclose(to);
}

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
    (void)status, (void)kind, (void)place;
    return remove(path);
}

static void furnish(void) {
    nftw(home, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
    mkdir(home, 0700);
    copy_text();
    if (!state_name) return;
    for (char *slash = state_folder + strlen(home); (slash = strchr(slash + 1, '/'));) {
        *slash = 0;
        mkdir(state_folder, 0700);
        *slash = '/';
    }
    char path[512];
    snprintf(path, sizeof path, "%s%s", state_folder, state_name);
    FILE *file = fopen(path, "w");
    if (!file) fail(path);
    fprintf(file, "%s\n", state_text);
    fclose(file);
}

// From the start to the last byte of the page, in ms.
static double start(const char *command) {
    static char home_variable[300];
    snprintf(home_variable, sizeof home_variable, "HOME=%s", home);
    char *environment[] = {"PATH=/usr/local/bin:/usr/bin:/bin", home_variable, "TERM=xterm-256color", "LC_ALL=C.UTF-8", NULL};
    char words[1024], *arguments[MOST_ARGUMENTS + 2], bytes[65536];
    int count = 0, terminal, side;
    snprintf(words, sizeof words, "%s", command);
    for (char *word = strtok(words, " "); word && count < MOST_ARGUMENTS; word = strtok(NULL, " ")) arguments[count++] = word;
    arguments[count++] = text_file;
    arguments[count] = NULL;
    furnish();
    struct winsize size = {.ws_row = 40, .ws_col = 100};
    if (openpty(&terminal, &side, NULL, NULL, &size)) fail("openpty");
    fcntl(terminal, F_SETFD, FD_CLOEXEC);
    sync();  // what was written here, and by the program before, is on the disk by then
    double begin = milliseconds(), last = begin;
    pid_t process = vfork();
    if (process == 0) {
        setsid();
        ioctl(side, TIOCSCTTY, 0);
        for (int number = 0; number < 3; number++) dup2(side, number);
        close(side);
        execvpe(arguments[0], arguments, environment);
        _exit(127);
    }
    close(side);
    struct pollfd entry = {terminal, POLLIN, 0};
    for (int wait = PATIENCE; poll(&entry, 1, wait) > 0; wait = SILENCE) {
        if (read(terminal, bytes, sizeof bytes) <= 0) break;
        last = milliseconds();
    }
    kill(process, SIGKILL);
    waitpid(process, NULL, 0);
    close(terminal);
    if (last == begin) {
        fprintf(stderr, "%s showed nothing.\n", command);
        exit(1);
    }
    return last - begin;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int count, char **words) {
    int first = 3;
    if (count > 6 && strcmp(words[3], "--state") == 0) {
        state_name = words[4];
        state_text = words[5];
        first = 6;
    }
    int rounds = count > first ? atoi(words[1]) : 0, programs = count - first;
    if (rounds < 1) {
        fprintf(stderr, "usage: starts ROUNDS FILE [--state NAME TEXT] COMMAND...\n");
        return 2;
    }
    source = words[2];
    if (!mkdtemp(home)) fail(home);
    snprintf(state_folder, sizeof state_folder, "%s/.local/state/cleanwriter/", home);
    snprintf(text_file, sizeof text_file, "%s/text.txt", home);
    double *times = calloc((size_t)rounds * programs, sizeof *times), base = 0;
    if (!times) fail("calloc");
    for (int round = 0; round < rounds; round++)
        for (int turn = 0; turn < programs; turn++) {
            int program = (round + turn) % programs;
            times[program * rounds + round] = start(words[first + program]);
        }
    for (int program = 0; program < programs; program++) {
        double *sorted = times + program * rounds, median;
        qsort(sorted, rounds, sizeof *sorted, compare);
        median = sorted[rounds / 2];
        if (program == 0) base = median;
        printf("%-40s %6.2f ms  fastest %6.2f  %5.2f x the first\n", words[first + program], median, sorted[0], median / base);
    }
    nftw(home, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
    free(times);
    return 0;
}
