/*
 * pf_gpu_counter: counters of GPUs (GpuCounterEvent): tracks of values below
 * their GPU.
 *
 * A descriptor gives counters numbers.  One that stands in the event counts for
 * all such events of the trace, the first of a number wins; one that is
 * interned counts for events that name it.  A descriptor counts before all
 * values, which are taken by time.
 *
 * A value is what was measured until its time, unless its counter looks
 * forwards: it stands where the one before it does, and the last place has 0.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_gpu.h"
#include "pf_record.h"

#define PF_GPU_FORWARDS	2		/* ValueDirection */

/* The short forms of MeasureUnit, in the order of its numbers. */
static const char *const pf_gpu_units[] = { "", "bit", "Kb", "Mb", "Gb", "Tb",
	"Pb", "B", "KB", "MB", "GB", "TB", "PB", "Hz", "KHz", "MHz", "GHz",
	"THz", "PHz", "ns", "us", "ms", "s", "min", "h", "Vertex", "Pixel",
	"Triangle", "mW", "W", "kW", "J", "V", "A", "C", "F", "K", "%",
	"Primitive", "Fragment", "Instruction" };
#define PF_GPU_UNITS	(sizeof(pf_gpu_units) / sizeof(pf_gpu_units[0]))

struct pf_gpu_series {			/* of a track */
	uint32_t	 series;
	uint8_t		 waits;		/* 1: `ts` has no value yet */
	int64_t		 ts;
};

struct pf_gpu_counter {			/* a number of a descriptor */
	uint32_t	 of;		/* of pf_gpu_counters.v */
	uint32_t	 name;		/* string */
	uint8_t		 forwards;
};

struct pf_gpu_sample {			/* a packet with values */
	int64_t		 ts;
	const struct pf_later *l;
	uint32_t	 scope;		/* its descriptor's; see below */
};

struct pf_gpu_counters {
	struct pf_world	*w;
	struct builder	*b;
	struct idtab	 ids;		/* scope, number: the scope is that of
					 * an interned descriptor, or NONE */
	struct pf_gpu_counter *counters;
	size_t		 counters_cap;
	struct idtab	 scopes;	/* of interned descriptors: entry */
	uint8_t		*described;	/* of each: 1: it has a descriptor */
	size_t		 described_cap;
	struct idtab	 tracks;
	struct pf_gpu_series *v;
	size_t		 cap;
	struct pf_gpu_sample *samples;
	size_t		 n, samples_cap;
	uint64_t	 untimed, invalid; /* what was dropped so */
};

/* What of a descriptor its counters need. */
struct pf_gpu_described {
	const struct pf_later *l;
	struct pf_span	 data;
	uint32_t	 scope, gpu;
	struct idtab	 groups;	/* numbers */
	struct pf_gpu_group {
		int64_t		 name, help; /* cells */
	}		*group;		/* the first of each */
	size_t		 cap;
};

static uint64_t
pf_gpu_off(const struct pf_gpu_counters *x, const struct pf_later *l)
{
	return x->w->in.base + l->k.pos;
}

static void
pf_gpu_warn(struct pf_gpu_counters *x, const struct pf_later *l,
    enum warn_code code)
{
	warn_add(builder_warn(x->b), code, pf_gpu_off(x, l));
}

/* ---- descriptors ---- */

/* Appends units, "A:B"; those of no name below a line are left out. */
static void
pf_gpu_unit_list(struct buf *text, const struct pf_span *spec, uint32_t field,
    int below)
{
	struct pf_list l;
	const char *unit;
	char between = below ? '/' : ':';
	int first = 1;
	uint64_t u;

	pf_list_open(&l, spec, field, PF_VARINT);
	while (text->len < 256 && pf_list_next(&l, &u)) {
		unit = u < PF_GPU_UNITS ? pf_gpu_units[u] : "Unknown";
		if (below && *unit == '\0')
			continue;
		if (below || !first)
			buf_addc(text, between);
		buf_adds(text, unit);
		between = ':';
		first = 0;
	}
}

static uint32_t
pf_gpu_unit(struct builder *b, const struct pf_span *spec)
{
	struct buf text = BUF_INIT;
	uint32_t unit;

	pf_gpu_unit_list(&text, spec, PF_GPU_SPEC_NUMERATOR_UNITS, 0);
	pf_gpu_unit_list(&text, spec, PF_GPU_SPEC_DENOMINATOR_UNITS, 1);
	unit = text.len == 0 ? 0 : builder_string(b, text.data, text.len);
	buf_free(&text);
	return unit;
}

