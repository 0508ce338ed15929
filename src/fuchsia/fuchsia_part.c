/*
 * fuchsia_part: passes the records of a part of the file to a builder.
 *
 * Parts are read by several threads.  What the tables have at a place is known
 * (fuchsia_table.c), so a part begins with empty caches and fills them from
 * there (fuchsia_cache.c): it makes the same of a record wherever the file was
 * cut.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

struct fuchsia_part *
fuchsia_part_new(const struct reading *r, const struct fuchsia_state *s,
    uint64_t from, uint64_t to)
{
	struct fuchsia_part *p = xlines(sizeof(*p));

	p->r = r;
	p->state = s;
	p->from = p->reported = from;
	p->to = to;
	p->refs_age = 1;
	p->b = builder_new();
	builder_in_file(p->b, r->file);
	if (r->compat)
		builder_compat_flows(p->b);
	builder_clock(p->b, SYS_CLOCK_BOOTTIME);
	builder_open_ends(p->b);
	return p;
}

void
fuchsia_part_free(struct fuchsia_part *p)
{
	free(p->strings);
	free(p->text);
	free(p);
}

void
fuchsia_warn(struct fuchsia_part *p, enum warn_code code)
{
	warn_add(builder_warn(p->b), code, fuchsia_off(p));
}

/* Finds how many ticks a second has for what follows. */
static void
part_ticks(struct fuchsia_part *p, uint64_t place)
{
	uint64_t key = fuchsia_key(p->provider, FUCHSIA_OF_TICKS, 0), at;

	at = fuchsia_entry(p->state, key, place);
	p->ticks = at == FUCHSIA_NOWHERE ? FUCHSIA_NS_A_SECOND :
	    little64(p->r->data + at + FUCHSIA_WORD);
}

/* ---- records ---- */

void
fuchsia_unread(struct fuchsia_part *p, enum warn_code code, const char *name)
{
	builder_unread(p->b, code, builder_string(p->b, name, strlen(name)),
	    fuchsia_off(p));
}

/* Begins the section of a provider, whose name is kept as metadata. */
static void
part_provider(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	if (!fuchsia_sound(r)) {
		fuchsia_warn(p, WARN_RECORD);
		return;
	}
	if (fuchsia_bits(r->head, 16, 19) == FUCHSIA_PROVIDER)
		builder_metadata(p->b, builder_string(p->b, "provider", 8),
		    fuchsia_off(p), r->len);
	fuchsia_section(p, fuchsia_provider(p->state, r->place));
	part_ticks(p, r->place);
}

static void
part_metadata(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	switch (fuchsia_bits(r->head, 16, 19)) {
	case FUCHSIA_PROVIDER:
	case FUCHSIA_SECTION:
		part_provider(p, r);
		break;
	case FUCHSIA_PROVIDER_EVENT:
		if (fuchsia_bits(r->head, 52, 55) == 0)
			fuchsia_warn(p, WARN_RECORDS_LOST);
		else
			fuchsia_unread(p, WARN_UNKNOWN_RECORD,
			    "provider event");
		break;
	case FUCHSIA_TRACE_INFO:
		break;
	default:
		fuchsia_unread(p, WARN_UNKNOWN_RECORD, "metadata");
	}
}

static void
part_blob(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	unsigned type = fuchsia_bits(r->head, 48, 55);

	/* the pieces of a Perfetto trace are joined by fuchsia.c */
	if (type != FUCHSIA_BLOB_PERFETTO || p->r->nested == NULL)
		fuchsia_unread(p, WARN_UNREAD, type == FUCHSIA_BLOB_PERFETTO ?
		    "blob, perfetto" : "blob");
}

/* Returns whether a record that is no event may be as its size says. */
static int
part_sound(const struct fuchsia_record *r)
{
	switch (r->head & 15) {
	case FUCHSIA_PROFILER:
	case FUCHSIA_LARGE:
		return 1;
	case FUCHSIA_METADATA:
		if (fuchsia_bits(r->head, 16, 19) == FUCHSIA_TRACE_INFO)
			return 1;
		break;
	case FUCHSIA_SCHEDULING:	/* these tell when they are read */
		if (r->head >> 60 == FUCHSIA_SWITCH ||
		    r->head >> 60 == FUCHSIA_WAKEUP)
			return 1;
	}
	return fuchsia_sound(r);
}

