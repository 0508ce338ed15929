/*
 * summary_brief: what the kind of a trace tells, as lines of the summary: the
 * parts of its brief, the names that take the time, what is odd.  Each part has
 * a line before one has two.  Where the second of two columns would have next
 * to nothing, there is one.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/warn.h"

#include "hint.h"
#include "summary.h"

#define NEXT_ROOM	8	/* lines, one of which says what comes next */
#define NEXT_LEAST	5	/* lines, of which one does where each part has
				 * another */
#define ODD_MOST	1	/* line of what is odd */
#define FEW		8	/* a second column has more than an eighth of
				 * the lines of the first */
#define TITLE_BLANKS	"   "
#define NUMBER_GAP	2	/* columns behind a number */

void
summary_brief_take(struct app *app, struct brief *b, size_t names)
{
	struct summary *o = app->summary;
	size_t i, all = 1, rows = (size_t)o->drawer.rows;

	brief_free(&o->told);
	o->told = *b;
	memset(b, 0, sizeof(*b));
	o->all = 1 + (int)summary_odd_codes(app, o->told.kind == NULL ||
	    o->told.kind->name == NULL ? WARN_MAX : ODD_MOST);
	for (i = 0; i < o->told.nparts; i++) {
		all += o->told.part[i].n < rows ? o->told.part[i].n : rows;
		o->all += (int)o->told.part[i].n;
	}
	o->wide = o->told.nparts > 0 && !o->told.names &&
	    all <= rows + rows / FEW;
	if (o->told.kind != NULL)
		o->all += o->told.kind->next != NULL;
	if (o->told.names)
		o->all += names < 2 * SUMMARY_LINES ? (int)names :
		    2 * SUMMARY_LINES;
}

int
summary_brief_is(const struct app *app)
{
	const struct brief *b = &app->summary->told;

	return b->nparts > 0 && b->kind->name != NULL;
}

/* Adds the first n lines of a part. */
static void
told_part(struct summary *o, const struct brief_part *p, size_t n)
{
	struct summary_line *l;
	size_t i;

	for (i = 0; i < n; i++) {
		if ((l = summary_add(o, SUMMARY_BRIEF)) == NULL)
			return;
		l->target = p->v[i].at;
		l->share = p->v[i].share;
		l->told = &p->v[i];
		l->part_told = p;
	}
}

int
summary_brief_slowest(struct app *app, size_t most)
{
	struct summary *o = app->summary;

	if (o->told.nparts == 0 || o->told.kind->name != NULL)
		return 0;
	o->nslow = o->told.part[0].n < most ? o->told.part[0].n : most;
	told_part(o, &o->told.part[0], o->nslow);
	return 1;
}

/* Gives `left` lines to parts that have more, one each in turn. */
static void
told_share(const struct brief *b, size_t left, size_t *n)
{
	size_t i, given;

	do {
		given = 0;
		for (i = 0; i < b->nparts && left > 0; i++)
			if (n[i] < b->part[i].n) {
				n[i]++;
				given++;
				left--;
			}
	} while (given > 0);
}

/* Returns whether a line says what comes next, of `all` but the odd ones. */
static int
has_next(const struct brief *b, size_t room, size_t all)
{
	return b->kind->next != NULL && (room >= NEXT_ROOM ||
	    (room >= NEXT_LEAST && all > b->nparts + (b->names != 0)));
}

/* Sets n[] to the lines of each part, of `all`; returns those of names. */
static size_t
told_lines(const struct brief *b, size_t all, size_t *n)
{
	size_t names = b->names ? all / (b->nparts + 1) : 0;

	memset(n, 0, BRIEF_PARTS * sizeof(*n));
	told_share(b, all - names, n);
	return names;
}

