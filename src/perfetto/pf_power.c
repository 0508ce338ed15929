/*
 * pf_power: counters of batteries, of power rails and of the display.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_power.h"

/* ---- batteries ---- */

/* Adds a value of a battery, "batt.NAME.what" or "batt.what". */
static void
pf_battery_value(struct pf_context *c, const char *what, double value)
{
	struct pf_span name = pf_member(&c->k->data,
	    PF_BATTERY_COUNTERS_NAME);
	struct builder *b = c->p->b;
	struct buf text = BUF_INIT;
	struct pf_span s;

	buf_adds(&text, "batt.");
	buf_add(&text, (const char *)name.p, name.len);
	if (name.len > 0)
		buf_addc(&text, '.');
	buf_adds(&text, what);
	s = (struct pf_span){ (const uint8_t *)text.data, text.len };
	builder_counter_value(b, builder_counter(b, NONE, pf_string(b, &s,
	    c->off), 0), c->ts, value);
	buf_free(&text);
}

/* Sets *d to a number of a battery; returns whether the packet has it. */
static int
pf_battery_has(const struct pf_context *c, uint32_t field, double *d)
{
	const uint64_t none = UINT64_C(1) << 63;
	uint64_t u = pf_number(&c->k->data, field, none);
	uint32_t bits = (uint32_t)u;
	float f;

	if (u == none)
		return 0;
	if (field == PF_BATTERY_COUNTERS_CAPACITY_PERCENT) {
		memcpy(&f, &bits, sizeof(f));
		*d = (double)f;
	} else
		*d = (double)(int64_t)u;
	return isfinite(*d);
}

void
pf_battery(struct pf_context *c)
{
	static const struct {
		uint32_t	 field;
		const char	*name;
	} rows[] = {
		{ PF_BATTERY_COUNTERS_CHARGE_COUNTER_UAH, "charge_uah" },
		{ PF_BATTERY_COUNTERS_CAPACITY_PERCENT, "capacity_pct" },
		{ PF_BATTERY_COUNTERS_CURRENT_UA, "current_ua" },
		{ PF_BATTERY_COUNTERS_CURRENT_AVG_UA, "current.avg_ua" },
		{ PF_BATTERY_COUNTERS_VOLTAGE_UV, "voltage_uv" },
	};
	double d, energy, voltage, current;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (pf_battery_has(c, rows[i].field, &d))
			pf_battery_value(c, rows[i].name, d);
	if (!pf_battery_has(c, PF_BATTERY_COUNTERS_VOLTAGE_UV, &voltage))
		return;
	if (voltage > 0 && !pf_battery_has(c,
	    PF_BATTERY_COUNTERS_CHARGE_COUNTER_UAH, &d) && pf_battery_has(c,
	    PF_BATTERY_COUNTERS_ENERGY_COUNTER_UWH, &energy))
		pf_battery_value(c, "charge_uah", trunc(energy * 1e6 /
		    voltage));
	/* uA times uV, as mW; what leaves the battery counts as power too */
	if (pf_battery_has(c, PF_BATTERY_COUNTERS_CURRENT_UA, &current))
		pf_battery_value(c, "power_mw", fabs(trunc(current * voltage /
		    1e9)));
}

/* ---- the display ---- */

void
pf_display(struct pf_context *c)
{
	struct builder *b = c->p->b;

	builder_counter_value(b, builder_counter(b, NONE, pf_literal(b,
	    "ScreenState"), 0), c->ts, (double)(int32_t)pf_number(&c->k->data,
	    PF_INITIAL_DISPLAY_STATE_DISPLAY_STATE, 0));
}

/* ---- power rails ---- */

struct pf_rails {
	struct pf_world	*w;
	struct builder	*b;
	struct idtab	 ids;		/* machine, session, index */
	uint32_t	*series;
	size_t		 cap;
};

