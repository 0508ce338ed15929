/*
 * chrome_phase: hands each event to the model by its phase (ttv-formats(5)).
 *
 * The table has a row for each phase; the first letter of an event's ph selects
 * the row.  A handler may count on ph alone: each asks for the fields that it
 * needs and says what happens without them.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "chrome.h"

static void
dropped(struct chrome *c, const struct event *e, enum warn_code code)
{
	warn_add(builder_warn(c->b), code, e->off);
}

/*
 * Sets *ts to the event's time; returns -1 and counts the event as dropped when
 * it has none.
 */
static int
need_time(struct chrome *c, const struct event *e, int64_t *ts)
{
	if (chrome_time(c, e, F_TS, ts) == 0)
		return 0;
	dropped(c, e, WARN_NO_TS);
	return -1;
}

static int
is_true(const struct event *e, enum field f)
{
	return event_has(e, f) && e->f[f].type == SPAN_TRUE;
}

static int
is_letter(const struct event *e, enum field f, char letter)
{
	return event_has(e, f) && e->f[f].type == SPAN_STRING &&
	    e->f[f].len == 1 && e->f[f].p[0] == letter;
}

/* Adds a bind_id with flow_in and flow_out (ttv-formats(5), FLOWS). */
static void
bound_flow(struct chrome *c, const struct event *e, int64_t ts, uint32_t kind)
{
	struct key key = { .space = KEY_BIND, .upid = NONE };
	int direction;

	key.id = chrome_ident(c, &e->f[F_BIND_ID]);
	direction = (is_true(e, F_FLOW_IN) ? FLOW_IN : 0) |
	    (is_true(e, F_FLOW_OUT) ? FLOW_OUT : 0);
	if (key.id.type == IDENT_NONE || direction == 0) {
		dropped(c, e, WARN_FLOW_DIRECTION);
		return;
	}
	builder_bind(c->b, direction, &key, chrome_thread(c, e), ts, kind,
	    e->off);
}

static inline void
bind_flow(struct chrome *c, const struct event *e, int64_t ts, uint32_t kind)
{
	if (event_has(e, F_BIND_ID))
		bound_flow(c, e, ts, kind);
}

/* ---- slices ---- */

static void
phase_begin(struct chrome *c, const struct event *e, char ph)
{
	uint32_t kind;
	int64_t ts;

	(void)ph;
	if (need_time(c, e, &ts) == -1)
		return;
	kind = e->kind;
	builder_begin(c->b, chrome_thread(c, e), ts, kind, e->off);
	bind_flow(c, e, ts, kind);
}

static void
phase_end(struct chrome *c, const struct event *e, char ph)
{
	int64_t ts;

	(void)ph;
	if (need_time(c, e, &ts) == 0)
		builder_end(c->b, chrome_thread(c, e), ts, e->kind,
		    e->off);
}

/*
 * Sets *dur of an X without dur to its tdur, if that is known.  Old Chrome
 * wrote a tdur of 0 on slices that had not ended when the trace did.
 */
static void
dur_of_cpu(struct chrome *c, const struct event *e, int64_t *dur)
{
	struct span whole = { e->p, (size_t)(c->j.p - e->p), SPAN_OBJECT, 0 };
	struct span s = json_find(&c->j, &whole, "tdur");

	if (chrome_span_time(&s, dur) != -1 && *dur > 0)
		dropped(c, e, WARN_DUR_OF_CPU);
	else
		*dur = DUR_OPEN;
}

static void
phase_complete(struct chrome *c, const struct event *e, char ph)
{
	int64_t ts, dur = DUR_OPEN;
	uint32_t kind;

	if (need_time(c, e, &ts) == -1)
		return;
	if (chrome_time(c, e, F_DUR, &dur) == -1) {
		dur = DUR_OPEN;
		if (event_has(e, F_DUR))
			dropped(c, e, WARN_BAD_DUR);
		else if (ph == 'X')
			dur_of_cpu(c, e, &dur);
	} else if (dur < 0) {
		dur = 0;
		dropped(c, e, WARN_NEGATIVE_DUR);
	}
	kind = e->kind;
	if (ph == 'T') {
		builder_state(c->b, chrome_thread(c, e), ts, dur, kind,
		    e->off);
		return;
	}
	builder_complete(c->b, chrome_thread(c, e), ts, dur, kind, e->off);
	bind_flow(c, e, ts, kind);
}

/* ---- points ---- */

static int
event_is_named(const struct event *e, const char *name)
{
	size_t len = strlen(name);

	return event_has(e, F_NAME) && e->f[F_NAME].len == len &&
	    memcmp(e->f[F_NAME].p, name, len) == 0;
}

