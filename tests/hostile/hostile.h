#ifndef HOSTILE_H
#define HOSTILE_H
/*
 * Hostile inputs: their tables, and functions that write their parts to
 * stdout.
 */
#include <stddef.h>

struct hostile_input {
	const char	*name;		/* NULL: the last row */
	void		(*write)(size_t n);
	int		 object;	/* 1: begins with {"traceEvents":[; 0: with
					 * [; -1: is of another format */
	size_t		 scale;		/* factor of N, for small elements */
};

extern const struct hostile_input
	hostile_slices[],
	hostile_ids[],
	hostile_owners[],
	hostile_values[],
	hostile_broken[],
	hostile_formats[];

void	hostile_repeat(const char *, size_t n);
/* Writes an event; `more` are members, each with a comma before it. */
void	hostile_event(char ph, size_t tid, size_t ts, const char *name,
	    const char *more);
void	hostile_event_id(char ph, size_t id, size_t ts, const char *more);
void	hostile_slice(size_t ts, size_t dur, const char *name);
/* Writes the last event and the end of the list. */
void	hostile_last(void);

#endif
