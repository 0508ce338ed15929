/*
 * derived: the reader of events that queries made (ttv/derived.h).
 *
 * Its text is ttv's own, so it is always JSON; what stands in it comes from
 * rows, and may be anything: times that are null, names that are numbers.  Its
 * part is joined with the others last, when the processes and threads that it
 * names by number are settled.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/format.h"
#include "ttv/json.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "derived.h"

/* Bytes between two reports of progress. */
#define DERIVED_STEP	(1024 * 1024)

enum derived_key { DERIVED_TRACK, DERIVED_TYPE, DERIVED_NAME, DERIVED_UPID,
	DERIVED_UTID, DERIVED_GROUP, DERIVED_UNIT, DERIVED_ON, DERIVED_TS,
	DERIVED_DUR, DERIVED_CAT, DERIVED_ALERT, DERIVED_VALUE, DERIVED_KEYS };
static const char *const derived_keys[DERIVED_KEYS] = {
	"track", "type", "name", "upid", "utid", "group", "unit", "on", "ts",
	"dur", "cat", "alert", "value"
};

struct derived_track {
	uint32_t	track, series;	/* series: NONE: for slices */
};

struct reader {
	const struct reading *r;
	struct builder	*b;
	struct derived_track *tracks;
	size_t		 n, cap;
	char		*text;		/* room for a decoded string */
	size_t		 room;
	uint64_t	 nevents;
};

/* Reads a line: the value of each key, or SPAN_NONE.  Returns 0 or -1. */
static int
derived_line(struct json *j, struct span *v)
{
	struct span key, value;
	int i, more;

	memset(v, 0, sizeof(*v) * DERIVED_KEYS);
	if (j->p == j->end || *j->p != '{')
		return -1;
	json_open(j);
	while ((more = json_member(j, &key, &value)) == 1)
		for (i = 0; i < DERIVED_KEYS; i++)
			if (json_key_is(&key, derived_keys[i]))
				v[i] = value;
	return more == 0 ? 0 : -1;
}

/* Returns the number that a value is, if it is one, else `none`. */
static int64_t
derived_int(const struct span *v, int64_t none)
{
	int64_t n;

	return v->type != SPAN_NUMBER || text_parse_int(v->p, v->len, &n) ==
	    -1 ? none : n;
}

static uint32_t
derived_string(struct reader *d, const struct span *v)
{
	unsigned repairs;

	if (v->type != SPAN_STRING)
		return 0;
	if (json_plain(v->p, v->len))
		return builder_string(d->b, v->p, v->len);
	if (d->room < JSON_DECODED(v->len)) {
		d->room = JSON_DECODED(v->len) * 2;
		free(d->text);
		d->text = xmalloc(d->room);
	}
	return builder_string(d->b, d->text, json_decode(v->p, v->len,
	    d->text, &repairs));
}

/* Returns the id of a track: a text that no file has. */
static struct ident
derived_ident(struct builder *b, char type, size_t n, uint32_t parent)
{
	char text[64];
	int len;

	len = snprintf(text, sizeof(text), "ttv derived %c%zu %u", type, n,
	    parent);
	return builder_text_ident(b, text, (size_t)len);
}

/* Adds a track; those of a name in a group, or on one thing, are one group. */
static void
derived_add_track(struct reader *d, const struct span *v)
{
	static const struct track_def init = TRACK_DEF_INIT;
	int64_t upid = derived_int(&v[DERIVED_UPID], NONE);
	int64_t utid = derived_int(&v[DERIVED_UTID], NONE);
	struct track_def def = init, group = init;
	struct derived_track *t;
	int counter = v[DERIVED_TYPE].len == strlen("counter");

	if (utid >= 0 && utid < NONE)
		def.parent = builder_thread_number(d->b, (uint32_t)utid);
	else if (upid >= 0 && upid < NONE)
		def.upid = builder_process_number(d->b, (uint32_t)upid);
	if (v[DERIVED_GROUP].type == SPAN_STRING) {
		group.parent = def.parent;
		group.upid = def.upid;
		group.name = derived_string(d, &v[DERIVED_GROUP]);
		group.id = derived_ident(d->b, 'g', group.name, utid < NONE ?
		    (uint32_t)utid : (uint32_t)upid);
		def.parent = builder_track(d->b, &group);
		def.upid = NONE;
	}
	d->tracks = xgrow(d->tracks, d->n, &d->cap, sizeof(*d->tracks));
	t = &d->tracks[d->n];
	def.id = derived_ident(d->b, 't', d->n++, 0);
	def.name = derived_string(d, &v[DERIVED_NAME]);
	def.unit = derived_string(d, &v[DERIVED_UNIT]);
	if (counter)
		def.type = TRACK_COUNTER;
	t->track = builder_track(d->b, &def);
	t->series = counter ? builder_series(d->b, t->track, 0) : NONE;
}

