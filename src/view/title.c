/*
 * The title: the files on the left, the visible span of time on the right.  The
 * span is always there; the files' facts are cut to the room that is left.
 * Behind the name stands what narrows the picture, each on a ground of its own:
 * the filter, the search with the number of the hit, the length of the area.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "axis.h"
#include "parts.h"
#include "passed.h"

#define ROOM_NAME	18	/* columns for the name of a file */
#define TITLE_BESIDE	7	/* ... of "ttv" and the gaps beside */
#define ROOM_SEEN	10	/* ... for the visible span beside chips */
#define NAME_LEAST	8	/* ... of a name that is cut for chips */
#define CHIP_TEXT	24	/* columns of a pattern; a longer one is cut */
#define CHIP_BYTES	600
#define CHIP_GAPS	4	/* columns around a chip, two of its ground */
#define CHIPS_FROM	70	/* columns of the screen; below, the status line
				 * says all this */

/* Writes the time of the left edge, with its day if that is known. */
static void
seen_time(const struct view *v, char *out, size_t n, int64_t t)
{
	int64_t wall;

	if (v->time_mode == TIME_WALL && view_wall(v, &wall))
		view_wall_text(out, n, sat_add(t, wall),
		    viewport_step(&v->vp), 1);
	else
		view_time(v, out, n, t, viewport_step(&v->vp));
}

/*
 * Writes the visible span in the longest form that fits; returns its columns.
 */
static int
seen_text(const struct view *v, char *out, size_t n, int room)
{
	char a[48], b[48], dur[32], step[32];
	int64_t s = viewport_step(&v->vp);
	int k;

	seen_time(v, a, sizeof(a), v->vp.t0);
	view_time(v, b, sizeof(b), viewport_end(&v->vp), s);
	view_length(v, dur, sizeof(dur), sat_sub(viewport_end(&v->vp),
	    v->vp.t0));
	view_length(v, step, sizeof(step), s);
	for (k = 0; k < 4; k++) {
		if (k == 0)
			snprintf(out, n, "view %s .. %s   %s   %s/col ", a, b,
			    dur, step);
		else if (k == 1)
			snprintf(out, n, "%s .. %s  %s/col ", a, b, step);
		else if (k == 2)
			snprintf(out, n, "%s  %s/col ", dur, step);
		else
			snprintf(out, n, "%s ", dur);
		if ((int)strlen(out) <= room)
			return (int)strlen(out);
	}
	*out = '\0';
	return 0;
}

static const char *
basename_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL && slash[1] != '\0' ? slash + 1 : path;
}

/* Adds the ways in which the clocks of the files were joined, each once. */
static void
align_text(const struct trace *tr, char *out, size_t n)
{
	const char *before = " (";
	uint32_t i, j;
	size_t at;

	for (i = 0; i < tr->nsources; i++) {
		for (j = 0; j < i && tr->sources[j].align !=
		    tr->sources[i].align; j++)
			;
		at = strlen(out);
		if (tr->sources[i].align == NULL || j < i)
			continue;
		snprintf(out + at, n - at, "%s%s", before,
		    tr->sources[i].align);
		before = ", ";
	}
	at = strlen(out);
	if (*before == ',')
		snprintf(out + at, n - at, ")");
}

/* Moves *at back in a path by a directory; returns 0 at its beginning. */
static int
one_directory(const char *path, const char **at)
{
	if (*at == path)
		return 0;
	for ((*at)--; *at > path && (*at)[-1] != '/'; (*at)--)
		;
	return 1;
}

/*
 * Sets the ends of two paths that tell them apart: their base names, with
 * directories where those are equal.
 */
static void
names_differ(const char *a, const char *b, const char **na, const char **nb)
{
	int more = strcmp(a, b) != 0;	/* the same file has no other name */

	*na = basename_of(a);
	*nb = basename_of(b);
	while (more && strcmp(*na, *nb) == 0) {
		more = one_directory(a, na);
		more |= one_directory(b, nb);
	}
}

static void
name_text(const struct trace *tr, char *out, size_t n)
{
	const char *first, *second;
	size_t at;

	*out = '\0';
	if (tr->nsources == 0)
		return;
	names_differ(tr->sources[0].path, tr->sources[tr->nsources > 1].path,
	    &first, &second);
	if (tr->nsources == 2)
		snprintf(out, n, "%s + %s", first, second);
	else
		snprintf(out, n, "%s", basename_of(tr->sources[0].path));
	at = strlen(out);
	if (tr->nsources > 2)
		snprintf(out + at, n - at, " + %u more", tr->nsources - 1);
	align_text(tr, out, n);
}

/* Adds a word if all of it fits. */
static int
add_word(struct canvas *cv, int row, int col, int end, const char *s,
    enum style_role role)
{
	if (col + (int)strlen(s) + 3 > end)
		return col;
	return col + 3 + canvas_text(cv, col + 3, row, end - col - 3,
	    style_of(role), s, strlen(s));
}

/* Draws a text on a ground of its own if it fits; returns the column behind. */
static int
add_chip(struct canvas *cv, int row, int col, int end, const char *s)
{
	int n = text_columns(s);

	if (col + n + CHIP_GAPS > end)
		return col;
	canvas_fill(cv, col + 2, row, n + 2, ' ', style_of(ROLE_CHIP));
	canvas_text(cv, col + 3, row, n, style_of(ROLE_CHIP), s, strlen(s));
	return col + n + CHIP_GAPS;
}

