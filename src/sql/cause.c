/*
 * cause: what led to a slice, for the metric critical_path: the steps of
 * cause_back() as JSON, [[why, id, ts, gap], ...], which json_each() unpacks.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/cause.h"
#include "ttv/xmalloc.h"

#include "func.h"

/* Appends a step; its entry is a slice or an instant, which are both rows. */
static void
cause_step(struct buf *b, struct sql *s, const struct cause_step *step)
{
	const char *why = step->why == CAUSE_START ? "start" :
	    cause_text(step->why, 0);
	uint32_t entry = step->at.type == ENTITY_SLICE ? step->at.id :
	    s->trace->nslices + step->at.id;

	buf_printf(b, "%s[\"%s\",", b->len > 1 ? "," : "", why);
	/* states and raw events of the kernel have no row in `slice` */
	if (!index_is_entry(s, entry))
		buf_adds(b, "null");
	else
		buf_printf(b, "%" PRIu32, index_rank(s, entry));
	buf_printf(b, ",%" PRId64 ",%" PRId64 "]", step->ts, step->gap);
}

static void
cause_way(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	int64_t id = sqlite3_value_int64(argv[0]);
	struct cause_step *steps;
	struct buf b = BUF_INIT;
	uint32_t entry;
	size_t i, n;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL || id < 0 ||
	    (uint64_t)id >= index_entries(s) ||
	    (entry = index_entry_of(s, (uint64_t)id)) >= s->trace->nslices) {
		sqlite3_result_text(c, "[]", -1, SQLITE_STATIC);
		return;
	}
	steps = xreallocarray(NULL, CAUSE_STEPS, sizeof(*steps));
	n = cause_back(s->trace, entry, steps, CAUSE_STEPS);
	buf_addc(&b, '[');
	for (i = 0; i < n; i++)
		cause_step(&b, s, &steps[i]);
	buf_addc(&b, ']');
	sqlite3_result_text64(c, b.data, b.len, free, SQLITE_UTF8);
	free(steps);
}

const struct func_row func_cause_rows[] = {
	{ "__ttv_cause_path", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
	    cause_way, NULL, NULL },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
