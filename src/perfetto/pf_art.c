/*
 * pf_art: what Android's runtime says of a process (ArtProcessMetadata): its
 * name, its user and its package, and where it found no memory any more, how
 * much it wanted and what asked for it.
 *
 * A packet is a row of heap_graph, or a part of that of the graph that its
 * process has at its time.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/limit.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_graph.h"
#include "pf_record.h"
#include "pf_sample.h"

/* Returns the name in "TYPE NAME(TYPES)". */
static struct pf_span
pf_art_method(const struct pf_span *s)
{
	const uint8_t *open = s->len == 0 ? NULL : memchr(s->p, '(', s->len);
	struct pf_span name = *s;
	size_t i;

	if (open != NULL)
		name.len = (size_t)(open - s->p);
	for (i = name.len; i > 0 && name.p[i - 1] != ' '; i--)
		continue;
	name.p += i;
	name.len -= i;
	return name;
}

/*
 * Returns the callsite of a JavaStack of a package, innermost frame first, or
 * NONE.
 */
static uint32_t
pf_art_stack(const struct pf_heap *h, const struct pf_span *stack,
    uint32_t package, uint64_t off)
{
	const struct pf_span none = { NULL, 0 };
	struct pf_span *v = NULL, s, name, file;
	uint32_t leaf = NONE;
	struct pf_cursor c;
	struct pf_field f;
	size_t n = 0, cap = 0;

	for (pf_open(&c, stack); n < LIMIT_STACK_DEPTH && pf_next(&c, &f);) {
		if (f.number != PF_JAVA_STACK_FRAMES || f.type != PF_BYTES)
			continue;
		v = xgrow(v, n, &cap, sizeof(*v));
		v[n++] = f.s;
	}
	while (n > 0) {
		s = v[--n];
		name = pf_member(&s, PF_JAVA_FRAME_METHOD_NAME);
		file = pf_member(&s, PF_JAVA_FRAME_SOURCE_FILE);
		name = pf_art_method(&name);
		if (name.len == 0)
			continue;
		if (h->w->obscured != NULL)
			pf_told_add(h->told, &(struct pf_told_key){
			    pf_string_interned(h->b, &name), 0, package },
			    &name, &none);
		leaf = pf_inline_callsite(h->b, &name, &file, pf_number(&s,
		    PF_JAVA_FRAME_LINE_NUMBER, 0), leaf, off);
	}
	free(v);
	return leaf;
}

/* Says what a packet does of the process. */
static void
pf_art_process(const struct pf_heap *h, struct idtab *packages,
    uint32_t upid, const struct pf_span *s, uint64_t off)
{
	const uint64_t none = UINT64_C(1) << 63;
	struct pf_span name = pf_member(s, PF_ART_PROCESS_NAME);
	struct pf_span package = pf_member(s, PF_ART_PACKAGE_NAME);
	uint64_t uid = pf_number(s, PF_ART_UID, none);
	struct process_origin o = { .parent = NONE };
	struct idkey key = {{ 0 }};
	int added;

	if (name.len > 0)
		builder_process_name(h->b, upid, pf_string(h->b, &name, off));
	if (uid != none) {
		o.has_uid = 1;
		o.uid = (int32_t)uid;
		builder_process_origin(h->b, upid, &o);
	}
	if (package.len == 0 || uid == none)
		return;
	key.w[0] = pf_string(h->b, &package, off);
	key.w[1] = (uint32_t)uid;
	idtab_add(packages, &key, &added);
	if (added)
		builder_record(h->b, RECORD_TABLE_package_list, (int64_t []){
		    (int64_t)key.w[0], (int32_t)uid, 0, 0, 0 });
}

