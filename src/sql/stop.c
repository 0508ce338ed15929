/*
 * stop: when a run ends before its last row: after a number of steps of SQLite,
 * when a flag is set or a function says so, or at once.
 *
 * SQLite looks between steps; a loop of a table that takes long between two of
 * them asks sql_stopped().
 */
#include "config.h"

#include "sql_int.h"
#include "stop.h"

/* Steps of SQLite between two looks at the bound. */
#define STEP	1000

static int
on_step(void *arg)
{
	struct sql *s = arg;

	if (s->watch != NULL && atomic_load(s->watch))
		return 1;
	if (s->ask != NULL && s->ask(s->ask_arg)) {
		atomic_store(&s->interrupted, 1);	/* for long loops */
		return 1;
	}
	if (s->steps == 0)
		return 0;
	if (s->left < STEP)
		return 1;
	s->left -= STEP;
	return 0;
}

void
sql_watch(struct sql *s, const atomic_int *stop)
{
	s->watch = stop;
	sqlite3_progress_handler(s->db, STEP, on_step, s);
}

void
sql_ask(struct sql *s, int (*fn)(void *), void *arg)
{
	s->ask = fn;
	s->ask_arg = arg;
	sqlite3_progress_handler(s->db, STEP, on_step, s);
}

void
sql_limit(struct sql *s, uint64_t steps)
{
	s->steps = steps;
	sqlite3_progress_handler(s->db, steps > 0 || s->watch != NULL ||
	    s->ask != NULL ? STEP : 0, on_step, s);
}

int
sql_stopped(const struct sql *s)
{
	return atomic_load(&s->interrupted) != 0 ||
	    (s->watch != NULL && atomic_load(s->watch) != 0);
}

void
sql_interrupt(struct sql *s)
{
	atomic_store(&s->interrupted, 1);
	sqlite3_interrupt(s->db);
}
