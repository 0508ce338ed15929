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
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "help.h"
#include "metric_file.h"
#include "query.h"
#include "resource.h"

const struct cmd_option cmd_metric_options[] = {
	{ "list", 'l', CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the names of the metrics and what they say; with --json "
	    "their parameters and columns too" },
	{ "param", 'p', CMD_LIST, "NAME=VALUE", 0, 0, NULL, NULL,
	    "Set a parameter of the metric" },
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

/* Prints all metrics; reports a file that cannot be read and leaves it out. */
static int
metric_list(const struct cmd_call *call)
{
	int json = cmd_form(call) == TABLE_JSON, status = EXIT_OK;
	struct resources all;
	struct metric m;
	struct out out;
	struct err err;
	size_t i, n = 0;

	resources_find(&all, "metrics", 1);
	out_open(&out);
	buf_adds(&out.buf, json ? "[" : "");
	for (i = 0; i < all.n; i++) {
		err_clear(&err);
		if (metric_read(&m, all.v[i].name, all.v[i].path, &err) == -1)
			status = cmd_fail(&err);
		else if (json) {
			buf_adds(&out.buf, n++ > 0 ? ",\n" : "");
			metric_json(&out.buf, &m, all.v[i].path);
		} else
			help_row(&out.buf, m.name, m.help);
		metric_free(&m);
	}
	buf_adds(&out.buf, json ? "]\n" : "");
	resources_free(&all);
	return out_close(&out, status);
}

/* Prints what a metric says of itself. */
static int
metric_describe(const struct cmd_call *call, const struct metric *m,
    const char *path)
{
	struct out out;
	char left[160];
	size_t i;

	out_open(&out);
	if (cmd_form(call) == TABLE_JSON) {
		metric_json(&out.buf, m, path);
		buf_addc(&out.buf, '\n');
		return out_close(&out, EXIT_OK);
	}
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
	size_t i;
	int rc;

	for (i = 0; i < m->nparams; i++)
		if (strlen(m->params[i].name) == n &&
		    strncmp(m->params[i].name, name, n) == 0)
			break;
	if (i == m->nparams)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "metric: %s has no parameter %.*s", m->name,
		    n < 64 ? (int)n : 64, name);
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
	if (metric_params(call, s, m, &err) == -1)
		status = cmd_fail(&err);
	else
		status = cmd_unchanged(t, query_run(call, s, &m->text, path,
		    status));
	sql_close(s);
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
	size_t i;
	int status;

	err_clear(&err);
	if (cmd_flag(call, "list") || call->argc == 0)
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
