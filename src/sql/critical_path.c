/*
 * critical_path: what threads waited for.
 *
 *	__intrinsic_wakeup_graph_agg(id, utid, ts, dur, idle_dur, waker_id,
 *	    prev_id)		when threads ran, and what woke them
 *	__intrinsic_critical_path_walk(graph, roots)
 *				what each root waited for, at each time
 *
 * A critical path goes back in time: of the time between two bounds, a thread's
 * own run is its part, the idle time before it is that of what woke it, and
 * what is earlier is that of the thread's run before.  A node that is not
 * earlier than the one it is reached from ends the way.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "graph.h"
#include "stop.h"

#define WAKEUP_TYPE	"ttv_wakeups"
#define LOOK_STEPS	65536	/* between two looks at whether to end */

struct wakeup {
	int64_t		id, utid, ts, dur, idle, waker, prev;
	int		has_idle, has_waker, has_prev;
};

struct wakeups {
	struct wakeup	*v;		/* by id */
	size_t		 n, cap;
};

static void
wakeups_free(void *arg)
{
	struct wakeups *w = arg;

	if (w == NULL)
		return;
	free(w->v);
	free(w);
}

/* Reads an argument that may be null; returns whether it is not. */
static int
take_num(sqlite3_value *v, int64_t *num)
{
	*num = sqlite3_value_int64(v);
	return sqlite3_value_type(v) != SQLITE_NULL;
}

static void
wakeup_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct wakeups **at = sqlite3_aggregate_context(c, sizeof(*at)), *w;
	struct wakeup one;

	(void)argc;
	if (at == NULL) {
		sqlite3_result_error_nomem(c);
		return;
	}
	if ((w = *at) == NULL)
		w = *at = xcalloc(1, sizeof(*w));
	memset(&one, 0, sizeof(one));
	if (!take_num(argv[0], &one.id) || !take_num(argv[2], &one.ts) ||
	    !take_num(argv[3], &one.dur) || one.dur < 0)
		return;
	take_num(argv[1], &one.utid);
	one.has_idle = take_num(argv[4], &one.idle) && one.idle >= 0;
	one.has_waker = take_num(argv[5], &one.waker);
	one.has_prev = take_num(argv[6], &one.prev);
	if (w->n >= GRID_MOST / 4) {
		grid_full(c, "wakeup_graph_agg");
		return;
	}
	w->v = xgrow(w->v, w->n, &w->cap, sizeof(*w->v));
	w->v[w->n++] = one;
}

static int
compare_wakeups(const void *a, const void *b)
{
	const struct wakeup *x = a, *y = b;

	return COMPARE(x->id, y->id);
}

static void
wakeup_final(sqlite3_context *c)
{
	struct wakeups **at = sqlite3_aggregate_context(c, 0), *w;

	if (at == NULL || (w = *at) == NULL)
		return;
	sort_any(w->v, w->n, sizeof(*w->v), compare_wakeups);
	sqlite3_result_pointer(c, w, WAKEUP_TYPE, wakeups_free);
}

static const struct wakeup *
wakeup_find(const struct wakeups *w, int64_t id)
{
	struct wakeup key = { id, 0, 0, 0, 0, 0, 0, 0, 0, 0 };

	return w->n == 0 ? NULL : bsearch(&key, w->v, w->n, sizeof(*w->v),
	    compare_wakeups);
}

/* ---- the critical path */

/* A time that a node and what it waited for are to explain. */
struct part {
	const struct wakeup *node;
	int64_t		start, end;
	int64_t		depth;
	int64_t		parent;		/* id of the node that waits */
};

struct walk {
	struct sql	*sql;
	const struct wakeups *w;
	struct grid	*out;
	struct part	*stack;
	size_t		 n, cap, steps;
	int64_t		 root;
};

/* Adds a part to be explained by a node that is earlier than another. */
static void
walk_push(struct walk *k, const struct part *from, int64_t id, int64_t start,
    int64_t end, int64_t depth)
{
	const struct wakeup *node = wakeup_find(k->w, id);

	if (node == NULL || start >= end || node->ts >= from->node->ts)
		return;
	k->stack = xgrow(k->stack, k->n, &k->cap, sizeof(*k->stack));
	k->stack[k->n++] = (struct part){ node, start, end, depth,
	    from->parent };
}

