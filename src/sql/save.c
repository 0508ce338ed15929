/*
 * save: the tables of a connection as a database in a file.
 *
 * SQLite itself writes them: the file is attached, and each table is copied by
 * a statement.  What is another name of a table is a view there.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/sql_save.h"

#include "scratch.h"
#include "sql_int.h"
#include "table.h"

/* Names of tables that are others, and statements that they are. */
static const struct save_view {
	const char	*name, *sql;
} save_views[] = {
	{ "slices", "SELECT * FROM slice" },
	{ "instant", "SELECT ts, track_id, name, arg_set_id FROM slice "
	    "WHERE dur = 0" },
	{ "slice_by_name", "SELECT name, category, count(*) AS count, "
	    "sum(dur) AS total_dur, min(dur) AS min_dur, max(dur) AS max_dur "
	    "FROM slice GROUP BY name, category" },
	{ "counters", "SELECT counter.*, track.name, counter_track.unit "
	    "FROM counter LEFT JOIN counter_track ON counter_track.id = "
	    "track_id LEFT JOIN track ON track.id = track_id" },
	{ "raw", "SELECT * FROM ftrace_event" },
};

static const char *const save_indices[] = {
	"CREATE UNIQUE INDEX out.slice_by_id ON slice(id)",
	"CREATE INDEX out.slice_by_track ON slice(track_id, ts)",
	"CREATE INDEX out.slice_by_parent ON slice(parent_id)",
	"CREATE INDEX out.slice_by_word ON slice(name)",
	"CREATE INDEX out.counter_by_track ON counter(track_id, ts)",
	"CREATE INDEX out.args_by_set ON args(arg_set_id)",
	"CREATE INDEX out.thread_state_by_thread ON thread_state(utid, ts)",
	"CREATE UNIQUE INDEX out.track_by_id ON track(id)",
	"CREATE UNIQUE INDEX out.thread_by_id ON thread(utid)",
	"CREATE UNIQUE INDEX out.process_by_id ON process(upid)",
};

static int
save_run(struct sql *s, const char *text)
{
	return sqlite3_exec(s->db, text, NULL, NULL, NULL);
}

static const struct save_view *
save_view_of(const char *name)
{
	size_t i;

	for (i = 0; i < sizeof(save_views) / sizeof(save_views[0]); i++)
		if (strcmp(save_views[i].name, name) == 0)
			return &save_views[i];
	return NULL;
}

/* Copies a table, or makes the view that it is; functions are neither. */
static int
save_table(void *arg, const struct sql_table *t)
{
	const struct save_view *v = save_view_of(t->name);
	char text[768];

	if (t->args != NULL)
		return SQLITE_OK;
	if (v != NULL)
		snprintf(text, sizeof(text), "CREATE VIEW out.\"%s\" AS %s",
		    v->name, v->sql);
	else
		snprintf(text, sizeof(text), "CREATE TABLE out.\"%s\" AS "
		    "SELECT * FROM main.\"%s\"", t->name, t->name);
	return save_run(arg, text);
}

static int
save_all(struct sql *s)
{
	size_t i;
	int rc = save_run(s, "PRAGMA out.journal_mode = OFF; "
	    "PRAGMA out.synchronous = OFF; BEGIN");

	if (rc == SQLITE_OK)
		rc = table_each(save_table, s);
	for (i = 0; i < sizeof(save_indices) / sizeof(save_indices[0]) &&
	    rc == SQLITE_OK; i++)
		rc = save_run(s, save_indices[i]);
	return rc != SQLITE_OK ? rc : save_run(s, "COMMIT");
}

static int
save_attach(struct sql *s, const char *path)
{
	sqlite3_stmt *stmt;
	int rc = sqlite3_prepare_v2(s->db, "ATTACH ?1 AS out", -1, &stmt,
	    NULL);

	if (rc != SQLITE_OK)
		return rc;
	sqlite3_bind_text(stmt, 1, path, -1, SQLITE_STATIC);
	rc = sqlite3_step(stmt);
	sqlite3_finalize(stmt);
	return rc == SQLITE_DONE ? SQLITE_OK : rc;
}

int
sql_save(struct sql *s, const char *path, char *wrong, size_t n)
{
	int rc;

	s->internal++;
	scratch_to_disk(1);
	sqlite3_limit(s->db, SQLITE_LIMIT_ATTACHED, 1);
	if ((rc = save_attach(s, path)) == SQLITE_OK)
		rc = save_all(s);
	if (rc != SQLITE_OK) {
		snprintf(wrong, n, "%s", sqlite3_errmsg(s->db));
		if (!sqlite3_get_autocommit(s->db))
			save_run(s, "ROLLBACK");
	}
	save_run(s, "DETACH out");
	sqlite3_limit(s->db, SQLITE_LIMIT_ATTACHED, 0);
	s->internal--;
	scratch_to_disk(0);
	return rc == SQLITE_OK ? 0 : -1;
}
