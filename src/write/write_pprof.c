/*
 * write_pprof: the samples of a trace as a profile of pprof, profile.proto.
 *
 * - A type of samples is a name and a unit; of an event of perf that counts ns
 *   "cpu" and "nanoseconds", of another one its name and "count".  Samples of a
 *   profile without times that are of one place in the file are one sample with
 *   several values and its labels; samples with times are summed up by stack
 *   and thread, and the thread and the process are labels.  Where these say no
 *   weight, the time from each to the next is a type of its own, "sampled".
 * - A location is an entry of a stack with what is inlined in it; locations,
 *   functions and mappings are numbered from 1 in the order of appearance.
 * - The strings stand last, as Go writes them.
 *
 * Memory: 8 bytes a value, of stacks and samples of different keys.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/idtab.h"
#include "ttv/pprof_field.h"
#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/value.h"
#include "ttv/weight.h"
#include "ttv/xmalloc.h"
#include "pb.h"
#include "write_int.h"
#include "write_pprof.h"

#define LINES_MOST	64		/* of a location, as the reader has */
#define TYPES_MOST	64		/* of weights: each sample has a value
					 * of each of them */
#define CPU		"cpu"		/* a type that tools know: a clock */

struct wpprof {
	struct write	 w;
	struct strtab	*strings;	/* of the profile */
	struct idtab	 types;		/* name, unit: strings of the trace; 1:
					 * the time from one to the next */
	uint8_t		*periods;	/* by type: not each sample weighs 1 */
	size_t		 nperiods, periods_cap;
	struct idtab	 functions;	/* name, system name, file */
	struct idtab	 mappings;	/* module */
	struct idtab	 entries;	/* function, frame, place, inlined */
	struct idtab	 locations;	/* entry, location that it is in, and
					 * the frame of the outermost one */
	uint32_t	*location;	/* by callsite: number + 1, or 0 */
	struct idtab	 keys;		/* stack, thread, place in the file */
	double		*values;	/* by key and type */
	int		*decimals;	/* by type, that are kept */
	uint32_t	*first;		/* by key: a sample */
	size_t		 values_cap, first_cap;
	uint64_t	 fractions, left_out;
};

/* Returns the number of a text in the profile. */
static uint64_t
wpprof_string(struct wpprof *p, const char *s, size_t n)
{
	return n == 0 ? 0 : strtab_add(p->strings, s, n);
}

static uint64_t
word_of(struct wpprof *p, const char *s)
{
	return wpprof_string(p, s, strlen(s));
}

/* Returns the number of a string of the trace in the profile. */
static uint64_t
string_of(struct wpprof *p, uint32_t string)
{
	const struct strtab *s = p->w.t->strings;

	return string == 0 ? 0 : wpprof_string(p, strtab_str(s, string),
	    strtab_len(s, string));
}

/* ---- stacks ---- */

/* Whether an entry is inlined in its caller, of whose location it is. */
static int
is_inlined(const struct trace *t, const struct callsite *c)
{
	return c->parent != NONE && c->frame != 0 &&
	    t->frames[c->frame].inlined;
}

/*
 * Returns the number of the location of a callsite; *outer is set to the entry
 * that the others are inlined in, at most LINES_MOST of them.
 */
static uint32_t
location_of(struct wpprof *p, uint32_t callsite, uint32_t *outer)
{
	const struct trace *t = p->w.t;
	const struct callsite *c = &t->callsites[callsite];
	const struct frame *f;
	uint32_t run[LINES_MOST], file, line, column, id, in = NONE;
	uint32_t outermost = 0;
	size_t n = 0;

	for (run[n++] = callsite; n < LINES_MOST && is_inlined(t, c);
	    c = &t->callsites[c->parent])
		run[n++] = c->parent;
	*outer = run[n - 1];
	if (p->location[callsite] != 0)
		return p->location[callsite] - 1;
	while (n > 0) {
		c = &t->callsites[run[--n]];
		f = c->frame == 0 ? NULL : &t->frames[c->frame];
		file = f != NULL ? f->file : c->cat;
		write_place(t, c, &line, &column);
		id = idtab_add(&p->functions, &(struct idkey){{ c->name,
		    f != NULL && f->system_name != 0 ? f->system_name :
		    c->name, file, 0 }}, NULL);
		id = idtab_add(&p->entries, &(struct idkey){{ id, c->frame,
		    (uint64_t)line << 32 | column, 0 }}, NULL);
		/* where an entry stands in the program is what its outermost
		 * one says, which is no copy of a function */
		outermost = in == NONE ? c->frame : outermost;
		in = idtab_add(&p->locations, &(struct idkey){{ id, in,
		    outermost, 0 }}, NULL);
	}
	p->location[callsite] = in + 1;
	return in;
}

