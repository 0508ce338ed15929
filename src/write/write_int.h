#ifndef WRITE_INT_H
#define WRITE_INT_H
/*
 * What the writers share: the state of one writing, the ids that processes and
 * threads have in the file, and the walk through the slices of a lane.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/write.h"

struct write {
	const struct trace *t;
	const struct cut *cut;
	const struct write_to *to;
	struct write_report *report;
	struct buf	*b;		/* that of `to` */
	struct arena	 arena;		/* values of the event being written */
	int		 failed;	/* 1: more() said so */
	struct ident	*pid, *tid;	/* by upid and by utid */
	int64_t		 next_id;	/* an id that nothing has */
};

/*
 * Starts a writing.  Equal pids of two processes, as of two files, become
 * different ones; with max, also ids that are texts, below 0 or above max.
 */
void	write_start(struct write *, const struct cut *, const struct write_to *,
	    struct write_report *, int64_t max);
void	write_end(struct write *);
/* Flushes after an event.  Returns 1 to go on, 0 if the output has failed. */
int	write_more(struct write *);
/*
 * Empties the arena when it has grown.  Call it before the values of an event
 * are read: those of the event before are gone then.
 */
void	write_fresh(struct write *);
/*
 * Returns 1 for a name of metadata that is the text of another trace: what was
 * read of that is in the model and would be read twice.
 */
int	write_is_text(const char *name);
void	write_lost(struct write *, enum write_loss, uint64_t n);
/* Sets the line and the column of an entry of a stack, or 0. */
void	write_place(const struct trace *, const struct callsite *,
	    uint32_t *line, uint32_t *column);
/* Returns an id that no process and no thread has. */
int64_t	write_new_id(struct write *);

struct write_slice {			/* a slice as it is written */
	uint32_t	id, row;
	int64_t		ts, end;	/* clipped if the cut is */
	int		open;		/* 1: it has no end */
};
/* Fills the facts of slice `id`, whose track is in process upid. */
void	write_slice_facts(struct write *, uint32_t id, uint32_t upid,
	    struct event_facts *);

/* Returns when an arrow without a time of its own leaves an end. */
int64_t	write_flow_leaves(const struct trace *, uint32_t end);

/*
 * Visits the slices of a lane that are in the cut as a tree: begin() for a
 * slice, the same for its children, end().  `rows` are those of the lane, the
 * first is number `row`.  A child is what stands below a slice and begins
 * before the next slice of its row.  O(slices of the lane).
 */
struct write_lane {
	void	(*begin)(void *, const struct write_slice *, uint32_t depth);
	void	(*end)(void *, const struct write_slice *, uint32_t depth);
	void	*arg;
};
void	write_lane(struct write *, uint32_t row, uint32_t nrows,
	    const struct write_lane *);
/* Returns the number of rows of the lane whose first row is `row`. */
uint32_t write_lane_rows(const struct trace *, uint32_t row);

#endif
