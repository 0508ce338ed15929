/*
 * confine: jails a command before it opens a trace.
 *
 * What each command needs is a column of the table of commands (enum cmd_jail);
 * what the person named is --output, --session and the folder of each.
 */
#include "config.h"

#include <sys/stat.h>

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/index.h"
#include "ttv/jail.h"
#include "ttv/newfile.h"
#include "ttv/session.h"
#include "ttv/tempfile.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "confine.h"
#include "help.h"
#include "query.h"

/* What a bit of enum cmd_jail lets a command do, for people. */
static const struct right {
	unsigned	 bit;
	const char	*writes, *runs;
} rights[] = {
	{ JAIL_CACHE, "index files", NULL },
	{ JAIL_STATE, "state", NULL },
	{ JAIL_TEMP, "temporary files", NULL },
	{ JAIL_PROMPT, "new files by a process of their own", NULL },
	{ JAIL_AGAIN, NULL, "itself" },
	{ JAIL_PAGER, NULL, "PAGER" },
	{ JAIL_RUNS, NULL, "COMMAND, without a jail" },
};
#define RIGHTS	(sizeof(rights) / sizeof(rights[0]))

/* Returns the text of an option, NULL where the command has none or it is not
 * given. */
static const char *
text_given(const struct cmd_call *call, const char *name)
{
	size_t i;

	for (i = 0; i < call->nvalues; i++)
		if (strcmp(call->values[i].option->name, name) == 0)
			return call->values[i].given ? call->values[i].text :
			    NULL;
	return NULL;
}

/* Adds the folder of a path, which may end with a slash. */
static void
write_beside(struct jail *j, const char *path)
{
	size_t n = strlen(path);
	char *folder;

	while (n > 1 && path[n - 1] == '/')
		n--;
	while (n > 0 && path[n - 1] != '/')
		n--;
	folder = n == 0 ? xstrdup(".") : xstrndup(path, n);
	jail_write(j, folder, 1);
	free(folder);
}

/* Adds a file that the person named, which may not be there yet: it is written
 * beside its place first. */
static void
write_named(struct jail *j, const char *path)
{
	struct stat st;
	char *real;

	if (path == NULL || strcmp(path, "-") == 0 ||
	    strncmp(path, "/dev/", 5) == 0) {
		jail_write(j, path, 0);
		return;
	}
	jail_write(j, path, 1);
	/* what is written in a folder that is there needs none beside it */
	if (stat(path, &st) == 0 && S_ISDIR(st.st_mode))
		return;
	write_beside(j, path);
	if ((real = realpath(path, NULL)) != NULL)
		write_beside(j, real);
	free(real);
}

/* Adds the folders that the bits of a command stand for. */
static void
write_kept(struct jail *j, const struct cmd_call *call, unsigned may)
{
	char state[PATH_MAX], *cache;

	jail_write(j, "/dev/null", 0);
	jail_write(j, "/dev/tty", 0);
	if ((may & JAIL_CACHE) && (cache = index_folder()) != NULL) {
		jail_write(j, cache, 0);
		free(cache);
	}
	if ((may & JAIL_STATE) && session_folder(1, state,
	    sizeof(state)) == 0)
		jail_write(j, state, 0);
	if (may & JAIL_TEMP)
		jail_write(j, tempfile_dir(), 1);
	if ((may & JAIL_TEMP) && text_given(call, "memory") != NULL)
		jail_write(j, tempfile_disk(), 0);
}

void
confine(const struct cmd_call *call)
{
	unsigned may = call->cmd->jail;
	struct jail j = { JAIL_RUN_NOTHING, 0, { { NULL, 0 } } };

	if (cmd_flag(call, "no-jail") ||
	    ((may & JAIL_RUNS) && text_given(call, "runs") != NULL))
		return;
	if (may & JAIL_AGAIN)
		j.run = JAIL_RUN_SELF;
	if ((may & JAIL_PAGER) && query_is_prompt(call))
		j.run = JAIL_RUN_ALL;
	else if (may & JAIL_PAGER)
		may &= ~(unsigned)JAIL_STATE;	/* the prompt's history */
	write_kept(&j, call, may);
	write_named(&j, text_given(call, "output"));
	write_named(&j, text_given(call, "session"));
	if (may & JAIL_PROMPT)
		newfile_start();
	jail_enter(&j);
}

void
confine_held(struct buf *b)
{
	struct jail j = { JAIL_RUN_NOTHING, 0, { { NULL, 0 } } };

	jail_enter(&j);
	jail_held(b);
}

/* ---- the table, for people ---- */

/* Adds to a list of n bytes what a command may write, or what it may run. */
static void
rights_list(char *s, size_t n, const struct command *c, int runs)
{
	const char *word;
	size_t i;

	*s = '\0';
	if (!runs && (c->has & CMD_FILE))
		strlcpy(s, "--output", n);
	for (i = 0; i < RIGHTS; i++) {
		word = runs ? rights[i].runs : rights[i].writes;
		if (!(c->jail & rights[i].bit) || word == NULL)
			continue;
		if (*s != '\0')
			strlcat(s, ", ", n);
		strlcat(s, word, n);
	}
	if (*s == '\0')
		strlcpy(s, "nothing", n);
}

void
help_jail(struct buf *b)
{
	const struct command *c;
	char s[160];

	buf_adds(b, "What each command may write once it has begun:\n");
	for (c = commands; c->name != NULL; c++) {
		rights_list(s, sizeof(s), c, 0);
		help_row(b, c->name, s);
	}
	buf_adds(b, "\nThose that may run something, and why:\n");
	for (c = commands; c->name != NULL; c++) {
		if (c->jail_why == NULL)
			continue;
		rights_list(s, sizeof(s), c, 1);
		buf_printf(b, "  %s: %s\n", c->name, s);
		help_row(b, "", c->jail_why);
	}
}

void
mdoc_jail(struct buf *b)
{
	const struct command *c;
	char s[160];

	buf_adds(b, ".Bl -tag -width Ds -compact\n");
	for (c = commands; c->name != NULL; c++) {
		rights_list(s, sizeof(s), c, 0);
		buf_printf(b, ".It Cm %s\n", c->name);
		mdoc_text(b, s);
		buf_adds(b, ".\n");
		if (c->jail_why == NULL)
			continue;
		rights_list(s, sizeof(s), c, 1);
		buf_adds(b, "Runs ");
		mdoc_text(b, s);
		buf_adds(b, ":\n");
		mdoc_text(b, c->jail_why);
		buf_adds(b, ".\n");
	}
	buf_adds(b, ".El\n");
}
