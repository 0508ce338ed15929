#ifndef JSON_ENDS_H
#define JSON_ENDS_H
/* json_ends: the fast ways to the end of a nested value; see json_ends.c. */
#include <stdint.h>

#include "ttv/json.h"

/*
 * Bytes and values of a window, 48 KB for a level-2 cache.  No value in it is
 * longer than what json_value() takes without a check.  All windows together
 * are at most twice as long as what was asked of them, and WINDOW_LEAST each: a
 * walk that soon leaves them, as what is a string for a window is none for it,
 * would otherwise cost a window for each of its values.
 */
#define WINDOW		JSON_TRUST
#define WINDOW_LEAST	512
#define WINDOW_VALUES	4096
#define NO_VALUE	UINT32_MAX

struct json_ends {
	const char	*from;
	uint32_t	 len;		/* bytes that were scanned */
	uint32_t	 n;
	uint32_t	 used;		/* bytes up to the last end asked for */
	uint32_t	 left;		/* bytes that the next may be long */
	struct {
		uint32_t open, end;	/* from `from`; end 0: beyond it */
		uint32_t next;		/* the value behind it and what is in
					 * it; while it is open, its parent */
	}		 v[WINDOW_VALUES];
};

/* Returns the byte behind the value at p, or NULL: the cursor has to look. */
const char	*json_skip(const char *p, const char *end);
/* Does so for the value at the cursor, by j->ends; sets s->nth. */
const char	*json_ends_find(struct json *, struct span *s);

#endif
