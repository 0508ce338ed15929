/*
 * heap_flame: the table function experimental_flamegraph('graph', ts, NULL,
 * upid, NULL, focus): the flame graph of the heap of a process at a time.
 *
 * The shortest way from a root to an object is its place.  Objects of one class
 * in the same place are a node; what an object keeps beside the heap is a node
 * below it.  Nodes come with those below them right behind, as they were first
 * reached.  With a focus there is what has that text in its name, and what is
 * around and below it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/buf.h"
#include "ttv/idtab.h"
#include "ttv/record.h"
#include "ttv/sat.h"
#include "ttv/xmalloc.h"

#include "grid.h"
#include "stop.h"
#include "vtab.h"

#define LOOK_OBJECTS	65536	/* between two looks at whether the run is to
				 * end */
#define NATIVE		"[native] "
#define REFERENT	"java.lang.ref.Reference.referent"
#define CUT_NAME	"the graph is cut: packets of it are missing"

enum node_kind { NODE_PLAIN, NODE_ROOT, NODE_NATIVE };

struct node {
	uint32_t	 parent;	/* or NONE */
	uint32_t	 class;		/* row of heap_graph_class, or NONE */
	uint32_t	 root;		/* its type, a string; 0: none */
	uint32_t	 child, next;	/* the first one below; that behind */
	uint32_t	 last;		/* the last one below */
	uint8_t		 kind;		/* enum node_kind */
	uint8_t		 kept;		/* 1: the focus leaves it */
	int64_t		 count, size, all_count, all_size;
	int64_t		 row;		/* of the table */
};

struct flame {
	struct sql	*sql;
	const struct trace *t;
	int64_t		 ts;
	int64_t		 upid;		/* of the model */
	const char	*focus;		/* or NULL */
	uint32_t	*first, *refs;	/* references by their owners */
	uint32_t	*node_of;	/* by object; NONE: not reached */
	uint32_t	*queue;		/* objects, nearest first */
	size_t		 nqueue;
	struct idtab	 ids;
	struct node	*nodes;
	size_t		 cap;
	uint32_t	 top, top_last;	/* first and last of no parent */
	struct buf	 name;
};

