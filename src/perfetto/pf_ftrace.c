/*
 * pf_ftrace: events of the kernel, in a bundle for each CPU and some time.
 *
 * What an event means is known to the layer linux; this file finds its fields:
 * by the tables of pf_ftrace_field.c, or by the descriptions in the bundle.  An
 * event that has none of both is an instant of its name.
 */
#include "config.h"

#include <stdio.h>

#include "pf_annotation.h"
#include "pf_birth_quick.h"
#include "pf_field.h"
#include "pf_ftrace.h"

/* Flags of an event: in a hard or soft interrupt. */
#define PF_FTRACE_IRQ	(0x08 | 0x10)
/* FtraceClock */
#define PF_FTRACE_CLOCK_BOOT 0

void
pf_bundle_fields(const struct pf_span *s, struct pf_bundle *b,
    struct pf_births *births)
{
	struct pf_cursor c;
	struct pf_field f;

	memset(b, 0, offsetof(struct pf_bundle, described));
	b->data = *s;
	for (pf_open(&c, s); pf_next(&c, &f);)
		switch (f.number) {
		case PF_FTRACE_EVENT_BUNDLE_EVENT:
			if (births != NULL && f.type == PF_BYTES)
				pf_births_see(births, &f.s);
			break;
		case PF_FTRACE_EVENT_BUNDLE_CPU:
			b->cpu = (uint32_t)f.u;
			break;
		case PF_FTRACE_EVENT_BUNDLE_LOST_EVENTS:
			b->lost = f.u != 0;
			break;
		case PF_FTRACE_EVENT_BUNDLE_COMPACT_SCHED:
			if (f.type == PF_BYTES)
				b->compact = f.s;
			break;
		case PF_FTRACE_EVENT_BUNDLE_FTRACE_CLOCK:
			b->clock = (uint32_t)f.u;
			break;
		case PF_FTRACE_EVENT_BUNDLE_FTRACE_TIMESTAMP:
			b->ftrace_ts = (int64_t)f.u;
			break;
		case PF_FTRACE_EVENT_BUNDLE_BOOT_TIMESTAMP:
			b->boot_ts = (int64_t)f.u;
			break;
		case PF_FTRACE_EVENT_BUNDLE_LAST_READ_EVENT_TIMESTAMP:
			b->from = b->has_from ? b->from : f.u;
			b->has_from = 1;
			break;
		case PF_FTRACE_EVENT_BUNDLE_PREVIOUS_BUNDLE_END_TIMESTAMP:
			b->from = f.u;
			b->has_from = 1;
			break;
		case PF_FTRACE_EVENT_BUNDLE_GENERIC_EVENT_DESCRIPTORS:
			if (f.type == PF_BYTES && b->ndescribed < PF_DESCRIBED)
				b->described[b->ndescribed++] = f.s;
			break;
		}
}

uint32_t
pf_bundle_cpu(const struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == PF_FTRACE_EVENT_BUNDLE_CPU)
			return (uint32_t)f.u;
	return 0;
}

int
pf_ftrace_event(const struct pf_span *s, struct pf_ftrace_event *e)
{
	struct pf_cursor c;
	struct pf_field f;

	memset(e, 0, sizeof(*e));
	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.type == PF_BYTES) {
			e->number = f.number;
			e->data = f.s;
		} else if (f.number == PF_FTRACE_EVENT_TIMESTAMP)
			e->ts = f.u;
		else if (f.number == PF_FTRACE_EVENT_PID)
			e->pid = (uint32_t)f.u;
		else if (f.number == PF_FTRACE_EVENT_COMMON_FLAGS)
			e->flags = (uint32_t)f.u;
	return c.broken ? -1 : 0;
}

/* ---- times ---- */

int64_t
pf_ftrace_boot(const struct pf_bundle *b, uint64_t ts)
{
	int64_t boot = ts > INT64_MAX ? INT64_MAX : (int64_t)ts;

	if (b->clock != PF_FTRACE_CLOCK_BOOT && b->boot_ts != 0)
		boot = (int64_t)((uint64_t)boot - (uint64_t)b->ftrace_ts +
		    (uint64_t)b->boot_ts);
	return boot;
}

int
pf_ftrace_time(struct pf_context *c, const struct pf_bundle *b, uint64_t ts,
    struct linux_event *e)
{
	const struct pf_world *w = c->p->w;
	int64_t boot = pf_ftrace_boot(b, ts), *out = &e->ts;

