/*
 * chrome_profile: profiles of V8, in P events and in args (ttv-formats(5),
 * SAMPLES AND STACKS).
 *
 * A profile has nodes, each a frame with a parent; samples, each the number of
 * a node; and the time from each sample to the next.  There are two forms:
 *
 * 	Profile and ProfileChunk	Profile has the start and the thread;
 * 			chunks, of the same id, add nodes and samples
 * 	whole		in the args of one event: the CpuProfile instants of
 * 			webpack and parcel; or a file of its own, .cpuprofile
 *
 * Nodes name their parent, or parents list their children, which may come
 * before or behind them: so frames are made when a sample needs them.
 *
 * A file of its own may have tens of millions of samples: their numbers are
 * read from the text, one after another.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/idtab.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "chrome_profile.h"

#define NODES_MET	16384		/* 256 KB; nearly all samples name one
					 * of some thousand nodes */

enum node_state { NODE_UNKNOWN, NODE_KNOWN, NODE_ASKED, NODE_DONE };

struct node {
	uint32_t	name, cat, place; /* strings */
	uint32_t	parent;		/* node, or NONE */
	uint32_t	callsite;		/* valid in state NODE_DONE */
	uint8_t		state;
};

struct profile {
	uint32_t	track, name;
	int64_t		now;		/* ns; the time of the newest sample */
	int		started;
};

struct profiles {
	struct idtab	 ids;		/* (process, id); or (event offset, 0,
					 * 1) */
	struct profile	*v;
	size_t		 cap;
	struct idtab	 node_ids;	/* (profile, id) */
	struct node	*nodes;
	size_t		 nodes_cap;
	uint32_t	*chain;		/* nodes from a leaf up */
	size_t		 chain_cap;
	struct {
		uint32_t	profile, callsite;
		int64_t		id;	/* 0: empty */
	}		 met[NODES_MET]; /* nodes that samples name, made */
};

/* The parts of a profile in an event; NULL for missing ones. */
struct parts {
	const struct value *data, *nodes, *samples, *deltas, *start;
};

const char *const profile_lists[] = { "samples", "timeDeltas", NULL };

/* The elements of an array, one after another. */
struct list {
	const struct value *child;	/* the next; or NULL: */
	struct json	 text;		/* p NULL: there are no more */
	struct arena	 arena;		/* of the one that was read */
	const struct value *v;		/* that one; NULL: a whole number: */
	int64_t		 n;		/* ... which are this number */
};

struct profiles *
profiles_new(void)
{
	return xcalloc(1, sizeof(struct profiles));
}

void
profiles_free(struct profiles *all)
{
	idtab_free(&all->ids);
	idtab_free(&all->node_ids);
	free(all->v);
	free(all->nodes);
	free(all->chain);
	free(all);
}

static void
profile_warn(struct chrome *c, enum warn_code code, uint64_t off, uint64_t n)
{
	warn_addn(builder_warn(c->b), code, off, n);
}

/* ---- the parts of an event ---- */

static const struct value *
get_array(const struct value *v, const char *name)
{
	v = value_get(v, name);
	return v != NULL && v->type == VALUE_ARRAY ? v : NULL;
}

/* Returns the array of that name in the first of n objects that has one. */
static const struct value *
first_array(const struct value *const *in, size_t n, const char *name)
{
	const struct value *v = NULL;
	size_t i;

	for (i = 0; i < n && v == NULL; i++)
		v = get_array(in[i], name);
	return v;
}

/*
 * Finds nodes, samples and deltas in args, args.data, the cpuProfile of
 * either, or the object itself; chunks have their deltas beside the cpuProfile.
 */
static void
pieces_of(struct parts *p, const struct value *event)
{
	const struct value *args = value_get(event, "args"), *in[5];
	size_t i;

	p->data = value_get(args, "data");
	in[0] = value_get(p->data, "cpuProfile");
	in[1] = p->data;
	in[2] = value_get(args, "cpuProfile");
	in[3] = args;
	in[4] = event;
	p->nodes = first_array(in, 5, "nodes");
	p->samples = first_array(in, 5, profile_lists[0]);
	p->deltas = first_array(in, 5, profile_lists[1]);
	p->start = NULL;
	for (i = 0; i < 5 && p->start == NULL; i++)
		p->start = value_get(in[i], "startTime");
}

