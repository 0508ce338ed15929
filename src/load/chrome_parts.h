#ifndef CHROME_PARTS_H
#define CHROME_PARTS_H
/*
 * The parts of a file that several threads read: made by chrome_parts.c, which
 * cuts a file that is there, and by chrome_follow.c, for one that grows.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "chrome.h"

struct parts {
	struct reading	*f;
	struct chrome	**c;		/* in the order of the file */
	size_t		 n, cap;
	atomic_ullong	 done;		/* bytes read */
	atomic_int	 stop;		/* somebody asked for it */
	pthread_t	 main;
	size_t		 ntexts;
	uint64_t	 left;		/* of the budget, for texts inside */
};

/* Where the file's text begins: behind a byte order mark. */
const char	*parts_begin(const struct parts *);
/* The first place at or behind p that looks like an event, or NULL. */
const char	*parts_guess(const char *data, const char *p,
		    const char *end);
/* In what an event in the middle of the file is, as its beginning tells. */
enum chrome_state parts_guess_state(const char *p, const char *end);
/* A part behind those that there are, of f->len bytes; w's. */
struct chrome	*parts_add(struct parts *, const char *start,
		    const char *limit, enum chrome_state);
/* Reads a part up to its limit, within its budget. */
void		 parts_read(struct chrome *);
/* Reads a file that is being written, to its end: f->len is set. */
void		 parts_follow(struct parts *);

#endif
