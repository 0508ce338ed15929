/*
 * option: reads command lines by the rows of their options.
 *
 * getopt_long() splits the words, the option rows define them: type, bounds,
 * choices and default.  A default goes through the same parser as typed words.
 * Every command has --help and --no-jail in addition to its own rows, and
 * commands that load files have the rows of loading.
 *
 * An option is read by its name.  A name without a row is a bug of this
 * program, not an error of the command line, so it ends in fatal().
 */
#include "config.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
#include <time.h>

#include "ttv/err.h"
#include "ttv/near.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "help.h"

#define LONG_BASE	256	/* getopt values above any letter */
#define NSEC		INT64_C(1000000000)	/* of a second */

const struct cmd_option cmd_common_options[] = {
	{ "help", 'h', CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Say how the command is used" },
	{ "no-jail", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Keep the rights that the command gives up before it reads: to "
	    "run programs, to connect, to write any file" },
	CMD_OPTION_END
};

static int
option_error(struct err *err, const struct cmd_call *call, const char *option,
    const char *what)
{
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: --%s: %s",
	    call->cmd->name, option, what);
}

static int
parse_int(struct cmd_value *v, const char *text, const char **why)
{
	v->num = strtonum(text, v->option->min, v->option->max, why);
	return *why == NULL ? 0 : -1;
}

static int
parse_size(struct cmd_value *v, const char *text, const char **why)
{
	char	 cols[16];
	size_t	 n;

	*why = "not a size such as 120x36";
	n = strcspn(text, "xX");
	if (text[n] == '\0' || n == 0 || n >= sizeof(cols))
		return -1;
	memcpy(cols, text, n);
	cols[n] = '\0';
	v->num = strtonum(cols, v->option->min, v->option->max, why);
	if (*why != NULL)
		return -1;
	v->num2 = strtonum(text + n + 1, v->option->min, v->option->max, why);
	return *why == NULL ? 0 : -1;
}

/*
 * Parses a time of the day, "2026-11-23T09:30:00.5Z", in UTC, as ns since 1970.
 */
static int
parse_day(const char *text, int64_t *ns)
{
	struct tm	 tm = { .tm_mday = 1 };
	const char	*p = strptime(text, "%Y-%m-%dT%H:%M:%S", &tm);
	int64_t		 unit = NSEC / 10;

	if (p == NULL)
		return -1;
	if (__builtin_mul_overflow((int64_t)timegm(&tm), NSEC, ns))
		return -1;
	if (*p == '.')
		for (p++; *p >= '0' && *p <= '9'; p++, unit /= 10)
			if (__builtin_add_overflow(*ns, (*p - '0') * unit, ns))
				return -1;
	p += *p == 'Z';
	return *p == '\0' ? 0 : -1;
}

/* Parses a time of some clock: a bare number behind @ is ns, as ts is. */
static int
parse_when(struct cmd_value *v, const char *text, const char **why)
{
	*why = "not a time such as 12.5ms, @796982771000 or "
	    "@2026-11-23T09:30:00Z";
	v->num2 = WHEN_START;
	if (*text != '@')
		return text_parse_time(text, &v->num);
	text++;
	v->num2 = WHEN_CLOCK;
	if (text_parse_int(text, strlen(text), &v->num) == 0)
		return 0;
	if (strchr(text, 'T') == NULL)
		return text_parse_time(text, &v->num);
	v->num2 = WHEN_DAY;
	return parse_day(text, &v->num);
}

static int
parse_choice(struct cmd_value *v, const char *text)
{
	const char	*p = v->option->choices;
	size_t		 n, len = strlen(text);

	if (text == v->option->value && len == 0)
		return 0;

	for (v->num = 0; *p != '\0'; v->num++) {
		n = strcspn(p, " ");
		if (n == len && memcmp(p, text, n) == 0)
			return 0;
		p += n + (p[n] == ' ');
	}
		return -1;
}

static int
set_value(struct cmd_call *call, struct cmd_value *v, const char *text,
    struct err *err)
{
	const struct cmd_option	*o = v->option;
	const char		*why = NULL;
	char			 msg[256], meant[NEAR_MOST + 24];
	int			 rc = 0;