/* Writes the entry of a location, and those that it is inlined in. */
static void
put_lines(struct wpprof *p, uint32_t location)
{
	const struct idkey *k, *e;
	size_t line;

	for (; location != NONE; location = (uint32_t)k->w[1]) {
		k = &p->locations.keys[location];
		e = &p->entries.keys[k->w[0]];
		line = pb_open(p->w.b, LOCATION_LINE);
		pb_uint(p->w.b, LINE_FUNCTION, e->w[0] + 1);
		pb_uint(p->w.b, LINE_LINE, e->w[2] >> 32);
		pb_uint(p->w.b, LINE_COLUMN, (uint32_t)e->w[2]);
		pb_close(p->w.b, line);
	}
}

static void
put_locations(struct wpprof *p)
{
	const struct idkey *k;
	const struct frame *f;
	uint32_t i;
	size_t at;

	for (i = 0; i < p->locations.n && write_more(&p->w); i++) {
		k = &p->locations.keys[i];
		f = k->w[2] == 0 ? NULL : &p->w.t->frames[k->w[2]];
		at = pb_open(p->w.b, PPROF_LOCATION);
		pb_uint(p->w.b, LOCATION_ID, i + 1);
		if (f != NULL && f->module != 0)
			pb_uint(p->w.b, LOCATION_MAPPING, idtab_add(
			    &p->mappings, &(struct idkey){{ f->module, 0, 0,
			    0 }}, NULL) + 1);
		if (f != NULL && f->has_address)
			pb_uint(p->w.b, LOCATION_ADDRESS, f->address);
		put_lines(p, i);
		pb_close(p->w.b, at);
	}
}

static void
put_functions(struct wpprof *p)
{
	const struct idkey *k;
	uint32_t i;
	size_t at;

	for (i = 0; i < p->functions.n && write_more(&p->w); i++) {
		k = &p->functions.keys[i];
		at = pb_open(p->w.b, PPROF_FUNCTION);
		pb_uint(p->w.b, FUNCTION_ID, i + 1);
		pb_uint(p->w.b, FUNCTION_NAME, string_of(p,
		    (uint32_t)k->w[0]));
		pb_uint(p->w.b, FUNCTION_SYSTEM_NAME, string_of(p,
		    (uint32_t)k->w[1]));
		pb_uint(p->w.b, FUNCTION_FILE, string_of(p,
		    (uint32_t)k->w[2]));
		pb_close(p->w.b, at);
	}
}

static void
put_mappings(struct wpprof *p)
{
	uint32_t i, field;
	size_t at;

	for (i = 0; i < p->mappings.n; i++) {
		at = pb_open(p->w.b, PPROF_MAPPING);
		pb_uint(p->w.b, MAPPING_ID, i + 1);
		pb_uint(p->w.b, MAPPING_FILE, string_of(p,
		    (uint32_t)p->mappings.keys[i].w[0]));
		for (field = MAPPING_HAS_FUNCTIONS;
		    field <= MAPPING_HAS_INLINES; field++)
			pb_uint(p->w.b, field, 1);
		pb_close(p->w.b, at);
	}
}

/* ---- samples ---- */

/*
 * Whether the samples of a track have no times: their weights are the axis.
 * Those of one event of several have the event for their unit.
 */
static int
is_timeless(const struct wpprof *p, uint32_t track)
{
	return p->w.t->tracks[track].unit != 0 &&
	    trace_sample_event(p->w.t, track) == 0;
}

/* Returns the type of a sample's weight; NONE: it is beyond TYPES_MOST. */
static uint32_t
type_of(struct wpprof *p, uint32_t track, const struct sample *s)
{
	struct idkey key = {{ s->name, is_timeless(p, track) ?
	    p->w.t->tracks[track].unit : 0, 0, 0 }};

	return p->types.n < TYPES_MOST ? idtab_add(&p->types, &key, NULL) :
	    idtab_find(&p->types, &key);
}

/*
 * Returns the type of the time from one sample to the next, where the weights
 * of a type say nothing; or NONE.
 */
