/*
 * The inspector: the facts of the selection, at the bottom of the screen.
 *
 * The short inspector draws the most important facts in a line or two.  The
 * tall inspector is a list (ttv/list.h): lines run down and then into the next
 * column, as in a newspaper, so that a wide screen shows many of them.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/list.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/view.h"
#include "detail.h"
#include "parts.h"

#define KEY_COLS	11	/* columns of a fact's key and a blank */
#define BRIEF_GAP	3	/* columns between two facts */
#define BRIEF_LENGTH	12	/* columns of "7.198 321 ms" */
#define BRIEF_SHARE	7	/* columns of "100.0 %" */
#define BRIEF_ARG	12	/* columns of an arg: fewer say too little */
#define BRIEF_LEAST	30	/* columns of a fact that is cut: less says
				 * too little */

static void
inspector_title(struct canvas *cv, const struct view *v, int row,
    const struct detail *d)
{
	struct style st = style_of(ROLE_PANE_TITLE);
	char more[48] = "";

	if (v->pane > 1 && v->pane_focus)
		snprintf(more, sizeof(more), "%" PRIu64 " of %zu",
		    list_at(&v->inspector) + 1, d->n);
	else if (v->pane > 1)
		snprintf(more, sizeof(more), "%zu lines", d->n);
	canvas_title(cv, row, st, d->title, st, more);
}

/* ---- short ---- */

/* Returns the length of the blanks that align a table's number. */
static size_t
brief_blanks(const struct detail_line *l)
{
	size_t n = 0;

	while (l->type == DETAIL_TABLE && n < l->len && l->text[n] == ' ')
		n++;
	return n;
}

/*
 * Returns the columns that a value keeps whatever its number is, of a share, a
 * length or both; 0: its own.
 */
static int
brief_width(const struct detail_line *l)
{
	size_t n = l->len;

	if (l->type != DETAIL_FACT || l->brief != 1 || n < 3 ||
	    !is_digit(l->text[0]) || memchr(l->text, ' ', n) == NULL)
		return 0;
	if (l->text[n - 1] != '%')
		return BRIEF_LENGTH;
	return strstr(l->text, "  ") != NULL ? BRIEF_LENGTH + 2 + BRIEF_SHARE :
	    BRIEF_SHARE;
}

/*
 * Draws facts side by side, in the order of `ranks`; those of rank 3 are cut if
 * they have to be.  Those that change from one selection to the next are padded
 * by at most `room` columns in all, so that the others stay where they are:
 * that is easier to read, and less to send.  Returns the columns that are left.
 */
static int
brief_draw(struct canvas *cv, const struct view *v, int row,
    const struct detail *d, const char *ranks, int room)
{
	const struct detail_line *l;
	int col = 1, padded = 0, need, n, pad;
	size_t i, skip;

	for (; *ranks != '\0'; ranks++)
		for (i = 0; i < d->n; i++) {
			l = &d->lines[i];
			skip = brief_blanks(l);
			need = (int)(l->keylen + l->len - skip) + 1;
			if (l->brief == 3 && need > BRIEF_LEAST)
				need = BRIEF_LEAST;
			if (l->brief != *ranks - '0' ||
			    col - padded + need > v->cols)
				continue;
			col += canvas_text(cv, col, row, v->cols - col,
			    style_of(ROLE_PANE_KEY), l->key, l->keylen) + 1;
			n = canvas_text(cv, col, row, v->cols - col,
			    style_of(ROLE_PANE_VALUE), l->text + skip,
			    l->len - skip);
			pad = brief_width(l) - n;
			pad = pad < 0 ? 0 : pad < room - padded ? pad :
			    room - padded;
			col += n + pad + BRIEF_GAP;
			padded += pad;
		}
	return col > v->cols ? 0 : v->cols - col;
}

/* Draws facts on all of a row; returns the column behind them. */
static int
brief_facts(struct canvas *cv, const struct view *v, int row,
    const struct detail *d, const char *ranks)
{
	int room = brief_draw(cv, v, row, d, ranks, 0);

	if (room == 0)
		return v->cols;
	canvas_fill(cv, 0, row, v->cols, ' ', style_of(ROLE_NORMAL));
	return v->cols - brief_draw(cv, v, row, d, ranks, room);
}

/* Returns the length of a value that detail_args.c cut into several lines. */
static size_t
brief_length(const struct detail *d, size_t i)
{
	const char *text = d->lines[i].text, *end = text + d->lines[i].len;
	const struct detail_line *l;

	while (++i < d->n) {
		l = &d->lines[i];
		if (l->type != DETAIL_TREE || l->keylen > 0 ||
		    (l->text != end && l->text != end + 1))
			break;
		end = l->text + l->len;
	}
	return (size_t)(end - text);
}

