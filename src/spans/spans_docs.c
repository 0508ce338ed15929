/*
 * spans_docs: the states of the parts of a text, which become one builder; what
 * spans of JSON have in common.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/spans_docs.h"
#include "ttv/xmalloc.h"

#define NS_A_US		INT64_C(1000)
#define US_DIGITS	3		/* of a us in ns */

int
spans_us(const struct span *v, int64_t *ns)
{
	int64_t us;

	/* exporters of JavaScript write fractions */
	if (walk_int(v, &us) == -1)
		return walk_decimal(v, US_DIGITS, ns);
	return __builtin_mul_overflow(us, NS_A_US, ns) ? -1 : 0;
}

int
spans_take_id(const struct span *v, struct spans_id *id)
{
	memset(id, 0, sizeof(*id));
	if (v->type == SPAN_NONE || v->type == SPAN_NULL)
		return 0;
	if (v->type != SPAN_STRING)
		return -1;
	spans_id_text(v->p, v->len, id);
	return 0;
}

void
spans_add_id(struct arena *a, struct value *args, const char *key,
    const struct spans_id *id, int is_trace)
{
	char text[SPANS_ID_TEXT];

	if (id->hi == 0 && id->lo == 0)
		return;
	spans_id_show(id, is_trace, text);
	value_add(args, key, strlen(key), value_string(a, text,
	    strlen(text)));
}

void
spans_add_id_text(struct arena *a, struct value *args, const char *key,
    const struct value *v, int is_trace)
{
	struct spans_id id;

	if (v == NULL || v->type != VALUE_STRING)
		return;
	switch (spans_id_text(v->text, v->len, &id)) {
	case 0:
		spans_add_id(a, args, key, &id, is_trace);
		break;
	case 1:
		value_add(args, key, strlen(key), value_string(a, v->text,
		    v->len));
		break;
	default:
		break;
	}
}

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