static int
profile_is_named(const struct value *event, const char *const *names)
{
	const struct value *name = value_get(event, "name");

	for (; name != NULL && name->type == VALUE_STRING && *names != NULL;
	    names++)
		if (strlen(*names) == name->len &&
		    memcmp(*names, name->text, name->len) == 0)
			return 1;
	return 0;
}

enum profile_kind
profile_kind(const struct value *event)
{
	static const char *const start[] = { "Profile", NULL };
	static const char *const v8[] = { "Profile", "ProfileChunk", NULL };
	static const char *const unread[] = { "V8Sample", "JitCodeAdded",
	    "JitCodeMoved", NULL };
	struct parts p;

	if (profile_is_named(event, v8))
		return profile_is_named(event, start) ? PROFILE_START :
		    PROFILE_CHUNK;
	if (profile_is_named(event, unread))
		return PROFILE_UNREAD;
	pieces_of(&p, event);
	if (p.nodes != NULL && p.samples != NULL)
		return PROFILE_WHOLE;
	return p.data != NULL && value_get(event, "sf") == NULL &&
	    value_get(event, "stack") == NULL ? PROFILE_UNREAD : PROFILE_NONE;
}

/* ---- nodes ---- */

static uint32_t
profile_node(struct profiles *all, uint32_t profile, int64_t id)
{
	struct idkey key = {{ profile, (uint64_t)id }};
	uint32_t i;
	int added;

	i = idtab_add(&all->node_ids, &key, &added);
	if (added) {
		all->nodes = xgrow(all->nodes, i, &all->nodes_cap,
		    sizeof(*all->nodes));
		memset(&all->nodes[i], 0, sizeof(all->nodes[i]));
		all->nodes[i].parent = NONE;
	}
	return i;
}

/*
 * Returns where a function stands, "URL:LINE:COLUMN", both counted from 1 as
 * V8 shows them, or 0.  Call frames count from 0, nodes of old versions from 1.
 */
static uint32_t
node_place(struct chrome *c, const struct value *call, int from)
{
	const struct value *url = value_get(call, "url");
	struct buf b = BUF_INIT;
	int64_t line, column;
	uint32_t place;

	if (value_int64(value_get(call, "lineNumber"), &line) == -1 ||
	    line < from || line == INT64_MAX)
		return 0;
	if (url != NULL && url->type == VALUE_STRING)
		buf_add(&b, url->text, url->len);
	buf_printf(&b, ":%" PRId64, line + 1 - from);
	if (value_int64(value_get(call, "columnNumber"), &column) == 0 &&
	    column >= from && column < INT64_MAX)
		buf_printf(&b, ":%" PRId64, column + 1 - from);
	place = builder_string(c->b, b.data, b.len);
	buf_free(&b);
	return place;
}

static void
node_name(struct chrome *c, struct node *node, const struct value *n)
{
	const struct value *call = value_get(n, "callFrame"), *name;

	node->place = node_place(c, call != NULL ? call : n, call == NULL);
	if (call == NULL)		/* profiles of old versions */
		call = n;
	name = value_get(call, "functionName");
	node->name = name == NULL || name->len == 0 ?
	    builder_string(c->b, "(anonymous)", 11) : chrome_value_id(c, name);
	node->cat = chrome_value_id(c, value_get(call, "url"));
	node->state = NODE_KNOWN;
}

