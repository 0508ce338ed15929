/*
 * simpleperf: the reader of what `simpleperf report-sample --protobuf` writes
 * (ttv-formats(5), SIMPLEPERF): records with their sizes before them.  Files
 * and threads stand behind the samples that name them, so there are two passes.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "simpleperf.h"
#include "ttv/limit.h"
#include "ttv/wire.h"
#include "ttv/xmalloc.h"

#define MAGIC		"SIMPLEPERF\x01"	/* and the 0 behind it */
#define EVENTS_MOST	64		/* types of events that are named */

enum { RECORD_SAMPLE = 1, RECORD_LOST = 2, RECORD_FILE = 3, RECORD_THREAD = 4,
	RECORD_META = 5, RECORD_SWITCH = 6 };
enum { SAMPLE_TIME = 1, SAMPLE_THREAD = 2, SAMPLE_CHAIN = 3, SAMPLE_COUNT = 4,
	SAMPLE_TYPE = 5, SAMPLE_FIELDS };
enum { ENTRY_ADDRESS = 1, ENTRY_FILE = 2, ENTRY_SYMBOL = 3, ENTRY_KIND = 4,
	ENTRY_FIELDS };
enum { FILE_ID = 1, FILE_PATH = 2, FILE_SYMBOL = 3 };
enum { THREAD_ID = 1, THREAD_PROCESS = 2, THREAD_NAME = 3, THREAD_FIELDS };
enum { META_EVENT = 1, META_PACKAGE = 2, META_APP = 3, META_SDK = 4,
	META_BUILD = 5, META_OFFCPU = 6, META_FIELDS };
enum { SWITCH_ON = 1, SWITCH_TIME = 2, SWITCH_THREAD = 3, SWITCH_FIELDS };

/* A file that has functions. */
struct mapped {
	uint32_t	 path;
	size_t		 first, n;	/* of the symbols */
};

struct simpleperf {
	struct reading	*r;
	struct builder	*b;
	struct simpleperf_threads threads;
	uint32_t	 events[EVENTS_MOST];
	size_t		 nevents;
	struct idtab	 file_ids;
	struct mapped	*files;
	size_t		 files_cap;
	struct pf_span	*symbols;
	size_t		 nsymbols, symbols_cap;
	uint64_t	 nsamples;
	/* the newest, of the leaf first */
	struct profile_entry chain[LIMIT_STACK_DEPTH];
};

static uint64_t
simpleperf_off(const struct simpleperf *s, const uint8_t *p)
{
	return reading_off(s->r, (const char *)p);
}

static void
simpleperf_warn(struct simpleperf *s, enum warn_code code, const uint8_t *p)
{
	warn_add(builder_warn(s->b), code, simpleperf_off(s, p));
}

/* Returns the numbers of a message by the numbers of its fields. */
static void
numbers(const struct pf_span *m, uint64_t *u, uint32_t n)
{
	struct pf_cursor c;
	struct pf_field f;

	memset(u, 0, n * sizeof(*u));
	pf_open(&c, m);
	while (pf_next(&c, &f))
		if (f.type == PF_VARINT && f.number < n)
			u[f.number] = f.u;
}

static uint32_t
text(struct simpleperf *s, const struct pf_span *v)
{
	return profile_string(s->b, (const char *)v->p, v->len);
}

/* ---- what the samples name ---- */

static void
take_file(struct simpleperf *s, const struct pf_span *m)
{
	struct mapped file = { 0, s->nsymbols, 0 };
	struct idkey id = {{ 0 }};
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;
	int added;

	pf_open(&c, m);
	while (pf_next(&c, &f))
		if (f.number == FILE_ID && f.type == PF_VARINT)
			id.w[0] = f.u;
		else if (f.number == FILE_PATH && f.type == PF_BYTES)
			file.path = text(s, &f.s);
		else if (f.number == FILE_SYMBOL && f.type == PF_BYTES) {
			s->symbols = xgrow(s->symbols, s->nsymbols,
			    &s->symbols_cap, sizeof(*s->symbols));
			s->symbols[s->nsymbols++] = f.s;
			file.n++;
		}
	i = idtab_add(&s->file_ids, &id, &added);
	if (added)
		s->files = xgrow(s->files, i, &s->files_cap,
		    sizeof(*s->files));
	s->files[i] = file;
}

