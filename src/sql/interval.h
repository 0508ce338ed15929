#ifndef INTERVAL_H
#define INTERVAL_H
/*
 * interval: lists of intervals that go from one function of SQL to another, as
 * pointers.  Modules make them with the aggregate __ttv_intervals(id, ts, dur,
 * key ...); their keys are what rows must be alike in.
 */
#include "sql_int.h"

#define INTERVAL_TYPE	"ttv_intervals"
#define INTERVAL_TABLES	15	/* lists that are intersected, at most */
#define INTERVAL_KEYS	8	/* keys of a list, at most */

struct interval {
	int64_t		id, ts, end;
	uint32_t	key;		/* string of sql.keys, or 0 */
};

struct intervals {
	struct interval	*v;		/* by (key, ts, end) */
	size_t		 n, cap;
};

/* Gives value i of a key. */
void	interval_key(sqlite3_context *, struct sql *, uint32_t key, int i);
/* Adds it to a grid instead; returns 0, or -1: the grid is full. */
struct grid;
int	interval_key_cell(struct grid *, struct sql *, uint32_t key, int i);
int	interval_register(struct sql *);
/* intersect.c */
int	intersect_register(struct sql *);

#endif
