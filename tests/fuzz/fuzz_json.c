/*
 * fuzz_json: any bytes as a JSON value: the cursor stays inside, and a tree
 * that was read can be written and reads back equal.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/text.h"
#include "ttv/value.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "ttv/json.h"
#include "fuzz.h"

static void
at(struct json *j, const char *p, size_t len, struct warn *warn)
{
	memset(j, 0, sizeof(*j));
	j->p = j->base = p;
	j->end = p + len;
	j->warn = warn;
}

static void
is_utf8(const char *s, size_t n)
{
	size_t i, used;

	for (i = 0; i < n; i += used)
		if (text_decode(s + i, n - i, &used) == 0xfffd && used == 1)
			abort();
}

static void
strings(const char *p, size_t len)
{
	char *out = xmalloc(JSON_DECODED(len));
	unsigned repairs;
	size_t n;

	n = json_decode(p, len, out, &repairs);
	if (n > JSON_DECODED(len))
		abort();
	is_utf8(out, n);
	if (json_plain(p, len) && (n != len || memcmp(out, p, n) != 0))
		abort();
	free(out);
}

static void
values(const char *p, size_t len, struct warn *warn)
{
	static const enum json_place places[] = { JSON_KEY, JSON_MEMBER,
	    JSON_ELEMENT, JSON_ANY };
	struct span s;
	struct json j;
	size_t i;

	for (i = 0; i < 4; i++) {
		at(&j, p, len, warn);
		json_blanks(&j);
		if (json_value(&j, places[i], &s) != JSON_OK)
			continue;
		if (j.p > j.end || s.p < p || s.p + s.len > j.p)
			abort();
	}
}

static void
trees(const char *p, size_t len, struct warn *warn)
{
	struct arena a = ARENA_INIT;
	struct buf once = BUF_INIT, twice = BUF_INIT;
	struct value *v, *again;
	struct json j;

	at(&j, p, len, warn);
	if ((v = json_tree(&j, &a)) != NULL) {
		if (j.p > j.end)
			abort();
		value_json(&once, v);
		is_utf8(once.data, once.len);
		memset(warn, 0, sizeof(*warn));
		at(&j, once.data, once.len, warn);
		again = json_tree(&j, &a);
		if (again == NULL || !value_equal(v, again))
			abort();	/* valid JSON was read as another
					 * value */
		if (warn_total(warn) != 0)
			abort();	/* and there was nothing to repair */
		value_json(&twice, again);
		if (once.len != twice.len ||
		    memcmp(once.data, twice.data, once.len) != 0)
			abort();
	}
	buf_free(&once);
	buf_free(&twice);
	arena_free(&a);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	const char *p = (const char *)data;
	struct warn *warn = xcalloc(1, sizeof(*warn));

	strings(p, len);
	values(p, len, warn);
	trees(p, len, warn);
	free(warn);
	return 0;
}
