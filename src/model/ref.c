/*
 * ref: resolves references to objects (ttv-formats(5), References).
 *
 * An id is looked up among the objects of its process (or of the process that
 * the reference names) with its scope; several objects may have had the id one
 * after the other, and the one counts that was alive.  Objects of a track are
 * sorted by (id, created), so a search finds the lives of an id.
 */
#include "config.h"

#include <string.h>

#include "ttv/bound.h"
#include "ttv/buf.h"
#include "ttv/ref.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/value.h"

#define SCOPE_DEFAULT	"ptr"

int
ref_is(const struct trace *t, const struct value *v, struct reference *r)
{
	return t->reader != NULL && t->reader->reference != NULL &&
	    v != NULL && v->type == VALUE_OBJECT &&
	    t->reader->reference(t, v, r);
}

/*
 * Parses the id that a value spells; returns -1 when no object can have that
 * id.
 */
static int
ident_of(const struct trace *t, const struct value *v, struct ident *id)
{
	if (v == NULL || (v->type != VALUE_STRING && v->type != VALUE_NUMBER))
		return -1;
	id->type = IDENT_INT;
	id->num = 0;
	id->text = 0;
	if (ident_parse(v->text, v->len, &id->num) == 0 ||
	    (v->type == VALUE_NUMBER && value_int64(v, &id->num) == 0))
		return 0;
	id->type = IDENT_TEXT;
	id->num = 0;
	id->text = strtab_find(t->strings, v->text, v->len);
	return id->text != 0 ? 0 : -1;
}

static int
ident_compare(struct ident a, struct ident b)
{
	if (a.type != b.type)
		return COMPARE(a.type, b.type);
	if (a.num != b.num)
		return COMPARE(a.num, b.num);
	if (a.text != b.text)
		return COMPARE(a.text, b.text);
	return 0;
}

static int
scope_fits(const struct trace *t, const struct object *o,
    const struct value *scope)
{
	const char *have = o->scope != 0 ? trace_str(t, o->scope) :
	    SCOPE_DEFAULT;

	if (scope == NULL || scope->type != VALUE_STRING)
		return strcmp(have, SCOPE_DEFAULT) == 0;
	return strlen(have) == scope->len &&
	    memcmp(have, scope->text, scope->len) == 0;
}

/* Returns the object of a track that has the id and is alive at ts, or NONE. */
static uint32_t
find_on_track(const struct trace *t, const struct track *track,
    struct ident id, int64_t ts, const struct value *scope)
{
	uint32_t lo = track->object, end = lo + track->nobjects, hi = end, mid;

	BISECT(lo, hi, mid, ident_compare(t->objects[mid].id, id) < 0);
	for (; lo < end && ident_compare(t->objects[lo].id, id) == 0; lo++) {
		const struct object *o = &t->objects[lo];

		if (o->created <= ts && ts < o->destroyed &&
		    scope_fits(t, o, scope))
			return lo;
	}
	return NONE;
}

static uint32_t
find_snapshot(const struct trace *t, uint32_t object, int64_t ts)
{
	const struct object *o = &t->objects[object];
	uint32_t lo = o->snapshot, hi = lo + o->nsnapshots, mid;

	if (o->nsnapshots == 0)
		return NONE;
	BISECT(lo, hi, mid, t->snapshots[mid].ts <= ts);
	return lo > o->snapshot ? lo - 1 : lo;
}

/*
 * The process that a reference names: of the same file; NONE when there is
 * none.
 */
static uint32_t
process_of(const struct trace *t, uint32_t upid, const struct value *pid)
{
	struct ident id;
	uint32_t i;

	if (ident_of(t, pid, &id) != 0)
		return NONE;
	for (i = 0; i < t->nprocesses; i++)
		if (ident_compare(t->processes[i].pid, id) == 0 &&
		    (upid == NONE ||
		    t->processes[i].file == t->processes[upid].file))
			return i;
	return NONE;
}

int
ref_find(const struct trace *t, uint32_t upid, int64_t ts,
    const struct reference *r, struct ref *ref)
{
	struct ident id;
	uint32_t i;

	ref->object = ref->snapshot = NONE;
	if (r->pid != NULL)
		upid = process_of(t, upid, r->pid);
	if (upid == NONE || ident_of(t, r->id, &id) != 0)
		return -1;
	for (i = 0; i < t->ntracks && ref->object == NONE; i++)
		if (t->tracks[i].nobjects > 0 && t->tracks[i].upid == upid)
			ref->object = find_on_track(t, &t->tracks[i], id, ts,
			    r->scope);
	if (ref->object == NONE)
		return -1;
	ref->snapshot = find_snapshot(t, ref->object, ts);
	return 0;
}

struct walk {
	const struct trace *trace;
	void	(*fn)(void *, const char *, const struct reference *);
	void	 *arg;
	struct buf path;
};

static void
walk(struct walk *w, const struct value *v)
{
	const struct value *c;
	size_t len = w->path.len;
	struct reference r;
	int64_t i = 0;

	for (c = v->child; c != NULL; c = c->next, i++) {
		if (c->type != VALUE_OBJECT && c->type != VALUE_ARRAY)
			continue;
		if (len > 0)
			buf_addc(&w->path, '.');
		if (c->key != NULL)
			buf_add(&w->path, c->key, c->keylen);
		else
			buf_int(&w->path, i);
		if (ref_is(w->trace, c, &r))
			w->fn(w->arg, w->path.data, &r);
		else
			walk(w, c);
		w->path.len = len;
	}
}

void
ref_walk(const struct trace *t, const struct value *v,
    void (*fn)(void *, const char *, const struct reference *), void *arg)
{
	struct walk w = { t, fn, arg, BUF_INIT };

	if (v == NULL)
		return;
	buf_addc(&w.path, '\0');	/* so that a path is never NULL */
	buf_clear(&w.path);
	walk(&w, v);
	buf_free(&w.path);
}

struct value *
ref_snapshot(const struct trace *t, uint32_t snapshot, struct arena *arena)
{
	const struct snapshot *s = &t->snapshots[snapshot];
	uint32_t name = t->objects[s->object].scope;
	struct value scope = { .type = VALUE_STRING };

	if (t->reader == NULL || t->reader->snapshot == NULL ||
	    s->off == OFF_NONE)
		return NULL;
	scope.text = trace_str(t, name);
	scope.len = strtab_len(t->strings, name);
	return t->reader->snapshot(t, s->off, s->nested,
	    name != 0 ? &scope : NULL, arena);
}
