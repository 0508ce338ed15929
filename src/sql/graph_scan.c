/*
 * graph_scan: values that go along the edges of a graph, step by step.
 *
 *	__intrinsic_graph_scan(graph, rows, query, '(a, b)')
 *	__intrinsic_graph_aggregating_scan(graph, rows, query, '(a, b)')
 *
 * Rows are a grid whose columns are id and those of the list.  A row goes to
 * the targets of its node's edges; the query, which has id and the same
 * columns, makes the rows of these nodes of what came, which is $table in it.
 * The first does so until nothing comes.  The second waits for a node until all
 * that leads to it has come: the nodes that are farthest from an end are first.
 *
 * A graph without an end is bounded by GRID_MOST cells in all.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "graph.h"
#include "stop.h"
#include "token.h"

#define TABLE_PARAM	"$ttv_grid"

struct scan {
	struct sql	*sql;
	const struct graph *g;		/* or NULL: no edges */
	const struct grid *names;	/* whose columns all grids have */
	sqlite3_stmt	*stmt;
	struct grid	*out;		/* all rows */
	struct grid	**steps;	/* rows that wait, by depth */
	uint32_t	*depth;		/* of a node; NULL: 0 for all */
	size_t		 nsteps;
	size_t		 cells;		/* of all grids that were made */
	uint32_t	 now;		/* depth of the rows that are made */
	char		*error;		/* for sqlite3_free(); or NULL */
};

static int
scan_fail(struct scan *s, const char *what)
{
	if (s->error == NULL)
		s->error = sqlite3_mprintf("graph_scan: %s", what);
	return -1;
}

static struct grid *
scan_grid(const struct scan *s)
{
	struct grid *g = grid_new();
	int i;

	for (i = 0; i < s->names->ncolumns; i++)
		grid_column(g, s->names->names[i]);
	return g;
}

/* ---- the query */

/* Appends the query with what reads the grid for each $table. */
static void
put_query(const struct scan *s, const char *query, struct buf *b)
{
	size_t at = 0, n = strlen(query);
	struct token t;
	int i;

	buf_adds(b, "SELECT * FROM ");
	for (; (t = token_at(query + at, n - at)).type != TOKEN_END;
	    at += t.len) {
		if (t.type != TOKEN_PARAM || t.len != 6 ||
		    memcmp(t.s, "$table", 6) != 0) {
			buf_add(b, t.s, t.len);
			continue;
		}
		buf_adds(b, "(SELECT ");
		for (i = 0; i < s->names->ncolumns; i++)
			buf_printf(b, "%sc%d AS %s", i > 0 ? ", " : "", i,
			    s->names->names[i]);
		buf_adds(b, " FROM __intrinsic_table_ptr(" TABLE_PARAM ")");
		for (i = 0; i < s->names->ncolumns; i++)
			buf_printf(b, " %s __intrinsic_table_ptr_bind(c%d, "
			    "'%s')", i > 0 ? "AND" : "WHERE", i,
			    s->names->names[i]);
		buf_addc(b, ')');
	}
}

static int
scan_prepare(struct scan *s, const char *query)
{
	struct buf b = BUF_INIT;
	int rc, i;

	put_query(s, query, &b);
	rc = sqlite3_prepare_v2(s->sql->db, b.data, (int)b.len, &s->stmt,
	    NULL);
	buf_free(&b);
	if (rc != SQLITE_OK)
		return scan_fail(s, sqlite3_errmsg(s->sql->db));
	if (sqlite3_column_count(s->stmt) != s->names->ncolumns)
		return scan_fail(s, "the query has not the columns of the "
		    "first rows");
	for (i = 0; i < s->names->ncolumns; i++)
		if (sqlite3_stricmp(sqlite3_column_name(s->stmt, i),
		    s->names->names[i]) != 0)
			return scan_fail(s, "the query has not the columns "
			    "of the first rows");
	return 0;
}

/* ---- rows */

