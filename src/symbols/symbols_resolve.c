/*
 * symbols_resolve: functions for the entries of call stacks of which a trace
 * has no more than a place in a file.
 *
 * The places are sorted by file, and each file is opened once.  An entry at a
 * place becomes an entry for each function there: the function that the
 * compiler made, and what is inlined in it.  So callsites get new numbers, and
 * what refers to them is changed.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/idtab.h"
#include "ttv/limit.h"
#include "ttv/record.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/symbols.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "symbols_elf.h"

/* A function at a place: strings of the trace. */
struct found {
	uint32_t	name, file, line, column;
};

struct place {
	uint32_t	module, build_id, frame;
	uint64_t	place;
};

struct resolving {
	struct trace	*t;
	const char	*const *dirs;
	size_t		 ndirs;
	struct place	*places;	/* by file */
	size_t		 n;
	struct found	*found;
	size_t		 nfound, found_cap;
	size_t		*first;		/* in found, of each frame; */
	uint8_t		*count;		/* ... how many, the outermost first */
	/* of the new tables */
	struct idtab	 frames, callsites;
	uint32_t	*map;		/* old callsites to new ones */
	struct callsite	*v;
	uint32_t	*depth;		/* of each new one */
	size_t		 cap, depth_cap, frames_cap;
	uint32_t	 nold;		/* frames that the trace had */
};

/* ---- files ---- */

struct file_search {
	struct resolving *r;
	const char	 *build_id;	/* or NULL */
	struct symbols_elf *elf;
};

static int
try_path(void *arg, const char *path)
{
	struct file_search *s = arg;

	s->elf = symbols_elf_open(path, s->build_id, s->r->dirs, s->r->ndirs);
	return s->elf == NULL ? -1 : 0;
}

/* Tries DIR/PATH and DIR/PATH.debug. */
static void
try_below(struct file_search *s, const char *dir, const char *path)
{
	struct buf b = BUF_INIT;

	buf_printf(&b, "%s/%s", dir, path);
	if (s->elf == NULL && try_path(s, b.data) == -1) {
		buf_adds(&b, ".debug");
		try_path(s, b.data);
	}
	buf_free(&b);
}

/* Returns 1 if a path is one that may stand below a folder. */
static int
is_below(const char *path)
{
	const char *dots = strstr(path, "..");

	return path[0] != '\0' && path[0] != '[' && dots == NULL;
}

/*
 * Opens the file of a module: in the folders by its path, its name or its build
 * id; else, if the trace says its build id, that of the same path here.  What
 * is found by build id may be debug information alone, which does not say where
 * in the file of the program something was.
 */
static struct symbols_elf *
module_open(struct resolving *r, const char *path, const char *build_id)
{
	struct file_search s = { r, build_id[0] == '\0' ? NULL : build_id,
	    NULL };
	const char *slash = strrchr(path, '/');
	size_t i;

	for (i = 0; i < r->ndirs && s.elf == NULL; i++) {
		if (is_below(path))
			try_below(&s, r->dirs[i], path);
		if (slash != NULL && is_below(slash + 1))
			try_below(&s, r->dirs[i], slash + 1);
		if (s.elf == NULL)
			symbols_elf_paths(r->dirs[i], s.build_id, try_path,
			    &s);
	}
	if (s.elf == NULL && s.build_id != NULL && path[0] == '/')
		try_path(&s, path);
	return s.elf;
}

/* ---- places ---- */

static int
place_order(const void *va, const void *vb)
{
	const struct place *a = va, *b = vb;

	if (a->module != b->module)
		return COMPARE(a->module, b->module);
	if (a->build_id != b->build_id)
		return COMPARE(a->build_id, b->build_id);
	return COMPARE(a->place, b->place);
}

static uint32_t
text_add(struct trace *t, const char *s)
{
	return s == NULL || s[0] == '\0' ? 0 :
	    strtab_add(t->strings, s, strlen(s));
}

/* Finds the functions of a frame in an open file. */
static void
place_find(struct resolving *r, struct symbols_elf *elf, uint32_t frame)
{
	const struct frame *f = &r->t->frames[frame];
	struct symbols_entry e[SYMBOLS_INLINED];
	struct found *to;
	size_t n, i;

	n = symbols_elf_find(elf, f->place, (enum frame_place)f->place_is, e);
	r->first[frame] = r->nfound;
	r->count[frame] = (uint8_t)n;
	for (i = 0; i < n; i++) {
		r->found = xgrow(r->found, r->nfound, &r->found_cap,
		    sizeof(*r->found));
		to = &r->found[r->nfound++];
		to->name = text_add(r->t, e[i].name);
		to->file = text_add(r->t, e[i].file);
		to->line = e[i].line;
		to->column = e[i].column;
	}
}

/* Finds the functions of all places; returns how many places have some. */
static size_t
places_find(struct resolving *r)
{
	const struct place *p;
	struct symbols_elf *elf = NULL;
	size_t i, named = 0;

	for (i = 0; i < r->n; i++) {
		p = &r->places[i];
		if (i == 0 || p->module != p[-1].module ||
		    p->build_id != p[-1].build_id) {
			symbols_elf_close(elf);
			elf = module_open(r, trace_str(r->t, p->module),
			    trace_str(r->t, p->build_id));
		}
		if (elf != NULL)
			place_find(r, elf, p->frame);
		if (r->count[p->frame] > 0)
			named++;
		else
			warn_add(&r->t->warn, WARN_NO_SYMBOL, WARN_NOWHERE);
	}
	symbols_elf_close(elf);
	return named;
}

