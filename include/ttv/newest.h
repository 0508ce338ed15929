#ifndef TTV_NEWEST_H
#define TTV_NEWEST_H
/*
 * A model of a part of a growing trace that the model of all before lacks.
 * Parts stand one behind the other; a larger one takes the place of several.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

struct newest {
	struct trace	*trace;
	uint64_t	 since, until;	/* offsets: the part's own events are
					 * those between them */
	int64_t		 from;		/* what begins later is shown of this
					 * part, up to `from` of the next */
	uint64_t	 events;	/* its own */
};

/* Returns whether a part takes the place of another one. */
static inline int
newest_replaces(const struct newest *by, const struct newest *n)
{
	return by->since < n->until && n->since < by->until;
}

struct newest_list {
	struct newest	*v;		/* ascending by since */
	size_t		 n, cap;
};

/* What becomes of the trace of a part that leaves a list. */
typedef void newest_drop(void *, struct trace *);

/* Adds a part; those that it replaces leave. */
void	newest_add(struct newest_list *, const struct newest *, newest_drop *,
	    void *);
/* Has the parts leave that end by an offset. */
void	newest_until(struct newest_list *, uint64_t until, newest_drop *,
	    void *);
/* Has all parts leave, and frees the list. */
void	newest_clear(struct newest_list *, newest_drop *, void *);

#endif
