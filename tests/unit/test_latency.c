/*
 * link: whether the line keeps up, with frames that arrive after a given time
 * and frames that could not be written.
 */
#include "config.h"

#include <time.h>

#include "ttv/elapsed.h"
#include "../../src/term/latency.h"
#include "test.h"

static struct latency line;
static int64_t now;

/* Sends a frame that arrives after ms milliseconds. */
static void
frame(int64_t ms)
{
	latency_sent(&line, now, 0, 4000, 1);
	now += ms;
	latency_arrived(&line, now);
	now += 30;
}

TEST(a_long_way_is_not_slow)
{
	int i;

	latency_init(&line);
	for (i = 0; i < 20; i++)
		frame(300 + i % 3 * 20);
	CHECK_INT(line.slow, 0);
	latency_sent(&line, now, 0, 4000, 1);
	CHECK_INT(latency_wait(&line, now), 0);
}

TEST(an_answer_within_a_millisecond_is_one)
{
	latency_init(&line);
	frame(0);
	latency_sent(&line, now, 0, 4000, 1);
	CHECK_INT(latency_wait(&line, now), 0);
}

TEST(two_late_ones_are)
{
	latency_init(&line);
	frame(40);
	frame(500);
	CHECK_INT(line.slow, 0);
	frame(50);
	frame(500);
	CHECK_INT(line.slow, 0);
	frame(600);
	CHECK_INT(line.slow, 1);
	latency_sent(&line, now, 0, 4000, 1);
	CHECK(latency_wait(&line, now + 10) > 0);
	latency_arrived(&line, now + 20);
	CHECK_INT(latency_wait(&line, now + 20), 0);
}

TEST(one_that_is_late_by_far_is_enough)
{
	latency_init(&line);
	latency_trip(&line, 40);
	frame(1030);
	CHECK_INT(line.slow, 0);
	frame(1200);
	CHECK_INT(line.slow, 1);
	latency_init(&line);
	latency_trip(&line, 40);
	frame(7000);
	CHECK_INT(line.slow, 1);
}

TEST(a_frame_is_in_flight_until_its_reply)
{
	latency_init(&line);
	CHECK_INT(latency_flight(&line, now), 0);
	latency_trip(&line, 40);
	latency_sent(&line, now, 0, 4000, 1);
	CHECK_INT(latency_flight(&line, now), 5000);
	CHECK_INT(latency_flight(&line, now + 4999), 1);
	CHECK_INT(latency_flight(&line, now + 5000), 0);
	latency_arrived(&line, now + 60);
	CHECK_INT(latency_flight(&line, now + 60), 0);
}

TEST(a_late_frame_is_waited_for)
{
	latency_init(&line);
	latency_trip(&line, 40);
	latency_sent(&line, now, 0, 4000, 1);
	CHECK_INT(latency_wait(&line, now), 0);
	CHECK_INT(latency_wait(&line, now + 140), 0);
	CHECK_INT(latency_wait(&line, now + 141), 5000 - 141);
	CHECK_INT(line.slow, 0);
}

TEST(small_frames_do_not_make_it_fast)
{
	int i;

	latency_init(&line);
	latency_trip(&line, 10);
	frame(5000);
	for (i = 0; i < 20; i++) {
		latency_sent(&line, now, 0, 400, 1);
		now += 60;
		latency_arrived(&line, now);
	}
	CHECK_INT(line.slow, 1);
}

TEST(it_gets_better)
{
	int i;

	latency_init(&line);
	frame(10);
	frame(500);
	frame(500);
	for (i = 0; i < 7; i++)
		frame(20);
	CHECK_INT(line.slow, 1);
	frame(20);
	CHECK_INT(line.slow, 0);
}

TEST(an_answer_that_is_lost_stops_nothing)
{
	latency_init(&line);
	latency_sent(&line, 0, 300, 4000, 0);
	latency_sent(&line, 0, 300, 4000, 0);
	CHECK_INT(line.slow, 1);
	CHECK_INT(latency_wait(&line, 0), 0);	/* no query was sent */
	latency_sent(&line, 1000, 0, 4000, 1);
	CHECK_INT(latency_wait(&line, 1000), 5000);
	CHECK_INT(latency_wait(&line, 6000), 0);
	latency_arrived(&line, 9000);
	latency_arrived(&line, 9000);		/* an unexpected reply */
}

/* Returns milliseconds of the clock that a change of the date leaves alone. */
static int64_t
clock_ms(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return ts.tv_sec * INT64_C(1000) + ts.tv_nsec / 1000000;
}

TEST(the_clock_counts_milliseconds)
{
	int64_t before = clock_ms(), then = now_ms(), after = clock_ms();

	CHECK(before <= then);
	CHECK(then <= after);
}

TEST_MAIN
