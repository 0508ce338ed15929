/*
 * pf_graph_end: what a heap graph means, once all of it is read: names of
 * classes and fields, what is reachable from the roots, and how.
 *
 * The shortest way from a root to an object makes it part of a tree; samples of
 * the names of classes on the ways, with bytes as their weights, are the flame
 * graph of the heap.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_graph.h"
#include "pf_record.h"

/* Classes above a class at most; real ones have less than 20. */
#define PF_GRAPH_SUPERS	64

/* Callsites of a way at most; a list of a million objects is one entry. */
#define PF_GRAPH_DEPTH	512

static const char *const pf_graph_roots[] = { "ROOT_UNKNOWN",
	"ROOT_JNI_GLOBAL", "ROOT_JNI_LOCAL", "ROOT_JAVA_FRAME",
	"ROOT_NATIVE_STACK", "ROOT_STICKY_CLASS", "ROOT_THREAD_BLOCK",
	"ROOT_MONITOR_USED", "ROOT_THREAD_OBJECT", "ROOT_INTERNED_STRING",
	"ROOT_FINALIZING", "ROOT_DEBUGGER", "ROOT_REFERENCE_CLEANUP",
	"ROOT_VM_INTERNAL", "ROOT_JNI_MONITOR" };
#define PF_ROOTS	(sizeof(pf_graph_roots) / sizeof(pf_graph_roots[0]))
enum { PF_ROOT_JNI_GLOBAL = 1, PF_ROOT_JNI_LOCAL, PF_ROOT_STICKY_CLASS = 5,
	PF_ROOT_VM_INTERNAL = 13 };

static const char *const pf_graph_kinds[] = { "KIND_UNKNOWN", "KIND_NORMAL",
	"KIND_NOREFERENCES", "KIND_STRING", "KIND_ARRAY", "KIND_CLASS",
	"KIND_CLASSLOADER", "KIND_DEXCACHE", "KIND_SOFT_REFERENCE",
	"KIND_WEAK_REFERENCE", "KIND_FINALIZER_REFERENCE",
	"KIND_PHANTOM_REFERENCE" };
#define PF_KINDS_OF_CLASS						\
	(sizeof(pf_graph_kinds) / sizeof(pf_graph_kinds[0]))

static const char *const pf_graph_heaps[] = { NULL, "HEAP_TYPE_APP",
	"HEAP_TYPE_ZYGOTE", "HEAP_TYPE_BOOT_IMAGE" };
#define PF_HEAPS	(sizeof(pf_graph_heaps) / sizeof(pf_graph_heaps[0]))
enum { PF_HEAP_ZYGOTE = 2, PF_HEAP_BOOT_IMAGE = 3 };

/* Returns the number of what has an id in a graph, or NONE. */
static uint32_t
pf_graph_find(const struct idtab *ids, uint32_t graph, uint64_t id)
{
	struct idkey key = {{ graph, id }};

	return id == 0 ? NONE : idtab_find(ids, &key);
}

static void
pf_graph_classes(struct pf_heap *h)
{
	struct pf_heap_class *c;
	uint32_t i, place;
	uint64_t loader;

	for (i = 0; i < h->class_ids.n; i++) {
		c = &h->classes[i];
		if (c->message.p == NULL)
			continue;
		c->name = pf_member(&c->message, PF_HEAP_TYPE_CLASS_NAME);
		place = pf_graph_find(&h->place_ids, c->graph, pf_number(
		    &c->message, PF_HEAP_TYPE_LOCATION_ID, 0));
		if (place != NONE)
			c->place = h->places[place];
		c->super = pf_graph_find(&h->class_ids, c->graph, pf_number(
		    &c->message, PF_HEAP_TYPE_SUPERCLASS_ID, 0));
		c->kind = (uint8_t)pf_number(&c->message, PF_HEAP_TYPE_KIND,
		    0);
		loader = pf_number(&c->message, PF_HEAP_TYPE_CLASSLOADER_ID,
		    0);
		if (loader != 0)
			c->loader = pf_heap_object(h, c->graph, loader);
	}
}

