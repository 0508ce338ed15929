/* ids: hostile inputs: what ids join: flows, async spans, objects, contexts. */
#include "config.h"

#include <stdio.h>

#include "hostile.h"

/* ---- flows ---- */

static void
flows_on_a_deep_stack(size_t n)
{
	size_t i;

	for (i = 0; i < n / 4; i++)
		hostile_event('B', 1, i, "deep", "");
	for (i = 0; i < n / 2; i++) {
		hostile_event_id('s', i, i, "");
		hostile_event_id('f', i, i, "");
	}
	hostile_last();
}

static void
flows_behind_many_lanes(size_t n)
{
	size_t i;

	for (i = 0; i < n / 4; i++)
		hostile_slice(i, n, "o");
	for (i = 0; i < n / 2; i++)
		hostile_event_id('s', i, n * 4 + i, "");
	hostile_last();
}

static void
flows_of_one_id(size_t n)
{
	size_t i;

	hostile_slice(0, n, "all");
	for (i = 0; i < n; i++)
		hostile_event_id("sttf"[i % 4], 7, i, ",\"bp\":\"e\"");
	hostile_last();
}

/* An event that is read again for each of its flows, all its length. */
static void
flows_of_one_event(size_t n)
{
	size_t i;

	printf("{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":0,\"dur\":%zu,"
	    "\"name\":\"a\",\"bind_id\":1,\"flow_out\":true,\"args\":{\"a\":[",
	    n * 2);
	hostile_repeat("\"long\",", n);
	printf("0]}},\n");
	for (i = 0; i < n; i++)
		hostile_event('X', 2, i, "b",
		    ",\"dur\":1,\"bind_id\":1,\"flow_in\":true");
	hostile_last();
}

static void
flows_by_bind_id(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":5,\"dur\":%zu,"
		    "\"name\":\"b\",\"bind_id\":%zu,\"flow_in\":true,"
		    "\"flow_out\":true},\n", n - i, i / 2);
	hostile_last();
}

/* ---- async, objects, contexts ---- */

static void
async_one_id(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		hostile_event_id('b', 1, i, "");
		if (i % 2)
			hostile_event_id('e', 1, i + 1, "");
	}
	hostile_last();
}

static void
async_many_ids(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		hostile_event_id('b', i, i, "");
		hostile_event_id('e', i, i + n, "");
	}
	hostile_last();
}

static void
async_many_names(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"b\",\"pid\":1,\"tid\":1,\"ts\":%zu,\"id\":%zu,"
		    "\"cat\":\"c\",\"name\":\"n%zu\"},\n", i, i, i);
	hostile_last();
}

static void
async_links(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		hostile_event_id('b', i, i, "");
		printf("{\"ph\":\"=\",\"pid\":1,\"tid\":1,\"ts\":%zu,\"id\":%zu,"
		    "\"cat\":\"c\",\"args\":{\"linked_id\":%zu}},\n", i, i,
		    n - i);
	}
	hostile_last();
}

static void
async_steps(size_t n)
{
	size_t i;

	hostile_event_id('S', 1, 0, "");
	for (i = 0; i < n; i++)
		hostile_event_id(i % 3 ? 'T' : 'p', 1, i,
		    ",\"args\":{\"step\":\"one\"}");
	hostile_last();
}

static void
objects_alive(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"N\",\"pid\":1,\"tid\":1,\"ts\":%zu,"
		    "\"id\":\"0x%zx\",\"name\":\"Obj\"},\n", i, i);
	hostile_last();
}

static void
object_of_one_id(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"%c\",\"pid\":1,\"tid\":1,\"ts\":%zu,"
		    "\"id\":\"0x1\",\"name\":\"Obj\",\"args\":{\"snapshot\":"
		    "{\"id_ref\":\"0x1\"}}},\n", "NOOD"[i % 4], i);
	hostile_last();
}

static void
contexts(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		hostile_event_id(i < n / 2 ? '(' : ')',
		    i * 2 < n ? i : n - i, i, "");
	hostile_last();
}

const struct hostile_input hostile_ids[] = {
	{ "flows-on-a-deep-stack", flows_on_a_deep_stack, 0, 1 },
	{ "flows-behind-many-lanes", flows_behind_many_lanes, 0, 1 },
	{ "flows-of-one-id", flows_of_one_id, 0, 1 },
	{ "flows-of-one-event", flows_of_one_event, 0, 1 },
	{ "flows-by-bind-id", flows_by_bind_id, 0, 1 },
	{ "async-one-id", async_one_id, 0, 1 },
	{ "async-many-ids", async_many_ids, 0, 1 },
	{ "async-many-names", async_many_names, 0, 1 },
	{ "async-links", async_links, 0, 1 },
	{ "async-steps", async_steps, 0, 1 },
	{ "objects-alive", objects_alive, 0, 1 },
	{ "object-of-one-id", object_of_one_id, 0, 1 },
	{ "contexts", contexts, 0, 1 },
	{ NULL, NULL, 0, 0 }
};