int
summary_brief_first(const struct summary *o, uint64_t i)
{
	const struct summary_line *l = &o->v[i];
	const struct brief *b = &o->told;
	size_t n[BRIEF_PARTS], room = (size_t)o->drawer.rows - 1, names, odd;
	int next;

	odd = o->n > 0 && (o->v[o->n - 1].part == SUMMARY_ODD || (o->n > 1 &&
	    o->v[o->n - 2].part == SUMMARY_ODD));
	next = has_next(b, room, room - odd);
	names = told_lines(b, room - odd - (size_t)next, n);
	if (l->told != NULL)
		return (size_t)(l->told - l->part_told->v) <
		    n[l->part_told - b->part];
	return l->part == SUMMARY_ODD || l->part == SUMMARY_NEXT ||
	    i < o->nslow + names;
}

/* Sets the columns that the numbers of all lines take. */
static void
told_number(struct summary *o)
{
	int n;
	size_t i;

	o->number = 0;
	for (i = 0; i < o->n; i++)
		if (o->v[i].told != NULL && (n = text_columns(
		    o->v[i].told->number) + NUMBER_GAP) > o->number)
			o->number = n;
}

void
summary_brief_lines(struct app *app, size_t room, size_t odd)
{
	struct summary *o = app->summary;
	const struct brief *b = &o->told;
	size_t n[BRIEF_PARTS], i, names, all, waits = 0;
	int next;

	odd = odd > ODD_MOST ? ODD_MOST : odd;
	all = (size_t)o->drawer.columns * room - odd;
	next = has_next(b, room, all);
	all -= next != 0;
	names = told_lines(b, all, n);
	for (i = 0; i < b->nparts; i++)
		told_part(o, &b->part[i], n[i]);
	o->nslow = o->n;
	if (names > 0 && o->job != NULL) {
		if (b->kind->general)
			waits = summary_waits(app);
		if (waits >= all - o->n)
			waits = 0;
		summary_names(app, all - o->n - waits, 0);
		summary_names(app, waits, 1);
	}
	summary_odd(app, odd);
	if (next)
		summary_add(o, SUMMARY_NEXT);
	told_number(o);
}

void
summary_brief_next(struct app *app, struct list_line *out)
{
	const char *s = app->summary->told.kind->next, *words;
	char command[64], keys[32];
	struct list_cell *c;
	size_t len;

	for (; *s != '\0'; s = words + len + (words[len] == ';')) {
		len = strcspn(s, " ");
		words = s + len + 1;
		snprintf(command, sizeof(command), "%.*s", (int)len, s);
		len = strcspn(words, ";");
		hint_keys(app, MODE_NORMAL, command, keys, sizeof(keys));
		if (keys[0] == '\0')
			continue;
		c = list_text(out, ROLE_HINT_KEY, keys, 0, 0);
		c->gap = 1;
		c = list_cell(out, ROLE_PANE_VALUE, words, len);
		c->gap = app->summary->drawer.columns > 1 ? 2 : 3;
	}
}

/*
 * Appends the facts that fit a title of n bytes, where `brief` is 1 all in
 * their shorter form, and returns their number.
 */
static size_t
title_facts(const struct app *app, char *out, size_t n, int brief)
{
	const struct brief *b = &app->summary->told;
	char next[256];
	size_t i, told = 0;

	for (i = 0; i < b->nfacts; i++) {
		snprintf(next, sizeof(next), TITLE_BLANKS "%s", brief &&
		    b->brief[i] != NULL ? b->brief[i] : b->fact[i]);
		if (text_columns(out) + text_columns(next) >
		    app->view.cols - 2)
			continue;
		strlcat(out, next, n);
		told++;
	}
	return told;
}

void
summary_brief_title(struct app *app, const char *shown)
{
	const struct brief *b = &app->summary->told;
	char *out = app->summary->drawer.title;
	char alone[sizeof(app->summary->drawer.title)];
	char full[sizeof(alone)];
	size_t n = sizeof(alone);

	snprintf(alone, n, "%s%s%s", b->kind->name, app->summary->of_area ?
	    " in the time of the area" : "", shown);
	strlcpy(full, alone, n);
	strlcpy(out, alone, n);
	if (title_facts(app, full, n, 0) >= title_facts(app, out, n, 1))
		strlcpy(out, full, n);
}
