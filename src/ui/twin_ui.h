#ifndef TWIN_UI_H
#define TWIN_UI_H
/*
 * Two files beside each other: a thread pairs their slices and compares their
 * names; then tracks stand below their twins, and lists say what differs.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

#include "twin_job.h"

struct match_models;

struct twin_ui {
	int		 on;		/* the files are to be compared */
	int		 offered;	/* the list came by itself, not by gd */
	int		 wanted;	/* ... as soon as there are two */
	struct answer	 answer;	/* struct twin_job; the view has it */
	int		 by_name;	/* the list has names, not slices */
	int		 by_label;	/* ... told apart by their labels */
	struct answer	 labels;	/* struct twin_labels */
	char		 title[256];
	struct list_line head;
};

void	twin_ui_init(struct app *);
void	twin_ui_free(struct app *);
/* Forgets what belongs to a model, before another takes its place. */
void	twin_ui_drop(struct app *);
/* Unfolds the twins of tracks that are unfolded. */
void	twin_ui_folds(struct app *);
/* Has files be compared as soon as there are two, or not any more. */
void	twin_ui_want(struct app *, int);
/* Starts to compare when the trace is complete; sets keys and the view. */
void	twin_ui_update(struct app *);
/*
 * Closes the list of what differs if it came by itself: it is in the way of a
 * key that it does not know.  Returns whether it did.
 */
int	twin_ui_withdraw(struct app *);
int	twin_ui_pending(const struct app *);
int	twin_ui_wait(struct app *, int ms);
void	twin_ui_refresh(struct app *, const struct match_models *);
/* Title and heading of the list. */
void	twin_ui_texts(struct app *);

extern const struct list_source twin_source;
int	twin_show_line(struct app *, uint64_t line);

#endif
