#ifndef ASYNC_H
#define ASYNC_H
/*
 * Async events on their way to slices: async_log.c keeps what a reader says,
 * async_group.c makes spans of a log, async_pack.c packs those of a track,
 * async.c makes the tracks and the slices.
 */
#include <stddef.h>
#include <stdint.h>

#include "nest.h"
#include "builder_int.h"
#include "spans.h"

struct radix;

/*
 * A family is what an event has besides its id and time: the four words are
 * space and owner, scope and type of the id, category and legacy name (all
 * that with the id is its key, packed as builder_key_word() does it), and last
 * its process and kind, FAMILY_LINK in a link.
 */
#define FAMILY_LINK	UINT64_MAX

static inline uint32_t
family_kind(const struct idtab *families, uint32_t family)
{
	return (uint32_t)families->keys[family].w[2];
}

static inline uint32_t
family_upid(const struct idtab *families, uint32_t family)
{
	return (uint32_t)(families->keys[family].w[2] >> 32);
}

static inline uint8_t
family_space(const struct idtab *families, uint32_t family)
{
	return builder_key_space(&families->keys[family]);
}

static inline int
async_is_end(const struct raw_async *r)
{
	return EVENT_WHAT(r) == RAW_ASYNC + ASYNC_END ||
	    EVENT_WHAT(r) == RAW_ASYNC + LEGACY_END;
}

/* The key without the id: the same words for all families of it. */
static inline struct idkey
family_key(const struct idtab *families, uint32_t family)
{
	struct idkey w = families->keys[family];

	w.w[2] = 0;
	return w;
}

/*
 * Merging: what numbers of another part's families are in `to`, given its
 * other numbers; and a log or the links of that part behind those of `to`.
 */
uint32_t *families_map(struct idtab *to, const struct idtab *from,
	    const uint32_t *upid, const uint32_t *string,
	    const uint32_t *kind);
void	async_log_append(struct async_log *to, struct async_log *from,
	    const struct idtab *families, const uint32_t *family,
	    const uint32_t *string);
void	async_links_append(struct builder *to, const struct builder *from,
	    const uint32_t *family, const uint32_t *string);
/* All events as they stood in the file; the logs are freed. */
struct raw_async *async_in_order(struct builder *, size_t *n);

/*
 * A span before it is a slice.  A root is what nothing of its key contains:
 * it and what is nested in it share a lane.
 */
struct async_span {
	int64_t		ts, dur;	/* DUR_OPEN */
	uint64_t	off_flags;	/* off << 8 | flags */
	uint64_t	end_off;	/* OFF_NONE */
	uint64_t	unit;		/* of a root: the offset of the first
					 * event of its key; else its root */
	uint32_t	kind;
	uint32_t	place;		/* of a root: its track's number, once
					 * packed its lane; else its depth */
};
#define SPAN_NESTED	1		/* no root */
#define SPAN_DEAD	2		/* there is no such span */
#define SPAN_TAIL	4		/* one of length 0 lies at its end */
/*
 * Spans of a track lie all over the array: those that come soon are asked for
 * while others are looked at.
 */
#define SPAN_AHEAD	32
static inline void
async_ahead(const struct async_span *spans, const uint64_t *v, size_t i,
    size_t n)
{
	if (i + SPAN_AHEAD < n)
		__builtin_prefetch(&spans[(uint32_t)v[i + SPAN_AHEAD]]);
}

#define SPAN_OFF(s)	((s)->off_flags >> 8)
#define SPAN_IS(s, f)	(((s)->off_flags & (f)) != 0)

struct async_family {
	uint32_t	kind, upid;
	uint32_t	key;		/* the same number: the same key but
					 * for the id */
	uint32_t	track;		/* of (process, name) */
	uint8_t		space;
};

/* Events whose keys were linked; a log of their own, by offset. */
struct async_linked {
	struct idtab	 keys;		/* key number, id */
	uint32_t	*root;		/* of each: another one, or itself */
	uint64_t	*first;		/* of a root: the first of its links */
	struct async_log log;
};

struct asyncs {
	const struct idkey *kinds;
	struct async_family *families;
	uint32_t	 nkeys;
	struct idtab	 tracks;	/* upid, name */
	struct async_linked linked;
	struct async_span *spans;	/* by log, see base */
	uint32_t	 base[ASYNC_LOGS + 2];
	uint32_t	 n[ASYNC_LOGS + 1];	/* spans from base on */
	uint64_t	*order;		/* by track and time: row << 32 | span */
};

static inline struct async_span *
async_root(const struct asyncs *a, const struct async_span *nested)
{
	return &a->spans[nested->unit];
}

/* Makes the spans of a log, which is freed; log ASYNC_LOGS: the linked. */
struct async_work *async_work_new(struct asyncs *);
void	async_work_free(struct async_work *);
void	async_spans(struct async_work *, struct async_log *, size_t log,
	    struct warn *);

/* What is compared of spans that begin at one time. */
struct async_tie {
	uint64_t	len;		/* DUR_OPEN is the longest */
	uint64_t	off;
	uint64_t	unit;
	uint32_t	depth;
	uint32_t	span;
};

struct async_packed {			/* a track */
	struct async_track track;
	struct async_tie unit;		/* the first of it in the file, */
	int64_t		ts;		/* and its time */
	uint32_t	number;
};

/* Orders struct async_tie: longer first, then by depth, then by offset. */
int	async_span_order(const void *, const void *);

/*
 * Sorts and packs the n > 0 spans of a track, which stand in `by` with their
 * times: the track, and in `v` its part of the order.
 */
struct async_packing *async_packing_new(struct asyncs *);
void	async_packing_free(struct async_packing *);
void	async_pack(struct async_packing *, struct async_packed *,
	    struct radix *by, uint64_t *v, size_t n);

#endif