	switch (o->type) {
	case CMD_FLAG:
	case CMD_FORM:
	case CMD_STRING:
		break;
	case CMD_INT:
		rc = parse_int(v, text, &why);
		break;
	case CMD_SIZE:
		rc = parse_size(v, text, &why);
		break;
	case CMD_BYTES:
		why = "no number of bytes such as 500M or 10G";
		rc = text_parse_bytes(text, &v->num);
		break;
	case CMD_CHOICE:
		rc = parse_choice(v, text);
		break;
	case CMD_TIME:
		why = "not a time such as 12.5ms";
		rc = text_parse_time(text, &v->num);
		break;
	case CMD_WHEN:
		rc = parse_when(v, text, &why);
		break;
	case CMD_LIST:
		v->list = xreallocarray(v->list, v->nlist + 1,
		    sizeof(*v->list));
		v->list[v->nlist++] = text;
		break;
	}
	if (rc != 0) {
		near_hint_of(text, o->type == CMD_CHOICE ? o->choices : "",
		    meant, sizeof(meant));
		if (o->type == CMD_CHOICE)
			snprintf(msg, sizeof(msg), "%.64s is none of: %s%s",
			    text, o->choices, meant);
		else if (o->type == CMD_INT || o->type == CMD_SIZE)
			snprintf(msg, sizeof(msg), "%.64s is %s (%lld to %lld)",
			    text, why, o->min, o->max);
		else
			snprintf(msg, sizeof(msg), "%.64s is %s", text, why);
		return option_error(err, call, o->name, msg);
	}
	v->text = text;
	v->set = 1;
	return 0;
}

static size_t
option_rows(const struct cmd_option *o)
{
	size_t	n = 0;

	if (o != NULL)
		while (o[n].name != NULL)
			n++;
	return n;
}

static void
option_add_rows(struct cmd_call *call, const struct cmd_option *o)
{
	size_t	i, n = option_rows(o);

	for (i = 0; i < n; i++)
		call->values[call->nvalues++].option = &o[i];
}

static int
set_defaults(struct cmd_call *call, struct err *err)
{
	size_t	i;

	for (i = 0; i < call->nvalues; i++) {
		const struct cmd_option *o = call->values[i].option;

		if (o->value != NULL && set_value(call, &call->values[i],
		    o->value, err) != 0)
			return -1;
	}
	return 0;
}

/* Builds getopt_long()'s tables from the rows. */
static void
make_getopt(const struct cmd_call *call, struct option *longs, char *shorts)
{
	size_t	i;

	*shorts++ = ':';
	for (i = 0; i < call->nvalues; i++) {
		const struct cmd_option *o = call->values[i].option;
		int has = o->type != CMD_FLAG && o->type != CMD_FORM;

		longs[i].name = o->name;
		longs[i].has_arg = has ? required_argument : no_argument;
		longs[i].flag = NULL;
		longs[i].val = LONG_BASE + (int)i;
		if (o->letter != 0) {
			*shorts++ = o->letter;
			if (has)
				*shorts++ = ':';
		}
	}
	memset(&longs[i], 0, sizeof(longs[i]));
	*shorts = '\0';
}

static struct cmd_value *
option_value(const struct cmd_call *call, int c)
{
	size_t	i;

	if (c >= LONG_BASE && (size_t)(c - LONG_BASE) < call->nvalues)
		return &call->values[c - LONG_BASE];
	for (i = 0; i < call->nvalues; i++)
		if (c != 0 && call->values[i].option->letter == c)
			return &call->values[i];
	return NULL;
}

/* Writes which option could have been meant by "--word=x". */
static void
option_meant(const struct cmd_call *call, const char *word, char *s, size_t n)
{
	struct near near;
	size_t i;

	word += strspn(word, "-");
	near_open(&near, word, strcspn(word, "="));
	for (i = 0; i < call->nvalues; i++)
		near_offer(&near, call->values[i].option->name);
	if (near.best[0] != '\0')
		snprintf(s, n, "; did you mean --%s?", near.best);
}

static int
option_getopt_error(const struct cmd_call *call, int c, char **argv,
    struct err *err)
{
	struct cmd_value	*v = option_value(call, optopt);
	const char		*word, *why;
	char			 letter[3] = { '-', '?', '\0' };
	char			 meant[NEAR_MOST + 24] = "";

	if (c == ':' && v != NULL)
		return option_error(err, call, v->option->name,
		    "needs an argument");
	if (v != NULL)
		return option_error(err, call, v->option->name,
		    "takes no argument");
	letter[1] = (char)optopt;
	word = argv[optind - 1] + strspn(argv[optind - 1], "-");
	if (optopt == 0 && (why = cmd_lack_of(call->cmd, word,
	    strcspn(word, "="))) != NULL)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: --%.*s: %s",
		    call->cmd->name, (int)strcspn(word, "="), word, why);
	if (optopt == 0)
		option_meant(call, argv[optind - 1], meant, sizeof(meant));
	return err_set(err, ERR_USAGE, ERR_NOWHERE,
	    "%s: unknown option %.64s%s; `ttv help %s` lists them",
	    call->cmd->name, optopt != 0 ? letter : argv[optind - 1], meant,
	    call->cmd->name);
}