/* Defers an event: its text is read when all other events have been. */
static void
deferred_event(struct chrome *c, const struct event *e, enum deferred_type type)
{
	struct span s = { e->p, (size_t)(c->j.p - e->p), SPAN_OBJECT, 0 };

	chrome_defer(c, type, &s, e->off);
}

static void
phase_instant(struct chrome *c, const struct event *e, char ph)
{
	uint32_t track, kind;
	int64_t ts;
	int thread = 0;

	if (need_time(c, e, &ts) == -1)
		return;
	if (ph != 'R' && is_letter(e, F_S, 'g'))
		track = builder_global_track(c->b);
	else if (ph != 'R' && is_letter(e, F_S, 'p'))
		track = builder_process_track(c->b, chrome_process(c, e));
	else {
		track = chrome_thread(c, e);
		thread = 1;
	}
	kind = e->kind;
	builder_instant(c->b, track, ts, kind, ph == 'R', e->off);
	if (thread)
		bind_flow(c, e, ts, kind);
	if (event_is_named(e, "CpuProfile"))
		deferred_event(c, e, DEFER_INSTANT);
}

static void
phase_counter(struct chrome *c, const struct event *e, char ph)
{
	int64_t ts;

	(void)ph;
	if (need_time(c, e, &ts) == 0)
		chrome_counter(c, e, ts);
}

/* ---- async and flows ---- */

enum async_step
chrome_async_step(char ph)
{
	switch (ph) {
	case 'b':
		return ASYNC_BEGIN;
	case 'e':
		return ASYNC_END;
	case 'n':
		return ASYNC_INSTANT;
	case 'S':
		return LEGACY_START;
	case 'T':
		return LEGACY_STEP_INTO;
	case 'p':
		return LEGACY_STEP_PAST;
	default:			/* F */
		return LEGACY_END;
	}
}

enum flow_step
chrome_flow_step(char ph, int around)
{
	if (ph != 'f')
		return ph == 's' ? FLOW_START : FLOW_STEP;
	return around ? FLOW_END_AROUND : FLOW_END_NEXT;
}

static void
phase_async(struct chrome *c, const struct event *e, char ph)
{
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	uint32_t upid, kind, step;
	int64_t ts;
	int local;

	if (need_time(c, e, &ts) == -1)
		return;
	if (!chrome_id(c, e, &key.id, &local, NULL)) {
		if (ph == 'T' && event_has(e, F_DUR))
			phase_complete(c, e, ph);	/* a thread state */
		else
			dropped(c, e, WARN_NO_ID);
		return;
	}
	upid = chrome_process(c, e);
	key.upid = local ? upid : NONE;
	key.cat = e->cat;
	key.scope = chrome_string(c, e, F_SCOPE);
	if (ph != 'b' && ph != 'e' && ph != 'n') {
		key.space = KEY_LEGACY;
		key.name = e->name;
	}
	kind = e->kind;
	if ((ph == 'T' || ph == 'p') &&
	    (step = chrome_arg_string(c, e, "step")) != 0)
		kind = builder_kind(c->b, step, key.cat,
		    chrome_string(c, e, F_CNAME));
	builder_async(c->b, chrome_async_step(ph), &key, upid, ts, kind,
	    e->off);
	if (ph == 'b' || ph == 'n')
		bind_flow(c, e, ts, kind);
}

/*
 * Returns 1 if an f belongs to the slice around it: bp "e", or no bp and a
 * category by which old Chrome meant the same.
 */
static int
is_enclosing(const struct chrome *c, const struct event *e, char ph)
{
	const char *cat;

	if (is_letter(e, F_BP, 'e'))
		return 1;
	if (ph != 'f' || event_has(e, F_BP) || e->cat == 0)
		return 0;
	cat = builder_str(c->b, e->cat);
	return strstr(cat, "input") != NULL || strstr(cat, "ipc.flow") != NULL;
}

static void
phase_flow(struct chrome *c, const struct event *e, char ph)
{
	struct key key = { .space = KEY_FLOW, .upid = NONE };
	int64_t ts;
	int local;

	if (need_time(c, e, &ts) == -1)
		return;
	if (!chrome_id(c, e, &key.id, &local, NULL)) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	if (local)
		key.upid = chrome_process(c, e);
	key.cat = e->cat;
	key.name = e->name;
	key.scope = chrome_string(c, e, F_SCOPE);
	builder_flow(c->b, chrome_flow_step(ph, is_enclosing(c, e, ph)), &key,
	    chrome_thread(c, e), ts, e->kind, e->off);
}

