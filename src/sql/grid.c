/*
 * grid: tables in memory that go from one function of SQL to another.
 *
 * A grid is counted: the value of SQLite that points to it may end before the
 * cursor that reads it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/xmalloc.h"

#include "grid.h"

struct grid *
grid_new(void)
{
	struct grid *g = xcalloc(1, sizeof(*g));

	g->refs = 1;
	return g;
}

void
grid_column(struct grid *g, const char *name)
{
	if (g->ncolumns < GRID_COLUMNS)
		g->names[g->ncolumns++] = xstrdup(name);
}

void
grid_hold(struct grid *g)
{
	g->refs++;
}

void
grid_drop(void *arg)
{
	struct grid *g = arg;
	int i;

	if (g == NULL || --g->refs > 0)
		return;
	for (i = 0; i < g->ncolumns; i++)
		free(g->names[i]);
	free(g->cells);
	arena_free(&g->texts);
	free(g);
}

/* Returns a new cell, or NULL if there are too many. */
static struct grid_cell *
cell_new(struct grid *g, int type)
{
	struct grid_cell *c;

	if (g->n >= GRID_MOST)
		return NULL;
	g->cells = xgrow(g->cells, g->n, &g->cap, sizeof(*g->cells));
	c = &g->cells[g->n++];
	c->num = 0;
	c->len = 0;
	c->type = (uint8_t)type;
	return c;
}

int
grid_int(struct grid *g, int64_t num)
{
	struct grid_cell *c = cell_new(g, SQLITE_INTEGER);

	if (c == NULL)
		return -1;
	c->num = num;
	return 0;
}

int
grid_real(struct grid *g, double real)
{
	struct grid_cell *c = cell_new(g, SQLITE_FLOAT);

	if (c == NULL)
		return -1;
	c->real = real;
	return 0;
}

int
grid_null(struct grid *g)
{
	return cell_new(g, SQLITE_NULL) == NULL ? -1 : 0;
}

static int
add_text(struct grid *g, const char *text, size_t len)
{
	struct grid_cell *c;

	if (g->texts.total > GRID_TEXTS || len > GRID_TEXTS - g->texts.total ||
	    (c = cell_new(g, SQLITE_TEXT)) == NULL)
		return -1;
	c->text = arena_strndup(&g->texts, text, len);
	c->len = (uint32_t)len;
	return 0;
}

int
grid_text(struct grid *g, const char *text)
{
	return text == NULL ? grid_null(g) : add_text(g, text, strlen(text));
}

int
grid_value(struct grid *g, sqlite3_value *v)
{
	switch (sqlite3_value_type(v)) {
	case SQLITE_NULL:
		return grid_null(g);
	case SQLITE_INTEGER:
		return grid_int(g, sqlite3_value_int64(v));
	case SQLITE_FLOAT:
		return grid_real(g, sqlite3_value_double(v));
	default:
		return add_text(g, (const char *)sqlite3_value_text(v),
		    (size_t)sqlite3_value_bytes(v));
	}
}

int
grid_copy(struct grid *g, const struct grid_cell *from)
{
	struct grid_cell *c;

	if (from->type == SQLITE_TEXT)
		return add_text(g, from->text, from->len);
	if ((c = cell_new(g, from->type)) == NULL)
		return -1;
	*c = *from;
	return 0;
}

int
grid_find(const struct grid *g, const char *name)
{
	int i;

	for (i = 0; name != NULL && i < g->ncolumns; i++)
		if (strcasecmp(g->names[i], name) == 0)
			return i;
	return -1;
}

struct grid *
grid_of(sqlite3_value *v)
{
	return sqlite3_value_pointer(v, GRID_TYPE);
}

void
grid_give(sqlite3_context *c, struct grid *g)
{
	sqlite3_result_pointer(c, g, GRID_TYPE, grid_drop);
}

void
grid_full(sqlite3_context *c, const char *function)
{
	char *text = sqlite3_mprintf("%s: more than %d cells", function,
	    (int)GRID_MOST);

	sqlite3_result_error(c, text != NULL ? text : function, -1);
	sqlite3_free(text);
}

void
grid_give_cell(sqlite3_context *c, const struct grid_cell *cell)
{
	switch (cell->type) {
	case SQLITE_INTEGER:
		sqlite3_result_int64(c, cell->num);
		break;
	case SQLITE_FLOAT:
		sqlite3_result_double(c, cell->real);
		break;
	case SQLITE_TEXT:
		sqlite3_result_text(c, cell->text, (int)cell->len,
		    SQLITE_TRANSIENT);
		break;
	default:
		break;
	}
}

int
grid_functions(struct sql *s, const struct grid_function *rows, size_t n)
{
	int rc = SQLITE_OK;
	size_t i;

	for (i = 0; i < n && rc == SQLITE_OK; i++)
		rc = sqlite3_create_function_v2(s->db, rows[i].name,
		    rows[i].nargs, SQLITE_UTF8, s,
		    rows[i].final == NULL ? rows[i].fn : NULL,
		    rows[i].final != NULL ? rows[i].fn : NULL,
		    rows[i].final, NULL);
	return rc;
}

/* ---- cursors ---- */

int
grid_cursor_close(sqlite3_vtab_cursor *v)
{
	grid_drop(((struct grid_cursor *)v)->grid);
	free(v);
	return SQLITE_OK;
}

int
grid_cursor_next(sqlite3_vtab_cursor *v)
{
	((struct grid_cursor *)v)->row++;
	return SQLITE_OK;
}

int
grid_cursor_eof(sqlite3_vtab_cursor *v)
{
	struct grid_cursor *c = (struct grid_cursor *)v;

	return c->grid == NULL || c->row >= grid_rows(c->grid);
}

int
grid_cursor_rowid(sqlite3_vtab_cursor *v, sqlite3_int64 *id)
{
	*id = (sqlite3_int64)((struct grid_cursor *)v)->row;
	return SQLITE_OK;
}

void
grid_cursor_give(const struct grid_cursor *c, sqlite3_context *to, int column)
{
	grid_give_cell(to, &c->grid->cells[c->row *
	    (size_t)c->grid->ncolumns + (size_t)column]);
}
