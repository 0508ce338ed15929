/*
 * firefox: the reader of profiles of the Firefox profiler (ttv-formats(5),
 * FIREFOX PROFILES): what Firefox writes, with other processes inside, and what
 * the profiler's page and samply save.
 *
 * A document is walked for its members first: tables, strings and libraries may
 * stand behind the threads that need them, or be shared by all.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "firefox.h"

#define COUNT_SAMPLE	"a sample of a call stack"
#define COUNT_MARKER	"a marker of a thread"
#define COUNT_VALUE	"a value of a counter"
#define NS_A_MS		1e6
#define NS_DIGITS	6		/* of a millisecond */
#define NESTED		8		/* processes in processes */
/* Bytes of shared tables read again for threads, in lengths of the input. */
#define AGAIN		16

static const char *const table_names[FIREFOX_TABLES] = { "stackTable",
	"frameTable", "funcTable", "resourceTable", "sources" };

/* ---- what a profile says of itself ---- */

static void
add_category(struct firefox_profile *p, uint32_t name)
{
	p->categories = xgrow(p->categories, p->ncategories,
	    &p->categories_cap, sizeof(*p->categories));
	p->categories[p->ncategories++] = name;
}

static void
take_categories(struct firefox_profile *p, const struct span *list)
{
	struct span value, name;
	struct json in;

	if (walk_array(&in, &p->j, list) == -1)
		return;
	while (walk_element(&in, &value)) {
		name = walk_find(&in, &value, "name");
		add_category(p, walk_string(p->f->b, &name));
	}
}

/* Reads a library; those of the processed form have no addresses. */
static void
take_lib(struct firefox_profile *p, const struct json *j,
    const struct span *v)
{
	struct span key, value;
	struct firefox_lib *lib;
	uint32_t name = 0;
	struct json in;
	int64_t n;

	p->libs_v = xgrow(p->libs_v, p->nlibs, &p->libs_cap,
	    sizeof(*p->libs_v));
	lib = &p->libs_v[p->nlibs++];
	memset(lib, 0, sizeof(*lib));
	if (walk_object(&in, j, v) == -1)
		return;
	while (walk_member(&in, &key, &value))
		if (json_key_is(&key, "path"))
			lib->path = walk_string(p->f->b, &value);
		else if (json_key_is(&key, "name"))
			name = walk_string(p->f->b, &value);
		else if (walk_int(&value, &n) == 0)
			*(json_key_is(&key, "start") ? &lib->start :
			    json_key_is(&key, "end") ? &lib->end :
			    json_key_is(&key, "offset") ? &lib->offset :
			    &(uint64_t){ 0 }) = (uint64_t)n;
	if (lib->path == 0)
		lib->path = name;
}

static int
lib_order(const void *va, const void *vb)
{
	const struct firefox_lib *a = va, *b = vb;

	return COMPARE(a->start, b->start);
}

static void
take_libs(struct firefox_profile *p)
{
	struct span value;
	struct json in;

	if (walk_array(&in, &p->j, &p->libs) == -1)
		return;
	while (walk_element(&in, &value))
		take_lib(p, &in, &value);
	/* those of the processed form are named by their place */
	if (walk_find(&p->j, &p->meta, "preprocessedProfileVersion").type ==
	    SPAN_NONE)
		sort_stable(p->libs_v, p->nlibs, sizeof(*p->libs_v), lib_order);
}

/* Keeps the scalars of the first process as metadata, and its clocks. */
static void
take_facts(struct firefox_profile *p)
{
	struct firefox *f = p->f;
	struct span key, v;
	struct json in;
	int64_t ns;
	int quote;

	if (walk_object(&in, &p->j, &p->meta) == -1)
		return;
	while (walk_member(&in, &key, &v)) {
		if (v.type == SPAN_OBJECT || v.type == SPAN_ARRAY ||
		    v.type == SPAN_NULL || v.type == SPAN_NAN)
			continue;
		quote = v.type == SPAN_STRING;
		builder_metadata(f->b, walk_string(f->b, &key),
		    reading_off(f->r, v.p - quote), v.len + 2 * (size_t)quote);
		if (json_key_is(&key, "startTime") && f->start > 0)
			builder_clock_pair(f->b, 0, SYS_CLOCK_REALTIME,
			    f->start);
		else if (json_key_is(&key,
		    "startTimeAsClockMonotonicNanosecondsSinceBoot") &&
		    walk_int(&v, &ns) == 0)
			builder_clock_pair(f->b, 0, SYS_CLOCK_MONOTONIC, ns);
	}
}

