/*
 * ttv assert: rules that must hold of a trace, or of several runs, a line each,
 * for scripts.  One trace is in memory at a time: rules take from it what they
 * need.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "assert.h"
#include "chosen.h"
#include "cmd.h"

const struct cmd_option cmd_assert_options[] = {
	{ "base", 0, CMD_STRING, "OLD", 0, 0, NULL, NULL,
	    "Take BASE from this trace" },
	{ "rules-file", 0, CMD_LIST, "FILE", 0, 0, NULL, NULL,
	    "Take rules from a file, too: one a line, behind a name and a "
	    "colon if it has one; # begins a comment" },
	CMD_DAMAGED,
	{ "quiet", 'q', CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print only the rules that fail" },
	CMD_OPTION_END
};

/* Loads a trace: NULL after printing what is wrong. */
static struct trace *
assert_load(const struct cmd_call *call, const char *path)
{
	char *copy = xstrdup(path);
	struct cmd_call one = *call;
	struct trace *t;
	int status;

	one.argv = &copy;
	one.argc = 1;
	t = cmd_load(&one, &status);
	if (status != EXIT_OK) {
		trace_free(t);
		t = NULL;
	}
	free(copy);
	return t;
}

/* Takes the operands apart: traces before "--" or the first one, rules. */
static int
assert_operands(const struct cmd_call *call, struct asserts *a,
    struct err *err)
{
	int traces = call->split != -1 ? call->split :
	    cmd_given(call, "rules-file") ? call->argc : 1, i;

	if (traces < 1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "assert: which trace? usage: ttv assert FILE ... -- RULE "
		    "...");
	for (i = traces; i < call->argc; i++)
		if (asserts_add(a, call->argv[i], NULL, 0, err) == -1) {
			if (access(call->argv[i], F_OK) != 0)
				return -1;
			err_clear(err);
			return err_set(err, ERR_USAGE, ERR_NOWHERE, "assert: "
			    "%.128s is a file, and no rule: put -- between "
			    "the traces and the rules", call->argv[i]);
		}
	a->run = call->argv;
	a->nruns = 0;
	return traces;
}

/* Sets the rules: the number of traces, or -1. */
static int
assert_parse(const struct cmd_call *call, struct asserts *a, struct err *err)
{
	const char **list;
	size_t i, n = cmd_list(call, "rules-file", &list);
	int traces, base = 0;

	for (i = 0; i < n; i++)
		if (asserts_read(a, list[i], err) == -1)
			return -1;
	if ((traces = assert_operands(call, a, err)) == -1)
		return -1;
	if (a->nrules == 0)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "assert: which rule? usage: ttv assert FILE RULE ...");
	for (i = 0; i < a->nrules; i++)
		base |= rule_has_base(a->rule[i].rule);
	if (base && !cmd_given(call, "base"))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "assert: a rule has BASE: which trace is that? --base OLD");
	return traces;
}

/* Has all rules take a trace: an exit status. */
static int
assert_take(const struct cmd_call *call, struct asserts *a, const char *path,
    int run)
{
	struct trace *t = assert_load(call, path);
	struct chosen_part p;
	struct err err;
	int status = EXIT_HOLDS;
	size_t i;

	if (t == NULL)
		return EXIT_TROUBLE;
	err_clear(&err);
	if (chosen_part_open(&p, call, t, &err) == -1 ||
	    chosen_missing(call, t, &p.of, NULL, &err)) {
		cmd_fail(&err);
		status = EXIT_TROUBLE;
	} else if (run == -1)
		for (i = 0; i < a->nrules; i++)
			rule_add_base(a->rule[i].rule, t, p.part);
	else
		asserts_run(a, t, p.part, (size_t)run, (int)cmd_int(call,
		    "threads"));
	chosen_part_close(&p);
	a->lost |= cmd_gate(call, t, EXIT_HOLDS) != EXIT_HOLDS;
	if (cmd_unchanged(t, EXIT_OK) != EXIT_OK)
		status = EXIT_TROUBLE;
	trace_free(t);
	return status;
}

static int
assert_print(const struct cmd_call *call, const struct asserts *a)
{
	struct out out;
	size_t i;
	int status = EXIT_HOLDS;

	for (i = 0; i < a->nrules; i++)
		if (!a->rule[i].verdict.holds)
			status = EXIT_FAILS;
	out_open(&out);
	asserts_write(&out.buf, a, cmd_choice(call, "format"),
	    cmd_flag(call, "quiet"));
	return out_close(&out, EXIT_OK) == EXIT_OK ? status : EXIT_TROUBLE;
}

int
cmd_assert(const struct cmd_call *call)
{
	struct asserts a;
	struct err err;
	int i, traces, status = EXIT_TROUBLE;

	err_clear(&err);
	memset(&a, 0, sizeof(a));
	if (cmd_given(call, "max") && (cmd_choice(call, "format") ==
	    ASSERT_JUNIT || cmd_choice(call, "format") == ASSERT_TAP)) {
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "assert: --max does not "
		    "go with --format=%s, which has all rules",
		    cmd_str(call, "format"));
		return cmd_fail(&err);
	}
	if ((traces = assert_parse(call, &a, &err)) == -1) {
		cmd_fail(&err);
		goto out;
	}
	a.null = cmd_str(call, "null");
	a.guard = cmd_flag(call, "guard");
	a.max = cmd_most(call);
	status = EXIT_HOLDS;
	if (cmd_given(call, "base"))
		status = assert_take(call, &a, cmd_str(call, "base"), -1);
	for (i = 0; i < traces && status == EXIT_HOLDS; i++)
		status = assert_take(call, &a, call->argv[i], i);
	if (status == EXIT_HOLDS) {
		asserts_judge(&a);
		status = assert_print(call, &a);
		if (a.lost)
			status = EXIT_TROUBLE;
	}
out:
	asserts_free(&a);
	return status;
}
