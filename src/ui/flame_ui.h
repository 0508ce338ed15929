#ifndef FLAME_UI_H
#define FLAME_UI_H
/*
 * The flame graph as the viewer has it: what is asked, the thread that makes
 * the tree, what of it is shown and selected.  The view draws the chart.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/bits.h"
#include "ttv/flame.h"
#include "ttv/slice_label.h"

#include "answer.h"

struct match_models;

/* A tree that a thread makes. */
struct flame_job {
	struct work	 work;
	const struct trace *trace;
	struct flame_query q;
	uint8_t		*tracks;	/* of the query */
	struct label_rules rules;	/* a copy: the view's may change */
	int		 asked;		/* flame_ui.asked then */
	struct flame	 flame;
	int		 differs;	/* two files are compared: ... */
	int64_t		*old;		/* ... by node: what file 1 has of it;
					 * or NULL */
};

enum flame_form { FORM_BOXES, FORM_TREE, FORM_NAMES, FORMS };

struct flame_ui {
	/* what is asked */
	int		 of_area;	/* of the area, not of the view */
	int		 of_all;	/* of neither: it has no times */
	int64_t		 t0, t1;
	uint8_t		*tracks;	/* by track; NULL: all */
	uint8_t		*sampled;	/* the same for samples */
	struct bits	 slices;	/* that a filter lets through */
	int		 narrowed;	/* VIEW_HIDES, VIEW_FILTERS */
	int		 asked;		/* number of what is asked of these */
	enum area_what	 what;
	enum flame_weight weight;
	uint32_t	 kind;		/* of samples, a string; 0: any */
	int		 chosen;	/* the weight, by a key */
	int		 inverted, by_thread, by_label;

	struct answer	 answer;	/* struct flame_job */

	enum flame_form	 form;
	uint32_t	 top;		/* the node over the whole width */
	uint32_t	 at;		/* the node that is selected */
	uint32_t	 scroll;	/* rows above the first that is shown */
	uint8_t		*open;		/* by node: unfolded in the tree */
	uint32_t	*lines;		/* nodes of the tree that are shown */
	size_t		 nlines;

	char		 find[64];	/* pattern; "": none */
	char		 find_before[64];
	uint32_t	 find_name;	/* string: this name alone; NONE */
	uint8_t		*hit, *name_hit;
	int		 matched;	/* hit and name_hit are those of find */
	struct flame_found found;

	struct chart	 chart;
	size_t		 cap;		/* boxes of the chart */
};

/* flame_ui.c */
void	flame_ui_init(struct app *);
void	flame_ui_free(struct app *);
/* Opens the chart: of the area if there is one, else of the view. */
void	flame_ui_open(struct app *);
/* Makes it anew, if it is open, of what the filter of the view lets through. */
void	flame_ui_filtered(struct app *);
/* Brings the tree up to date with what is asked. */
void	flame_ui_update(struct app *);
/* Return whether a tree is being made; take it, after at most ms: 1 to draw. */
int	flame_ui_pending(const struct app *);
int	flame_ui_wait(struct app *, int ms);
/* Before a key: waits for the tree, but not long. */
void	flame_ui_key(struct app *);
void	flame_ui_refresh(struct app *, const struct match_models *);
/* Return what the thread has made, or NULL; its tree. */
const struct flame_job *flame_ui_made(const struct app *);
const struct flame *flame_ui_tree(const struct app *);
/* Makes the lines of the tree again; keeps the selected node. */
void	flame_ui_lines(struct app *);
/* Selects a node, in all forms; unfolds what is above it. */
void	flame_ui_select(struct app *, uint32_t node);
/* Marks what matches the pattern; returns -1 and a message for a bad one. */
int	flame_ui_match(struct app *, const char *pattern);
/* Marks the nodes of one name, a string. */
void	flame_ui_mark(struct app *, uint32_t name);

/* flame_rows.c: the chart's texts, boxes and lines */
extern const struct list_source flame_rows_source;
void	flame_rows_texts(struct app *);

/* flame_boxes.c: makes the boxes of the chart from the tree that is shown */
void	flame_boxes_make(struct app *);
/* Returns the node of the box at a cell of the screen, or NONE. */
uint32_t flame_boxes_at(const struct app *, int col, int row);

/* cmd_flame.c: what Esc, the mouse and the prompt of the flame graph do; a
 * click: 1 if it was on the boxes. */
int	flame_close(struct app *);
int	flame_click(struct app *);
extern const char *const flame_forms[FORMS];
/* Shows the form of a name in the title that was clicked on; 0: it is none. */
int	flame_click_word(struct app *, const char *word);
void	flame_find_preview(struct app *, const char *);
int	flame_find_accept(struct app *, const char *);
void	flame_find_cancel(struct app *);

#endif