static void
profile_nodes(struct chrome *c, struct profiles *all, uint32_t profile,
    const struct value *nodes, uint64_t off)
{
	const struct value *n, *child;
	uint32_t node, other;
	int64_t id;

	if (nodes != NULL)		/* one may be another from now on */
		memset(all->met, 0, sizeof(all->met));
	for (n = nodes == NULL ? NULL : nodes->child; n != NULL; n = n->next) {
		if (value_int64(value_get(n, "id"), &id) == -1) {
			profile_warn(c, WARN_STACK, off, 1);
			continue;
		}
		node = profile_node(all, profile, id);
		node_name(c, &all->nodes[node], n);
		if (value_int64(value_get(n, "parent"), &id) == 0) {
			other = profile_node(all, profile, id);
			all->nodes[node].parent = other;
		}
		child = get_array(n, "children");
		for (child = child == NULL ? NULL : child->child; child != NULL;
		    child = child->next) {
			if (value_int64(child, &id) == -1)
				continue;
			other = profile_node(all, profile, id);
			all->nodes[other].parent = node;
		}
	}
}

/*
 * Returns the callsite of a node and makes those above it.  Each node is made
 * once: O(1) amortised.
 */
static uint32_t
node_frame(struct chrome *c, struct profiles *all, uint32_t node,
    uint64_t off)
{
	uint32_t callsite = NONE;
	struct node *n;
	size_t depth = 0;

	while (node != NONE && all->nodes[node].state == NODE_KNOWN) {
		all->chain = xgrow(all->chain, depth, &all->chain_cap,
		    sizeof(*all->chain));
		all->chain[depth++] = node;
		all->nodes[node].state = NODE_ASKED;
		node = all->nodes[node].parent;
	}
	if (node != NONE && all->nodes[node].state == NODE_DONE)
		callsite = all->nodes[node].callsite;
	else if (node != NONE)		/* a missing node or a cycle */
		profile_warn(c, WARN_STACK, off, 1);
	while (depth-- > 0) {
		n = &all->nodes[all->chain[depth]];
		callsite = builder_callsite_at(c->b, n->name, n->cat, n->place,
		    callsite);
		n->callsite = callsite;
		n->state = NODE_DONE;
	}
	return callsite;
}

/* Returns the callsite of a sample, which names a node by its id. */
static uint32_t
sample_callsite(struct chrome *c, struct profiles *all, uint32_t profile,
    int64_t id, uint64_t off)
{
	size_t at = (uint64_t)id % NODES_MET;
	uint32_t node, callsite;

	if (all->met[at].id == id && id != 0 && all->met[at].profile == profile)
		return all->met[at].callsite;
	node = profile_node(all, profile, id);
	callsite = node_frame(c, all, node, off);
	if (all->nodes[node].state == NODE_DONE) {
		all->met[at].id = id;
		all->met[at].profile = profile;
		all->met[at].callsite = callsite;
	}
	return callsite;
}

/* ---- samples ---- */

#define US		1000		/* ns */

static void
list_open(struct list *l, const struct value *array)
{
	memset(l, 0, sizeof(*l));
	l->child = array == NULL ? NULL : array->child;
	if (array == NULL || array->text == NULL)
		return;
	l->text.p = l->text.base = array->text;
	l->text.end = array->text + array->len;
	json_open(&l->text);
}

/* Reads the value at the text's place, which is no whole number. */
static int
list_value(struct list *l)
{
	struct json one = l->text;
	struct span s;

	arena_free(&l->arena);
	if (json_value(&l->text, JSON_ELEMENT, &s) != JSON_OK)
		return 0;
	one.end = l->text.p;
	l->v = json_tree(&one, &l->arena);
	return l->v != NULL;
}

/* Goes to the next element; returns 0 behind the last. */
static int
list_next(struct list *l)
{
	struct json *j = &l->text;
	const char *before;
	int fraction;

	if (l->child != NULL) {
		l->v = l->child;
		l->child = l->child->next;
		return 1;
	}
	l->v = NULL;
	if (j->p == NULL)
		return 0;
	before = j->p;
	if (json_numeral(j, &l->n, &fraction)) {
		if (fraction == 0)
			return 1;
		j->p = before;
	}
	if (json_next(j, ']') != 1) {
		j->p = NULL;
		return 0;
	}
	if (list_value(l))
		return 1;
	j->p = NULL;
	return 0;
}