static uint32_t
sampled_type(const struct wpprof *p, uint32_t track, uint32_t type,
    const struct sample *s)
{
	return is_timeless(p, track) || p->periods[type] ? NONE : idtab_find(
	    &p->types, &(struct idkey){{ s->name, 0, 1, 0 }});
}

/*
 * Finds the types: there are as many values of each sample.  Tools show the
 * last one, where the file names none.
 */
static void
find_types(struct wpprof *p)
{
	const struct trace *t = p->w.t;
	const struct sample *s;
	struct cut_walk w;
	uint32_t type;

	for (w = cut_walk(p->w.cut, ENTITY_SAMPLE); cut_next(&w); ) {
		s = &t->samples[w.id];
		if ((type = type_of(p, w.track, s)) == NONE) {
			p->left_out++;
			continue;
		}
		while (p->periods_cap <= type)
			p->periods = xgrow(p->periods, p->periods_cap,
			    &p->periods_cap, 1);
		if (type >= p->nperiods)
			p->periods[p->nperiods++] = 0;
		p->periods[type] |= s->weight != 1;
	}
	for (w = cut_walk(p->w.cut, ENTITY_SAMPLE); cut_next(&w); ) {
		s = &t->samples[w.id];
		type = type_of(p, w.track, s);
		if (!is_timeless(p, w.track) && type != NONE &&
		    !p->periods[type] &&
		    trace_sample_end(t, &t->tracks[w.track], w.id) > s->ts)
			idtab_add(&p->types, &(struct idkey){{ s->name, 0, 1,
			    0 }}, NULL);
	}
	p->periods = xreallocarray(p->periods, (size_t)p->types.n + 1, 1);
	memset(p->periods + p->nperiods, 0, p->types.n - p->nperiods);
}

static void
sum_sample(struct wpprof *p, uint32_t track, uint32_t i)
{
	const struct sample *s = &p->w.t->samples[i];
	struct idkey key = {{ s->callsite, 0, 0, 0 }};
	uint32_t ntypes = p->types.n, at, type = type_of(p, track, s);
	const struct trace *t = p->w.t;
	double *v;
	int added;

	if (type == NONE)
		return;
	if (is_timeless(p, track))
		key.w[1] = s->off;
	else {
		key.w[1] = p->w.t->tracks[track].utid;
		key.w[2] = 1;
	}
	at = idtab_add(&p->keys, &key, &added);
	if (added) {
		p->first = xgrow(p->first, at, &p->first_cap,
		    sizeof(*p->first));
		p->first[at] = i;
		while (p->values_cap / ntypes <= at)
			p->values = xgrow(p->values, p->values_cap,
			    &p->values_cap, sizeof(*p->values));
		memset(&p->values[(size_t)at * ntypes], 0,
		    ntypes * sizeof(*p->values));
	}
	v = &p->values[(size_t)at * ntypes];
	v[type] += s->weight;
	type = sampled_type(p, track, type, s);
	if (type != NONE)
		v[type] += (double)sat_span(s->ts, trace_sample_end(t,
		    &t->tracks[track], i));
}

static void
put_label(struct wpprof *p, const char *key, size_t len,
    const struct value *v)
{
	const char *unit = NULL;
	size_t at = pb_open(p->w.b, SAMPLE_LABEL), name = len;
	int64_t n;

	if (v->type == VALUE_NUMBER && len > 3 && key[len - 1] == ')') {
		unit = memmem(key, len, " (", 2);
		name = unit != NULL ? (size_t)(unit - key) : len;
	}
	pb_uint(p->w.b, LABEL_KEY, wpprof_string(p, key, name));
	if (v->type == VALUE_NUMBER && value_int64(v, &n) == 0) {
		pb_int(p->w.b, LABEL_NUM, n);
		if (unit != NULL)
			pb_uint(p->w.b, LABEL_UNIT, wpprof_string(p,
			    unit + 2, len - name - 3));
	} else
		pb_uint(p->w.b, LABEL_STR, wpprof_string(p, v->text,
		    v->text != NULL ? v->len : 0));
	pb_close(p->w.b, at);
}

