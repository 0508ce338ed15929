/*
 * string_cache, kind_cache: texts that agree in all hashed bytes are
 * distinguished, also those without a slot in the table.
 */
#include "config.h"

#include <stdio.h>

#include "ttv/builder.h"
#include "../../src/chrome/kind_cache.h"
#include "test.h"

#define MANY	1000			/* more than have a slot */
#define TEXT	48

struct texts {
	char	v[MANY][TEXT + RAW_PAD];
};

static size_t
fill(struct texts *t)
{
	size_t i, len = 0;

	memset(t, 0, sizeof(*t));
	for (i = 0; i < MANY; i++)
		len = (size_t)snprintf(t->v[i], TEXT,
		    "first-by%08zu--middle--------last-one", i);
	return len;
}

TEST(texts_that_are_hashed_alike)
{
	static struct texts t;
	struct builder *b = builder_new();
	struct string_cache tab;
	size_t len = fill(&t), i;
	int round;

	memset(&tab, 0, sizeof(tab));
	CHECK_INT(raw_hash(t.v[0], len, 0), raw_hash(t.v[1], len, 0));
	for (round = 0; round < 2; round++)
		for (i = 0; i < MANY; i++)
			CHECK_INT(string_cache_get(&tab, b, t.v[i], len)->id,
			    i + 1);
	CHECK(tab.n < MANY);
	string_cache_free(&tab);
	builder_free(b);
}

TEST(kinds_that_are_hashed_alike)
{
	static struct texts t;
	struct builder *b = builder_new();
	struct string_cache strings;
	struct kind_cache tab;
	const struct rawkind *k;
	size_t len = fill(&t), i;
	int round;

	memset(&strings, 0, sizeof(strings));
	memset(&tab, 0, sizeof(tab));
	for (round = 0; round < 2; round++)
		for (i = 0; i < MANY; i++) {
			k = kind_cache_get(&tab, &strings, b, t.v[0], 0, t.v[i],
			    len);
			CHECK_INT(k->cat_id, i + 1);
			CHECK_INT(k->name_id, 0);
			CHECK_INT(k->kind, i);
		}
	CHECK(tab.n < MANY);
	kind_cache_free(&tab);
	string_cache_free(&strings);
	builder_free(b);
}

TEST_MAIN
