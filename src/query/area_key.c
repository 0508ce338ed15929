/*
 * area_key: what things are grouped by, as numbers, and those numbers as
 * texts.
 *
 * A value is 64 bits: a string of the trace, a utid, a depth, a string of the
 * query's own texts for args.  Values of a row (thread, depth) and of a kind
 * (name, category) cost a look-up in a table; only those of a slice alone
 * (parent, args) are computed for each.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/sched.h"
#include "ttv/slice_label.h"
#include "ttv/strtab.h"
#include "ttv/value.h"

#include "area_int.h"

#define KEY_TRACK	(UINT64_C(1) << 32)	/* the track of no thread */
#define LABEL_MAX	128	/* bytes of the label of a thread or process */

const struct area_what_row area_whats[AREA_WHATS] = {
#define AREA_WHAT_ROW(id, ...)	{ __VA_ARGS__ },
	AREA_WHAT_ROWS(AREA_WHAT_ROW)
};
const struct area_by_row area_bys[AREA_BYS] = {
#define AREA_BY_ROW(id, ...)	{ __VA_ARGS__ },
	AREA_BY_ROWS(AREA_BY_ROW)
	[AREA_BY_ARG] = { "args", NULL },
};

enum area_change
area_change(const struct area_query *q, const struct area_key *k)
{
	switch (k->by) {
	case AREA_BY_NAME:
	case AREA_BY_CATEGORY:
		return AREA_EACH_KIND;
	case AREA_BY_OPERATION:	/* of a kind in a row */
		return q->what == AREA_CPUS ? AREA_EACH_SLICE : AREA_EACH_KIND;
	case AREA_BY_THREAD:
	case AREA_BY_PROCESS:	/* of a CPU: those that ran there */
		return q->what == AREA_CPUS ? AREA_EACH_SLICE : AREA_EACH_ROW;
	case AREA_BY_PARENT:
	case AREA_BY_LABEL:
	case AREA_BY_ARG:
		return AREA_EACH_SLICE;
	default:
		return AREA_EACH_ROW;
	}
}

int
area_owners(const struct area_query *q)
{
	int i;

	for (i = 0; i < q->nkeys; i++)
		if (area_change(q, &q->key[i]) != AREA_EACH_ROW ||
		    q->key[i].by == AREA_BY_DEPTH)
			return 0;
	return 1;
}

int
area_key_reads(const struct area_key *k)
{
	return k->by == AREA_BY_ARG || k->by == AREA_BY_LABEL;
}

int
area_reads_args(const struct area_query *q)
{
	int i;

	for (i = 0; i < q->nkeys; i++)
		if (area_key_reads(&q->key[i]))
			return 1;
	return 0;
}

uint64_t
area_thread_key(const struct trace *t, uint32_t track)
{
	uint32_t utid = t->tracks[track].utid;

	return utid != NONE ? utid : KEY_TRACK | track;
}

/* Returns the parent's name; the search goes on from the parent before. */
static uint64_t
key_parent(const struct trace *t, struct area_entity *a)
{
	const struct row *r;
	uint32_t p, end;

	if (a->row == NONE || t->rows[a->row].depth == 0)
		return AREA_KEY_NONE;
	r = &t->rows[a->row - 1];
	end = r->first + r->n;
	p = a->above;
	if (p == NONE)
		p = trace_row_at(t, a->row - 1, t->ts[a->slice]);
	if (p == NONE)
		return AREA_KEY_NONE;
	while (p + 1 < end && t->ts[p + 1] <= t->ts[a->slice])
		p++;
	a->above = p;
	return t->kinds[t->kind[p]].name;
}

/* Returns the element of an array that *path, "[N]", names; moves behind it. */
static const struct value *
element_at(const struct value *v, const char **path)
{
	char *end;
	unsigned long n = strtoul(*path + 1, &end, 10);

	if (v->type != VALUE_ARRAY || end == *path + 1 || *end != ']')
		return NULL;
	*path = end + 1;
	for (v = v->child; v != NULL && n > 0; n--)
		v = v->next;
	return v;
}

/*
 * Returns the value of args at a path: a name with dots, or names by dots, each
 * with the places in arrays, such as "list[0].member".
 */
static const struct value *
arg_at(const struct value *v, const char *path)
{
	const struct value *m;
	char name[64];
	size_t len;

	while (v != NULL && (m = value_get(v, path)) == NULL) {
		len = strcspn(path, ".[");
		if (path[len] == '\0' || len >= sizeof(name))
			return NULL;
		memcpy(name, path, len);
		name[len] = '\0';
		v = value_get(v, name);
		for (path += len; v != NULL && *path == '[';)
			v = element_at(v, &path);
		if (*path == '\0')
			return v;
		path++;
	}
	return v == NULL ? NULL : m;
}

