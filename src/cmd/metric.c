/*
 * ttv metric: named queries, which files of SQL describe (ttv-sql(7),
 * METRICS).
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/layout.h"
#include "ttv/near.h"
#include "ttv/sql.h"
#include "ttv/trace.h"

#include "chosen.h"
#include "cmd.h"
#include "help.h"
#include "metric_file.h"
#include "query.h"
#include "resource.h"

const struct cmd_option cmd_metric_options[] = {
	{ "list", 'l', CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the names of the metrics and what they say; with --json "
	    "and --ndjson their parameters and columns too" },
	{ "param", 'p', CMD_LIST, "NAME=VALUE", 0, 0, NULL, NULL,
	    "Set a parameter of the metric" },
	{ "spec", 0, CMD_LIST, "FILE", 0, 0, NULL, NULL,
	    "Compute the metrics of a specification in the form of Perfetto's "
	    "trace summaries, protobuf's text or binary; all operands are "
	    "traces; prints the summary as text, or with --json" },
	{ "id", 0, CMD_LIST, "ID", 0, 0, NULL, NULL,
	    "Compute only the metric of this id of the specification" },
	{ "metadata", 0, CMD_STRING, "ID", 0, 0, NULL, NULL,
	    "Add the keys and values of this query of the specification" },
	CMD_OPTION_END
};

/* ---- the list of metrics */

static void
metric_json_fields(struct buf *b, const char *key,
    const struct metric_field *f, size_t n, int params)
{
	size_t i;

	buf_printf(b, ",\"%s\":[", key);
	for (i = 0; i < n; i++) {
		buf_printf(b, "%s{\"name\":", i > 0 ? "," : "");
		buf_json(b, f[i].name, strlen(f[i].name));
		if (params) {
			buf_printf(b, ",\"type\":\"%s\",\"default\":",
			    metric_type_name(f[i].type));
			buf_json(b, f[i].value, strlen(f[i].value));
		}
		buf_adds(b, ",\"help\":");
		buf_json(b, f[i].help, strlen(f[i].help));
		buf_addc(b, '}');
	}
	buf_addc(b, ']');
}

static void
metric_json(struct buf *b, const struct metric *m, const char *path)
{
	buf_adds(b, "{\"name\":");
	buf_json(b, m->name, strlen(m->name));
	buf_adds(b, ",\"help\":");
	buf_json(b, m->help, strlen(m->help));
	buf_adds(b, ",\"file\":");
	buf_json(b, path, strlen(path));
	metric_json_fields(b, "params", m->params, m->nparams, 1);
	metric_json_fields(b, "columns", m->columns, m->ncolumns, 0);
	buf_adds(b, "}");
}

enum { COLUMN_NAME, COLUMN_HELP, COLUMN_FILE, COLUMNS };

static const struct table_column columns[COLUMNS] = {
	[COLUMN_NAME] = { .word = "name", .title = "NAME" },
	[COLUMN_HELP] = { .word = "help", .title = "HELP" },
	[COLUMN_FILE] = { .word = "file", .title = "FILE" },
};

/* What metrics are written to, one by one, in the form of the options. */
struct metric_list {
	enum table_form	 form;
	struct out	 out;
	struct table	 table;		/* of CSV, TSV, Markdown */
	size_t		 n, left;
};

static int
is_table(const struct metric_list *l)
{
	return l->form != TABLE_PLAIN && l->form != TABLE_JSON && l->form !=
	    TABLE_NDJSON;
}

static void
list_open(struct metric_list *l, const struct cmd_call *call)
{
	l->form = cmd_form(call);
	l->n = 0;
	l->left = cmd_most(call);
	out_open(&l->out);
	if (!is_table(l))
		return;
	cmd_table(call, &l->table, &l->out, 0);
	table_begin(&l->table, columns, COLUMNS);
}

static void
list_add(struct metric_list *l, const struct metric *m, const char *path)
{
	struct table_cell v[COLUMNS];

	if (l->left == 0)
		return;
	l->left--;
	if (is_table(l)) {
		v[COLUMN_NAME] = table_word(m->name);
		v[COLUMN_HELP] = table_word(m->help);
		v[COLUMN_FILE] = table_word(path);
		table_row(&l->table, v);
	} else if (l->form == TABLE_PLAIN)
		help_row(&l->out.buf, m->name, m->help);
	else {
		if (l->form == TABLE_JSON)
			buf_adds(&l->out.buf, l->n > 0 ? ",\n" : "[");
		metric_json(&l->out.buf, m, path);
		buf_adds(&l->out.buf, l->form == TABLE_JSON ? "" : "\n");
	}
	l->n++;
}

static int
list_close(struct metric_list *l, int status)
{
	if (is_table(l)) {
		table_end(&l->table);
		table_close(&l->table);
	} else if (l->form == TABLE_JSON)
		buf_adds(&l->out.buf, l->n > 0 ? "]\n" : "[]\n");
	return out_close(&l->out, status);
}

/* Prints all metrics; reports a file that cannot be read and leaves it out. */
static int
metric_list(const struct cmd_call *call)
{
	struct metric_list l;
	struct resources all;
	struct metric m;
	struct err err;
	size_t i;
	int status = EXIT_OK;

	resources_find(&all, "metrics", 1);
	list_open(&l, call);
	for (i = 0; i < all.n; i++) {
		err_clear(&err);
		if (metric_read(&m, all.v[i].name, all.v[i].path, &err) == -1)
			status = cmd_fail(&err);
		else
			list_add(&l, &m, all.v[i].path);
		metric_free(&m);
	}
	resources_free(&all);
	return list_close(&l, status);
}