/* Returns the series of a counter, of a name and a GPU. */
static uint32_t
pf_gpu_series(struct pf_gpu_counters *x, const struct pf_gpu_described *d,
    const struct pf_span *spec, uint32_t name)
{
	struct pf_span help = pf_member(spec, PF_GPU_SPEC_DESCRIPTION);
	struct track_def def = TRACK_DEF_INIT;
	uint32_t i;
	int added;

	def.type = TRACK_COUNTER;
	def.parent = pf_gpu_track(x->b, d->l->k.machine, d->gpu);
	def.source = TRACK_SOURCE_GPU_COUNTER;
	def.name = name;
	def.unit = pf_gpu_unit(x->b, spec);
	def.description = help.len == 0 ? 0 : pf_string(x->b, &help,
	    pf_gpu_off(x, d->l));
	i = builder_track(x->b, &def);
	i = idtab_add(&x->tracks, &(struct idkey){{ i }}, &added);
	x->v = xgrow(x->v, i, &x->cap, sizeof(*x->v));
	if (added)
		x->v[i] = (struct pf_gpu_series){ builder_series(x->b,
		    (uint32_t)x->tracks.keys[i].w[0], 0), 0, 0 };
	return i;
}

/* Adds that a counter belongs to a group. */
static void
pf_gpu_grouped(struct pf_gpu_counters *x, const struct pf_gpu_described *d,
    uint64_t group, uint32_t counter, const struct pf_gpu_group *g)
{
	builder_record(x->b, RECORD_TABLE_gpu_group, (int64_t []){
	    (int32_t)group, d->gpu, d->l->k.machine, counter,
	    g == NULL ? RECORD_NULL : g->name,
	    g == NULL ? RECORD_NULL : g->help });
}

/* Returns what a group is called, which is long to look for. */
static struct pf_gpu_group
pf_gpu_group(struct pf_gpu_counters *x, const struct pf_gpu_described *d,
    const struct pf_span *s)
{
	uint64_t off = pf_gpu_off(x, d->l);

	return (struct pf_gpu_group){ pf_record_text(x->b, s,
	    PF_GPU_GROUP_NAME, off), pf_record_text(x->b, s,
	    PF_GPU_GROUP_DESCRIPTION, off) };
}

static void
pf_gpu_groups(struct pf_gpu_counters *x, const struct pf_gpu_described *d,
    const struct pf_span *spec, uint32_t counter)
{
	struct pf_list l;
	uint64_t group;
	uint32_t i;
	int any = 0;

	pf_list_open(&l, spec, PF_GPU_SPEC_GROUPS, PF_VARINT);
	for (; pf_list_next(&l, &group); any = 1) {
		i = idtab_find(&d->groups, &(struct idkey){{ group }});
		pf_gpu_grouped(x, d, group, counter, i == UINT32_MAX ? NULL :
		    &d->group[i]);
	}
	if (!any)
		pf_gpu_grouped(x, d, 0, counter, NULL);
}

static void
pf_gpu_spec(struct pf_gpu_counters *x, const struct pf_gpu_described *d,
    const struct pf_span *spec)
{
	struct pf_span name = pf_member(spec, PF_GPU_SPEC_NAME);
	struct pf_gpu_counter *k;
	uint32_t i = 0;
	int added = 0;

	if (name.p != NULL && pf_has_number(spec, PF_GPU_SPEC_COUNTER_ID))
		i = idtab_add(&x->ids, &(struct idkey){{ d->scope,
		    (uint32_t)pf_number(spec, PF_GPU_SPEC_COUNTER_ID, 0) }},
		    &added);
	if (!added) {
		pf_gpu_warn(x, d->l, WARN_DESCRIPTOR);
		x->invalid++;
		return;
	}
	x->counters = xgrow(x->counters, i, &x->counters_cap,
	    sizeof(*x->counters));
	k = &x->counters[i];
	k->name = pf_string(x->b, &name, pf_gpu_off(x, d->l));
	k->of = pf_gpu_series(x, d, spec, k->name);
	k->forwards = pf_number(spec, PF_GPU_SPEC_VALUE_DIRECTION, 0) ==
	    PF_GPU_FORWARDS;
	pf_gpu_groups(x, d, spec, k->name);
}

