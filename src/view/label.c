/*
 * Labels: the columns left of the time.  The cursor's line has a '>' in the
 * first column.  Then follow the fold sign, indented by the depth in the tree,
 * and the name, which the cursor's line repeats dim on a further row; at the
 * right end the number of a lane or a counter's value at the cursor.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/lod.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "lines.h"
#include "pen.h"
#include "priv.h"
#include "shorten.h"

#define NARROW	12	/* columns: below, names are not indented */
#define INDENT_SHARE 4	/* the indent takes one of this number of columns */
#define RANGE_ROOM 8	/* columns that a counter's name keeps beside its
			 * range, ... */
#define RANGE_LEAST 4	/* ... and beside a word */
#define NAME_LEAST 6	/* columns that a counter's name keeps beside a value */
#define NAME_WHOLE 12	/* ... one before a long id, which is left out for it */
#define SIZE_ROOM 5	/* columns that the name of a part of memory keeps
			 * beside a size of few columns, "89M" */

struct label {
	const struct pen	*p;
	const struct line	*l;
	uint32_t		 track;	/* that is named: of a line of
					 * states its thread */
	const struct track	*k;
	struct style		 st;
	int			 col, end;	/* room for text */
	int			 current;	/* the cursor is on it */
};

static int
tree_depth(const struct trace *tr, uint32_t track)
{
	int n = 0;

	while ((track = tr->tracks[track].parent) != NONE)
		n++;
	return n;
}

/* Returns whether others hang on a track, and its own line may fold them. */
static int
has_children(const struct trace *tr, uint32_t track)
{
	enum track_type type = tr->tracks[track].type;

	if (track + 1 == tr->ntracks || tr->tracks[track + 1].parent != track)
		return 0;
	return type == TRACK_CUSTOM || type == TRACK_CPU ||
	    tr->tracks[track + 1].type == TRACK_STATE ||
	    (type == TRACK_THREAD &&
	    tr->tracks[track + 1].type == TRACK_CUSTOM);
}

/* Indents by the depth in the tree; marks a depth without room. */
static void
indent(struct label *b)
{
	int depth = tree_depth(b->p->tr, b->track);
	int most = b->p->label / INDENT_SHARE;

	if (depth > most)
		canvas_put(b->p->cv, b->col, b->p->y, glyph(GLYPH_ELLIPSIS),
		    b->st);
	b->col += depth > most ? most : depth;
}

/* Draws text at the right end and shrinks the room by it. */
static void
right(struct label *b, const char *s)
{
	int n = (int)strlen(s);

	if (n == 0 || b->end - b->col < n + 3)
		return;
	b->end -= n + 1;
	canvas_text(b->p->cv, b->end + 1, b->p->y, n, b->st, s, strlen(s));
}

static void
left(struct label *b, const char *s, size_t len)
{
	canvas_text(b->p->cv, b->col, b->p->y, b->end - b->col, b->st, s, len);
}

/* Writes a value in few columns: "328k", "4.1k", "12". */
static void
value_tight(char *out, size_t n, double v)
{
	static const char units[] = "\0kMGTPE";
	size_t u = 0;

	if (fabs(v) < 1000 || fabs(v) >= 1e18) {
		text_value(out, n, v);
		return;
	}
	for (; fabs(v) >= 999.5; u++)
		v /= 1000;
	snprintf(out, n, "%.*f%c", fabs(v) < 9.95, v, units[u]);
}

/*
 * Draws the value at the cursor, and the series' range where it fits: a value
 * that leaves the name fewer columns than `name` is shortened, or left out.
 */
static void
counter_value(struct label *b, uint32_t number, int name)
{
	const struct series *s = &b->p->tr->series[number];
	double v = lod_counter_at(b->p->tr, number, b->p->v->cursor);
	const char *log = b->p->v->counter_mode == COUNTER_LOG ? " log" : "";
	char now[32] = "", min[32], max[32], text[110];

	if (counter_change(b->p->v, number, now, sizeof(now))) {
		right(b, now);
		return;
	}
	if (!isnan(v))
		text_value(now, sizeof(now), v);
	text_value(min, sizeof(min), s->min);
	text_value(max, sizeof(max), s->max);
	if (s->min < s->max)
		snprintf(text, sizeof(text), "%s%s %s..%s", now, log, min,
		    max);
	else	/* before its first value, too */
		snprintf(text, sizeof(text), "%s%s", min, log);
	if (b->end - b->col - (int)strlen(text) <= RANGE_ROOM)
		snprintf(text, sizeof(text), "%s%s", now, log);
	if (b->end - b->col - (int)strlen(text) <= RANGE_LEAST)
		strlcpy(text, now, sizeof(text));
	if (b->end - b->col - (int)strlen(text) <= name && *now != '\0')
		value_tight(text, sizeof(text), v);
	if (b->end - b->col - (int)strlen(text) > name)
		right(b, text);
}

/* Returns the columns that the name of a counter wants beside a value: one
 * before a long id all that it has. */
