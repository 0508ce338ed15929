/*
 * result_given: rows that no query has made, in the table of results.
 */
#include "config.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/rows.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "pane.h"
#include "result.h"

/*
 * Returns the value of a text as a column sorts it: a number if that is shown
 * as the text is ("1.10" is a version), else a text.
 */
static struct sql_value
value_of(const char *text)
{
	struct sql_value v = { .type = SQL_NULL };
	char number[64];

	if (text == NULL)
		return v;
	v.type = SQL_TEXT;
	v.text = text;
	v.len = strlen(text);
	if (text_parse_int(text, v.len, &v.num) == 0) {
		snprintf(number, sizeof(number), "%" PRId64, v.num);
		if (strcmp(number, text) == 0)
			v.type = SQL_INT;
	} else if (text_parse_double(text, v.len, &v.real) == 0) {
		text_g(number, sizeof(number), 15, v.real);
		if (strcmp(number, text) == 0)
			v.type = SQL_REAL;
	}
	return v;
}

void
app_rows(struct app *app, struct app_rows *r)
{
	struct result_ui *u = app->result;
	struct sql_value *v = xcalloc(r->ncolumns + 1, sizeof(*v));
	size_t i, k;

	result_begin(&u->table, r->names, r->ncolumns);
	for (i = 0; i < r->nrows; i++) {
		for (k = 0; k < r->ncolumns; k++)
			v[k] = value_of(r->cell(r->arg, i, k));
		if (result_row(&u->table, v, r->ncolumns) != 0)
			break;
	}
	free(v);
	u->table.more |= r->more;
	result_sort(&u->table, SIZE_MAX, 0, "");
	free(u->text);
	u->text = xstrdup(r->title);
	u->given = r;
	u->drawer.rows = INT_MAX / 2;	/* there is nothing else to see */
	pane_hide(app, PANE_SUMMARY);
	u->shown = 1;
	result_ui_update(app);
	app->view.pane_focus = 1;
	list_to(&app->lists[PANE_RESULT], r->at, 1);
}

int
result_given_open(struct app *app, size_t row)
{
	struct app_rows *r = app->result->given;
	struct err err;

	err_clear(&err);
	r->at = row;
	if (r->check(r->arg, row, &err) == -1)
		return app_fail(app, "%s", err.msg);
	r->opened = 1;
	app->ended = 1;
	return APP_QUIT;
}
