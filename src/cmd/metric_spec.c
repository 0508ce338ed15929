/*
 * metric_spec: ttv metric --spec: the metrics of a specification that is a file
 * (ttv-sql(7), TRACE SUMMARIES), computed of a trace.  What is printed is whole
 * or not there.
 */
#include "config.h"

#include <string.h>

#include "ttv/err.h"
#include "ttv/sql.h"
#include "ttv/spec.h"
#include "ttv/trace.h"

#include "chosen.h"
#include "cmd.h"
#include "metric_file.h"
#include "query.h"
#include "resource.h"

/* Reads the specifications of a call. */
static int
read_specs(const struct cmd_call *call, struct spec *s, struct err *err)
{
	struct buf b = BUF_INIT;
	const char **files;
	size_t i, n = cmd_list(call, "spec", &files);
	int rc = 0;

	for (i = 0; i < n && rc == 0; i++) {
		buf_clear(&b);
		buf_adds(&b, "");
		rc = resource_read(files[i], &b, err);
		if (rc == 0)
			rc = spec_load(s, files[i], b.data, b.len, err);
	}
	buf_free(&b);
	return rc;
}

/* Returns whether the options of a call go with a specification. */
static int
is_fit(const struct cmd_call *call, struct err *err)
{
	static const char *const of_rows[] = { "max", "null", "guard" };
	enum table_form form = cmd_form(call);
	const char **params;
	size_t i;

	for (i = 0; i < sizeof(of_rows) / sizeof(of_rows[0]); i++)
		if (cmd_given(call, of_rows[i])) {
			err_set(err, ERR_USAGE, ERR_NOWHERE, "metric: --%s is "
			    "for rows, not for --spec", of_rows[i]);
			return 0;
		}
	if (form != TABLE_PLAIN && form != TABLE_JSON)
		err_set(err, ERR_USAGE, ERR_NOWHERE, "metric: a summary is "
		    "text, or JSON by --json");
	else if (cmd_list(call, "param", &params) > 0)
		err_set(err, ERR_USAGE, ERR_NOWHERE, "metric: --param is for "
		    "metrics that have parameters, not for --spec");
	else if (cmd_flag(call, "list"))
		err_set(err, ERR_USAGE, ERR_NOWHERE, "metric: --list and "
		    "--spec exclude each other");
	else
		return 1;
	return 0;
}

/* Computes and prints; returns the exit status. */
static int
print_summary(const struct cmd_call *call, struct spec *s,
    const struct trace *t, int status)
{
	struct bits kept[ENTITIES] = { { 0, NULL, NULL } };
	struct spec_how how = { 0, NULL, 0, cmd_str(call, "metadata") };
	struct sql *sql = sql_open(t);
	const char **ids;
	struct out out;
	struct err err;

	err_clear(&err);
	how.json = cmd_form(call) == TABLE_JSON;
	how.nids = cmd_list(call, "id", &ids);
	how.ids = ids;
	out_open(&out);
	if (query_part(call, sql, t, kept, &err) == -1 ||
	    spec_run(s, sql, &how, &out.buf, &err) == -1) {
		buf_clear(&out.buf);
		out_drop(&out);
	}
	status = out_close(&out, status);
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	if (err.code == ERR_FORMAT)
		status = EXIT_QUERY;
	else if (err.code == ERR_NONE)
		status = cmd_unchanged(t, status);
	sql_close(sql);
	chosen_free(kept);
	return status;
}

int
metric_summary(const struct cmd_call *call)
{
	struct spec *s = spec_open();
	struct trace *t = NULL;
	struct err err;
	int status;

	err_clear(&err);
	if (!is_fit(call, &err) || read_specs(call, s, &err) == -1)
		status = cmd_fail(&err);
	else if ((t = cmd_load_asked(call, &status)) != NULL)
		status = print_summary(call, s, t, status);
	trace_free(t);
	spec_close(s);
	return status;
}