/* Lets row `row` of a grid go to the targets of its node's edges. */
static int
push_row(struct scan *s, const struct grid *from, size_t row)
{
	size_t n = (size_t)from->ncolumns, k;
	const struct grid_cell *cells = from->cells + row * n;
	uint32_t node = graph_node(s->g, cells[0].num), i, to, depth;

	if (node == GRAPH_NONE)
		return 0;
	for (i = s->g->first[node]; i < s->g->first[node + 1]; i++) {
		to = s->g->to[i];
		depth = s->depth != NULL ? s->depth[to] : 0;
		if (s->depth != NULL && depth >= s->now)
			return scan_fail(s, "the graph leads back to a node");
		if ((s->cells += n) > GRID_MOST)
			return scan_fail(s, "too many rows");
		if (s->steps[depth] == NULL)
			s->steps[depth] = scan_grid(s);
		grid_int(s->steps[depth], s->g->ids[to]);
		for (k = 1; k < n; k++)
			grid_copy(s->steps[depth], &cells[k]);
	}
	return 0;
}

/* Takes the rows that the query makes of a grid. */
static int
scan_step(struct scan *s, struct grid *in)
{
	int n = s->names->ncolumns, i, rc = 0, at;
	size_t row;

	at = sqlite3_bind_parameter_index(s->stmt, TABLE_PARAM);
	if (at > 0) {
		grid_hold(in);
		sqlite3_bind_pointer(s->stmt, at, in, GRID_TYPE, grid_drop);
	}
	while (rc == 0 && (i = sqlite3_step(s->stmt)) == SQLITE_ROW) {
		row = grid_rows(s->out);
		if ((s->cells += (size_t)n) > GRID_MOST) {
			rc = scan_fail(s, "too many rows");
			break;
		}
		grid_int(s->out, sqlite3_column_int64(s->stmt, 0));
		for (i = 1; i < n; i++)
			grid_value(s->out, sqlite3_column_value(s->stmt, i));
		rc = push_row(s, s->out, row);
	}
	if (rc == 0 && i != SQLITE_DONE)
		rc = scan_fail(s, sqlite3_errmsg(s->sql->db));
	sqlite3_reset(s->stmt);
	sqlite3_clear_bindings(s->stmt);
	return rc;
}

/* Takes the first rows. */
static int
scan_begin(struct scan *s)
{
	size_t n = grid_rows(s->names), row, k, columns;
	int rc = 0;

	columns = (size_t)s->names->ncolumns;
	s->cells = s->names->n;
	for (row = 0; row < n && rc == 0; row++) {
		for (k = 0; k < columns; k++)
			grid_copy(s->out, &s->names->cells[row * columns + k]);
		rc = push_row(s, s->names, row);
	}
	return rc;
}

/* ---- depths */

/*
 * Finds the length of the longest way to an end for each node that the first
 * rows lead to, and returns the greatest; -1: a way leads back.
 */
static int64_t
find_depths(struct scan *s)
{
	const struct graph *g = s->g;
	uint32_t *stack = xcalloc(g->nnodes + 1, sizeof(*stack)), node, to;
	uint32_t *next = xcalloc(g->nnodes + 1, sizeof(*next)), root;
	unsigned char *state = xcalloc(g->nnodes + 1, 1);
	size_t n = 0, row, columns = (size_t)s->names->ncolumns;
	int64_t most = 0;

	for (row = 0; row < grid_rows(s->names) && most >= 0; row++) {
		root = graph_node(g, s->names->cells[row * columns].num);
		if (root != GRAPH_NONE && state[root] == 0)
			stack[n++] = root;
		while (n > 0 && most >= 0) {
			node = stack[n - 1];
			if (state[node] == 0)
				next[node] = g->first[node];
			state[node] = 1;
			if (next[node] == g->first[node + 1]) {
				state[node] = 2;
				if (s->depth[node] > most)
					most = s->depth[node];
				if (--n > 0 && s->depth[stack[n - 1]] <=
				    s->depth[node])
					s->depth[stack[n - 1]] =
					    s->depth[node] + 1;
				continue;
			}
			to = g->to[next[node]++];
			if (state[to] == 1)
				most = -1;
			else if (state[to] == 0)
				stack[n++] = to;
			else if (s->depth[node] <= s->depth[to])
				s->depth[node] = s->depth[to] + 1;
		}
	}
	free(stack);
	free(next);
	free(state);
	return most;
}

