#ifndef VIEW_DETAIL_H
#define VIEW_DETAIL_H
/*
 * The inspector's text: the facts of the selection as a list of lines.
 * detail_of() makes the list once for a selection and keeps the list until an
 * input of the list changes.  The text is that of the trace, unchanged; the
 * canvas sanitises.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "ttv/trace.h"
#include "ttv/view.h"

struct event_facts;
struct memory_facts;
struct reference;

enum detail_type {
	DETAIL_FACT,		/* key and value */
	DETAIL_TITLE,		/* heading of a section */
	DETAIL_TREE,		/* a node of args: key and value, indented */
	DETAIL_TABLE,		/* numbers, then a node: text and key */
	DETAIL_TEXT		/* value only: an ancestor, a flow, a frame */
};
struct detail_line {
	uint8_t		 type;
	uint8_t		 brief;		/* 1, 2: rank in the short pane; 3: on
					 * its second line; 0 */
	uint8_t		 fold;		/* 0: no container, 1 open, 2 folded */
	uint16_t	 depth;		/* in the tree, 0 at the top */
	uint8_t		 coloured;	/* 1: show rgb as a swatch */
	uint32_t	 rgb;
	const char	*key, *text;
	size_t		 keylen, len;
	const char	*more;		/* of a table: after the key, or NULL */
	size_t		 morelen;
	const char	*path;		/* of a container, NULL: not one */
	struct entity_ref target;	/* entity that the line leads to */
};

struct detail {
	struct arena		 arena;
	struct detail_line	*lines;
	size_t			 n, cap;
	char			 title[160];
	size_t			 about;	/* first line of the facts that the
					 * file states of itself; n: none */
	/* inputs that the list was made from */
	const struct trace	*trace;
	struct entity_ref	 sel;
	uint64_t		 fold_hash;
	uint32_t		 depth;	/* of the flame's row, or NONE */
	uint32_t		 track;	/* of the cursor's line, if no thing is
					 * selected; NONE: the trace */
	int			 tall;
	int			 pending;	/* 1: counts a spread */
	/* results kept from one selection to the next */
	struct spread		*spreads;	/* detail_spread.c */
	struct callsite_counts	*counts;	/* detail_stack.c */
};

/* Returns the lines for the selection of the view; rebuilds a stale list. */
const struct detail *detail_of(const struct view *);
/* Free the list and the results kept for further selections. */
void	detail_free(struct detail *);
/*
 * Fold or unfold the container on line `line` of the view's list.  Returns 0,
 * or -1 when the line is no container.
 */
int	detail_fold(struct view *, uint64_t line);
/* Goes on with what a line waits for; see idle.c. */
int	detail_idle(struct view *, int64_t *left);

/* ---- for the files that fill the list ---- */

/* Append an empty line of a type; returns the line, valid until the next. */
struct detail_line *detail_add(struct detail *, enum detail_type);
/*
 * Append the fact `key` with a formatted value, cut to 511 bytes, or with text;
 * no line for an empty value.  `brief` is the rank in the short pane, or 0.
 */
void	detail_fact(struct detail *, int brief, const char *key,
	    const char *fmt, ...) __attribute__((format(printf, 4, 5)));
void	detail_string(struct detail *, int brief, const char *key,
	    const char *text);
/*
 * Append what the alert of a kind says and what the annotation of an event of
 * that kind, if it has either.
 */
void	detail_note(struct detail *, const struct view *, uint64_t off,
	    uint32_t kind);
/* Append the heading of a section, cut to 255 bytes. */
void	detail_title(struct detail *, const char *fmt, ...)
	    __attribute__((format(printf, 2, 3)));
/* Append and return a line without a key, its text cut to 511 bytes. */
struct detail_line *detail_text(struct detail *, const char *fmt, ...)
	    __attribute__((format(printf, 2, 3)));
/* Make the entity `id` of a type the target of the last line of the list. */
void	detail_target(struct detail *, enum entity, uint32_t id);
/*
 * Returns 1 if the container of `path` is folded; at_first is 1 for a container
 * that starts folded.
 */
int	detail_folded(const struct view *, const char *path, int at_first);
/* Returns the columns of lines on a screen of `cols`; the width of one. */
int	detail_columns(int cols);
int	detail_width(int cols);

/*
 * ---- the parts of the list, each in the file of its name ----
 *
 * Functions that take a track describe the selection of the view: an entity on
 * that track.
 */

