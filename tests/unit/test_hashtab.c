/* hashtab: a key is found as the row that it was added as. */
#include "config.h"

#include <stdlib.h>

#include "ttv/hash.h"
#include "ttv/hashtab.h"
#include "test.h"

#define MANY	1000

static uint64_t keys[MANY];

/* Returns the slot of a key whose hash is `hash`, as the header shows. */
static struct hashslot *
slot_of(const struct hashtab *t, uint64_t hash, uint64_t key)
{
	struct hashslot *s = hashtab_first(t, hash);

	while (s->row != 0 && keys[s->row - 1] != key)
		s = hashtab_next(t, s);
	return s;
}

/* Adds MANY keys whose hashes have `bits` bits; finds each, and no other. */
static void
run(struct hashtab *t, unsigned bits)
{
	uint64_t mask = (UINT64_C(1) << bits) - 1, hash;
	struct hashslot *s;
	size_t i;

	for (i = 0; i < MANY; i++) {
		if (hashtab_full(t, i))
			hashtab_grow(t);
		CHECK(t->mask >= 2 * i);	/* half is empty */
		keys[i] = i * 3;
		hash = hash_word(keys[i]) & mask;
		s = slot_of(t, hash, keys[i]);
		CHECK_INT(s->row, 0);
		hashtab_set(s, hash, i);
	}
	for (i = 0; i < MANY; i++) {
		CHECK_INT(slot_of(t, hash_word(i * 3) & mask, i * 3)->row,
		    i + 1);
		CHECK_INT(slot_of(t, hash_word(i * 3 + 1) & mask,
		    i * 3 + 1)->row, 0);
	}
}

TEST(keys_are_found_with_hashes_of_all_lengths)
{
	static const unsigned bits[] = { 0, 1, 6, 20, 40, 63 };
	struct hashtab t = { .mask = 0 };
	size_t i;

	for (i = 0; i < sizeof(bits) / sizeof(bits[0]); i++) {
		hashtab_free(&t);
		run(&t, bits[i]);
	}
	hashtab_free(&t);
}

TEST(a_reset_table_is_empty_and_keeps_its_memory)
{
	struct hashtab t = { .mask = 0 };
	struct hashslot *slots;

	hashtab_reset(&t, MANY);
	slots = t.slots;
	run(&t, 63);
	CHECK(t.slots == slots);	/* nothing grew */
	hashtab_reset(&t, 10);
	CHECK(t.slots == slots);
	run(&t, 63);
	hashtab_free(&t);
}

/* The values are those that the authors of FNV-1a publish. */
TEST(the_hash_of_bytes_is_the_same_everywhere)
{
	CHECK_INT(hash_bytes(HASH_BYTES, "", 0),
	    UINT64_C(0xcbf29ce484222325));
	CHECK_INT(hash_bytes(HASH_BYTES, "a", 1),
	    UINT64_C(0xaf63dc4c8601ec8c));
	CHECK_INT(hash_bytes(HASH_BYTES, "foobar", 6),
	    UINT64_C(0x85944171f73967e8));
}

TEST(seeds_differ)
{
	int here = 0;

	CHECK(hash_seed(&here) != hash_seed(&here));
}

TEST_MAIN
