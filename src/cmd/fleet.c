/*
 * ttv fleet: the schema of tables of many traces, for engines, and whether
 * their files are as they should be (ttv-fleet(7)).
 */
#include "config.h"

#include <sys/stat.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/near.h"
#include "ttv/parquet_look.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "fleet.h"
#include "operands.h"

const struct cmd_option cmd_fleet_options[] = {
	CMD_OPTION_END
};

/* What files of one table have in common: the first one's. */
struct kind_of_file {
	char	*table, *columns;
};

struct fleet_check {
	struct table	 table;
	struct out	 out;
	struct kind_of_file kinds[FLEET_TABLES];
	size_t		 nkinds;
	size_t		 left;		/* rows that may be printed */
	int		 bad;
};

/* Returns what a whole file has wrong, or NULL. */
static const char *
fault_of(struct fleet_check *c, const struct parquet_look *l)
{
	struct kind_of_file *k;
	size_t i;

	if (l->table.len == 0)
		return "it is none of export -f parquet";
	if (strcmp(l->schema.data, FLEET_VERSION) != 0)
		return "it has another version of the schema";
	for (i = 0; i < c->nkinds; i++)
		if (strcmp(c->kinds[i].table, l->table.data) == 0)
			return strcmp(c->kinds[i].columns, l->columns.data) ==
			    0 ? NULL : "it has other columns than the first "
			    "file of its table";
	if (c->nkinds < FLEET_TABLES) {
		k = &c->kinds[c->nkinds++];
		k->table = xstrdup(l->table.data);
		k->columns = xstrdup(l->columns.data);
	}
	return NULL;
}

static void
check_file(struct fleet_check *c, const char *path)
{
	struct parquet_look l = { .rows = -1 };
	struct table_cell cells[5];
	const char *wrong;

	buf_adds(&l.columns, "");
	buf_adds(&l.table, "");
	buf_adds(&l.schema, "");
	if ((wrong = fleet_look(path, &l)) == NULL)
		wrong = fault_of(c, &l);
	c->bad |= wrong != NULL;
	cells[0] = table_word(path);
	cells[1] = l.table.len > 0 ? table_text(l.table.data, l.table.len) :
	    table_absent();
	cells[2] = table_int(l.rows >= 0 ? l.rows : INT64_MIN);
	cells[3] = table_int((int64_t)l.groups);
	cells[4] = wrong != NULL ? table_word(wrong) : table_absent();
	if (c->left > 0)
		table_row(&c->table, cells);
	c->left -= c->left > 0;
	parquet_look_free(&l);
}

/* Checks the files of an operand: of a fleet's folder, those of its tables. */
static void
check_operand(struct fleet_check *c, const char *path)
{
	const struct fleet_table *t;
	struct operands files = { NULL, 0, 0 };
	struct stat st;
	char *dir;
	size_t i, n;

	for (t = fleet_tables; t->name != NULL; t++) {
		xasprintf(&dir, "%s/%s", path, t->name);
		if (stat(dir, &st) == 0 && S_ISDIR(st.st_mode))
			operands_add_parts(&files, dir);
		free(dir);
	}
	if (files.n == 0)
		operands_add(&files, path);
	for (i = 0; i < files.n; i++) {
		n = strlen(files.path[i]);
		/* one that is being written, or that a killed process left */
		if (n > 8 && strcmp(files.path[i] + n - 8, ".ttv-tmp") == 0)
			fprintf(stderr, "ttv: fleet: %s is not whole, and no "
			    "engine reads it\n", files.path[i]);
		else
			check_file(c, files.path[i]);
	}
	operands_free(&files);
}

static int
fleet_check(const struct cmd_call *call)
{
	static const struct table_column columns[] = {
		{ .word = "file", .title = "file", .most = TABLE_UNCUT },
		{ .word = "table", .title = "table" },
		{ .word = "rows", .title = "rows", .side = TABLE_RIGHT },
		{ .word = "groups", .title = "groups", .side = TABLE_RIGHT },
		{ .word = "fault", .title = "fault" },
	};
	struct fleet_check c = { .bad = 0 };
	size_t k;
	int i;

	c.left = cmd_most(call);
	out_open(&c.out);
	cmd_table(call, &c.table, &c.out, TABLE_RULE);
	table_begin(&c.table, columns, sizeof(columns) / sizeof(columns[0]));
	for (i = 1; i < call->argc; i++)
		check_operand(&c, call->argv[i]);
	table_end(&c.table);
	table_close(&c.table);
	for (k = 0; k < c.nkinds; k++) {
		free(c.kinds[k].table);
		free(c.kinds[k].columns);
	}
	return out_close(&c.out, c.bad ? EXIT_FAULT : EXIT_OK);
}

int
cmd_fleet(const struct cmd_call *call)
{
	char meant[NEAR_MOST + 24];
	struct err err;

	err_clear(&err);
	if (strcmp(call->argv[0], "check") == 0 && call->argc > 1)
		return fleet_check(call);
	if (strcmp(call->argv[0], "schema") == 0 && call->argc == 3)
		return fleet_schema(call->argv[1], call->argv[2]);
	near_hint_of(call->argv[0], "schema check", meant, sizeof(meant));
	err_set(&err, ERR_USAGE, ERR_NOWHERE, "fleet: schema ENGINE FOLDER, or "
	    "check FOLDER ...%s; `ttv help fleet` says more", meant);
	return cmd_fail(&err);
}
