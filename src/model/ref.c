/*
 * ref: resolves references to objects (ttv-formats(5), References).
 *
 * An id is looked up among the objects of its process (or of the process that
 * pid_ref names) in its scope.  Several objects may have had the id one after
 * the other; the one that was alive counts.  Objects of a track are sorted by
 * (id, created), so a binary search finds the lives of an id.
 */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/ref.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/value.h"

#define SCOPE_DEFAULT	"ptr"

static const struct value *
id_member(const struct value *v)
{
	const struct value *id;

	if ((id = value_get(v, "id_ref")) == NULL)
		id = value_get(v, "idRef");
	return id;
}

int
ref_is(const struct value *v)
{
	const struct value *id;

	if (v == NULL || v->type != VALUE_OBJECT)
		return 0;
	id = id_member(v);
	return id != NULL &&
	    (id->type == VALUE_STRING || id->type == VALUE_NUMBER);
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
		return a.type < b.type ? -1 : 1;
	if (a.num != b.num)
		return a.num < b.num ? -1 : 1;
	if (a.text != b.text)
		return a.text < b.text ? -1 : 1;
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

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (ident_compare(t->objects[mid].id, id) < 0)
			lo = mid + 1;
		else
			hi = mid;
	}
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
	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (t->snapshots[mid].ts <= ts)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo > o->snapshot ? lo - 1 : lo;
}

/* Returns the process of upid's file that pid_ref names, or NONE. */
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
    const struct value *v, struct ref *ref)
{
	const struct value *pid, *scope = value_get(v, "scope");
	struct ident id;
	uint32_t i;

	ref->object = ref->snapshot = NONE;
	if ((pid = value_get(v, "pid_ref")) == NULL)
		pid = value_get(v, "pidRef");
	if (pid != NULL)
		upid = process_of(t, upid, pid);
	if (upid == NONE || ident_of(t, id_member(v), &id) != 0)
		return -1;
	for (i = 0; i < t->ntracks && ref->object == NONE; i++)
		if (t->tracks[i].nobjects > 0 && t->tracks[i].upid == upid)
			ref->object = find_on_track(t, &t->tracks[i], id, ts,
			    scope);
	if (ref->object == NONE)
		return -1;
	ref->snapshot = find_snapshot(t, ref->object, ts);
	return 0;
}

struct walk {
	void	(*fn)(void *, const char *, const struct value *);
	void	 *arg;
	struct buf path;
};

static void
walk(struct walk *w, const struct value *v)
{
	const struct value *c;
	size_t len = w->path.len;
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
		if (ref_is(c))
			w->fn(w->arg, w->path.data, c);
		else
			walk(w, c);
		w->path.len = len;
	}
}

void
ref_walk(const struct value *v, void (*fn)(void *, const char *,
    const struct value *), void *arg)
{
	struct walk w = { fn, arg, BUF_INIT };

	if (v == NULL)
		return;
	buf_addc(&w.path, '\0');	/* so that a path is never NULL */
	buf_clear(&w.path);
	walk(&w, v);
	buf_free(&w.path);
}

/* ---- snapshots ---- */

int
ref_typed(const char *s, size_t len, size_t *slash)
{
	size_t i = len;

	while (i > 0 && ((s[i - 1] >= '0' && s[i - 1] <= '9') ||
	    ((s[i - 1] | 32) >= 'a' && (s[i - 1] | 32) <= 'f')))
		i--;
	if (i == len || i < 4 || s[i - 1] != 'x' || s[i - 2] != '0' ||
	    s[i - 3] != '/')
		return 0;
	*slash = i - 3;
	return 1;
}

/* Returns 1 for a member that only identifies the object. */
static int
is_override(const struct value *v, int nested)
{
	return v->type == VALUE_STRING &&
	    ((v->keylen == 3 && memcmp(v->key, "cat", 3) == 0) ||
	    (nested && v->keylen == 2 && memcmp(v->key, "id", 2) == 0) ||
	    (v->keylen == 9 && memcmp(v->key, "base_type", 9) == 0));
}

/*
 * Unlinks such members from `v` in place: the tree belongs to the caller alone.
 */
static void
unlink_overrides(struct value *v, int nested)
{
	struct value *kept = NULL, **link;

	for (link = &v->child; *link != NULL;) {
		if (is_override(*link, nested)) {
			*link = (*link)->next;
			v->count--;
		} else {
			kept = *link;
			link = &kept->next;
		}
	}
	v->last = kept;
}

struct inside {				/* a snapshot being read */
	const struct trace *t;
	const struct object *object;
	struct arena	*arena;
};

/* Turns the nested snapshot `v` into a reference to its object. */
static void
become_reference(const struct inside *in, struct value *v,
    const struct value *id, size_t slash)
{
	const struct trace *t = in->t;
	struct value *one = value_new(in->arena, VALUE_OBJECT);

	value_add(one, "id_ref", 6, value_string(in->arena,
	    id->text + slash + 1, id->len - slash - 1));
	if (in->object->scope != 0)
		value_add(one, "scope", 5, value_string(in->arena,
		    trace_str(t, in->object->scope),
		    strtab_len(t->strings, in->object->scope)));
	one->key = v->key;
	one->keylen = v->keylen;
	one->next = v->next;
	*v = *one;
}

/*
 * Replaces the snapshots inside `v` by references; returns how many levels of
 * snapshots were in it, as it was read.
 */
static unsigned
refer(const struct inside *in, struct value *v, int depth)
{
	const struct value *id = value_get(v, "id");
	unsigned height = 0, h;
	struct value *child;
	size_t slash;

	for (child = v->child; child != NULL; child = child->next)
		if ((child->type == VALUE_OBJECT ||
		    child->type == VALUE_ARRAY) &&
		    (h = refer(in, child, depth + 1)) > height)
			height = h;
	if (depth == 0 || id == NULL || id->type != VALUE_STRING ||
	    height == NESTED_HEIGHT || !ref_typed(id->text, id->len, &slash))
		return height;
	become_reference(in, v, id, slash);
	return height + 1;
}

struct value *
ref_snapshot(const struct trace *t, uint32_t snapshot, struct arena *arena)
{
	const struct snapshot *s = &t->snapshots[snapshot];
	struct inside in = { t, &t->objects[s->object], arena };
	struct value *v;

	v = trace_event(t, s->off, arena);
	if (!s->nested)
		v = value_get(value_get(v, "args"), "snapshot");
	if (v == NULL || (v->type != VALUE_OBJECT && v->type != VALUE_ARRAY))
		return v;
	refer(&in, v, 0);
	if (v->type == VALUE_OBJECT)
		unlink_overrides(v, s->nested);
	return v;
}
