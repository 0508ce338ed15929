/*
 * docs: reads documents of JSON that stand one behind the other.  Where the
 * first line is a document, the text is cut at lines; a document that goes on
 * beyond a part makes the text one part again.  One document that is a list is
 * cut at its elements.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/docs.h"
#include "ttv/tuning.h"

static void
take_document(struct docs *d, struct text_part *part, struct json *j,
    const struct span *doc)
{
	struct span list, v;
	struct json in;

	if (d->list == NULL || d->list(j, doc, &list) == -1)
		d->take(part, j, doc);
	else if (walk_array(&in, j, &list) == 0)
		while (walk_element(&in, &v))
			d->element(part, &in, &v);
}

/* Reads the documents of a part; returns 1 if one goes on beyond it. */
static int
docs_part(struct docs *d, struct text_part *part, struct json_ends *ends)
{
	const struct reading *r = part->all->r;
	int last = part->to == r->data + r->len;
	struct span doc;
	struct json j;

	d->begin(part);
	walk_start(&j, r, part->from, part->to, builder_warn(part->b));
	j.ends = ends;
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
		take_document(d, part, &j, &doc);
	}
}

/* The driver of a part; whether it crosses is kept in its `crosses`. */
static void
docs_job(struct text_part *part)
{
	struct json_ends *ends = json_ends_new();

	part->crosses = docs_part(part->all->arg, part, ends);
	json_ends_free(ends);
}

/* How documents stand in a text. */
enum docs_form { DOCS_OTHER, DOCS_LINES, DOCS_ONE };

/* Returns the form of a text; of one document, it is `doc` and j behind it. */
static enum docs_form
docs_form(const struct reading *r, struct json *j, struct span *doc)
{
	const char *p;

	walk_start(j, r, r->data, r->data + r->len, NULL);
	json_blanks(j);
	if (j->p == j->end || json_value(j, JSON_ANY, doc) != JSON_OK)
		return DOCS_OTHER;
	for (p = j->p; p < j->end && (*p == ' ' || *p == '\r'); p++)
		continue;
	json_blanks(j);
	if (j->p == j->end && (doc->type == SPAN_OBJECT ||
	    doc->type == SPAN_ARRAY))
		return DOCS_ONE;
	return p < j->end && *p == '\n' && memchr(doc->p, '\n', doc->len) ==
	    NULL ? DOCS_LINES : DOCS_OTHER;
}

static const char *
cut_nowhere(void *arg, const char *p, const char *end)
{
	(void)arg;
	(void)p;
	return end;
}

/* ---- one document that is a list ---- */

/* Returns the end of the first element that ends at p or behind it. */
static const char *
cut_element(void *arg, const char *p, const char *end)
{
	struct json *j = &((struct docs *)arg)->cut;
	struct span v;

	while (j->p < p)
		if (!walk_element(j, &v))
			return end;
	return j->p;
}

static void
list_job(struct text_part *part)
{
	struct docs *d = part->all->arg;
	const struct reading *r = part->all->r;
	int last = part->to == r->data + r->len;
	struct json j = d->first;
	struct span v;

	d->begin(part);
	if (part->from > r->data)
		j.p = part->from;
	j.warn = builder_warn(part->b);
	j.ends = json_ends_new();
	while ((last || j.p < part->to) && !text_part_step(part, j.p) &&
	    walk_element(&j, &v))
		d->element(part, &j, &v);
	json_ends_free(j.ends);
}

/* Reads a document that is a list by parts; returns 0, or -1 for others. */
static int
read_list(struct docs *d, struct reading *r, struct json j,
    const struct span *doc)
{
	struct warn warn;
	struct span list;

	if (d->list == NULL || r->threads == 1 || r->len < tuning.part_bytes)
		return -1;
	memset(&warn, 0, sizeof(warn));
	j.warn = &warn;
	if (d->list(&j, doc, &list) == -1)
		return -1;
	j.warn = NULL;
	if (walk_array(&d->first, &j, &list) == -1)
		return -1;
	d->cut = d->first;
	d->cut.ends = json_ends_new();
	text_parts_cut(&d->parts, r, r->data, cut_element, d);
	json_ends_free(d->cut.ends);
	warn_merge(builder_warn(d->parts.v[0].b), &warn);
	text_parts_read(&d->parts, list_job);
	return 0;
}

void
docs_read(struct docs *d, struct reading *r)
{
	enum docs_form form;
	int crosses = 0;
	struct span doc;
	struct json j;
	size_t i;

	form = docs_form(r, &j, &doc);
	if (form == DOCS_ONE && read_list(d, r, j, &doc) == 0)
		return;
	text_parts_cut(&d->parts, r, r->data, form == DOCS_LINES ?
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
