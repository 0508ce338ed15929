/*
 * completion: scripts for bash, zsh and fish that complete the words of ttv,
 * from the tables of commands and options.  A word that is no command is a
 * file, and the options are those of view, as on a command line.
 *
 * Texts of the tables are quoted for each shell: help texts have quotes,
 * brackets and colons, which mean something to zsh.
 */
#include "config.h"

#include <string.h>

#include "cmd.h"
#include "help.h"

#define CACHE_WORDS	"list clear add"	/* of cmd_cache() */
#define FLEET_WORDS	"schema check"		/* of cmd_fleet() */

/* Calls fn for all options that a command has. */
static void
each_option(const struct command *c, void (*fn)(struct buf *,
    const struct command *, const struct cmd_option *), struct buf *b)
{
	struct cmd_option rows[CMD_OPTIONS];
	const struct cmd_option *lists[3], *o;
	size_t i;

	cmd_options_of(c, rows);
	lists[0] = rows;
	lists[1] = c->loads ? cmd_load_options : NULL;
	lists[2] = cmd_common_options;
	for (i = 0; i < 3; i++)
		for (o = lists[i]; o != NULL && o->name != NULL; o++)
			fn(b, c, o);
}

/* Adds a text in single quotes; `also` are more characters to escape in it. */
static void
quote(struct buf *b, const char *s, const char *also)
{
	buf_addc(b, '\'');
	for (; *s != '\0'; s++)
		if (*s == '\'')
			buf_adds(b, "'\\''");
		else {
			if (strchr(also, *s) != NULL)
				buf_addc(b, '\\');
			buf_addc(b, *s);
		}
	buf_addc(b, '\'');
}

/* Adds the names of all commands, a blank before each. */
static void
command_names(struct buf *b)
{
	const struct command *c;

	for (c = commands; c->name != NULL; c++)
		buf_printf(b, " %s", c->name);
}

/*
 * Adds a function of bash and zsh that prints the names of metrics, which may
 * be the user's own: the lines of the list that are not further ones of a text.
 */
static void
metric_names(struct buf *b)
{
	buf_adds(b, "_ttv_metrics()\n{\n\tlocal name rest\n"
	    "\tttv metric --list 2>/dev/null | grep '^  [^ ]' |\n"
	    "\t    while read -r name rest; do printf '%s ' \"$name\"; done\n"
	    "}\n\n");
}

/*
 * Adds a function of bash and zsh that prints "name=" for each parameter of a
 * metric.
 */
static void
metric_params(struct buf *b)
{
	buf_adds(b, "_ttv_params()\n{\n"
	    "\tttv metric \"$1\" 2>/dev/null |\n"
	    "\t    sed -n '/^Parameters/,/^$/s/^  \\([^ =]*=\\).*/\\1/p'\n"
	    "}\n\n");
}

/* ---- bash ---- */

static void
bash_word(struct buf *b, const struct command *c, const struct cmd_option *o)
{
	(void)c;
	buf_printf(b, " --%s%s", o->name, o->arg != NULL ? "=" : "");
	if (o->letter != 0)
		buf_printf(b, " -%c", o->letter);
}

static void
bash_choices(struct buf *b, const struct command *c, const struct cmd_option *o)
{
	if (o->choices == NULL)
		return;
	buf_printf(b, "\t%s--%s", c->name, o->name);
	if (o->letter != 0)
		buf_printf(b, "|%s-%c", c->name, o->letter);
	buf_printf(b, ") printf '%%s' '%s' ;;\n", o->choices);
}

