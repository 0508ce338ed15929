/* spans_docs: the states of the parts of a text, which become one builder. */
#include "config.h"

#include <stdlib.h>

#include "ttv/spans_docs.h"
#include "ttv/xmalloc.h"

static void
part_begin(struct text_part *part)
{
	const struct spans_docs *d = part->all->arg;
	struct spans_part *s = part->state = xcalloc(1, d->state);

	s->part = part;
	s->spans = spans_new(part->b);
}

static void
part_end(struct spans_docs *d, struct spans_part *s, int anew)
{
	if (d->end != NULL)
		d->end(d, s, anew);
	free(s);
}

static void
part_forget(struct text_part *part)
{
	struct spans_part *s = part->state;

	spans_drop(s->spans);
	part_end(part->all->arg, s, 1);
}

struct builder *
spans_docs_read(struct spans_docs *d, struct reading *r)
{
	struct spans **parts;
	struct spans_part *s;
	struct builder *b;
	uint64_t n = 0;
	size_t i;

	d->docs.begin = part_begin;
	d->docs.forget = part_forget;
	reading_wait(r);
	docs_read(&d->docs, r);
	parts = xcalloc(d->docs.parts.n, sizeof(*parts));
	for (i = 0; i < d->docs.parts.n; i++) {
		s = d->docs.parts.v[i].state;
		parts[i] = s->spans;
		n += s->n;
		part_end(d, s, 0);
	}
	b = spans_join(parts, d->docs.parts.n, r);
	reading_count(b, d->count, d->help, n);
	free(parts);
	docs_free(&d->docs);
	return b;
}