static int
walk_give(struct walk *k, const struct part *p, int64_t start, int64_t end)
{
	grid_int(k->out, k->root);
	grid_int(k->out, p->depth);
	grid_int(k->out, start);
	grid_int(k->out, end - start);
	grid_int(k->out, p->node->id);
	grid_int(k->out, p->node->utid);
	return grid_int(k->out, p->parent);
}

/* Returns the sum of two times, or the nearest time that there is. */
static int64_t
add(int64_t a, int64_t b)
{
	int64_t sum;

	if (__builtin_add_overflow(a, b, &sum))
		return b < 0 ? INT64_MIN : INT64_MAX;
	return sum;
}

#define MAX(a, b)	((a) > (b) ? (a) : (b))
#define MIN(a, b)	((a) < (b) ? (a) : (b))

/* Explains one part. */
static int
walk_part(struct walk *k, const struct part *p)
{
	const struct wakeup *n = p->node;
	int64_t idle = n->has_idle ? add(n->ts, -n->idle) : p->start;
	int64_t start = MAX(p->start, idle), middle;
	int64_t end = MIN(p->end, add(n->ts, n->dur));
	int rc = 0;

	if (n->has_idle && p->start < idle && n->has_prev)
		walk_push(k, p, n->prev, p->start, MIN(p->end, idle),
		    p->depth);
	if (start >= end)
		return 0;
	middle = MIN(end, n->ts);
	if (start < middle) {
		if (n->has_waker)
			walk_push(k, p, n->waker, start, middle,
			    p->depth + 1);
		else if (n->has_prev)
			rc = walk_give(k, p, start, middle);
	}
	middle = MAX(start, n->ts);
	return rc == 0 && middle < end ? walk_give(k, p, middle, end) : rc;
}

static int
walk_root(struct walk *k, int64_t id)
{
	const struct wakeup *node = wakeup_find(k->w, id);
	struct part p;
	int rc = 0;

	if (node == NULL)
		return 0;
	k->root = id;
	p = (struct part){ node, add(node->ts, -node->idle),
	    add(node->ts, node->dur), 0, id };
	if (!node->has_idle)
		p.start = node->ts;
	if (p.start >= p.end)
		return 0;
	for (rc = walk_part(k, &p); rc == 0 && k->n > 0;
	    rc = walk_part(k, &p)) {
		p = k->stack[--k->n];
		if (++k->steps % LOOK_STEPS == 0 && sql_stopped(k->sql))
			break;
	}
	return rc;
}

static void
critical_path(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	static const char *const names[] = { "root_id", "depth", "ts", "dur",
	    "blocker_id", "blocker_utid", "parent_id" };
	const struct ints *roots = ints_of(argv[1]);
	struct walk k;
	size_t i;
	int rc = 0;

	(void)argc;
	memset(&k, 0, sizeof(k));
	k.sql = sqlite3_user_data(c);
	k.w = sqlite3_value_pointer(argv[0], WAKEUP_TYPE);
	k.out = grid_new();
	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		grid_column(k.out, names[i]);
	for (i = 0; k.w != NULL && roots != NULL && i < roots->n && rc == 0 &&
	    !sql_stopped(k.sql); i++)
		rc = walk_root(&k, roots->v[i]);
	free(k.stack);
	if (rc == 0)
		grid_give(c, k.out);
	else {
		grid_drop(k.out);
		grid_full(c, "critical_path_walk");
	}
}

static const struct grid_function path_functions[] = {
	{ "__intrinsic_wakeup_graph_agg", 7, wakeup_step, wakeup_final },
	{ "__intrinsic_critical_path_walk", 2, critical_path, NULL },
};

int
critical_path_register(struct sql *s)
{
	return grid_functions(s, path_functions, sizeof(path_functions) /
	    sizeof(path_functions[0]));
}