/*
 * Checks that at most one form of output is asked for, and has --format say it.
 */
static int
check_forms(const struct cmd_call *call, struct err *err)
{
	struct cmd_value *format = NULL, *v;
	const struct cmd_option *form = NULL;
	size_t i;

	for (i = 0; i < call->nvalues; i++) {
		v = &call->values[i];
		if (strcmp(v->option->name, "format") == 0)
			format = v;
		if (!v->given || (v->option->type != CMD_FORM && v != format))
			continue;
		if (form != NULL)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%s: --%s and --%s: only one form of output",
			    call->cmd->name, form->name, v->option->name);
		form = v->option;
	}
	return form != NULL && form->type == CMD_FORM && format != NULL ?
	    set_value((struct cmd_call *)(uintptr_t)call, format, form->name,
	    err) : 0;
}

static int
check_operands(const struct cmd_call *call, struct err *err)
{
	const struct command	*cmd = call->cmd;

	if (call->argc < cmd->min)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "%s: %s is missing; usage: ttv %s %s", cmd->name,
		    cmd->loads ? "the file" : "an argument", cmd->name,
		    cmd->args);
	if (cmd->max >= 0 && call->argc > cmd->max) {
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "%s: one argument too many: %.64s", cmd->name,
		    call->argv[cmd->max]);
	}
	return 0;
}

char *
cmd_trace_filter(const struct cmd_call *call, const char *id, size_t n)
{
	const char *alone = call->filter_alone;
	char *text;

	xasprintf(&text, "trace:\"%.*s\"%s%s", (int)n, id, *alone != '\0' ?
	    " " : "", alone);
	return text;
}

/*
 * Has --filter, which every command with --trace has, ask for the spans of that
 * trace as well: 0, or -1 and *err.
 */
static int
join_trace(struct cmd_call *call, struct err *err)
{
	struct cmd_value *trace = NULL, *filter = NULL, *v;
	size_t i;

	for (i = 0; i < call->nvalues; i++) {
		v = &call->values[i];
		if (strcmp(v->option->name, "trace") == 0)
			trace = v;
		else if (strcmp(v->option->name, "filter") == 0)
			filter = v;
	}
	if (trace == NULL || !trace->given || filter == NULL)
		return 0;
	if (*trace->text == '\0' || strchr(trace->text, '"') != NULL)
		return option_error(err, call, "trace", "not an id");
	call->filter_alone = filter->given ? filter->text : "";
	call->filter = cmd_trace_filter(call, trace->text,
	    strlen(trace->text));
	filter->text = call->filter;
	filter->given = filter->set = 1;
	return 0;
}

/*
 * Returns the bytes of a comment of SQL up to its first blank, which no option
 * begins with, or 0 for a word that is none: a statement stands below it.
 */
static size_t
comment_name(const char *word)
{
	size_t n = strcspn(word, "= \t\r\n");

	return strncmp(word, "--", 2) == 0 && word[n] != '=' &&
	    strchr(word, '\n') != NULL ? n : 0;
}

/* Gives a word of a list back what was hidden of it. */
static char *
with_dashes(char *const *hidden, char *word)
{
	for (; *hidden != NULL; hidden++)
		if (*hidden + comment_name(*hidden) == word)
			return *hidden;
	return word;
}

int
cmd_parse(struct cmd_call *call, const struct command *cmd, int argc,
    char **argv, struct err *err)
{
	struct option	*longs;
	struct cmd_value *v;
	char		*shorts, **hidden = xcalloc((size_t)argc + 1,
			    sizeof(*hidden));
	size_t		 n, name, nhidden = 0;
	int		 c, i, rc = -1, dashes;

	/* getopt_long() moves operands: count them while they stand there */
	for (dashes = 1; dashes < argc && strcmp(argv[dashes], "--") != 0;
	    dashes++)
		/* and shall not take a comment for an option */
		if ((name = comment_name(argv[dashes])) > 0) {
			hidden[nhidden++] = argv[dashes];
			argv[dashes] += name;
		}
	memset(call, 0, sizeof(*call));
	call->cmd = cmd;
	call->rows = xcalloc(CMD_OPTIONS, sizeof(*call->rows));
	n = cmd_options_of(cmd, call->rows) + option_rows(cmd_common_options) +
	    (cmd->loads ? option_rows(cmd_load_options) : 0);
	call->values = xcalloc(n, sizeof(*call->values));
	option_add_rows(call, call->rows);
	if (cmd->loads)
		option_add_rows(call, cmd_load_options);
	option_add_rows(call, cmd_common_options);
	longs = xcalloc(n + 1, sizeof(*longs));
	shorts = xcalloc(2 * n + 2, 1);
	make_getopt(call, longs, shorts);
	if (set_defaults(call, err) != 0)
		goto out;

	/* 0, not 1: also resets the word that an earlier, failed call was in */
	opterr = 0;
	optind = 0;
	while ((c = getopt_long(argc, argv, shorts, longs, NULL)) != -1) {
		if (c == '?' || c == ':' ||
		    (v = option_value(call, c)) == NULL) {
			option_getopt_error(call, c, argv, err);
			goto out;
		}
		if (set_value(call, v, with_dashes(hidden, optarg), err) != 0)
			goto out;
		v->given = 1;
	}
	for (i = optind; i < argc; i++)
		argv[i] = with_dashes(hidden, argv[i]);
	call->argv = argv + optind;
	call->argc = argc - optind;
	call->split = dashes < argc ? call->argc - (argc - dashes - 1) : -1;
	rc = cmd_flag(call, "help") ? 0 : check_forms(call, err) == -1 ||
	    join_trace(call, err) == -1 ? -1 : check_operands(call, err);
out:
	free(hidden);
	free(longs);
	free(shorts);
	return rc;
}