/* Names a reference after a field, "type name" or a name alone. */
static void
pf_graph_name(struct pf_heap *h, uint32_t graph, struct pf_heap_reference *r,
    uint64_t field)
{
	uint32_t i = pf_graph_find(&h->field_ids, graph, field);
	uint64_t off = h->graphs[graph].off;
	struct pf_span text, type;
	const uint8_t *blank;

	if (i == NONE)
		return;
	text = h->fields[i];
	blank = text.len == 0 ? NULL : memchr(text.p, ' ', text.len);
	if (blank != NULL) {
		type.p = text.p;
		type.len = (size_t)(blank - text.p);
		r->type = pf_string(h->b, &type, off);
		text.len -= type.len + 1;
		text.p = blank + 1;
	}
	r->name = pf_string(h->b, &text, off);
}

/* Names references by the fields of a class and of those above it. */
static void
pf_graph_inherit(struct pf_heap *h, const struct pf_heap_object *o)
{
	uint32_t i, n = o->nrefs - o->nruntime, class = o->class, depth = 0;
	const struct pf_heap_class *c = &h->classes[class];
	struct pf_list fields;
	uint64_t field;

	if (c->kind == PF_KIND_NOREFERENCES || c->kind == PF_KIND_ARRAY ||
	    c->kind == PF_KIND_STRING || c->message.p == NULL)
		return;
	pf_list_open(&fields, &c->message,
	    PF_HEAP_TYPE_REFERENCE_FIELD_ID, PF_VARINT);
	for (i = 0; i < n; i++) {
		while (!pf_list_next(&fields, &field)) {
			class = h->classes[class].super;
			if (class == NONE || ++depth > PF_GRAPH_SUPERS ||
			    h->classes[class].message.p == NULL)
				return;
			pf_list_open(&fields, &h->classes[class].message,
			    PF_HEAP_TYPE_REFERENCE_FIELD_ID, PF_VARINT);
		}
		pf_graph_name(h, o->graph, &h->refs[o->set + i], field);
	}
}

static void
pf_graph_objects(struct pf_heap *h)
{
	uint32_t runtime = pf_literal(h->b, "runtimeInternalObjects");
	const struct pf_heap_class *c;
	struct pf_heap_object *o;
	uint32_t i, k;

	for (i = 0; i < h->object_ids.n; i++) {
		o = &h->objects[i];
		if (!o->seen)
			continue;
		c = &h->classes[o->class];
		if (o->size == 0 && c->message.p != NULL)
			o->size = (int64_t)pf_number(&c->message,
			    PF_HEAP_TYPE_OBJECT_SIZE, 0);
		for (k = 0; k < o->nrefs; k++)
			if (k >= o->nrefs - o->nruntime)
				h->refs[o->set + k].name = runtime;
			else if (o->fields)
				pf_graph_name(h, o->graph,
				    &h->refs[o->set + k],
				    h->refs[o->set + k].field);
		if (!o->fields)
			pf_graph_inherit(h, o);
	}
}

/* Returns what a field of an object refers to, or NONE. */
static uint32_t
pf_graph_follow(const struct pf_heap *h, uint32_t at, uint32_t field)
{
	const struct pf_heap_object *o = &h->objects[at];
	uint32_t i;

	for (i = 0; i < o->nrefs; i++)
		if (h->refs[o->set + i].name == field)
			return h->refs[o->set + i].owned;
	return NONE;
}

/*
 * Adds to objects what they keep beside the heap.  A Cleaner refers to the
 * object, and by its thunk to the registry that knows the size, whose lowest
 * bit says who allocated it.  One that is next to itself has cleaned.
 */