static uint64_t
key_arg(const struct area_key *k, const struct area_entity *a)
{
	const struct value *v;
	struct buf b = BUF_INIT;
	uint64_t id;

	v = a->facts == NULL ? NULL : arg_at(a->facts->args, k->arg);
	if (v == NULL)
		return AREA_KEY_NONE;
	if (v->type == VALUE_STRING || v->type == VALUE_NUMBER ||
	    v->type == VALUE_BOOL)
		return strtab_add(a->texts, v->text, v->len);
	value_json(&b, v);
	id = strtab_add(a->texts, b.data, b.len);
	buf_free(&b);
	return id;
}

/* Returns what tells a slice from others of its name. */
static uint64_t
key_label(const struct trace *t, const struct area_query *q,
    const struct area_entity *a)
{
	uint32_t name = t->kinds[a->kind].name;
	const struct label_rule *r = label_rule_find(q->rules,
	    trace_str(t, name), strtab_len(t->strings, name));
	struct buf b = BUF_INIT;
	uint64_t id = AREA_KEY_NONE;

	if (r != NULL && a->facts != NULL)
		label_text(r, a->facts->args, &b);
	if (b.len > 0)
		id = strtab_add(a->texts, b.data, b.len);
	buf_free(&b);
	return id;
}

/* Returns the file that a thing is in: that of its process, or by offset. */
static uint64_t
key_file(const struct trace *t, const struct area_entity *a)
{
	uint32_t upid = t->tracks[a->track].upid, i;

	if (upid != NONE)
		return t->processes[upid].file;
	for (i = t->nsources; i > 1; i--)
		if (a->off != OFF_NONE && a->off >= t->sources[i - 1].base)
			return i - 1;
	return 0;
}

/* Returns the name of a process, 0 for none. */
static uint32_t
process_name(const struct trace *t, uint32_t upid)
{
	return upid == NONE ? 0 : t->processes[upid].name;
}

uint64_t
area_row_part(const struct trace *t, const struct area_key *k, uint32_t track)
{
	return k->by == AREA_BY_OPERATION ? process_name(t,
	    t->tracks[track].upid) : 0;
}

/* Returns the thread that ran on a CPU during a slice, or NONE. */
static uint32_t
key_ran(const struct trace *t, const struct area_entity *a)
{
	const struct track *k = &t->tracks[a->track];

	return t->sched[k->fact + (a->slice - t->rows[k->row].first)].utid;
}

static uint64_t
key_owner(const struct trace *t, const struct area_query *q,
    const struct area_key *k, const struct area_entity *a)
{
	uint32_t utid, upid = t->tracks[a->track].upid;

	if (q->what == AREA_CPUS && a->slice != NONE) {
		utid = key_ran(t, a);
		upid = utid == NONE ? NONE : t->threads[utid].upid;
		if (k->by == AREA_BY_THREAD)
			return utid == NONE ? AREA_KEY_NONE : utid;
	} else if (k->by == AREA_BY_THREAD)
		return area_thread_key(t, a->track);
	return upid == NONE ? AREA_KEY_NONE : upid;
}

/* Returns the names of the process and of the thing. */
static uint64_t
key_operation(const struct trace *t, const struct area_query *q,
    const struct area_entity *a)
{
	uint32_t upid = t->tracks[a->track].upid, utid;

	if (q->what == AREA_CPUS && a->slice != NONE) {
		utid = key_ran(t, a);
		upid = utid == NONE ? NONE : t->threads[utid].upid;
	}
	return (uint64_t)process_name(t, upid) << 32 | t->kinds[a->kind].name;
}

uint64_t
area_key_of(const struct trace *t, const struct area_query *q,
    const struct area_key *k, struct area_entity *a)
{
	switch (k->by) {
	case AREA_BY_NAME:
		return t->kinds[a->kind].name;
	case AREA_BY_LABEL:
		return key_label(t, q, a);
	case AREA_BY_CATEGORY:
		return t->kinds[a->kind].cat;
	case AREA_BY_THREAD:
	case AREA_BY_PROCESS:
		return key_owner(t, q, k, a);
	case AREA_BY_TRACK:
		return a->track;
	case AREA_BY_DEPTH:
		return a->row == NONE ? 0 : t->rows[a->row].depth;
	case AREA_BY_PARENT:
		return key_parent(t, a);
	case AREA_BY_FILE:
		return key_file(t, a);
	case AREA_BY_OPERATION:
		return key_operation(t, q, a);
	default:
		return key_arg(k, a);
	}
}

/* ---- texts ---- */