void
cmd_call_free(struct cmd_call *call)
{
	size_t	i;

	for (i = 0; i < call->nvalues; i++)
		free(call->values[i].list);
	free(call->values);
	free(call->rows);
	free(call->filter);
	memset(call, 0, sizeof(*call));
}

static const struct cmd_value *
option_named(const struct cmd_call *call, const char *name)
{
	size_t	i;

	for (i = 0; i < call->nvalues; i++)
		if (strcmp(call->values[i].option->name, name) == 0)
			return &call->values[i];
	fatal("the command %s has no option %s", call->cmd->name, name);
}

int
cmd_given(const struct cmd_call *call, const char *name)
{
	return option_named(call, name)->given;
}

int
cmd_flag(const struct cmd_call *call, const char *name)
{
	return option_named(call, name)->set;
}

int64_t
cmd_int(const struct cmd_call *call, const char *name)
{
	return option_named(call, name)->num;
}

size_t
cmd_most(const struct cmd_call *call)
{
	int64_t most = cmd_int(call, "max");

	return most > 0 ? (size_t)most : SIZE_MAX;
}

const char *
cmd_str(const struct cmd_call *call, const char *name)
{
	return option_named(call, name)->text;
}

int
cmd_time(const struct cmd_call *call, const char *name, int64_t *ns)
{
	const struct cmd_value *v = option_named(call, name);

	if (v->set)
		*ns = v->num;
	return v->set;
}

int
cmd_when_said(const struct cmd_call *call, const char *name, int64_t *ns,
    enum cmd_clock *clock)
{
	const struct cmd_value *v = option_named(call, name);

	if (v->set) {
		*ns = v->num;
		*clock = (enum cmd_clock)v->num2;
	}
	return v->set;
}

int
cmd_when(const struct cmd_call *call, const char *name, const struct trace *t,
    int64_t *ns, struct err *err)
{
	const struct cmd_value *v = option_named(call, name);

	if (!v->set)
		return 0;
	if (v->num2 == WHEN_DAY && !t->has_wall)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: --%s: %.64s: "
		    "this trace does not say when its times were",
		    call->cmd->name, name, v->text);
	*ns = v->num2 == WHEN_START ? sat_add(t->start, v->num) :
	    v->num2 == WHEN_DAY ? sat_sub(v->num, t->wall) : v->num;
	return 1;
}

enum table_form
cmd_form(const struct cmd_call *call)
{
	const char *word = cmd_str(call, "format");

	if (*word == '\0')
		word = call->cmd->forms;
	return table_form_of(word, strcspn(word, " "));
}

void
cmd_table(const struct cmd_call *call, struct table *t, struct out *out,
    unsigned flags)
{
	table_open(t, &out->buf, cmd_form(call), flags |
	    (cmd_flag(call, "guard") ? TABLE_GUARD : 0));
	t->null = cmd_str(call, "null");
	t->lead = out_trace();
	t->room = out_columns();
	t->drain = out_drain;
	t->arg = out;
}

int
cmd_choice(const struct cmd_call *call, const char *name)
{
	const struct cmd_value *v = option_named(call, name);

	return v->set ? (int)v->num : -1;
}

int
cmd_size(const struct cmd_call *call, const char *name, int *cols, int *rows)
{
	const struct cmd_value *v = option_named(call, name);

	if (v->set) {
		*cols = (int)v->num;
		*rows = (int)v->num2;
	}
	return v->set;
}

size_t
cmd_list(const struct cmd_call *call, const char *name, const char ***list)
{
	const struct cmd_value *v = option_named(call, name);

	*list = v->list;
	return v->nlist;
}