static void
pf_graph_native(struct pf_heap *h)
{
	static const char cleaner[] = "sun.misc.Cleaner";
	uint32_t referent = pf_literal(h->b,
	    "java.lang.ref.Reference.referent");
	uint32_t thunk = pf_literal(h->b, "sun.misc.Cleaner.thunk");
	uint32_t next = pf_literal(h->b, "sun.misc.Cleaner.next");
	uint32_t outer = pf_literal(h->b,
	    "libcore.util.NativeAllocationRegistry$CleanerThunk.this$0");
	const struct pf_span *name;
	uint32_t i, kept, at;

	for (i = 0; i < h->object_ids.n; i++) {
		if (h->objects[i].class == NONE)
			continue;
		name = &h->classes[h->objects[i].class].name;
		if (name->len != sizeof(cleaner) - 1 ||
		    memcmp(name->p, cleaner, name->len) != 0 ||
		    pf_graph_follow(h, i, next) == i)
			continue;
		kept = pf_graph_follow(h, i, referent);
		at = pf_graph_follow(h, i, thunk);
		if (at != NONE)
			at = pf_graph_follow(h, at, outer);
		if (kept != NONE && at != NONE && h->objects[at].registry !=
		    RECORD_NULL && __builtin_add_overflow(
		    h->objects[kept].native, h->objects[at].registry &
		    ~INT64_C(1), &h->objects[kept].native))
			h->objects[kept].native = INT64_MAX;
	}
}

/* ---- what is reachable ---- */

/* Returns the rank of a type of roots: of several the first counts. */
static int
pf_graph_rank(uint8_t type)
{
	return type == PF_ROOT_STICKY_CLASS ? 0 : type == PF_ROOT_JNI_GLOBAL ?
	    1 : type == PF_ROOT_JNI_LOCAL ? 2 : 3;
}

/* Makes an object a root; returns 1 if it was none. */
static int
pf_graph_root(struct pf_heap *h, uint32_t at, uint8_t type)
{
	struct pf_heap_object *o = &h->objects[at];

	if (o->root != 0) {
		if (pf_graph_rank(type) < pf_graph_rank((uint8_t)(o->root -
		    1)))
			o->root = (uint8_t)(type + 1);
		return 0;
	}
	o->root = (uint8_t)(type + 1);
	o->distance = 0;
	return 1;
}

/* Lists the roots of a graph in `queue`; returns their number. */
static size_t
pf_graph_begin(struct pf_heap *h, uint32_t graph, uint32_t *queue)
{
	const struct pf_graph *g = &h->graphs[graph];
	struct pf_list ids;
	size_t i, n = 0;
	uint64_t id, type;
	uint32_t at;

	for (i = 0; i < g->nroots; i++) {
		type = pf_number(&g->roots[i], PF_HEAP_ROOT_ROOT_TYPE, 0);
		if (type >= PF_ROOTS)
			type = 0;
		for (pf_list_open(&ids, &g->roots[i],
		    PF_HEAP_ROOT_OBJECT_IDS, PF_VARINT);
		    pf_list_next(&ids, &id);)
			if ((at = pf_graph_find(&h->object_ids, graph, id)) !=
			    NONE && pf_graph_root(h, at, (uint8_t)type))
				queue[n++] = at;
	}
	/* the collector never takes what is on these heaps */
	for (i = 0; i < g->nobjects; i++) {
		at = g->objects[i];
		if ((h->objects[at].heap == PF_HEAP_ZYGOTE ||
		    h->objects[at].heap == PF_HEAP_BOOT_IMAGE) &&
		    pf_graph_root(h, at, PF_ROOT_VM_INTERNAL))
			queue[n++] = at;
	}
	return n;
}

/* Returns whether a reference keeps what it refers to. */
static int
pf_graph_keeps(const struct pf_heap *h, const struct pf_heap_object *o,
    const struct pf_heap_reference *r, uint32_t referent)
{
	uint8_t kind = h->classes[o->class].kind;

	return r->owned != NONE && (r->name != referent ||
	    (kind != PF_KIND_WEAK_REFERENCE && kind !=
	    PF_KIND_FINALIZER_REFERENCE && kind !=
	    PF_KIND_PHANTOM_REFERENCE));
}

