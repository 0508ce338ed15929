/*
 * display: reads the lines that say how snapshots of objects are shown.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/display.h"
#include "ttv/err.h"
#include "ttv/xmalloc.h"

/* By enum display_form: its word, and how many paths it has. */
static const struct {
	const char	*word;
	size_t		 least, most;
	const char	*usage;
} display_forms[] = {
	{ "table", 2, DISPLAY_WORDS, "PATH COLUMN..." },
	{ "tree", 3, DISPLAY_WORDS, "PATH CHILDREN LABEL..." },
	{ "rects", 5, 6, "PATH X Y WIDTH HEIGHT [LABEL]" },
};
#define DISPLAY_FORMS	(sizeof(display_forms) / sizeof(display_forms[0]))

static void
display_free(struct display *d)
{
	free(d->line);
	free(d->text);
}

/* Splits the text of a display into words; returns how many, at most `most`. */
static size_t
display_split(char *text, const char **words, size_t most)
{
	size_t n = 0;
	char *word;

	while ((word = strsep(&text, " \t")) != NULL)
		if (*word != '\0') {
			if (n == most)
				return most + 1;
			words[n++] = word;
		}
	return n;
}

int
display_add(struct displays *all, const char *line, struct err *err)
{
	const char *words[DISPLAY_WORDS + 2];
	struct display d;
	struct buf b = BUF_INIT;
	size_t n, i;

	memset(&d, 0, sizeof(d));
	d.text = xstrdup(line);
	n = display_split(d.text, words, DISPLAY_WORDS + 2);
	for (i = 0; i < DISPLAY_FORMS && n > 1; i++)
		if (strcmp(words[1], display_forms[i].word) == 0)
			break;
	if (n < 2 || i == DISPLAY_FORMS) {
		display_free(&d);
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "object: wants "
		    "NAME and table, tree or rects");
	}
	if (n < display_forms[i].least + 2 || n > display_forms[i].most + 2) {
		display_free(&d);
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "object: %s wants "
		    "%s", display_forms[i].word, display_forms[i].usage);
	}
	d.form = (enum display_form)i;
	d.name = words[0];
	d.n = n - 2;
	memcpy(d.words, words + 2, d.n * sizeof(*words));
	for (i = 0; i < n; i++)
		buf_printf(&b, "%s%s", i > 0 ? " " : "", words[i]);
	d.line = b.data;
	for (i = 0; i < all->n; i++)
		if (strcmp(all->v[i].line, d.line) == 0) {
			display_free(&d);
			return 0;
		}
	all->v = xgrow(all->v, all->n, &all->cap, sizeof(*all->v));
	all->v[all->n++] = d;
	return 0;
}

void
displays_free(struct displays *all)
{
	while (all->n > 0)
		display_free(&all->v[--all->n]);
	free(all->v);
	memset(all, 0, sizeof(*all));
}
