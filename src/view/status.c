/*
 * The last two lines.  The status line has the prompt, else a message, else the
 * place of the cursor with its full name and the search.  The hint line is made
 * by ui; keys in it stand out.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ttv/lod.h"
#include "ttv/sched.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "parts.h"
#include "pen.h"
#include "priv.h"

static size_t
status_add(char *out, size_t n, size_t at, const char *s)
{
	size_t len = strlen(s);

	if (at + 1 >= n)
		return at;
	if (len > n - at - 1)
		len = n - at - 1;
	memcpy(out + at, s, len);
	out[at + len] = '\0';
	return at + len;
}

static size_t
status_add_label(const struct trace *tr, uint32_t track, char *out, size_t n,
    size_t at)
{
	char tmp[64];		/* the name of a process may be a command
				 * line */

	if (tr->tracks[track].parent != NONE) {
		at = status_add_label(tr, tr->tracks[track].parent, out, n, at);
		at = status_add(out, n, at, " / ");
	}
	trace_track_label(tr, track, tmp, sizeof(tmp));
	return status_add(out, n, at, tmp);
}

static size_t
status_add_counter(const struct view *v, const struct line *l, char *out,
    size_t n, size_t at)
{
	uint32_t number = counter_series(v, l);
	const struct series *s = &v->trace->series[number];
	char now[32], min[32], max[32], name[128], tmp[320];
	double value = lod_counter_at(v->trace, number, v->cursor);

	text_value(min, sizeof(min), s->min);
	text_value(max, sizeof(max), s->max);
	text_value(now, sizeof(now), value);
	text_safe(name, sizeof(name), trace_str(v->trace, s->name),
	    strtab_len(v->trace->strings, s->name));
	snprintf(tmp, sizeof(tmp), "%s%s   %s%smin %s  max %s",
	    *name != '\0' ? "." : "", name, isnan(value) ? "" : now,
	    isnan(value) ? "" : "   ", min, max);
	return status_add(out, n, at, tmp);
}

/* Returns why there is no line, and what to do, in 60 columns with the rest. */
static const char *
status_nothing(const struct view *v)
{
	const struct trace *t = v->trace;

	if (v->filter_text != NULL && !v->filter_off)
		return "nothing passes the filter";
	if (view_nhidden(v) > 0)
		return "all tracks are hidden: X shows them";
	if (!t->complete)
		return "nothing to show so far";
	if (t->nevents == 0 && t->nmetadata > 0)
		return "no event of a trace; g6 lists what is in it";
	if (t->nflows > 0)
		return "nothing to show: arrows that join no slices";
	return "nothing to show: no events with a time";
}

static void
status_place(const struct view *v, char *out, size_t n)
{
	const struct line *l;
	const struct row *r;
	char tmp[64], contents[256];
	uint32_t track;
	size_t at;

	*out = '\0';
	if (v->line >= v->nlines) {
		status_add(out, n, 0, status_nothing(v));
		return;
	}
	l = &v->lines[v->line];
	track = view_line_shows(v, v->line);
	at = status_add_label(v->trace, track, out, n, 0);
	if (l->type == LINE_ROW) {
		r = &v->trace->rows[track == l->track ? l->row :
		    v->trace->tracks[track].row];
		snprintf(tmp, sizeof(tmp), r->lane > 0 ?
		    "   depth %u  lane %u" : "   depth %u", r->depth,
		    r->lane + 1);
		if (!track_is_sched(v->trace->tracks[r->track].type))
			at = status_add(out, n, at, tmp);
		text_count(tmp, sizeof(tmp), r->n);
		at = status_add(out, n, at, "   ");
		at = status_add(out, n, at, tmp);
		status_add(out, n, at, r->n == 1 ? " slice" : " slices");
	} else if (l->type == LINE_COUNTER)
		status_add_counter(v, l, out, n, at);
	else if (l->type == LINE_PROCESS || l->type == LINE_TRACK) {
		at = status_add(out, n, at, "   ");
		heading_contents(v, l->track, contents,
		    sizeof(contents));
		status_add(out, n, at, contents);
	}
}

