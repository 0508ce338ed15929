/*
 * pf_graph: graphs of the objects on heaps of Java (HeapGraph).
 *
 * A graph comes in several packets of a sequence; what ids stand for may come
 * behind what uses them.  So all packets are gathered here, once the parts are
 * read, and pf_graph_end.c makes rows and samples of them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_graph.h"

/* Returns the graph that packets of a sequence are part of. */
static uint32_t
pf_graph_of(struct pf_heap *h, const struct pf_later *l)
{
	struct idkey key = {{ l->seq }};
	struct pf_graph *g;
	uint32_t i;
	int added;

	i = idtab_add(&h->seq_ids, &key, &added);
	h->newest = xgrow(h->newest, i, &h->newest_cap, sizeof(*h->newest));
	if (!added && !h->graphs[h->newest[i]].ended)
		return h->newest[i];
	h->newest[i] = (uint32_t)h->ngraphs;
	h->graphs = xgrow(h->graphs, h->ngraphs, &h->graphs_cap,
	    sizeof(*h->graphs));
	g = &h->graphs[h->ngraphs];
	memset(g, 0, sizeof(*g));
	g->ts = l->ts;
	g->off = h->w->in.base + l->k.pos;
	g->heap_size = RECORD_NULL;
	builder_at(h->b, l->ts);
	g->upid = builder_process(h->b, builder_int_ident((int32_t)pf_number(
	    &l->k.data, PF_HEAP_GRAPH_PID, 0)), h->w->file);
	return (uint32_t)h->ngraphs++;
}

uint32_t
pf_heap_object(struct pf_heap *h, uint32_t graph, uint64_t id)
{
	struct idkey key = {{ graph, id }};
	struct pf_heap_object *o;
	struct pf_graph *g = &h->graphs[graph];
	uint32_t i;
	int added;

	i = idtab_add(&h->object_ids, &key, &added);
	if (!added)
		return i;
	h->objects = xgrow(h->objects, i, &h->objects_cap,
	    sizeof(*h->objects));
	o = &h->objects[i];
	memset(o, 0, sizeof(*o));
	o->graph = graph;
	o->class = o->distance = o->callsite = NONE;
	o->registry = RECORD_NULL;
	g->objects = xgrow(g->objects, g->nobjects, &g->objects_cap,
	    sizeof(*g->objects));
	g->objects[g->nobjects++] = i;
	return i;
}

static uint32_t
pf_heap_class(struct pf_heap *h, uint32_t graph, uint64_t id)
{
	struct idkey key = {{ graph, id }};
	struct pf_heap_class *c;
	uint32_t i;
	int added;

	i = idtab_add(&h->class_ids, &key, &added);
	if (!added)
		return i;
	h->classes = xgrow(h->classes, i, &h->classes_cap,
	    sizeof(*h->classes));
	c = &h->classes[i];
	memset(c, 0, sizeof(*c));
	c->graph = graph;
	c->super = c->loader = NONE;
	return i;
}

/* Adds a reference to an object; id 0: to none. */
static void
pf_heap_refer(struct pf_heap *h, uint32_t graph, uint32_t owner, uint64_t id,
    uint64_t field)
{
	uint32_t owned = id == 0 ? NONE : pf_heap_object(h, graph, id);
	struct pf_heap_reference *r;

	h->refs = xgrow(h->refs, h->nrefs, &h->refs_cap, sizeof(*h->refs));
	r = &h->refs[h->nrefs++];
	*r = (struct pf_heap_reference){ owner, owned, field, 0, 0, 0 };
}

/* Returns how many numbers the fields of a number have. */
static size_t
pf_graph_numbers(const struct pf_span *s, uint32_t number)
{
	struct pf_list l;
	uint64_t u;
	size_t n = 0;

	for (pf_list_open(&l, s, number, PF_VARINT); pf_list_next(&l, &u);)
		n++;
	return n;
}

