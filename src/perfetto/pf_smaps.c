/*
 * pf_smaps: what a process has mapped into its memory (SmapsPacket), as rows of
 * profiler_smaps: a message a mapping, or all mappings as lists, one a field,
 * with paths as numbers of a list of strings, which goes before messages.
 *
 * The kernel puts " (deleted)" behind the path of a file that is gone.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_record.h"

/*
 * Bytes of a packet that a row needs: one of the lists has a number in each of
 * them, of which there are 14, and one of a message a path and a size.
 */
#define PF_SMAP_BYTES	4

/* A packet. */
struct pf_smaps {
	struct pf_context *c;
	int64_t		 upid;		/* a cell */
	size_t		 left;		/* rows that it may still have */
};

/* A path, as strings: with " (deleted)" behind it, and without. */
struct pf_smap_path {
	uint32_t	 whole, path;	/* the same, where it is not deleted */
};

/* A mapping: cells of profiler_smaps behind the path. */
struct pf_smap {
	struct pf_smap_path path;
	int64_t		 aggregate, size, private_dirty, swap, file, start,
			 time, id, debug_path, flags, private_clean,
			 shared_dirty, shared_clean, locked, pss, rss,
			 anonymous, pss_dirty, swap_pss;
};

static struct pf_smap_path
pf_smap_path(struct pf_context *c, const struct pf_span *s)
{
	static const char gone[] = " (deleted)";
	const size_t n = sizeof(gone) - 1;
	struct pf_span path = *s;
	uint32_t whole = pf_string(c->p->b, s, c->off);

	if (path.len < n || memcmp(path.p + path.len - n, gone, n) != 0)
		return (struct pf_smap_path){ whole, whole };
	path.len -= n;
	return (struct pf_smap_path){ whole, pf_string(c->p->b, &path,
	    c->off) };
}

static void
pf_smap_row(struct pf_smaps *x, const struct pf_smap *m)
{
	if (x->left == 0) {
		pf_event_warn(x->c, WARN_PACKET);
		return;
	}
	x->left--;
	builder_record(x->c->p->b, RECORD_TABLE_profiler_smaps, (int64_t []){
	    x->upid, x->c->ts, m->path.whole, m->path.path, m->aggregate,
	    m->path.whole != m->path.path, m->size, m->private_dirty, m->swap,
	    m->file, m->start, m->time, m->id, m->debug_path, m->flags,
	    m->private_clean, m->shared_dirty, m->shared_clean, m->locked,
	    m->pss, m->rss, m->anonymous, m->pss_dirty, m->swap_pss });
}

static void
pf_smap_entry(struct pf_smaps *x, const struct pf_span *s)
{
	struct pf_context *c = x->c;
	struct builder *b = c->p->b;
	struct pf_span path = pf_member(s, PF_SMAPS_ENTRY_PATH);
	struct pf_smap m = { pf_smap_path(c, &path), 1,
	    (int64_t)pf_number(s, PF_SMAPS_ENTRY_SIZE, 0),
	    (int64_t)pf_number(s, PF_SMAPS_ENTRY_PRIVATE_DIRTY, 0),
	    (int64_t)pf_number(s, PF_SMAPS_ENTRY_SWAP, 0),
	    pf_record_text(b, s, PF_SMAPS_ENTRY_FILE_NAME, c->off),
	    pf_record_number(s, PF_SMAPS_ENTRY_START_ADDRESS),
	    pf_record_number(s, PF_SMAPS_ENTRY_MODULE_TIMESTAMP),
	    pf_record_text(b, s, PF_SMAPS_ENTRY_MODULE_DEBUGID, c->off),
	    pf_record_text(b, s, PF_SMAPS_ENTRY_MODULE_DEBUG_PATH, c->off),
	    pf_record_number(s, PF_SMAPS_ENTRY_PROTECTION_FLAGS),
	    pf_record_number(s, PF_SMAPS_ENTRY_PRIVATE_CLEAN),
	    pf_record_number(s, PF_SMAPS_ENTRY_SHARED_DIRTY),
	    pf_record_number(s, PF_SMAPS_ENTRY_SHARED_CLEAN),
	    pf_record_number(s, PF_SMAPS_ENTRY_LOCKED),
	    pf_record_number(s, PF_SMAPS_ENTRY_PSS), RECORD_NULL, RECORD_NULL,
	    RECORD_NULL, RECORD_NULL };

	pf_smap_row(x, &m);
}

