#ifndef HOSTILE_H
#define HOSTILE_H
/*
 * Hostile inputs: the tables of them, and the pieces that they are made of,
 * which go to stdout.
 */
#include <stddef.h>

struct hostile_input {
	const char	*name;		/* NULL: the end of the table */
	void		(*write)(size_t n);
	int		 object;	/* begins with {"traceEvents":[ */
	size_t		 scale;		/* of N: more where a thing is small */
};

extern const struct hostile_input
	hostile_slices[],
	hostile_ids[],
	hostile_owners[],
	hostile_values[],
	hostile_broken[];

void	hostile_repeat(const char *, size_t n);
/* One event; `more` are members, each with a comma before it. */
void	hostile_event(char ph, size_t tid, size_t ts, const char *name,
	    const char *more);
void	hostile_event_id(char ph, size_t id, size_t ts, const char *more);
void	hostile_slice(size_t ts, size_t dur, const char *name);
/* The last event, and the end of the list. */
void	hostile_last(void);

#endif