static void
take_thread(struct simpleperf *s, const struct pf_span *m)
{
	uint64_t u[THREAD_FIELDS];
	struct pf_cursor c;
	struct pf_field f;
	uint32_t name = 0, track, upid;

	numbers(m, u, THREAD_FIELDS);
	pf_open(&c, m);
	while (pf_next(&c, &f))
		if (f.number == THREAD_NAME && f.type == PF_BYTES)
			name = text(s, &f.s);
	track = simpleperf_track(&s->threads, (int64_t)u[THREAD_ID]);
	upid = builder_process(s->b, builder_int_ident(
	    (int64_t)u[THREAD_PROCESS]), s->r->file);
	builder_tid_process(s->b, track, upid);
	if (name == 0)
		return;
	builder_thread_name(s->b, track, name);
	if (u[THREAD_ID] == u[THREAD_PROCESS])
		builder_process_name(s->b, upid, name);
}

static void
take_meta(struct simpleperf *s, const struct pf_span *m)
{
	static const char *const names[META_FIELDS] = {
		[META_PACKAGE] = "app_package_name", [META_APP] = "app_type",
		[META_SDK] = "android_sdk_version",
		[META_BUILD] = "android_build_type",
		[META_OFFCPU] = "trace_offcpu",
	};
	struct pf_cursor c;
	struct pf_field f;
	const uint8_t *at;

	pf_open(&c, m);
	for (at = c.p; pf_next(&c, &f); at = c.p)
		if (f.number == META_EVENT && f.type == PF_BYTES) {
			if (s->nevents < EVENTS_MOST)
				s->events[s->nevents++] = text(s, &f.s);
			else
				simpleperf_warn(s, WARN_SAMPLE_KIND, at);
		} else if (f.number < META_FIELDS && names[f.number] != NULL)
			builder_metadata(s->b, builder_string(s->b,
			    names[f.number], strlen(names[f.number])),
			    simpleperf_off(s, at), 1);
}

/* ---- samples ---- */

/* Reads an entry of a stack; what it names may not be there. */
static void
take_entry(struct simpleperf *s, const struct pf_span *m,
    struct profile_entry *e, const uint8_t *at)
{
	static const char *const kinds[] = { "", "interpreted", "jit", "art" };
	struct idkey id = {{ 0 }};
	uint64_t u[ENTRY_FIELDS];
	const struct mapped *file;
	uint32_t i;

	numbers(m, u, ENTRY_FIELDS);
	memset(e, 0, sizeof(*e));
	e->f.address = e->place = u[ENTRY_ADDRESS];
	e->f.has_address = 1;
	if (u[ENTRY_KIND] > 0 && u[ENTRY_KIND] < sizeof(kinds) /
	    sizeof(kinds[0]))
		e->f.category = builder_string(s->b, kinds[u[ENTRY_KIND]],
		    strlen(kinds[u[ENTRY_KIND]]));
	id.w[0] = u[ENTRY_FILE];
	if ((i = idtab_find(&s->file_ids, &id)) == UINT32_MAX) {
		simpleperf_warn(s, WARN_STACK, at);
		return;
	}
	file = &s->files[i];
	e->f.module = file->path;
	e->has_place = 1;
	e->place_is = FRAME_PLACE_ADDRESS;
	if ((int32_t)u[ENTRY_SYMBOL] == -1)
		return;
	if (u[ENTRY_SYMBOL] >= file->n)
		simpleperf_warn(s, WARN_STACK, at);
	else
		e->name = text(s, &s->symbols[file->first + u[ENTRY_SYMBOL]]);
}

static void
record_sample(struct simpleperf *s, const struct pf_span *m)
{
	uint64_t u[SAMPLE_FIELDS];
	uint32_t leaf = NONE;
	struct pf_cursor c;
	struct pf_field f;
	size_t n = 0;

	s->nsamples++;
	numbers(m, u, SAMPLE_FIELDS);
	pf_open(&c, m);
	while (pf_next(&c, &f)) {
		if (f.number != SAMPLE_CHAIN || f.type != PF_BYTES)
			continue;
		if (n < LIMIT_STACK_DEPTH)
			take_entry(s, &f.s, &s->chain[n++], m->p);
		else
			simpleperf_warn(s, WARN_STACK, m->p);
	}
	while (n-- > 0)
		leaf = profile_callsite(s->b, &s->chain[n], leaf);
	if (u[SAMPLE_TYPE] >= s->nevents)
		simpleperf_warn(s, WARN_SAMPLE_KIND, m->p);
	if (u[SAMPLE_TIME] > INT64_MAX) {
		simpleperf_warn(s, WARN_SAMPLE, m->p);
		return;
	}
	builder_sample(s->b, simpleperf_track(&s->threads,
	    (int32_t)u[SAMPLE_THREAD]), (int64_t)u[SAMPLE_TIME], leaf,
	    u[SAMPLE_TYPE] < s->nevents ? s->events[u[SAMPLE_TYPE]] : 0,
	    (double)u[SAMPLE_COUNT], simpleperf_off(s, m->p));
}