/* Adds the references of an object. */
static void
pf_graph_references(struct pf_heap *h, uint32_t graph, uint32_t at,
    const struct pf_span *s)
{
	uint64_t base = pf_number(s, PF_HEAP_OBJECT_REFERENCE_BASE, 0);
	uint64_t id, field = 0;
	uint32_t first = (uint32_t)h->nrefs, own;
	struct pf_list ids, fields;
	int named;

	pf_list_open(&fields, s, PF_HEAP_OBJECT_REFERENCE_FIELD_ID,
	    PF_VARINT);
	named = pf_graph_numbers(s, PF_HEAP_OBJECT_REFERENCE_FIELD_ID) > 0;
	for (pf_list_open(&ids, s, PF_HEAP_OBJECT_REFERENCE_OBJECT_ID,
	    PF_VARINT); pf_list_next(&ids, &id);) {
		if (named)
			pf_list_next(&fields, &field);
		pf_heap_refer(h, graph, at, id == 0 ? 0 : id + base, field);
	}
	own = (uint32_t)h->nrefs;
	for (pf_list_open(&ids, s, PF_HEAP_OBJECT_RUNTIME_INTERNAL_OBJECT_ID,
	    PF_VARINT); pf_list_next(&ids, &id);)
		pf_heap_refer(h, graph, at, id, 0);
	h->objects[at].set = first;
	h->objects[at].nrefs = (uint32_t)h->nrefs - first;
	h->objects[at].nruntime = (uint32_t)h->nrefs - own;
	h->objects[at].fields = (uint8_t)named;
}

/* Returns whether a message has a field of a range of numbers. */
static int
pf_member_any(const struct pf_span *s, uint32_t from, uint32_t to)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number >= from && f.number <= to)
			return 1;
	return 0;
}

static void
pf_graph_object(struct pf_heap *h, uint32_t graph, const struct pf_span *s)
{
	struct pf_graph *g = &h->graphs[graph];
	uint64_t delta = pf_number(s, PF_HEAP_OBJECT_ID_DELTA, 0);
	uint64_t id = delta != 0 ? g->last_id + delta : pf_number(s,
	    PF_HEAP_OBJECT_ID, 0);
	size_t nfields = pf_graph_numbers(s,
	    PF_HEAP_OBJECT_REFERENCE_FIELD_ID);
	uint64_t heap = pf_number(s, PF_HEAP_OBJECT_HEAP_TYPE_DELTA, g->heap);
	struct pf_heap_object *o;
	uint32_t at;

	if (nfields != 0 && nfields != pf_graph_numbers(s,
	    PF_HEAP_OBJECT_REFERENCE_OBJECT_ID)) {
		warn_add(builder_warn(h->b), WARN_PACKET, g->off);
		return;
	}
	g->last_id = id;
	g->heap = heap > UINT8_MAX ? 0 : (uint8_t)heap;
	at = pf_heap_object(h, graph, id);
	if (h->objects[at].seen)	/* the first description counts */
		return;
	o = &h->objects[at];
	o->seen = 1;
	o->size = (int64_t)pf_number(s, PF_HEAP_OBJECT_SELF_SIZE, 0);
	o->registry = (int64_t)pf_number(s, PF_HEAP_OBJECT_NATIVE_SIZE,
	    (uint64_t)RECORD_NULL);
	if (pf_member_any(s, PF_HEAP_OBJECT_BITMAP_ID,
	    PF_HEAP_OBJECT_BITMAP_HEIGHT))
		o->message = *s;
	o->heap = h->graphs[graph].heap;
	o->class = pf_heap_class(h, graph, pf_number(s,
	    PF_HEAP_OBJECT_TYPE_ID, 0));
	pf_graph_references(h, graph, at, s);
}