/* Writes the labels that the file gave a sample. */
static void
put_labels(struct wpprof *p, uint32_t sample)
{
	const struct value *v, *one;
	struct event_facts f;

	write_fresh(&p->w);
	if (trace_sample_facts(p->w.t, sample, &f, &p->w.arena) == -1 ||
	    f.args == NULL)
		return;
	for (v = f.args->child; v != NULL; v = v->next) {
		if (v->type != VALUE_ARRAY) {
			put_label(p, v->key, v->keylen, v);
			continue;
		}
		for (one = v->child; one != NULL; one = one->next)
			put_label(p, v->key, v->keylen, one);
	}
}

/* Writes where samples with times were taken: the thread and the process. */
static void
put_thread(struct wpprof *p, uint32_t utid)
{
	const struct trace *t = p->w.t;
	const struct thread *th = &t->threads[utid];
	struct { const char *key; uint32_t name; struct ident id; } rows[] = {
		{ "thread", th->name, { IDENT_NONE, 0, 0 } },
		{ "tid", 0, th->tid },
		{ "process", th->upid == NONE ? 0 :
		    t->processes[th->upid].name, { IDENT_NONE, 0, 0 } },
		{ "pid", 0, th->upid == NONE ? (struct ident){ IDENT_NONE, 0,
		    0 } : t->processes[th->upid].pid },
	};
	size_t i, at;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		if (rows[i].name == 0 && rows[i].id.type == IDENT_NONE)
			continue;
		at = pb_open(p->w.b, SAMPLE_LABEL);
		pb_uint(p->w.b, LABEL_KEY, word_of(p, rows[i].key));
		if (rows[i].id.type == IDENT_INT ||
		    rows[i].id.type == IDENT_UINT)
			pb_int(p->w.b, LABEL_NUM, rows[i].id.num);
		else
			pb_uint(p->w.b, LABEL_STR, string_of(p,
			    rows[i].id.type == IDENT_NONE ? rows[i].name :
			    rows[i].id.text));
		pb_close(p->w.b, at);
	}
}

/* Decimals that are kept: as many as `ttv flame` tells. */
#define DECIMALS_MOST	6
#define IN_NS		(-1)	/* in place of decimals: times are in ns */
/* Of a number a double holds 15 digits; what is beyond them is no fraction. */
#define DECIMALS_NEAR	1e-15

/* Finds how many decimals the values of each type have. */
static void
find_decimals(struct wpprof *p)
{
	size_t n = (size_t)p->keys.n * p->types.n, i;
	double v, scale;
	int *d;

	p->decimals = xcalloc((size_t)p->types.n, sizeof(*p->decimals));
	for (i = 0; i < n; i++) {
		d = &p->decimals[i % p->types.n];
		for (scale = pow(10, *d); *d < DECIMALS_MOST; scale *= 10) {
			v = p->values[i] * scale;
			if (!isfinite(v) || fabs(v - nearbyint(v)) <= fabs(v) *
			    DECIMALS_NEAR)
				break;
			++*d;
		}
	}
	/* as many as all have room for */
	for (i = 0; i < n; i++) {
		d = &p->decimals[i % p->types.n];
		while (*d > 0 && isfinite(p->values[i]) &&
		    fabs(p->values[i]) * pow(10, *d) >= 0x1p62)
			--*d;
	}
}

/*
 * Writes fractions of milliseconds and the like in ns, which all tools know;
 * those of a ns remain, and have no decimals.
 */
static void
type_in_ns(struct wpprof *p, uint32_t type)
{
	uint32_t unit = (uint32_t)p->types.keys[type].w[1];
	double scale;
	size_t i;

	if (p->decimals[type] == 0 || unit == 0 || weight_unit_of(p->w.t, unit,
	    &scale) != WEIGHT_IN_NS)
		return;
	for (i = type; i < (size_t)p->keys.n * p->types.n; i += p->types.n)
		p->values[i] *= scale;
	p->decimals[type] = IN_NS;
}

/* Returns a value in units of its decimals, the nearest whole number. */
static int64_t
rounded(struct wpprof *p, double v, int decimals)
{
	if (decimals != 0) {
		decimals = decimals == IN_NS ? 0 : decimals;
		v = isfinite(v) ? v * pow(10, decimals) : v;
		if (fabs(v - nearbyint(v)) <= fabs(v) * DECIMALS_NEAR)
			v = nearbyint(v);
	}
	if (!isfinite(v) || v >= 0x1p63 || v < -0x1p63) {
		p->fractions++;
		return v > 0 ? INT64_MAX : v < 0 ? INT64_MIN : 0;
	}
	p->fractions += v != floor(v);
	return llround(v);
}

