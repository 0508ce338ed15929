/*
 * help_row: writes a row of a list for people: a word, and beside it what it
 * is, broken before the right edge.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"

#include "cmd.h"
#include "help.h"

#define HELP_INDENT	2
#define HELP_COLUMN	24	/* column of the help of a row */
#define HELP_WIDTH	78

void
help_wrapped(struct buf *b, int col, int indent, const char *text)
{
	size_t	n;

	while (*text != '\0') {
		n = strcspn(text, " ");
		if (col > indent && col + 1 + (int)n > HELP_WIDTH) {
			buf_printf(b, "\n%*s", indent, "");
			col = indent;
		} else if (col > indent) {
			buf_addc(b, ' ');
			col++;
		}
		buf_add(b, text, n);
		col += (int)n;
		text += n;
		text += strspn(text, " ");
	}
	buf_addc(b, '\n');
}

void
help_row(struct buf *b, const char *left, const char *help)
{
	int	n = HELP_INDENT + (int)strlen(left);

	buf_printf(b, "%*s%s", HELP_INDENT, "", left);
	if (n + 2 > HELP_COLUMN)
		buf_printf(b, "\n%*s", HELP_COLUMN, "");
	else
		buf_printf(b, "%*s", HELP_COLUMN - n, "");
	help_wrapped(b, HELP_COLUMN, HELP_COLUMN, help);
}
