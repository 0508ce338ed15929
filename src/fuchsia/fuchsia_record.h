#ifndef FUCHSIA_RECORD_H
#define FUCHSIA_RECORD_H
/*
 * fuchsia_record: records as they stand in the bytes of a trace.  What most
 * events and args are, with nothing inline, is read here in place; all else by
 * the functions whose names end in _any.
 *
 * Places are bytes from the start of the input, without its base.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "ttv/little.h"

#define FUCHSIA_WORD	8		/* bytes: all sizes are in words */
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
 * Returns the words of a plain arg at `at`, before `end`, whose first word is
 * `head`: as many as its type needs, where nothing stands inline; 0 when it is
 * not plain.  Most args are.
 */
static inline uint64_t
fuchsia_plain_arg(const char *at, const char *end, uint64_t head)
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
	    (uint64_t)(end - at) < n * FUCHSIA_WORD)
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
	g->head = little64(a->p);
	if ((n = fuchsia_plain_arg(a->p, a->end, g->head)) == 0)
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
	e->ticks = little64(r->p + FUCHSIA_WORD);
	e->pid = e->tid = e->last = 0;
	e->cat = (struct fuchsia_text){ fuchsia_bits(r->head, 32, 47), 0,
	    NULL };
	e->name = (struct fuchsia_text){ fuchsia_bits(r->head, 48, 63), 0,
	    NULL };
	end -= last;
	if (last > 0)
		e->last = little64(end);
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

#endif