static void
take_meta(struct firefox_profile *p, int first)
{
	struct firefox *f = p->f;
	struct span v = walk_find(&p->j, &p->meta, "startTime"), unit;
	int64_t start;

	if (walk_decimal(&v, NS_DIGITS, &start) == -1)
		start = 0;
	p->ns = NS_A_MS;
	v = walk_find(&p->j, &p->meta, "sampleUnits");
	unit = walk_find(&p->j, &v, "time");
	if (walk_is(&unit, "bytes")) {
		p->ns = 1;
		p->unit = walk_string(f->b, &unit);
	}
	if (first) {
		f->start = start;
		take_facts(p);
	} else if (start > 0)
		p->shift = start - f->start;
	v = walk_find(&p->j, &p->meta, "categories");
	take_categories(p, &v);
	v = walk_find(&p->j, &p->meta, "markerSchema");
	firefox_schema(p, &v);
}

/* ---- samples ---- */

/* Returns the string of the unit of weights; 0: they count samples. */
static uint32_t
weight_unit(struct firefox_profile *p, const struct span *table)
{
	struct span type = walk_find(&p->j, table, "weightType");

	if (walk_is(&type, "tracing-ms"))
		return builder_string(p->f->b, "milliseconds", 12);
	return walk_is(&type, "bytes") ? walk_string(p->f->b, &type) :
	    p->unit;
}

static void
take_samples(struct firefox_thread *t, const struct span *table,
    uint32_t track, uint32_t unit)
{
	enum { STACK, TIME, DELTA, WEIGHT, COLUMNS };
	static const char *const names[COLUMNS] = { "stack", "time",
	    "timeDeltas", "weight" };
	struct firefox *f = t->p->f;
	struct firefox_table v;
	double at = 0, time, weight;
	size_t i;

	firefox_table_read(f, &t->p->j, table, names, COLUMNS, &v);
	if (v.n > 0 && unit != 0)
		builder_sample_unit(f->b, track, unit);
	for (i = 0; i < v.n; i++) {
		time = firefox_cell(&v, TIME, i);
		if (v.v[TIME] == NULL || (isnan(time) && v.v[DELTA] != NULL))
			time = at += firefox_cell(&v, DELTA, i);
		f->nsamples++;
		if (isnan(time)) {
			firefox_warn(f, WARN_SAMPLE, v.off[i]);
			at = isnan(at) ? 0 : at;
			continue;
		}
		weight = firefox_cell(&v, WEIGHT, i);
		builder_sample(f->b, track, firefox_time(t->p, time),
		    firefox_stack(f, t->stacks, firefox_cell(&v, STACK, i),
		    v.off[i]), 0, isnan(weight) ? 1 : weight, v.off[i]);
	}
	firefox_table_free(&v);
}

/* Reads allocations that were sampled, on a track below the thread. */
static void
take_allocations(struct firefox_thread *t, const struct span *table,
    const char *name)
{
	struct track_def def = TRACK_DEF_INIT;
	struct builder *b = t->p->f->b;

	if (table->type != SPAN_OBJECT)
		return;
	def.parent = t->track;
	def.name = builder_string(b, name, strlen(name));
	take_samples(t, table, builder_track(b, &def),
	    builder_string(b, "bytes", 5));
}

/* ---- threads ---- */

static struct ident
id_of(struct firefox *f, const struct span *v, int64_t other)
{
	int64_t n;
	uint32_t s;

	if (walk_int(v, &n) == 0)
		return builder_int_ident(n);
	s = walk_string(f->b, v);
	return s == 0 ? builder_int_ident(other) : builder_text_ident(f->b,
	    builder_str(f->b, s), strlen(builder_str(f->b, s)));
}

/* Members of a thread beside its tables. */
struct thread_members {
	struct span	 name, process, label, pid, tid, samples, markers,
			 strings, js, native;
};

