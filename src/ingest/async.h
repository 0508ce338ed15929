#ifndef ASYNC_H
#define ASYNC_H
/*
 * async: async events on their way to slices.  async_log.c keeps what a reader
 * reports, async_group.c makes the spans of a log, async_pack.c packs those of
 * a track, async.c makes the tracks and the slices.
 */
#include <stddef.h>
#include <stdint.h>

#include "nest.h"
#include "builder_int.h"
#include "spans.h"

struct radix;

/*
 * A family is all of an event but its id and time, in four words: space and
 * owner; scope and type of the id; category and legacy name; process and kind,
 * or FAMILY_LINK in a link.  The first three with the id are the event's key,
 * packed as builder_key_word() does.
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

/*
 * Returns the key of a family without the id: the same words for all families
 * of the key.
 */
static inline struct idkey
family_key(const struct idtab *families, uint32_t family)
{
	struct idkey w = families->keys[family];

	w.w[2] = 0;
	return w;
}

/*
 * Merge parts.  families_map() returns the number in `to` of each family of
 * `from`, given maps of the part's other numbers; the others append a log, or
 * the links, of a part to those of `to`.
 */
uint32_t *families_map(struct idtab *to, const struct idtab *from,
	    const uint32_t *upid, const uint32_t *track,
	    const uint32_t *string, const uint32_t *kind);
void	async_log_append(struct async_log *to, struct async_log *from,
	    const struct idtab *families, const uint32_t *family,
	    const uint32_t *string);
void	async_links_append(struct builder *to, const struct builder *from,
	    const uint32_t *family, const uint32_t *string);
/* Returns all n events in the order of the file; frees the logs. */
struct raw_async *async_in_order(struct builder *, size_t *n);

/*
 * A span before it is a slice.  A root is a span that no other of its key
 * contains: the root and the spans nested in it share a lane.
 */
struct async_span {
	int64_t		ts, dur;	/* or DUR_OPEN */
	uint64_t	off_flags;	/* off << 8 | flags */
	uint64_t	end_off;	/* or OFF_NONE */
	uint64_t	unit;		/* of a root: the offset of the first
					 * event of its key; else the index of
					 * its root */
	uint32_t	kind;
	uint32_t	place;		/* of a root: its track's number, and
					 * once packed its lane; of others: the
					 * depth */
};
#define SPAN_NESTED	1		/* flag: not a root */
#define SPAN_DEAD	2		/* flag: the span is void */
#define SPAN_TAIL	4		/* flag: a span of length 0 lies at its
					 * end */
/*
 * Prefetches the span of v[i + SPAN_AHEAD]: the spans of a track are scattered
 * over the array.
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
	uint32_t	key;		/* equal for families whose keys differ
					 * in nothing but the id */
	uint32_t	track;		/* in asyncs.tracks */
	uint8_t		space;
};

/* Events whose keys were linked: a log of their own, sorted by offset. */
struct async_linked {
	struct idtab	 keys;		/* key number, id */
	uint32_t	*root;		/* of each key: its parent (union-find),
					 * or itself */
	uint64_t	*first;		/* of a root: offset of its first
					 * link */
	struct async_log log;
};

struct asyncs {
	const struct idkey *kinds;
	struct async_family *families;
	uint32_t	 nkeys;
	struct idtab	 tracks;	/* upid, name, the number + 1 of a
					 * track of the reader's own, and
					 * whether it is of KEY_MARKER */
	struct async_linked linked;
	struct async_span *spans;	/* by log: those of log i from
					 * base[i] */
	uint32_t	 base[ASYNC_LOGS + 2];
	uint32_t	 n[ASYNC_LOGS + 1];	/* spans from base on */
	uint64_t	*order;		/* by track, time: row << 32 | span */
};

static inline struct async_span *
async_root(const struct asyncs *a, const struct async_span *nested)
{
	return &a->spans[nested->unit];
}

/*
 * Makes the spans of a log and frees the log.  Log ASYNC_LOGS is that of linked
 * keys.
 */
struct async_work *async_work_new(struct asyncs *);
void	async_work_free(struct async_work *);
void	async_spans(struct async_work *, struct async_log *, size_t which,
	    struct warn *);

/* The keys by which spans that begin at one time are sorted. */
struct async_tie {
	uint64_t	len;		/* duration; DUR_OPEN is the longest */
	uint64_t	off;
	uint64_t	unit;
	uint32_t	depth;
	uint32_t	span;
};

struct async_packed {			/* a track */
	struct async_track track;
	struct async_tie unit;		/* the track's first unit in the file */
	int64_t		ts;		/* ns, of that unit */
	uint32_t	number;
};

/*
 * Compares two struct async_tie: longer first, then by depth, then by offset.
 */
int	async_span_order(const void *, const void *);

/*
 * Sorts and packs the n > 0 spans of a track, which `by` lists with their
 * times; sets the track, and in `v` its part of the order.
 */
struct async_packing *async_packing_new(struct asyncs *);
void	async_packing_free(struct async_packing *);
void	async_pack(struct async_packing *, struct async_packed *,
	    struct radix *by, uint64_t *v, size_t n);

#endif