static int64_t
object_cell(const struct flame *f, uint32_t object, unsigned at)
{
	return record_row(f->t, RECORD_TABLE_heap_graph_object, object)[at];
}
#define OBJECT(f, o, column)						\
	object_cell(f, o, RECORD_AT_heap_graph_object_##column)

static int64_t
class_cell(const struct flame *f, uint32_t class, unsigned at)
{
	return class == NONE ? RECORD_NULL : record_row(f->t,
	    RECORD_TABLE_heap_graph_class, class)[at];
}
#define CLASS(f, c, column)						\
	class_cell(f, c, RECORD_AT_heap_graph_class_##column)

static int64_t
reference_cell(const struct flame *f, uint32_t reference, unsigned at)
{
	return record_row(f->t, RECORD_TABLE_heap_graph_reference,
	    reference)[at];
}
#define REFERENCE(f, r, column)						\
	reference_cell(f, r, RECORD_AT_heap_graph_reference_##column)

static const char *
string_cell(const struct flame *f, int64_t cell)
{
	return cell == RECORD_NULL ? "" : trace_str(f->t, (uint32_t)cell);
}

/* ---- nodes */

/* Returns the node of a class below another one; it is made if it is new. */
static uint32_t
node_below(struct flame *f, uint32_t parent, uint32_t class, uint32_t root,
    enum node_kind kind)
{
	struct idkey key = {{ parent, class, root, kind }};
	uint32_t *from, *last, at;
	int added;

	at = idtab_add(&f->ids, &key, &added);
	if (!added)
		return at;
	f->nodes = xgrow(f->nodes, at, &f->cap, sizeof(*f->nodes));
	f->nodes[at] = (struct node){ .parent = parent, .class = class,
	    .root = root, .child = NONE, .next = NONE, .last = NONE,
	    .kind = (uint8_t)kind, .kept = 1 };
	from = parent == NONE ? &f->top : &f->nodes[parent].child;
	last = parent == NONE ? &f->top_last : &f->nodes[parent].last;
	if (*from == NONE)
		*from = at;
	else
		f->nodes[*last].next = at;
	*last = at;
	return at;
}

static void
node_count(struct flame *f, uint32_t at, int64_t size)
{
	struct node *n = &f->nodes[at];

	n->count++;
	n->size = sat_add(n->size, size);
}

/* Puts an object below a node. */
static void
place_object(struct flame *f, uint32_t object, uint32_t parent)
{
	int64_t type = OBJECT(f, object, type_id);
	int64_t root = OBJECT(f, object, root_type);
	int64_t native = OBJECT(f, object, native_size);
	uint32_t class = type == RECORD_NULL ? NONE : (uint32_t)type, at;
	int is_root = parent == NONE;

	at = node_below(f, parent, class, is_root && root != RECORD_NULL ?
	    (uint32_t)root : 0, is_root ? NODE_ROOT : NODE_PLAIN);
	f->node_of[object] = at;
	f->queue[f->nqueue++] = object;
	node_count(f, at, OBJECT(f, object, self_size));
	if (native > 0)
		node_count(f, node_below(f, at, class, f->nodes[at].root,
		    NODE_NATIVE), native);
}

/* Returns whether a reference of an object keeps what it refers to. */
static int
keeps(const struct flame *f, uint32_t object, uint32_t reference)
{
	int64_t type = OBJECT(f, object, type_id);
	const char *kind = string_cell(f, CLASS(f, type == RECORD_NULL ? NONE :
	    (uint32_t)type, kind));

	return (strcmp(kind, "KIND_WEAK_REFERENCE") != 0 &&
	    strcmp(kind, "KIND_FINALIZER_REFERENCE") != 0 &&
	    strcmp(kind, "KIND_PHANTOM_REFERENCE") != 0) ||
	    strcmp(string_cell(f, REFERENCE(f, reference, field_name)),
	    REFERENT) != 0;
}

/* Sorts the references of n objects by their owners. */
static void
sort_references(struct flame *f, uint32_t n)
{
	uint32_t nrefs = record_count(f->t, RECORD_TABLE_heap_graph_reference);
	uint32_t i;
	int64_t owner;

	f->first = xcalloc((size_t)n + 2, sizeof(*f->first));
	f->refs = xcalloc((size_t)nrefs + 1, sizeof(*f->refs));
	for (i = 0; i < nrefs; i++)
		if ((owner = REFERENCE(f, i, owner_id)) >= 0 && owner < n)
			f->first[owner + 2]++;
	for (i = 0; i < n; i++)
		f->first[i + 2] += f->first[i + 1];
	for (i = 0; i < nrefs; i++)	/* first[k + 1] moves to its end */
		if ((owner = REFERENCE(f, i, owner_id)) >= 0 && owner < n)
			f->refs[f->first[owner + 1]++] = i;
}

/* Walks the graph from its roots, what is nearest first. */
static void
walk(struct flame *f)
{
	uint32_t n = record_count(f->t, RECORD_TABLE_heap_graph_object);
	uint32_t i, k, object;
	int64_t owned;
	size_t at;

	f->node_of = xreallocarray(NULL, (size_t)n + 1, sizeof(*f->node_of));
	f->queue = xreallocarray(NULL, (size_t)n + 1, sizeof(*f->queue));
	for (i = 0; i < n; i++) {
		f->node_of[i] = NONE;
		if (OBJECT(f, i, upid) == f->upid &&
		    OBJECT(f, i, graph_sample_ts) == f->ts &&
		    OBJECT(f, i, root_distance) == 0)
			place_object(f, i, NONE);
	}
	sort_references(f, n);
	for (at = 0; at < f->nqueue; at++) {
		if (at % LOOK_OBJECTS == 0 && sql_stopped(f->sql))
			return;
		object = f->queue[at];
		for (k = f->first[object]; k < f->first[object + 1]; k++) {
			owned = REFERENCE(f, f->refs[k], owned_id);
			if (owned >= 0 && owned < n &&
			    f->node_of[owned] == NONE &&
			    keeps(f, object, f->refs[k]))
				place_object(f, (uint32_t)owned,
				    f->node_of[object]);
		}
	}
}

/* ---- rows */

static const char *
node_name(struct flame *f, const struct node *n)
{
	int64_t clear = CLASS(f, n->class, deobfuscated_name);

	f->name.len = 0;
	buf_printf(&f->name, "%s%s", n->kind == NODE_NATIVE ? NATIVE : "",
	    string_cell(f, clear != RECORD_NULL && clear != 0 ? clear :
	    CLASS(f, n->class, name)));
	if (n->root != 0)
		buf_printf(&f->name, " [%s]", trace_str(f->t, n->root));
	return f->name.data;
}

/* Leaves what has the text in its name, and what is around and below it. */
static void
focus(struct flame *f)
{
	struct node *n;
	uint32_t i;

	for (i = 0; i < f->ids.n; i++) {
		n = &f->nodes[i];
		n->kept = (n->parent != NONE && f->nodes[n->parent].kept) ||
		    strcasestr(node_name(f, n), f->focus) != NULL;
	}
	for (i = f->ids.n; i-- > 0;)
		if (f->nodes[i].kept && f->nodes[i].parent != NONE)
			f->nodes[f->nodes[i].parent].kept = 1;
}

/* Adds what is below each node to it. */
static void
add_up(struct flame *f)
{
	struct node *n, *up;
	uint32_t i;

	for (i = f->ids.n; i-- > 0;) {
		n = &f->nodes[i];
		if (!n->kept)
			continue;
		n->all_count += n->count;
		n->all_size = sat_add(n->all_size, n->size);
		if (n->parent == NONE)
			continue;
		up = &f->nodes[n->parent];
		up->all_count += n->all_count;
		up->all_size = sat_add(up->all_size, n->all_size);
	}
}

/* Appends a row of the time and the process that are asked for. */
static int
give_row(struct flame *f, struct grid *g, const char *name, int64_t depth,
    const struct node *n, int64_t parent)
{
	int zeros;

	grid_int(g, (int64_t)grid_rows(g));
	grid_int(g, depth);
	grid_int(g, f->ts);
	grid_int(g, f->upid + 1);
	if (grid_text(g, name) == -1)
		return -1;
	grid_text(g, "JAVA");
	grid_int(g, n->count);
	grid_int(g, n->all_count);
	grid_int(g, n->size);
	grid_int(g, n->all_size);
	for (zeros = 0; zeros < 4; zeros++)
		grid_int(g, 0);
	return parent < 0 ? grid_null(g) : grid_int(g, parent);
}

/* Gives the nodes, each followed by what is below it. */
static int
give_nodes(struct flame *f, struct grid *g)
{
	uint32_t at = f->top;
	int64_t depth = 0;
	struct node *n;
	int rc = 0;

	while (at != NONE && rc == 0) {
		n = &f->nodes[at];
		if (n->kept) {
			n->row = (int64_t)grid_rows(g);
			rc = give_row(f, g, node_name(f, n), depth, n,
			    n->parent == NONE ? -1 :
			    f->nodes[n->parent].row);
		}
		if (n->kept && n->child != NONE) {
			at = n->child;
			depth++;
			continue;
		}
		while (f->nodes[at].next == NONE && (at =
		    f->nodes[at].parent) != NONE)
			depth--;
		if (at != NONE)
			at = f->nodes[at].next;
	}
	return rc;
}

/* ---- the table */

/* Returns whether the graph that is asked for is cut. */
static int
is_cut(const struct flame *f)
{
	uint32_t i, n = record_count(f->t, RECORD_TABLE_heap_graph);
	const int64_t *row;

	for (i = 0; i < n; i++) {
		row = record_row(f->t, RECORD_TABLE_heap_graph, i);
		if (row[RECORD_AT_heap_graph_ts] == f->ts &&
		    row[RECORD_AT_heap_graph_upid] == f->upid)
			return row[RECORD_AT_heap_graph_truncated] != 0;
	}
	return 0;
}

static const char *
wrong_argument(sqlite3_value **argv)
{
	const char *type = (const char *)sqlite3_value_text(argv[0]);

	if (type == NULL || strcmp(type, "graph") != 0)
		return "'graph' is the profile that is known";
	if (sqlite3_value_type(argv[2]) != SQLITE_NULL ||
	    sqlite3_value_type(argv[4]) != SQLITE_NULL)
		return "one time and one process are taken, and null for "
		    "more of them";
	return NULL;
}

static int
flame_fill(struct sql *s, sqlite3_value **argv, struct grid *g, char **error)
{
	static const struct node cut = { .count = 1, .size = 1,
	    .all_count = 1, .all_size = 1 };
	const char *wrong = wrong_argument(argv);
	struct flame f;
	int rc = 0;

	if (wrong != NULL) {
		*error = sqlite3_mprintf("%s", wrong);
		return -1;
	}
	if (sqlite3_value_type(argv[1]) == SQLITE_NULL ||
	    sqlite3_value_type(argv[3]) == SQLITE_NULL ||
	    sqlite3_value_int64(argv[3]) < 1)
		return 0;	/* processes have the numbers from 1 on */
	memset(&f, 0, sizeof(f));
	f.sql = s;
	f.t = s->trace;
	f.ts = sqlite3_value_int64(argv[1]);
	f.upid = sqlite3_value_int64(argv[3]) - 1;
	f.focus = (const char *)sqlite3_value_text(argv[5]);
	f.top = f.top_last = NONE;
	if (is_cut(&f))
		rc = give_row(&f, g, CUT_NAME, 0, &cut, -1);
	else {
		walk(&f);
		if (f.focus != NULL && f.focus[0] != '\0')
			focus(&f);
		add_up(&f);
		rc = give_nodes(&f, g);
	}
	idtab_free(&f.ids);
	buf_free(&f.name);
	free(f.nodes);
	free(f.first);
	free(f.refs);
	free(f.node_of);
	free(f.queue);
	return rc;
}

static const struct sql_column columns[] = {
	COL("id", "LONG", "number of the row", NULL),
	COL("depth", "LONG", "how many nodes are around it", NULL),
	COL("ts", "TIMESTAMP", "when the graph was taken", NULL),
	COL("upid", "JOINID(process.id)", "the process", NULL),
	COL("name", "STRING", "the class; of a root what makes it one", NULL),
	COL("map_name", "STRING", "JAVA", NULL),
	COL("count", "LONG", "its objects", NULL),
	COL("cumulative_count", "LONG", "with those below it", NULL),
	COL("size", "LONG", "bytes of its objects", NULL),
	COL("cumulative_size", "LONG", "with those below it", NULL),
	COL("alloc_count", "LONG", "always 0", NULL),
	COL("cumulative_alloc_count", "LONG", "always 0", NULL),
	COL("alloc_size", "LONG", "always 0", NULL),
	COL("cumulative_alloc_size", "LONG", "always 0", NULL),
	COL("parent_id", "LONG", "the row of the node around it", NULL),
	COLUMN_END
};
static const char *const args[] = { "profile_type", "of_ts", "of_times",
	"of_upid", "of_upids", "focus_str", NULL };

const struct sql_table table_experimental_flamegraph = {
	.name = "experimental_flamegraph",
	.help = "The flame graph of a Java heap: 'graph', a time, null, a "
	    "process, null, and a text of names or null",
	.columns = columns,
	.args = args,
	.module = &grid_call_module,
	.fill = flame_fill,
};
