#ifndef FUCHSIA_H
#define FUCHSIA_H
/*
 * The Fuchsia trace format: structures shared by the files of the reader.
 * fuchsia.c describes the format and how a file becomes a trace.
 *
 * Places are bytes from the start of the input, without its base.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/radix.h"

#define FUCHSIA_WORD	8		/* bytes: all sizes are in words */
#define FUCHSIA_NOWHERE	UINT64_MAX	/* of places */
#define FUCHSIA_INLINE	0x8000		/* bit of string references */
#define FUCHSIA_NS_A_SECOND UINT64_C(1000000000)

enum fuchsia_type {			/* bits 0-3 of a record */
	FUCHSIA_METADATA, FUCHSIA_INIT, FUCHSIA_STRING, FUCHSIA_THREAD,
	FUCHSIA_EVENT, FUCHSIA_BLOB, FUCHSIA_USER_OBJECT,
	FUCHSIA_KERNEL_OBJECT, FUCHSIA_SCHEDULING, FUCHSIA_LOG,
	FUCHSIA_PROFILER, FUCHSIA_LARGE = 15
};

enum fuchsia_metadata {			/* bits 16-19 of such a record */
	FUCHSIA_PROVIDER = 1, FUCHSIA_SECTION, FUCHSIA_PROVIDER_EVENT,
	FUCHSIA_TRACE_INFO
};

enum fuchsia_event_type {		/* bits 16-19 of an event */
	FUCHSIA_INSTANT, FUCHSIA_COUNTER, FUCHSIA_BEGIN, FUCHSIA_END,
	FUCHSIA_COMPLETE, FUCHSIA_ASYNC_BEGIN, FUCHSIA_ASYNC_INSTANT,
	FUCHSIA_ASYNC_END, FUCHSIA_FLOW_BEGIN, FUCHSIA_FLOW_STEP,
	FUCHSIA_FLOW_END, FUCHSIA_EVENTS
};

enum fuchsia_arg_type {
	FUCHSIA_NULL, FUCHSIA_INT32, FUCHSIA_UINT32, FUCHSIA_INT64,
	FUCHSIA_UINT64, FUCHSIA_DOUBLE, FUCHSIA_TEXT, FUCHSIA_POINTER,
	FUCHSIA_KOID, FUCHSIA_BOOL, FUCHSIA_ARG_BLOB, FUCHSIA_ARGS
};

/* Returns whether events of a type end with a word of their own. */
static inline int
fuchsia_has_last(unsigned type)
{
	return type == FUCHSIA_COUNTER || (type >= FUCHSIA_COMPLETE &&
	    type < FUCHSIA_EVENTS);
}

/* Bits of an event whose category or name stands inline. */
#define FUCHSIA_INLINE_EVENT ((uint64_t)FUCHSIA_INLINE << 32 | \
	    (uint64_t)FUCHSIA_INLINE << 48)

#define FUCHSIA_BLOB_PERFETTO 3		/* type of such a blob */

/* Names of args that mean something to the reader. */
enum fuchsia_word {
	FUCHSIA_NO_WORD, FUCHSIA_PROCESS, FUCHSIA_INCOMING, FUCHSIA_OUTGOING,
	FUCHSIA_WAKER, FUCHSIA_WORDS
};

enum fuchsia_switch {			/* bits 60-63 of scheduling */
	FUCHSIA_SWITCH_LEGACY, FUCHSIA_SWITCH, FUCHSIA_WAKEUP
};

struct fuchsia_record {
	const char	*p;
	size_t		 len;		/* bytes */
	uint64_t	 head;		/* its first word */
	uint64_t	 place;
};

struct fuchsia_text {
	uint32_t	 ref;		/* as the record has it; 0: empty */
	uint32_t	 len;		/* bytes, of an inline string */
	const char	*p;		/* an inline string, or NULL */
};

