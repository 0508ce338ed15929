/*
 * ttv help.  It has no list of commands, options, keys, formats or warnings of
 * its own: it prints the tables that the program runs on.  With --mdoc it
 * prints them as the parts that the pages of man include (mdoc.c), with
 * --completion as a script for a shell (completion.c).
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/command.h"
#include "ttv/err.h"
#include "ttv/limit.h"
#include "ttv/load.h"
#include "ttv/near.h"
#include "ttv/setting.h"
#include "ttv/warn.h"

#include "cmd.h"
#include "help.h"

const struct cmd_option cmd_help_options[] = {
	{ "mdoc", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the table as mdoc source, for the manual page" },
	{ "completion", 0, CMD_CHOICE, "SHELL", 0, 0, "bash zsh fish", NULL,
	    "Print a script that completes the words of ttv in that shell" },
	CMD_OPTION_END
};

void
help_option(struct buf *b, const struct cmd_option *o)
{
	buf_adds(b, o->help);
	if (o->choices != NULL)
		buf_printf(b, "; one of: %s", o->choices);
	if (o->type == CMD_LIST)
		buf_adds(b, "; may be given several times");
	if (o->value != NULL && *o->value != '\0')
		buf_printf(b, " (default %s)", o->value);
}

static void
add_options(struct buf *b, const struct cmd_option *o)
{
	struct buf	help = BUF_INIT;
	char		left[96];

	for (; o != NULL && o->name != NULL; o++) {
		snprintf(left, sizeof(left), "%c%c%s--%s%s%s",
		    o->letter ? '-' : ' ', o->letter ? o->letter : ' ',
		    o->letter ? ", " : "  ", o->name,
		    o->arg != NULL ? "=" : "", o->arg != NULL ? o->arg : "");
		buf_clear(&help);
		help_option(&help, o);
		help_row(b, left, help.data);
	}
	buf_free(&help);
}

/* Adds the names of the options of loading, which have a help of their own. */
static void
add_loading(struct buf *b)
{
	const struct cmd_option	*o;

	buf_adds(b, "Options of loading (ttv help options):");
	for (o = cmd_load_options; o->name != NULL; o++)
		buf_printf(b, " --%s", o->name);
}

static void
help_options(struct buf *b)
{
	buf_adds(b, "Options of all commands that read files:\n");
	add_options(b, cmd_common_options);
	add_options(b, cmd_load_options);
}

void
help_usage(struct buf *b, const struct command *c)
{
	struct cmd_option rows[CMD_OPTIONS];
	struct buf names = BUF_INIT;

	buf_printf(b, "usage: ttv %s [options] %s\n\n", c->name, c->args);
	help_wrapped(b, 0, 0, c->detail);
	buf_adds(b, "\nOptions:\n");
	cmd_options_of(c, rows);
	add_options(b, rows);
	add_options(b, cmd_common_options);
	if (c->loads) {
		buf_addc(b, '\n');
		add_loading(&names);
		help_wrapped(b, 0, 2, names.data);
	}
	buf_printf(b, "\nttv-%s(1) is its manual.\n", c->name);
	buf_free(&names);
}

void
help_overview(struct buf *b)
{
	const struct command	*c;

	buf_adds(b, "usage: ttv [COMMAND] [options] FILE ...\n\n"
	    "ttv reads traces of programs and shows them in the terminal.\n\n"
	    "Commands; without one the files are viewed:\n");
	for (c = commands; c->name != NULL; c++)
		help_row(b, c->name, c->help);
	buf_adds(b, "\n`ttv help COMMAND` says how a command is used, "
	    "`ttv help keys` lists the keys of\nthe view, `ttv --version` "
	    "says which ttv this is.\n");
}

int
help_section(struct help_keys *w, const char *section)
{
	int	first = w->last == NULL || strcmp(w->last, section) != 0;

	w->last = section;
	return first;
}

static void
help_key(void *arg, const char *section, const char *mode, const char *keys,
    const struct ui_command *c)
{
	struct help_keys	*w = arg;
	char			 left[96];
	int			 later = w->last != NULL;

	if (help_section(w, section))
		buf_printf(w->b, "%s%s\n", later ? "\n" : "", section);
	snprintf(left, sizeof(left), "%s%s%s", mode, *mode != '\0' ? ": " : "",
	    *keys != '\0' ? keys : c->name);
	help_row(w->b, left, c->help);
}

static void
help_keys(struct buf *b)
{
	struct help_keys	w = { b, NULL };

	ui_keys_each(ui_commands, help_key, &w);
}

void
help_setting(struct buf *b, const struct setting_row *o)
{
	int	i;

	buf_printf(b, "%s; ", o->help);
	if (o->type == SETTING_FLAG)
		buf_adds(b, "on or off");
	else if (o->type == SETTING_BYTES)
		buf_adds(b, "bytes, such as 500M");
	else if (o->type == SETTING_NUMBER)
		buf_printf(b, "%d to %d", o->min, o->max);
	for (i = 0; o->choices != NULL && o->choices[i] != NULL; i++)
		buf_printf(b, "%s%s", i > 0 ? ", " : "", o->choices[i]);
	buf_printf(b, " (default %s)", o->value);
}

static void
help_settings(struct buf *b)
{
	struct buf	help = BUF_INIT;
	int		i;

	buf_adds(b, "Options of the view, changed with :set NAME=VALUE\n");
	for (i = 0; i < SETTING_MAX; i++) {
		buf_clear(&help);
		help_setting(&help, &setting_rows[i]);
		help_row(b, setting_rows[i].name, help.data);
	}
	buf_free(&help);
}

