/*
 * limit: the table of what is taken of an input at most.  See limit.h.
 */
#include "config.h"

#include <stdio.h>

#include "ttv/limit.h"
#include "ttv/text.h"

struct limits limits = {
#define LIMIT(name, number, word, unit, what, beyond)
#define LIMIT_WIDE(name, number, word, unit, what, beyond) .name = (number),
#include "ttv/limit_table.h"
#undef LIMIT
#undef LIMIT_WIDE
};

static const struct limit_row rows[] = {
#define LIMIT(name, number, word, unit, what, beyond)			\
	{ word, unit, what, beyond, number },
#define LIMIT_WIDE	LIMIT
#include "ttv/limit_table.h"
#undef LIMIT
#undef LIMIT_WIDE
};

const struct limit_row *
limit_row(size_t i)
{
	return i < sizeof(rows) / sizeof(rows[0]) ? &rows[i] : NULL;
}

void
limit_number(char *s, size_t n, const struct limit_row *r)
{
	static const char *const units[] = { "MiB", "KiB" };
	char count[32];
	int i, bits;

	for (i = 0; i < 2 && r->unit[0] == 'b'; i++) {
		bits = 20 - 10 * i;
		if (r->number % (UINT64_C(1) << bits) != 0)
			continue;
		text_count(count, sizeof(count), r->number >> bits);
		snprintf(s, n, "%s %s", count, units[i]);
		return;
	}
	text_count(count, sizeof(count), r->number);
	snprintf(s, n, "%s %s", count, r->unit);
}