struct fuchsia_args {			/* the args that are left */
	const char	*p, *end;
	unsigned	 left;
};

struct fuchsia_arg {
	unsigned	 type;		/* enum fuchsia_arg_type */
	uint64_t	 head;
	struct fuchsia_text name;
	struct fuchsia_text text;	/* the value of a FUCHSIA_TEXT */
	const char	*value;		/* of other types, if not in head */
};

struct fuchsia_event {
	unsigned	 type;		/* may be >= FUCHSIA_EVENTS */
	unsigned	 thread;	/* entry of the table; 0: pid, tid */
	uint64_t	 ticks, pid, tid;
	struct fuchsia_text cat, name;
	struct fuchsia_args args;
	uint64_t	 last;		/* end, or id; 0 of types without */
};

static inline uint64_t
fuchsia_u64(const char *p)
{
	uint64_t w;

	memcpy(&w, p, sizeof(w));
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	w = __builtin_bswap64(w);
#endif
	return w;
}

/* Forgets the beginning of an input: see struct format. */
int	fuchsia_forget_beginning(struct forgetting *);

/* Returns bits low..high of a word, both included. */
static inline unsigned
fuchsia_bits(uint64_t w, unsigned low, unsigned high)
{
	return (unsigned)(w >> low & ((UINT64_C(1) << (high - low + 1)) - 1));
}

/* Returns the bytes that a record says it has, 0 for a broken one. */
static inline uint64_t
fuchsia_size(uint64_t head)
{
	return ((head & 15) == FUCHSIA_LARGE ? head >> 4 & 0xffffffff :
	    head >> 4 & 0xfff) * FUCHSIA_WORD;
}

/* ---- fuchsia_record.c ---- */
/*
 * Takes the string of a reference from *p, which moves behind an inline one.
 * Returns 0, or -1 when the string is longer than what is left before end.
 */
int	fuchsia_take_text(const char **p, const char *end, unsigned ref,
	    struct fuchsia_text *);
/* Takes process and thread of a thread reference 0 in the same way. */
int	fuchsia_take_thread(const char **p, const char *end, unsigned ref,
	    uint64_t *pid, uint64_t *tid);
/* Takes a word in the same way. */
int	fuchsia_take_word(const char **p, const char *end, uint64_t *);
int	fuchsia_next_arg_any(struct fuchsia_args *, struct fuchsia_arg *);
/*
 * Returns the words of a plain arg: as many as its type needs, where nothing
 * stands inline; 0 when it is not plain.  Most args are.
 */
static inline uint64_t
fuchsia_plain_arg(const struct fuchsia_args *a, uint64_t head)
{
	static const uint8_t words[16] = {
		[FUCHSIA_NULL] = 1, [FUCHSIA_INT32] = 1, [FUCHSIA_UINT32] = 1,
		[FUCHSIA_INT64] = 2, [FUCHSIA_UINT64] = 2,
		[FUCHSIA_DOUBLE] = 2, [FUCHSIA_TEXT] = 1,
		[FUCHSIA_POINTER] = 2, [FUCHSIA_KOID] = 2, [FUCHSIA_BOOL] = 1,
	};
	uint64_t n = words[head & 15];

	if ((head >> 4 & 0xfff) != n || (head >> 16 & FUCHSIA_INLINE) ||
	    ((head & 15) == FUCHSIA_TEXT && (head >> 32 & FUCHSIA_INLINE)) ||
	    (uint64_t)(a->end - a->p) < n * FUCHSIA_WORD)
		return 0;
	return n;
}
/*
 * Reads the next arg: returns 1, 0 when none is left, or -1 when the arg is
 * broken or of a type that is not known.
 */
