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

#include "ttv/builder.h"
#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/progress.h"
#include "ttv/radix.h"
#include "fuchsia_record.h"

#define FUCHSIA_NOWHERE	UINT64_MAX	/* of places */

/* Forgets the beginning of an input: see struct format. */
int	fuchsia_forget_beginning(struct forgetting *);

/* ---- fuchsia_table.c ---- */
enum fuchsia_table { FUCHSIA_OF_STRINGS, FUCHSIA_OF_THREADS, FUCHSIA_OF_TICKS };

struct fuchsia_section {
	uint64_t	place;		/* of the record that begins it */
	uint32_t	provider;
	uint32_t	unused;		/* 0 */
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
void	*fuchsia_state_restore(const struct input *, struct unpack *);
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

/* ---- fuchsia_skip.c ---- */
#define FUCHSIA_RECORD_MOST (4096 * FUCHSIA_WORD) /* bytes; more than 12 bits of
						   * words */
/* Walks over the records with the threads of the reading. */
struct fuchsia_skip *fuchsia_skip_new(const struct reading *);
void	 fuchsia_skip_free(struct fuchsia_skip *);
/*
 * Returns, given the place of a record, that of one from there on with nothing
 * but events between: the first that is no event or has no size, or one before
 * it.  The first behind each multiple of FUCHSIA_MARK is returned, as is the
 * first at `stop` or soon behind it.
 */
uint64_t fuchsia_skip(struct fuchsia_skip *, uint64_t place, uint64_t stop);
/* Says that the next place does not follow from the one returned last. */
void	 fuchsia_skip_lost(struct fuchsia_skip *);

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
#define FUCHSIA_SCOPES	64

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
	struct fuchsia_scope {		/* processes of flows */
		uint64_t pid;
		uint32_t string;	/* 0: free */
	}		 scopes[FUCHSIA_SCOPES];
	uint64_t	 counts[16], event_counts[16]; /* by type */
	char		*text;		/* room for a string */
	size_t		 text_cap;
	int		 unsound;	/* 1: a record is not as its size
					 * says */
	struct progress	*progress;
	uint64_t	 reported;	/* place */
};

struct fuchsia_part *fuchsia_part_new(const struct reading *,
	    const struct fuchsia_state *, uint64_t from, uint64_t to);
void	 fuchsia_part_free(struct fuchsia_part *);
/* Passes all records of the part to its builder. */
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
/* Returns whether a reference is to the empty string or to a cached one. */
static inline int
fuchsia_has_text(struct fuchsia_part *p, unsigned ref)
{
	return ref == 0 || (!(ref & FUCHSIA_INLINE) &&
	    fuchsia_cached(p, ref) != NULL);
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
/* Returns the place in the cache of the kind of two references to strings. */
static inline struct fuchsia_refs *
fuchsia_kind_slot(struct fuchsia_part *p, unsigned cat, unsigned name)
{
	/* names that stand together are in each other's way seldom */
	return &p->refs[(name + cat * 509 + p->provider * 1021) %
	    FUCHSIA_KINDS];
}
static inline uint64_t
fuchsia_kind_key(const struct fuchsia_part *p, unsigned cat, unsigned name)
{
	return (uint64_t)p->provider << 32 | (uint64_t)cat << 16 | name;
}
/* Returns the kind of a category and a name, which it counts as the above. */
uint32_t fuchsia_event_kind(struct fuchsia_part *,
	    const struct fuchsia_event *);
/* Functions ending in _any are those without it, for what is not cached. */
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
/*
 * Returns whether n args are plain, with all their strings in the cache, and
 * end at `end`: then nothing of them is to be counted.
 */
int	 fuchsia_args_plain(struct fuchsia_part *, const char *at,
	    const char *end, unsigned n);

/* ---- one file for each kind of record: to the builder ---- */
void	 fuchsia_event(struct fuchsia_part *, const struct fuchsia_record *);
/*
 * As fuchsia_event() for an event as most are: nothing inline, plain args, all
 * that it refers to in the caches, in ns.  Returns 0 for others, with nothing
 * done.
 */
int	 fuchsia_event_quick(struct fuchsia_part *,
	    const struct fuchsia_record *);
void	 fuchsia_counter(struct fuchsia_part *, const struct fuchsia_event *,
	    const struct fuchsia_thread *, int64_t ts);
void	 fuchsia_scheduling(struct fuchsia_part *,
	    const struct fuchsia_record *);
void	 fuchsia_kernel_object(struct fuchsia_part *,
	    const struct fuchsia_record *);
void	 fuchsia_user_object(struct fuchsia_part *,
	    const struct fuchsia_record *);
void	 fuchsia_log(struct fuchsia_part *, const struct fuchsia_record *);

/* ---- fuchsia_source.c, fuchsia_search.c ---- */
extern const struct event_source fuchsia_events;
/* Reads the record at an offset; returns 0, or -1. */
int	 fuchsia_record_at(const struct input *, uint64_t off,
	    struct fuchsia_record *);
struct fuchsia_search *fuchsia_search_new(void);
void	 fuchsia_search_free(struct fuchsia_search *);
void	 fuchsia_blocks(const struct input *, const struct needle *,
	    uint64_t from, uint64_t to, uint64_t skip, uint64_t *bits);

#endif
