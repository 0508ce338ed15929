/*
 * fleet_columns: what the files of a fleet have, by their footers.
 *
 * Options of an export make columns of their own; files of one table may differ
 * in them, and what only some have is null in the rows of the others.
 */
#include "config.h"

#include <sys/stat.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/err.h"
#include "ttv/parquet_look.h"
#include "ttv/xmalloc.h"

#include "fleet.h"
#include "operands.h"

#define TAIL	((size_t)1 << 16)	/* bytes of a file, read first */
#define TEXTS	"6"	/* BYTE_ARRAY, which columns of options are */

/* Reads the last n bytes of a file, or all; returns 0, or -1. */
static int
read_tail(FILE *f, uint64_t size, size_t n, struct buf *b)
{
	uint64_t from = size > n ? size - n : 0;

	buf_clear(b);
	if (fseeko(f, (off_t)from, SEEK_SET) == -1)
		return -1;
	return buf_read(b, f, SIZE_MAX);
}

const char *
fleet_look(const char *path, struct parquet_look *l)
{
	const char *wrong = NULL;
	struct buf b = BUF_INIT;
	FILE *f = fopen(path, "re");
	struct stat st;
	int64_t need = (int64_t)TAIL, got = -1;

	if (f == NULL || fstat(fileno(f), &st) == -1 || !S_ISREG(st.st_mode)) {
		if (f != NULL)
			fclose(f);
		return "it cannot be read";
	}
	while (need > 0) {
		if (read_tail(f, (uint64_t)st.st_size, (size_t)need, &b) ==
		    -1) {
			wrong = "it cannot be read";
			break;
		}
		got = parquet_look(l, (uint64_t)st.st_size, b.data, b.len,
		    &wrong);
		/* a file that shrinks meanwhile must not be read for ever */
		need = got > need ? got : 0;
	}
	if (wrong == NULL && got != 0)
		wrong = "it changes";
	fclose(f);
	buf_free(&b);
	return wrong;
}

/* ---- columns of a table ---- */

/* Returns the place of the column whose name these bytes are, or x->n. */
static size_t
column_at(const struct fleet_columns *x, const char *s, size_t n)
{
	size_t i;

	for (i = 0; i < x->n; i++)
		if (strlen(x->v[i].name) == n && memcmp(x->v[i].name, s,
		    n) == 0)
			break;
	return i;
}

int
fleet_is_arg(const char *name)
{
	return strncmp(name, "arg_", 4) == 0;
}

const struct fleet_column *
fleet_column(const struct fleet_columns *x, const char *name)
{
	size_t i = column_at(x, name, strlen(name));

	return i < x->n ? &x->v[i] : NULL;
}

/* Returns whether a name is one that export gives to a column of texts. */
static int
is_word(const char *s, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (s[i] != '_' && !is_alnum(s[i]))
			return 0;
	return n > 0;
}

/*
 * Adds a column of n bytes of a name and of a type, or finds it; NULL: export
 * makes none.
 */
static const struct fleet_column *
add_column(struct fleet_columns *x, const struct fleet_table *t,
    const char *name, size_t n, const char *rest, int is_behind)
{
	const struct parquet_column *c = t->columns;
	struct fleet_column *v = &x->v[column_at(x, name, n)];

	if (v < x->v + x->n) {
		v->files++;
		return v;
	}
	while (c->name != NULL && (strlen(c->name) != n ||
	    memcmp(c->name, name, n) != 0))
		c++;
	if (x->n == FLEET_MOST || (c->name == NULL && (!is_word(name, n) ||
	    strncmp(rest, " " TEXTS " ", 3) != 0)))
		return NULL;
	x->n++;
	*v = (struct fleet_column){ .name = xstrndup(name, n), .files = 1 };
	if (c->name != NULL)
		v->of_table = c;
	v->is_set = c->name == NULL && !is_behind;
	v->required = c->name != NULL ? c->required : rest[3] == '0';
	return v;
}

/* Adds the columns of a file; returns NULL, or what is wrong. */
static const char *
add_file(struct fleet_columns *x, const struct fleet_table *t,
    const struct parquet_look *l)
{
	const char *s, *end;
	const struct fleet_column *c;
	size_t n;
	int is_behind = 0;	/* a column of the table came before */

	if (l->table.len == 0 || strcmp(l->table.data, t->name) != 0)
		return "it is none of this table";
	for (s = l->columns.data; *s != '\0'; s = end + (*end == '\n')) {
		end = s + strcspn(s, "\n");
		n = strcspn(s, " \n");
		c = add_column(x, t, s, n, s + n, is_behind);
		if (c == NULL)
			return "it has a column that export does not write";
		is_behind |= c->of_table != NULL;
	}
	x->files++;
	return NULL;
}

int
fleet_columns_read(struct fleet_columns *x, const char *out,
    const struct fleet_table *t, struct err *err)
{
	struct operands files = { NULL, 0, 0 };
	struct parquet_look l;
	const char *wrong = NULL;
	char *folder;
	size_t i, n;

	memset(x, 0, sizeof(*x));
	xasprintf(&folder, "%s/%s", out, t->name);
	operands_add_parts(&files, folder);
	for (i = 0; i < files.n && wrong == NULL; i++) {
		n = strlen(files.path[i]);
		if (n < 8 || strcmp(files.path[i] + n - 8, ".parquet") != 0)
			continue;	/* no engine reads it */
		/* a name of a file may have a = as well */
		x->parts += strchr(files.path[i] + strlen(folder) + 1, '/') !=
		    NULL;
		l = (struct parquet_look){ .rows = -1 };
		buf_adds(&l.columns, "");
		if ((wrong = fleet_look(files.path[i], &l)) == NULL)
			wrong = add_file(x, t, &l);
		if (wrong != NULL)
			err_set(err, ERR_OPEN, ERR_NOWHERE, "fleet: %.200s: "
			    "%s", files.path[i], wrong);
		parquet_look_free(&l);
	}
	for (i = 0; i < x->n; i++)
		x->v[i].required &= x->v[i].files == x->files;
	operands_free(&files);
	free(folder);
	return wrong != NULL ? -1 : 0;
}

void
fleet_columns_free(struct fleet_columns *x)
{
	size_t i;

	for (i = 0; i < x->n; i++)
		free(x->v[i].name);
	x->n = 0;
}