static inline int
fuchsia_next_arg(struct fuchsia_args *a, struct fuchsia_arg *g)
{
	uint64_t n;

	if (a->left == 0)
		return 0;
	if (a->end - a->p < FUCHSIA_WORD)
		return fuchsia_next_arg_any(a, g);
	g->head = fuchsia_u64(a->p);
	if ((n = fuchsia_plain_arg(a, g->head)) == 0)
		return fuchsia_next_arg_any(a, g);
	a->left--;
	g->type = g->head & 15;
	g->name = (struct fuchsia_text){ g->head >> 16 & 0xffff, 0, NULL };
	g->text = (struct fuchsia_text){ g->type == FUCHSIA_TEXT ?
	    g->head >> 32 & 0xffff : 0, 0, NULL };
	g->value = a->p + FUCHSIA_WORD;
	a->p += n * FUCHSIA_WORD;
	return 1;
}
/* Return the value of an arg whose type says that it is such a number. */
int64_t	fuchsia_arg_int(const struct fuchsia_arg *);
uint64_t fuchsia_arg_uint(const struct fuchsia_arg *);
double	fuchsia_arg_double(const struct fuchsia_arg *);
int	fuchsia_read_event_any(const struct fuchsia_record *,
	    struct fuchsia_event *);
/* Reads an event record; returns 0, or -1 when its size is too small. */
static inline int
fuchsia_read_event(const struct fuchsia_record *r, struct fuchsia_event *e)
{
	const char *end = r->p + r->len;
	size_t last;

	e->type = fuchsia_bits(r->head, 16, 19);
	e->thread = fuchsia_bits(r->head, 24, 31);
	last = fuchsia_has_last(e->type) ? FUCHSIA_WORD : 0;
	/* most events have nothing inline */
	if (e->thread == 0 || (r->head & FUCHSIA_INLINE_EVENT) != 0 ||
	    r->len < 2 * FUCHSIA_WORD + last)
		return fuchsia_read_event_any(r, e);
	e->ticks = fuchsia_u64(r->p + FUCHSIA_WORD);
	e->pid = e->tid = e->last = 0;
	e->cat = (struct fuchsia_text){ fuchsia_bits(r->head, 32, 47), 0,
	    NULL };
	e->name = (struct fuchsia_text){ fuchsia_bits(r->head, 48, 63), 0,
	    NULL };
	end -= last;
	if (last > 0)
		e->last = fuchsia_u64(end);
	e->args = (struct fuchsia_args){ r->p + 2 * FUCHSIA_WORD, end,
	    fuchsia_bits(r->head, 20, 23) };
	return 0;
}
/*
 * Returns the args of a record of any type that may be the event of a thing
 * of the trace; none when it has none.
 */
struct fuchsia_args fuchsia_record_args(const struct fuchsia_record *);
/* Returns whether all in a record is as its size says: not chance bytes. */
int	fuchsia_sound(const struct fuchsia_record *);

/* ---- fuchsia_table.c ---- */
enum fuchsia_table { FUCHSIA_OF_STRINGS, FUCHSIA_OF_THREADS, FUCHSIA_OF_TICKS };

struct fuchsia_section {
	uint64_t	place;		/* of the record that begins it */
	uint32_t	provider;
};

struct fuchsia_gap {			/* bytes that are no records */
	uint64_t	from, to;
};

/*
 * State of the event source: the tables of all providers, at every place of
 * the input.  Const once the file was scanned.
 */
struct fuchsia_state {
	struct radix	*defs;		/* records that fill entries: the key of
					 * the entry, the place; ascending */
	size_t		 ndefs, defs_cap;
	struct fuchsia_section *sections; /* ascending */
	size_t		 nsections, sections_cap;
	struct fuchsia_gap *gaps;	/* ascending */
	size_t		 ngaps, gaps_cap;
	uint64_t	*marks;		/* a record every FUCHSIA_MARK bytes,
					 * about; ascending */
	size_t		 nmarks, marks_cap;
	struct fuchsia_search *search;	/* guarded by its lock */
};

