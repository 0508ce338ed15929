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
	DETAIL_TEXT		/* value only: an ancestor, a flow, a frame */
};
struct detail_line {
	uint8_t		 type;
	uint8_t		 brief;		/* it is in the short pane too */
	uint8_t		 fold;		/* 0: no container, 1 open, 2 folded */
	uint16_t	 depth;		/* of the tree */
	const char	*key, *text;
	size_t		 keylen, len;
	const char	*path;		/* of a container, for folding */
	struct selection target;	/* what it speaks of */
};

struct detail {
	struct arena		 arena;
	struct detail_line	*lines;
	size_t			 n, cap;
	char			 title[160];
	/* what it was made for */
	const struct trace	*trace;
	struct selection	 sel;
	size_t			 nfolded;
	uint64_t		 fold_hash;
	uint32_t		 flow_choice;
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

/* detail_slice.c, detail_other.c, detail_args.c, detail_memory.c */
void	detail_slice(struct detail *, const struct view *);
void	detail_other(struct detail *, const struct view *);
void	detail_where(struct detail *, const struct trace *, uint32_t track);
void	detail_time(struct detail *, const struct trace *, int brief,
	    const char *key, int64_t ts);
void	detail_args(struct detail *, const struct view *, const char *title,
	    const struct value *, uint32_t upid, int64_t ts);
void	detail_memory(struct detail *, const struct value *args);
/* A number of a memory dump, hexadecimal when it is text: 0, or -1. */
int	memory_hex(const struct value *, uint64_t *);

#endif
