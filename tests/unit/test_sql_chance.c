/*
 * sql_chance: statements made at random over the traces of the project and the
 * seeds of the fuzz targets, each asked of a table and of the copy that SQLite
 * has made of it.  Their constants are values of the columns, what lies beside
 * these, the ends of all integers, and values of other types; their limits are
 * the number of rows, and one less and more.  Functions that walk along slices
 * and arrows are held against WITH RECURSIVE over the copies.
 */
#include "config.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/hash.h"
#include "ttv/load.h"
#include "sql_ask.h"

#define NAMES	64		/* columns of a table */
#define NAME	64		/* bytes of a name */
#define PICKS	6		/* values of a column that are asked for */
#define LONG	400		/* rows; a longer table is asked less often */
#define MOST	20000		/* rows; a longer table is not asked: time */
#define WALKED	300		/* slices; more are not walked from: what is
				 * written with WITH RECURSIVE is slow */
#define TABLES	256

struct copied {
	char	 name[NAME];
	char	 column[NAMES][NAME];
	size_t	 ncolumns;
	long	 rows;
	char	*value[NAMES][PICKS];	/* as literals of SQL */
};

/* A trace, its tables and their copies, which have the prefix twin_. */
struct chance {
	struct sql	*sql;
	struct copied	*table[TABLES];
	size_t		 n;
	uint64_t	 state;		/* of random numbers */
	struct buf	 text;		/* a statement, whose tables begin
					 * with '$' */
	struct buf	 own, copy;
	unsigned	 asked, refused;
};

/* Returns a number below n: the next of splitmix64. */
static size_t
below(struct chance *c, size_t n)
{
	uint64_t z = c->state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return (size_t)((z ^ z >> 31) % n);
}