static struct idkey
pf_rail_key(const struct pf_later *l, const struct pf_span *s, uint32_t field)
{
	return (struct idkey){{ l->k.machine, pf_number(&l->k.data,
	    PF_POWER_RAILS_SESSION_UUID, 0), pf_number(s, field, 0) }};
}

static void
pf_rail_describe(struct pf_rails *x, const struct pf_later *l,
    const struct pf_span *s)
{
	struct idkey key = pf_rail_key(l, s, PF_RAIL_DESCRIPTOR_INDEX);
	struct pf_span name = pf_member(s, PF_RAIL_DESCRIPTOR_RAIL_NAME);
	uint32_t i = idtab_add(&x->ids, &key, NULL);
	struct buf text = BUF_INIT;

	buf_adds(&text, "power.");
	buf_add(&text, (const char *)name.p, name.len);
	buf_adds(&text, "_uws");
	name = (struct pf_span){ (const uint8_t *)text.data, text.len };
	x->series = xgrow(x->series, i, &x->cap, sizeof(*x->series));
	builder_in_machine(x->b, l->k.machine);
	x->series[i] = builder_counter(x->b, NONE, pf_string(x->b, &name,
	    x->w->in.base + l->k.pos), 0);
	builder_in_machine(x->b, 0);
	buf_free(&text);
}

/* Adds a value, whose time is that of the energy meter in ms since boot. */
static void
pf_rail_value(struct pf_rails *x, const struct pf_later *l,
    const struct pf_span *s)
{
	struct idkey key = pf_rail_key(l, s, PF_ENERGY_DATA_INDEX);
	uint32_t i = idtab_find(&x->ids, &key), clock;
	uint64_t ms = pf_number(s, PF_ENERGY_DATA_TIMESTAMP_MS, UINT64_MAX);
	int64_t ts = l->ts;
	enum warn_code code = WARN_TRACK;

	if (i != NONE && ms != UINT64_MAX) {
		clock = pf_clock_find(x->w, l->seq, l->k.machine,
		    PF_CLOCK_BOOTTIME);
		/* without snapshots the times of the trace are these */
		if (ms > INT64_MAX / NS_A_MS || (clock == NONE ?
		    x->w->clocks.primary != PF_CLOCK_BOOTTIME :
		    pf_clock_convert(x->w, clock, (int64_t)ms * NS_A_MS,
		    &ts) == -1)) {
			code = WARN_NO_CLOCK;
			i = NONE;
		} else if (clock == NONE)
			ts = (int64_t)ms * NS_A_MS;
	}
	if (i == NONE)
		warn_add(builder_warn(x->b), code, x->w->in.base + l->k.pos);
	else
		builder_counter_value(x->b, x->series[i], ts,
		    (double)pf_number(s, PF_ENERGY_DATA_ENERGY, 0));
}

static void
pf_rails_packet(struct pf_rails *x, const struct pf_later *l)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, &l->k.data); pf_next(&c, &f);)
		if (f.number == PF_POWER_RAILS_RAIL_DESCRIPTOR &&
		    f.type == PF_BYTES)
			pf_rail_describe(x, l, &f.s);
	for (pf_open(&c, &l->k.data); pf_next(&c, &f);)
		if (f.number == PF_POWER_RAILS_ENERGY_DATA &&
		    f.type == PF_BYTES)
			pf_rail_value(x, l, &f.s);
	if (c.broken)
		warn_add(builder_warn(x->b), WARN_PACKET, x->w->in.base +
		    l->k.pos);
}

void
pf_rails(struct pf_part *parts, size_t n)
{
	struct pf_rails x = { .w = parts[0].w, .b = parts[n - 1].b };
	struct pf_later_place at = { 0, 0 };
	const struct pf_later *l;

	while ((l = pf_later_next(parts, n, PF_PACKET_POWER_RAILS,
	    &at)) != NULL)
		pf_rails_packet(&x, l);
	idtab_free(&x.ids);
	free(x.series);
}