/* Draws "key=value" from a column on, of a hit with the end of the value, which
 * says most of a path; returns the column behind it. */
static int
brief_arg(struct canvas *cv, const struct view *v, int col, int row,
    const struct detail *d, size_t i)
{
	const struct detail_line *l = &d->lines[i];
	struct style key = style_of(ROLE_PANE_KEY);
	struct style value = style_of(ROLE_PANE_VALUE);
	size_t len = brief_length(d, i);
	const char *text = l->text;
	char cut[512];

	if (detail_is_hit(v, l)) {
		key.flags |= STYLE_HIT;
		value.flags |= STYLE_HIT;
	}
	col += canvas_text(cv, col, row, v->cols - col, key, l->key,
	    l->keylen);
	canvas_put(cv, col++, row, '=', key);
	if (detail_is_hit(v, l) && len > 0 && len < sizeof(cut) - 4) {
		memcpy(cut, text, len);
		cut[len] = '\0';
		len = text_cut_middle(cut, v->cols - col,
		    glyph(GLYPH_ELLIPSIS));
		text = cut;
	}
	return col + canvas_text(cv, col, row, v->cols - col, value, text,
	    len) + 2;
}

/*
 * Draws args side by side from a column on: those that the search has found,
 * then the others.
 */
static void
brief_args(struct canvas *cv, const struct view *v, int col, int row,
    const struct detail *d)
{
	const struct detail_line *l;
	size_t i, section;
	int hits;

	for (hits = v->search != NULL; hits >= 0; hits--)
		for (section = i = 0; i < d->n && section < 2 &&
		    col < v->cols - 4; i++) {
			l = &d->lines[i];
			section += l->type == DETAIL_TITLE;
			if (l->type == DETAIL_TREE && l->keylen > 0 &&
			    section == 1 && detail_is_hit(v, l) == hits)
				col = brief_arg(cv, v, col, row, d, i);
		}
}

/* ---- tall ---- */

static uint64_t
inspector_count(void *arg)
{
	return detail_of(arg)->n;
}

/* Makes a line of numbers, a node of a tree, and the node's owner. */
static void
table_line(const struct detail_line *l, struct list_line *out)
{
	struct list_cell *c;

	list_cell(out, ROLE_PANE_VALUE, l->text, l->len)->gap = 2;
	out->tree = 1;
	list_cell(out, ROLE_PANE_KEY, l->key, l->keylen)->gap = 1;
	if (l->more == NULL)
		return;
	c = list_cell(out, ROLE_PANE_KEY, "of", 2);
	c->gap = 1;
	c->need = 8;		/* fewer columns leave no room for a name behind
				 * the number */
	list_cell(out, ROLE_PANE_VALUE, l->more, l->morelen);
}

/* Makes a node of args that the search has found: all of it stands out. */
static void
hit_line(const struct detail_line *l, struct list_line *out)
{
	char text[LIST_TEXT];
	size_t at;

	out->tree = 0;
	snprintf(text, sizeof(text), "%.*s%s%.*s", (int)(l->keylen < 200 ?
	    l->keylen : 200), l->key != NULL ? l->key : "", l->keylen > 0 ?
	    " " : "", (int)(l->len < LIST_TEXT ? l->len : LIST_TEXT), l->text);
	at = out->used;
	list_text(out, ROLE_PANE_VALUE, text, 0, 0);
	for (; at < out->used; at++)
		list_hit(out, at);
}

static void
inspector_line(void *arg, uint64_t i, struct list_line *out)
{
	const struct detail_line *l = &detail_of(arg)->lines[i];
	struct list_cell *c;

	out->depth = l->depth;
	out->fold = l->fold == 0 ? LIST_LEAF : l->fold == 2 ? LIST_FOLDED :
	    LIST_OPEN;
	out->coloured = l->coloured;
	out->rgb = l->rgb;
	if (l->type == DETAIL_TABLE || detail_is_hit(arg, l)) {
		(l->type == DETAIL_TABLE ? table_line : hit_line)(l, out);
		return;
	}
	if (l->type == DETAIL_FACT) {
		c = list_cell(out, ROLE_PANE_KEY, l->key, l->keylen);
		c->min = KEY_COLS;
		c->gap = 1;
	} else if (l->type == DETAIL_TREE) {
		out->tree = 0;
		if (l->keylen > 0)
			list_cell(out, ROLE_PANE_KEY, l->key,
			    l->keylen)->gap = 1;
	}
	list_cell(out, l->type == DETAIL_TITLE ? ROLE_LABEL_PROCESS :
	    ROLE_PANE_VALUE, l->text, l->len);
}

