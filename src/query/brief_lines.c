/*
 * brief_lines: what the kinds of traces make a brief of: facts, parts, lines
 * and their texts; and what they were asked.
 */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ttv/area.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "brief_int.h"

#define FACT_BYTES	200	/* of a text that is formatted */

/* ---- facts and lines ---- */

static const char *
brief_vtext(struct brief *b, const char *fmt, va_list ap)
{
	char s[FACT_BYTES];
	int n = vsnprintf(s, sizeof(s), fmt, ap);

	return arena_strndup(&b->arena, s, n < 0 ? 0 : strlen(s));
}

const char *
brief_text(struct brief *b, const char *fmt, ...)
{
	const char *s;
	va_list ap;

	va_start(ap, fmt);
	s = brief_vtext(b, fmt, ap);
	va_end(ap);
	return s;
}

size_t
brief_fact(struct brief *b, const char *fmt, ...)
{
	va_list ap;

	if (b->nfacts == BRIEF_FACTS)
		return BRIEF_FACTS;
	va_start(ap, fmt);
	b->fact[b->nfacts] = brief_vtext(b, fmt, ap);
	va_end(ap);
	return b->nfacts++;
}

void
brief_fact_short(struct brief *b, size_t fact, const char *fmt, ...)
{
	va_list ap;

	if (fact == BRIEF_FACTS)
		return;
	va_start(ap, fmt);
	b->brief[fact] = brief_vtext(b, fmt, ap);
	va_end(ap);
}

struct brief_part *
brief_part(struct brief *b, const char *word)
{
	struct brief_part *p;

	if (b->nparts == BRIEF_PARTS)
		return NULL;
	p = &b->part[b->nparts++];
	p->word = word;
	return p;
}

struct brief_line *
brief_line(struct brief_part *p, enum entity type, uint32_t id)
{
	struct brief_line *l;

	if (p == NULL || p->n == BRIEF_LINES)
		return NULL;
	l = &p->v[p->n++];
	memset(l, 0, sizeof(*l));
	l->at.type = type;
	l->at.id = id;
	l->number = l->text = l->where = "";
	return l;
}

const char *
brief_ns(struct brief *b, int64_t ns)
{
	char s[32];

	return arena_strndup(&b->arena, s, text_duration_short(s, sizeof(s),
	    ns));
}

/* ---- what is asked ---- */

void
brief_span(const struct trace *t, const struct brief_query *q, int64_t *t0,
    int64_t *t1)
{
	*t0 = q->t0 > t->start ? q->t0 : t->start;
	*t1 = q->t1 < t->end ? q->t1 : t->end;
	if (*t1 < *t0)
		*t1 = *t0;
}

double
brief_percent(double part, double whole)
{
	return whole > 0 ? part / whole * 100 : 0;
}

int
brief_cancelled(const struct brief_query *q)
{
	return q->progress != NULL && atomic_load(&q->progress->cancel);
}

int
brief_has_track(const struct brief_query *q, uint32_t track)
{
	return q->tracks == NULL || q->tracks[track];
}