/*
 * Writes the note behind the number of hits: that the search runs, or that
 * texts were too costly.
 */
static void
search_more(const struct view *v, char *out, size_t n)
{
	char costly[32];
	size_t at;

	*out = '\0';
	if (v->naming)
		snprintf(out, n, " so far");
	if (v->costly == 0)
		return;
	at = strlen(out);
	text_count(costly, sizeof(costly), v->costly);
	snprintf(out + at, n - at, "  %s text%s too costly to match", costly,
	    v->costly == 1 ? "" : "s");
}

/* Writes the number of hits, and the pattern where it fits. */
static void
search_text(const struct view *v, char *out, size_t n, int room)
{
	char hits[32], index[32], more[96];
	size_t at = 0;

	text_count(hits, sizeof(hits), v->nhits);
	text_count(index, sizeof(index), v->hit_index);
	search_more(v, more, sizeof(more));
	if (strlen(v->search) <= 100) {
		snprintf(out, n, "/%s  ", v->search);
		at = strlen(out);
	}
	if (v->searching >= 0) {
		/*
		 * Hits in args come in any order: a number now would be
		 * another one later.
		 */
		text_count(index, sizeof(index), v->nnamed);
		text_count(hits, sizeof(hits), v->nhits - v->nnamed);
		snprintf(out + at, n - at, "names %s, args %s at %d %%%s",
		    index, hits, v->searching, more);
	} else if (v->hit_index > 0)
		snprintf(out + at, n - at, "match %s of %s%s", index, hits,
		    more);
	else
		snprintf(out + at, n - at, "%s match%s%s", hits,
		    v->nhits == 1 ? "" : "es", more);
	if (v->ntrack_hits > 0)
		snprintf(out + strlen(out), n - strlen(out), ", tracks %u",
		    v->ntrack_hits);
	if (at > 0 && (int)strlen(out) >= room)
		memmove(out, out + at, strlen(out + at) + 1);
}

/*
 * Writes what of the tracks is shown: the filter, in short what it lets
 * through, and how many tracks are hidden; "" if all are shown.
 */
static void
shown_text(const struct view *v, char *out, size_t n, int room)
{
	char slices[32], more[48] = "";
	uint32_t tracks, all, hidden = view_nhidden(v);
	uint64_t passed;
	size_t at = 0;

	*out = '\0';
	if (v->filter_text != NULL && v->filter_off)
		snprintf(out, n, "filter off (\\ on)");
	else if (v->filter_text != NULL) {
		if (!view_filter_counts(v, &passed))
			snprintf(more, sizeof(more), ", searching");
		else if (v->filter_percent >= 0)
			snprintf(more, sizeof(more), ", args %d %%",
			    v->filter_percent);
		text_count(slices, sizeof(slices), passed);
		if ((int)strlen(v->filter_text) <= room / 3)
			snprintf(out, n, "filter: %s  ", v->filter_text);
		at = strlen(out);
		snprintf(out + at, n - at, "%s slice%s%s", slices,
		    passed == 1 ? "" : "s", more);
	}
	view_track_counts(v, &tracks, &all);
	if (hidden == 0 && (!v->priv->near_only || tracks >= all) &&
	    (v->filter_text == NULL || v->filter_off))
		return;
	at = strlen(out);
	snprintf(out + at, n - at, "%stracks %u/%u", at > 0 ? "  " : "",
	    tracks, all);
	at = strlen(out);
	if (hidden > 0)
		snprintf(out + at, n - at, " shown (%u hidden, X shows)",
		    hidden);
	else if (v->filter_text == NULL || v->filter_off)
		snprintf(out + at, n - at, " in view");
}