/* Handles phase =: args.linked_id is the same as id (ttv-formats(5), ASYNC). */
static void
phase_link(struct chrome *c, const struct event *e, char ph)
{
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	struct span s = { NULL, 0, SPAN_NONE, 0 };
	struct key other;
	int local;

	(void)ph;
	if (!chrome_id(c, e, &key.id, &local, NULL)) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	key.upid = local ? chrome_process(c, e) : NONE;
	key.cat = e->cat;
	key.scope = chrome_string(c, e, F_SCOPE);
	if (event_has(e, F_ARGS))
		s = json_find(&c->j, &e->f[F_ARGS], "linked_id");
	other = key;
	other.id = chrome_ident(c, &s);
	if (other.id.type == IDENT_NONE) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	builder_link(c->b, &key, &other, e->off);
}

/* ---- objects ---- */

/*
 * Reads what a snapshot says of its object, in one pass, since snapshots are
 * long.
 */
static void
snapshot_names(struct chrome *c, const struct span *snapshot,
    struct object_event *o)
{
	struct span base = { NULL, 0, SPAN_NONE, 0 }, cat = base, key, value;
	struct json j = c->j;

	if (snapshot->type != SPAN_OBJECT)
		return;
	j.p = snapshot->p;
	j.end = snapshot->p + snapshot->len;
	j.warn = NULL;
	json_open(&j);
	while (json_member(&j, &key, &value) == 1) {
		if (json_key_is(&key, "base_type"))
			base = value;
		else if (json_key_is(&key, "cat"))
			cat = value;
	}
	o->base_type = chrome_raw_string(c, &base);
	if (cat.type == SPAN_STRING)
		o->cat = chrome_raw_string(c, &cat);
}

static void
phase_object(struct chrome *c, const struct event *e, char ph)
{
	struct object_event o = { .off = e->off };
	struct key key = { .space = KEY_OBJECT };
	struct span text, snapshot = { NULL, 0, SPAN_NONE, 0 };
	int local;

	if (need_time(c, e, &o.ts) == -1)
		return;
	if (!chrome_id(c, e, &key.id, &local, &text)) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	o.step = ph == 'N' ? OBJECT_CREATED : ph == 'O' ? OBJECT_SNAPSHOT :
	    OBJECT_DESTROYED;
	o.upid = key.upid = chrome_process(c, e);
	o.id = key.id;
	o.id_text = text.type == SPAN_STRING ? chrome_raw_string(c, &text) :
	    builder_string(c->b, text.p, text.len);
	o.name = e->name;
	o.cat = e->cat;
	o.scope = key.scope = chrome_string(c, e, F_SCOPE);
	if (ph == 'O') {
		if (event_has(e, F_ARGS))
			snapshot = json_find(&c->j, &e->f[F_ARGS], "snapshot");
		if (snapshot.type == SPAN_NONE) {
			dropped(c, e, WARN_SNAPSHOT);
			return;
		}
		snapshot_names(c, &snapshot, &o);
	}
	o.key = builder_key(c->b, &key);
	builder_object(c->b, &o);
	if (ph == 'O')
		chrome_nested(c, &snapshot, &o);
}

static void
phase_context(struct chrome *c, const struct event *e, char ph)
{
	struct key key = { .space = KEY_CONTEXT, .upid = NONE };
	struct span text;
	uint32_t id;
	int64_t ts;
	int local;

	if (need_time(c, e, &ts) == -1)
		return;
	if (!chrome_id(c, e, &key.id, &local, &text)) {
		dropped(c, e, WARN_NO_ID);
		return;
	}
	key.name = e->name;
	key.scope = chrome_string(c, e, F_SCOPE);
	id = text.type == SPAN_STRING ? chrome_raw_string(c, &text) :
	    builder_string(c->b, text.p, text.len);
	builder_context(c->b, ph == '(' ? CONTEXT_ENTER : CONTEXT_LEAVE,
	    builder_key(c->b, &key),
	    chrome_thread(c, e), ts, key.name, id, e->off);
}

static void
phase_memory(struct chrome *c, const struct event *e, char ph)
{
	struct span text;
	struct ident id;
	uint32_t name = 0;
	int64_t ts;
	int local;

	if (need_time(c, e, &ts) == -1)
		return;
	if (chrome_id(c, e, &id, &local, &text))
		name = text.type == SPAN_STRING ?
		    chrome_raw_string(c, &text) :
		    builder_string(c->b, text.p, text.len);
	builder_memdump(c->b, ph == 'V' ? NONE : chrome_process(c, e), ts,
	    name, e->off);
}