void	detail_trace(struct detail *, const struct view *, uint32_t track);
/* detail_track.c: describe a track with all below it */
void	detail_track(struct detail *, const struct view *, uint32_t track);
void	detail_slice(struct detail *, const struct view *, uint32_t track);
/*
 * detail_sched.c: append what is known of a slice of a CPU or a state; take
 * away a stack that is that of another.
 */
void	detail_sched(struct detail *, const struct trace *, uint32_t slice);
/*
 * detail_wait.c: append what a state is in which a thread did not run, by the
 * word for it: how long, who ended it, what ran meanwhile.
 */
void	detail_wait(struct detail *, const struct trace *, uint32_t slice,
	    const char *what);
/* Append the list of what ran on the CPU that a thread waited for. */
void	detail_meanwhile(struct detail *, const struct trace *,
	    uint32_t slice);
/* Returns the word for a state that the kernel names by letters, or "". */
const char *state_text(const char *state);
/* Append in which states the thread of a slice was meanwhile, and how long. */
void	detail_states(struct detail *, const struct trace *, uint32_t slice);
void	detail_sched_stack(const struct trace *, uint32_t slice,
	    struct event_facts *);
/* detail_other.c */
void	detail_instant(struct detail *, const struct view *, uint32_t track);
void	detail_counter(struct detail *, const struct view *, uint32_t track);
void	detail_object(struct detail *, const struct view *, uint32_t track);
void	detail_snapshot(struct detail *, const struct view *, uint32_t track);
void	detail_sample(struct detail *, const struct view *, uint32_t track);
void	detail_memdump(struct detail *, const struct view *, uint32_t track);
void	detail_context(struct detail *, const struct view *, uint32_t track);
/* Append the process and thread of a track, and the name of a named track. */
void	detail_where(struct detail *, const struct trace *, uint32_t track);
/* Append ts since the start of the trace, and ts as the file has it. */
void	detail_time(struct detail *, const struct trace *, int brief,
	    const char *key, int64_t ts);

/*
 * detail_args.c: append a value under the heading `title`.  References in the
 * value are looked up in process `upid` at ts.
 */
void	detail_args(struct detail *, const struct view *, const char *title,
	    const struct value *, uint32_t upid, int64_t ts);
/*
 * detail_display.c: append the selected snapshot, of an object of that name, as
 * the person wants it shown.
 */
void	detail_display(struct detail *, const struct view *, const char *name,
	    const struct value *snapshot, uint32_t upid);
/* Append a reference under the heading `title`. */
void	detail_reference(struct detail *, const struct view *,
	    const char *title, const struct reference *, uint32_t upid,
	    int64_t ts);
/* Append a value as one node `key` at a depth, folded by `path`. */
void	detail_value(struct detail *, const struct view *, const char *path,
	    const char *key, const struct value *, int depth);

/*
 * detail_hit.c: whether the search has found a line of args; the first such
 * line, or n.
 */
int	detail_is_hit(const struct view *, const struct detail_line *);
/* Returns whether the search has found something below a value of args. */
int	detail_has_hit(const struct view *, const struct value *);
size_t	detail_first_hit(const struct view *, const struct detail *);

/*
 * detail_event.c: facts of any event: stack traces, contexts of the thread, a
 * colour; detail_flow.c: the flows of an end, and their number.
 */
void	detail_stacks(struct detail *, const struct view *, uint32_t upid,
	    const struct event_facts *);
void	detail_flows(struct detail *, const struct view *, uint32_t end);
void	detail_flow_count(struct detail *, const struct view *, uint32_t end);
void	detail_contexts(struct detail *, const struct view *, uint32_t track,
	    const struct event_facts *, int64_t ts);
void	detail_cname(struct detail *, const struct trace *, uint32_t kind);

/* detail_stack.c: the stack of a callsite; a sample's stack, with shares */
void	detail_callsites(struct detail *, const struct trace *,
	    uint32_t callsite);
void	detail_sample_stack(struct detail *, const struct view *,
	    uint32_t sample, uint32_t track);
void	detail_counts_free(struct callsite_counts *);

/* detail_spread.c: the distribution of durations of slices of one name */
void	detail_spread(struct detail *, const struct view *, uint32_t slice);
void	detail_spreads_free(struct spread *);

/* detail_running.c: what ran and lived at t, that of track's process first */
void	detail_running(struct detail *, const struct view *, int64_t t,
	    uint32_t track);

/* detail_memory.c: a memory dump, whose parts are facts[0..n) */
void	detail_memory(struct detail *, const struct view *,
	    const struct memory_facts *facts, size_t n);

#endif
