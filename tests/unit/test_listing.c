/*
 * listing and order against qsort(): keys that lie far apart, equal keys, more
 * rows than one radix sort takes, both ends of int64; columns of a listing,
 * its filter, hits.
 */
#include "config.h"

#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/listing.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "../../src/query/order.h"
#include "sketch.h"
#include "test.h"

/* ---- order ---- */

static const uint64_t *by;

static int
by_key(const void *va, const void *vb)
{
	uint32_t a = *(const uint32_t *)va, b = *(const uint32_t *)vb;

	if (by[a] != by[b])
		return by[a] < by[b] ? -1 : 1;
	return a < b ? -1 : a > b;
}

static uint64_t state = 88172645463325252u;

static uint64_t
rnd(void)
{
	state ^= state << 13;
	state ^= state >> 7;
	return state ^= state << 17;
}

/* Returns 1 if order_sort() sorts keys of a shape as qsort() does. */
static int
sorts(uint32_t n, int shape, int threads)
{
	uint64_t *key = xreallocarray(NULL, (size_t)n + 1, sizeof(*key));
	uint32_t *got = xreallocarray(NULL, (size_t)n + 1, sizeof(*got));
	uint32_t *want = xreallocarray(NULL, (size_t)n + 1, sizeof(*want));
	uint32_t i;
	int same;

	for (i = 0; i < n; i++) {
		want[i] = i;
		key[i] = shape == 0 ? rnd() : shape == 1 ? rnd() % 7 :
		    shape == 2 ? rnd() >> rnd() % 64 : shape == 3 ? 5 :
		    shape == 4 ? (i == n / 2 ? UINT64_MAX : rnd() % 100000) :
		    UINT64_MAX - i;
	}
	by = key;
	qsort(want, n, sizeof(*want), by_key);
	same = order_sort(got, key, n, threads, NULL) == 0 &&
	    memcmp(want, got, n * sizeof(*got)) == 0;
	free(key);
	free(got);
	free(want);
	return same;
}

TEST(order_is_that_of_qsort)
{
	static const uint32_t n[] = { 0, 1, 2, 49, 1000, 32768, 32769, 200000 };
	size_t i;
	int shape;

	for (i = 0; i < sizeof(n) / sizeof(n[0]); i++)
		for (shape = 0; shape < 6; shape++)
			CHECK(sorts(n[i], shape, 1 + shape % 3));
}

TEST(order_stops_when_it_is_cancelled)
{
	static uint64_t key[40000];
	static uint32_t order[40000];
	atomic_int cancel = 1;

	CHECK_INT(order_sort(order, key, 40000, 2, &cancel), -1);
	CHECK_INT(order_sort(order, key, 10, 2, &cancel), -1);
}

/* ---- listing ---- */

static const char text[] =
    "P 1 web\nT 1 1 main\nT 1 2 io\n"
    "X 1 1 0 100 task\nX 1 1 10 50 paint\nX 1 1 70 20 read\n"
    "X 1 2 5 20 read\nB 1 2 40 never\ni 1 2 30 tick\n";

/* Returns the names of the lines, "task paint ". */
static const char *
lines(const struct listing *l)
{
	static char out[256];
	struct entity_ref e;
	uint64_t i;

	out[0] = '\0';
	for (i = 0; i < l->n; i++) {
		e = listing_entity(l, i);
		strlcat(out, trace_str(l->t, listing_string(l->t, &e,
		    LISTING_NAME)), sizeof(out));
		strlcat(out, " ", sizeof(out));
	}
	return out;
}

static const char *
listed(enum listing_column sort, int inverted, const char *pattern)
{
	static char out[256];
	struct trace *t = sketch(text);
	struct listing_query q = { .sort = sort, .inverted = inverted,
	    .pattern = pattern, .threads = 2 };
	struct listing l;
	struct err err;

	if (listing_make(&l, t, &q, &err) == -1)
		strlcpy(out, err.msg, sizeof(out));
	else
		strlcpy(out, lines(&l), sizeof(out));
	listing_free(&l);
	trace_free(t);
	return out;
}

TEST(columns_are_sorted)
{
	CHECK_STR(listed(LISTING_LENGTH, 0, NULL),
	    "task paint read read never ");
	CHECK_STR(listed(LISTING_LENGTH, 1, NULL),
	    "never read read paint task ");
	CHECK_STR(listed(LISTING_SELF, 0, NULL), "paint task read read never ");
	CHECK_STR(listed(LISTING_START, 0, NULL),
	    "task read paint never read ");
	CHECK_STR(listed(LISTING_NAME, 0, NULL), "never paint read read task ");
	CHECK_STR(listed(LISTING_DEPTH, 0, NULL),
	    "paint read task read never ");
}

