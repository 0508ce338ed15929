#ifndef CHROME_PARTS_H
#define CHROME_PARTS_H
/*
 * The parts of a file that several threads read: made by chrome_parts.c, which
 * cuts a complete file, and by chrome_follow.c, for a file that grows.
 */
#include "ttv/progress.h"
#include "chrome.h"

struct parts {
	struct reading	*f;
	struct chrome	**c;		/* in the order of the file */
	size_t		 n, cap;
	struct progress	 progress;
	size_t		 ntexts;
	uint64_t	 left;		/* budget left for embedded texts */
};

/* Returns where the text begins: behind a byte order mark. */
const char	*parts_begin(const struct parts *);
/* Returns the first likely start of an event from p on, or NULL. */
const char	*parts_guess(const char *data, const char *p,
		    const char *end);
/*
 * Returns the state in which events in the middle of the file are, judged by
 * its beginning.
 */
enum chrome_state parts_guess_state(const char *p, const char *end);
/*
 * Adds a part of w behind the others, from start to limit, of a file of f->len
 * bytes.
 */
struct chrome	*parts_add(struct parts *, const char *start,
		    const char *limit, enum chrome_state);
/* Reads a part up to its limit, within its budget. */
void		 parts_read(struct chrome *);
/* Reads a file that is still being written, to its end; sets f->len. */
void		 parts_follow(struct parts *);

#endif
