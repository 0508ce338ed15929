#ifndef TERMINAL_H
#define TERMINAL_H
/*
 * terminal: a terminal for a viewer under test.  Whatever cannot be done ends
 * the program.
 */
#include <sys/types.h>

/* Opens one of 100x30 cells: returns its near end, in *screen the other. */
int	terminal_open(int *screen);
/* Makes it the terminal of this process, its input and output. */
void	terminal_take(int near);
/*
 * Reads what a process draws until the process ended, which is left to be
 * waited for.  Returns 1 if the process has not given the terminal back.
 */
int	terminal_watch(int screen, pid_t);

#endif