/* Returns the key of an entry of a provider's table. */
static inline uint64_t
fuchsia_key(uint32_t provider, enum fuchsia_table table, unsigned index)
{
	return (uint64_t)provider << 18 | (uint64_t)table << 16 | index;
}

void	 fuchsia_state_free(struct fuchsia_state *);
/* As struct event_source has them. */
void	 fuchsia_state_save(const void *, struct buf *);
void	*fuchsia_state_restore(const struct input *, const char *, size_t);
/* Returns the provider whose records stand at a place. */
uint32_t fuchsia_provider(const struct fuchsia_state *, uint64_t place);
/*
 * Returns the place of the record that gave an entry what it has at `place`,
 * or FUCHSIA_NOWHERE.  O(log n).
 */
uint64_t fuchsia_entry(const struct fuchsia_state *, uint64_t key,
	    uint64_t place);
#define FUCHSIA_MARK	(UINT64_C(64) << 10)
/* Returns the place of a record, or of a gap, at a place or before it. */
uint64_t fuchsia_record_before(const struct fuchsia_state *, uint64_t place);
/* Returns the index of the first gap that begins at a place or behind it. */
size_t	 fuchsia_gap(const struct fuchsia_state *, uint64_t place);
/* Returns the bytes of a string of the table, given its record. */
const char *fuchsia_entry_text(const char *record, size_t *len);

/* ---- fuchsia_scan.c ---- */
/* The file as the scan of all records sees it. */
struct fuchsia_scan {
	const struct reading *r;
	struct fuchsia_state *state;
	struct warn	*warn;
	int		 careful;	/* 1: look inside of all records */
	uint32_t	 provider;
	uint64_t	 step;		/* bytes of a part, about */
	uint64_t	*parts;		/* where parts begin */
	size_t		 nparts, parts_cap;
	uint64_t	*blobs;		/* blobs with pieces of another trace */
	size_t		 nblobs, blobs_cap;
};
/* Finds the parts, tables, sections, gaps and blobs. */
void	 fuchsia_scan(struct fuchsia_scan *);

/* ---- fuchsia_part.c ---- */
struct fuchsia_thread {			/* a thread as a part knows it */
	uint64_t	 key, key2;	/* what it was found by */
	uint64_t	 pid;
	uint32_t	 track, upid;
	uint8_t		 used;
};

/*
 * Entries of the direct-mapped caches of a part.  That of strings has one for
 * each index of a provider's table.
 */
#define FUCHSIA_STRINGS	32768
#define FUCHSIA_THREADS	1024
#define FUCHSIA_KINDS	4096
#define FUCHSIA_SERIES	4096
#define FUCHSIA_CPUS	256

struct fuchsia_point {			/* a point of a flow */
	int64_t		 ts;
	uint64_t	 off, id;
	uint64_t	 pid;		/* of its thread; then of its flow */
	uint32_t	 track, kind;
	uint8_t		 step;		/* enum fuchsia_event_type */
	uint8_t		 loose;		/* 1: of no flow */
};