/* Prints what a metric says of itself. */
static int
metric_describe(const struct cmd_call *call, const struct metric *m,
    const char *path)
{
	struct metric_list l;
	struct out out;
	char left[160];
	size_t i;

	if (cmd_form(call) != TABLE_PLAIN) {
		list_open(&l, call);
		if (l.form == TABLE_JSON) {	/* one, and no list */
			metric_json(&l.out.buf, m, path);
			buf_addc(&l.out.buf, '\n');
			return out_close(&l.out, EXIT_OK);
		}
		list_add(&l, m, path);
		return list_close(&l, EXIT_OK);
	}
	out_open(&out);
	layout_safe(&out.buf, m->help, strlen(m->help));
	buf_adds(&out.buf, m->nparams > 0 ? "\n\nParameters:\n" : "\n");
	for (i = 0; i < m->nparams; i++) {
		snprintf(left, sizeof(left), "%s=%s", m->params[i].name,
		    m->params[i].value);
		help_row(&out.buf, left, m->params[i].help);
	}
	buf_adds(&out.buf, "\nColumns:\n");
	for (i = 0; i < m->ncolumns; i++)
		help_row(&out.buf, m->columns[i].name, m->columns[i].help);
	return out_close(&out, EXIT_OK);
}

/* ---- running one */

static int
metric_set(struct sql *s, const struct metric *m, const char *name, size_t n,
    const char *value, struct err *err)
{
	struct buf b = BUF_INIT;
	struct near near;
	char meant[NEAR_MOST + 24];
	size_t i;
	int rc;

	for (i = 0; i < m->nparams; i++)
		if (strlen(m->params[i].name) == n &&
		    strncmp(m->params[i].name, name, n) == 0)
			break;
	if (i == m->nparams) {
		near_open(&near, name, n);
		for (i = 0; i < m->nparams; i++)
			near_offer(&near, m->params[i].name);
		near_hint(&near, meant, sizeof(meant));
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "metric: %s has no parameter %.*s%s", m->name,
		    n < 64 ? (int)n : 64, name, meant);
	}
	buf_adds(&b, "");
	if ((rc = metric_value(&m->params[i], value, &b)) == 0)
		sql_param(s, m->params[i].name, b.data);
	buf_free(&b);
	return rc == 0 ? 0 : err_set(err, ERR_USAGE, ERR_NOWHERE,
	    "metric: --param: %.64s is no %s", value,
	    metric_type_name(m->params[i].type));
}

static int
metric_params(const struct cmd_call *call, struct sql *s,
    const struct metric *m, struct err *err)
{
	const char **list, *eq;
	size_t i, n = cmd_list(call, "param", &list);

	for (i = 0; i < m->nparams; i++)
		metric_set(s, m, m->params[i].name, strlen(m->params[i].name),
		    m->params[i].value, err);
	for (i = 0; i < n; i++) {
		if ((eq = strchr(list[i], '=')) == NULL)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "metric: --param: %.64s is not NAME=VALUE",
			    list[i]);
		if (metric_set(s, m, list[i], (size_t)(eq - list[i]), eq + 1,
		    err) == -1)
			return -1;
	}
	return 0;
}

static int
metric_run(const struct cmd_call *call, const struct metric *m,
    const char *path)
{
	struct bits kept[ENTITIES] = { { 0, NULL, NULL } };
	struct cmd_call files = *call;
	struct trace *t;
	struct sql *s;
	struct err err;
	int status;

	err_clear(&err);
	files.argc--;
	files.argv++;
	if ((t = cmd_load_asked(&files, &status)) == NULL)
		return status;
	s = sql_open(t);
	if (query_part(call, s, t, kept, &err) == -1 ||
	    metric_params(call, s, m, &err) == -1)
		status = cmd_fail(&err);
	else
		status = cmd_unchanged(t, query_run(call, s, &m->text, path,
		    status));
	sql_close(s);
	chosen_free(kept);
	trace_free(t);
	return status;
}

int
cmd_metric(const struct cmd_call *call)
{
	struct resources all;
	struct metric m;
	struct near near;
	struct err err;
	char meant[NEAR_MOST + 24];
	const char **specs;
	size_t i;
	int status;

	if (cmd_list(call, "spec", &specs) > 0)
		return metric_summary(call);
	err_clear(&err);
	if (cmd_list(call, "id", &specs) > 0 ||
	    cmd_str(call, "metadata") != NULL) {
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "metric: --id and "
		    "--metadata are for specifications: --spec");
		return cmd_fail(&err);
	}
	if (cmd_flag(call, "list") && call->argc > 0) {
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "metric: one argument "
		    "too many: %.64s", call->argv[0]);
		return cmd_fail(&err);
	}
	if (call->argc == 0)
		return metric_list(call);
	resources_find(&all, "metrics", 1);
	for (i = 0; i < all.n; i++)
		if (strcmp(all.v[i].name, call->argv[0]) == 0)
			break;
	memset(&m, 0, sizeof(m));
	if (i == all.n) {
		near_open(&near, call->argv[0], strlen(call->argv[0]));
		for (i = 0; i < all.n; i++)
			near_offer(&near, all.v[i].name);
		near_hint(&near, meant, sizeof(meant));
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "metric: there is no "
		    "metric %.64s%s%s", call->argv[0], meant, meant[0] !=
		    '\0' ? "" : ": `ttv metric --list` names them");
		status = cmd_fail(&err);
	} else if (metric_read(&m, all.v[i].name, all.v[i].path, &err) == -1)
		status = cmd_fail(&err);
	else if (call->argc == 1)
		status = metric_describe(call, &m, all.v[i].path);
	else
		status = metric_run(call, &m, all.v[i].path);
	metric_free(&m);
	resources_free(&all);
	return status;
}
