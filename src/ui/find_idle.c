/*
 * find_idle: the idle work of a search.
 *
 * The number of hits is known at once, from the kinds.  Stepping through hits
 * and numbering them needs a mark for each slice, and the longest hit needs a
 * pass over all hits, which takes long for a hundred million slices.  So a
 * command leaves a task, which app_idle() does in steps between keys unless
 * the task is cheap.
 *
 *	- A key that comes earlier finishes the task first: the effect of keys
 *	  never depends on the speed of typing.
 *	- Names are matched at once, too, unless they or a regular expression
 *	  take long; then names are matched in steps.  A key waits for names
 *	  at most KEY_MS; after that the jump to the first hit is dropped, and
 *	  the search continues beside the key.
 *	- A view that is not lazy does every task at once.
 *	- What follows a key that jumps follows a jump between keys, too: what
 *	  is shown never depends on when the names were matched.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "find_ui.h"
#include "place.h"

#define STEP_SIZE 250000	/* slices or hits a step; bounds the delay of a
				 * key */
#define AT_ONCE	20000000	/* slices; with more, a hit is searched for in
				 * steps */
#define STEPS	16		/* steps from hit to hit in a step */

#define NAMES_MS 4		/* ms a step of names takes */
#define KEY_MS	100		/* ms that a key waits for names, at most */

/* ---- names ---- */

static int
match_names(struct app *app, int64_t ms)
{
	return find_names(&app->find, app->trace, app->view.lazy ? ms : -1);
}

int
find_match_names(struct app *app)
{
	return match_names(app, NAMES_MS);
}

/*
 * Continues, when all names are matched, with the action that waits for them.
 */
static void
names_matched(struct app *app)
{
	enum naming then = app->naming;
	struct hit_task task = app->task;

	app->naming = NAMING_NOT;
	if (then == NAMING_SHOWN) {
		find_resume(app);
		find_show(app);
		if (task.what > HIT_NUMBER)
			app->task = task;
		find_moved(app);
	} else
		find_accepted(app, then == NAMING_ACCEPTED);
	app_moved(app);
}

void
find_names_wait(struct app *app)
{
	find_names(&app->find, app->trace, -1);
	if (app->naming != NAMING_NOT)
		names_matched(app);
}

int
find_names_pending(struct app *app)
{
	return app->naming != NAMING_NOT;
}

enum app_idle
find_names_idle(struct app *app)
{
	if (!match_names(app, NAMES_MS))
		return APP_IDLE_MORE;
	names_matched(app);
	return APP_IDLE_NOW;
}

/* ---- hits ---- */

static void
find_number_now(struct app *app)
{
	struct view *v = &app->view;
	struct find_hit at;
	int64_t t1;

	app->numbered = v->sel;
	v->hit_index = 0;
	if (!view_is_hit(v, v->sel.type, v->sel.id) ||
	    view_selection_range(v, &at.ts, &t1) == -1)
		return;
	at.id = v->sel.id;
	at.type = v->sel.type;
	v->hit_index = find_index(&app->find, app->trace, &at);
}

/* Goes to the hit that find_rank() has found. */
static int
find_rank_go(struct app *app)
{
	const struct find_rank *r = &app->task.rank;
	const struct trace *t = app->trace;
	char count[32], which[64], dur[32];

	if (r->best == NONE)
		return app_fail(app, r->id == NONE ? "no match has a length" :
		    r->dir > 0 ? "no match is shorter" :
		    "no match is longer");
	if (r->id == NONE)
		app->rank = 1;
	else if (app->rank > 0)
		app->rank += r->dir > 0 ? 1 : UINT64_MAX;
	if (!app->task.kept)
		jump_push(app);
	app->view.cursor = t->ts[r->best];
	place_slice(app, r->best);
	text_count(count, sizeof(count), app->rank);
	if (app->rank > 1)
		snprintf(which, sizeof(which), "match %s by length", count);
	else
		strlcpy(which, app->rank == 1 ? "the longest match" : "match",
		    sizeof(which));
	if (trace_dur(t, r->best) == DUR_OPEN)
		strlcpy(dur, "it has no end", sizeof(dur));
	else
		text_duration(dur, sizeof(dur), trace_dur(t, r->best));
	app_say(app, "%s%s: %s", which, app->view.searching >= 0 ?
	    " so far" : "", dur);
	return APP_REDRAW;
}