struct fuchsia_part {
	const struct reading *r;
	const struct fuchsia_state *state;
	struct builder	*b;
	uint64_t	 from, to;	/* places */
	uint32_t	 provider;
	uint64_t	 ticks;		/* a second, of the provider here */
	uint64_t	 place;		/* of the record that is read */
	struct fuchsia_string {
		uint64_t	key;	/* of fuchsia_key(), + 1; 0: free */
		uint32_t	string;	/* or one of the next two */
#define FUCHSIA_MISSING	UINT32_MAX
#define FUCHSIA_UNREAD	(UINT32_MAX - 1)
		uint32_t	word;	/* enum fuchsia_word */
	}		*strings;
	struct fuchsia_thread threads[FUCHSIA_THREADS];	/* inline ones */
	struct fuchsia_thread table[FUCHSIA_THREADS];	/* by reference */
	struct fuchsia_thread tids[FUCHSIA_THREADS];	/* by koid alone */
	uint32_t	base;		/* of its strings in strings[] */
	struct fuchsia_kind {
		uint32_t	cat, name, kind, used;
	}		 kinds[FUCHSIA_KINDS];
	struct fuchsia_refs {		/* kinds by references to strings */
		uint64_t	key;	/* provider, category, name */
		uint64_t	age;	/* of refs_age; 0: free */
		uint32_t	kind;
	}		 refs[FUCHSIA_KINDS];
	uint64_t	 refs_age;	/* entries of another one are not
					 * valid any more */
	struct fuchsia_series {
		uint64_t	id;
		uint32_t	upid, name, arg, series, used;
	}		 series[FUCHSIA_SERIES];
	uint32_t	 cpus[FUCHSIA_CPUS];	/* track + 1; 0: not yet */
	uint32_t	 states[16];	/* strings, by the state's number */
	struct fuchsia_point *points;
	size_t		 npoints, points_cap;
	uint32_t	*buckets;	/* points by a hash of their ids */
	uint32_t	*bucket_at;	/* first of each bucket in buckets */
	uint64_t	 counts[16], event_counts[16]; /* by type */
	char		*text;		/* room for a string */
	size_t		 text_cap;
	int		 unsound;	/* 1: a record is not as its size
					 * says */
	int		 (*progress)(struct fuchsia_part *);
	void		*arg;
	uint64_t	 reported;	/* place */
};

struct fuchsia_part *fuchsia_part_new(const struct reading *,
	    const struct fuchsia_state *, uint64_t from, uint64_t to);
void	 fuchsia_part_free(struct fuchsia_part *);
/* Passes all records of the part to its builder, but for flows. */
void	 fuchsia_part_read(struct fuchsia_part *);
/* Returns the offset of the record that is read. */
static inline uint64_t
fuchsia_off(const struct fuchsia_part *p)
{
	return p->r->base + p->place;
}
void	 fuchsia_warn(struct fuchsia_part *, enum warn_code);
/* Counts a record that is not read, by a name. */
void	 fuchsia_unread(struct fuchsia_part *, enum warn_code,
	    const char *name);

/* ---- fuchsia_cache.c ---- */
/*
 * Returns the entry of a reference that is neither 0 nor of an inline string,
 * if the cache has it and the table has the string; else NULL.
 */
static inline struct fuchsia_string *
fuchsia_cached(struct fuchsia_part *p, unsigned ref)
{
	struct fuchsia_string *s = &p->strings[(ref + p->base) %
	    FUCHSIA_STRINGS];

	return s->string != FUCHSIA_MISSING && s->key ==
	    fuchsia_key(p->provider, FUCHSIA_OF_STRINGS, ref) + 1 ? s : NULL;
}
/* Begins the section of a provider. */
void	 fuchsia_section(struct fuchsia_part *, uint32_t provider);
/* Empties the place of an entry that the record gives anew. */
void	 fuchsia_forget(struct fuchsia_part *, const struct fuchsia_record *);
/* Returns the string of a text; 0 for one that is empty or not there. */
uint32_t fuchsia_string(struct fuchsia_part *, const struct fuchsia_text *);
/* Returns the string of n bytes, as valid UTF-8. */
uint32_t fuchsia_bytes(struct fuchsia_part *, const char *, size_t);
void	 fuchsia_check_text_any(struct fuchsia_part *,
	    const struct fuchsia_text *);
/* Counts the text if it refers to an entry that is not there. */
static inline void
fuchsia_check_text(struct fuchsia_part *p, const struct fuchsia_text *t)
{
	if (t->ref != 0 && !(t->ref & FUCHSIA_INLINE) &&
	    fuchsia_cached(p, t->ref) == NULL)
		fuchsia_check_text_any(p, t);
}
/*
 * Returns which word the name of an arg is, and counts names and values that
 * are not in the table.
 */