/* Writes a pattern behind its sign, cut to CHIP_TEXT columns. */
static void
chip_pattern(char sign, const char *pattern, char *out, size_t n)
{
	snprintf(out, n, "%c%s", sign, pattern);
	text_cut(out, CHIP_TEXT, glyph(GLYPH_ELLIPSIS));
}

/* What narrows the picture, and the columns of all that. */
struct chips {
	char	text[3][CHIP_BYTES];
	int	n, cols;
};

static void
chips_make(struct chips *c, const struct view *v)
{
	char num[48], all[48];
	size_t at;
	int i;

	c->n = c->cols = 0;
	if (v->cols < CHIPS_FROM)
		return;
	if (v->filter_text != NULL && !v->filter_off)
		chip_pattern('&', v->filter_text, c->text[c->n++], CHIP_BYTES);
	if (v->search != NULL) {
		chip_pattern('/', v->search, c->text[c->n], CHIP_BYTES);
		at = strlen(c->text[c->n]);
		text_count(num, sizeof(num), v->hit_index);
		text_count(all, sizeof(all), v->nhits);
		snprintf(c->text[c->n++] + at, CHIP_BYTES - at, v->hit_index >
		    0 ? " %s/%s" : " %.0s%s", num, all);
	}
	if (v->range != RANGE_NONE) {
		view_length(v, num, sizeof(num), sat_sub(v->range_t1,
		    v->range_t0));
		snprintf(c->text[c->n++], CHIP_BYTES, "area %s", num);
	}
	for (i = 0; i < c->n; i++)
		c->cols += text_columns(c->text[i]) + CHIP_GAPS;
}

/* Returns the columns for the visible span: what the name and the chips, which
 * say what is not seen, leave. */
static int
seen_room(const struct view *v, const struct chips *c, const char *name)
{
	int room = v->cols > 2 * ROOM_NAME ? v->cols - ROOM_NAME - 6 :
	    v->cols / 3, n = text_columns(name), left;

	if (c->n == 0)
		return room;
	left = v->cols - TITLE_BESIDE - (n < ROOM_NAME ? n : ROOM_NAME) -
	    c->cols;
	return left > room ? room : left > ROOM_SEEN ? left : ROOM_SEEN;
}

/* Draws the name, cut for the chips behind it; returns the column behind. */
static int
add_name(struct canvas *cv, char *name, const struct chips *c, int row,
    int col, int end)
{
	int room = end - col - c->cols, i;

	if (c->n > 0)
		text_cut(name, room > NAME_LEAST ? room : NAME_LEAST,
		    glyph(GLYPH_ELLIPSIS));
	col += canvas_text(cv, col, row, end - col, style_of(ROLE_TITLE), name,
	    strlen(name));
	for (i = 0; i < c->n; i++)
		col = add_chip(cv, row, col, end, c->text[i]);
	return col;
}

/* Writes a time with all of its digits. */
static size_t
title_time(const struct view *v, char *out, size_t n, int64_t ns)
{
	(void)v;
	return text_duration(out, n, ns);
}

/* Writes the number of events, or of samples in a profile, which has none. */
static void
count_text(const struct view *v, char *out, size_t n)
{
	uint64_t count = v->trace->nevents + v->nnewest;
	int samples = count == 0 && v->trace->nsamples > 0;
	char num[48];

	if (samples)
		count = v->trace->nsamples;
	text_count(num, sizeof(num), count);
	snprintf(out, n, "%s %s%s", num, samples ? "sample" : "event",
	    count == 1 ? "" : "s");
}

void
title_draw(struct canvas *cv, const struct view *v, int row)
{
	char seen[200], name[600], tmp[200], num[48];
	int end = v->cols, col = 1, n;
	struct chips chips;

	chips_make(&chips, v);
	name_text(v->trace, name, sizeof(name));
	canvas_fill(cv, 0, row, v->cols, ' ', style_of(ROLE_TITLE_DIM));
	n = seen_text(v, seen, sizeof(seen), seen_room(v, &chips, name));
	canvas_text(cv, end - n, row, n, style_of(ROLE_TITLE), seen,
	    strlen(seen));
	end -= n + 1;
	if (*v->progress != '\0') {
		n = (int)strlen(v->progress);
		if (end - n > 8)
			canvas_text(cv, end - n, row, n,
			    style_of(ROLE_TITLE), v->progress, (size_t)n);
		end -= n + 2;
	}
	if (v->cols >= 40)
		col += canvas_text(cv, col, row, end - col,
		    style_of(ROLE_TITLE_DIM), "ttv  ", 5);
	col = add_name(cv, name, &chips, row, col, end);
	if (warn_loss(&v->trace->warn) > 0)
		col = add_word(cv, row, col, end, "part lost", ROLE_TITLE);
	if (v->trace->nalerts > 0) {
		text_count(num, sizeof(num), v->trace->nalerts);
		snprintf(tmp, sizeof(tmp), "%s alert%s", num,
		    v->trace->nalerts == 1 ? "" : "s");
		col = add_word(cv, row, col, end, tmp, ROLE_TITLE);
	}
	count_text(v, tmp, sizeof(tmp));
	col = add_word(cv, row, col, end, tmp, ROLE_TITLE_DIM);
	(view_axis(v) == AXIS_TIME ? title_time : view_length)(v, num,
	    sizeof(num), sat_sub(view_end(v), v->trace->start));
	add_word(cv, row, col, end, num, ROLE_TITLE_DIM);
}
