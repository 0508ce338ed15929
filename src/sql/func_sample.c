/*
 * func_sample: the function that gives what a counter of perf had at a sample.
 *
 * All counters of all samples are read once: a sample would have to look for
 * each of its own.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/idtab.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "func.h"

/* What counters of perf had at samples. */
struct sql_counted {
	struct strtab	*names;
	struct idtab	 ids;		/* sample, name: the first of each */
	double		*value;		/* by number in ids */
	size_t		 cap;
};

static void
counted_free(struct sql_counted *k)
{
	if (k == NULL)
		return;
	strtab_free(k->names);
	idtab_free(&k->ids);
	free(k->value);
	free(k);
}

void
counted_close(struct sql *s)
{
	counted_free(s->counted);
}

static void
counted_add(struct sql_counted *k, int64_t sample, const char *name,
    size_t len, double value)
{
	struct idkey w = {{ (uint64_t)sample, strtab_add(k->names, name,
	    len) }};
	uint32_t i;
	int added;

	i = idtab_add(&k->ids, &w, &added);
	if (!added)
		return;
	k->value = xgrow(k->value, i, &k->cap, sizeof(*k->value));
	k->value[i] = value;
}

/* Reads all that was counted, once; NULL: a statement failed. */
static const struct sql_counted *
counted(struct sql *s)
{
	static const char query[] = "SELECT p.counter_set_id, t.name, c.value "
	    "FROM __intrinsic_profiler_counter_set p "
	    "JOIN counter c ON c.id = p.counter_id "
	    "JOIN perf_counter_track t ON t.id = c.track_id "
	    "WHERE t.name IS NOT NULL ORDER BY 1, c.id";
	struct sql_counted *k;
	sqlite3_stmt *stmt = NULL;
	int rc;

	if (s->counted != NULL)
		return s->counted;
	if (sqlite3_prepare_v2(s->db, query, -1, &stmt, NULL) != SQLITE_OK)
		return NULL;
	k = xcalloc(1, sizeof(*k));
	k->names = strtab_new();
	while ((rc = sqlite3_step(stmt)) == SQLITE_ROW)
		counted_add(k, sqlite3_column_int64(stmt, 0),
		    (const char *)sqlite3_column_text(stmt, 1),
		    (size_t)sqlite3_column_bytes(stmt, 1),
		    sqlite3_column_double(stmt, 2));
	sqlite3_finalize(stmt);
	if (rc != SQLITE_DONE) {
		counted_free(k);
		return NULL;
	}
	s->counted = k;
	return k;
}

/* Gives what a counter of perf had at a sample, by its name; or null. */
static void
perf_counter(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	const struct sql_counted *k = counted(s);
	struct idkey w = {{ (uint64_t)sqlite3_value_int64(argv[0]) }};
	const char *name = (const char *)sqlite3_value_text(argv[1]);
	uint32_t i;

	(void)argc;
	if (k == NULL) {
		sqlite3_result_error(c, sqlite3_errmsg(s->db), -1);
		return;
	}
	if (sqlite3_value_numeric_type(argv[0]) != SQLITE_INTEGER ||
	    name == NULL)
		return;
	w.w[1] = strtab_find(k->names, name,
	    (size_t)sqlite3_value_bytes(argv[1]));
	if (w.w[1] != 0 && (i = idtab_find(&k->ids, &w)) != UINT32_MAX)
		sqlite3_result_double(c, k->value[i]);
}

const struct func_row func_sample_rows[] = {
	{ "__intrinsic_perf_counter_for_sample", 2, SQLITE_UTF8,
	    perf_counter, NULL, NULL },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