static int
list_int64(const struct list *l, int64_t *n)
{
	*n = l->n;
	return l->v == NULL ? 0 : value_int64(l->v, n);
}

static int
list_time(const struct list *l, int64_t *ns)
{
	*ns = l->n * US;
	return l->v == NULL ? 0 : chrome_value_time(l->v, ns);
}

static void
list_close(struct list *l)
{
	arena_free(&l->arena);
}

static void
profile_samples(struct chrome *c, struct profiles *all, uint32_t profile,
    const struct parts *parts, uint64_t off)
{
	struct profile *p = &all->v[profile];
	struct list ids, deltas;
	int64_t id, delta;
	uint64_t left;

	list_open(&ids, parts->samples);
	list_open(&deltas, parts->deltas);
	while (list_next(&ids)) {
		if (!list_next(&deltas) || list_time(&deltas, &delta) == -1) {
			/* without one delta, all later times are unknown */
			for (left = 1; list_next(&ids); left++)
				;
			profile_warn(c, WARN_SAMPLE, off, left);
			break;
		}
		if (__builtin_add_overflow(p->now, delta, &p->now))
			p->now = delta < 0 ? INT64_MIN : INT64_MAX;
		if (list_int64(&ids, &id) == -1)
			profile_warn(c, WARN_SAMPLE, off, 1);
		else
			builder_sample(c->b, p->track, p->now,
			    sample_callsite(c, all, profile, id, off), p->name,
			    1, off);
	}
	list_close(&ids);
	list_close(&deltas);
}

/* Returns the time from the start to the last sample, 0 if it overflows. */
static int64_t
profile_length(const struct value *deltas)
{
	int64_t sum = 0, delta;
	struct list l;

	list_open(&l, deltas);
	while (list_next(&l) && list_time(&l, &delta) == 0)
		if (__builtin_add_overflow(sum, delta, &sum)) {
			sum = 0;
			break;
		}
	list_close(&l);
	return sum;
}

/* ---- profiles ---- */

static uint32_t
profile_of(struct chrome *c, struct profiles *all, const struct event *e,
    const struct value *v, enum profile_kind kind)
{
	struct idkey key = {{ e->off, 0, 1 }};
	uint32_t i;
	int added;

	if (kind != PROFILE_WHOLE)
		key = (struct idkey){{ chrome_process(c, e),
		    chrome_value_id(c, value_get(v, "id")) }};
	i = idtab_add(&all->ids, &key, &added);
	if (added) {
		all->v = xgrow(all->v, i, &all->cap, sizeof(*all->v));
		memset(&all->v[i], 0, sizeof(all->v[i]));
		all->v[i].track = chrome_thread(c, e);
		all->v[i].name = chrome_value_id(c, value_get(v, "name"));
	}
	return i;
}

/*
 * Sets the time from which the first delta counts.  An event without a start
 * time was written at the end of the profile, at its last sample.
 */
static void
profile_start(struct profile *p, const struct value *v,
    const struct parts *parts, enum profile_kind kind)
{
	int64_t ts;

	if (p->started)
		return;
	if (chrome_value_time(parts->start, &p->now) == -1) {
		if (chrome_value_time(value_get(v, "ts"), &ts) == -1)
			ts = 0;
		if (kind == PROFILE_START || __builtin_sub_overflow(ts,
		    profile_length(parts->deltas), &p->now))
			p->now = ts;
	}
	p->started = kind == PROFILE_START || parts->start != NULL ||
	    parts->samples != NULL;
}

void
profile_event(struct chrome *c, struct profiles *all, const struct event *e,
    const struct value *v, enum profile_kind kind)
{
	uint32_t profile = profile_of(c, all, e, v, kind);
	struct parts parts;

	pieces_of(&parts, v);
	profile_start(&all->v[profile], v, &parts, kind);
	profile_nodes(c, all, profile, parts.nodes, e->off);
	profile_samples(c, all, profile, &parts, e->off);
}
