#ifndef TWIN_H
#define TWIN_H
/*
 * twin: two files beside each other.
 */
#include <stddef.h>
#include <stdint.h>

struct canvas;
struct regions;
struct view;

/* Returns the twin of a slice, or NONE. */
uint32_t twin_of(const struct view *, uint32_t slice);
/* Returns 1 if a slice and its twin differ, and by how much, ns. */
int	twin_differs(const struct view *, uint32_t slice, int64_t *delta);
/* Writes "+1.2 ms". */
void	twin_text(int64_t delta, char *, size_t n);
void	twin_marks(struct canvas *, const struct view *,
	    const struct regions *);

#endif