/* Sets the callsite of an object below that of what leads to it. */
static void
pf_graph_callsite(struct pf_heap *h, uint32_t at, uint32_t parent)
{
	struct pf_heap_object *o = &h->objects[at];
	const struct pf_heap_class *c;
	uint32_t name = 0;

	if (o->distance >= PF_GRAPH_DEPTH) {
		o->callsite = parent;
		return;
	}
	if (o->class != NONE) {
		c = &h->classes[o->class];
		name = c->clear != 0 ? c->clear : pf_string(h->b, &c->name,
		    h->graphs[o->graph].off);
	}
	o->callsite = builder_callsite(h->b, name, 0, parent);
}

/* Walks a graph from its roots, what is nearest first. */
static void
pf_graph_walk(struct pf_heap *h, uint32_t graph, uint32_t *queue)
{
	uint32_t referent = pf_literal(h->b,
	    "java.lang.ref.Reference.referent");
	const struct pf_heap_reference *r;
	const struct pf_heap_object *o;
	size_t i, n = pf_graph_begin(h, graph, queue);
	uint32_t k;

	for (i = 0; i < n; i++)
		pf_graph_callsite(h, queue[i], NONE);
	for (i = 0; i < n; i++) {
		o = &h->objects[queue[i]];
		for (k = 0; k < o->nrefs; k++) {
			r = &h->refs[o->set + k];
			if (!pf_graph_keeps(h, o, r, referent) ||
			    h->objects[r->owned].distance != NONE)
				continue;
			h->objects[r->owned].distance = o->distance + 1;
			pf_graph_callsite(h, r->owned, o->callsite);
			queue[n++] = r->owned;
		}
	}
}

/* Adds a sample for each way that objects of a graph are reached by. */
static void
pf_graph_samples(struct pf_heap *h, uint32_t graph)
{
	const struct pf_graph *g = &h->graphs[graph];
	struct track_def d = TRACK_DEF_INIT;
	const struct pf_heap_object *o;
	struct idtab ids;
	double *sums = NULL;
	size_t i, cap = 0;
	uint32_t at, track;
	int added;

	memset(&ids, 0, sizeof(ids));
	d.upid = g->upid;
	d.source = TRACK_SOURCE_HEAP;
	d.name = pf_literal(h->b, "Java heap");
	track = builder_track(h->b, &d);
	builder_sample_unit(h->b, track, pf_literal(h->b, "B"));
	for (i = 0; i < g->nobjects; i++) {
		o = &h->objects[g->objects[i]];
		if (o->distance == NONE)
			continue;
		at = idtab_add(&ids, &(struct idkey){{ o->callsite }},
		    &added);
		sums = xgrow(sums, at, &cap, sizeof(*sums));
		sums[at] = (added ? 0 : sums[at]) + (double)o->size;
	}
	for (at = 0; at < ids.n; at++)
		builder_sample(h->b, track, g->ts, (uint32_t)
		    ids.keys[at].w[0], 0, sums[at], g->off);
	free(sums);
	idtab_free(&ids);
}

/* ---- rows ---- */

static int64_t
pf_graph_cell(uint32_t number)
{
	return number == NONE ? RECORD_NULL : (int64_t)number;
}

static int64_t
pf_graph_word(struct builder *b, const char *const *words, size_t n, size_t i)
{
	return i >= n || words[i] == NULL ? RECORD_NULL : (int64_t)
	    pf_literal(b, words[i]);
}

/*
 * Adds the values of fields of a bitmap, whose set has a number; returns the
 * cell of its data, or none.
 */
