/*
 * owners: hostile inputs: many processes, threads, counters, names and
 * samples.
 */
#include "config.h"

#include <stdint.h>
#include <stdio.h>

#include "hostile.h"

/* ---- names and owners ---- */

static void
many_names(size_t n)
{
	char name[32];
	size_t i;

	for (i = 0; i < n; i++) {
		snprintf(name, sizeof(name), "name-%zu", i);
		hostile_slice(i, 1, name);
	}
	hostile_last();
}

/*
 * Names, categories and series that agree in their first, middle and last
 * bytes.
 */
static void
alike_names(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":%zu,"
		    "\"dur\":1,\"name\":\"first-by%08zu--middle---"
		    "-----last-one\"},\n", i, i);
	hostile_last();
}

static void
alike_cats(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":%zu,"
		    "\"dur\":1,\"name\":\"c\",\"cat\":\"first-by%08zu"
		    "--middle--------last-one\"},\n", i, i);
	hostile_last();
}

static void
alike_series(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"C\",\"pid\":1,\"ts\":%zu,\"name\":\"c\","
		    "\"args\":{\"first-by%08zu--middle--------last-one\":1}}"
		    ",\n", i, i);
	hostile_last();
}

static void
many_pids(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"X\",\"pid\":%zu,\"tid\":%zu,\"ts\":1,"
		    "\"dur\":1,\"name\":\"p\"},\n", i, i);
	hostile_last();
}

static void
many_tids(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		hostile_event('B', i, i, "t", "");
	hostile_last();
}

/*
 * Tids that a hash without a seed puts into the first 64th of a table.  This
 * is a copy of the hash of idtab.c: change both together, or this tests
 * nothing.
 */
static uint64_t
mix(uint64_t h, uint64_t w)
{
	h = (h ^ w) * UINT64_C(0xd6e8feb86659fd93);
	return h ^ h >> 32;
}

static void
alike_tids(size_t n)
{
	uint64_t tid, h, mask = 1;
	size_t i;

	while (mask < 4 * n)
		mask *= 2;
	for (i = 0, tid = 0; i < n; tid += 8) {
		h = mix(UINT64_C(0x9e3779b97f4a7c15), tid / 8);
		if ((h & (mask - 1)) >= mask / 64 || (mix(mix(mix(h, 0),
		    1 ^ tid << 7), 0) & (mask - 1)) >= mask / 64)
			continue;
		printf("{\"ph\":\"X\",\"pid\":1,\"tid\":%llu,\"ts\":%zu,"
		    "\"dur\":1,\"name\":\"t\"},\n", (unsigned long long)tid,
		    i++);
	}
	hostile_last();
}

static void
many_counters(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"C\",\"pid\":1,\"ts\":1,\"name\":\"c%zu\","
		    "\"args\":{\"v\":%zu}},\n", i, i);
	hostile_last();
}

static void
many_series(size_t n)
{
	size_t i;

	printf("{\"ph\":\"C\",\"pid\":1,\"ts\":1,\"name\":\"c\",\"args\":{");
	for (i = 0; i < n; i++)
		printf("\"s%zu\":%zu,", i, i);
	printf("\"last\":1}},\n");
	hostile_last();
}

static void
many_metadata(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"M\",\"pid\":%zu,\"name\":\"process_name\","
		    "\"args\":{\"name\":\"process %zu\"}},\n", i % 1000, i);
	hostile_last();
}

/* ---- stacks ---- */

static void
frame_chain(size_t n)
{
	size_t i;

	printf("{\"ph\":\"i\",\"pid\":1,\"ts\":0,\"name\":\"end\"}],"
	    "\"stackFrames\":{\"0\":{\"name\":\"root\"}");
	for (i = 1; i < n; i++)
		printf(",\n\"%zu\":{\"name\":\"f\",\"parent\":%zu}", i, i - 1);
	printf("},\"samples\":[{\"tid\":1,\"ts\":1,\"name\":\"s\",\"sf\":%zu}"
	    "]}\n", n - 1);
}

static void
frame_circle(size_t n)
{
	size_t i;

	printf("{\"ph\":\"i\",\"pid\":1,\"ts\":0,\"name\":\"end\"}],"
	    "\"stackFrames\":{\"0\":{\"name\":\"root\",\"parent\":%zu}", n - 1);
	for (i = 1; i < n; i++)
		printf(",\n\"%zu\":{\"name\":\"f\",\"parent\":%zu}", i, i - 1);
	printf("}}\n");
}

static void
samples_of_many_threads(size_t n)
{
	size_t i;

	printf("{\"ph\":\"i\",\"pid\":1,\"ts\":0,\"name\":\"end\"}],"
	    "\"samples\":[");
	for (i = 0; i < n; i++)
		printf("{\"tid\":%zu,\"ts\":%zu,\"name\":\"s\"},\n", i, i);
	printf("{}]}\n");
}

static void
many_profiles(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"P\",\"pid\":1,\"tid\":1,\"ts\":1,\"id\":%zu,"
		    "\"name\":\"Profile\",\"args\":{\"data\":{\"cpuProfile\":"
		    "{}}}},\n", i);
	hostile_last();
}

static void
profile_node_ids(size_t n)
{
	size_t i;

	for (i = 0; i < n / 1000 + 1; i++)
		printf("{\"ph\":\"P\",\"pid\":1,\"tid\":1,\"ts\":1,\"id\":%zu,"
		    "\"name\":\"Profile\",\"args\":{\"data\":{\"cpuProfile\":"
		    "{\"nodes\":[{\"id\":16777215}]}}}},\n", i);
	hostile_last();
}

/* All samples are of one event, whose length is that of all of them. */
static void
samples_of_one_event(size_t n)
{
	printf("{\"ph\":\"I\",\"pid\":1,\"tid\":1,\"ts\":1,"
	    "\"name\":\"CpuProfile\",\"args\":{\"data\":{\"cpuProfile\":{"
	    "\"nodes\":[{\"id\":1,\"callFrame\":{\"functionName\":\"a\"}}],"
	    "\"startTime\":1,\"samples\":[");
	hostile_repeat("1,", n);
	printf("1],\"timeDeltas\":[");
	hostile_repeat("1,", n);
	printf("1],\"endTime\":\"the needle\"}}}},\n");
	hostile_last();
}

const struct hostile_input hostile_owners[] = {
	{ "many-names", many_names, 0, 1 },
	{ "alike-names", alike_names, 0, 4 },
	{ "alike-cats", alike_cats, 0, 4 },
	{ "alike-series", alike_series, 0, 4 },
	{ "many-pids", many_pids, 0, 1 },
	{ "many-tids", many_tids, 0, 1 },
	{ "alike-tids", alike_tids, 0, 2 },
	{ "many-counters", many_counters, 0, 1 },
	{ "many-series", many_series, 0, 1 },
	{ "many-metadata", many_metadata, 0, 1 },
	{ "frame-chain", frame_chain, 1, 1 },
	{ "frame-circle", frame_circle, 1, 1 },
	{ "samples-of-many-threads", samples_of_many_threads, 1, 1 },
	{ "many-profiles", many_profiles, 0, 1 },
	{ "profile-node-ids", profile_node_ids, 0, 1 },
	{ "samples-of-one-event", samples_of_one_event, 0, 8 },
	{ NULL, NULL, 0, 0 }
};
