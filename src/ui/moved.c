/*
 * moved: what follows a change of the place, be it that of a key or of work
 * that has ended between keys: an area that is being made ends at the cursor,
 * panes ask for what they are to show, and rows get the lines that are left.
 * So what is shown never depends on when the work was done.
 */
#include "config.h"

#include "ttv/app.h"

#include "pane.h"
#include "range.h"

/* Gives lines to the rows near the view, by the setting. */
static void
rows_update(struct app *app)
{
	int all = app->settings.value[SETTING_ROWS] == SETTING_ROWS_ALL;
	int shared = app->settings.value[SETTING_ROWS] == SETTING_ROWS_SHARED;

	if (app->view.rows_all != all || app->view.rows_shared != shared) {
		app->view.rows_all = all;
		view_share_rows(&app->view, shared);
		view_layout(&app->view);
	}
	view_near_rows(&app->view);
}

void
app_moved(struct app *app)
{
	range_follow(app);
	app->view.filter_made = 0;	/* its maker has placed the cursor */
	pane_update(app);
	rows_update(app);	/* of the room that the pane leaves */
}
