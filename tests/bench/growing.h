#ifndef GROWING_H
#define GROWING_H
/*
 * growing: what a program writes that is being traced, event by event.
 */
#include <stdint.h>

struct buf;

struct growing {
	const char	*name;
	void		(*head)(struct buf *);	/* before the first event */
	void		(*event)(struct buf *, uint64_t i);
	int		 deflated;	/* 1: as a gzip, flushed each batch */
};

/* Returns the format of a name, or NULL. */
const struct growing *growing_find(const char *name);

struct growing_out;

/* Begins to write a format to a descriptor. */
struct growing_out *growing_open(const struct growing *, int fd);
/* Writes the events [from, to) at once; the head before the first one. */
void	growing_put(struct growing_out *, uint64_t from, uint64_t to);
void	growing_close(struct growing_out *);

#endif