	e->early = boot < b->covered;
	if (c->boot_clock == NONE) {
		*out = boot;
		return 0;
	}
	return pf_clock_convert(w, c->boot_clock, boot, out);
}

/* ---- fields ---- */

/*
 * Values of the fields of smaller numbers, found by one look at the event: of
 * an event that has a meaning most fields are asked for.
 */
#define PF_VALUES	16
struct pf_kernel_values {
	uint32_t	 has;		/* 1 << number; 1 << 0: all were read */
	struct linux_value v[PF_VALUES];
};

/* An event on its way to the layer linux. */
struct pf_kernel {
	struct pf_context *c;
	const struct pf_ftrace_event *e;
	struct pf_span	 fields;	/* of what describes it, if any */
	struct pf_kernel_values *values;
};

/* Returns the number of a field that a bundle describes, or 0. */
static uint32_t
pf_ftrace_described(const struct pf_kernel *k, const char *name)
{
	struct pf_span text;
	struct pf_cursor c;
	struct pf_field f;

	if (k->fields.p == NULL)
		return 0;
	for (pf_open(&c, &k->fields); pf_next(&c, &f);) {
		if (f.number != PF_DESCRIPTOR_FIELD || f.type != PF_BYTES)
			continue;
		text = pf_member(&f.s, PF_FIELD_DESCRIPTOR_NAME);
		if (text.len == strlen(name) &&
		    memcmp(text.p, name, text.len) == 0)
			return (uint32_t)pf_number(&f.s,
			    PF_FIELD_DESCRIPTOR_NUMBER, 0);
	}
	return 0;
}

/* Finds a field of a generic event, which has names beside values. */
static int
pf_ftrace_generic(const struct pf_kernel *k, const char *name,
    struct linux_value *v)
{
	struct pf_span text;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, &k->e->data); pf_next(&c, &f);) {
		if (f.number != PF_GENERIC_EVENT_FIELD || f.type != PF_BYTES)
			continue;
		text = pf_member(&f.s, PF_GENERIC_EVENT_FIELD_NAME);
		if (text.len != strlen(name) ||
		    memcmp(text.p, name, text.len) != 0)
			continue;
		text = pf_member(&f.s, PF_GENERIC_EVENT_FIELD_STR_VALUE);
		v->text = (const char *)text.p;
		v->len = text.len;
		v->number = (int64_t)pf_number(&f.s,
		    PF_GENERIC_EVENT_FIELD_INT_VALUE, pf_number(&f.s,
		    PF_GENERIC_EVENT_FIELD_UINT_VALUE, 0));
		return 0;
	}
	return -1;
}

/* No function of a kernel lies below: programs may have that page. */
#define PF_LEAST_ADDRESS	4096

/*
 * Replaces the number of a function by its interned name: the recorder may find
 * out what a function is called after it has written the event.
 */
static void
pf_ftrace_symbol(const struct pf_kernel *k, struct linux_value *v)
{
	struct pf_span entry, text;

	if (pf_interned_ever(k->c->p->w, k->c->seq, k->c->e,
	    PF_IN_KERNEL_SYMBOLS, (uint64_t)v->number, &entry) == -1) {
		/* the number of a name that is not there, and no address */
		if (v->number >= 0 && v->number < PF_LEAST_ADDRESS) {
			v->text = "";
			v->len = 0;
		}
		return;
	}
	text = pf_member(&entry, PF_INTERNED_STRING_STR);
	v->text = (const char *)text.p;
	v->len = text.len;
}

/* Returns what is known of a field by its name. */
static struct pf_called
pf_ftrace_call(const struct pf_kernel *k, const char *name)
{
	struct pf_called *slot = k->c->p->called, new;

	if (slot != NULL) {
		slot += ((uintptr_t)name ^ (uintptr_t)name >> 8 ^
		    k->e->number * 31) % PF_CALLED;
		if (slot->name == name && slot->event == k->e->number)
			return *slot;
	}
	new.name = name;
	new.event = k->e->number;
	new.number = pf_ftrace_field(k->e->number, name);
	new.function = strcmp(name, "caller") == 0 ||
	    strcmp(name, "function") == 0 || strcmp(name, "func") == 0;
	if (slot != NULL)
		*slot = new;
	return new;
}

