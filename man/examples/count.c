/*
 * count: how many things of each kind are in a trace.
 *
 *	cc count.c $(pkg-config --cflags --libs libttv) -o count
 *	./count FILE...
 */
#include <stdio.h>
#include <ttv.h>

#define BLOCK	1024

int
main(int argc, char **argv)
{
	static const char *const tables[] = { "slice", "sched",
	    "thread_state", "state", "ftrace_event" };
	unsigned long count[5] = { 0 };
	struct ttv_slice slices[BLOCK];
	struct ttv_instant instants[BLOCK];
	struct ttv_warning warning;
	struct ttv_error error;
	struct ttv_info info;
	struct ttv *t;
	uint32_t first, i;
	size_t n;

	t = ttv_open((const char *const *)argv + 1, (size_t)argc - 1, NULL,
	    &error);
	if (t == NULL) {
		fprintf(stderr, "count: %s\n", error.message);
		return 1;
	}
	for (first = 0; (n = ttv_slices(t, first, slices, BLOCK)) > 0;
	    first += (uint32_t)n)
		for (i = 0; i < n; i++)
			count[slices[i].table]++;
	for (first = 0; (n = ttv_instants(t, first, instants, BLOCK)) > 0;
	    first += (uint32_t)n)
		for (i = 0; i < n; i++)
			count[instants[i].table]++;
	for (i = 0; i < 5; i++)
		if (count[i] > 0)
			printf("%s %lu\n", tables[i], count[i]);
	ttv_get_info(t, &info);
	printf("counter %lu\n", (unsigned long)info.counter_values);
	printf("flow %lu\n", (unsigned long)info.flows);
	for (i = 0; ttv_warnings(t, i, &warning, 1) == 1; i++)
		printf("warning %s %llu\n", warning.name,
		    (unsigned long long)warning.count);
	ttv_close(t);
	return 0;
}
