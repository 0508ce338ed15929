/*
 * export_parquet: tables of traces for engines: `ttv export -f parquet`.
 */
#include "config.h"

#include <sys/stat.h>

#include <stdio.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/trace.h"

#include "fleet.h"
#include "export.h"
#include "operands.h"

/* Takes the options; returns 0, or -1 and *err. */
static int
take_options(struct fleet *c, const struct cmd_call *call, struct err *err)
{
	const char **list, *args = cmd_str(call, "args");
	const char *parts = cmd_str(call, "partition");
	size_t i, n = cmd_list(call, "set", &list);
	struct stat st;

	c->out = cmd_str(call, "output");
	c->force = cmd_flag(call, "force");
	c->each = cmd_choice(call, "file") == 1;
	c->view = cmd_flag(call, "view");
	if (export_is_whole(call, err) == -1)
		return -1;
	if (c->out == NULL || strcmp(c->out, "-") == 0)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "export: parquet "
		    "wants --output, a file of one table or a folder");
	if (fleet_take_tables(c, cmd_str(call, "table"), err) == -1)
		return -1;
	for (i = 0; i < n; i++)
		if (fleet_take_set(c, list[i], err) == -1)
			return -1;
	if (parts != NULL && fleet_take_parts(c, parts, err) == -1)
		return -1;
	if (args != NULL && fleet_take_args(c, args, err) == -1)
		return -1;
	c->folder = (c->tables & (c->tables - 1)) != 0 || c->each ||
	    c->nparts > 0 ||
	    c->out[strlen(c->out) - 1] == '/' ||
	    (stat(c->out, &st) == 0 && S_ISDIR(st.st_mode));
	return 0;
}

/* Adds a trace that was loaded, or complains; returns its exit status. */
static int
add_trace(struct fleet *c, struct trace *t, const char *path,
    struct err *wrong, struct err *err)
{
	int status = EXIT_OK;

	cmd_tell_loss(t);
	if (wrong->code != ERR_NONE)
		status = cmd_fail(wrong);
	if (t == NULL)
		return status;
	if (fleet_add(c, t, path, err) == 0)
		status = cmd_unchanged(t, status);
	trace_free(t);
	return status;
}

/* Adds each trace of the operands by itself; the worst exit status. */
static int
add_each(struct fleet *c, const struct cmd_call *call, struct err *err)
{
	struct operands paths = { NULL, 0, 0 };
	struct load_options o;
	struct err wrong;
	struct trace *t;
	const char *path;
	int status = EXIT_OK, one;
	size_t i;

	for (i = 0; i < (size_t)call->argc; i++)
		operands_add(&paths, call->argv[i]);
	cmd_load_fill(call, &o);
	o.index = NULL;
	for (i = 0; i < paths.n && err->code == ERR_NONE; i++) {
		path = paths.path[i];
		err_clear(&wrong);
		t = operand_is_regular(path, &wrong) ? cmd_load_with(&path, 1,
		    &o, &wrong) : NULL;
		one = add_trace(c, t, path, &wrong, err);
		status = one > status ? one : status;
	}
	operands_free(&paths);
	return status;
}

int
export_parquet(const struct cmd_call *call)
{
	struct fleet c = { .out = NULL };
	struct err err, wrong;
	struct trace *t;
	int status = EXIT_OK;

	err_clear(&err);
	err_clear(&wrong);
	if (take_options(&c, call, &err) == 0) {
		if (cmd_flag(call, "each"))
			status = add_each(&c, call, &err);
		else {
			t = cmd_try_load(call, &wrong);
			status = add_trace(&c, t, call->argv[0], &wrong,
			    &err);
		}
	}
	if (fleet_end(&c, err.code == ERR_NONE, &err) == -1)
		status = cmd_fail(&err);
	fleet_free(&c);
	return status;
}
