#ifndef UNDO_H
#define UNDO_H
/*
 * View changes that can be undone: called before and after each key, for
 * another model, at the end.
 */
#include "ttv/app.h"

struct match_models;

void	undo_before(struct app *);
/* Takes back all folds since a preview began. */
void	undo_back(struct app *);
void	undo_after(struct app *);
void	undo_set_trace(struct app *, const struct match_models *);
void	undo_free(struct app *);

#endif
