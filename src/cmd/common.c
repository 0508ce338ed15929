/*
 * common: THE table of options that several commands have.
 *
 * A command has those whose bits are in its row (table.c), in this order behind
 * its own.  An option of its own with the same name takes the place of one
 * here: it may have another default, or say more.  --format has the words of
 * the command's row, and each form of rows among them is an option as well.
 */
#include "config.h"

#include <sys/stat.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/table.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "cmd.h"

#define FORM_OPTION(id, word, help)					\
	{ CMD_FORMS, { word, 0, CMD_FORM, NULL, 0, 0, NULL, NULL, help } },

static const struct common_row {
	unsigned		 has;
	struct cmd_option	 option;
} common_rows[] = {
	{ CMD_RANGE, { "from", 0, CMD_WHEN, "TIME", 0, 0, NULL, NULL,
	    "Begin at this time: from the start of the trace, or with @ in "
	    "front of the trace's clock (@796982771000, as ts says it) or of "
	    "the day (@2026-11-23T09:30:00Z)" } },
	{ CMD_RANGE, { "to", 0, CMD_WHEN, "TIME", 0, 0, NULL, NULL,
	    "End at this time" } },
	{ CMD_TRACKS, { "track", 0, CMD_STRING, "PATTERN", 0, 0, NULL, NULL,
	    "Take threads and tracks with this name, text or /regex/, and "
	    "those below" } },
	{ CMD_TRACKS, { "process", 0, CMD_STRING, "PATTERN", 0, 0, NULL, NULL,
	    "Take processes with this name" } },
	{ CMD_FILTER, { "filter", 0, CMD_STRING, "PATTERN", 0, 0, NULL, NULL,
	    "Take what has such a name or stands on such a track; cat:, "
	    "track:, process:, dur>5ms and !not are terms as well" } },
	{ CMD_FILTER, { "trace", 0, CMD_STRING, "ID", 0, 0, NULL, NULL,
	    "Take the spans of this distributed trace; a beginning of the id "
	    "is enough" } },
	{ CMD_EACH, { "each", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Take each trace by itself, several at a time, with a column trace "
	    "in front; FILE may be a directory or a pattern" } },
	{ CMD_MAX, { "max", 0, CMD_INT, "N", 0, INT64_MAX, NULL, "0",
	    "Print the first N rows; 0 prints all" } },
	{ CMD_FORMS, { "format", 0, CMD_CHOICE, "FORMAT", 0, 0, NULL, NULL,
	    "Print for people, or in a format for files" } },
	TABLE_FORM_ROWS(FORM_OPTION)
	{ CMD_ROWS, { "guard", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "In CSV and TSV, keep spreadsheets from reading a text as a "
	    "formula" } },
	{ CMD_ROWS, { "null", 0, CMD_STRING, "TEXT", 0, 0, NULL, NULL,
	    "Print this where there is no value; JSON has null" } },
	{ CMD_FILE, { "output", 'o', CMD_STRING, "FILE", 0, 0, NULL, NULL,
	    "Write to this file, which must not exist, or to a pipe or a "
	    "device; - is the standard output" } },
	{ CMD_FILE, { "force", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Let --output take the place of a file" } },
};

const struct cmd_lack cmd_lacks[] = {
	{ "info", CMD_FORMS | CMD_ROWS, "what it says is no table" },
	{ "export", CMD_FORMS | CMD_ROWS, "each kind of thing has members of "
	    "its own; `ttv query` has tables of them" },
	{ "flame", CMD_FORMS | CMD_ROWS, "a tree is no table; "
	    "--format=folded has a line for each path" },
	{ "flame", CMD_EACH, "the traces of a call are one tree" },
	{ "diff", CMD_EACH, "its traces are the runs of two sides" },
	{ "check", CMD_PART, "a report is of all bytes of a file" },
	{ "cache", CMD_PART | CMD_EACH, "it lists files, and reads no trace" },
	{ "fleet", CMD_PART | CMD_EACH, "it reads tables of columns, and no "
	    "trace" },
	{ NULL, 0, NULL }
};

/* Returns whether a list, which may be NULL, has an option of a name. */
static int
has_option(const struct cmd_option *o, const char *name)
{
	for (; o != NULL && o->name != NULL; o++)
		if (strcmp(o->name, name) == 0)
			return 1;
	return 0;
}

/* Returns whether a word is one of some, which have a blank between them. */
static int
has_word(const char *words, const char *word)
{
	size_t n = strlen(word);

	for (; *words != '\0'; words += strcspn(words, " "),
	    words += *words == ' ')
		if (strncmp(words, word, n) == 0 && (words[n] == ' ' ||
		    words[n] == '\0'))
			return 1;
	return 0;
}

size_t
cmd_options_of(const struct command *c, struct cmd_option rows[CMD_OPTIONS])
{
	const struct cmd_option *o;
	size_t i, n = 0;

	for (o = c->options; o != NULL && o->name != NULL; o++)
		rows[n++] = *o;
	for (i = 0; i < sizeof(common_rows) / sizeof(common_rows[0]); i++) {
		o = &common_rows[i].option;
		if (!(c->has & common_rows[i].has) ||
		    has_option(c->options, o->name) || (o->type == CMD_FORM &&
		    (!has_word(c->forms, o->name) ||
		    strcmp(o->name, table_forms[TABLE_PLAIN].word) == 0)))
			continue;
		rows[n] = *o;
		if (strcmp(o->name, "format") == 0) {
			rows[n].choices = c->forms;
			rows[n].value = "";	/* the first */
		}
		n++;
	}
	memset(&rows[n], 0, sizeof(rows[n]));
	return n;
}

/* Returns the bit of n bytes of the name of a row, or 0. */
static unsigned
has_of(const char *name, size_t n)
{
	const char *one;
	size_t i;

	for (i = 0; i < sizeof(common_rows) / sizeof(common_rows[0]); i++) {
		one = common_rows[i].option.name;
		if (strncmp(one, name, n) == 0 && one[n] == '\0')
			return common_rows[i].has;
	}
	return 0;
}

const char *
cmd_lack_of(const struct command *c, const char *option, size_t n)
{
	const struct cmd_lack *l;
	unsigned has = has_of(option, n);

	for (l = cmd_lacks; l->command != NULL; l++)
		if (strcmp(l->command, c->name) == 0 && (l->has & has) != 0)
			return l->reason;
	return NULL;
}

/* Returns whether a path is that of a file which the command reads. */
static int
is_operand(const struct cmd_call *call, const struct stat *st)
{
	struct stat other;
	int i;

	for (i = 0; i < call->argc; i++)
		if (stat(call->argv[i], &other) == 0 &&
		    other.st_dev == st->st_dev && other.st_ino == st->st_ino)
			return 1;
	return 0;
}

/*
 * Returns 0 if the folder that a path is in can take a file, or a folder where
 * the path ends in slashes, or else an errno: before a large trace is read.
 */
static int
folder_error(const char *path)
{
	size_t n = strlen(path);
	char *folder;
	int error;

	if (n == 0)
		return ENOENT;
	while (n > 1 && path[n - 1] == '/')
		n--;
	while (n > 0 && path[n - 1] != '/')
		n--;
	folder = n == 0 ? xstrdup(".") : xstrndup(path, n);
	error = access(folder, W_OK | X_OK) == 0 ? 0 : errno;
	free(folder);
	return error;
}

int
cmd_output(const struct cmd_call *call, struct err *err)
{
	const char *path;
	struct stat st;
	int error;

	if (!(call->cmd->has & CMD_FILE) ||
	    (path = cmd_str(call, "output")) == NULL || strcmp(path, "-") == 0)
		return 0;
	if (stat(path, &st) == -1) {
		if ((error = folder_error(path)) != 0)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%s: %.200s: %s", call->cmd->name, path,
			    strerror(error));
	} else if (S_ISDIR(st.st_mode)) {
		if (!(call->cmd->has & CMD_FOLDER))
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%s: %.200s: %s", call->cmd->name, path,
			    strerror(EISDIR));
	} else {
		/* a pipe or a terminal has nothing that would be lost */
		if ((S_ISREG(st.st_mode) || S_ISBLK(st.st_mode)) &&
		    !cmd_flag(call, "force"))
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%s: %.200s: %s", call->cmd->name, path,
			    strerror(EEXIST));
		if (is_operand(call, &st))
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%s: %.200s is read, and --output would empty it",
			    call->cmd->name, path);
	}
	out_to(path, cmd_flag(call, "force"));
	return 0;
}

int
cmd_names_path(const char *msg, size_t len, const char *path)
{
	char safe[1024];
	size_t n = text_safe(safe, sizeof(safe), path, strlen(path)),
	    raw = strlen(path);

	return (len > n && memcmp(msg, safe, n) == 0 && msg[n] == ':') ||
	    (len > raw && memcmp(msg, path, raw) == 0 && msg[raw] == ':');
}
