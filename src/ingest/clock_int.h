#ifndef CLOCK_INT_H
#define CLOCK_INT_H
/*
 * The clocks of all files, as the files of clock see them.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/clock.h"
#include "ttv/sat.h"
#include "builder_int.h"

enum how { HOW_BASE, HOW_SYNC, HOW_SNAPSHOT, HOW_EPOCH, HOW_CLOCK,
	HOW_AS_IS, HOW_ZERO, HOW_MARK, HOW_INSIDE, HOW_START, HOW_RULE };

/*
 * A clock: that of a file, of a member of an archive, or of a text in a file
 * that says something of its clock.  Clocks of a file are neighbours, its own
 * the first.
 */
struct clock {
	int64_t		first, last;	/* ns; first > last: no events */
	int64_t		mark;
	struct sys_offsets known;	/* to system clocks */
	int64_t		shift;
	size_t		group;		/* lowest clock of its group */
	size_t		outer;		/* of a text: the clock around it */
	enum how	how;
	uint32_t	machine;	/* that has it */
	uint8_t		native;		/* enum sys_clock */
	uint8_t		file;
	uint8_t		inside;		/* 1: of a text in the file */
	uint8_t		has_mark, placed;
	uint8_t		leads;		/* 1: of a member whose clock is that
					 * of its archive */
};

/* A sync as one clock has it. */
struct sync {
	const char	*id;
	size_t		 len;
	uint32_t	 clock;		/* index */
	int64_t		 moment;
	uint64_t	 doubt;		/* ns, its uncertainty */
	uint64_t	 off;
};

struct edge {				/* from clock a to clock b */
	int64_t		delta;		/* ns: shift of b less that of a */
	int64_t		moment;		/* ns, in a's clock */
	uint64_t	doubt;
	enum how	how;
	int		set;
};

struct clocks {
	struct clock	*v;
	size_t		 n;
	size_t		*of;		/* of each part: its clock */
	struct sync	*syncs;
	size_t		 nsyncs, syncs_cap;
	struct edge	*edges;		/* n * n */
	int		 joined;	/* 1: an edge joins two files */
};

/* Returns whether two spans overlap or lie within an hour of each other. */
int	clock_is_near(int64_t first, int64_t last, int64_t first2,
	    int64_t last2);

/* Returns whether nothing is said of a clock. */
int	clock_knows_none(const struct clock *);

/* Returns the name of --align=mark:NAME, or NULL. */
const char *clock_mark_name(const char *align);
int	clock_is_automatic(const char *align);
/* Reads FILE=TIME; returns 0, or -1 and the error. */
int	clock_read_offset(const char *, const char *const *paths, size_t n,
	    size_t *file, int64_t *ns, struct err *);

/*
 * Finds the clocks of the parts, their spans and syncs, and the first event
 * named `mark` of each if that is not NULL.
 */
void	clocks_find(struct clocks *, struct builder **parts, size_t nparts,
	    const struct clock_targets *, const char *mark);
/*
 * Finds the edges between clocks: of a file, and of two files if `across` is
 * 1, and those that the targets say.  Returns how many of these have no clock.
 */
size_t	clock_edges(struct clocks *, const struct clock_targets *,
	    int across);

#endif