enum fuchsia_word fuchsia_arg_word(struct fuchsia_part *,
	    const struct fuchsia_arg *);
uint32_t fuchsia_kind(struct fuchsia_part *, uint32_t cat, uint32_t name);
/* Returns the kind of a category and a name, which it counts as the above. */
uint32_t fuchsia_event_kind(struct fuchsia_part *,
	    const struct fuchsia_event *);
const struct fuchsia_thread *fuchsia_thread_any(struct fuchsia_part *,
	    unsigned ref, uint64_t pid, uint64_t tid);
/* Returns the place in the cache of an entry of the thread table. */
static inline struct fuchsia_thread *
fuchsia_thread_slot(struct fuchsia_part *p, unsigned ref)
{
	return &p->table[(ref + p->provider * 67) % FUCHSIA_THREADS];
}
/* Returns a thread, or NULL when its table lacks the reference; counted. */
static inline const struct fuchsia_thread *
fuchsia_thread(struct fuchsia_part *p, unsigned ref, uint64_t pid,
    uint64_t tid)
{
	const struct fuchsia_thread *t = fuchsia_thread_slot(p, ref);

	return ref != 0 && t->used &&
	    t->key == fuchsia_key(p->provider, FUCHSIA_OF_THREADS, ref) ? t :
	    fuchsia_thread_any(p, ref, pid, tid);
}
int	 fuchsia_time_any(struct fuchsia_part *, uint64_t ticks, int64_t *ns);
/* Converts ticks to ns: returns 0, or -1 beyond 63 bits; counted. */
static inline int
fuchsia_time(struct fuchsia_part *p, uint64_t ticks, int64_t *ns)
{
	if (p->ticks != FUCHSIA_NS_A_SECOND || ticks > INT64_MAX)
		return fuchsia_time_any(p, ticks, ns);
	*ns = (int64_t)ticks;
	return 0;
}
/*
 * Counts args that are broken or refer to strings that are not there.  Returns
 * whether the args end where they should.
 */
int	 fuchsia_check_args(struct fuchsia_part *, struct fuchsia_args);

/* ---- one file for each kind of record: to the builder ---- */
void	 fuchsia_event(struct fuchsia_part *, const struct fuchsia_record *);
void	 fuchsia_counter(struct fuchsia_part *, const struct fuchsia_event *,
	    const struct fuchsia_thread *, int64_t ts);
void	 fuchsia_scheduling(struct fuchsia_part *,
	    const struct fuchsia_record *);
void	 fuchsia_kernel_object(struct fuchsia_part *,
	    const struct fuchsia_record *);
void	 fuchsia_user_object(struct fuchsia_part *,
	    const struct fuchsia_record *);
void	 fuchsia_log(struct fuchsia_part *, const struct fuchsia_record *);

/* ---- fuchsia_flow.c ---- */
/* Finds the flows of the points of all parts, and adds them. */
void	 fuchsia_flows(struct fuchsia_part **, size_t n, int threads);

/* ---- fuchsia_source.c, fuchsia_search.c ---- */
extern const struct event_source fuchsia_events;
/* Reads the record at an offset; returns 0, or -1. */
int	 fuchsia_record_at(const struct input *, uint64_t off,
	    struct fuchsia_record *);
/* Returns the bytes of a text at a place of an input; NULL: it lacks it. */
const char *fuchsia_text_at(const struct input *, uint64_t place,
	    const struct fuchsia_text *, size_t *len);
struct fuchsia_search *fuchsia_search_new(void);
void	 fuchsia_search_free(struct fuchsia_search *);
void	 fuchsia_blocks(const struct input *, const struct needle *,
	    uint64_t from, uint64_t to, uint64_t skip, uint64_t *bits);
int	 fuchsia_search_args(const struct input *, uint64_t off,
	    const struct needle *, int (*fn)(void *, const char *, size_t),
	    void *);

#endif