static void
thread_members(struct firefox_thread *t, const struct json *j,
    const struct span *v, struct thread_members *m)
{
	struct { const char *name; struct span *to; } const rows[] = {
		{ "name", &m->name }, { "processName", &m->process },
		{ "eTLD+1", &m->label }, { "pid", &m->pid },
		{ "tid", &m->tid }, { "samples", &m->samples },
		{ "markers", &m->markers }, { "stringTable", &m->strings },
		{ "stringArray", &m->strings },
		{ "jsAllocations", &m->js },
		{ "nativeAllocations", &m->native },
	};
	struct span key, value;
	struct json in;
	size_t i;

	memset(m, 0, sizeof(*m));
	if (walk_object(&in, j, v) == -1)
		return;
	while (walk_member(&in, &key, &value)) {
		for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
			if (json_key_is(&key, rows[i].name))
				*rows[i].to = value;
		for (i = 0; i < FIREFOX_TABLES; i++)
			if (json_key_is(&key, table_names[i]))
				t->tables[i] = value;
	}
}

/* Makes the process and thread, with their names. */
static void
thread_names(struct firefox_thread *t, const struct thread_members *m,
    size_t i)
{
	struct firefox_profile *p = t->p;
	struct builder *b = p->f->b;
	uint32_t name;

	t->upid = builder_process(b, id_of(p->f, &m->pid, 0), p->f->r->file);
	t->track = builder_thread(b, t->upid, id_of(p->f, &m->tid,
	    (int64_t)i));
	if (p->upid == NONE)
		p->upid = t->upid;
	if ((name = walk_string(b, &m->process)) != 0)
		builder_process_name(b, t->upid, name);
	if ((name = walk_string(b, &m->label)) != 0)
		builder_process_labels(b, t->upid, name);
	if ((name = walk_string(b, &m->name)) != 0)
		builder_thread_name(b, t->track, name);
}

/* Finds the strings and stacks of a thread, of its own or shared ones. */
static void
thread_tables(struct firefox_thread *t, const struct thread_members *m)
{
	struct firefox_profile *p = t->p;
	struct firefox *f = p->f;
	size_t i, own = 0;

	t->strings = &p->strings;
	t->stacks = &p->stacks;
	if (m->strings.type == SPAN_ARRAY) {
		firefox_strings_read(f, &p->j, &m->strings, &t->own);
		t->strings = &t->own;
		own = FIREFOX_TABLES;
	}
	for (i = 0; i < FIREFOX_TABLES; i++)
		if (t->tables[i].type == SPAN_OBJECT)
			own++;
		else {
			t->tables[i] = p->tables[i];
			f->again += p->tables[i].len;
		}
	if (own == 0)
		return;
	if (f->again / AGAIN > f->r->len) {
		firefox_warn(f, WARN_GAVE_UP, t->from);
		return;
	}
	firefox_stacks_make(p, t->strings, t->tables, &t->own_stacks);
	t->stacks = &t->own_stacks;
}

static void
take_thread(struct firefox_profile *p, const struct json *j,
    const struct span *v, size_t i)
{
	struct firefox_thread t = { .p = p };
	struct firefox_state *s = p->f->state;
	struct thread_members m;

	t.from = reading_off(p->f->r, v->p);
	thread_members(&t, j, v, &m);
	thread_names(&t, &m, i);
	thread_tables(&t, &m);
	s->parts = xgrow(s->parts, s->nparts, &p->f->parts_cap,
	    sizeof(*s->parts));
	s->parts[s->nparts++] = (struct firefox_part){ t.from,
	    t.from + v->len, t.strings->first, t.strings->n };
	take_samples(&t, &m.samples, t.track, weight_unit(p, &m.samples));
	firefox_markers(&t, &m.markers);
	take_allocations(&t, &m.js, "JS allocations");
	take_allocations(&t, &m.native, "native allocations");
	firefox_strings_free(&t.own);
	free(t.own_stacks.callsite);
}

static void
take_threads(struct firefox_profile *p)
{
	struct span value;
	struct json in;
	size_t i;

	if (walk_array(&in, &p->j, &p->threads) == -1)
		return;
	for (i = 0; walk_element(&in, &value); i++)
		if (value.type == SPAN_OBJECT)
			take_thread(p, &in, &value, i);
		else
			firefox_warn(p->f, WARN_NOT_OBJECT,
			    reading_off(p->f->r, value.p));
}