void
completion_bash(struct buf *b)
{
	const struct command *c;

	buf_adds(b, "# Completion of ttv for bash; made by `ttv help "
	    "--completion=bash`.\n\n_ttv_options()\n{\n\tcase $1 in\n");
	for (c = commands; c->name != NULL; c++) {
		buf_printf(b, "\t%s) printf '%%s' '", c->name);
		each_option(c, bash_word, b);
		buf_adds(b, "' ;;\n");
	}
	buf_adds(b, "\tesac\n}\n\n"
	    "# The words of an option: its command and name.\n"
	    "_ttv_choices()\n{\n\tcase $1 in\n");
	for (c = commands; c->name != NULL; c++)
		each_option(c, bash_choices, b);
	buf_adds(b, "\tesac\n}\n\n");
	metric_names(b);
	metric_params(b);
	buf_adds(b, "_ttv()\n{\n"
	    "\tlocal cur=${COMP_WORDS[COMP_CWORD]} command=view option= "
	    "words\n"
	    "\tlocal commands='");
	command_names(b);
	buf_adds(b, " '\n\tif [ \"$COMP_CWORD\" -gt 1 ]; then\n"
	    "\t\tcase $commands in\n"
	    "\t\t*\" ${COMP_WORDS[1]} \"*) command=${COMP_WORDS[1]} ;;\n"
	    "\t\tesac\n\tfi\n"
	    "\t# bash breaks a word at =\n"
	    "\tif [ \"$cur\" = = ]; then\n"
	    "\t\toption=${COMP_WORDS[COMP_CWORD - 1]} cur=\n"
	    "\telif [ \"$COMP_CWORD\" -gt 1 ] && "
	    "[ \"${COMP_WORDS[COMP_CWORD - 1]}\" = = ]; then\n"
	    "\t\toption=${COMP_WORDS[COMP_CWORD - 2]}\n"
	    "\telif [ \"$COMP_CWORD\" -gt 1 ] && "
	    "[ \"${cur#-}\" = \"$cur\" ]; then\n"
	    "\t\tcase ${COMP_WORDS[COMP_CWORD - 1]} in\n"
	    "\t\t-p | --param) option=--param ;;\n"
	    "\t\t-?*) words=$(_ttv_choices "
	    "\"$command${COMP_WORDS[COMP_CWORD - 1]}\") ;;\n"
	    "\t\tesac\n\tfi\n"
	    "\tif [ -n \"$words\" ]; then\n\t\t:\n"
	    "\telif [ \"$command$option\" = metric--param ]; then\n"
	    "\t\twords=$(_ttv_params \"${COMP_WORDS[2]}\")\n"
	    "\telif [ -n \"$option\" ]; then\n"
	    "\t\twords=$(_ttv_choices \"$command$option\")\n"
	    "\telif [ \"$COMP_CWORD\" -eq 1 ] && "
	    "[ \"${cur#-}\" = \"$cur\" ]; then\n"
	    "\t\twords=$commands\n"
	    "\telif [ \"$COMP_CWORD\" -eq 1 ]; then\n"
	    "\t\twords=\"$(_ttv_options view) --version\"\n"
	    "\telif [ \"$command\" = help ] && "
	    "[ \"${cur#-}\" = \"$cur\" ]; then\n"
	    "\t\twords=\"$commands ");
	help_topics(b);
	buf_adds(b, "\"\n\telif [ \"${cur#-}\" != \"$cur\" ]; then\n"
	    "\t\twords=$(_ttv_options \"$command\")\n"
	    "\telif [ \"$command\" = metric ] && [ \"$COMP_CWORD\" -eq 2 ]; "
	    "then\n\t\twords=$(_ttv_metrics)\n"
	    "\telif [ \"$command\" = cache ] && [ \"$COMP_CWORD\" -eq 2 ]; "
	    "then\n\t\twords='" CACHE_WORDS "'\n"
	    "\telif [ \"$command\" = fleet ] && [ \"$COMP_CWORD\" -eq 2 ]; "
	    "then\n\t\twords='" FLEET_WORDS "'\n"
	    "\telse\n\t\treturn\n\tfi\n"
	    "\t# shellcheck disable=SC2207\n"
	    "\tCOMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
	    "\tcase ${COMPREPLY[0]} in\n"
	    "\t*=) compopt -o nospace 2>/dev/null ;;\n\tesac\n}\n"
	    "complete -o default -F _ttv ttv\n");
}

/* ---- zsh ---- */