/* Returns "main [1], Renderer [42]" of a thread, or the label of a track. */
static const char *
thread_text(const struct trace *t, uint64_t value, struct arena *a)
{
	char s[2 * LABEL_MAX + 4];
	size_t n;
	uint32_t upid;

	if (value & KEY_TRACK) {
		n = trace_track_label(t, (uint32_t)value, s, sizeof(s));
		upid = t->tracks[(uint32_t)value].upid;
	} else {
		n = trace_thread_label(t, (uint32_t)value, s, LABEL_MAX);
		upid = t->threads[value].upid;
	}
	if (upid != NONE && t->nprocesses > 1 && n < LABEL_MAX) {
		n += (size_t)snprintf(s + n, sizeof(s) - n, ", ");
		n += trace_process_label(t, upid, s + n, sizeof(s) - n);
	}
	return arena_strndup(a, s, n);
}

static const char *
owner_text(const struct trace *t, enum area_by by, uint64_t value,
    struct arena *a)
{
	char s[LABEL_MAX];
	size_t n;

	if (value == AREA_KEY_NONE)
		return "(not known)";
	if (by == AREA_BY_THREAD)
		return thread_text(t, value, a);
	n = by == AREA_BY_TRACK ?
	    trace_track_label(t, (uint32_t)value, s, sizeof(s)) :
	    trace_process_label(t, (uint32_t)value, s, sizeof(s));
	return arena_strndup(a, s, n);
}

static const char *
string_text(const struct trace *t, uint64_t value, const char *none)
{
	return value == 0 ? none : trace_str(t, (uint32_t)value);
}

/* Returns "shop-cart / GET", or the name alone of what has no process. */
static const char *
operation_text(const struct trace *t, uint64_t value, struct arena *a)
{
	const char *name = string_text(t, value & UINT32_MAX,
	    TRACE_NO_NAME);
	struct buf b = BUF_INIT;

	if (value >> 32 == 0)
		return name;
	buf_printf(&b, "%s / %s", trace_str(t, (uint32_t)(value >> 32)), name);
	name = arena_strndup(a, b.data, b.len);
	buf_free(&b);
	return name;
}

const char *
area_key_text(const struct trace *t, const struct area_groups *g,
    const struct area_query *q, int key, uint64_t value, struct arena *a)
{
	enum area_by by = q->key[key].by;
	char s[32];
	int n;

	switch (by) {
	case AREA_BY_NAME:
		return string_text(t, value, TRACE_NO_NAME);
	case AREA_BY_CATEGORY:
		return string_text(t, value, TRACE_NO_CATEGORY);
	case AREA_BY_PARENT:
		return value == AREA_KEY_NONE ? "(top)" :
		    string_text(t, value, TRACE_NO_NAME);
	case AREA_BY_DEPTH:
		n = snprintf(s, sizeof(s), "%" PRIu64, value);
		return arena_strndup(a, s, (size_t)n);
	case AREA_BY_FILE:
		return value < t->nsources ? t->sources[value].path :
		    "(not known)";
	case AREA_BY_OPERATION:
		return operation_text(t, value, a);
	case AREA_BY_LABEL:
	case AREA_BY_ARG:
		return value == AREA_KEY_NONE ? "(none)" :
		    strtab_str(g->texts, (uint32_t)value);
	default:
		return owner_text(t, by, value, a);
	}
}

/* ---- groupings as people write them ---- */

static int
by_of(const char *s, size_t len)
{
	int i, found = -1;

	for (i = 0; i < AREA_BY_ARG; i++)
		if (strncmp(area_bys[i].word, s, len) == 0) {
			if (area_bys[i].word[len] == '\0')
				return i;
			found = found == -1 ? i : -2;
		}
	return found;
}

static int
key_parse(struct area_key *k, const char *s, size_t len)
{
	int by;

	memset(k, 0, sizeof(*k));
	if (len > 5 && strncmp(s, "args.", 5) == 0) {
		if (len - 5 >= sizeof(k->arg))
			return -1;
		memcpy(k->arg, s + 5, len - 5);
		k->by = AREA_BY_ARG;
		return 0;
	}
	if (len == 0 || (by = by_of(s, len)) < 0)
		return -1;
	k->by = (enum area_by)by;
	return 0;
}

int
area_by_parse(struct area_query *q, const char *text)
{
	struct area_key key[AREA_KEYS];
	int n = 0;
	size_t len;

	memset(key, 0, sizeof(key));
	for (;;) {
		text += strspn(text, " ");
		len = strcspn(text, ",");
		if (n == AREA_KEYS || key_parse(&key[n++], text, len) == -1)
			return -1;
		if (text[len] == '\0')
			break;
		text += len + 1;
	}
	memcpy(q->key, key, sizeof(key));
	q->nkeys = n;
	return 0;
}

void
area_by_text(const struct area_query *q, char *out, size_t n)
{
	int i;

	out[0] = '\0';
	for (i = 0; i < q->nkeys; i++) {
		if (i > 0)
			strlcat(out, ",", n);
		strlcat(out, area_bys[q->key[i].by].word, n);
		if (q->key[i].by == AREA_BY_ARG) {
			strlcat(out, ".", n);
			strlcat(out, q->key[i].arg, n);
		}
	}
}
