#ifndef HINT_H
#define HINT_H
/*
 * The last line: which keys do what now.
 */
#include <stddef.h>

struct app;

/* A hint of the last line: commands, a blank apart, and a word. */
struct hint {
	const char	*commands;
	const char	*word;
};

/* Writes the last line. */
void	hint_make(const struct app *, char *, size_t n);

#endif