static void
put_samples(struct wpprof *p)
{
	const struct trace *t = p->w.t;
	const struct idkey *k;
	uint32_t i, j, c, outer;
	size_t at, list;

	for (i = 0; i < p->keys.n && write_more(&p->w); i++) {
		k = &p->keys.keys[i];
		at = pb_open(p->w.b, PPROF_SAMPLE);
		list = pb_open(p->w.b, SAMPLE_LOCATION);
		for (c = (uint32_t)k->w[0]; c != NONE;
		    c = t->callsites[outer].parent)
			pb_varint(p->w.b, location_of(p, c, &outer) + 1);
		pb_close(p->w.b, list);
		list = pb_open(p->w.b, SAMPLE_VALUE);
		for (j = 0; j < p->types.n; j++)
			pb_varint(p->w.b, (uint64_t)rounded(p, p->values[
			    (size_t)i * p->types.n + j], p->decimals[j]));
		pb_close(p->w.b, list);
		if (k->w[2] == 0)
			put_labels(p, p->first[i]);
		else if (k->w[1] != NONE)
			put_thread(p, (uint32_t)k->w[1]);
		pb_close(p->w.b, at);
	}
}

/* ---- the profile ---- */

static void
put_type(struct wpprof *p, uint32_t field, uint64_t type, uint64_t unit)
{
	size_t at = pb_open(p->w.b, field);

	pb_uint(p->w.b, VALUE_TYPE_TYPE, type);
	pb_uint(p->w.b, VALUE_TYPE_UNIT, unit);
	pb_close(p->w.b, at);
}

/* Whether a type is an event of perf that counts ns, with what it counted. */
static int
is_clock(const struct wpprof *p, uint32_t type)
{
	const struct idkey *k = &p->types.keys[type];

	return k->w[0] != 0 && k->w[1] == 0 && p->periods[type] &&
	    weight_unit_of(p->w.t, (uint32_t)k->w[0], NULL) == WEIGHT_IN_NS;
}

/*
 * Returns the unit of a type: of fractions "1e-3 count", as values are whole.
 */
static uint64_t
unit_of(struct wpprof *p, uint32_t type)
{
	uint32_t unit = (uint32_t)p->types.keys[type].w[1];
	int is_time = p->decimals[type] == IN_NS || is_clock(p, type) ||
	    p->types.keys[type].w[2] != 0;
	const char *word = is_time ? "nanoseconds" : unit == 0 ||
	    strcmp(trace_str(p->w.t, unit), UNIT_NONE) == 0 ? "count" : NULL;
	struct buf b = BUF_INIT;
	uint64_t n;

	if (p->decimals[type] == IN_NS || p->decimals[type] == 0)
		return word != NULL ? word_of(p, word) : string_of(p, unit);
	buf_printf(&b, "1e-%d ", p->decimals[type]);
	if (word != NULL)
		buf_adds(&b, word);
	else
		buf_add(&b, trace_str(p->w.t, unit),
		    strtab_len(p->w.t->strings, unit));
	n = wpprof_string(p, b.data, b.len);
	buf_free(&b);
	return n;
}

/* Returns what a type of times from one sample to the next is called. */
static uint64_t
sampled_word(struct wpprof *p, uint32_t event)
{
	struct buf b = BUF_INIT;
	uint64_t n;

	if (event != 0) {
		buf_adds(&b, trace_str(p->w.t, event));
		buf_addc(&b, ' ');
	}
	buf_adds(&b, "sampled");
	n = wpprof_string(p, b.data, b.len);
	buf_free(&b);
	return n;
}

static void
put_types(struct wpprof *p)
{
	uint32_t i, name, n = p->types.n, clock = n;
	uint64_t word, shown = 0;
	int taken = 0;

	/* the first clock is called "cpu", unless an event has that name */
	for (i = n; i-- > 0; ) {
		name = (uint32_t)p->types.keys[i].w[0];
		taken |= strcmp(trace_str(p->w.t, name), CPU) == 0;
		clock = is_clock(p, i) ? i : clock;
	}
	for (i = 0; i < n; i++) {
		name = (uint32_t)p->types.keys[i].w[0];
		if (p->types.keys[i].w[2])
			word = sampled_word(p, name);
		else
			word = name == 0 ? word_of(p, "samples") : i == clock &&
			    !taken ? word_of(p, CPU) : string_of(p, name);
		if (i == clock || (clock == n && p->types.keys[i].w[2]))
			shown = word;
		put_type(p, PPROF_SAMPLE_TYPE, word, unit_of(p, i));
	}
	/* tools show the last type where none is the default */
	if (shown != 0 && n > 1)
		pb_uint(p->w.b, PPROF_DEFAULT, shown);
}