TEST(equal_keys_stand_in_the_order_of_the_model)
{
	CHECK_STR(listed(LISTING_CATEGORY, 0, NULL),
	    listed(LISTING_CATEGORY, 1, NULL));
}

TEST(a_filter_matches_names_and_tracks)
{
	CHECK_STR(listed(LISTING_LENGTH, 0, "rea"), "read read ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "main"), "task paint read ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "/^(io|task)/"),
	    "task read never ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "nothing has this"), "");
	CHECK_STR(listed(LISTING_LENGTH, 0, "cat:x"), "");
	CHECK_STR(listed(LISTING_LENGTH, 0, ""), "task paint read read never ");
}

TEST(a_filter_has_terms)
{
	CHECK_STR(listed(LISTING_LENGTH, 0, "dur>=50us"), "task paint never ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "dur>50us !thread:io"), "task ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "dur<50us !io"), "read ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "!read dur<=100us track:main"),
	    "task paint ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "track:web -paint"),
	    "task read read never ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "process:web name:rea thread:io"),
	    "read ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "read io"), "read ");
	CHECK_STR(listed(LISTING_LENGTH, 0, "read=io"), "");
	CHECK(strstr(listed(LISTING_LENGTH, 0, "dur>x"), "no length") != NULL);
	CHECK(strstr(listed(LISTING_LENGTH, 0, "a a a a a a a a a a a a a a a a"
	    " a"), "at most") != NULL);
}

TEST(a_bad_pattern_is_an_error)
{
	struct trace *t = sketch(text);
	struct listing_query q = { .pattern = "/(/", .threads = 1 };
	struct listing l;
	struct err err;

	CHECK_INT(listing_make(&l, t, &q, &err), -1);
	CHECK(err.code != ERR_NONE);
	listing_free(&l);
	trace_free(t);
}

TEST(hits_are_of_any_kind)
{
	struct trace *t = sketch(text);
	struct find f = { .track = NONE };
	struct find_hit *hits;
	struct listing_query q = { .sort = LISTING_START, .threads = 1 };
	struct listing l;
	struct entity_ref e;
	struct err err;

	err_clear(&err);
	CHECK_INT(find_pattern(&f, t, "/read|tick/", NONE, &err), 0);
	q.nhits = find_all(&f, t, &hits);
	q.hits = hits;
	CHECK_INT(q.nhits, 3);
	CHECK_INT(listing_make(&l, t, &q, &err), 0);
	CHECK_STR(lines(&l), "read tick read ");
	e = listing_entity(&l, 1);
	CHECK_INT(e.type, ENTITY_INSTANT);
	CHECK(listing_number(t, &e, LISTING_LENGTH) == INT64_MIN);
	listing_free(&l);
	q.pattern = "tick";
	q.sort = LISTING_SELF;
	CHECK_INT(listing_make(&l, t, &q, &err), 0);
	CHECK_STR(lines(&l), "tick ");
	CHECK_INT(l.all, 3);
	listing_free(&l);
	free(hits);
	find_clear(&f);
	trace_free(t);
}

TEST(no_slices_are_no_lines)
{
	struct trace *t = sketch("i 1 1 5 only\n");
	struct listing_query q = { .sort = LISTING_TRACK, .threads = 3 };
	struct listing l;
	struct err err;

	CHECK_INT(listing_make(&l, t, &q, &err), 0);
	CHECK_INT(l.n, 0);
	listing_free(&l);
	trace_free(t);
}

TEST(both_ends_of_time_are_sorted)
{
	struct trace *t = sketch("X 1 1 -9223372036854775 1 first\n"
	    "X 1 2 9223372036854774 1 last\nX 1 3 0 5 middle\n");
	struct listing_query q = { .sort = LISTING_START, .threads = 1 };
	struct listing l;
	struct err err;

	CHECK_INT(listing_make(&l, t, &q, &err), 0);
	CHECK_STR(lines(&l), "first middle last ");
	listing_free(&l);
	q.inverted = 1;
	CHECK_INT(listing_make(&l, t, &q, &err), 0);
	CHECK_STR(lines(&l), "last middle first ");
	listing_free(&l);
	trace_free(t);
}

/* A row of the table is all that the words, help and screens know of it. */
TEST(columns_are_rows)
{
	const char *words = LISTING_WORDS;
	const struct listing_row *r;
	size_t len;
	int i;

	for (i = 0; i < LISTING_COLUMNS; i++) {
		r = &listing_rows[i];
		len = strlen(r->word);
		CHECK_INT(words[0], ' ');
		CHECK_INT(strncmp(words + 1, r->word, len), 0);
		words += len + 1;
		CHECK_INT(r->number != NULL, LISTING_IS_NUMBER(r->unit));
		CHECK_INT(r->cols == 0, i + 1 == LISTING_COLUMNS);
	}
	CHECK_STR(words, "");
}

TEST_MAIN
