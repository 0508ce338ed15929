#ifndef VIEW_PRIV_H
#define VIEW_PRIV_H
/*
 * priv: the view's own memory, made with the trace and read when drawing.
 */
#include <stdint.h>

#include "ttv/view.h"
#include "ttv/viewport.h"
#include "axis.h"
#include "detail.h"

struct captions;
struct near_rows;
struct flame_index;
struct memory_series;
struct newest_part;
struct overview;
struct shared_rows;
struct passed;
struct stack;
struct rollups;
struct waits;

#define OVERVIEW_BUCKETS	VIEW_TICKS

struct view_private {
	uint8_t		 overview[OVERVIEW_BUCKETS];	/* heights, 0..255 */
	uint8_t		 hit[OVERVIEW_BUCKETS];		/* 1: a search hit */
	uint32_t	 nalerts[OVERVIEW_BUCKETS];
	uint8_t		 alert[OVERVIEW_BUCKETS];	/* 1: a warning, 2: an
							 * error */
	uint16_t	*callsite_depth; /* by callsite: 0 at the root */
	uint16_t	*sample_depth;	/* by track: height of its tallest
					 * stack */
	struct memory_series *memory;	/* of dumps drawn so far */
	struct flame_index *flame;	/* made when samples are first drawn */
	struct rollups *rollups;
	struct near_rows *near;	/* near_rows.c */
	int		 near_only;	/* only rows near take lines */
	struct shared_rows *shared;	/* NULL: no line is shared */
	uint32_t	 nlines_all;	/* lines if they need not */
	struct overview	*making;	/* overview.c: NULL: finished */
	int64_t		 left;		/* idle.c: slices to spend */
	struct captions	*captions;
	const struct trace *axis_of;	/* axis.c: whose axis is known */
	enum axis	 axis;
	struct waits	*waits;
	struct stack	*stack;		/* of the counter drawn last */
	uint32_t	*line_of_track;	/* by track: its first line, or NONE */
	uint32_t	 nline_tracks;
	struct passed	*passed;		/* what passes the filter:
					 * passed_view.c */
	struct passed	*passed_next;	/* in the making; NULL: none */
	int		 sorted;	/* roots were sorted at first */
	int64_t		*sort_key;	/* by track, see arrange.c; NULL */
	uint32_t	 nshown, nall;	/* tracks: view_track_counts() */
	uint32_t	*roots;		/* tracks without a parent, as shown;
					 * NULL: in the trace's order */
	uint32_t	 nroots;
	struct viewport	 wanted;	/* what was seen before resizes ... */
	struct viewport	 resized;	/* ... and what they made of it */
	uint32_t	 nempty;	/* tracks without anything to show */
	struct detail	 detail;	/* the inspector's lines */
	struct view_newest {
		struct newest_part **v;	/* one behind the other */
		size_t	 n, cap;
		struct newest_part *selected;	/* has the selection, or NULL;
						 * view.sel is none then */
	}		 newest;
	int		 part;		/* 1: of the newest events only: no
					 * figures of the whole trace */
};

/* ---- view.c ---- */

/* Sets the depths of the stack frames of the view's trace. */
void	view_stack_depths(struct view *);
/* Returns whether all of the trace and of its newest parts is in view. */
int	view_shows_all(const struct view *);
/* Fits the whole trace as it is fitted now: exactly, or on the ladder. */
void	view_fit_again(struct view *);
/* Frees a view that has no newest parts. */
void	view_release(struct view *);

/*
 * ---- idle.c: the slices that this frame may still spend.  Work that needs
 * more continues in an *_idle() function, which returns 1 when all is done.
 */
void	idle_frame(const struct view *);
static inline int64_t *
idle_left(const struct view *v)
{
	if (!v->lazy)
		v->priv->left = INT64_MAX;
	return &v->priv->left;
}

#endif
