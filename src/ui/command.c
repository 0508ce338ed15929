/*
 * command: finds and runs commands.  Their rows are in command_table.c, which
 * knows every file that has a command: the app is given them, so that what runs
 * a command by its name need not know what it calls.
 */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "ttv/app.h"

#define COUNT_PASSED	100000000	/* things passed by ui_count(), at
					 * most */

static const char *const sections[SECTION_MAX] = {
	"The view: zoom and pan", "The cursor: what is selected",
	"Scrolling", "Folding", "What is shown: filter, pin, hide, sort",
	"Jumps, marks and places", "Search", "Flows",
	"An area: where its time went",
	"The flame graph: where the time went, by calls",
	"The inspector and other panes", "In a pane: its list of lines",
	"The mouse", "The program"
};

const char *
ui_section_name(enum ui_section s)
{
	return sections[s];
}

const struct ui_command *
ui_command_find(const struct ui_command *c, const char *name, size_t len)
{
	const struct ui_command *found = NULL;
	int n = 0;

	for (; c->name != NULL; c++) {
		if (strncmp(c->name, name, len) != 0)
			continue;
		if (c->name[len] == '\0')
			return c;
		found = c;
		n++;
	}
	return n == 1 ? found : NULL;
}

int
ui_command_moves(const struct ui_command *c, const char *line)
{
	c = ui_command_find(c, line, strcspn(line, " "));
	return c != NULL && (c->section <= SECTION_FOLD ||
	    c->section == SECTION_JUMP || c->section == SECTION_FLOW);
}

int
ui_count(const struct ui_args *a, uint64_t passed)
{
	uint64_t most = COUNT_PASSED / (passed + 1) + 1;

	return (uint64_t)a->count > most ? (int)most : a->count;
}

int
ui_command_run(struct app *app, const char *line, int count)
{
	const struct ui_command *c;
	struct ui_args args;
	size_t len;
	int several = 0, flags;

	line += strspn(line, " \t");
	if ((len = strcspn(line, " \t")) == 0)
		return 0;
	if ((c = ui_command_find(app->commands, line, len)) == NULL) {
		for (c = app->commands; c->name != NULL; c++)
			several += strncmp(c->name, line, len) == 0;
		return app_fail(app, several ?
		    "%.*s: several commands begin so" :
		    "%.*s: no such command; > finds them by name",
		    (int)(len > 64 ? 64 : len), line);
	}
	args.text = line + len + strspn(line + len, " \t");
	args.way = c->way;
	args.counted = count > 0;
	args.count = count > 0 ? count : 1;
	flags = c->run(app, &args);
	app->last = c;
	return flags;
}
