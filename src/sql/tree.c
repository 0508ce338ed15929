/*
 * tree: functions that walk from a slice to others: up and down the slices of
 * its track, and along arrows.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/hash.h"
#include "ttv/idtab.h"
#include "ttv/xmalloc.h"

#include "func.h"
#include "rows.h"
#include "slice.h"
#include "sql_flow.h"
#include "stop.h"
#include "table.h"

/*
 * Sets *row to that of an id.  Returns 1; 0 for null, which gives no rows;
 * -1 and a message for an id that no slice has.
 */
static int
row_of_id(struct sql *s, sqlite3_value *v, uint64_t *row, char **error)
{
	int64_t id = sqlite3_value_int64(v);

	if (sqlite3_value_type(v) == SQLITE_NULL)
		return 0;
	if (id < 0 || (uint64_t)id >= index_entries(s)) {
		*error = sqlite3_mprintf("no slice has the id %lld",
		    (long long)id);
		return -1;
	}
	*row = (uint64_t)id;
	return 1;
}

/* Does the same for an entry, by the order of all rows. */
static int
entry_of(struct sql *s, sqlite3_value *v, uint32_t *entry, char **error)
{
	uint64_t row;
	int rc = row_of_id(s, v, &row, error);

	if (rc == 1)
		*entry = index_entry_of(s, row);
	return rc;
}

static int
call_ancestors(struct sql *s, sqlite3_value **argv, struct sql_rows *out,
    char **error)
{
	uint32_t entry;
	uint64_t row;
	int rc = row_of_id(s, argv[0], &row, error);

	if (rc != 1)
		return rc;
	entry = index_entry_once(s, row);
	while ((entry = slice_parent_of(s, entry)) != NONE)
		rows_add(out, entry);
	index_rows_of(s, out->list, out->n);
	rows_sort(out);
	return 0;
}

/* Adds the rows of all entries in the slice of a row. */
static void
add_descendants(struct sql *s, uint64_t row, struct sql_rows *out)
{
	size_t i = out->n;

	index_children(s, row, out);
	for (; i < out->n; i++)
		index_children(s, out->list[i], out);
}

static int
call_descendants(struct sql *s, sqlite3_value **argv, struct sql_rows *out,
    char **error)
{
	uint32_t entry;
	int rc = entry_of(s, argv[0], &entry, error);

	if (rc != 1)
		return rc;
	add_descendants(s, index_rank(s, entry), out);
	rows_sort(out);
	return 0;
}

/* ---- arrows */

#define OUTWARDS	1
#define INWARDS		2
#define WITH_TREE	4	/* with those of descendants (OUTWARDS) or of
				 * ancestors (INWARDS) */

struct flow_walk {
	struct sql	*sql;
	struct idtab	 seen;		/* rows of slices that were visited */
	struct idtab	 done;		/* ... whose arrows were added */
	struct sql_rows	 todo;		/* rows of slices */
	struct sql_rows	*out;		/* rows of arrows */
};

static void
walk_visit(struct flow_walk *w, uint64_t row)
{
	struct idkey key = {{ row, 0, 0, 0 }};
	int added;

	idtab_add(&w->seen, &key, &added);
	if (added)
		rows_add(&w->todo, row);
}

/* Adds the arrows of one slice and visits their other ends. */
static void
walk_arrows(struct flow_walk *w, uint64_t row, int how)
{
	struct idkey key = {{ row, 0, 0, 0 }};
	size_t i = w->out->n;
	struct flow f;
	int added;

	idtab_add(&w->done, &key, &added);
	if (!added)
		return;
	flow_rows_of(w->sql, index_entry_of(w->sql, row), how & OUTWARDS,
	    w->out);
	for (; i < w->out->n; i++) {
		f = flow_row(w->sql, w->out->list[i]);
		walk_visit(w, index_rank(w->sql, how & OUTWARDS ? f.to :
		    f.from));
	}
}

static void
walk_slice(struct flow_walk *w, uint64_t row, int how)
{
	struct sql_rows in;
	uint32_t up;
	size_t i;

	walk_arrows(w, row, how);
	if ((how & WITH_TREE) == 0)
		return;
	if (how & INWARDS) {
		up = index_entry_of(w->sql, row);
		while ((up = slice_parent_of(w->sql, up)) != NONE)
			walk_arrows(w, index_rank(w->sql, up), how);
		return;
	}
	memset(&in, 0, sizeof(in));
	add_descendants(w->sql, row, &in);
	for (i = 0; i < in.n && !sql_stopped(w->sql); i++)
		walk_arrows(w, in.list[i], how);
	rows_free(&in);
}

static void
walk_all(struct sql *s, uint64_t row, int how, struct sql_rows *out)
{
	struct flow_walk w;
	size_t i;

	memset(&w, 0, sizeof(w));
	w.sql = s;
	w.out = out;
	walk_visit(&w, row);
	for (i = 0; i < w.todo.n && !sql_stopped(s); i++)
		walk_slice(&w, w.todo.list[i], how);
	rows_free(&w.todo);
	idtab_free(&w.seen);
	idtab_free(&w.done);
}

static int
call_flow(struct sql *s, sqlite3_value **argv, struct sql_rows *out,
    char **error, int one, int two)
{
	uint32_t entry;
	int rc = entry_of(s, argv[0], &entry, error);

	if (rc != 1)
		return rc;
	walk_all(s, index_rank(s, entry), one, out);
	if (two != 0)
		walk_all(s, index_rank(s, entry), two, out);
	rows_sort(out);
	return 0;
}

static int
call_following(struct sql *s, sqlite3_value **argv, struct sql_rows *out,
    char **error)
{
	return call_flow(s, argv, out, error, OUTWARDS | WITH_TREE, 0);
}

