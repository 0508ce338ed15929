/*
 * heapprofile: the reader of V8's sampled heap profiles, .heapprofile
 * (ttv-formats(5), V8 HEAP PROFILES).
 *
 * The nodes stand in each other, as deep as the program's stacks, so they are
 * read as they come, with a stack of what is open.  Samples name nodes; where
 * there are none, each node with bytes of its own is one.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/idtab.h"
#include "ttv/limit.h"
#include "ttv/profile.h"
#include "ttv/reading.h"
#include "ttv/sort.h"
#include "ttv/walk.h"
#include "ttv/xmalloc.h"

#define HEAP_COUNT	"sample"
#define HEAP_HELP	"allocations that were sampled"
#define HEAP_UNIT	"bytes"
#define HEAP_NAMELESS	"(anonymous)"

struct node {
	uint32_t	parent;		/* or NONE */
	uint32_t	callsite;	/* once `made` */
	uint32_t	depth;
	uint8_t		made;
	struct profile_entry entry;
	double		size;
	uint64_t	off;
};

struct heap_sample {
	double		size;
	int64_t		ordinal;
	uint32_t	node;
	uint64_t	off;
};

struct heap {
	struct reading	*r;
	struct builder	*b;
	struct node	*nodes;
	size_t		 n, cap;
	struct idtab	 ids;		/* of nodes; numbers are in ... */
	uint32_t	*of_id;		/* ... this */
	size_t		 ids_cap;
	struct level {
		uint32_t node;
		int	 list;		/* 1: in its children */
	}		*levels;
	size_t		 nlevels, levels_cap;
	struct heap_sample *samples;
	size_t		 nsamples, samples_cap;
};

/* ---- nodes ---- */

static void
level_add(struct heap *h, uint32_t node, int list)
{
	h->levels = xgrow(h->levels, h->nlevels, &h->levels_cap,
	    sizeof(*h->levels));
	h->levels[h->nlevels++] = (struct level){ node, list };
}

/* Adds the node whose { is at p. */
static void
node_add(struct heap *h, uint32_t parent, const char *p)
{
	struct node *n;

	h->nodes = xgrow(h->nodes, h->n, &h->cap, sizeof(*h->nodes));
	n = &h->nodes[h->n];
	memset(n, 0, sizeof(*n));
	n->parent = parent;
	n->depth = parent == NONE ? 0 : h->nodes[parent].depth + 1;
	n->off = reading_off(h->r, p);
	n->entry.defined = 1;
	level_add(h, (uint32_t)h->n++, 0);
}

/* Reads a line or column from 0; -1: there is none. */
static uint32_t
from_one(const struct span *v)
{
	int64_t n;

	return walk_int(v, &n) == -1 || n < 0 || n >= UINT32_MAX ? 0 :
	    (uint32_t)n + 1;
}

static void
node_frame(struct heap *h, struct node *n, const struct json *j,
    const struct span *call)
{
	struct profile_entry *e = &n->entry;
	struct span key, value;
	struct json in;

	if (walk_object(&in, j, call) == -1)
		return;
	while (walk_member(&in, &key, &value))
		if (json_key_is(&key, "functionName"))
			e->name = walk_string(h->b, &value);
		else if (json_key_is(&key, "url"))
			e->f.file = walk_string(h->b, &value);
		else if (json_key_is(&key, "lineNumber"))
			e->f.line = from_one(&value);
		else if (json_key_is(&key, "columnNumber"))
			e->f.column = from_one(&value);
	if (e->f.file == 0)		/* a place in no file */
		e->f.line = e->f.column = 0;
	if (e->name == 0)
		e->name = builder_string(h->b, HEAP_NAMELESS,
		    strlen(HEAP_NAMELESS));
}

