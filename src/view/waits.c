/*
 * waits: names of slices during which their thread does not run, which are no
 * work although no thread does anything else.  Only names that cannot mean work
 * stand in the table; a call that blocks ("read", "lock") may work before it
 * waits.  Rules that the user adds come before those of the table.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/slice_label.h"
#include "ttv/xmalloc.h"
#include "caption.h"
#include "priv.h"

static const char *const table[] = {
	/* uftrace: from when the kernel takes the thread off its CPU until it
	 * runs again */
	"linux:schedule*",
};
#define NTABLE	(sizeof(table) / sizeof(table[0]))

struct wait {
	char		*name;
	int		 no_wait;	/* 1: it is none */
};
struct waits {
	struct wait	*own;		/* the user's, the last last */
	size_t		 n, cap;
};

struct waits *
waits_new(void)
{
	return xcalloc(1, sizeof(struct waits));
}

void
waits_free(struct waits *w)
{
	if (w == NULL)
		return;
	while (w->n > 0)
		free(w->own[--w->n].name);
	free(w->own);
	free(w);
}

void
view_wait(struct view *v, const char *name, int no_wait)
{
	struct waits *w = v->priv->waits;

	w->own = xgrow(w->own, w->n, &w->cap, sizeof(*w->own));
	w->own[w->n].name = xstrdup(name);
	w->own[w->n++].no_wait = no_wait;
}

int
view_is_wait(const struct view *v, const char *name)
{
	const struct waits *w = v->priv->waits;
	size_t i, len = strlen(name);

	for (i = w->n; i > 0; i--)
		if (label_matches(w->own[i - 1].name, name, len))
			return !w->own[i - 1].no_wait;
	for (i = 0; i < NTABLE; i++)
		if (label_matches(table[i], name, len))
			return 1;
	return 0;
}
