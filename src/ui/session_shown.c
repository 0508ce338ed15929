/*
 * session_shown: what of the tracks a session shows: those that are hidden or
 * pinned, the order, the filter.
 */
#include "config.h"

#include "ttv/trace.h"

#include "commands.h"
#include "session.h"

#define PINS_MAX	1000	/* lines of pins that are read: each is
				 * compared with those before */

void
session_write_hidden(struct session_io *io)
{
	const struct view *v = &io->app->view;
	uint32_t i;

	for (i = 0; i < v->trace->ntracks; i++) {
		if (!v->hidden[i])
			continue;
		session_word(io, "hidden");
		session_track(io, i);
		session_end(io);
	}
}

int
session_read_hidden(struct session_io *io, const struct session_line *l)
{
	uint32_t track = session_find_track(io, l->v[0]);

	if (track != NONE)
		view_hide(&io->app->view, track, 1);
	return 0;
}

void
session_write_pins(struct session_io *io)
{
	const struct view *v = &io->app->view;
	uint32_t i;

	for (i = 0; i < v->npins; i++) {
		session_word(io, "pin");
		session_track(io, v->pins[i]);
		session_end(io);
	}
}

int
session_read_pin(struct session_io *io, const struct session_line *l)
{
	uint32_t track = session_find_track(io, l->v[0]);

	if (track != NONE && io->app->view.npins < PINS_MAX)
		view_pin(&io->app->view, track, 1);
	return 0;
}

void
session_write_order(struct session_io *io)
{
	if (io->app->view.sort == SORT_OPENED)
		return;
	session_word(io, "order");
	session_int(io, io->app->view.sort);
	session_end(io);
}

int
session_read_order(struct session_io *io, const struct session_line *l)
{
	int64_t sort;

	if (session_number(l->v[0], &sort) == -1 || sort < 0 ||
	    sort >= SORT_MAX)
		return -1;
	view_sort(&io->app->view, (enum view_sort)sort);
	return 0;
}

void
session_write_filter(struct session_io *io)
{
	const struct view *v = &io->app->view;

	if (v->filter_text == NULL)
		return;
	session_word(io, "filter");
	session_int(io, v->filter_off);
	session_text(io, v->filter_text);
	session_end(io);
}

int
session_read_filter(struct session_io *io, const struct session_line *l)
{
	int64_t off;

	if (session_number(l->v[0], &off) == -1 ||
	    filter_set(io->app, l->v[1], NULL) == -1)
		return -1;
	view_filter_pause(&io->app->view, off != 0);
	return 0;
}