static void
prompt_draw(struct canvas *cv, const struct view *v, int row)
{
	canvas_fill(cv, 0, row, v->cols, ' ', style_of(ROLE_PROMPT));
	canvas_text(cv, 0, row, v->cols, style_of(ROLE_PROMPT), v->prompt,
	    strlen(v->prompt));
	if (v->prompt_at >= 0)
		canvas_flag(cv, v->prompt_at, row, 1, STYLE_CURSOR);
}

static void
normal_draw(struct canvas *cv, const struct view *v, int row)
{
	struct style st = style_of(ROLE_STATUS);
	char text[1024], right[64];
	int end = v->cols, n;

	canvas_fill(cv, 0, row, v->cols, ' ', st);
	snprintf(right, sizeof(right), "line %u/%u ", v->nlines > 0 ?
	    v->line + 1 : 0, v->nlines);
	n = (int)strlen(right);
	if (v->cols >= 60) {
		canvas_text(cv, end - n, row, n, st, right, (size_t)n);
		end -= n + 3;
	}
	shown_text(v, text, sizeof(text), v->cols);
	n = (int)strlen(text);
	if (n > 0 && n < end * 2 / 3) {
		canvas_text(cv, end - n, row, n, st, text, strlen(text));
		end -= n + 3;
	}
	if (v->search != NULL) {
		search_text(v, text, sizeof(text), end / 2);
		n = (int)strlen(text);
		if (n < end) {
			canvas_text(cv, end - n, row, n, st, text, (size_t)n);
			end -= n + 2;
		}
	}
	status_place(v, text, sizeof(text));
	canvas_text(cv, 1, row, end - 1, st, text, strlen(text));
}

/*
 * Draws "w/s zoom  a/d pan": two blanks separate hints, a single blank the keys
 * from their word.
 */
static void
hint_draw(struct canvas *cv, const struct view *v, int row)
{
	const char *s = v->hint, *end, *blank;
	int col = 1;

	while (s != NULL && *s != '\0') {
		end = strstr(s, "  ");
		if (end == NULL)
			end = s + strlen(s);
		blank = memchr(s, ' ', (size_t)(end - s));
		if (blank == NULL)
			blank = end;
		if (col + (end - s) > v->cols - (*end != '\0' ? 2 : 0)) {
			canvas_put(cv, col < v->cols ? col : v->cols - 1, row,
			    glyph(GLYPH_ELLIPSIS), style_of(ROLE_HINT));
			break;
		}
		col += canvas_text(cv, col, row, v->cols - col,
		    style_of(ROLE_HINT_KEY), s, (size_t)(blank - s));
		col += canvas_text(cv, col, row, v->cols - col,
		    style_of(ROLE_HINT), blank, (size_t)(end - blank));
		col += 2;
		for (s = end; *s == ' '; s++)
			;
	}
}

static void
message_draw(struct canvas *cv, const struct view *v, int row)
{
	struct style st = style_of(v->message_is_error ? ROLE_ERROR :
	    ROLE_STATUS);

	canvas_fill(cv, 0, row, v->cols, ' ', st);
	canvas_text(cv, 1, row, v->cols - 1, st, v->message,
	    strlen(v->message));
}

void
status_draw(struct canvas *cv, const struct view *v, const struct regions *r)
{
	int row = frame_prompt_row(v);

	if (*v->prompt != '\0')
		prompt_draw(cv, v, row);
	else if (v->lesson != NULL && !v->message_is_error) {
		canvas_fill(cv, 0, row, v->cols, ' ',
		    style_of(ROLE_LABEL_SELECTED));
		canvas_text(cv, 1, row, v->cols - 1,
		    style_of(ROLE_LABEL_SELECTED), v->lesson,
		    strlen(v->lesson));
	} else if (*v->message != '\0')
		message_draw(cv, v, row);
	else if (r->status >= 0)
		normal_draw(cv, v, row);
	if (r->hint >= 0 && *v->prompt != '\0' && v->message_is_error)
		message_draw(cv, v, r->hint);
	else if (r->hint >= 0)
		hint_draw(cv, v, r->hint);
}