/* Adds the counters that a group names itself. */
static void
pf_gpu_group_counters(struct pf_gpu_counters *x,
    const struct pf_gpu_described *d, const struct pf_span *group)
{
	uint64_t number = pf_number(group, PF_GPU_GROUP_ID, 0), u;
	struct pf_gpu_group g = pf_gpu_group(x, d, group);
	struct pf_list l;
	uint32_t i;

	pf_list_open(&l, group, PF_GPU_GROUP_COUNTER_IDS, PF_VARINT);
	while (pf_list_next(&l, &u)) {
		i = idtab_find(&x->ids, &(struct idkey){{ d->scope,
		    (uint32_t)u }});
		if (i != UINT32_MAX)
			pf_gpu_grouped(x, d, number, x->counters[i].name, &g);
	}
}

static void
pf_gpu_describe(struct pf_gpu_counters *x, struct pf_gpu_described *d)
{
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;
	int added;

	builder_in_machine(x->b, d->l->k.machine);
	pf_gpu_named(x->b, d->l->k.machine, d->gpu);
	for (pf_open(&c, &d->data); pf_next(&c, &f);) {
		if (f.number != PF_GPU_DESCRIPTOR_GROUPS || f.type != PF_BYTES
		    || !pf_has_number(&f.s, PF_GPU_GROUP_ID))
			continue;
		i = idtab_add(&d->groups, &(struct idkey){{ pf_number(&f.s,
		    PF_GPU_GROUP_ID, 0) }}, &added);
		d->group = xgrow(d->group, i, &d->cap, sizeof(*d->group));
		if (added)
			d->group[i] = pf_gpu_group(x, d, &f.s);
	}
	for (pf_open(&c, &d->data); pf_next(&c, &f);)
		if (f.number == PF_GPU_DESCRIPTOR_SPECS && f.type == PF_BYTES)
			pf_gpu_spec(x, d, &f.s);
	for (pf_open(&c, &d->data); pf_next(&c, &f);)
		if (f.number == PF_GPU_DESCRIPTOR_GROUPS && f.type == PF_BYTES
		    && pf_has_number(&f.s, PF_GPU_GROUP_ID))
			pf_gpu_group_counters(x, d, &f.s);
	if (c.broken)
		pf_gpu_warn(x, d->l, WARN_PACKET);
	builder_in_machine(x->b, 0);
	idtab_free(&d->groups);
	free(d->group);
}

/* Returns the scope of an interned descriptor; NONE: there is none. */
static uint32_t
pf_gpu_interned(struct pf_gpu_counters *x, const struct pf_later *l)
{
	uint32_t e = pf_interned_entry(x->w, l->seq, l->e, l->k.pos,
	    PF_IN_GPU_COUNTERS, pf_number(&l->k.data,
	    PF_GPU_COUNTER_DESCRIPTOR_IID, 0));
	struct pf_gpu_described d = { .l = l };
	struct pf_span s = { NULL, 0 };
	int added;

	if (e != NONE)
		s = (struct pf_span){ x->w->entries[e].p,
		    x->w->entries[e].len };
	d.scope = idtab_add(&x->scopes, &(struct idkey){{ e }}, &added);
	x->described = xgrow(x->described, d.scope, &x->described_cap, 1);
	if (added) {
		d.data = pf_member(&s, PF_GPU_INTERNED_DESCRIPTOR);
		d.gpu = (uint32_t)pf_number(&s, PF_GPU_INTERNED_GPU_ID, 0);
		x->described[d.scope] = d.data.p != NULL;
		if (d.data.p != NULL)
			pf_gpu_describe(x, &d);
	}
	if (x->described[d.scope])
		return d.scope;
	pf_gpu_warn(x, l, WARN_INTERNED);
	x->invalid++;
	return NONE;
}

/* Takes the descriptor of a packet, and notes the packet. */
static void
pf_gpu_packet(struct pf_gpu_counters *x, const struct pf_later *l)
{
	struct pf_gpu_described d = { .l = l, .scope = NONE };
	uint32_t scope = NONE;
	struct pf_cursor c;
	struct pf_field f = { 0 };

	d.data = pf_member(&l->k.data, PF_GPU_COUNTER_DESCRIPTOR);
	d.gpu = (uint32_t)pf_number(&l->k.data, PF_GPU_COUNTER_GPU_ID, 0);
	if (pf_has_number(&l->k.data, PF_GPU_COUNTER_DESCRIPTOR_IID)) {
		scope = pf_gpu_interned(x, l);
		if (scope == NONE)
			return;
	} else if (d.data.p != NULL)
		pf_gpu_describe(x, &d);
	for (pf_open(&c, &l->k.data); pf_next(&c, &f);)
		if (f.number == PF_GPU_COUNTER_COUNTERS && f.type == PF_BYTES)
			break;
	if (c.broken)
		pf_gpu_warn(x, l, WARN_PACKET);
	if (f.number != PF_GPU_COUNTER_COUNTERS || f.type != PF_BYTES)
		return;
	if (!l->k.has_ts) {
		pf_gpu_warn(x, l, WARN_NO_TS);
		x->untimed++;
		return;
	}
	x->samples = xgrow(x->samples, x->n, &x->samples_cap,
	    sizeof(*x->samples));
	x->samples[x->n++] = (struct pf_gpu_sample){ l->ts, l, scope };
}