static void
take_switch(struct simpleperf *s, const struct pf_span *m)
{
	uint64_t u[SWITCH_FIELDS];

	numbers(m, u, SWITCH_FIELDS);
	if (u[SWITCH_TIME] > INT64_MAX)
		simpleperf_warn(s, WARN_NO_TS, m->p);
	else
		simpleperf_switch(&s->threads, (int32_t)u[SWITCH_THREAD],
		    u[SWITCH_ON] != 0, (int64_t)u[SWITCH_TIME],
		    simpleperf_off(s, m->p));
}

static void
take_lost(struct simpleperf *s, const struct pf_span *m)
{
	uint64_t u[3];

	numbers(m, u, 3);
	if (u[2] > 0)
		warn_addn(builder_warn(s->b), WARN_LOST_EVENTS,
		    simpleperf_off(s, m->p), u[2]);
}

/* ---- records ---- */

/* Takes what a record says, in the pass that it is for. */
static void
take_record(struct simpleperf *s, const struct pf_span *m, int pass)
{
	struct pf_cursor c;
	struct pf_field f;

	pf_open(&c, m);
	while (pf_next(&c, &f)) {
		if (f.type != PF_BYTES)
			continue;
		switch (f.number) {
		case RECORD_FILE:
			if (pass == 0)
				take_file(s, &f.s);
			break;
		case RECORD_THREAD:
			if (pass == 0)
				take_thread(s, &f.s);
			break;
		case RECORD_META:
			if (pass == 0)
				take_meta(s, &f.s);
			break;
		case RECORD_SAMPLE:
			if (pass == 1)
				record_sample(s, &f.s);
			break;
		case RECORD_SWITCH:
			if (pass == 1)
				take_switch(s, &f.s);
			break;
		case RECORD_LOST:
			if (pass == 1)
				take_lost(s, &f.s);
			break;
		}
	}
	if (c.broken && pass == 1)
		simpleperf_warn(s, WARN_RECORD, m->p);
}

/* Goes through the records up to the size 0. */
static void
take_records(struct simpleperf *s, int pass)
{
	const uint8_t *p = (const uint8_t *)s->r->data, *end = p + s->r->len;
	const uint8_t *at;
	struct pf_span m;
	uint32_t n;

	for (p += sizeof(MAGIC);; p += n) {
		at = p;
		if (end - p < 4)
			break;
		n = (uint32_t)p[0] | (uint32_t)p[1] << 8 |
		    (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
		p += 4;
		if (n == 0)
			return;
		if ((size_t)(end - p) < n)
			break;
		m.p = p;
		m.len = n;
		take_record(s, &m, pass);
	}
	if (pass == 1)
		simpleperf_warn(s, WARN_TRUNCATED, at);
}

static struct builder *
simpleperf_read(struct reading *r)
{
	struct simpleperf *s = xcalloc(1, sizeof(*s));
	struct builder *b;

	reading_wait(r);
	s->r = r;
	s->b = s->threads.b = b = reading_builder(r, 1);
	builder_clock(b, SYS_CLOCK_MONOTONIC);
	builder_open_ends(b);
	take_records(s, 0);
	take_records(s, 1);
	reading_count(b, SIMPLEPERF_COUNT, SIMPLEPERF_HELP, s->nsamples);
	simpleperf_threads_end(&s->threads);
	idtab_free(&s->file_ids);
	free(s->files);
	free(s->symbols);
	free(s);
	r->understood = 1;
	return b;
}

static int
simpleperf_sniff(const char *p, size_t n)
{
	return n >= sizeof(MAGIC) && memcmp(p, MAGIC, sizeof(MAGIC)) == 0;
}

const struct format simpleperf_format = {
	.name = "simpleperf",
	.help = "simpleperf report-sample --protobuf",
	.sniff = simpleperf_sniff,
	.read = simpleperf_read,
	.events = &simpleperf_events,
	.words = { .profiler = "simpleperf" },
};
