/*
 * profile: what readers of profiles share.  A sample without a time begins
 * where the weights before it end; an entry of a stack without a function is
 * called after its file, its place or its address.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/hash.h"
#include "ttv/profile.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

/* Stacks that are remembered: 1.5 KB at first, 1.5 MB at most. */
#define STACKS_LEAST	64
#define STACKS_MOST	(1u << 16)

double
profile_unit_ns(const char *unit, size_t n)
{
	static const struct { const char *name; double ns; } units[] = {
		{ "microseconds", 1e3 }, { "milliseconds", 1e6 },
		{ "seconds", 1e9 }, { "us", 1e3 }, { "ms", 1e6 },
		{ "tracing-ms", 1e6 },
	};
	size_t i;

	for (i = 0; i < sizeof(units) / sizeof(units[0]); i++)
		if (strlen(units[i].name) == n &&
		    memcmp(units[i].name, unit, n) == 0)
			return units[i].ns;
	return 1;
}

int64_t
profile_ns(long double units, double ns)
{
	long double t = units * (long double)ns;

	return t != t ? 0 : t >= 0x1p63L ? INT64_MAX : t < -0x1p63L ?
	    INT64_MIN : llroundl(t);
}

int64_t
profile_axis_next(struct profile_axis *a, double weight)
{
	int64_t ts = profile_ns(a->sum, a->ns);

	a->taken = 1;
	if (isfinite(weight))
		a->sum += fabs(weight);
	return ts;
}

void
profile_axis_end(struct builder *b, uint32_t track,
    const struct profile_axis *a)
{
	if (a->taken)		/* without one it has no end */
		builder_sample_end(b, track, profile_ns(a->sum, a->ns));
}

uint32_t
profile_process(struct builder *b, uint8_t file, uint32_t name)
{
	uint32_t upid = builder_process(b, builder_int_ident(0), file);

	if (name != 0)
		builder_process_name(b, upid, name);
	return upid;
}

uint32_t
profile_thread(struct builder *b, uint32_t upid, uint32_t i, uint32_t name)
{
	uint32_t track = builder_thread(b, upid, builder_int_ident(i));

	if (name != 0)
		builder_thread_name(b, track, name);
	return track;
}

void
profile_counts(struct builder *b, uint32_t track)
{
	builder_sample_unit(b, track, builder_string(b, UNIT_NONE,
	    strlen(UNIT_NONE)));
}

/* Doubles a table: what had a place each has one then, too. */
static void
stacks_grow(struct profile_stacks *t)
{
	struct profile_stacks old = *t;
	size_t i;

	t->size = old.size == 0 ? STACKS_LEAST : old.size * 2;
	t->missed = 0;
	t->v = xcalloc(t->size, sizeof(*t->v));
	for (i = 0; i < old.size; i++)
		if (old.v[i].p != NULL)
			t->v[hash_text(old.v[i].p, old.v[i].n) % t->size] =
			    old.v[i];
	free(old.v);
}

struct profile_seen *
profile_seen_at(struct profile_stacks *t, const void *p, size_t n)
{
	struct profile_seen *s;

	if (t->missed >= t->size / 2 && t->size < STACKS_MOST)
		stacks_grow(t);
	s = &t->v[hash_text(p, n) % t->size];
	if (s->p != NULL && s->n == n && memcmp(s->p, p, n) == 0)
		return s;
	s->p = NULL;
	t->missed++;
	return s;
}

uint32_t
profile_string(struct builder *b, const char *p, size_t n)
{
	struct buf utf8 = BUF_INIT;
	uint64_t bad = 0;
	uint32_t id;

	if (text_ascii(p, n) == n)
		return n == 0 ? 0 : builder_string(b, p, n);
	buf_room(&utf8, n * 3);
	utf8.len = text_utf8(utf8.data, p, n, &bad);
	id = builder_string(b, utf8.data, utf8.len);
	buf_free(&utf8);
	return id;
}

/* Writes the last part of the path of a module. */
static void
add_file(struct buf *out, const char *path)
{
	const char *slash = strrchr(path, '/');

	buf_adds(out, slash != NULL && slash[1] != '\0' ? slash + 1 : path);
}

/* Returns what an entry without a function is called. */
static uint32_t
entry_name(struct builder *b, const struct profile_entry *e)
{
	struct buf name = BUF_INIT;
	uint32_t string;

	if (e->bracketed && e->f.module == 0)
		buf_adds(&name, "[unknown]");
	else if (e->bracketed) {
		if (builder_str(b, e->f.module)[0] != '[')
			buf_addc(&name, '[');
		add_file(&name, builder_str(b, e->f.module));
		if (name.data[0] == '[' && name.data[name.len - 1] != ']')
			buf_addc(&name, ']');
	} else if (e->f.module != 0 && e->has_place) {
		add_file(&name, builder_str(b, e->f.module));
		buf_printf(&name, "+0x%" PRIx64, e->place);
	} else if (e->f.has_address)
		buf_printf(&name, "0x%" PRIx64, e->f.address);
	else
		buf_adds(&name, "[unknown]");
	string = builder_string(b, name.data, name.len);
	buf_free(&name);
	return string;
}

/* Returns FILE:LINE:COLUMN of where a function begins, or 0. */
static uint32_t
entry_place(struct builder *b, const struct profile_entry *e)
{
	struct buf place = BUF_INIT;
	uint32_t string;

	if (!e->defined || e->f.line == 0)
		return 0;
	buf_adds(&place, builder_str(b, e->f.file));
	buf_printf(&place, ":%" PRIu32, e->f.line);
	if (e->f.column != 0)
		buf_printf(&place, ":%" PRIu32, e->f.column);
	string = builder_string(b, place.data, place.len);
	buf_free(&place);
	return string;
}

struct profile_call
profile_call(struct builder *b, struct profile_entry *e)
{
	struct profile_call call;

	if (e->name == 0) {
		e->name = entry_name(b, e);
		if (e->f.module != 0 && e->place_is != FRAME_PLACE_NONE) {
			e->f.place = e->place;
			e->f.place_is = (uint8_t)e->place_is;
		}
	}
	call.name = e->name;
	call.category = e->f.file != 0 ? e->f.file : e->f.module != 0 ?
	    e->f.module : e->f.category;
	call.place = entry_place(b, e);
	call.frame = builder_frame(b, e->name, &e->f);
	return call;
}

uint32_t
profile_called(struct builder *b, const struct profile_call *call,
    uint32_t parent)
{
	return builder_callsite_frame(b, call->name, call->category,
	    call->place, call->frame, parent);
}

uint32_t
profile_callsite(struct builder *b, struct profile_entry *e, uint32_t parent)
{
	struct profile_call call = profile_call(b, e);

	return profile_called(b, &call, parent);
}