static void
part_record(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	unsigned type = r->head & 15;

	p->counts[type]++;
	if (type != FUCHSIA_EVENT && !part_sound(r))
		p->unsound = 1;
	switch (type) {
	case FUCHSIA_METADATA:
		part_metadata(p, r);
		break;
	case FUCHSIA_INIT:
		part_ticks(p, r->place + 1);
		break;
	case FUCHSIA_STRING:
	case FUCHSIA_THREAD:
		fuchsia_forget(p, r);
		break;
	case FUCHSIA_EVENT:
		fuchsia_event(p, r);
		break;
	case FUCHSIA_BLOB:
		part_blob(p, r);
		break;
	case FUCHSIA_USER_OBJECT:
		fuchsia_user_object(p, r);
		break;
	case FUCHSIA_KERNEL_OBJECT:
		fuchsia_kernel_object(p, r);
		break;
	case FUCHSIA_SCHEDULING:
		fuchsia_scheduling(p, r);
		break;
	case FUCHSIA_LOG:
		fuchsia_log(p, r);
		break;
	case FUCHSIA_PROFILER:
		fuchsia_unread(p, WARN_UNREAD, "profiler record");
		break;
	case FUCHSIA_LARGE:
		fuchsia_unread(p, WARN_UNREAD, "large record");
		break;
	default:
		fuchsia_unread(p, WARN_UNKNOWN_RECORD, "record");
	}
}

/* What is counted of the records of a part. */
static const struct {
	const char	*name, *help;
} event_names[FUCHSIA_EVENTS + 1] = {
	[FUCHSIA_INSTANT] = { "instant", "instant" },
	[FUCHSIA_COUNTER] = { "counter", "values of a counter" },
	[FUCHSIA_BEGIN] = { "duration-begin", "begin of a duration" },
	[FUCHSIA_END] = { "duration-end", "end of a duration" },
	[FUCHSIA_COMPLETE] = { "duration-complete", "complete duration" },
	[FUCHSIA_ASYNC_BEGIN] = { "async-begin", "begin of an async span" },
	[FUCHSIA_ASYNC_INSTANT] = { "async-instant",
	    "instant of an async span" },
	[FUCHSIA_ASYNC_END] = { "async-end", "end of an async span" },
	[FUCHSIA_FLOW_BEGIN] = { "flow-begin", "begin of a flow" },
	[FUCHSIA_FLOW_STEP] = { "flow-step", "step of a flow" },
	[FUCHSIA_FLOW_END] = { "flow-end", "end of a flow" },
	[FUCHSIA_EVENTS] = { "event", "event of a type that is not known" },
}, record_names[16] = {
	[FUCHSIA_BLOB] = { "blob", "blob" },
	[FUCHSIA_USER_OBJECT] = { "userspace-object", "name of a pointer" },
	[FUCHSIA_KERNEL_OBJECT] = { "kernel-object",
	    "name of a process, a thread or the like" },
	[FUCHSIA_SCHEDULING] = { "scheduling",
	    "context switch or wakeup of a thread" },
	[FUCHSIA_LOG] = { "log", "line of a log" },
	[FUCHSIA_PROFILER] = { "profiler", "record of a profiler" },
	[FUCHSIA_LARGE] = { "large", "large record" },
};

static void
part_counts(struct fuchsia_part *p)
{
	const char *name, *help;
	uint64_t n;
	size_t i;

	for (i = 0; i < 16 + FUCHSIA_EVENTS + 1; i++) {
		name = i < 16 ? record_names[i].name : event_names[i - 16].name;
		help = i < 16 ? record_names[i].help : event_names[i - 16].help;
		n = i < 16 ? p->counts[i] : p->event_counts[i - 16];
		if (name != NULL && n > 0)
			builder_count(p->b, builder_string(p->b, name,
			    strlen(name)), builder_string(p->b, help,
			    strlen(help)), n);
	}
}

/* Reports what a part has read; returns 1 when reading is to stop. */
static int
part_step(struct fuchsia_part *p)
{
	uint64_t n = p->place - p->reported;

	p->reported = p->place;
	return progress_add(p->progress, n);
}

void
fuchsia_part_read(struct fuchsia_part *p)
{
	const struct fuchsia_state *s = p->state;
	size_t gap = fuchsia_gap(s, p->from);
	struct fuchsia_record r;

	p->strings = xcalloc(FUCHSIA_STRINGS, sizeof(*p->strings));
	fuchsia_section(p, fuchsia_provider(s, p->from));
	part_ticks(p, p->from);
	for (p->place = p->from; p->place < p->to; p->place += r.len) {
		if (gap < s->ngaps && s->gaps[gap].from == p->place) {
			r.len = (size_t)(s->gaps[gap].to - p->place);
			gap++;
			continue;
		}
		/* outside of gaps the scan has found that sizes can be */
		r.p = p->r->data + p->place;
		r.head = little64(r.p);
		r.len = (size_t)fuchsia_size(r.head);
		r.place = p->place;
		if ((r.head & 15) != FUCHSIA_EVENT ||
		    !fuchsia_event_quick(p, &r))
			part_record(p, &r);
		if (p->place - p->reported >= PROGRESS_STEP && part_step(p))
			break;
	}
	part_counts(p);
	free(p->strings);
	p->strings = NULL;
}