void
help_format(struct buf *b, size_t i)
{
	buf_adds(b, load_format_help(i));
	if (!load_format_readable(i))
		buf_adds(b, ": recognised, but not read yet");
}

static void
help_formats(struct buf *b)
{
	struct buf	help = BUF_INIT;
	size_t		i;

	buf_adds(b, "Formats are known by their content, not by name:\n");
	for (i = 0; load_format_name(i) != NULL; i++) {
		buf_clear(&help);
		help_format(&help, i);
		help_row(b, load_format_name(i), help.data);
	}
	buf_free(&help);
}

static void
help_conversions(struct buf *b)
{
	const char *name, *what, *command;
	size_t i;

	buf_adds(b, "What is recognised and not read, and the command that "
	    "makes of it what is:\n");
	for (i = 0; load_conversion(i, &name, &what, &command); i++) {
		help_row(b, name, what);
		buf_printf(b, "      %s\n", command);
	}
}

static void
help_warnings(struct buf *b)
{
	char	line[256];
	int	i;

	buf_adds(b, "What `ttv check` may report:\n");
	for (i = 0; i < WARN_MAX; i++) {
		snprintf(line, sizeof(line), "%s: %s", warn_what(i),
		    warn_done(i));
		help_row(b, warn_name(i), line);
	}
}

static void
help_limits(struct buf *b)
{
	const struct limit_row *r;
	char number[64], line[512];
	size_t i;

	buf_adds(b, "What is taken of an input at most, and what happens "
	    "beyond:\n");
	for (i = 0; (r = limit_row(i)) != NULL; i++) {
		limit_number(number, sizeof(number), r);
		snprintf(line, sizeof(line), "%s %s; beyond: %s", number,
		    r->what, r->beyond);
		help_row(b, r->word, line);
	}
}

static const struct topic {
	const char	*name;
	void		(*plain)(struct buf *);	/* NULL: for the man pages
						 * only */
	void		(*mdoc)(struct buf *);	/* NULL: the pages of commands
						 * have a part each */
} topics[] = {
	{ "keys",	help_keys,	mdoc_keys },
	{ "modes",	NULL,		mdoc_modes },
	{ "presets",	NULL,		mdoc_presets },
	{ "settings",	help_settings,	mdoc_settings },
	{ "formats",	help_formats,	mdoc_formats },
	{ "conversions", help_conversions, mdoc_conversions },
	{ "warnings",	help_warnings,	mdoc_warnings },
	{ "fields",	help_fields,	NULL },
	{ "matrix",	help_matrix,	mdoc_matrix },
	{ "jail",	help_jail,	mdoc_jail },
	{ "limits",	help_limits,	mdoc_limits },
	{ "tables",	help_tables,	mdoc_tables },
	{ "functions",	help_functions,	mdoc_functions },
	{ "empty-tables", NULL,		mdoc_empty_tables },
	{ "commands",	help_overview,	mdoc_commands },
	{ "options",	help_options,	mdoc_general },
	{ NULL,		NULL,		NULL }
};

static int
add_topic(struct buf *b, const char *name, int mdoc)
{
	const struct topic	*t;
	void			(*add)(struct buf *);

	for (t = topics; t->name != NULL; t++) {
		if (strcmp(t->name, name) != 0)
			continue;
		add = mdoc ? t->mdoc : t->plain;
		if (add == NULL)
			return -1;
		add(b);
		return 0;
	}
	return mdoc ? mdoc_part(b, name) : -1;
}

void
help_topics(struct buf *b)
{
	const struct topic	*t;
	const char		*before = "";

	for (t = topics; t->name != NULL; t++)
		if (t->plain != NULL && strcmp(t->name, "commands") != 0) {
			buf_printf(b, "%s%s", before, t->name);
			before = " ";
		}
}

/* In the order of the words of --completion. */
static void (*const completions[])(struct buf *) = {
	completion_bash, completion_zsh, completion_fish
};

int
cmd_help(const struct cmd_call *call)
{
	const struct command	*c;
	struct buf		 words = BUF_INIT;
	struct near		 near;
	char			 meant[NEAR_MOST + 24];
	struct out		 out;
	struct err		 err;
	int			 mdoc = cmd_flag(call, "mdoc");
	int			 known = 1, status = EXIT_OK;
	int			 shell = cmd_choice(call, "completion");

	out_open(&out);
	if (shell != -1)
		completions[shell](&out.buf);
	else if (call->argc == 0)
		help_overview(&out.buf);
	else if (!mdoc && (c = command_find(call->argv[0])) != NULL)
		help_usage(&out.buf, c);
	else
		known = add_topic(&out.buf, call->argv[0], mdoc) == 0;
	if (!known) {
		err_clear(&err);
		near_open(&near, call->argv[0], strlen(call->argv[0]));
		for (c = commands; c->name != NULL; c++)
			near_offer(&near, c->name);
		buf_adds(&words, "");
		help_topics(&words);
		near_offer_all(&near, words.data);
		near_hint(&near, meant, sizeof(meant));
		buf_free(&words);
		err_set(&err, ERR_USAGE, ERR_NOWHERE,
		    "help: nothing is known of %.64s%s", call->argv[0],
		    meant);
		status = cmd_fail(&err);
	}
	return out_close(&out, status);
}
