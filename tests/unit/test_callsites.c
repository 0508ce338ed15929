/*
 * callsites: equal entries have equal numbers, in order of first appearance, as
 * the hash table of their words gives them; few and many below one entry.
 */
#include "config.h"

#include "ttv/idtab.h"
#include "ttv/trace.h"
#include "../../src/ingest/callsites.h"
#include "test.h"

#define MANY	6000

/* Returns the number that idtab gives to an entry. */
static uint32_t
slow(struct idtab *t, const struct callsite *c)
{
	struct idkey w = {{ c->name, (uint64_t)c->frame << 32 | c->cat,
	    c->parent, c->place }};

	return idtab_add(t, &w, NULL);
}

/* Adds entries of `names` names below one of the last `near`, or below none. */
static void
run(unsigned names, unsigned near)
{
	struct callsites t = { 0 };
	struct idtab same = { 0 };
	struct callsite c = { 0 };
	uint64_t seed = names * 31 + near;
	uint32_t want;
	int i;

	for (i = 0; i < MANY; i++) {
		c.name = (uint32_t)(test_random(&seed) % names);
		c.cat = (uint32_t)(test_random(&seed) % 8 == 0);
		c.frame = (uint32_t)(test_random(&seed) % 16 == 0);
		c.place = (uint32_t)(test_random(&seed) % 32 == 0);
		c.parent = t.n == 0 || test_random(&seed) % 16 == 0 ? NONE :
		    t.n - 1 - (uint32_t)(test_random(&seed) % (t.n < near ?
		    t.n : near));
		want = slow(&same, &c);
		if (!CHECK_INT(callsites_add(&t, &c), want) ||
		    !CHECK_INT(t.n, same.n) ||
		    !CHECK_INT(memcmp(&t.v[want].c, &c, sizeof(c)), 0))
			break;
	}
	CHECK(t.n > names);
	callsites_free(&t);
	idtab_free(&same);
	CHECK(t.v == NULL);
}

TEST(one_name)
{
	run(1, 100);
}

TEST(few_below)
{
	run(3, 40);
	run(5, 4000);
}

TEST(many_below)
{
	run(400, 1);
	run(2000, 30);
}

TEST_MAIN
