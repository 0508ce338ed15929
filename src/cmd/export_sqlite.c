/*
 * export_sqlite: a trace as a database of SQLite: `ttv export -f sqlite`.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/sql.h"
#include "ttv/sql_save.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "export.h"
#include "whole.h"

/* Writes the file; returns 0, or -1 and *err. */
static int
save(const struct trace *t, const char *path, struct err *err)
{
	struct whole whole;
	struct sql *s;
	char wrong[128] = "", *journal;
	int rc, error = whole_open(&whole, path);

	if (error != 0)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "%.128s: %s", path,
		    strerror(error));
	xasprintf(&journal, "%s-journal", whole.beside);
	litter_add(journal);
	s = sql_open(t);
	sql_once(s);		/* each table is read from its first row on */
	rc = sql_save(s, whole.beside, wrong, sizeof(wrong));
	sql_close(s);
	if (rc != 0)		/* it writes none, but where it cannot write */
		unlink(journal);
	litter_forget(journal);
	free(journal);
	error = whole_close(&whole, rc == 0);
	if (rc == 0 && error == 0)
		return 0;
	return err_set(err, ERR_OPEN, ERR_NOWHERE, "%.100s: %s", path,
	    rc != 0 ? wrong : strerror(error));
}

int
export_sqlite(const struct cmd_call *call)
{
	const char *path = cmd_str(call, "output");
	struct trace *t;
	struct err err;
	int status;

	err_clear(&err);
	if (path == NULL || strcmp(path, "-") == 0)
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "export: sqlite wants "
		    "--output, a file");
	if (export_is_whole(call, &err) == -1 || err.code != ERR_NONE)
		return cmd_fail(&err);
	t = cmd_load(call, &status);
	if (t == NULL)
		return status;
	if (save(t, path, &err) == -1)
		status = cmd_fail(&err);
	else
		status = cmd_unchanged(t, status);
	trace_free(t);
	return status;
}