/* Adds a packet, of which `graph` is the row of heap_graph. */
static void
pf_art_oome(const struct pf_heap *h, uint32_t graph, const struct pf_later *l,
    uint32_t upid)
{
	const struct pf_span *s = &l->k.data;
	struct pf_span stack = pf_member(s, PF_ART_OOM_STACK), name;
	uint64_t off = h->w->in.base + l->k.pos;
	uint32_t leaf;

	builder_record(h->b, RECORD_TABLE_heap_graph_java_oome_details,
	    (int64_t []){ graph, pf_record_number(s, PF_ART_OOM_SIZE),
	    (int64_t)pf_number(s, PF_ART_OOM_FREE, 0),
	    (int64_t)pf_number(s, PF_ART_OOM_UNTIL, 0), pf_record_text(h->b, s,
	    PF_ART_OOM_ERROR, off) });
	if (stack.p == NULL)
		return;
	name = pf_member(s, PF_ART_PROCESS_NAME);
	leaf = pf_art_stack(h, &stack, pf_string(h->b, &name, off), off);
	builder_record(h->b, RECORD_TABLE_heap_graph_thread_callsite,
	    (int64_t []){ graph, builder_thread(h->b, upid, builder_int_ident(
	    (int32_t)pf_number(s, PF_ART_PID, 0))), leaf == NONE ?
	    RECORD_NULL : (int64_t)leaf });
}

/* The graphs of heaps, by process and time. */
struct pf_arts {
	struct idtab	 ids;
	uint32_t	*graph;		/* the first one of each */
	size_t		 cap;
	struct idtab	 packages;	/* name, user: rows of package_list */
};

/* Returns the number of a process and a time; *added is 1 for a new one. */
static uint32_t
pf_art_find(struct pf_arts *x, uint32_t upid, int64_t ts, int *added)
{
	uint32_t i = idtab_add(&x->ids, &(struct idkey){{ upid,
	    (uint64_t)ts }}, added);

	if (*added)
		x->graph = xgrow(x->graph, i, &x->cap, sizeof(*x->graph));
	return i;
}

static void
pf_art_packet(struct pf_heap *h, struct pf_arts *x, const struct pf_later *l)
{
	const struct pf_span *s = &l->k.data;
	uint64_t off = h->w->in.base + l->k.pos;
	struct pf_graph *g;
	uint32_t upid, i;
	int added;

	builder_in_machine(h->b, l->k.machine);
	builder_at(h->b, l->ts);
	upid = builder_process(h->b, builder_int_ident((int32_t)pf_number(s,
	    PF_ART_PID, 0)), h->w->file);
	pf_art_process(h, &x->packages, upid, s, off);
	if (pf_record_number(s, PF_ART_OOM_SIZE) != RECORD_NULL) {
		i = pf_art_find(x, upid, l->ts, &added);
		if (added) {		/* one without objects */
			x->graph[i] = (uint32_t)h->ngraphs;
			h->graphs = xgrow(h->graphs, h->ngraphs,
			    &h->graphs_cap, sizeof(*h->graphs));
			g = &h->graphs[h->ngraphs++];
			*g = (struct pf_graph){ .upid = upid, .ts = l->ts,
			    .off = off, .heap_size = RECORD_NULL, .begun = 1,
			    .ended = 1 };
		}
		h->graphs[x->graph[i]].oome = 1;
		pf_art_oome(h, x->graph[i], l, upid);
	}
	builder_in_machine(h->b, 0);
}

void
pf_arts(struct pf_heap *h, const struct pf_part *parts, size_t n)
{
	struct pf_later_place at = { 0, 0 };
	struct pf_arts x = { .graph = NULL };
	const struct pf_later *l;
	uint32_t i, k;
	int added;

	for (i = 0; i < h->ngraphs; i++) {
		k = pf_art_find(&x, h->graphs[i].upid, h->graphs[i].ts,
		    &added);
		if (added)
			x.graph[k] = i;
	}
	while ((l = pf_later_next(parts, n, PF_PACKET_ART_PROCESS_METADATA,
	    &at)) != NULL)
		pf_art_packet(h, &x, l);
	idtab_free(&x.packages);
	idtab_free(&x.ids);
	free(x.graph);
}