/* Writes a fact of metadata into a field. */
static void
put_fact(struct wpprof *p, uint32_t field, const struct value *v)
{
	const char *blank;
	int64_t n;

	if (v == NULL)
		return;
	if (field != PPROF_PERIOD_TYPE) {
		if (v->type == VALUE_NUMBER && value_int64(v, &n) == 0)
			pb_int(p->w.b, field, n);
		else if (v->type == VALUE_STRING)
			pb_uint(p->w.b, field,
			    wpprof_string(p, v->text, v->len));
	} else if (v->type == VALUE_STRING &&
	    (blank = memchr(v->text, ' ', v->len)) != NULL)
		put_type(p, field, wpprof_string(p, v->text,
		    (size_t)(blank - v->text)), wpprof_string(p, blank + 1,
		    v->len - (size_t)(blank - v->text) - 1));
}

/* Writes what the profile that was read says of itself. */
static void
put_facts(struct wpprof *p)
{
	static const struct { const char *name; uint32_t field; } rows[] = {
		{ "drop_frames", PPROF_DROP },
		{ "keep_frames", PPROF_KEEP },
		{ "time_nanos", PPROF_TIME },
		{ "duration_nanos", PPROF_DURATION },
		{ "period_type", PPROF_PERIOD_TYPE },
		{ "period", PPROF_PERIOD }, { "comment", PPROF_COMMENT },
		{ "default_sample_type", PPROF_DEFAULT },
		{ "doc_url", PPROF_URL },
	};
	const struct trace *t = p->w.t;
	uint32_t i;
	size_t j;

	for (i = 0; i < t->nmetadata; i++)
		for (j = 0; j < sizeof(rows) / sizeof(rows[0]); j++) {
			if (strcmp(trace_str(t, t->metadata[i].name),
			    rows[j].name) != 0)
				continue;
			write_fresh(&p->w);
			put_fact(p, rows[j].field, trace_metadata_value(t, i,
			    &p->w.arena));
		}
}

static void
wpprof_free(struct wpprof *p)
{
	strtab_free(p->strings);
	idtab_free(&p->types);
	idtab_free(&p->functions);
	idtab_free(&p->mappings);
	idtab_free(&p->entries);
	idtab_free(&p->locations);
	idtab_free(&p->keys);
	free(p->periods);
	free(p->location);
	free(p->values);
	free(p->decimals);
	free(p->first);
}

void
write_pprof(const struct cut *cut, const struct write_to *to,
    struct write_report *report)
{
	struct wpprof p;
	const struct trace *t = cut->t;
	struct cut_walk w;
	uint32_t i;

	memset(&p, 0, sizeof(p));
	write_start(&p.w, cut, to, report, 0);
	p.strings = strtab_new();
	p.location = xcalloc((size_t)t->ncallsites + 1, sizeof(*p.location));
	find_types(&p);
	if (p.types.n == 0)
		idtab_add(&p.types, &(struct idkey){{ 0, 0, 0, 0 }}, NULL);
	for (w = cut_walk(cut, ENTITY_SAMPLE); cut_next(&w); )
		sum_sample(&p, w.track, w.id);
	find_decimals(&p);
	for (i = 0; i < p.types.n; i++)
		type_in_ns(&p, i);
	put_types(&p);
	put_samples(&p);
	put_locations(&p);
	put_functions(&p);
	put_mappings(&p);
	put_facts(&p);
	/* number 0 is none */
	for (i = 0; i <= strtab_count(p.strings) && write_more(&p.w); i++)
		pb_string(p.w.b, PPROF_STRING, strtab_str(p.strings, i),
		    strtab_len(p.strings, i));
	write_lost(&p.w, WRITE_FRACTION, p.fractions);
	write_lost(&p.w, WRITE_KIND, p.left_out);
	for (i = 0; i < t->nslices; i++)
		write_lost(&p.w, WRITE_NOT_SAMPLE, (uint64_t)cut_slice(cut,
		    i));
	wpprof_free(&p);
	write_end(&p.w);
}