static void
phase_clock(struct chrome *c, const struct event *e, char ph)
{
	int64_t ts, issue = INT64_MIN;
	struct span s;
	uint32_t id;

	(void)ph;
	if (need_time(c, e, &ts) == -1)
		return;
	if ((id = chrome_arg_string(c, e, "sync_id")) == 0) {
		dropped(c, e, WARN_CLOCK);
		return;
	}
	s = json_find(&c->j, &e->f[F_ARGS], "issue_ts");
	if (chrome_span_time(&s, &issue) == -1)
		issue = INT64_MIN;
	builder_clock_sync(c->b, ts, id, issue, c->file, e->off);
}

static void
phase_sample(struct chrome *c, const struct event *e, char ph)
{
	(void)ph;
	deferred_event(c, e, event_is_named(e, "Profile") ? DEFER_START :
	    DEFER_PROFILE);
}

static void
phase_metadata(struct chrome *c, const struct event *e, char ph)
{
	(void)ph;
	chrome_metadata(c, e);
}

static const struct phase {
	char		letter;
	const char	*help;
	void		(*handle)(struct chrome *, const struct event *, char);
} phases[] = {
	{ 'B', "begin of a slice", phase_begin },
	{ 'E', "end of a slice", phase_end },
	{ 'X', "complete slice", phase_complete },
	{ 'i', "instant", phase_instant },
	{ 'I', "instant, old spelling", phase_instant },
	{ 'R', "mark", phase_instant },
	{ 'C', "counter", phase_counter },
	{ 'M', "metadata", phase_metadata },
	{ 'b', "begin of an async slice", phase_async },
	{ 'n', "async instant", phase_async },
	{ 'e', "end of an async slice", phase_async },
	{ 'S', "old begin of an async slice", phase_async },
	{ 'T', "old async step into, or thread state", phase_async },
	{ 'p', "old async step past", phase_async },
	{ 'F', "old end of an async slice", phase_async },
	{ '=', "two async ids are one", phase_link },
	{ 's', "start of a flow", phase_flow },
	{ 't', "step of a flow", phase_flow },
	{ 'f', "end of a flow", phase_flow },
	{ 'N', "object created", phase_object },
	{ 'O', "object snapshot", phase_object },
	{ 'D', "object destroyed", phase_object },
	{ '(', "context entered", phase_context },
	{ ')', "context left", phase_context },
	{ 'P', "sample", phase_sample },
	{ 'V', "memory dump of all processes", phase_memory },
	{ 'v', "memory dump of a process", phase_memory },
	{ 'c', "clock sync", phase_clock },
};
#define NPHASES		(sizeof(phases) / sizeof(phases[0]))

static const struct phase *by_letter[256];

static void __attribute__((constructor))
phase_table(void)
{
	size_t i;

	for (i = 0; i < NPHASES; i++)
		by_letter[(unsigned char)phases[i].letter] = &phases[i];
}

/* Returns the string of a phase: its letter, or else its number. */
static uint32_t
letter_name(struct chrome *c, unsigned char letter)
{
	char name[8];

	snprintf(name, sizeof(name), letter > ' ' && letter < 0x7f ? "%c" :
	    "0x%02x", letter);
	return builder_string(c->b, name, strlen(name));
}

void
chrome_event(struct chrome *c, struct event *e)
{
	const struct phase *ph;
	unsigned char letter;

	if (!event_has(e, F_PH) || e->f[F_PH].type != SPAN_STRING ||
	    e->f[F_PH].len == 0) {
		dropped(c, e, WARN_NO_PH);
		return;
	}
	letter = (unsigned char)e->f[F_PH].p[0];
	c->phases[letter]++;
	c->nobjects++;
	chrome_names(c, e);
	if (c->compat && chrome_compat_event(c, e, (char)letter))
		return;
	if ((ph = by_letter[letter]) != NULL) {
		if (event_has(e, F_SF) && letter != 'P')
			chrome_note_sf(c, e);
		ph->handle(c, e, ph->letter);
	} else {
		builder_unread(c->b, WARN_UNKNOWN_PHASE, letter_name(c, letter),
		    e->off);
	}
}

void
chrome_count(struct chrome *c)
{
	const char *help;
	size_t i;

	for (i = 0; i < 256; i++) {
		if (c->phases[i] == 0)
			continue;
		help = by_letter[i] != NULL ? by_letter[i]->help : "not known";
		builder_count(c->b, letter_name(c, (unsigned char)i),
		    builder_string(c->b, help, strlen(help)), c->phases[i]);
	}
	memset(c->phases, 0, sizeof(c->phases));
}