/* Adds what a field says to a value. */
static void
pf_ftrace_take(struct linux_value *v, const struct pf_field *f)
{
	if (f->type == PF_BYTES) {
		v->text = (const char *)f->s.p;
		v->len = f->s.len;
	} else
		v->number = (int64_t)f->u;
}

/* Reads the fields of smaller numbers. */
static void
pf_ftrace_values(const struct pf_kernel *k)
{
	struct pf_kernel_values *all = k->values;
	struct pf_cursor c;
	struct pf_field f;

	all->has = 1;
	for (pf_open(&c, &k->e->data); pf_next(&c, &f);) {
		if (f.number >= PF_VALUES)
			continue;
		if (!(all->has >> f.number & 1))
			memset(&all->v[f.number], 0, sizeof(all->v[0]));
		all->has |= UINT32_C(1) << f.number;
		pf_ftrace_take(&all->v[f.number], &f);
	}
}

/* Sets *v to a field by its number; returns 0, or -1 without one. */
static int
pf_ftrace_get(const struct pf_kernel *k, uint32_t number,
    struct linux_value *v)
{
	struct pf_cursor c;
	struct pf_field f;
	int found = -1;

	if (number < PF_VALUES) {
		if (k->values->has == 0)
			pf_ftrace_values(k);
		if (!(k->values->has >> number & 1))
			return -1;
		*v = k->values->v[number];
		return 0;
	}
	for (pf_open(&c, &k->e->data); pf_next(&c, &f);)
		if (f.number == number) {
			found = 0;
			pf_ftrace_take(v, &f);
		}
	return found;
}

static int
pf_ftrace_value(const struct linux_event *le, const char *name,
    struct linux_value *v)
{
	const struct pf_kernel *k = le->arg;
	struct pf_called called;

	if (k->e->number == PF_GENERIC)
		return pf_ftrace_generic(k, name, v);
	called = pf_ftrace_call(k, name);
	if (called.number == 0)
		called.number = pf_ftrace_described(k, name);
	if (called.number == 0)
		return -1;
	memset(v, 0, sizeof(*v));
	if (pf_ftrace_get(k, called.number, v) == -1)
		return -1;
	if (called.function && v->text == NULL)
		pf_ftrace_symbol(k, v);
	return 0;
}

/* ---- events ---- */

struct pf_span
pf_ftrace_description(const struct pf_bundle *b, uint32_t number)
{
	struct pf_span none = { NULL, 0 };
	uint32_t i;

	for (i = 0; i < b->ndescribed; i++)
		if (pf_number(&b->described[i],
		    PF_GENERIC_EVENT_DESCRIPTOR_FIELD_ID, 0) == number)
			return pf_member(&b->described[i],
			    PF_GENERIC_EVENT_DESCRIPTOR_EVENT_DESCRIPTOR);
	return none;
}

/* Returns the name of an event; p NULL when nothing names it. */
static struct pf_span
pf_ftrace_called(struct pf_kernel *k, const struct pf_bundle *b)
{
	const char *name = pf_ftrace_name(k->e->number);
	struct pf_span text = { NULL, 0 };

	if (k->e->number == PF_GENERIC)
		text = pf_member(&k->e->data, PF_GENERIC_EVENT_EVENT_NAME);
	else if (name == NULL) {
		k->fields = pf_ftrace_description(b, k->e->number);
		text = pf_member(&k->fields, PF_DESCRIPTOR_NAME);
	}
	if (text.len == 0) {
		text.p = (const uint8_t *)name;
		text.len = name == NULL ? 0 : strlen(name);
	}
	return text;
}

int
pf_ftrace_past(struct pf_context *c, const struct pf_bundle *b,
    const struct pf_ftrace_event *e, enum linux_past *what, int64_t *key,
    int64_t found[2])
{
	static const struct {
		const char	*name;
		enum linux_past	 what;
	} pasts[] = {
		{ "binder_transaction", LINUX_PAST_TRANSACTION },
		{ "rss_stat", LINUX_PAST_MM },
	};
	struct pf_kernel_values values;
	struct pf_kernel k = { c, e, { NULL, 0 }, &values };
	struct pf_span name = pf_ftrace_called(&k, b);
	struct linux_event le;
	size_t i;

	values.has = 0;
	memset(&le, 0, sizeof(le));
	le.tid = (int32_t)e->pid;
	le.tgid = LINUX_UNKNOWN;
	le.field = pf_ftrace_value;
	le.arg = &k;
	for (i = 0; i < sizeof(pasts) / sizeof(pasts[0]); i++) {
		*what = pasts[i].what;
		if (name.len == strlen(pasts[i].name) &&
		    memcmp(name.p, pasts[i].name, name.len) == 0)
			return linux_past(&le, *what, key, found);
	}
	return -1;
}