/* ---- counters and pauses ---- */

/* Reads the changes of a counter of a process. */
static void
counter_values(struct firefox_profile *p, const struct span *table,
    uint32_t series)
{
	enum { TIME, DELTA, COUNT, COLUMNS };
	static const char *const names[COLUMNS] = { "time", "timeDeltas",
	    "count" };
	struct firefox_table v;
	double at = 0, sum = 0, time, count;
	size_t i;

	firefox_table_read(p->f, &p->j, table, names, COLUMNS, &v);
	for (i = 0; i < v.n; i++) {
		time = v.v[TIME] != NULL ? firefox_cell(&v, TIME, i) :
		    at + firefox_cell(&v, DELTA, i);
		count = firefox_cell(&v, COUNT, i);
		p->f->nvalues++;
		if (isnan(time) || isnan(count)) {
			firefox_warn(p->f, WARN_COUNTER_VALUE, v.off[i]);
			continue;
		}
		at = time;
		sum += count;
		builder_counter_value(p->f->b, series, firefox_time(p, time),
		    sum);
	}
	firefox_table_free(&v);
}

static void
take_counter(struct firefox_profile *p, const struct json *j,
    const struct span *v)
{
	struct track_def def = TRACK_DEF_INIT;
	struct span name = walk_find(j, v, "name"), table, groups, unit;
	struct span pid = walk_find(j, v, "pid");
	struct builder *b = p->f->b;
	struct json in;

	def.type = TRACK_COUNTER;
	def.name = walk_string(b, &name);
	def.upid = pid.type != SPAN_NONE && pid.type != SPAN_NULL ?
	    builder_process(b, id_of(p->f, &pid, 0), p->f->r->file) : p->upid;
	unit = walk_find(j, v, "unit");
	def.unit = unit.type != SPAN_NONE ? walk_string(b, &unit) :
	    walk_is(&name, "malloc") ? builder_string(b, "bytes", 5) : 0;
	unit = walk_find(j, v, "description");
	def.description = walk_string(b, &unit);
	table = walk_find(j, v, "samples");
	groups = walk_find(j, v, "sample_groups");
	if (walk_array(&in, j, &groups) == 0 && walk_element(&in, &groups))
		table = walk_find(&in, &groups, "samples");
	if (table.type == SPAN_OBJECT)
		counter_values(p, &table, builder_series(b,
		    builder_track(b, &def), 0));
}

static void
take_counters(struct firefox_profile *p)
{
	struct span value;
	struct json in;

	if (walk_array(&in, &p->j, &p->counters) == -1)
		return;
	while (walk_element(&in, &value))
		take_counter(p, &in, &value);
}

/* Shows when the profiler did not run. */
static void
take_pauses(struct firefox_profile *p)
{
	struct builder *b = p->f->b;
	struct span value, from, to;
	struct json in;
	double start, end;
	uint32_t track;

	if (p->upid == NONE || walk_array(&in, &p->j, &p->paused) == -1)
		return;
	track = builder_process_track(b, p->upid);
	while (walk_element(&in, &value)) {
		from = walk_find(&in, &value, "startTime");
		to = walk_find(&in, &value, "endTime");
		if (walk_double(&from, &start) == -1)
			start = 0;		/* before it began */
		builder_complete(b, track, firefox_time(p, start),
		    walk_double(&to, &end) == -1 || end < start ? DUR_OPEN :
		    firefox_time(p, end) - firefox_time(p, start),
		    builder_kind(b, builder_string(b, "Paused", 6), 0, 0),
		    reading_off(p->f->r, value.p));
	}
}

/* ---- profiles ---- */

static void
take_shared(struct firefox_profile *p)
{
	struct span strings = walk_find(&p->j, &p->shared, "stringArray");
	size_t i;

	if (p->shared.type != SPAN_OBJECT)
		return;
	firefox_strings_read(p->f, &p->j, &strings, &p->strings);
	for (i = 0; i < FIREFOX_TABLES; i++)
		p->tables[i] = walk_find(&p->j, &p->shared, table_names[i]);
	firefox_stacks_make(p, &p->strings, p->tables, &p->stacks);
}