static int
scan_in_turn(struct scan *s, const char *query)
{
	struct grid *in;
	int rc;

	s->steps = xcalloc(1, sizeof(*s->steps));
	s->nsteps = 1;
	rc = scan_begin(s) == 0 ? scan_prepare(s, query) : -1;
	while (rc == 0 && (in = s->steps[0]) != NULL) {
		s->steps[0] = NULL;
		rc = sql_stopped(s->sql) ? scan_fail(s, "interrupted") :
		    scan_step(s, in);
		grid_drop(in);
	}
	return rc;
}

static int
scan_by_depth(struct scan *s, const char *query)
{
	int64_t most = 0;
	struct grid *in;
	size_t i;
	int rc;

	if (s->g != NULL) {
		s->depth = xcalloc(s->g->nnodes + 1, sizeof(*s->depth));
		if ((most = find_depths(s)) == -1)
			return scan_fail(s, "the graph leads back to a node");
	}
	s->nsteps = (size_t)most + 1;
	s->steps = xcalloc(s->nsteps, sizeof(*s->steps));
	s->now = UINT32_MAX;
	rc = scan_begin(s) == 0 ? scan_prepare(s, query) : -1;
	for (i = s->nsteps; rc == 0 && i-- > 0;) {
		if ((in = s->steps[i]) == NULL)
			continue;
		s->steps[i] = NULL;
		s->now = (uint32_t)i;
		rc = sql_stopped(s->sql) ? scan_fail(s, "interrupted") :
		    scan_step(s, in);
		grid_drop(in);
	}
	return rc;
}

/* Returns whether the columns of a grid are id and those of a list. */
static int
has_columns(const struct grid *g, const char *list)
{
	size_t at = 0, n = strlen(list);
	struct token t;
	int i = 1;

	if (g->ncolumns == 0 || sqlite3_stricmp(g->names[0], "id") != 0)
		return 0;
	for (; (t = token_skip(list + at, n - at)).type != TOKEN_END;
	    at = (size_t)(t.s + t.len - list)) {
		if (t.type != TOKEN_WORD)
			continue;
		if (i == g->ncolumns || !token_is(t, g->names[i]))
			return 0;
		i++;
	}
	return i == g->ncolumns;
}

static void
scan(sqlite3_context *c, sqlite3_value **argv,
    int (*way)(struct scan *, const char *))
{
	const char *query = (const char *)sqlite3_value_text(argv[2]);
	const char *list = (const char *)sqlite3_value_text(argv[3]);
	struct scan s;
	size_t i;
	int rc;

	memset(&s, 0, sizeof(s));
	if ((s.names = grid_of(argv[1])) == NULL)
		return;			/* nothing to begin with */
	s.sql = sqlite3_user_data(c);
	s.g = graph_of(argv[0]);
	s.out = scan_grid(&s);
	if (query == NULL || list == NULL || !has_columns(s.names, list))
		rc = scan_fail(&s, "the first rows have not id and the "
		    "columns of the list");
	else
		rc = way(&s, query);
	sqlite3_finalize(s.stmt);
	for (i = 0; i < s.nsteps; i++)
		grid_drop(s.steps[i]);
	free(s.steps);
	free(s.depth);
	if (rc == 0) {
		grid_give(c, s.out);
		return;
	}
	grid_drop(s.out);
	sqlite3_result_error(c, s.error != NULL ? s.error : "graph_scan", -1);
	sqlite3_free(s.error);
}

static void
graph_scan(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	scan(c, argv, scan_in_turn);
}

static void
graph_aggregate(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	scan(c, argv, scan_by_depth);
}

static const struct grid_function scan_functions[] = {
	{ "__intrinsic_graph_scan", 4, graph_scan, NULL },
	{ "__intrinsic_graph_aggregating_scan", 4, graph_aggregate, NULL },
};

int
graph_scan_register(struct sql *s)
{
	return grid_functions(s, scan_functions, sizeof(scan_functions) /
	    sizeof(scan_functions[0]));
}