static void
node_id(struct heap *h, uint32_t node, const struct span *v)
{
	struct idkey key = {{ 0 }};
	int64_t id;
	uint32_t i;

	if (walk_int(v, &id) == -1)
		return;
	key.w[0] = (uint64_t)id;
	i = idtab_add(&h->ids, &key, NULL);
	h->of_id = xgrow(h->of_id, i, &h->ids_cap, sizeof(*h->of_id));
	h->of_id[i] = node;
}

/* Reads the next member of the node that is open; returns 0 at its end. */
static int
node_member(struct heap *h, struct json *j, uint32_t node)
{
	struct span key, value;
	int r = json_key(j, &key);

	if (r != 1)
		return r;
	if (json_key_is(&key, "children") && j->p < j->end && *j->p == '[') {
		json_open(j);
		level_add(h, node, 1);
		return 1;
	}
	if ((r = json_value(j, JSON_MEMBER, &value)) != JSON_OK)
		return r;
	if (json_key_is(&key, "callFrame"))
		node_frame(h, &h->nodes[node], j, &value);
	else if (json_key_is(&key, "selfSize"))
		walk_double(&value, &h->nodes[node].size);
	else if (json_key_is(&key, "id"))
		node_id(h, node, &value);
	return 1;
}

/* Reads the next child of a node; returns 0 at the end of the list. */
static int
node_child(struct heap *h, struct json *j, uint32_t node)
{
	struct span value;
	int r = json_next(j, ']');

	if (r != 1)
		return r;
	if (*j->p != '{') {
		json_warn(j, WARN_NOT_OBJECT, j->p);
		return json_value(j, JSON_ELEMENT, &value) == JSON_OK ? 1 :
		    JSON_BAD;
	}
	node_add(h, node, j->p);
	json_open(j);
	return 1;
}

/* Reads the nodes from the head's { at the cursor on; 0, or -1 if damaged. */
static int
read_nodes(struct heap *h, struct json *j)
{
	struct level l;
	int r;

	node_add(h, NONE, j->p);
	json_open(j);
	while (h->nlevels > 0) {
		l = h->levels[h->nlevels - 1];
		r = l.list ? node_child(h, j, l.node) :
		    node_member(h, j, l.node);
		if (r == 0)
			h->nlevels--;
		else if (r < 0) {
			json_warn(j, r == JSON_CUT ? WARN_TRUNCATED :
			    WARN_SYNTAX, j->p);
			return -1;
		}
	}
	return 0;
}

/* Returns the callsite of a node.  Parents come before their children. */
static uint32_t
node_callsite(struct heap *h, uint32_t node)
{
	struct node *n = &h->nodes[node];

	if (n->depth >= LIMIT_STACK_DEPTH) {
		warn_add(builder_warn(h->b), WARN_STACK, n->off);
		n->callsite = n->parent == NONE ? NONE :
		    h->nodes[n->parent].callsite;
	} else
		n->callsite = profile_callsite(h->b, &n->entry,
		    n->parent == NONE ? NONE : h->nodes[n->parent].callsite);
	return n->callsite;
}

/* ---- samples ---- */

static void
take_sample(struct heap *h, const struct json *j, const struct span *v)
{
	struct heap_sample s = { 0, 0, NONE, reading_off(h->r, v->p) };
	struct idkey id = {{ 0 }};
	struct span key, value;
	struct json in;
	int64_t node;
	uint32_t i = UINT32_MAX;
	int open = walk_object(&in, j, v) == 0;

	while (open && walk_member(&in, &key, &value))
		if (json_key_is(&key, "size"))
			walk_double(&value, &s.size);
		else if (json_key_is(&key, "ordinal"))
			walk_int(&value, &s.ordinal);
		else if (json_key_is(&key, "nodeId") &&
		    walk_int(&value, &node) == 0) {
			id.w[0] = (uint64_t)node;
			i = idtab_find(&h->ids, &id);
		}
	if (i == UINT32_MAX) {
		warn_add(builder_warn(h->b), WARN_SAMPLE, s.off);
		return;
	}
	s.node = h->of_id[i];
	h->samples = xgrow(h->samples, h->nsamples, &h->samples_cap,
	    sizeof(*h->samples));
	h->samples[h->nsamples++] = s;
}

