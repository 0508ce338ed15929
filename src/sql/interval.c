/*
 * interval: lists of intervals, made by an aggregate function.
 *
 * Keys of rows are kept once each, as bytes that are equal if the values are:
 * a letter for the type, then the value; a text has its length before it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "grid.h"
#include "interval.h"

/* Appends a value to the bytes of a key. */
static void
key_add(struct buf *b, sqlite3_value *v)
{
	int64_t num;
	double real;
	size_t len;

	switch (sqlite3_value_type(v)) {
	case SQLITE_NULL:
		buf_addc(b, 'n');
		break;
	case SQLITE_INTEGER:
		num = sqlite3_value_int64(v);
		buf_addc(b, 'i');
		buf_add(b, &num, sizeof(num));
		break;
	case SQLITE_FLOAT:
		real = sqlite3_value_double(v);
		buf_addc(b, 'r');
		buf_add(b, &real, sizeof(real));
		break;
	default:
		buf_addc(b, 't');
		sqlite3_value_text(v);
		len = (size_t)sqlite3_value_bytes(v);
		buf_add(b, &len, sizeof(len));
		buf_add(b, sqlite3_value_text(v), len);
	}
}

/* Value i of a key: its letter, 0 for none, and where it stands. */
static char
key_value(struct sql *s, uint32_t key, int i, const char **value, size_t *len)
{
	const char *at, *end;

	if (key == 0)
		return 0;
	at = strtab_str(s->keys, key);
	end = at + strtab_len(s->keys, key);
	for (; at < end; i--) {
		*value = at + 1;
		*len = *at == 'i' || *at == 'r' ? sizeof(int64_t) : 0;
		if (*at == 't') {
			memcpy(len, at + 1, sizeof(*len));
			*value += sizeof(*len);
		}
		if (i == 0)
			return *at;
		at = *value + *len;
	}
	return 0;
}

void
interval_key(sqlite3_context *c, struct sql *s, uint32_t key, int i)
{
	const char *value;
	int64_t num;
	double real;
	size_t len;
	char letter = key_value(s, key, i, &value, &len);

	if (letter == 'i') {
		memcpy(&num, value, sizeof(num));
		sqlite3_result_int64(c, num);
	} else if (letter == 'r') {
		memcpy(&real, value, sizeof(real));
		sqlite3_result_double(c, real);
	} else if (letter == 't')
		sqlite3_result_text(c, value, (int)len, SQLITE_TRANSIENT);
}

int
interval_key_cell(struct grid *g, struct sql *s, uint32_t key, int i)
{
	struct grid_cell cell = { .type = SQLITE_NULL };
	const char *value;
	size_t len;
	char letter = key_value(s, key, i, &value, &len);

	if (letter == 'i') {
		cell.type = SQLITE_INTEGER;
		memcpy(&cell.num, value, sizeof(cell.num));
	} else if (letter == 'r') {
		cell.type = SQLITE_FLOAT;
		memcpy(&cell.real, value, sizeof(cell.real));
	} else if (letter == 't') {
		cell.type = SQLITE_TEXT;
		cell.text = value;
		cell.len = (uint32_t)len;
	}
	return grid_copy(g, &cell);
}

static void
intervals_free(void *p)
{
	struct intervals *list = p;

	if (list == NULL)
		return;
	free(list->v);
	free(list);
}

/* Adds an interval whose keys are every `step`-th argument behind the third. */
static void
collect_one(sqlite3_context *c, int argc, sqlite3_value **argv, int step)
{
	struct sql *s = sqlite3_user_data(c);
	struct intervals **at, *list;
	struct buf key = BUF_INIT;
	struct interval one;
	int i;

	at = sqlite3_aggregate_context(c, sizeof(*at));
	if (at == NULL || argc < 3 || (argc - 3) % step != 0 ||
	    (argc - 3) / step > INTERVAL_KEYS) {
		sqlite3_result_error(c, "__ttv_intervals(id, ts, dur, ...)",
		    -1);
		return;
	}
	if ((list = *at) == NULL)
		list = *at = xcalloc(1, sizeof(**at));
	if (sqlite3_value_type(argv[1]) == SQLITE_NULL ||
	    sqlite3_value_int64(argv[2]) < 0)
		return;
	one.id = sqlite3_value_int64(argv[0]);
	one.ts = sqlite3_value_int64(argv[1]);
	if (__builtin_add_overflow(one.ts, sqlite3_value_int64(argv[2]),
	    &one.end))
		one.end = INT64_MAX;
	for (i = 2 + step; i < argc; i += step)
		key_add(&key, argv[i]);
	if (s->keys == NULL)
		s->keys = strtab_new();
	one.key = argc > 3 ? strtab_add(s->keys, key.data, key.len) : 0;
	list->v = xgrow(list->v, list->n, &list->cap, sizeof(*list->v));
	list->v[list->n++] = one;
	buf_free(&key);
}

static void
collect(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	collect_one(c, argc, argv, 1);
}

/* As trace_processor has it: a name before each key. */
static void
collect_named(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	collect_one(c, argc, argv, 2);
}

static int
compare(const void *a, const void *b)
{
	const struct interval *x = a, *y = b;

	if (x->key != y->key)
		return COMPARE(x->key, y->key);
	if (x->ts != y->ts)
		return COMPARE(x->ts, y->ts);
	if (x->end != y->end)
		return COMPARE(x->end, y->end);
	return COMPARE(x->id, y->id);
}

static void
give_list(sqlite3_context *c)
{
	struct intervals **at = sqlite3_aggregate_context(c, 0), *list;

	list = at != NULL && *at != NULL ? *at : xcalloc(1, sizeof(*list));
	sort_any(list->v, list->n, sizeof(*list->v), compare);
	sqlite3_result_pointer(c, list, INTERVAL_TYPE, intervals_free);
}

int
interval_register(struct sql *s)
{
	int rc = sqlite3_create_function_v2(s->db, "__ttv_intervals", -1,
	    SQLITE_UTF8, s, NULL, collect, give_list, NULL);

	if (rc == SQLITE_OK)
		rc = sqlite3_create_function_v2(s->db,
		    "__intrinsic_interval_tree_intervals_agg", -1,
		    SQLITE_UTF8, s, NULL, collect_named, give_list, NULL);
	return rc == SQLITE_OK ? intersect_register(s) : rc;
}