/* ---- values ---- */

static void
pf_gpu_value(struct pf_gpu_counters *x, const struct pf_gpu_sample *s,
    const struct pf_span *data)
{
	int is_int = pf_has_number(data, PF_GPU_VALUE_INT);
	uint64_t u = pf_number(data, is_int ? PF_GPU_VALUE_INT :
	    PF_GPU_VALUE_DOUBLE, 0);
	double value = is_int ? (double)(int64_t)u : pf_double(u);
	uint32_t i = idtab_find(&x->ids, &(struct idkey){{ s->scope,
	    (uint32_t)pf_number(data, PF_GPU_VALUE_COUNTER_ID, 0) }});
	struct pf_gpu_series *v;

	if (i == UINT32_MAX || !pf_has_number(data, PF_GPU_VALUE_COUNTER_ID) ||
	    (!is_int && !pf_has_number(data, PF_GPU_VALUE_DOUBLE))) {
		x->invalid += i == UINT32_MAX && s->scope != NONE;
		pf_gpu_warn(x, s->l, WARN_COUNTER_TRACK);
		return;
	}
	if (!isfinite(value)) {
		pf_gpu_warn(x, s->l, WARN_COUNTER_VALUE);
		return;
	}
	v = &x->v[x->counters[i].of];
	if (x->counters[i].forwards)
		builder_counter_value(x->b, v->series, s->ts, value);
	else if (v->waits)
		builder_counter_value(x->b, v->series, v->ts, value);
	v->waits = !x->counters[i].forwards;
	v->ts = s->ts;
}

static int
pf_gpu_sample_order(const void *a, const void *b)
{
	const struct pf_gpu_sample *x = a, *y = b;

	if (x->ts != y->ts)
		return x->ts < y->ts ? -1 : 1;
	return x->l->k.pos < y->l->k.pos ? -1 : x->l->k.pos > y->l->k.pos;
}

static void
pf_gpu_values(struct pf_gpu_counters *x)
{
	struct pf_cursor c;
	struct pf_field f;
	uint32_t k;
	size_t i;

	if (x->n > 0)
		qsort(x->samples, x->n, sizeof(*x->samples),
		    pf_gpu_sample_order);
	for (i = 0; i < x->n; i++)
		for (pf_open(&c, &x->samples[i].l->k.data); pf_next(&c, &f);)
			if (f.number == PF_GPU_COUNTER_COUNTERS &&
			    f.type == PF_BYTES)
				pf_gpu_value(x, &x->samples[i], &f.s);
	for (k = 0; k < x->tracks.n; k++)
		if (x->v[k].waits)
			builder_counter_value(x->b, x->v[k].series,
			    x->v[k].ts, 0);
}

/* Adds how often something was dropped, as the recorder's counts. */
static void
pf_gpu_stat(struct pf_gpu_counters *x, const char *name, const char *severity,
    uint64_t n)
{
	builder_record(x->b, RECORD_TABLE_recorder_stats, (int64_t []){
	    pf_literal(x->b, name), RECORD_NULL, pf_literal(x->b, severity),
	    (int64_t)n, 0 });
}

void
pf_gpu_counters(struct pf_part *parts, size_t n)
{
	struct pf_gpu_counters x = { .w = parts[0].w, .b = parts[n - 1].b };
	struct pf_later_place at = { 0, 0 };
	const struct pf_later *l;
	size_t packets = 0;

	for (; (l = pf_later_next(parts, n, PF_PACKET_GPU_COUNTER_EVENT,
	    &at)) != NULL; packets++)
		pf_gpu_packet(&x, l);
	pf_gpu_values(&x);
	if (packets > 0) {
		pf_gpu_stat(&x, "gpu_counters_missing_timestamp", "data_loss",
		    x.untimed);
		pf_gpu_stat(&x, "gpu_counters_invalid_spec", "error",
		    x.invalid);
	}
	idtab_free(&x.ids);
	idtab_free(&x.scopes);
	idtab_free(&x.tracks);
	free(x.counters);
	free(x.described);
	free(x.v);
	free(x.samples);
}
