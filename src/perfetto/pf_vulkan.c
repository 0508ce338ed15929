/*
 * pf_vulkan: what programs ask of Vulkan (VulkanApiEvent): slices of a track of
 * their own; and which memory they have of it (VulkanMemoryEvent): a row of
 * vulkan_memory_event each, and counters of a process, which are sums of what
 * was made and destroyed.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_gpu.h"
#include "pf_record.h"
#include "pf_sample.h"

/* ---- calls ---- */

void
pf_vulkan_api(struct pf_context *c)
{
	struct pf_span s = pf_member(&c->k->data,
	    PF_VULKAN_API_QUEUE_SUBMIT);
	uint64_t dur = pf_number(&s, PF_VULKAN_SUBMIT_DURATION, 0);
	struct track_def d = TRACK_DEF_INIT;
	struct builder *b = c->p->b;

	if (s.p == NULL)
		return;			/* the first pass has a name of it */
	d.parent = builder_machine_track(b, c->k->machine);
	d.source = TRACK_SOURCE_VULKAN;
	d.name = pf_literal(b, "Vulkan Events");
	builder_complete(b, builder_track(b, &d), c->ts, dur > INT64_MAX ?
	    INT64_MAX : (int64_t)dur, builder_kind(b, pf_literal(b,
	    "vkQueueSubmit"), 0, 0), c->off);
}

struct value *
pf_vulkan_api_args(const struct pf_at *at)
{
	struct value *args = value_new(at->a, VALUE_OBJECT);
	struct value *all = value_new(at->a, VALUE_ARRAY);
	struct pf_span s = pf_member(&at->k.data,
	    PF_VULKAN_API_QUEUE_SUBMIT);
	struct pf_list l;
	uint64_t buffer;

	pf_value_member(args, "pid", pf_value_int(at->a, (int64_t)pf_number(
	    &s, PF_VULKAN_SUBMIT_PID, 0)));
	pf_value_member(args, "tid", pf_value_int(at->a, (int64_t)pf_number(
	    &s, PF_VULKAN_SUBMIT_TID, 0)));
	pf_list_open(&l, &s, PF_VULKAN_SUBMIT_BUFFERS, PF_VARINT);
	while (pf_list_next(&l, &buffer)) {
		if (all->count == 0)
			pf_value_member(args, "command_buffer", pf_value_uint(
			    at->a, buffer));
		value_add(all, NULL, 0, pf_value_uint(at->a, buffer));
	}
	if (all->count > 0)
		pf_value_member(args, "command_buffers", all);
	pf_value_member(args, "submission_id", pf_value_int(at->a,
	    (int32_t)pf_number(&s, PF_VULKAN_SUBMIT_ID, 0)));
	return args;
}

/* ---- memory ---- */

/* Sources, operations and scopes that count. */
enum { PF_VULKAN_DRIVER = 1, PF_VULKAN_DEVICE_MEMORY = 3, PF_VULKAN_BUFFER = 4,
	PF_VULKAN_IMAGE = 5 };
enum { PF_VULKAN_CREATE = 1, PF_VULKAN_DESTROY = 2, PF_VULKAN_BIND = 3,
	PF_VULKAN_DESTROY_BOUND = 4 };

static const char *const pf_vulkan_sources[] = { "UNSPECIFIED", "DRIVER",
	"DEVICE", "GPU_DEVICE_MEMORY", "GPU_BUFFER", "GPU_IMAGE" };
static const char *const pf_vulkan_operations[] = { "UNSPECIFIED", "CREATE",
	"DESTROY", "BIND", "DESTROY_BOUND", "ANNOTATIONS" };
static const char *const pf_vulkan_scopes[] = { "UNSPECIFIED", "COMMAND",
	"OBJECT", "CACHE", "DEVICE", "INSTANCE" };
#define PF_VULKAN_SCOPES						\
	(sizeof(pf_vulkan_scopes) / sizeof(pf_vulkan_scopes[0]))

/* What is added up: of the driver by scope, else by the type of memory. */
enum pf_vulkan_sum { PF_VULKAN_SUM_DRIVER, PF_VULKAN_SUM_MADE,
	PF_VULKAN_SUM_BOUND, PF_VULKAN_SUM_NONE };

struct pf_vulkan {
	struct pf_world	*w;
	struct builder	*b;
	struct idtab	 ids;		/* sum, scope or type, upid */
	int64_t		*v;
	size_t		 cap;
};

/* Returns what an event adds to, and sets the sign; ..._NONE: to nothing. */
static enum pf_vulkan_sum
pf_vulkan_sum(uint64_t source, uint64_t operation, uint64_t scope, int *sign)
{
	int made = operation == PF_VULKAN_CREATE;
	int bound = operation == PF_VULKAN_BIND;

	*sign = made || bound ? 1 : -1;
	if (source == PF_VULKAN_BUFFER || source == PF_VULKAN_IMAGE)
		return bound || operation == PF_VULKAN_DESTROY_BOUND ?
		    PF_VULKAN_SUM_BOUND : PF_VULKAN_SUM_NONE;
	if (!made && operation != PF_VULKAN_DESTROY)
		return PF_VULKAN_SUM_NONE;
	if (source == PF_VULKAN_DEVICE_MEMORY)
		return PF_VULKAN_SUM_MADE;
	return source == PF_VULKAN_DRIVER && scope > 0 &&
	    scope < PF_VULKAN_SCOPES ? PF_VULKAN_SUM_DRIVER :
	    PF_VULKAN_SUM_NONE;
}

