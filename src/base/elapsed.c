/* elapsed: a monotonic clock, which a change of the date does not affect. */
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
