/* tuning: the table, and the engine's assumptions about its rows. */
#include "config.h"

#include "ttv/tuning.h"
#include "../../src/ingest/builder_int.h"
#include "../../src/ingest/event_log.h"
#include "test.h"

TEST(each_row_says_what_and_why)
{
	const struct tuning_row *r;
	size_t i;

	for (i = 0; (r = tuning_row(i)) != NULL; i++)
		if (!CHECK(strlen(r->unit) > 2 && strlen(r->reason) > 10) ||
		    !CHECK(r->small > 0 && r->small < r->size))
			printf("# row %s\n", r->name);
	CHECK_INT(i, sizeof(struct tuning) / sizeof(size_t));
}

static void
check_limits(void)
{
	CHECK(tuning.rec_lanes <= EVENT_LANES);
	CHECK(tuning.values_chunk <= VALUES_CHUNK);
	CHECK(tuning.event_chunk_first >= EVENT_CHUNK_HEAD +
	    sizeof(struct raw_event));
	CHECK(tuning.event_chunk_second >= EVENT_CHUNK_HEAD +
	    sizeof(struct raw_event));
	CHECK(tuning.event_chunk_most >= EVENT_CHUNK_HEAD +
	    sizeof(struct raw_event));
	CHECK_INT(tuning.event_chunk_first % sizeof(struct raw_event), 0);
	CHECK(tuning.find_batch_first <= tuning.find_batch_most);
	CHECK_INT(tuning.find_batch_blocks % 4096, 0);
	CHECK_INT(tuning.hits_chunk % 64, 0);
}

TEST(the_engine_gets_the_values_it_relies_on)
{
	const struct tuning_row *r;
	const size_t *value = (const size_t *)&tuning;
	size_t i;

	check_limits();
	tuning_set_small();
	check_limits();
	for (i = 0; (r = tuning_row(i)) != NULL; i++)
		CHECK_INT(value[i], r->small);
}

TEST_MAIN
