/*
 * elapsed: a clock that only goes forward, whatever somebody sets the date to.
 */
#include "config.h"

#include <time.h>

#include "ttv/elapsed.h"

int64_t
now_ms(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (int64_t)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}