static uint32_t
derived_kind(struct reader *d, const struct span *v)
{
	uint32_t name = derived_string(d, &v[DERIVED_NAME]);
	uint32_t cat = derived_string(d, &v[DERIVED_CAT]);

	if (v[DERIVED_ALERT].type != SPAN_STRING)
		return builder_kind(d->b, name, cat, 0);
	return builder_flag_kind(d->b, name, cat,
	    v[DERIVED_ALERT].len == strlen("error") ? KIND_ERROR :
	    KIND_WARNING);
}

static void
derived_slice(struct reader *d, const struct derived_track *t,
    const struct span *v, int64_t ts, uint64_t off)
{
	uint32_t kind = derived_kind(d, v);
	int64_t dur;

	if (v[DERIVED_DUR].type == SPAN_NONE ||
	    v[DERIVED_DUR].type == SPAN_NULL) {
		builder_instant(d->b, t->track, ts, kind, 0, off);
		return;
	}
	if (v[DERIVED_DUR].type != SPAN_NUMBER || text_parse_int(
	    v[DERIVED_DUR].p, v[DERIVED_DUR].len, &dur) == -1) {
		warn_add(builder_warn(d->b), WARN_BAD_DUR, off);
		dur = DUR_OPEN;
	} else if (dur < DUR_OPEN) {
		warn_add(builder_warn(d->b), WARN_NEGATIVE_DUR, off);
		dur = 0;
	}
	builder_complete(d->b, t->track, ts, dur, kind, off);
}

static void
derived_event(struct reader *d, const struct span *v, uint64_t off)
{
	int64_t on = derived_int(&v[DERIVED_ON], -1), ts;
	const struct derived_track *t;
	double value;

	if (on < 0 || (uint64_t)on >= d->n) {
		warn_add(builder_warn(d->b), WARN_LINE, off);
		return;
	}
	t = &d->tracks[on];
	d->nevents++;
	if (v[DERIVED_TS].type != SPAN_NUMBER || text_parse_int(
	    v[DERIVED_TS].p, v[DERIVED_TS].len, &ts) == -1)
		warn_add(builder_warn(d->b), WARN_NO_TS, off);
	else if (t->series == NONE)
		derived_slice(d, t, v, ts, off);
	else if (v[DERIVED_VALUE].type != SPAN_NUMBER || text_parse_double(
	    v[DERIVED_VALUE].p, v[DERIVED_VALUE].len, &value) == -1)
		warn_add(builder_warn(d->b), WARN_COUNTER_VALUE, off);
	else
		builder_counter_value(d->b, t->series, ts, value);
}

static void
derived_lines(struct reader *d)
{
	const struct reading *r = d->r;
	const char *end = r->data + r->len, *p, *next, *told = r->data;
	struct span v[DERIVED_KEYS];
	struct json j;
	uint64_t off;

	for (p = r->data; p < end; p = next) {
		next = memchr(p, '\n', (size_t)(end - p));
		next = next == NULL ? end : next + 1;
		off = r->base + (uint64_t)(p - r->data);
		memset(&j, 0, sizeof(j));
		j.base = r->data;
		j.off = r->base;
		j.p = p;
		j.end = next;
		if (derived_line(&j, v) == -1)
			warn_add(builder_warn(d->b), WARN_LINE, off);
		else if (v[DERIVED_TRACK].type != SPAN_NONE)
			derived_add_track(d, v);
		else
			derived_event(d, v, off);
		if (r->progress == NULL || next - told < DERIVED_STEP)
			continue;
		told = next;
		if (r->progress(r->arg, (uint64_t)(next - r->data)) != 0)
			return;
	}
}

static struct builder *
derived_read(struct reading *r)
{
	static const char name[] = "derived", help[] =
	    "an event that a query added";
	struct reader d;

	memset(&d, 0, sizeof(d));
	d.r = r;
	d.b = builder_new();
	builder_in_file(d.b, r->file);
	builder_late(d.b);
	builder_open_ends(d.b);
	derived_lines(&d);
	builder_count(d.b, builder_string(d.b, name, strlen(name)),
	    builder_string(d.b, help, strlen(help)), d.nevents);
	r->understood = 1;
	free(d.tracks);
	free(d.text);
	return d.b;
}

/* Returns 0: such a text is no file. */
static int
derived_sniff(const char *p, size_t n)
{
	(void)p;
	(void)n;
	return 0;
}

const struct format derived_format = {
	.name = "ttv-derived",
	.help = "events that queries added",
	.sniff = derived_sniff,
	.read = derived_read,
	.events = &derived_events,
};
