/*
 * detail_add: lines of the inspector's list, added one by one; see detail.h.
 */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "ttv/xmalloc.h"
#include "detail.h"
#include "passed.h"

struct detail_line *
detail_add(struct detail *d, enum detail_type type)
{
	struct detail_line *l;

	d->lines = xgrow(d->lines, d->n, &d->cap, sizeof(*d->lines));
	l = &d->lines[d->n++];
	memset(l, 0, sizeof(*l));
	l->type = (uint8_t)type;
	return l;
}

static void
detail_set_text(struct detail *d, struct detail_line *l, const char *s,
    size_t len)
{
	l->text = arena_strndup(&d->arena, s, len);
	l->len = len;
}

void
detail_string(struct detail *d, int brief, const char *key, const char *text)
{
	struct detail_line *l;

	if (*text == '\0')
		return;
	l = detail_add(d, DETAIL_FACT);
	l->brief = (uint8_t)brief;
	l->key = key;
	l->keylen = strlen(key);
	detail_set_text(d, l, text, strlen(text));
}

void
detail_fact(struct detail *d, int brief, const char *key, const char *fmt,
    ...)
{
	char tmp[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(tmp, sizeof(tmp), fmt, ap);
	va_end(ap);
	detail_string(d, brief, key, tmp);
}

void
detail_title(struct detail *d, const char *fmt, ...)
{
	struct detail_line *l = detail_add(d, DETAIL_TITLE);
	char tmp[256];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(tmp, sizeof(tmp), fmt, ap);
	va_end(ap);
	detail_set_text(d, l, tmp, strlen(tmp));
}

struct detail_line *
detail_text(struct detail *d, const char *fmt, ...)
{
	struct detail_line *l = detail_add(d, DETAIL_TEXT);
	char tmp[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(tmp, sizeof(tmp), fmt, ap);
	va_end(ap);
	detail_set_text(d, l, tmp, strlen(tmp));
	return l;
}

void
detail_target(struct detail *d, enum entity type, uint32_t id)
{
	d->lines[d->n - 1].target.type = type;
	d->lines[d->n - 1].target.id = id;
}

int
detail_folded(const struct view *v, const char *path, int at_first)
{
	size_t i;

	for (i = 0; i < v->npane_folded; i++)
		if (strcmp(v->pane_folded[i], path) == 0)
			return !at_first;
	return at_first;
}

/*
 * Add a line `key` with ts since the start of tr, of rank `brief`, and a line
 * with ts as the file has it, if tr does not start at 0.
 */
void
detail_time(struct detail *d, const struct trace *tr, int brief,
    const char *key, int64_t ts)
{
	char rel[48], abs[48];

	text_time(rel, sizeof(rel), sat_sub(ts, tr->start), 0);
	text_time(abs, sizeof(abs), ts, 0);
	detail_fact(d, brief, key, "%s", rel);
	if (tr->start != 0)
		detail_fact(d, 0, "", "absolute %s", abs);
}

void
detail_where(struct detail *d, const struct trace *tr, uint32_t track)
{
	const struct track *k;
	char tmp[256];

	if (track == NONE)
		return;
	k = &tr->tracks[track];
	if (k->upid != NONE) {
		trace_process_label(tr, k->upid, tmp, sizeof(tmp));
		detail_string(d, 0, "process", tmp);
	}
	if (k->utid != NONE) {
		trace_thread_label(tr, k->utid, tmp, sizeof(tmp));
		detail_string(d, 0, "thread", tmp);
	}
	if (k->type == TRACK_ASYNC || k->type == TRACK_COUNTER ||
	    k->type == TRACK_OBJECT || k->type == TRACK_CUSTOM ||
	    k->type == TRACK_CPU) {
		trace_track_label(tr, track, tmp, sizeof(tmp));
		detail_string(d, 0, track_type_name(k->type), tmp);
	}
	detail_string(d, 0, "about", trace_str(tr, k->description));
}

int
detail_columns(int cols)
{
	return cols >= 170 ? 3 : cols >= 96 ? 2 : 1;
}

int
detail_width(int cols)
{
	return cols / detail_columns(cols) - 2;
}
