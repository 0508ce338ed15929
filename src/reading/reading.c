/*
 * reading: what readers share that get all bytes of an input: the first
 * builder, and texts that are cut into parts which threads read.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/reading.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

void
reading_wait(struct reading *r)
{
	if (r->wait != NULL)
		r->len = (size_t)r->wait(r->arg, UINT64_MAX);
}

struct builder *
reading_builder(const struct reading *r, int first)
{
	struct builder *b = builder_new();

	builder_in_file(b, r->file);
	if (first && r->warn != NULL)
		warn_merge(builder_warn(b), r->warn);
	return b;
}

void
reading_count(struct builder *b, const char *name, const char *help,
    uint64_t n)
{
	builder_count(b, builder_string(b, name, strlen(name)),
	    builder_string(b, help, strlen(help)), n);
}

/* ---- texts in parts ---- */

static void
parts_add(struct text_parts *w, const char *from, const char *to)
{
	struct text_part *part = &w->v[w->n];

	memset(part, 0, sizeof(*part));
	part->all = w;
	part->from = part->told = part->step = from;
	part->to = to;
	part->b = reading_builder(w->r, w->n == 0);
	w->n++;
}

const char *
text_cut_line(void *arg, const char *p, const char *end)
{
	const char *q = memchr(p, '\n', (size_t)(end - p));

	(void)arg;
	return q == NULL ? end : q + 1;
}

void
text_parts_cut(struct text_parts *w, struct reading *r, const char *start,
    const char *(*cut)(void *, const char *, const char *), void *arg)
{
	const char *end = r->data + r->len, *p = start, *q;
	size_t len = (size_t)(end - start), i = 0, n = (size_t)r->threads * 2;

	memset(w, 0, sizeof(*w));
	w->r = r;
	w->arg = arg;
	progress_begin(&w->progress, r);
	if (r->threads == 1 || len < tuning.part_bytes)
		n = 1;
	w->v = xcalloc(n, sizeof(*w->v));
	do {
		q = i + 1 == n ? end : start + len / n * (i + 1);
		q = q < p ? p : q;
		q = q >= end ? end : cut(arg, q, end);
		parts_add(w, p, q);
		p = q;
	} while (++i < n && p < end);
}

static void
part_job(void *arg, size_t i)
{
	struct text_parts *w = arg;

	w->read(&w->v[i]);
}

void
text_parts_read(struct text_parts *w, void (*read)(struct text_part *))
{
	w->read = read;
	pool_run(w->r->threads, w->n, part_job, w);
}

void
text_parts_single(struct text_parts *w)
{
	const char *from = w->v[0].from, *to = w->v[w->n - 1].to;
	size_t i;

	for (i = 0; i < w->n; i++)
		builder_free(w->v[i].b);
	w->n = 0;
	progress_begin(&w->progress, w->r);
	parts_add(w, from, to);
}

struct builder *
text_parts_join(struct text_parts *w)
{
	struct builder **b = xcalloc(w->n, sizeof(*b)), *all;
	size_t i;

	for (i = 0; i < w->n; i++)
		b[i] = w->v[i].b;
	all = builder_join(b, w->n, w->r->threads);
	free(b);
	free(w->v);
	return all;
}

int
text_part_tell(struct text_part *part, const char *p)
{
	uint64_t n = (uint64_t)(p - part->told);

	part->told = p;
	part->step = p + PROGRESS_STEP;
	return progress_add(&part->all->progress, n);
}
