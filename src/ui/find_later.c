/*
 * What a search does between keys.
 *
 * How many hits there are is known at once, from the kinds; which slices they
 * are is not: to step and to number them each slice needs its mark, and to
 * find the longest each hit has to be looked at.  With a hundred million slices
 * that takes a good part of a second.  So a command says what it wants, and if
 * that is not there soon it is done in pieces while no key is (app_later()).
 * A key that comes too early has what a key before it wanted done first: what
 * keys do never depends on how fast they are typed.
 *
 * A view that is not lazy has everything done at once.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/trace.h"

#include "commands.h"

#define PIECE	250000		/* slices or hits: a millisecond, about */
#define AT_ONCE	20000000	/* slices in which a hit is found soon */
#define STEPS	16		/* from hit to hit, in the time of a piece */

static void
number(struct app *app)
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

/* Goes where find_rank() has come to. */
static int
go_by_length(struct app *app)
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
	if (t->dur[r->best] == DUR_OPEN)
		strlcpy(dur, "it has no end", sizeof(dur));
	else
		text_duration(dur, sizeof(dur), t->dur[r->best]);
	app_say(app, "%s%s: %s", which, app->view.searching >= 0 ?
	    " so far" : "", dur);
	return APP_REDRAW;
}

/* Once; 1: it is done, and *rc is what a command would return. */
static int
once(struct app *app, uint64_t most, int *rc)
{
	struct hit_task *task = &app->task;
	int dir = task->rank.dir, marked = app->find.marked;

	if (!find_mark(&app->find, app->trace, most))
		return 0;
	if (!marked && most != UINT64_MAX && app->trace->nslices > AT_ONCE)
		return 0;	/* a first look at all rows is a piece, too */
	if (task->what == HIT_NUMBER) {
		number(app);
		return 1;
	}
	if (task->what == HIT_GO) {
		*rc = find_go(app, task->dir, task->first, task->kept);
		return 1;
	}
	if (!find_rank(&app->find, app->trace, &task->rank, most))
		return 0;
	*rc = go_by_length(app);
	memset(&task->rank, 0, sizeof(task->rank));
	task->rank.dir = dir;		/* from there to the next */
	task->rank.id = app->view.sel.id;
	return 1;
}

/* What doing it once costs, in slices. */
static uint64_t
cost(const struct app *app)
{
	return app->task.what == HIT_GO ? PIECE / STEPS : app->find.n +
	    app->trace->nslices / 64;
}

/* As often as it is wanted; 1: it is done. */
static int
piece(struct app *app, uint64_t most, int *rc)
{
	struct hit_task *task = &app->task;
	uint64_t left = most;
	int args = task->args;

	*rc = APP_REDRAW;
	while (once(app, most, rc)) {
		if ((*rc & APP_FAIL) || task->times <= 1) {
			memset(task, 0, sizeof(*task));
			if (args)
				find_in_args(app);
			find_moved(app);
			return 1;
		}
		task->times--;
		task->kept = 1;
		if (left <= cost(app))
			break;		/* the rest comes in another piece */
		left -= cost(app);
	}
	return 0;
}

int
find_do(struct app *app, const struct hit_task *task)
{
	int rc;

	app->task = *task;
	piece(app, app->view.lazy ? PIECE : UINT64_MAX, &rc);
	return rc;
}

void
find_finish(struct app *app)
{
	int rc;

	if (app->task.what > HIT_NUMBER)
		piece(app, UINT64_MAX, &rc);
}

void
find_number(struct app *app)
{
	static const struct hit_task task = { .what = HIT_NUMBER };
	struct view *v = &app->view;

	if (app->numbered.type != v->sel.type || app->numbered.id != v->sel.id)
		v->hit_index = 0;
	app->numbered = v->sel;
	if (app->task.what > HIT_NUMBER)
		app->numbered.type = ENTITY_NONE;	/* it will see to it */
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

int
app_unfinished(struct app *app)
{
	return app->task.what != HIT_NOTHING || warnings_unfinished(app) ||
	    view_unfinished(&app->view);
}

enum app_later
app_later(struct app *app)
{
	int key = app->task.what > HIT_NUMBER, rc;

	if (warnings_unfinished(app))
		return warnings_later(app);
	if (app->task.what == HIT_NOTHING)
		return view_later(&app->view) ? APP_LATER_DONE :
		    APP_LATER_MORE;
	if (!piece(app, PIECE, &rc))
		return APP_LATER_MORE;
	return key ? APP_LATER_NOW : app_unfinished(app) ? APP_LATER_MORE :
	    APP_LATER_DONE;
}