/* Adds text for a description of zsh, where brackets and colons mean more. */
static void
zsh_text(struct buf *b, const char *p)
{
	for (; *p != '\0'; p++) {
		if (strchr("[]:\\", *p) != NULL)
			buf_addc(b, '\\');
		buf_addc(b, *p);
	}
}

/*
 * Adds the names of an option, one of which excludes the other: the words
 * (-f --follow){-f,--follow}, of which the braces are outside of quotes.
 */
static void
zsh_names(struct buf *b, const struct cmd_option *o)
{
	const char *arg = o->arg != NULL ? "=" : "";

	if (o->letter == 0)
		buf_printf(b, "%s--%s%s", o->type == CMD_LIST ? "'*'" : "",
		    o->name, arg);
	else {
		if (o->type == CMD_LIST)
			buf_adds(b, "'*'");
		else
			buf_printf(b, "'(-%c --%s)'", o->letter, o->name);
		buf_printf(b, "{-%c%s,--%s%s}", o->letter,
		    o->arg != NULL ? "+" : "", o->name, arg);
	}
}

static void
zsh_option(struct buf *b, const struct command *c, const struct cmd_option *o)
{
	struct buf s = BUF_INIT;

	buf_addc(&s, '[');
	zsh_text(&s, o->help);
	buf_addc(&s, ']');
	if (o->arg != NULL) {
		buf_addc(&s, ':');
		zsh_text(&s, o->arg);
		if (c->run == cmd_metric && strcmp(o->name, "param") == 0)
			buf_adds(&s, ":{compadd -S \"\" -- "
			    "$(_ttv_params $words[2])}");
		else if (o->choices != NULL)
			buf_printf(&s, ":(%s)", o->choices);
		else
			buf_printf(&s, ":%s", strcmp(o->arg, "FILE") == 0 ?
			    "_files" : " ");
	}
	buf_adds(b, " \\\n\t\t    ");
	zsh_names(b, o);
	quote(b, s.data, "");
	buf_free(&s);
}

/* Adds what the words of a command are that are no options. */
static void
zsh_words(struct buf *b, const struct command *c)
{
	if (c->run == cmd_help) {
		buf_adds(b, " \\\n\t\t    '1:topic:(");
		command_names(b);
		buf_addc(b, ' ');
		help_topics(b);
		buf_adds(b, ")'");
		return;
	}
	if (c->run == cmd_cache)
		buf_adds(b, " \\\n\t\t    '1:what:(" CACHE_WORDS ")'");
	if (c->run == cmd_fleet)
		buf_adds(b, " \\\n\t\t    '1:what:(" FLEET_WORDS ")'");
	if (c->run == cmd_metric)
		buf_adds(b, " \\\n\t\t    \"1:metric:($(_ttv_metrics))\"");
	buf_adds(b, " \\\n\t\t    '*:file:_files'");
}

void
completion_zsh(struct buf *b)
{
	const struct command *c;

	buf_adds(b, "#compdef ttv\n"
	    "# Completion of ttv for zsh; made by `ttv help "
	    "--completion=zsh`.\n\n");
	metric_names(b);
	metric_params(b);
	buf_adds(b, "_ttv() {\n"
	    "\tlocal command=view\n\tlocal -a commands first\n"
	    "\tcommands=(\n");
	for (c = commands; c->name != NULL; c++) {
		buf_addc(b, '\t');
		buf_addc(b, '\t');
		buf_printf(b, "%s:", c->name);
		quote(b, c->help, ":");
		buf_addc(b, '\n');
	}
	buf_adds(b, "\t)\n"
	    "\tif (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
	    "\t\t_describe -t commands command commands\n"
	    "\t\t_files\n\t\treturn\n\tfi\n"
	    "\t(( CURRENT == 2 )) &&\n"
	    "\t    first=('--version[Say which ttv this is]')\n"
	    "\tif (( ${commands[(I)$words[2]:*]} )); then\n"
	    "\t\tcommand=$words[2]\n"
	    "\t\tshift words\n\t\t(( CURRENT-- ))\n\tfi\n"
	    "\tcase $command in\n");
	for (c = commands; c->name != NULL; c++) {
		buf_printf(b, "\t(%s)\n\t\t_arguments -s -S $first", c->name);
		each_option(c, zsh_option, b);
		zsh_words(b, c);
		buf_adds(b, "\n\t\t;;\n");
	}
	buf_adds(b, "\tesac\n}\n\n_ttv \"$@\"\n");
}