static int
counter_wants(const struct label *b, const char *series)
{
	char text[256];
	size_t len, name;
	int n;

	if (b->l->first) {
		len = trace_track_label(b->p->tr, b->track, text,
		    sizeof(text));
		if ((name = shorten_id(text, len)) < len)
			return name < NAME_WHOLE ? (int)name : NAME_WHOLE;
		n = text_columns(text) + (b->k->nseries == 1 ? 0 : 1 +
		    text_columns(series));
	} else
		n = text_columns(series);
	return n < NAME_LEAST ? n : NAME_LEAST;
}

/* Draws the parts of a text, with an ellipsis between them. */
static void
parts(struct label *b, const char *text, struct shortened sh)
{
	if (sh.head == sh.tail) {
		left(b, text, sh.end);
		return;
	}
	left(b, text, sh.head);
	b->col += (int)sh.head;
	canvas_put(b->p->cv, b->col++, b->p->y, glyph(GLYPH_ELLIPSIS), b->st);
	left(b, text + sh.tail, sh.end - sh.tail);
}

/* Draws the name with its id where both fit, else what tells it apart. */
static void
track_name(struct label *b)
{
	char text[256] = "";
	size_t n = 0;

	if (b->p->v->twins != NULL && b->k->type != TRACK_PROCESS &&
	    b->p->v->twins->track[b->track] != NONE)
		n = (size_t)snprintf(text, sizeof(text), "%u: ",
		    b->k->file + 1u);
	n += trace_track_label(b->p->tr, b->track, text + n, sizeof(text) - n);
	parts(b, text, shorten_label(b->p->tr, b->track, text, n, b->end -
	    b->col));
}

/* Draws the axis of a counter beside its lines but the first: its values. */
static void
counter_scale(struct label *b, const struct series *s)
{
	char text[64] = "";
	int lowest = b->l->part & 1 && b->l->level + 1 == b->l->levels;

	if (b->p->v->counter_mode != COUNTER_VALUE &&
	    b->p->v->counter_mode != COUNTER_LOG && !lowest)
		return;
	if (lowest)
		strlcpy(text, "min ", sizeof(text));
	else if (counter_is_stacked(b->p->v, b->k))
		return;		/* the axis is that of the sum */
	text_value(text + strlen(text), sizeof(text) - strlen(text), lowest ?
	    s->min : counter_axis(b->p->v, b->l));
	right(b, text);
}

static void
counter_label(struct label *b)
{
	const struct trace *tr = b->p->tr;
	uint32_t number = counter_series(b->p->v, b->l);
	const struct series *s = &tr->series[number];
	const char *series = trace_str(tr, s->name);
	char text[256];

	if (b->l->part & 1 || (b->l->level > 0 && !b->l->first)) {
		counter_scale(b, s);
		return;
	}
	if (counter_is_stacked(b->p->v, b->k)) {
		/* the labels are the legend of the colours */
		canvas_put(b->p->cv, b->col - 1, b->p->y, glyph(GLYPH_SWATCH),
		    style_of_name(ROLE_COUNTER, series));
	}
	counter_value(b, number, counter_wants(b, series));
	if (!b->l->first) {
		left(b, series, strlen(series));
		return;
	}
	if (b->k->nseries == 1 || *series == '\0') {
		track_name(b);
		return;
	}
	snprintf(text, sizeof(text), "%.120s.%.120s", trace_str(tr,
	    b->k->name), series);
	parts(b, text, shorten_middle(text, strlen(text), b->end - b->col));
}

/* Returns whether the whole label of the track fits beside a word. */
static int
name_fits(const struct label *b, const char *word)
{
	char text[256];

	return b->end - b->col > (int)(trace_track_label(b->p->tr, b->track,
	    text, sizeof(text)) + strlen(word));
}

static void
row_label(struct label *b)
{
	const struct row *r = &b->p->tr->rows[b->l->row];
	char text[32];
	uint32_t n;

	if (b->l->track != b->track) {
		if (name_fits(b, "states"))
			right(b, "states");
	} else if ((n = shared_count(b->p->v, b->l->track)) > 0) {
		snprintf(text, sizeof(text), "+%u", n);
		right(b, text);
	} else if ((n = near_under(b->p->v, b->l->row)) > 0) {
		snprintf(text, sizeof(text), "+%u row%s", n, n == 1 ? "" : "s");
		right(b, text);
	} else if (r->lane > 0 && r->depth == 0) {
		snprintf(text, sizeof(text), "lane %u", r->lane + 1);
		right(b, text);
	} else if (b->l->first && near_instants_aside(b->p->v, b->track) &&
	    name_fits(b, "+instants")) {
		right(b, "+instants");
	} else if (b->l->first && b->k->nrows > 9) {
		snprintf(text, sizeof(text), "%u rows", b->k->nrows);
		if (name_fits(b, text))
			right(b, text);
	}
	if (b->l->first)
		track_name(b);
	else if (b->current) {
		b->st.flags |= STYLE_DIM;
		track_name(b);
	}
}