static int
sample_order(const void *va, const void *vb)
{
	const struct heap_sample *a = va, *b = vb;

	if (a->ordinal != b->ordinal)
		return COMPARE(a->ordinal, b->ordinal);
	return COMPARE(a->off, b->off);
}

/* Makes a sample of each node that has bytes of its own. */
static void
samples_of_nodes(struct heap *h)
{
	struct heap_sample s;
	uint32_t i;

	for (i = 0; i < h->n; i++) {
		if (!(h->nodes[i].size > 0))
			continue;
		s = (struct heap_sample){ h->nodes[i].size, i, i,
		    h->nodes[i].off };
		h->samples = xgrow(h->samples, h->nsamples, &h->samples_cap,
		    sizeof(*h->samples));
		h->samples[h->nsamples++] = s;
	}
}

/* Writes the samples in the order of their ordinals. */
static void
write_samples(struct heap *h)
{
	struct profile_axis axis = { .ns = 1 };
	uint32_t track = profile_thread(h->b, profile_process(h->b,
	    h->r->file, 0), 0, 0);
	const struct heap_sample *s;
	size_t i;

	for (i = 0; i < h->n; i++)
		node_callsite(h, (uint32_t)i);
	builder_sample_unit(h->b, track, builder_string(h->b, HEAP_UNIT,
	    strlen(HEAP_UNIT)));
	sort_any(h->samples, h->nsamples, sizeof(*h->samples), sample_order);
	for (i = 0; i < h->nsamples; i++) {
		s = &h->samples[i];
		builder_sample(h->b, track, profile_axis_next(&axis, s->size),
		    h->nodes[s->node].callsite, 0, s->size, s->off);
	}
	profile_axis_end(h->b, track, &axis);
	reading_count(h->b, HEAP_COUNT, HEAP_HELP, h->nsamples);
}

/* Reads the document, its samples behind the nodes. */
static void
read_document(struct heap *h)
{
	struct span key, value, samples;
	struct json j, in;

	memset(&samples, 0, sizeof(samples));
	walk_start(&j, h->r, h->r->data, h->r->data + h->r->len,
	    builder_warn(h->b));
	json_blanks(&j);
	if (j.p == j.end || *j.p != '{')
		return;
	json_open(&j);
	while (json_key(&j, &key) == 1) {
		if (json_key_is(&key, "head") && j.p < j.end && *j.p == '{') {
			if (read_nodes(h, &j) == -1)
				break;
			continue;
		}
		if (!walk_value(&j, JSON_MEMBER, &value))
			break;
		if (json_key_is(&key, "samples"))
			samples = value;
	}
	if (walk_array(&in, &j, &samples) == -1) {
		samples_of_nodes(h);
		return;
	}
	while (walk_element(&in, &value))
		take_sample(h, &in, &value);
}

static struct builder *
heapprofile_read(struct reading *r)
{
	struct heap h;

	memset(&h, 0, sizeof(h));
	reading_wait(r);
	h.r = r;
	h.b = reading_builder(r, 1);
	read_document(&h);
	write_samples(&h);
	idtab_free(&h.ids);
	free(h.nodes);
	free(h.of_id);
	free(h.levels);
	free(h.samples);
	r->understood = 1;
	return h.b;
}

static int
heapprofile_sniff(const char *p, size_t n)
{
	static const char *const keys[] = { "head" };

	return walk_keys(p, n, keys, 1) == 1 &&
	    memmem(p, n, "\"callFrame\"", 11) != NULL;
}

/* Samples have no more than the model keeps: no event source. */
const struct format heapprofile_format = {
	.name = "heapprofile",
	.help = "V8 heap profile (.heapprofile)",
	.sniff = heapprofile_sniff,
	.read = heapprofile_read,
};