/* ---- fish ---- */

/* Adds what an option may have, which has no description of its own. */
static void
fish_words(struct buf *b, const struct command *c, const struct cmd_option *o)
{
	const char *words = c->run == cmd_metric && strcmp(o->name,
	    "param") == 0 ? "(__ttv_params)" : o->choices;

	if (words == NULL)
		return;
	buf_printf(b, "complete -c ttv -n '__ttv_is %s' -l %s", c->name,
	    o->name);
	if (o->letter != 0)
		buf_printf(b, " -s %c", o->letter);
	buf_printf(b, " -x -a '%s'\n", words);
}

static void
fish_option(struct buf *b, const struct command *c, const struct cmd_option *o)
{
	const char *p;

	fish_words(b, c, o);	/* first: the last description is shown */
	buf_printf(b, "complete -c ttv -n '__ttv_is %s' -l %s", c->name,
	    o->name);
	if (o->letter != 0)
		buf_printf(b, " -s %c", o->letter);
	if (o->choices != NULL || (c->run == cmd_metric &&
	    strcmp(o->name, "param") == 0))
		buf_adds(b, " -x");
	else if (o->arg != NULL)
		buf_adds(b, strcmp(o->arg, "FILE") == 0 ? " -r" : " -x");
	buf_adds(b, " -d ");
	/* in single quotes fish knows \' and \\ */
	buf_addc(b, '\'');
	for (p = o->help; *p != '\0'; p++) {
		if (*p == '\'' || *p == '\\')
			buf_addc(b, '\\');
		buf_addc(b, *p);
	}
	buf_adds(b, "'\n");
}

void
completion_fish(struct buf *b)
{
	const struct command *c;

	buf_adds(b, "# Completion of ttv for fish; made by `ttv help "
	    "--completion=fish`.\n\n"
	    "# Whether the words are of a command; of view without one.\n"
	    "function __ttv_is\n"
	    "    set -l words (commandline -opc)\n"
	    "    set -l command view\n"
	    "    if test (count $words) -gt 1; and contains -- $words[2]");
	command_names(b);
	buf_adds(b, "\n        set command $words[2]\n    end\n"
	    "    test $command = $argv[1]\nend\n\n"
	    "function __ttv_first\n"
	    "    test (count (commandline -opc)) -eq 1\nend\n\n"
	    "function __ttv_second\n"
	    "    test (count (commandline -opc)) -eq 2\nend\n\n"
	    "function __ttv_params\n"
	    "    ttv metric (commandline -opc)[3] 2>/dev/null |\n"
	    "        sed -n '/^Parameters/,/^$/s/^  \\([^ =]*=\\).*/\\1/p'\n"
	    "end\n\n");
	for (c = commands; c->name != NULL; c++) {
		buf_printf(b, "complete -c ttv -n __ttv_first -a %s "
		    "-d ", c->name);
		quote(b, c->help, "");
		buf_addc(b, '\n');
	}
	for (c = commands; c->name != NULL; c++)
		each_option(c, fish_option, b);
	buf_adds(b, "complete -c ttv -n __ttv_first -l version "
	    "-d 'Say which ttv this is'\n"
	    "complete -c ttv -n '__ttv_is help' -x -a '");
	help_topics(b);
	command_names(b);
	buf_adds(b, "'\n"
	    "complete -c ttv -n '__ttv_is cache; and __ttv_second' -x "
	    "-a '" CACHE_WORDS "'\n"
	    "complete -c ttv -n '__ttv_is fleet; and __ttv_second' "
	    "-a '" FLEET_WORDS "'\n"
	    "complete -c ttv -n '__ttv_is metric; and __ttv_second' "
	    "-a '(ttv metric --list 2>/dev/null | string match -rg "
	    "\"^  (\\\\S+)\")'\n");
}
