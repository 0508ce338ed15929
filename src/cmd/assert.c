/*
 * ttv assert: rules that must hold of a trace, a line each, for scripts.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/rule.h"
#include "ttv/slice_id.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "cmd.h"

enum { EXIT_HOLDS = 0, EXIT_FAILS = 1, EXIT_TROUBLE = 2 };

const struct cmd_option cmd_assert_options[] = {
	{ "base", 0, CMD_STRING, "OLD", 0, 0, NULL, NULL,
	    "Take BASE from this trace" },
	{ "json", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print one JSON object a line" },
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

static void
value_text(const struct rule_result *r, int side, char *s, size_t n)
{
	double v = r->value[side];

	if (!r->known[side])
		snprintf(s, n, "nothing");
	else if (r->is_time && v < 0x1p63 && v > -0x1p63)
		text_duration(s, n, (int64_t)v);
	else
		text_g(s, n, 10, v);
}

static void
assert_add_text(struct buf *b, const char *rule, const struct rule_result *r,
    struct slice_ids *ids)
{
	char left[64], right[64], safe[512];

	value_text(r, 0, left, sizeof(left));
	value_text(r, 1, right, sizeof(right));
	text_safe(safe, sizeof(safe), rule, strlen(rule));
	buf_printf(b, "%s  %s: %s against %s", r->holds ? "ok  " : "FAIL",
	    safe, left, right);
	if (r->slice != NONE)
		buf_printf(b, ", slice %" PRIu32, slice_id_of(ids,
		    r->slice));
	if (!r->known[0] || !r->known[1])
		buf_printf(b, " (nothing matches on the %s)", !r->known[0] ?
		    "left" : "right");
	buf_addc(b, '\n');
}

static void
add_json(struct buf *b, const char *rule, const struct rule_result *r,
    struct slice_ids *ids)
{
	static const char *const names[] = { "left", "right" };
	int i;

	buf_adds(b, "{\"rule\":");
	buf_json(b, rule, strlen(rule));
	buf_printf(b, ",\"holds\":%s", r->holds ? "true" : "false");
	for (i = 0; i < 2; i++) {
		buf_printf(b, ",\"%s\":", names[i]);
		if (r->known[i])
			buf_double(b, r->value[i]);
		else
			buf_adds(b, "null");
	}
	buf_printf(b, ",\"unit\":\"%s\"", r->is_time ? "ns" : "");
	if (r->slice != NONE)
		buf_printf(b, ",\"slice\":%" PRIu32, slice_id_of(ids,
		    r->slice));
	buf_adds(b, "}\n");
}

/* Evaluates and prints all rules: an exit status. */
static int
assert_run(const struct cmd_call *call, struct rule **rules,
    const struct trace *t, const struct trace *base)
{
	struct slice_ids *ids = slice_ids_new(t, (int)cmd_int(call,
	    "threads"));
	struct rule_result r;
	struct out out;
	int i, status = EXIT_HOLDS;

	out_open(&out);
	for (i = 1; i < call->argc; i++) {
		rule_run(rules[i], t, base, &r);
		if (!r.holds)
			status = EXIT_FAILS;
		if (r.holds && cmd_flag(call, "quiet"))
			continue;
		if (cmd_flag(call, "json"))
			add_json(&out.buf, call->argv[i], &r, ids);
		else
			assert_add_text(&out.buf, call->argv[i], &r, ids);
	}
	slice_ids_free(ids);
	return out_close(&out, EXIT_OK) == EXIT_OK ? status : EXIT_TROUBLE;
}

static int
assert_parse(const struct cmd_call *call, struct rule **rules,
    struct err *err)
{
	int i, base = 0;

	if (call->argc < 2)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "assert: which rule? usage: ttv assert FILE RULE ...");
	for (i = 1; i < call->argc; i++) {
		if ((rules[i] = rule_parse(call->argv[i], err)) == NULL)
			return -1;
		base |= rule_has_base(rules[i]);
	}
	if (base && !cmd_given(call, "base"))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "assert: a rule has BASE: which trace is that? --base OLD");
	return 0;
}

int
cmd_assert(const struct cmd_call *call)
{
	struct rule **rules = xcalloc((size_t)call->argc, sizeof(*rules));
	struct trace *t = NULL, *base = NULL;
	struct err err;
	int i, status = EXIT_TROUBLE;

	err_clear(&err);
	if (assert_parse(call, rules, &err) == -1) {
		cmd_fail(&err);
		goto out;
	}
	if ((t = assert_load(call, call->argv[0])) == NULL)
		goto out;
	if (cmd_given(call, "base") && (base = assert_load(call,
	    cmd_str(call, "base"))) == NULL)
		goto out;
	status = cmd_gate(call, t, assert_run(call, rules, t, base));
	if (base != NULL)
		status = cmd_gate(call, base, status);
	if (cmd_unchanged(t, EXIT_OK) != EXIT_OK)
		status = EXIT_TROUBLE;
out:
	for (i = 1; i < call->argc; i++)
		rule_free(rules[i]);
	free(rules);
	trace_free(t);
	trace_free(base);
	return status;
}