/* ---- callsites ---- */

/* Returns the number of a new callsite. */
static uint32_t
callsite_add(struct resolving *r, const struct callsite *c)
{
	struct idkey key = {{ c->name, (uint64_t)c->frame << 32 | c->cat,
	    c->parent, c->place }};
	uint32_t i;
	int added;

	i = idtab_add(&r->callsites, &key, &added);
	if (!added)
		return i;
	r->v = xgrow(r->v, i, &r->cap, sizeof(*r->v));
	r->depth = xgrow(r->depth, i, &r->depth_cap, sizeof(*r->depth));
	r->v[i] = *c;
	r->depth[i] = c->parent == NONE ? 1 : r->depth[c->parent] + 1;
	return i;
}

/* Returns a frame of a function at the place of an old one. */
static uint32_t
frame_add(struct resolving *r, const struct frame *old, const struct found *e,
    int inlined)
{
	struct idkey key = {{ (uint64_t)e->name << 32 | e->file,
	    (uint64_t)e->line << 32 | e->column,
	    (uint64_t)old->module << 32 | old->build_id,
	    (uint64_t)old->category << 32 | (uint64_t)inlined }};
	struct trace *t = r->t;
	struct frame f = *old;
	uint32_t i;
	int added;

	i = idtab_add(&r->frames, &key, &added) + r->nold;
	if (!added)
		return i;
	t->frames = xgrow(t->frames, t->nframes, &r->frames_cap,
	    sizeof(*t->frames));
	f.file = e->file;
	f.line = e->line;
	f.column = e->column;
	f.inlined = inlined != 0;
	f.place = 0;
	f.place_is = FRAME_PLACE_NONE;
	t->frames[t->nframes++] = f;
	return i;
}

/* Makes the callsites of an old one; `parent` is new. */
static uint32_t
callsite_make(struct resolving *r, const struct callsite *old, uint32_t parent)
{
	struct callsite c = *old;
	const struct found *e;
	struct frame f;
	size_t n = r->count[old->frame], i = 0;

	c.parent = parent;
	if (n == 0)
		return callsite_add(r, &c);
	f = r->t->frames[old->frame];
	if (parent != NONE && r->depth[parent] + n > LIMIT_STACK_DEPTH)
		i = n - 1;
	for (; i < n; i++) {
		e = &r->found[r->first[old->frame] + i];
		c.name = e->name;
		c.cat = e->file != 0 ? e->file : f.module;
		c.frame = frame_add(r, &f, e, i > 0);
		c.place = 0;
		c.parent = callsite_add(r, &c);
	}
	return c.parent;
}

/* Gives what refers to callsites their new numbers. */
static void
callsites_take(struct resolving *r)
{
	const struct record_table *table;
	struct trace *t = r->t;
	size_t i, row, k;

	for (i = 0; i < t->nsamples; i++)
		if (t->samples[i].callsite != NONE)
			t->samples[i].callsite = r->map[t->samples[i].callsite];
	for (i = 0; i < t->ncallsite_ids; i++)
		t->callsite_ids[i].callsite =
		    r->map[t->callsite_ids[i].callsite];
	for (k = 0; k < RECORDS; k++) {
		table = &record_tables[k];
		for (i = 0; i < table->ncells; i++) {
			if (table->types[i] != RECORD_CALLSITE)
				continue;
			for (row = 0; row < record_count(t, k); row++) {
				/* the trace is not yet const */
				int64_t *cell = (int64_t *)record_row(t, k,
				    row) + i;

				if (*cell != RECORD_NULL)
					*cell = r->map[*cell];
			}
		}
	}
	free(t->callsites);
	t->callsites = r->v;
	t->ncallsites = r->callsites.n;
	r->v = NULL;
}

static void
callsites_make(struct resolving *r)
{
	struct trace *t = r->t;
	const struct callsite *c;
	uint32_t i;

	r->frames_cap = r->nold = t->nframes;
	r->map = xcalloc((size_t)t->ncallsites + 1, sizeof(*r->map));
	for (i = 0; i < t->ncallsites; i++) {
		c = &t->callsites[i];
		r->map[i] = callsite_make(r, c, c->parent == NONE ? NONE :
		    r->map[c->parent]);
	}
	callsites_take(r);
}

void
symbols_resolve(struct trace *t, const char *const *dirs, size_t n)
{
	struct resolving r = { .t = t, .dirs = dirs, .ndirs = n };
	const struct frame *f;
	uint32_t i;

	r.places = xcalloc((size_t)t->nframes + 1, sizeof(*r.places));
	for (i = 0; i < t->nframes; i++) {
		f = &t->frames[i];
		if (f->place_is > FRAME_PLACE_FIRST && f->module != 0)
			r.places[r.n++] = (struct place){ f->module,
			    f->build_id, i, f->place };
	}
	r.first = xcalloc((size_t)t->nframes + 1, sizeof(*r.first));
	r.count = xcalloc((size_t)t->nframes + 1, sizeof(*r.count));
	qsort(r.places, r.n, sizeof(*r.places), place_order);
	if (places_find(&r) > 0)
		callsites_make(&r);
	idtab_free(&r.frames);
	idtab_free(&r.callsites);
	free(r.places);
	free(r.found);
	free(r.first);
	free(r.count);
	free(r.map);
	free(r.v);
	free(r.depth);
}