static void
object_label(struct label *b)
{
	const struct object *o = &b->p->tr->objects[b->l->row];

	if (b->l->first) {
		right(b, trace_str(b->p->tr, o->id_text));
		track_name(b);
		return;
	}
	left(b, trace_str(b->p->tr, o->id_text),
	    strtab_len(b->p->tr->strings, o->id_text));
}

/* Draws a size, if there is one. */
static void
memory_now(struct label *b, double now)
{
	char value[32] = "";

	if (!isnan(now))
		text_bytes(value, sizeof(value), (uint64_t)now);
	right(b, value);
}

/* Draws the size of a part of memory, and what it has changed by if it fits. */
static void
memory_size(struct label *b, const char *word, double now)
{
	char value[32] = "";

	if (!isnan(now))
		text_bytes(value, sizeof(value), (uint64_t)now);
	if (b->end - b->col < (int)strlen(value) + RANGE_ROOM) {
		if (*value != '\0')
			text_bytes_short(value, sizeof(value), (uint64_t)now);
		if (b->end - b->col > (int)strlen(value) + SIZE_ROOM)
			right(b, value);
		return;
	}
	right(b, value);
	memory_change(b->p->v, b->l, value, sizeof(value));
	if (b->end - b->col > text_columns(word) + (int)strlen(value))
		right(b, value);
}

static void
text_label(struct label *b)
{
	const char *word;
	char value[32];
	double now;
	uint32_t n;

	if (b->l->first) {
		if (b->l->type == LINE_TRACK && b->k->nmemdumps > 0) {
			memory_label(b->p->v, b->l, &now);
			memory_now(b, now);
		}
		track_name(b);
		return;
	}
	switch (b->l->type) {
	case LINE_INSTANTS:
		word = "instants";
		break;
	case LINE_CONTEXT:
		word = "contexts";
		break;
	case LINE_SAMPLES:
		word = "";
		n = b->p->v->priv->sample_depth[b->l->track];
		if (b->l->part < n && b->l->part == height_flame(b->p->v,
		    b->l->track)) {
			snprintf(value, sizeof(value), "+%u", n -
			    b->l->part);
			right(b, value);
		}
		break;
	case LINE_MEMORY:
		word = memory_label(b->p->v, b->l, &now);
		memory_size(b, word, now);
		break;
	default:
		word = "";
	}
	left(b, word, strlen(word));
}

static void
label_text(struct label *b)
{
	switch (b->l->type) {
	case LINE_ROW:
		row_label(b);
		break;
	case LINE_COUNTER:
		counter_label(b);
		break;
	case LINE_OBJECTS:
		object_label(b);
		break;
	default:
		text_label(b);
	}
}

static int
foldable(const struct view *v, const struct label *b)
{
	return b->l->type == LINE_PROCESS || v->folded[b->track] ||
	    has_children(v->trace, b->track) || fold_has_lines(v, b->track);
}

/* Returns whether tracks are chosen for the area, and a line's is. */
static int
label_in_area(const struct view *v, const struct line *l)
{
	return v->range != RANGE_NONE && v->range_tracks != NULL &&
	    v->range_tracks[l->track];
}

/* Returns whether a line is one of the pinned ones, which come first. */
static int
is_pinned(const struct view *v, const struct line *l)
{
	uint32_t line = view_line_of_track(v, l->track);

	return line != NONE && line < v->npinned;
}

void
label_draw(const struct pen *p, const struct line *l, int current)
{
	struct label b;
	int bar = p->label - 1;

	if (p->label < 2)
		return;
	b.p = p;
	b.l = l;
	b.k = &p->tr->tracks[l->track];
	b.track = b.k->type == TRACK_STATE ? b.k->parent : l->track;
	b.k = &p->tr->tracks[b.track];
	b.st = style_of(current ? ROLE_LABEL_SELECTED : l->type ==
	    LINE_PROCESS ? ROLE_LABEL_PROCESS : ROLE_LABEL);
	b.col = 1;
	b.end = bar;
	b.current = current;
	if (current)
		canvas_fill(p->cv, 0, p->y, bar, ' ', b.st);
	if (current)
		canvas_put(p->cv, 0, p->y, '>', b.st);
	else if (is_pinned(p->v, l))
		canvas_put(p->cv, 0, p->y, '*', b.st);
	if (p->label >= NARROW)
		indent(&b);
	if (l->first && foldable(p->v, &b))
		canvas_put(p->cv, b.col, p->y, glyph(p->v->folded[b.track] ?
		    GLYPH_FOLDED : GLYPH_OPEN), b.st);
	b.col += p->label >= NARROW ? 2 : 1;
	label_text(&b);
	canvas_put(p->cv, bar, p->y, glyph(l->type == LINE_PROCESS ?
	    GLYPH_TEE : GLYPH_VLINE), style_of(ROLE_RULE));
	if (l->first && p->v->track_hit != NULL && p->v->track_hit[b.track])
		canvas_flag(p->cv, b.col, p->y, b.end - b.col, STYLE_HIT);
	if (label_in_area(p->v, l))
		canvas_put(p->cv, bar, p->y, glyph(GLYPH_SWATCH),
		    style_of(ROLE_CURSOR));
}