/* ---- lists ---- */

/* Lists of numbers, one a field of PackedSmaps. */
enum { PF_MANY_NAME, PF_MANY_AGGREGATE, PF_MANY_SIZE, PF_MANY_RSS,
	PF_MANY_ANONYMOUS, PF_MANY_SWAP, PF_MANY_SHARED_CLEAN,
	PF_MANY_SHARED_DIRTY, PF_MANY_PRIVATE_CLEAN, PF_MANY_PRIVATE_DIRTY,
	PF_MANY_LOCKED, PF_MANY_PSS, PF_MANY_PSS_DIRTY, PF_MANY_SWAP_PSS,
	PF_MANY };

/* Returns the paths of the lists, and their number. */
static struct pf_smap_path *
pf_smaps_paths(struct pf_context *c, const struct pf_span *s, size_t *n)
{
	struct pf_smap_path *v = NULL;
	struct pf_cursor m;
	struct pf_field f;
	size_t cap = 0;

	*n = 0;
	for (pf_open(&m, s); pf_next(&m, &f);) {
		if (f.number != PF_PACKED_SMAPS_STRING_TABLE ||
		    f.type != PF_BYTES)
			continue;
		v = xgrow(v, *n, &cap, sizeof(*v));
		v[(*n)++] = pf_smap_path(c, &f.s);
	}
	return v;
}

static void
pf_smaps_packed(struct pf_smaps *x, const struct pf_span *s)
{
	struct pf_list lists[PF_MANY];
	struct pf_smap_path *paths, path;
	struct pf_smap m;
	int64_t v[PF_MANY];
	uint64_t u;
	size_t n;
	int i;

	paths = pf_smaps_paths(x->c, s, &n);
	for (i = 0; i < PF_MANY; i++)
		pf_list_open(&lists[i], s, PF_PACKED_SMAPS_NAME_ID +
		    (uint32_t)i, PF_VARINT);
	while (pf_list_next(&lists[PF_MANY_NAME], &u)) {
		path = u < n ? paths[u] : (struct pf_smap_path){ 0, 0 };
		if (u >= n)
			pf_event_warn(x->c, WARN_INTERNED);
		for (i = PF_MANY_AGGREGATE; i < PF_MANY; i++)
			v[i] = pf_list_next(&lists[i], &u) ? (int64_t)u :
			    RECORD_NULL;
		m = (struct pf_smap){ path, v[PF_MANY_AGGREGATE],
		    v[PF_MANY_SIZE], v[PF_MANY_PRIVATE_DIRTY],
		    v[PF_MANY_SWAP], RECORD_NULL, RECORD_NULL, RECORD_NULL,
		    RECORD_NULL, RECORD_NULL, RECORD_NULL,
		    v[PF_MANY_PRIVATE_CLEAN], v[PF_MANY_SHARED_DIRTY],
		    v[PF_MANY_SHARED_CLEAN], v[PF_MANY_LOCKED], v[PF_MANY_PSS],
		    v[PF_MANY_RSS], v[PF_MANY_ANONYMOUS],
		    v[PF_MANY_PSS_DIRTY], v[PF_MANY_SWAP_PSS] };
		pf_smap_row(x, &m);
	}
	free(paths);
}

void
pf_smaps(struct pf_context *c)
{
	const struct pf_span *s = &c->k->data;
	struct pf_span packed = pf_member(s, PF_SMAPS_PACKET_PACKED_ENTRIES);
	int32_t pid = (int32_t)pf_number(s, PF_SMAPS_PACKET_PID, 0);
	struct pf_smaps x = { c, RECORD_NULL, s->len / PF_SMAP_BYTES + 1 };
	struct pf_cursor m;
	struct pf_field f;

	builder_time(c->p->b, c->ts);
	if (pid != 0)			/* else it is of no process */
		x.upid = builder_process(c->p->b, builder_int_ident(pid),
		    c->p->w->file);
	for (pf_open(&m, s); pf_next(&m, &f);)
		if (f.number == PF_SMAPS_PACKET_ENTRIES &&
		    f.type == PF_BYTES && packed.p == NULL)
			pf_smap_entry(&x, &f.s);
	if (m.broken)
		pf_event_warn(c, WARN_PACKET);
	if (packed.p != NULL)
		pf_smaps_packed(&x, &packed);
}