static void
profile_members(struct firefox_profile *p, const struct span *v)
{
	struct { const char *name; struct span *to; } const rows[] = {
		{ "meta", &p->meta }, { "libs", &p->libs },
		{ "threads", &p->threads }, { "counters", &p->counters },
		{ "processes", &p->processes },
		{ "pausedRanges", &p->paused }, { "shared", &p->shared },
	};
	struct span key, value;
	struct json in;
	size_t i;

	if (walk_object(&in, &p->j, v) == -1)
		return;
	while (walk_member(&in, &key, &value))
		for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
			if (json_key_is(&key, rows[i].name))
				*rows[i].to = value;
}

static void
take_profile(struct firefox *f, const struct json *j, const struct span *v,
    int depth)
{
	struct firefox_profile p = { .f = f, .j = *j, .upid = NONE };
	struct span value;
	struct json in;

	if (depth == NESTED || v->type != SPAN_OBJECT) {
		firefox_warn(f, depth == NESTED ? WARN_DEPTH :
		    WARN_NOT_OBJECT, reading_off(f->r, v->p));
		return;
	}
	profile_members(&p, v);
	take_meta(&p, depth == 0);
	take_libs(&p);
	take_shared(&p);
	take_threads(&p);
	take_counters(&p);
	take_pauses(&p);
	firefox_strings_free(&p.strings);
	free(p.stacks.callsite);
	free(p.categories);
	free(p.flows);
	free(p.libs_v);
	if (walk_array(&in, j, &p.processes) == 0)
		while (walk_element(&in, &value))
			take_profile(f, &in, &value, depth + 1);
}

static int
part_order(const void *va, const void *vb)
{
	const struct firefox_part *a = va, *b = vb;

	return COMPARE(a->from, b->from);
}

static struct builder *
firefox_read(struct reading *r)
{
	struct firefox f;
	struct span document;
	struct json j;

	memset(&f, 0, sizeof(f));
	reading_wait(r);
	f.r = r;
	f.b = reading_builder(r, 1);
	r->state = f.state = xcalloc(1, sizeof(*f.state));
	builder_clock(f.b, SYS_CLOCK_START);
	builder_open_ends(f.b);
	walk_start(&j, r, r->data, r->data + r->len, builder_warn(f.b));
	j.ends = json_ends_new();
	if (walk_value(&j, JSON_ANY, &document))
		take_profile(&f, &j, &document, 0);
	json_ends_free(j.ends);
	firefox_flows(&f);
	sort_any(f.state->parts, f.state->nparts, sizeof(*f.state->parts),
	    part_order);
	reading_count(f.b, "sample", COUNT_SAMPLE, f.nsamples);
	reading_count(f.b, "marker", COUNT_MARKER, f.nmarkers);
	if (f.nvalues > 0)
		reading_count(f.b, "value", COUNT_VALUE, f.nvalues);
	idtab_free(&f.track_ids);
	free(f.tracks);
	r->understood = 1;
	return f.b;
}

/* Whether the object of a profile's `meta` says that it is one. */
static int
is_meta(const struct json *j, const struct span *meta)
{
	static const char *const said[] = { "interval", "processType",
	    "preprocessedProfileVersion" };
	size_t i;

	for (i = 0; i < sizeof(said) / sizeof(said[0]); i++)
		if (walk_find(j, meta, said[i]).type != SPAN_NONE)
			return 1;
	return 0;
}

static int
firefox_sniff(const char *p, size_t n)
{
	static const char *const keys[] = { "libs", "threads", "meta" };
	unsigned found = walk_keys(p, n, keys, 3);
	struct reading r = { .data = p, .len = n };
	struct span document, meta;
	struct json j;

	if ((found & 3) == 3)
		return 1;
	if ((found & 4) == 0)
		return 0;
	walk_start(&j, &r, p, p + n, NULL);
	if (!walk_value(&j, JSON_ANY, &document))
		return 0;
	meta = walk_find(&j, &document, "meta");
	return is_meta(&j, &meta);
}

const struct format firefox_format = {
	.name = "firefox",
	.help = "Firefox profile (raw or processed), samply",
	.sniff = firefox_sniff,
	.read = firefox_read,
	.events = &firefox_events,
	.words = { .profiler = "gecko" },
};
