#ifndef VIEW_DETAIL_H
#define VIEW_DETAIL_H
/*
 * The pane's text: what is known of the selection, as a list of lines.  The
 * list is made once for a selection (detail_of()) and kept until something
 * that it depends on changes; its text may hold anything and is sanitised by
 * the canvas.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "ttv/trace.h"
#include "ttv/view.h"

enum detail_type {
	DETAIL_FACT,		/* key and value */
	DETAIL_TITLE,		/* heading of a section */
	DETAIL_TREE,		/* a node of args: key and value, indented */
	DETAIL_TABLE,		/* numbers, then a node: text and key */
	DETAIL_TEXT		/* value only: an ancestor, a flow, a frame */
};
struct detail_line {
	uint8_t		 type;
	uint8_t		 brief;		/* it is in the short pane too */
	uint8_t		 fold;		/* 0: no container, 1 open, 2 folded */
	uint16_t	 depth;		/* of the tree */
	uint8_t		 coloured;	/* rgb is shown as a swatch */
	uint32_t	 rgb;
	const char	*key, *text;
	size_t		 keylen, len;
	const char	*more;		/* of a table: after the key, or NULL */
	size_t		 morelen;
	const char	*path;		/* of a container, for folding */
	struct entity_ref target;	/* what it speaks of */
};

struct detail {
	struct arena		 arena;
	struct detail_line	*lines;
	size_t			 n, cap;
	char			 title[160];
	size_t			 about;	/* first line of what the file says of
					 * itself; n: there is none */
	/* what it was made for */
	const struct trace	*trace;
	struct entity_ref	 sel;
	uint64_t		 fold_hash;
	uint32_t		 flow_choice;
	uint32_t		 depth;	/* of the flame's row, or NONE */
	int			 tall;
	int			 unfinished;	/* a spread is being counted */
	/* kept from one selection to the next */
	struct spread		*spreads;	/* detail_spread.c */
	struct callsite_counts	*counts;	/* detail_stack.c */
};

/* The lines for the view's selection; made anew when they are stale. */
const struct detail *detail_of(const struct view *);
void	detail_free(struct detail *);

/* For the files that fill it. */
struct detail_line *detail_add(struct detail *, enum detail_type);
void	detail_fact(struct detail *, int brief, const char *key,
	    const char *fmt, ...) __attribute__((format(printf, 4, 5)));
void	detail_string(struct detail *, int brief, const char *key,
	    const char *text);
void	detail_title(struct detail *, const char *fmt, ...)
	    __attribute__((format(printf, 2, 3)));
struct detail_line *detail_text(struct detail *, const char *fmt, ...)
	    __attribute__((format(printf, 2, 3)));
/* The last line that was added speaks of this. */
void	detail_target(struct detail *, enum entity, uint32_t id);
/* The container of that path is folded; at_first: when nobody said so. */
int	detail_folded(const struct view *, const char *path, int at_first);

/* ---- the parts of it, each in the file of its name ---- */

void	detail_trace(struct detail *, const struct view *, uint32_t track);
void	detail_slice(struct detail *, const struct view *, uint32_t track);
/* detail_other.c */
void	detail_instant(struct detail *, const struct view *, uint32_t track);
void	detail_counter(struct detail *, const struct view *, uint32_t track);
void	detail_object(struct detail *, const struct view *, uint32_t track);
void	detail_snapshot(struct detail *, const struct view *, uint32_t track);
void	detail_sample(struct detail *, const struct view *, uint32_t track);
void	detail_memdump(struct detail *, const struct view *, uint32_t track);
void	detail_context(struct detail *, const struct view *, uint32_t track);
void	detail_where(struct detail *, const struct trace *, uint32_t track);
void	detail_time(struct detail *, const struct trace *, int brief,
	    const char *key, int64_t ts);

/* detail_args.c: a value under a heading; and one node, for a list of them */
void	detail_args(struct detail *, const struct view *, const char *title,
	    const struct value *, uint32_t upid, int64_t ts);
void	detail_value(struct detail *, const struct view *, const char *path,
	    const char *key, const struct value *, int depth);

/*
 * detail_event.c: what any event may have besides: stack traces, contexts of
 * its thread, members that nothing else has said.  Events may be NULL.
 */
void	detail_stacks(struct detail *, const struct view *, uint32_t upid,
	    const struct value *begin, const struct value *end);
void	detail_contexts(struct detail *, const struct view *, uint32_t track,
	    const struct value *event, int64_t ts);
void	detail_rest(struct detail *, const struct view *,
	    const struct value *event, uint32_t upid, int64_t ts);
void	detail_cname(struct detail *, const struct trace *, uint32_t kind);

/* detail_stack.c: the stack of a frame; of a sample, with shares */
void	detail_callsites(struct detail *, const struct trace *, uint32_t frame);
void	detail_sample_stack(struct detail *, const struct view *,
	    uint32_t sample, uint32_t track);
void	detail_counts_free(struct callsite_counts *);

/* detail_spread.c: how long the slices of its name took */
void	detail_spread(struct detail *, const struct view *, uint32_t slice);
void	detail_spreads_free(struct spread *);

/* detail_memory.c: a dump, of which each value has a part */
void	detail_memory(struct detail *, const struct view *,
	    const struct value *const *args, size_t nargs);

#endif