static int
inspector_fold(void *arg, uint64_t i)
{
	return detail_fold(arg, i);
}

static int
inspector_target(void *arg, uint64_t i, struct entity_ref *sel)
{
	const struct detail *d = detail_of(arg);

	if (i >= d->n || d->lines[i].target.type == ENTITY_NONE)
		return -1;
	*sel = d->lines[i].target;
	return 0;
}

static const struct list_source source = {
	inspector_count, inspector_line, NULL, NULL, inspector_fold,
	inspector_target
};

void
view_inspector_way(struct view *v)
{
	const struct detail *d = detail_of(v);
	struct list_box b;
	size_t i;

	for (i = 0; i < d->n; i++)
		if (d->lines[i].target.type != ENTITY_NONE) {
			inspector_box(v, &b);
			list_to(&v->inspector, i, list_room(&b));
			return;
		}
}

void
view_inspector_hit(struct view *v)
{
	const struct detail *d = detail_of(v);
	size_t hit = detail_first_hit(v, d);
	struct list_box b;

	if (v->inspector.at > 0 || hit == d->n)
		return;
	inspector_box(v, &b);
	list_to(&v->inspector, hit, list_room(&b));
}

void
inspector_init(struct view *v)
{
	list_init(&v->inspector, &source, v, LIST_BAR);
}

/* ---- a fuller model ---- */

/* Writes the key and the text of a line, cut to the size of `out`. */
static void
words_of(const struct detail_line *l, char *out, size_t n)
{
	snprintf(out, n, "%.*s %.*s", (int)(l->keylen < n ? l->keylen : n),
	    l->key != NULL ? l->key : "", (int)(l->len < n ? l->len : n),
	    l->text != NULL ? l->text : "");
}

static int
has_words(const struct detail_line *l, const struct inspector_kept *k)
{
	char words[sizeof(k->words)];

	if (l->type != k->type)
		return 0;
	words_of(l, words, sizeof(words));
	return strcmp(words, k->words) == 0;
}

void
inspector_keep(const struct view *v, struct inspector_kept *k)
{
	const struct detail *d;
	uint64_t at, i;

	memset(k, 0, sizeof(*k));
	if (v->pane < 2 || v->inspector.at == 0)
		return;
	d = detail_of(v);
	if ((at = list_at(&v->inspector)) == LIST_NONE)
		return;
	k->kept = 1;
	k->type = d->lines[at].type;
	words_of(&d->lines[at], k->words, sizeof(k->words));
	for (i = 0; i < at; i++)
		k->nth += (uint64_t)has_words(&d->lines[i], k);
}

void
inspector_restore(struct view *v, const struct inspector_kept *k)
{
	const struct detail *d;
	uint64_t nth = 0;
	size_t i;

	if (!k->kept)
		return;
	d = detail_of(v);
	for (i = 0; i < d->n; i++)
		if (has_words(&d->lines[i], k) && nth++ == k->nth) {
			list_carry(&v->inspector, i);
			return;
		}
}

void
inspector_box(const struct view *v, struct list_box *b)
{
	struct regions r;

	regions_find(v, &r);
	memset(b, 0, sizeof(*b));
	b->row = r.pane + 1;
	b->cols = v->cols;
	b->rows = v->pane > 1 ? r.npane - 1 : 0;
	b->columns = detail_columns(v->cols);
	b->margin = 1;
}

void
inspector_draw(struct canvas *cv, const struct view *v,
    const struct regions *r)
{
	const struct detail *d = detail_of(v);
	struct list shown = v->inspector;
	struct list_box box;
	size_t hit;
	int col = 1;

	inspector_title(cv, v, r->pane, d);
	if (v->pane > 1) {
		inspector_box(v, &box);
		/* what the search has found is in sight, until keys move */
		if (!v->pane_focus && v->inspector.at == 0 &&
		    (hit = detail_first_hit(v, d)) < d->n)
			list_to(&shown, hit, list_room(&box));
		list_draw(cv, &shown, &box, v->pane_focus);
		return;
	}
	brief_facts(cv, v, r->pane + 1, d, r->npane > 2 ? "12" : "132");
	/* what the search has found is in sight here, too */
	hit = detail_first_hit(v, d);
	if (r->npane > 2) {
		if (hit == d->n)
			col = brief_facts(cv, v, r->pane + 2, d, "3");
		brief_args(cv, v, col, r->pane + 2, d);
	} else if (hit < d->n && (col = 1 + BRIEF_GAP +
	    text_columns(d->title)) < v->cols - BRIEF_ARG)
		brief_arg(cv, v, col, r->pane, d, hit);
}