static int
by_bytes(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Sorts the lines of an answer. */
static void
sort_answer(struct buf *b)
{
	struct buf sorted = BUF_INIT;
	char **lines, *line, *save = NULL;
	size_t n = 0, i;

	if ((lines = malloc((b->len + 1) * sizeof(*lines))) == NULL)
		abort();
	for (line = strtok_r(b->data, "\n", &save); line != NULL;
	    line = strtok_r(NULL, "\n", &save))
		lines[n++] = line;
	qsort(lines, n, sizeof(*lines), by_bytes);
	buf_adds(&sorted, "");
	for (i = 0; i < n; i++)
		buf_printf(&sorted, "%s\n", lines[i]);
	free(lines);
	buf_free(b);
	*b = sorted;
}

/* Writes the statement with a prefix for each '$'. */
static void
write_for(struct buf *to, const char *text, const char *prefix)
{
	buf_clear(to);
	for (; *text != '\0'; text++)
		if (*text == '$')
			buf_adds(to, prefix);
		else
			buf_addc(to, *text);
}

/* Takes the sign off a cell of -0.0, which SQLite does not keep in a table. */
static void
unsign(struct buf *b)
{
	char *p;

	for (p = b->data; (p = strstr(p, "-0")) != NULL; p++)
		if ((p == b->data || strchr("|\n", p[-1]) != NULL) &&
		    strchr("|\n", p[2]) != NULL) {
			memmove(p, p + 1, b->len - (size_t)(p - b->data));
			b->len--;
		}
}

/* Checks that two statements have the same rows, or are both refused. */
static void
compare(struct chance *c, const char *own_text, const char *copy_text,
    int is_ordered)
{
	struct answer own, copy;

	memset(&own, 0, sizeof(own));
	memset(&copy, 0, sizeof(copy));
	ask_in(c->sql, own_text, &own);
	ask_in(c->sql, copy_text, &copy);
	unsign(&own.b);
	unsign(&copy.b);
	c->asked++;
	c->refused += own.rc == -1 && copy.rc == -1;
	if (!is_ordered && (own.b.len != copy.b.len ||
	    strcmp(own.b.data, copy.b.data) != 0)) {
		sort_answer(&own.b);
		sort_answer(&copy.b);
	}
	if (own.rc != copy.rc || (own.rc == 0 &&
	    strcmp(own.b.data, copy.b.data) != 0)) {
		printf("# %s\n", own_text);
		CHECK_INT(own.rc, copy.rc);
		CHECK_STR(own.rc == -1 ? own.error.msg : own.b.data,
		    copy.rc == -1 ? copy.error.msg : copy.b.data);
	}
	free_answer(&own);
	free_answer(&copy);
}

/* Asks the statement of the tables and of their copies. */
static void
ask_both(struct chance *c, int is_ordered)
{
	write_for(&c->own, c->text.data, "");
	write_for(&c->copy, c->text.data, "twin_");
	compare(c, c->own.data, c->copy.data, is_ordered);
}

/* ---- a statement ---- */

/* Adds a value of a column, or one that is at a limit. */
static void
add_value(struct chance *c, const struct copied *t, size_t column)
{
	static const char *const odd[] = {
		"-9223372036854775807 - 1", "9223372036854775807", "NULL",
		"9.3e18", "-9.3e18", "-1", "0", "1", "4294967295",
		"4294967296", "2147483648", "''", "'a'", "'~'", "0.5", "x'61'",
		"9223372036854775807.0",
	};
	const char *v = t->value[column][below(c, PICKS)];

	switch (below(c, 10)) {
	case 0: case 1: case 2: case 3:
		buf_adds(&c->text, v);
		break;
	case 4:
		buf_printf(&c->text, "(%s - 1)", v);
		break;
	case 5:
		buf_printf(&c->text, "(%s + 1)", v);
		break;
	case 6:
		buf_printf(&c->text, "(%s %s 0.5)", v, below(c, 2) == 0 ? "-" :
		    "+");
		break;
	case 7:
		buf_printf(&c->text, "(%s || '%s')", v, below(c, 2) == 0 ?
		    "" : "z");
		break;
	default:
		buf_adds(&c->text, odd[below(c, sizeof(odd) /
		    sizeof(odd[0]))]);
	}
}

/* Adds a condition on a column; alias: of its table, with a dot. */
static void
add_condition(struct chance *c, const struct copied *t, const char *alias)
{
	static const char *const ops[] = {
		"=", "<", "<=", ">", ">=", "<>", "IS", "IS NOT", "=", "==",
	};
	static const char *const patterns[] = {
		" GLOB %s", " LIKE %s", " GLOB %s || '*'",
		" LIKE '%%' || %s", " GLOB substr(%s, 1, 2) || '?*'",
		" NOT GLOB substr(%s, 2)", " LIKE upper(%s)",
		" GLOB '*' || substr(%s, 2) || '*'",
	};
	size_t column = below(c, t->ncolumns), n;
	const char *name = t->column[column];
	const char *v = t->value[column][below(c, PICKS)];

	buf_printf(&c->text, "%s%s", alias, name);
	switch (below(c, 9)) {
	case 0:
		buf_adds(&c->text, below(c, 3) == 0 ? " NOT IN (" : " IN (");
		for (n = below(c, 4); n > 0; n--) {
			add_value(c, t, column);
			buf_adds(&c->text, ", ");
		}
		add_value(c, t, column);
		buf_addc(&c->text, ')');
		break;
	case 1:
		buf_adds(&c->text, below(c, 4) == 0 ? " NOT BETWEEN " :
		    " BETWEEN ");
		add_value(c, t, column);
		buf_adds(&c->text, " AND ");
		add_value(c, t, column);
		break;
	case 2:
		buf_printf(&c->text, patterns[below(c, sizeof(patterns) /
		    sizeof(patterns[0]))], v);
		break;
	case 3:
		buf_adds(&c->text, below(c, 2) == 0 ? " IS NULL" :
		    " IS NOT NULL");
		break;
	case 4:
		buf_printf(&c->text, " %s %s%s", ops[below(c, 10)], alias,
		    t->column[below(c, t->ncolumns)]);
		break;
	default:
		buf_printf(&c->text, " %s ", ops[below(c, 10)]);
		add_value(c, t, column);
		if (below(c, 8) == 0)
			buf_printf(&c->text, " COLLATE %s", below(c, 2) == 0 ?
			    "NOCASE" : "RTRIM");
	}
}

static void
add_where(struct chance *c, const struct copied *t, const char *alias)
{
	size_t n = below(c, 4);

	if (n == 0)
		return;
	buf_adds(&c->text, " WHERE ");
	add_condition(c, t, alias);
	while (--n > 0) {
		buf_adds(&c->text, below(c, 4) == 0 ? " OR " : " AND ");
		add_condition(c, t, alias);
	}
}

/* Adds a limit, and where it begins, near the number of rows. */
static void
add_limit(struct chance *c, long rows)
{
	long at[] = { 0, 1, 2, rows - 1, rows, rows + 1, -1, rows / 2 };

	if (below(c, 2) == 0)
		return;
	buf_printf(&c->text, " LIMIT %ld", at[below(c, 8)]);
	if (below(c, 2) == 0)
		buf_printf(&c->text, " OFFSET %ld", at[below(c, 8)]);
}

/* Rows in the order of two columns, of which no others are seen. */
static void
ask_order(struct chance *c, const struct copied *t)
{
	const char *a = t->column[below(c, t->ncolumns)];
	const char *b = t->column[below(c, t->ncolumns)];

	buf_printf(&c->text, "SELECT %s%s, %s FROM $%s", below(c, 4) == 0 ?
	    "DISTINCT " : "", a, b, t->name);
	add_where(c, t, "");
	buf_printf(&c->text, " ORDER BY %s%s, %s%s", a, below(c, 2) == 0 ?
	    "" : " DESC", b, below(c, 2) == 0 ? "" : " DESC");
	add_limit(c, t->rows);
	ask_both(c, 1);
}

/* The rows of a condition, whole. */
static void
ask_rows(struct chance *c, const struct copied *t)
{
	buf_printf(&c->text, "SELECT * FROM $%s", t->name);
	add_where(c, t, "");
	ask_both(c, 0);
}

static void
ask_sum(struct chance *c, const struct copied *t)
{
	static const char *const sums[] = {
		"count(*)", "count(%s)", "min(%s)", "max(%s)", "sum(%s)",
		"count(DISTINCT %s)", "total(%s)", "max(%s) + 1",
		"sum(typeof(%s) = 'integer')", "min(typeof(%s))",
	};
	const char *group = t->column[below(c, t->ncolumns)];
	int is_grouped = below(c, 2) == 0;
	size_t n = 1 + below(c, 3);

	buf_adds(&c->text, "SELECT ");
	if (is_grouped)
		buf_printf(&c->text, "%s, ", group);
	while (n-- > 0) {
		buf_printf(&c->text, sums[below(c, 10)],
		    t->column[below(c, t->ncolumns)]);
		buf_adds(&c->text, n > 0 ? ", " : "");
	}
	buf_printf(&c->text, " FROM $%s", t->name);
	add_where(c, t, "");
	if (is_grouped)
		buf_printf(&c->text, " GROUP BY %s%s ORDER BY %s", group,
		    below(c, 4) == 0 ? " HAVING count(*) > 1" : "", group);
	ask_both(c, 1);
}

static void
ask_window(struct chance *c, const struct copied *t)
{
	const char *a = t->column[below(c, t->ncolumns)];
	const char *b = t->column[below(c, t->ncolumns)];

	buf_printf(&c->text, "SELECT %s, %s, lag(%s) OVER (PARTITION BY %s "
	    "ORDER BY %s), count(*) OVER (PARTITION BY %s) FROM $%s", a, b, b,
	    a, b, a, t->name);
	add_where(c, t, "");
	ask_both(c, 0);
}

/* Returns the column that another table has too, or its id. */
static const char *
joined_by(const struct copied *u, const char *name)
{
	size_t i;

	for (i = 0; i < u->ncolumns; i++)
		if (strcmp(u->column[i], name) == 0)
			return name;
	return u->column[0];
}

static void
ask_join(struct chance *c, const struct copied *t)
{
	static const char *const forms[] = { " JOIN ", " LEFT JOIN ",
	    " CROSS JOIN ", " JOIN " };
	const struct copied *u = c->table[below(c, c->n)];
	const char *a = t->column[below(c, t->ncolumns)];
	const char *b = joined_by(u, a);
	const char *seen = u->column[below(c, u->ncolumns)];

	if (t->rows > LONG || u->rows > LONG)
		return;
	if (below(c, 4) == 0) {
		buf_printf(&c->text, "SELECT %s FROM $%s a WHERE %sEXISTS "
		    "(SELECT 1 FROM $%s b WHERE b.%s = a.%s AND ", a,
		    t->name, below(c, 2) == 0 ? "" : "NOT ", u->name, b, a);
		add_condition(c, u, "b.");
		buf_printf(&c->text, ") ORDER BY %s", a);
	} else {
		buf_printf(&c->text, "SELECT a.%s, b.%s, count(*) FROM $%s a"
		    "%s$%s b ON b.%s %s a.%s", a, seen, t->name,
		    forms[below(c, 4)], u->name, b, below(c, 5) == 0 ? "<=" :
		    "=", a);
		if (below(c, 2) == 0) {
			buf_adds(&c->text, " AND ");
			add_condition(c, u, "b.");
		}
		add_where(c, t, "a.");
		buf_adds(&c->text, " GROUP BY 1, 2 ORDER BY 1, 2");
	}
	ask_both(c, 1);
}

/* A list of values that another statement gives. */
static void
ask_list(struct chance *c, const struct copied *t)
{
	const struct copied *u = c->table[below(c, c->n)];
	const char *a = t->column[below(c, t->ncolumns)];

	buf_printf(&c->text, "SELECT %s FROM $%s WHERE %s IN (SELECT %s FROM "
	    "$%s", a, t->name, a, joined_by(u, a), u->name);
	add_where(c, u, "");
	buf_printf(&c->text, ") AND ");
	add_condition(c, t, "");
	buf_printf(&c->text, " ORDER BY %s%s", a, below(c, 2) == 0 ? "" :
	    " DESC");
	ask_both(c, 1);
}

static void
ask_table(struct chance *c, const struct copied *t, unsigned n)
{
	static void (*const forms[])(struct chance *, const struct copied *) = {
		ask_rows, ask_rows, ask_rows, ask_order, ask_order, ask_sum,
		ask_window, ask_join, ask_list,
	};

	while (n-- > 0) {
		buf_clear(&c->text);
		forms[below(c, sizeof(forms) / sizeof(forms[0]))](c, t);
	}
}

/* ---- the tables of a trace ---- */

/* Keeps values of each column: the cells of some rows. */
static void
pick_values(struct chance *c, struct copied *t)
{
	struct answer a;
	size_t i, k;

	for (i = 0; i < t->ncolumns; i++)
		for (k = 0; k < PICKS; k++) {
			buf_clear(&c->own);
			/* the least, the greatest, and between */
			buf_printf(&c->own, "SELECT quote(%s) FROM twin_%s %s "
			    "LIMIT 1 OFFSET %ld", t->column[i], t->name, k ==
			    0 ? "ORDER BY 1" : "", k == 1 ? t->rows - 1 :
			    (long)below(c, (size_t)t->rows));
			memset(&a, 0, sizeof(a));
			ask_in(c->sql, c->own.data, &a);
			CHECK_INT(a.rc, 0);
			t->value[i][k] = strdup(a.b.data);
			t->value[i][k][strcspn(a.b.data, "\n$")] = '\0';
			if (strchr(a.b.data, '$') != NULL ||
			    a.b.len > 300) {
				free(t->value[i][k]);
				t->value[i][k] = strdup("'x'");
			}
			free_answer(&a);
		}
}

/* Makes the copy of a table, if the table has rows. */
static void
copy_table(struct chance *c, const char *name)
{
	struct copied *t;
	struct answer a;
	char *column, *save = NULL;

	long rows;

	buf_clear(&c->own);
	buf_printf(&c->own, "SELECT count(*) FROM (SELECT 1 FROM %s LIMIT %d)",
	    name, MOST);
	memset(&a, 0, sizeof(a));
	ask_in(c->sql, c->own.data, &a);
	rows = a.rc == -1 ? 0 : strtol(a.b.data, NULL, 10);
	free_answer(&a);
	if (rows == 0 || rows == MOST || c->n == TABLES)
		return;
	memset(&a, 0, sizeof(a));
	if ((t = calloc(1, sizeof(*t))) == NULL)
		abort();
	snprintf(t->name, sizeof(t->name), "%s", name);
	buf_clear(&c->own);
	buf_printf(&c->own, "CREATE TABLE twin_%s AS SELECT * FROM %s; "
	    "SELECT * FROM twin_%s LIMIT 1", name, name, name);
	ask_in(c->sql, c->own.data, &a);
	CHECK_INT(a.rc, 0);
	for (column = strtok_r(a.names.data, "|", &save); column != NULL &&
	    t->ncolumns < NAMES; column = strtok_r(NULL, "|", &save))
		snprintf(t->column[t->ncolumns++], NAME, "%s", column);
	t->rows = rows;
	pick_values(c, t);
	c->table[c->n++] = t;
	free_answer(&a);
}

static void
take_doc(void *arg, const struct sql_doc *d)
{
	if (d->type == SQL_DOC_TABLE)
		copy_table(arg, d->name);
}

/* ---- along slices and arrows ---- */

#define UP	"WITH RECURSIVE up(s, a) AS (SELECT id, parent_id FROM "	\
		"twin_slice WHERE parent_id IS NOT NULL UNION ALL SELECT s, "	\
		"parent_id FROM up JOIN twin_slice t ON t.id = a WHERE "	\
		"parent_id IS NOT NULL)"
/* In what follows `near` has a slice and what its walk looks at. */
#define WALK(near, from, to)						\
	UP ", near(v, w) AS (SELECT id, id FROM twin_slice " near "), "	\
	"seen(s, v) AS (SELECT id, id FROM twin_slice UNION SELECT s, "	\
	"f." to " FROM seen JOIN near USING (v) JOIN twin_flow f ON f."	\
	from " = w), arrow(s, id) AS (SELECT s, f.id FROM seen JOIN "	\
	"near USING (v) JOIN twin_flow f ON f." from " = w) "
#define CALL(function)							\
	"SELECT s.id, x.id FROM twin_slice s, " function "(s.id) x "	\
	"ORDER BY 1, 2"

/* Asks the functions of all slices. */
static void
ask_walks(struct chance *c)
{
	static const char *const functions[] = { "ancestor_slice",
	    "descendant_slice", "following_flow", "preceding_flow",
	    "directly_connected_flow" };
	struct answer a;
	size_t i, k;

	compare(c, CALL("ancestor_slice"),
	    UP "SELECT s, a FROM up ORDER BY 1, 2", 1);
	compare(c, CALL("descendant_slice"),
	    UP "SELECT a, s FROM up ORDER BY 1, 2", 1);
	compare(c, "SELECT s.id, (SELECT count(*) FROM ancestor_slice(s.id)) "
	    "FROM twin_slice s", "SELECT id, depth FROM twin_slice", 0);
	for (i = 0; i < 5; i++)
		for (k = 0; k < 3; k++) {
			buf_clear(&c->own);
			buf_printf(&c->own, "SELECT count(*) FROM %s(%s)",
			    functions[i], k == 0 ? "-1" : k == 1 ? "NULL" :
			    "(SELECT max(id) + 1 FROM twin_slice)");
			memset(&a, 0, sizeof(a));
			ask_in(c->sql, c->own.data, &a);
			CHECK_INT(a.rc, k == 1 ? 0 : -1);
			if (k == 1)
				CHECK_STR(a.b.data, "0\n");
			free_answer(&a);
		}
}

static void
ask_arrows(struct chance *c)
{
	compare(c, CALL("following_flow"), WALK("UNION ALL SELECT a, s "
	    "FROM up", "slice_out", "slice_in")
	    "SELECT DISTINCT s, id FROM arrow ORDER BY 1, 2", 1);
	compare(c, CALL("preceding_flow"), WALK("UNION ALL SELECT s, a "
	    "FROM up", "slice_in", "slice_out")
	    "SELECT DISTINCT s, id FROM arrow ORDER BY 1, 2", 1);
	compare(c, "SELECT DISTINCT * FROM (SELECT s.id, x.id FROM twin_slice "
	    "s, directly_connected_flow(s.id) x) ORDER BY 1, 2",
	    "SELECT * FROM (" WALK("", "slice_out", "slice_in")
	    "SELECT s, id FROM arrow) UNION SELECT * FROM ("
	    WALK("", "slice_in", "slice_out") "SELECT s, id FROM arrow) "
	    "ORDER BY 1, 2", 1);
}

/* Returns the rows that a table of the trace has. */
static long
rows_of(const struct chance *c, const char *name)
{
	size_t i;

	for (i = 0; i < c->n; i++)
		if (strcmp(c->table[i]->name, name) == 0)
			return c->table[i]->rows;
	return 0;
}

/* ---- a trace ---- */

/* Asks n statements of each table of a trace; returns whether it is one. */
static int
ask_trace(const char *file, unsigned n, unsigned *asked)
{
	struct load_options options = { .threads = 1 };
	const char *name = strrchr(file, '/') + 1;
	struct trace *trace;
	struct chance c;
	struct err err;
	size_t i, k;

	err_clear(&err);
	if ((trace = load_files(&file, 1, &options, &err)) == NULL)
		return 0;
	memset(&c, 0, sizeof(c));
	c.state = hash_bytes(HASH_BYTES, name, strlen(name));
	c.sql = sql_open(trace);
	sql_docs(take_doc, &c);
	for (i = 0; i < c.n; i++)
		ask_table(&c, c.table[i], c.table[i]->rows > LONG ? n / 4 + 1 :
		    n);
	if (rows_of(&c, "slice") > 0 && rows_of(&c, "slice") <= WALKED)
		ask_walks(&c);
	if (rows_of(&c, "flow") > 0 && rows_of(&c, "slice") <= WALKED)
		ask_arrows(&c);
	*asked += c.asked;
	CHECK(c.refused * 8 <= c.asked);
	if (test_bad > 0)
		printf("# of %s\n", file);
	for (i = 0; i < c.n; i++) {
		for (k = 0; k < c.table[i]->ncolumns * PICKS; k++)
			free(c.table[i]->value[k / PICKS][k % PICKS]);
		free(c.table[i]);
	}
	buf_free(&c.text);
	buf_free(&c.own);
	buf_free(&c.copy);
	sql_close(c.sql);
	trace_free(trace);
	return 1;
}

/* Asks n statements of each table of the traces in a folder of the sources. */
static void
ask_folder(const char *folder, unsigned n, int each)
{
	const char *top = getenv("top_srcdir");
	struct dirent **names;
	char path[1000];
	unsigned asked = 0, traces = 0;
	int i, count;

	snprintf(path, sizeof(path), "%s/%s", top != NULL ? top : ".", folder);
	count = scandir(path, &names, NULL, alphasort);
	CHECK(count > 2);		/* . and .. */
	for (i = 0; i < count; i++) {
		snprintf(path, sizeof(path), "%s/%s/%s", top != NULL ? top :
		    ".", folder, names[i]->d_name);
		if (names[i]->d_name[0] != '.' && i % each == 0 &&
		    (traces == 0 || test_shares()))
			traces += (unsigned)ask_trace(path, n, &asked);
		free(names[i]);
	}
	free(names);
	CHECK(traces > 0);
	printf("# %u traces, %u statements\n", traces, asked);
}

#define SEEDS(name, n, each)						\
	TEST(seeds_of_##name)						\
	{								\
		ask_folder("tests/fuzz/seeds/" #name, n, each);		\
	}
SEEDS(json, 8, 3)
SEEDS(perfetto, 12, 1)
SEEDS(ftrace, 20, 1)
SEEDS(fuchsia, 20, 1)
SEEDS(spans, 20, 1)
SEEDS(perf, 20, 1)
SEEDS(profile, 20, 1)
SEEDS(pprof, 20, 1)
SEEDS(etw, 20, 1)
SEEDS(load, 8, 1)

TEST(traces)
{
	ask_folder("traces", 24, 1);
}

TEST_MAIN