/* Keeps a text of an iid of a graph; the first one counts. */
static void
pf_graph_text(struct idtab *ids, struct pf_span **texts, size_t *cap,
    uint32_t graph, const struct pf_span *s)
{
	struct idkey key = {{ graph, pf_number(s, PF_INTERNED_STRING_IID,
	    0) }};
	uint32_t i;
	int added;

	i = idtab_add(ids, &key, &added);
	if (!added)
		return;
	*texts = xgrow(*texts, i, cap, sizeof(**texts));
	(*texts)[i] = pf_member(s, PF_INTERNED_STRING_STR);
}

static void
pf_graph_field(struct pf_heap *h, uint32_t graph, const struct pf_field *f)
{
	struct pf_graph *g = &h->graphs[graph];
	uint32_t class;

	switch (f->number) {
	case PF_HEAP_GRAPH_OBJECTS:
		pf_graph_object(h, graph, &f->s);
		break;
	case PF_HEAP_GRAPH_TYPES:
		class = pf_heap_class(h, graph, pf_number(&f->s,
		    PF_HEAP_TYPE_ID, 0));
		h->classes[class].message = f->s;
		break;
	case PF_HEAP_GRAPH_FIELD_NAMES:
		pf_graph_text(&h->field_ids, &h->fields, &h->fields_cap, graph,
		    &f->s);
		break;
	case PF_HEAP_GRAPH_LOCATION_NAMES:
		pf_graph_text(&h->place_ids, &h->places, &h->places_cap, graph,
		    &f->s);
		break;
	case PF_HEAP_GRAPH_ROOTS:
		g->roots = xgrow(g->roots, g->nroots, &g->roots_cap,
		    sizeof(*g->roots));
		g->roots[g->nroots++] = f->s;
		break;
	}
}

static void
pf_graph_packet(struct pf_heap *h, const struct pf_later *l)
{
	uint32_t graph = pf_graph_of(h, l);
	struct pf_graph *g = &h->graphs[graph];
	uint64_t index = pf_number(&l->k.data, PF_HEAP_GRAPH_INDEX, 0);
	uint64_t size = pf_number(&l->k.data,
	    PF_HEAP_GRAPH_HEAP_BYTES_ALLOCATED, (uint64_t)RECORD_NULL);
	struct pf_cursor c;
	struct pf_field f;

	if (index != (g->begun ? g->index + 1 : 0))
		g->truncated = 1;
	g->begun = 1;
	g->index = index;
	if ((int64_t)size != RECORD_NULL)
		g->heap_size = (int64_t)size;
	for (pf_open(&c, &l->k.data); pf_next(&c, &f);)
		if (f.type == PF_BYTES)
			pf_graph_field(h, graph, &f);
	if (c.broken)
		warn_add(builder_warn(h->b), WARN_PACKET, g->off);
	h->graphs[graph].ended = pf_number(&l->k.data,
	    PF_HEAP_GRAPH_CONTINUED, 0) == 0;
}

static void
pf_heap_free(struct pf_heap *h)
{
	size_t i;

	for (i = 0; i < h->ngraphs; i++) {
		free(h->graphs[i].objects);
		free(h->graphs[i].roots);
	}
	free(h->graphs);
	idtab_free(&h->seq_ids);
	free(h->newest);
	idtab_free(&h->object_ids);
	free(h->objects);
	idtab_free(&h->class_ids);
	free(h->classes);
	idtab_free(&h->field_ids);
	free(h->fields);
	idtab_free(&h->place_ids);
	free(h->places);
	free(h->refs);
}

void
pf_graphs(struct pf_part *parts, size_t n)
{
	struct pf_heap h = { .w = parts[0].w, .b = parts[n - 1].b,
	    .told = &parts[n - 1].told_code };
	struct pf_later_place at = { 0, 0 };
	const struct pf_later *l;

	while ((l = pf_later_next(parts, n, PF_PACKET_HEAP_GRAPH, &at)) != NULL)
		pf_graph_packet(&h, l);
	pf_arts(&h, parts, n);
	if (h.ngraphs > 0)
		pf_graph_end(&h);
	pf_heap_free(&h);
}
