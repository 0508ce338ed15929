/*
 * matrix: commands by options that several have, for `ttv help matrix` and the
 * manual.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cmd.h"
#include "help.h"

/* What stands for the options of a bit; `name` is one of them. */
static const struct group {
	unsigned	 has;
	const char	*name, *title;
} groups[] = {
	{ CMD_FORMS, "csv", "csv ..." },
	{ CMD_RANGE, "from", "from, to" },
	{ CMD_TRACKS, "track", "track, process" },
	{ CMD_FILTER, "filter", "filter, trace" },
	{ CMD_MAX, "max", "max" },
	{ CMD_FILE, "output", "output" },
	{ CMD_EACH, "each", "each" },
	{ CMD_ROWS, "null", "null, guard" },
};
#define GROUPS	(sizeof(groups) / sizeof(groups[0]))

static int
has_group(const struct command *c, const struct group *g)
{
	struct cmd_option rows[CMD_OPTIONS];
	size_t i, n = cmd_options_of(c, rows);

	for (i = 0; i < n; i++)
		if (strcmp(rows[i].name, g->name) == 0)
			return 1;
	return 0;
}

/* Adds the title of a group to a list of n bytes. */
static void
title_add(char *s, size_t n, const struct group *g)
{
	if (*s != '\0')
		strlcat(s, ", ", n);
	strlcat(s, g->title, n);
}

/* Adds the options of a row of the table of reasons that the command lacks. */
static void
lack_title(char *s, size_t n, const struct cmd_lack *l)
{
	size_t i;

	*s = '\0';
	for (i = 0; i < GROUPS; i++)
		if (l->has & groups[i].has)
			title_add(s, n, &groups[i]);
}

void
help_matrix(struct buf *b)
{
	const struct command *c;
	char s[128];
	size_t i;

	buf_adds(b, "Options that several commands have:\n");
	for (c = commands; c->name != NULL; c++) {
		if (!(c->has & CMD_FORMS))
			continue;
		s[0] = '\0';
		for (i = 0; i < GROUPS; i++)
			if (has_group(c, &groups[i]))
				title_add(s, sizeof(s), &groups[i]);
		help_row(b, c->name, s);
	}
	buf_adds(b, "\nThose that they lack, and why:\n");
	for (i = 0; cmd_lacks[i].command != NULL; i++) {
		lack_title(s, sizeof(s), &cmd_lacks[i]);
		buf_printf(b, "  %s: %s\n", cmd_lacks[i].command, s);
		help_row(b, "", cmd_lacks[i].reason);
	}
}

void
mdoc_matrix(struct buf *b)
{
	const struct command *c;
	char s[128];
	size_t i;

	buf_adds(b, ".Bl -column export csv range track filter max output "
	    "each null\n.It Ta csv Ta from Ta track Ta filter Ta max Ta "
	    "output Ta each Ta null\n");
	for (c = commands; c->name != NULL; c++) {
		if (!(c->has & CMD_FORMS))
			continue;
		buf_printf(b, ".It %s", c->name);
		for (i = 0; i < GROUPS; i++)
			buf_printf(b, " Ta %s", has_group(c, &groups[i]) ?
			    "yes" : "-");
		buf_addc(b, '\n');
	}
	buf_adds(b, ".El\n.Pp\n.Bl -tag -width Ds -compact\n");
	for (i = 0; cmd_lacks[i].command != NULL; i++) {
		lack_title(s, sizeof(s), &cmd_lacks[i]);
		buf_printf(b, ".It Cm %s No without %s\n",
		    cmd_lacks[i].command, s);
		mdoc_text(b, cmd_lacks[i].reason);
		buf_adds(b, ".\n");
	}
	buf_adds(b, ".El\n");
}
