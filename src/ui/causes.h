#ifndef CAUSES_H
#define CAUSES_H
/*
 * Flows to follow, and lists of them.  causes_follow() goes along the only flow
 * of the selection, else along the only one inside or around, or opens a list
 * of several; returns 0 without any.  causes_choose() always opens the list.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

struct match_models;

extern const struct list_source causes_source;
const struct list_line *causes_head(const struct app *);
int	causes_show(struct app *, uint64_t line);
void	causes_refresh(struct app *, const struct match_models *);
int	causes_follow(struct app *, int out);
int	causes_choose(struct app *, int out);

/* cmd_wakeup.c: goes where a wakeup leads from the selection; 0: nowhere. */
int	wakeup_follow(struct app *, int out);

#endif
