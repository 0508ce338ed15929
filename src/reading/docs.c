/*
 * docs: reads documents of JSON that stand one behind the other.  Where the
 * first line is a document, the text is cut at lines; a document that goes on
 * beyond a part makes the text one part again.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/docs.h"

/* Reads the documents of a part; returns 1 if one goes on beyond it. */
static int
docs_part(struct docs *d, struct text_part *part)
{
	const struct reading *r = part->all->r;
	int last = part->to == r->data + r->len;
	struct span doc;
	struct json j;

	d->begin(part);
	walk_start(&j, r, part->from, part->to, builder_warn(part->b));
	for (;;) {
		json_blanks(&j);
		if (j.p >= j.end || text_part_step(part, j.p))
			return 0;
		if (!last && memchr(j.p, '\n', (size_t)(j.end - j.p)) == NULL)
			return 1;
		if (*j.p != '{' && *j.p != '[') {
			json_warn(&j, WARN_NOT_OBJECT, j.p);
			j.p = memchr(j.p, '\n', (size_t)(j.end - j.p));
			if (j.p == NULL)
				return 0;
			continue;
		}
		if (!walk_value(&j, JSON_ANY, &doc))
			return !last;
		if (doc.p + doc.len == part->to && !last)
			return 1;
		d->take(part, &j, &doc);
	}
}

/* The driver of a part; whether it crosses is kept in its `crosses`. */
static void
docs_job(struct text_part *part)
{
	part->crosses = docs_part(part->all->arg, part);
}

/* Whether the first line of a text is a document. */
static int
line_is_document(const struct reading *r)
{
	struct span doc;
	struct json j;

	walk_start(&j, r, r->data, r->data + r->len, NULL);
	json_blanks(&j);
	if (j.p == j.end || json_value(&j, JSON_ANY, &doc) != JSON_OK ||
	    memchr(doc.p, '\n', doc.len) != NULL)
		return 0;
	while (j.p < j.end && (*j.p == ' ' || *j.p == '\r'))
		j.p++;
	return j.p < j.end && *j.p == '\n';
}

static const char *
cut_nowhere(void *arg, const char *p, const char *end)
{
	(void)arg;
	(void)p;
	return end;
}

void
docs_read(struct docs *d, struct reading *r)
{
	int crosses = 0;
	size_t i;

	text_parts_cut(&d->parts, r, r->data, line_is_document(r) ?
	    text_cut_line : cut_nowhere, d);
	text_parts_read(&d->parts, docs_job);
	for (i = 0; i < d->parts.n; i++)
		crosses |= d->parts.v[i].crosses;
	if (!crosses)
		return;
	for (i = 0; i < d->parts.n; i++)
		d->forget(&d->parts.v[i]);
	text_parts_single(&d->parts);
	text_parts_read(&d->parts, docs_job);
}

void
docs_free(struct docs *d)
{
	free(d->parts.v);
}