/* Adds up what an event says, and adds the sum as a value. */
static void
pf_vulkan_count(struct pf_vulkan *x, const struct pf_span *s, uint32_t upid,
    int64_t ts)
{
	uint64_t scope = pf_number(s, PF_VULKAN_MEMORY_SCOPE, 0);
	uint32_t type = (uint32_t)pf_number(s, PF_VULKAN_MEMORY_TYPE, 0), i;
	int64_t size = (int64_t)pf_number(s, PF_VULKAN_MEMORY_SIZE, 0);
	char name[64];
	int sign, added;
	enum pf_vulkan_sum sum = pf_vulkan_sum(pf_number(s,
	    PF_VULKAN_MEMORY_SOURCE, 0), pf_number(s,
	    PF_VULKAN_MEMORY_OPERATION, 0), scope, &sign);

	if (sum == PF_VULKAN_SUM_NONE)
		return;
	if (sum == PF_VULKAN_SUM_DRIVER) {
		type = (uint32_t)scope;
		snprintf(name, sizeof(name), "vulkan.mem.driver.scope.%s",
		    pf_vulkan_scopes[scope]);
	} else
		snprintf(name, sizeof(name),
		    "vulkan.mem.device.memory.type.%" PRIu32 ".%s", type,
		    sum == PF_VULKAN_SUM_MADE ? "allocation" : "bind");
	i = idtab_add(&x->ids, &(struct idkey){{ sum, type, upid }}, &added);
	x->v = xgrow(x->v, i, &x->cap, sizeof(*x->v));
	if (added)
		x->v[i] = 0;
	/* as unsigned numbers: what was destroyed may be more */
	x->v[i] = (int64_t)((uint64_t)x->v[i] + (uint64_t)sign *
	    (uint64_t)size);
	builder_counter_value(x->b, builder_counter(x->b, upid,
	    pf_literal(x->b, name), 0), ts, (double)x->v[i]);
}

static void
pf_vulkan_packet(struct pf_vulkan *x, const struct pf_later *l)
{
	const struct pf_span *s = &l->k.data;
	uint64_t off = x->w->in.base + l->k.pos;
	struct pf_span caller = { NULL, 0 };
	struct builder *b = x->b;
	int64_t ts = l->ts;
	uint32_t upid;

	builder_in_machine(b, l->k.machine);
	builder_at(b, ts);
	upid = builder_process(b, builder_int_ident((int64_t)pf_number(s,
	    PF_VULKAN_MEMORY_PID, 0)), x->w->file);
	if (pf_has_number(s, PF_VULKAN_MEMORY_CALLER_IID) && pf_interned(x->w,
	    l->seq, l->e, l->k.pos, PF_IN_FUNCTIONS, pf_number(s,
	    PF_VULKAN_MEMORY_CALLER_IID, 0), &caller) == 0)
		caller = pf_member(&caller, PF_INTERNED_STRING_STR);
	builder_record(b, RECORD_TABLE_vulkan_memory_event, (int64_t []){
	    PF_RECORD_WORD(b, s, PF_VULKAN_MEMORY_SOURCE, pf_vulkan_sources),
	    PF_RECORD_WORD(b, s, PF_VULKAN_MEMORY_OPERATION,
	    pf_vulkan_operations), ts, upid,
	    pf_record_number(s, PF_VULKAN_MEMORY_DEVICE),
	    pf_record_number(s, PF_VULKAN_MEMORY_DEVICE_MEMORY),
	    pf_record_number(s, PF_VULKAN_MEMORY_TYPE),
	    pf_record_number(s, PF_VULKAN_MEMORY_HEAP),
	    caller.p == NULL ? RECORD_NULL : (int64_t)pf_string(b, &caller,
	    off),
	    pf_record_number(s, PF_VULKAN_MEMORY_OBJECT),
	    pf_record_number(s, PF_VULKAN_MEMORY_ADDRESS),
	    pf_record_number(s, PF_VULKAN_MEMORY_SIZE),
	    PF_RECORD_WORD(b, s, PF_VULKAN_MEMORY_SCOPE,
	    pf_vulkan_scopes) });
	pf_vulkan_count(x, s, upid, ts);
	builder_in_machine(b, 0);
}

void
pf_vulkan_memory(struct pf_part *parts, size_t n)
{
	struct pf_vulkan x = { .w = parts[0].w, .b = parts[n - 1].b };
	struct pf_later_place at = { 0, 0 };
	const struct pf_later *l;

	while ((l = pf_later_next(parts, n, PF_PACKET_VULKAN_MEMORY_EVENT,
	    &at)) != NULL)
		pf_vulkan_packet(&x, l);
	idtab_free(&x.ids);
	free(x.v);
}
