/*
 * warn: counts, the smallest places, and merging parts in any order with the
 * same result.
 */
#include "config.h"

#include "test.h"
#include "ttv/warn.h"

TEST(places_are_sorted_and_distinct)
{
	static const uint64_t in[] = { 50, 10, 30, 10, 20, 50, WARN_NOWHERE };
	static const uint64_t want[] = { 10, 20, 30, 50 };
	struct warn w = { 0 };
	size_t i;

	for (i = 0; i < sizeof(in) / sizeof(in[0]); i++)
		warn_add(&w, WARN_OVERLAP, in[i]);
	CHECK_INT(w.entry[WARN_OVERLAP].count, 7);
	CHECK_INT(w.entry[WARN_OVERLAP].nplaces, 4);
	for (i = 0; i < 4; i++)
		CHECK_INT(w.entry[WARN_OVERLAP].places[i], want[i]);
	CHECK_INT(warn_total(&w), 7);
}

TEST(smallest_stay)
{
	struct warn w = { 0 };
	uint64_t i;

	for (i = 100; i > 0; i--)
		warn_add(&w, WARN_GARBAGE, i * 3);
	CHECK_INT(w.entry[WARN_GARBAGE].nplaces, WARN_PLACES);
	for (i = 0; i < WARN_PLACES; i++)
		CHECK_INT(w.entry[WARN_GARBAGE].places[i], i * 3 + 3);
	warn_add(&w, WARN_GARBAGE, 1000);
	CHECK_INT(w.entry[WARN_GARBAGE].places[WARN_PLACES - 1],
	    WARN_PLACES * 3);
	warn_add(&w, WARN_GARBAGE, 0);
	CHECK_INT(w.entry[WARN_GARBAGE].places[0], 0);
	CHECK_INT(w.entry[WARN_GARBAGE].places[1], 3);
	CHECK_INT(w.entry[WARN_GARBAGE].count, 102);
}

TEST(addn)
{
	struct warn w = { 0 };

	warn_addn(&w, WARN_UNREAD, 5, 0);
	CHECK_INT(w.entry[WARN_UNREAD].nplaces, 0);
	warn_addn(&w, WARN_UNREAD, 5, 40);
	CHECK_INT(w.entry[WARN_UNREAD].count, 40);
	CHECK_INT(w.entry[WARN_UNREAD].nplaces, 1);
	warn_addn(&w, WARN_UNREAD, 6, UINT64_MAX);
	CHECK(w.entry[WARN_UNREAD].count == UINT64_MAX);
	warn_add(&w, WARN_BOM, 0);
	CHECK(warn_total(&w) == UINT64_MAX);
}

TEST(places_are_shifted_and_nothing_else_is)
{
	struct warn w;
	uint64_t i;

	memset(&w, 0, sizeof(w));
	for (i = 0; i < WARN_PLACES; i++)
		warn_add(&w, WARN_GARBAGE, 10 + i);
	warn_shift(&w, 1000);
	for (i = 0; i < WARN_PLACES; i++)
		CHECK_INT(w.entry[WARN_GARBAGE].places[i], 1010 + i);
	CHECK_INT(w.entry[WARN_GARBAGE].count, WARN_PLACES);
	for (i = 0; i < WARN_MAX; i++)
		if (i != WARN_GARBAGE)
			CHECK_INT(w.entry[i].count, 0);
}

TEST(merge_in_any_order)
{
	struct warn all = { 0 }, part[5] = { { .entry = { { 0 } } } };
	struct warn up = { 0 }, down = { 0 };
	uint64_t state = 3, off;
	enum warn_code code;
	int i;

	for (i = 0; i < 5000; i++) {
		code = (enum warn_code)(test_random(&state) % WARN_MAX);
		off = test_random(&state) % 3000;
		warn_add(&all, code, off);
		warn_add(&part[test_random(&state) % 5], code, off);
	}
	for (i = 0; i < 5; i++) {
		warn_merge(&up, &part[i]);
		warn_merge(&down, &part[4 - i]);
	}
	CHECK_INT(warn_total(&up), 5000);
	CHECK(memcmp(&up, &down, sizeof(up)) == 0);
	CHECK(memcmp(&up, &all, sizeof(up)) == 0);
}

/* A cut of a file that is compressed counts once; real damage stays. */
TEST(cut_once)
{
	struct warn w;

	memset(&w, 0, sizeof(w));
	warn_add(&w, WARN_STRAY_END, 1);
	CHECK_INT(warn_loss(&w), 0);
	warn_add(&w, WARN_UNTERMINATED, 90);
	warn_cut_once(&w);
	CHECK_INT(w.entry[WARN_UNTERMINATED].count, 1);
	CHECK_INT(warn_loss(&w), 0);
	warn_addn(&w, WARN_TRUNCATED, 80, 2);
	warn_add(&w, WARN_COMPRESSED_CUT, 100);
	warn_cut_once(&w);
	CHECK_INT(w.entry[WARN_COMPRESSED_CUT].count, 1);
	CHECK_INT(w.entry[WARN_TRUNCATED].count, 1);
	CHECK_INT(w.entry[WARN_UNTERMINATED].count, 0);
	CHECK_INT(w.entry[WARN_UNTERMINATED].nplaces, 0);
	CHECK_INT(warn_loss(&w), 2);
	CHECK(warn_is_loss(WARN_TRUNCATED) && !warn_is_loss(WARN_STRAY_END));
}

/* Every row of the table has texts; names are unique and well-formed. */
TEST(words)
{
	int i, j;

	CHECK_STR(warn_name(WARN_STRAY_END), "stray-end");
	CHECK_STR(warn_done(WARN_STRAY_END), "ignored");
	for (i = 0; i < WARN_MAX; i++) {
		CHECK(warn_what((enum warn_code)i)[0] != '\0');
		CHECK(warn_done((enum warn_code)i)[0] != '\0');
		CHECK_INT(strspn(warn_name((enum warn_code)i),
		    "abcdefghijklmnopqrstuvwxyz0123456789-"),
		    strlen(warn_name((enum warn_code)i)));
		for (j = 0; j < i; j++)
			CHECK(strcmp(warn_name((enum warn_code)i),
			    warn_name((enum warn_code)j)) != 0);
	}
}

TEST_MAIN