static int64_t
pf_graph_write_bitmap(struct pf_heap *h, const struct pf_heap_object *o,
    int64_t *sets)
{
	static const struct {
		uint32_t	 field;
		uint8_t		 is_long;
		const char	*name;
	} rows[] = {
		{ PF_HEAP_OBJECT_BITMAP_ID, 1,
		    "android.graphics.Bitmap.mId" },
		{ PF_HEAP_OBJECT_BITMAP_SOURCE_ID, 1,
		    "android.graphics.Bitmap.mSourceId" },
		{ PF_HEAP_OBJECT_BITMAP_WIDTH, 0,
		    "android.graphics.Bitmap.mWidth" },
		{ PF_HEAP_OBJECT_BITMAP_HEIGHT, 0,
		    "android.graphics.Bitmap.mHeight" },
	};
	const int64_t null = RECORD_NULL;
	struct builder *b = h->b;
	int64_t v;
	size_t i;

	if (o->message.p == NULL)
		return null;
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		v = (int64_t)pf_number(&o->message, rows[i].field,
		    (uint64_t)null);
		if (v != null)
			builder_record(b, RECORD_TABLE_heap_graph_primitive,
			    (int64_t []){ *sets, pf_literal(b, rows[i].name),
			    pf_literal(b, rows[i].is_long ? "long" : "int"),
			    null, null, null, null, rows[i].is_long ? null : v,
			    rows[i].is_long ? v : null, null, null });
	}
	builder_record(b, RECORD_TABLE_heap_graph_object_data, (int64_t []){
	    *sets, null, null, null, null, null });
	return (*sets)++;
}

static void
pf_graph_write_objects(struct pf_heap *h)
{
	const struct pf_heap_object *o;
	int64_t sets = 0;
	const struct pf_graph *g;
	uint32_t i;

	for (i = 0; i < h->object_ids.n; i++) {
		o = &h->objects[i];
		g = &h->graphs[o->graph];
		builder_record(h->b, RECORD_TABLE_heap_graph_object,
		    (int64_t []){ g->upid, g->ts, o->size, o->native,
		    o->nrefs > 0 ? (int64_t)o->set : RECORD_NULL,
		    o->distance != NONE,
		    pf_graph_word(h->b, pf_graph_heaps, PF_HEAPS, o->heap),
		    pf_graph_cell(o->class), o->root == 0 ? RECORD_NULL :
		    pf_graph_word(h->b, pf_graph_roots, PF_ROOTS,
		    o->root - 1u), o->distance == NONE ? -1 :
		    (int64_t)o->distance, pf_graph_write_bitmap(h, o,
		    &sets) });
	}
}

static void
pf_graph_write(struct pf_heap *h)
{
	const struct pf_heap_reference *r;
	const struct pf_heap_class *c;
	const struct pf_graph *g;
	uint64_t off;
	size_t i;

	for (i = 0; i < h->ngraphs; i++) {
		g = &h->graphs[i];
		builder_record(h->b, RECORD_TABLE_heap_graph, (int64_t []){
		    g->ts, g->upid, g->oome ? (int64_t)pf_literal(h->b,
		    "OOME") : RECORD_NULL, g->heap_size,
		    g->truncated | !g->ended });
	}
	for (i = 0; i < h->class_ids.n; i++) {
		c = &h->classes[i];
		off = h->graphs[c->graph].off;
		builder_record(h->b, RECORD_TABLE_heap_graph_class,
		    (int64_t []){ pf_string(h->b, &c->name, off), c->clear,
		    pf_string(h->b, &c->place, off), pf_graph_cell(c->super),
		    pf_graph_cell(c->loader), pf_graph_word(h->b,
		    pf_graph_kinds, PF_KINDS_OF_CLASS, c->kind) });
	}
	pf_graph_write_objects(h);
	for (i = 0; i < h->nrefs; i++) {
		r = &h->refs[i];
		builder_record(h->b, RECORD_TABLE_heap_graph_reference,
		    (int64_t []){ h->objects[r->owner].set, r->owner,
		    pf_graph_cell(r->owned), r->name, r->type, r->clear });
	}
}

void
pf_graph_end(struct pf_heap *h)
{
	uint32_t *queue, i;

	pf_graph_classes(h);
	pf_graph_objects(h);
	pf_graph_native(h);
	pf_graph_super(h);
	pf_graph_clear(h);
	queue = xreallocarray(NULL, (size_t)h->object_ids.n + 1,
	    sizeof(*queue));
	for (i = 0; i < h->ngraphs; i++) {
		pf_graph_walk(h, i, queue);
		pf_graph_samples(h, i);
	}
	free(queue);
	pf_graph_write(h);
}
