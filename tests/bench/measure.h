#ifndef MEASURE_H
#define MEASURE_H
/*
 * Shared by programs that are measured: start time, costs, and output.
 *
 * Time counts from exec.  A program cannot see that moment, so it notes the
 * time and executes itself again: the second run is measured.  Results are
 * lines of a name, a value and a unit with tabs between.  For C and C++.
 */
#include <sys/resource.h>

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#define MEASURE_START	"TTV_BENCH_START"

static inline uint64_t
measure_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

/* Returns when the program was executed, in ns; call it first in main(). */
static inline uint64_t
measure_start(char **argv)
{
	const char *start = getenv(MEASURE_START);
	uint64_t t;
	char text[24];

	if (start != NULL) {
		t = strtoull(start, NULL, 10);
		unsetenv(MEASURE_START);
		return t;
	}
	snprintf(text, sizeof(text), "%" PRIu64, measure_now());
	setenv(MEASURE_START, text, 1);
	execv("/proc/self/exe", argv);
	execvp(argv[0], argv);
	unsetenv(MEASURE_START);
	return measure_now();
}

/* Returns the CPU time of all threads of this program so far, in ns. */
static inline uint64_t
measure_cpu(void)
{
	struct rusage u;

	getrusage(RUSAGE_SELF, &u);
	return (uint64_t)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) * 1000000000 +
	    (uint64_t)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1000;
}

static inline void
measure_say(const char *name, double value, const char *unit)
{
	printf("%s\t%.9g\t%s\n", name, value, unit);
}

#endif
