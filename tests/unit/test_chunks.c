/*
 * chunks: elements are found by number, in the order of adding, however lists
 * were joined; the numbers of a chunk end where the chunk ends.
 */
#include "config.h"

#include <string.h>

#include "../../src/ingest/chunks.h"
#include "test.h"

#define MANY	(3 * CHUNK_ELEMENTS + 17)

static void
fill(struct chunks *c, uint64_t first, size_t n)
{
	for (; n > 0; n--)
		*(uint64_t *)chunks_add(c, sizeof(uint64_t)) = first++;
}

/* Returns how many elements first, first + 1 and so on the list begins with. */
static size_t
count(const struct chunks *c, uint64_t first)
{
	size_t i, next, stop, n = 0;

	for (i = 0; i < chunks_end(c); i = next) {
		next = chunks_next(i);
		stop = chunks_stop(c, i, chunks_end(c));
		for (; i < stop; i++, n++)
			if (!CHECK_INT(*(uint64_t *)chunks_at(c, i,
			    sizeof(uint64_t)), first + n))
				return n;
	}
	return n;
}

TEST(nothing)
{
	struct chunks c;

	memset(&c, 0, sizeof(c));
	CHECK_INT(chunks_count(&c), 0);
	CHECK_INT(chunks_end(&c), 0);
	chunks_free(&c, sizeof(uint64_t));
}

TEST(joined_and_more_behind)
{
	struct chunks a, b;

	memset(&a, 0, sizeof(a));
	memset(&b, 0, sizeof(b));
	fill(&a, 0, MANY);
	fill(&b, MANY, CHUNK_ELEMENTS);	/* the last chunk is full */
	chunks_join(&a, &b);
	CHECK_INT(chunks_count(&b), 0);
	fill(&a, MANY + CHUNK_ELEMENTS, 1);
	CHECK_INT(count(&a, 0), MANY + CHUNK_ELEMENTS + 1);
	CHECK_INT(chunks_count(&a), MANY + CHUNK_ELEMENTS + 1);
	CHECK_INT(a.n, 6);
	chunks_free(&b, sizeof(uint64_t));
	chunks_free(&a, sizeof(uint64_t));
}

TEST(what_is_read_goes)
{
	struct chunks c;

	memset(&c, 0, sizeof(c));
	fill(&c, 0, MANY);
	chunks_drop(&c, 0, sizeof(uint64_t));
	CHECK_INT(chunks_count(&c), MANY - CHUNK_ELEMENTS);
	CHECK_INT(count(&c, CHUNK_ELEMENTS), MANY - CHUNK_ELEMENTS);
	CHECK_INT(chunks_stop(&c, 2 * CHUNK_ELEMENTS + 1,
	    2 * CHUNK_ELEMENTS + 2),
	    2 * CHUNK_ELEMENTS + 2);
	chunks_free(&c, sizeof(uint64_t));
}

TEST_MAIN
