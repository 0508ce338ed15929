/*
 * perfjson: the reader of what `perf data convert --to-json` writes
 * (ttv-formats(5), PERF SCRIPT): samples with times in ns and stacks leaf
 * first, which name neither the event nor its weight.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/event_facts.h"
#include "ttv/event_source.h"
#include "ttv/input.h"
#include "ttv/limit.h"
#include "ttv/prefilter.h"
#include "ttv/profile.h"
#include "ttv/reading.h"
#include "ttv/value.h"
#include "ttv/walk.h"
#include "ttv/xmalloc.h"

#define PERF_COUNT	"sample"
#define PERF_HELP	"sample of a call stack"

struct perfjson {
	struct reading	*r;
	struct builder	*b;
	uint64_t	 n;
	struct span	 frames[LIMIT_STACK_DEPTH]; /* of a stack */
};

/* Reads "0xHEX"; returns 0, or -1. */
static int
hex_address(const struct span *s, uint64_t *v)
{
	const char *p = s->p, *end = p + s->len;

	if (s->type != SPAN_STRING || s->len < 3 || s->len > 18 ||
	    p[0] != '0' || p[1] != 'x')
		return -1;
	return read_hex(p + 2, end, v) == end ? 0 : -1;
}

static uint32_t
take_frame(struct perfjson *w, const struct json *j, const struct span *v,
    uint32_t parent)
{
	struct profile_entry e;
	struct span key, value;
	struct json in;
	int open = walk_object(&in, j, v) == 0;

	memset(&e, 0, sizeof(e));
	while (open && walk_member(&in, &key, &value))
		if (json_key_is(&key, "ip"))
			e.f.has_address = hex_address(&value,
			    &e.f.address) == 0;
		else if (json_key_is(&key, "symbol"))
			e.name = walk_string(w->b, &value);
		else if (json_key_is(&key, "dso"))
			e.f.module = walk_string(w->b, &value);
	return profile_callsite(w->b, &e, parent);
}

static uint32_t
take_stack(struct perfjson *w, const struct json *j, const struct span *v)
{
	uint32_t leaf = NONE;
	struct span value;
	struct json in;
	size_t n = 0;

	if (walk_array(&in, j, v) == -1)
		return NONE;
	while (walk_element(&in, &value))
		if (n < LIMIT_STACK_DEPTH)
			w->frames[n++] = value;
		else
			warn_add(builder_warn(w->b), WARN_STACK,
			    reading_off(w->r, value.p));
	while (n-- > 0)
		leaf = take_frame(w, &in, &w->frames[n], leaf);
	return leaf;
}

/* Returns the thread of a sample; names it, and its process. */
static uint32_t
sample_thread(struct perfjson *w, const struct span *pid,
    const struct span *tid, const struct span *comm)
{
	uint32_t name = walk_string(w->b, comm), upid, track;
	int64_t p, t;

	if (walk_int(tid, &t) == -1)
		return builder_global_track(w->b);
	if (walk_int(pid, &p) == -1) {
		track = builder_tid(w->b, builder_int_ident(t));
	} else {
		upid = builder_process(w->b, builder_int_ident(p), w->r->file);
		track = builder_thread(w->b, upid, builder_int_ident(t));
		if (p == t && name != 0)
			builder_process_name(w->b, upid, name);
	}
	if (name != 0)
		builder_thread_name(w->b, track, name);
	return track;
}

static void
take_sample(struct perfjson *w, const struct json *j, const struct span *v)
{
	struct span key, value, pid, tid, comm, stack;
	int64_t ts = 0;
	int timed = 0;
	struct json in;
	int open = walk_object(&in, j, v) == 0;

	memset(&pid, 0, sizeof(pid));
	tid = comm = stack = pid;
	while (open && walk_member(&in, &key, &value))
		if (json_key_is(&key, "timestamp"))
			timed = walk_int(&value, &ts) == 0;
		else
			*(json_key_is(&key, "pid") ? &pid :
			    json_key_is(&key, "tid") ? &tid :
			    json_key_is(&key, "comm") ? &comm :
			    json_key_is(&key, "callchain") ? &stack :
			    &key) = value;
	if (!timed) {
		warn_add(builder_warn(w->b), WARN_SAMPLE,
		    reading_off(w->r, v->p));
		return;
	}
	builder_sample(w->b, sample_thread(w, &pid, &tid, &comm), ts,
	    take_stack(w, &in, &stack), 0, 1, reading_off(w->r, v->p));
	w->n++;
}

static void
take_headers(struct perfjson *w, const struct json *j, const struct span *v)
{
	struct span key, value;
	const char *p;
	struct json in;

	if (walk_object(&in, j, v) == -1)
		return;
	while (walk_member(&in, &key, &value)) {
		p = value.type == SPAN_STRING ? value.p - 1 : value.p;
		builder_metadata(w->b, walk_string(w->b, &key),
		    reading_off(w->r, p), value.len +
		    (value.type == SPAN_STRING ? 2 : 0));
	}
}

static struct builder *
perfjson_read(struct reading *r)
{
	struct perfjson *w = xcalloc(1, sizeof(*w));
	struct span key, value, sample;
	struct json j, in;
	struct builder *b;

	reading_wait(r);
	w->r = r;
	w->b = b = reading_builder(r, 1);
	walk_start(&j, r, r->data, r->data + r->len, builder_warn(b));
	j.ends = json_ends_new();
	json_blanks(&j);
	if (j.p < j.end && *j.p == '{') {
		json_open(&j);
		while (walk_member(&j, &key, &value))
			if (json_key_is(&key, "headers"))
				take_headers(w, &j, &value);
			else if (json_key_is(&key, "samples") &&
			    walk_array(&in, &j, &value) == 0)
				while (walk_element(&in, &sample))
					take_sample(w, &in, &sample);
	}
	json_ends_free(j.ends);
	reading_count(b, PERF_COUNT, PERF_HELP, w->n);
	r->understood = 1;
	free(w);
	return b;
}

static int
perfjson_sniff(const char *p, size_t n)
{
	static const char *const keys[] = { "linux-perf-json-version" };

	return walk_keys(p, n, keys, 1) == 1;
}

/* Reads the CPU of a sample again. */
static int
perfjson_sample(const struct input *g, uint64_t off, struct event_facts *f,
    struct arena *a)
{
	int64_t cpu;

	if (value_int64(value_get(walk_tree(g, off, a), "cpu"), &cpu) == -1 ||
	    cpu < 0 || cpu >= NONE)
		return -1;
	f->cpu = (uint32_t)cpu;
	f->has |= FACT_CPU;
	return 0;
}

static const struct event_source perfjson_events = {
	.sample = perfjson_sample,
	.value = walk_value_at,
	.raw = walk_raw,
	.blocks = prefilter_blocks,
};

const struct format perfjson_format = {
	.name = "perf-json",
	.help = "perf data convert --to-json",
	.sniff = perfjson_sniff,
	.read = perfjson_read,
	.events = &perfjson_events,
};
