/*
 * The help screen: the ui's lines over the whole frame but the last two.
 * A line that begins with a blank is a key and its words, others are headings.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "priv.h"

void
help_draw(struct canvas *cv, const struct view *v, const struct regions *r)
{
	int row, end = r->status >= 0 ? r->status : v->rows, top = 0;
	uint32_t i = v->help_top;
	const char *s;
	char more[64];

	if (end > 2) {
		canvas_fill(cv, 0, 0, v->cols, ' ', style_of(ROLE_TITLE));
		s = v->help_title != NULL ? v->help_title : "help";
		canvas_text(cv, 1, 0, v->cols - 1, style_of(ROLE_TITLE), s,
		    strlen(s));
		snprintf(more, sizeof(more), "%u of %d ", i + 1,
		    v->help_nlines);
		if (v->cols > 40)
			canvas_text(cv, v->cols - (int)strlen(more), 0,
			    (int)strlen(more), style_of(ROLE_TITLE_DIM), more,
			    strlen(more));
		top = 1;
	}
	for (row = top; row < end && v->help_line != NULL; row++, i++) {
		if ((s = v->help_line(v->help_arg, i)) == NULL)
			break;
		canvas_text(cv, 0, row, v->cols, style_of(*s == ' ' ?
		    ROLE_HELP : ROLE_LABEL_PROCESS), s, strlen(s));
	}
}