static int
call_preceding(struct sql *s, sqlite3_value **argv, struct sql_rows *out,
    char **error)
{
	return call_flow(s, argv, out, error, INWARDS | WITH_TREE, 0);
}

static int
call_connected(struct sql *s, sqlite3_value **argv, struct sql_rows *out,
    char **error)
{
	return call_flow(s, argv, out, error, OUTWARDS, INWARDS);
}

static const char *const of_slice[] = { "start_id", NULL };

const struct sql_table table_ancestor_slice = {
	.name = "ancestor_slice",
	.help = "The slices around one, outermost first",
	.columns = slice_tree_columns,
	.args = of_slice,
	.call = call_ancestors,
};
const struct sql_table table_descendant_slice = {
	.name = "descendant_slice",
	.help = "The slices inside of one, at any depth",
	.columns = slice_tree_columns,
	.args = of_slice,
	.call = call_descendants,
};
const struct sql_table table_following_flow = {
	.name = "following_flow",
	.help = "Arrows that follow from a slice",
	.columns = flow_columns,
	.args = of_slice,
	.call = call_following,
};
const struct sql_table table_preceding_flow = {
	.name = "preceding_flow",
	.help = "Arrows that lead to a slice",
	.columns = flow_columns,
	.args = of_slice,
	.call = call_preceding,
};
const struct sql_table table_directly_connected_flow = {
	.name = "directly_connected_flow",
	.help = "Arrows that lead to or from a slice, without those of the "
	    "slices around and in it",
	.columns = flow_columns,
	.args = of_slice,
	.call = call_connected,
};

/* ---- scalar functions */

static void
is_ancestor(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	uint32_t above, below;
	char *error = NULL;

	(void)argc;
	if (entry_of(s, argv[0], &above, &error) != 1 ||
	    entry_of(s, argv[1], &below, &error) != 1) {
		sqlite3_free(error);
		return;
	}
	while ((below = slice_parent_of(s, below)) != NONE)
		if (below == above)
			break;
	sqlite3_result_int(c, below != NONE);
}

/* Mixes a number into a hash: FNV-1a by words. */
static uint64_t
mix(uint64_t hash, uint64_t n)
{
	hash = (hash ^ n) * HASH_PRIME;
	return hash ^ hash >> 29;
}

/*
 * What is known of slices whose way to the root was walked: each has a place by
 * its number, which the next one there takes.  A slice and the ones around it
 * are mostly asked one after another: a walk is short however deep they are.
 */
struct way {
	uint32_t	entry, root;	/* NONE, NONE: none */
	uint64_t	stack;		/* a hash of the names from the root */
};

struct tree_ways {
	struct way	 at[4096];
	uint32_t	*path;		/* that is walked */
	size_t		 cap;
};

void
ways_close(struct sql *s)
{
	if (s->ways != NULL)
		free(s->ways->path);
	free(s->ways);
	s->ways = NULL;
}

static struct way *
way_at(struct tree_ways *w, uint32_t entry)
{
	return &w->at[entry % (sizeof(w->at) / sizeof(w->at[0]))];
}

/* Returns what is known of an entry: walks up to one that is, and back. */
static struct way
way_of(struct sql *s, uint32_t entry)
{
	struct way known = { NONE, NONE, HASH_BYTES };
	struct tree_ways *w = s->ways;
	const struct kind *k;
	size_t n = 0;

	if (w == NULL) {
		w = s->ways = xcalloc(1, sizeof(*w));
		memset(w->at, 0xff, sizeof(w->at));
	}
	for (; entry != NONE; entry = slice_parent_of(s, entry)) {
		if (way_at(w, entry)->entry == entry) {
			known = *way_at(w, entry);
			break;
		}
		w->path = xgrow(w->path, n, &w->cap, sizeof(*w->path));
		w->path[n++] = entry;
	}
	while (n > 0) {
		entry = w->path[--n];
		k = &s->trace->kinds[entry_kind(s, entry)];
		known.root = known.entry == NONE ? entry : known.root;
		known.entry = entry;
		known.stack = mix(mix(known.stack, k->name), k->cat);
		*way_at(w, entry) = known;
	}
	return known;
}

/* Gives a number that slices with the same names up to the root share. */
static void
stack_id(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	uint32_t entry;
	char *error = NULL;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		sqlite3_result_int64(c, 0);
	else if (entry_of(s, argv[0], &entry, &error) != 1)
		sqlite3_free(error);
	else	/* positive, and not 0, which stands for no stack */
		sqlite3_result_int64(c,
		    (int64_t)(way_of(s, entry).stack >> 1 | 1));
}

/* Gives the ns of a slice that the slices right inside do not cover; or -1. */
static void
self_dur(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	uint32_t entry;
	char *error = NULL;

	(void)argc;
	if (entry_of(s, argv[0], &entry, &error) != 1)
		sqlite3_free(error);
	else
		sqlite3_result_int64(c, entry >= s->trace->nslices ? 0 :
		    entry_dur(s, entry) < 0 ? -1 :
		    trace_self(s->trace, entry));
}

/* Gives the id of the outermost slice around one, or of itself. */
static void
root_id(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	uint32_t entry;
	char *error = NULL;

	(void)argc;
	if (entry_of(s, argv[0], &entry, &error) != 1)
		sqlite3_free(error);
	else
		sqlite3_result_int64(c, index_rank(s, way_of(s, entry).root));
}

const struct func_row func_tree_rows[] = {
	{ "slice_is_ancestor", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
	    is_ancestor, "above, below",
	    "1 if a slice is around another one" },
	{ "__ttv_stack_id", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, stack_id,
	    NULL, NULL },
	{ "__ttv_self_dur", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, self_dur,
	    NULL, NULL },
	{ "__ttv_root_id", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, root_id,
	    NULL, NULL },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