/* Does the task once; returns 1 when done, with the command's result in *rc. */
static int
find_once(struct app *app, uint64_t most, int *rc)
{
	struct hit_task *task = &app->task;
	int dir = task->rank.dir, marked = app->find.marked;

	if (!match_names(app, NAMES_MS) ||
	    !find_mark(&app->find, app->trace, most))
		return 0;
	if (!marked && most != UINT64_MAX && app->trace->nslices > AT_ONCE)
		return 0;	/* the first pass over all rows is a step */
	if (task->what == HIT_NUMBER) {
		find_number_now(app);
		return 1;
	}
	if (task->what == HIT_GO) {
		*rc = find_go(app, task->dir, task->first, task->kept);
		return 1;
	}
	if (!find_rank(&app->find, app->trace, &task->rank, most))
		return 0;
	*rc = find_rank_go(app);
	memset(&task->rank, 0, sizeof(task->rank));
	task->rank.dir = dir;		/* from there to the next */
	task->rank.id = app->view.sel.id;
	return 1;
}

/* Returns the cost of doing the task once, in slices. */
static uint64_t
find_cost(const struct app *app)
{
	return app->task.what == HIT_GO ? STEP_SIZE / STEPS : app->find.n +
	    app->trace->nslices / 64;
}

/* Does the task as many times as its count says; returns 1 when done. */
static int
find_idle_step(struct app *app, uint64_t most, int *rc)
{
	struct hit_task *task = &app->task;
	uint64_t left = most;
	int args = task->args;

	*rc = APP_REDRAW;
	while (find_once(app, most, rc)) {
		if ((*rc & APP_FAIL) || task->times <= 1) {
			memset(task, 0, sizeof(*task));
			if (args)
				find_in_args(app);
			find_moved(app);
			return 1;
		}
		task->times--;
		task->kept = 1;
		if (left <= find_cost(app))
			break;		/* another step does the rest */
		left -= find_cost(app);
	}
	return 0;
}

int
find_do(struct app *app, const struct hit_task *task)
{
	int rc;

	app->task = *task;
	find_idle_step(app, app->view.lazy ? STEP_SIZE : UINT64_MAX, &rc);
	return rc;
}

void
find_finish(struct app *app)
{
	int rc;

	if (app->naming == NAMING_ACCEPTED) {
		if (match_names(app, KEY_MS))
			names_matched(app);
		else
			app->naming = NAMING_KEPT;
	}
	if (app->task.what > HIT_NUMBER) {
		find_idle_step(app, UINT64_MAX, &rc);
		app_moved(app);
	}
	if (app->find.job != NULL)
		find_args_key(app);
}

int
find_task_idle(struct app *app)
{
	int rc;

	return find_idle_step(app, STEP_SIZE, &rc);
}

void
find_number(struct app *app)
{
	static const struct hit_task task = { .what = HIT_NUMBER };
	struct view *v = &app->view;

	if (app->find.match != NULL)
		return;		/* names_matched() numbers the hit */
	if (app->numbered.type != v->sel.type || app->numbered.id != v->sel.id)
		v->hit_index = 0;
	app->numbered = v->sel;
	if (app->task.what > HIT_NUMBER)
		app->numbered.type = ENTITY_NONE;	/* the task numbers the
							 * hit */
	else if (!view_is_hit(v, v->sel.type, v->sel.id))
		v->hit_index = 0;
	else if (app->trace->nslices > AT_ONCE && v->lazy)
		app->task = task;
	else
		find_do(app, &task);
}

void
find_moved(struct app *app)
{
	const struct entity_ref *now = &app->view.sel, *was = &app->numbered;

	if (app->find.pattern != NULL && !app->previewing &&
	    view_newest_selected(&app->view) != NULL) {
		app->numbered.type = ENTITY_NONE;
		app->view.hit_index = find_newest_index(app);
	} else if (app->find.pattern != NULL && !app->previewing &&
	    (was->type != now->type || was->id != now->id))
		find_number(app);
}

int
find_go_by_length(struct app *app, int dir, int again, int times)
{
	const struct view *v = &app->view;
	struct hit_task task = { .what = HIT_RANK, .times = times };
	int rc;

	if ((rc = find_lacks(app)) != 0)
		return rc;
	task.rank.dir = dir;
	task.rank.id = (again || dir < 0) && v->sel.type == ENTITY_SLICE &&
	    view_is_hit(v, ENTITY_SLICE, v->sel.id) ? v->sel.id : NONE;
	if (dir < 0 && task.rank.id == NONE)
		return app_fail(app, "no match is selected");
	if (!again)
		app->rank = 0;
	return find_do(app, &task);
}