static void
pf_ftrace_unknown(struct pf_context *c, uint32_t number, uint64_t off)
{
	char name[40];

	snprintf(name, sizeof(name), "ftrace_events field %u",
	    (unsigned)number);
	builder_unread(c->p->b, WARN_UNREAD, pf_literal(c->p->b, name), off);
}

uint32_t
pf_ftrace_linux(struct pf_part *p, uint32_t number)
{
	const char *name = pf_ftrace_name(number);
	uint32_t *known = &p->kernel_names[number % PF_KERNEL_NAMES];

	if (number >= PF_KERNEL_NAMES)
		return linux_name(p->kernel, name, strlen(name));
	if (*known == 0)
		*known = linux_name(p->kernel, name, strlen(name)) + 1;
	return *known - 1;
}

/* Sets the name of an event; returns 0, or -1 when nothing names it. */
static int
pf_ftrace_named(struct pf_kernel *k, const struct pf_bundle *b,
    struct linux_event *le)
{
	struct pf_part *p = k->c->p;
	struct pf_span name;

	if (k->e->number != PF_GENERIC &&
	    pf_ftrace_name(k->e->number) != NULL) {
		le->name = pf_ftrace_linux(p, k->e->number);
		return 0;
	}
	name = pf_ftrace_called(k, b);
	if (name.p == NULL)
		return -1;
	le->name = linux_name(p->kernel, (const char *)name.p, name.len);
	return 0;
}

/* Hands an event to the layer linux. */
static void
pf_ftrace_one(struct pf_context *c, const struct pf_bundle *b,
    const struct pf_ftrace_event *e, uint64_t off)
{
	struct pf_kernel_values values;
	struct pf_kernel k = { c, e, { NULL, 0 }, &values };
	struct linux_event le;

	values.has = 0;
	memset(&le, 0, sizeof(le));
	if (pf_ftrace_time(c, b, e->ts, &le) == -1) {
		pf_event_warn(c, WARN_NO_CLOCK);
		return;
	}
	if (pf_ftrace_named(&k, b, &le) == -1) {
		pf_ftrace_unknown(c, e->number, off);
		return;
	}
	le.off = off;
	le.cpu = b->cpu;
	le.tid = (int32_t)e->pid;
	le.tgid = LINUX_UNKNOWN;
	le.in_irq = (e->flags & PF_FTRACE_IRQ) != 0;
	le.field = pf_ftrace_value;
	le.arg = &k;
	if (linux_event(c->p->kernel, &le) == -1)
		linux_instant(c->p->kernel, &le);
}

void
pf_ftrace(struct pf_context *c)
{
	const uint8_t *data = c->p->in.data, *at;
	struct pf_ftrace_event e;
	struct pf_bundle b;
	struct pf_cursor m;
	struct pf_field f;
	uint64_t off;

	c->boot_clock = pf_clock_find(c->p->w, c->seq, c->k->machine,
	    PF_CLOCK_BOOTTIME);
	pf_bundle_fields(&c->k->data, &b, NULL);
	b.covered = pf_bundle_covered(c->p->w, c->k->machine);
	if (b.lost)
		pf_event_warn(c, WARN_LOST_EVENTS);
	if (b.compact.p != NULL)
		pf_compact(c, &b);
	for (pf_open(&m, &b.data), at = m.p; pf_next(&m, &f); at = m.p) {
		if (f.number != PF_FTRACE_EVENT_BUNDLE_EVENT ||
		    f.type != PF_BYTES)
			continue;
		off = c->p->in.base + (uint64_t)(at - data);
		if (pf_ftrace_event(&f.s, &e) == -1 || e.number == 0)
			warn_add(builder_warn(c->p->b), WARN_PACKET, off);
		else
			pf_ftrace_one(c, &b, &e, off);
	}
	if (m.broken)
		pf_event_warn(c, WARN_PACKET);
}
