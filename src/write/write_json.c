/*
 * write_json: the file around the events, metadata of processes and threads,
 * and the members that stand in many events.
 *
 * Events come by kind and not by time: slices, then flows, so that a flow's
 * point follows what it stands on; instants, and then the flows between those.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "write_json.h"
#include "write_json_int.h"

void
wjson_key(struct wjson *j, const char *key)
{
	buf_adds(j->w.b, ",\"");
	buf_adds(j->w.b, key);
	buf_adds(j->w.b, "\":");
}

static void
wjson_text(struct wjson *j, uint32_t s)
{
	buf_json(j->w.b, trace_str(j->w.t, s),
	    strtab_len(j->w.t->strings, s));
}

void
wjson_string(struct wjson *j, const char *key, uint32_t s)
{
	if (s == 0)
		return;
	wjson_key(j, key);
	wjson_text(j, s);
}

void
wjson_time(struct wjson *j, const char *key, int64_t ns)
{
	uint64_t	u = ns < 0 ? 0 - (uint64_t)ns : (uint64_t)ns;
	unsigned	fraction = (unsigned)(u % 1000);
	char		digits[4] = { '.', (char)('0' + fraction / 100),
			    (char)('0' + fraction / 10 % 10),
			    (char)('0' + fraction % 10) };

	wjson_key(j, key);
	if (ns < 0)
		buf_addc(j->w.b, '-');
	buf_int(j->w.b, (int64_t)(u / 1000));
	if (fraction != 0)
		buf_add(j->w.b, digits, fraction % 10 != 0 ? 4 :
		    fraction % 100 != 0 ? 3 : 2);
}

static void
ident_add(struct wjson *j, struct buf *b, const char *key, struct ident id)
{
	buf_adds(b, key);
	if (id.type == IDENT_TEXT)
		buf_json(b, trace_str(j->w.t, id.text),
		    strtab_len(j->w.t->strings, id.text));
	else
		buf_int(b, id.num);
}

void
wjson_ident(struct wjson *j, const char *key, struct ident id)
{
	wjson_key(j, key);
	ident_add(j, j->w.b, "", id);
}

void
wjson_begin(struct wjson *j, char phase, uint32_t name, uint32_t cat)
{
	buf_adds(j->w.b, j->any ? ",\n{\"ph\":\"" : "\n{\"ph\":\"");
	buf_addc(j->w.b, phase);
	buf_addc(j->w.b, '"');
	wjson_string(j, "name", name);
	wjson_string(j, "cat", cat);
	j->any = 1;
}

void
wjson_begin_kind(struct wjson *j, char phase, uint32_t kind)
{
	const struct kind	*k = &j->w.t->kinds[kind];

	wjson_begin(j, phase, k->name, k->cat);
	wjson_string(j, "cname", k->cname);
}

void
wjson_end(struct wjson *j)
{
	buf_addc(j->w.b, '}');
	write_more(&j->w);
}

void
wjson_args(struct wjson *j, const struct value *args)
{
	if (args == NULL || args->child == NULL)
		return;
	wjson_key(j, "args");
	value_json(j->w.b, args);
}

void
wjson_stack(struct wjson *j, const char *list_key, const char *number_key,
    const struct value *list, uint32_t callsite)
{
	uint32_t	f;

	if (list != NULL) {
		wjson_key(j, list_key);
		value_json(j->w.b, list);
		return;
	}
	if (callsite == NONE)
		return;
	for (f = callsite; f != NONE && !j->frames[f];
	    f = j->w.t->callsites[f].parent)
		j->frames[f] = 1;
	wjson_key(j, number_key);
	buf_int(j->w.b, callsite);
}

void
wjson_clocks(struct wjson *j, const struct event_facts *f)
{
	if (f->has & FACT_TTS)
		wjson_time(j, "tts", f->tts);
	if (f->has & FACT_INSTRUCTIONS) {
		wjson_key(j, "ticount");
		buf_int(j->w.b, f->instructions);
	}
}

void
wjson_end_facts(struct wjson *j, const struct event_facts *f)
{
	if (f->has & FACT_TTS && f->tdur >= 0)
		wjson_time(j, "tts", f->tts + f->tdur);
	if (f->has & FACT_INSTRUCTIONS_DELTA) {
		wjson_key(j, "ticount");
		buf_int(j->w.b, f->instructions + f->instructions_delta);
	}
	wjson_stack(j, "stack", "sf", f->end_stack, f->end_callsite);
}

/* ---- places ---- */

/* Returns 1 if the track is written as a thread that it is not. */
static int
wjson_is_own(const struct wjson *j, uint32_t track)
{
	const struct track	*k = &j->w.t->tracks[track];

	return k->utid == NONE && (k->type == TRACK_CUSTOM ||
	    k->type == TRACK_GLOBAL || k->type == TRACK_PROCESS ||
	    k->type == TRACK_CPU || k->type == TRACK_STATE);
}

/* Returns the pid that a track has in the file. */
static struct ident
place_pid(struct wjson *j, const struct track *k)
{
	struct ident	id = { IDENT_INT, 0, 0 };

	if (k->upid != NONE)
		return j->w.pid[k->upid];
	if (j->own_pid == 0)
		j->own_pid = write_new_id(&j->w);
	id.num = j->own_pid;
	return id;
}

static struct ident
place_tid(struct wjson *j, uint32_t track, const struct track *k)
{
	struct ident	id = { IDENT_INT, 0, 0 };

	if (k->utid != NONE)
		return j->w.tid[k->utid];
	if (j->tids[track] == 0)
		j->tids[track] = write_new_id(&j->w);
	id.num = j->tids[track];
	return id;
}

void
wjson_place(struct wjson *j, uint32_t track)
{
	const struct track	*k = &j->w.t->tracks[track];
	struct wjson_place	*p = &j->place;

	if (p->track != track) {
		p->track = track;
		buf_clear(&p->text);
		ident_add(j, &p->text, ",\"pid\":", place_pid(j, k));
		if (k->utid != NONE || wjson_is_own(j, track))
			ident_add(j, &p->text, ",\"tid\":",
			    place_tid(j, track, k));
	}
	buf_add(j->w.b, p->text.data, p->text.len);
}

void
wjson_process(struct wjson *j, uint32_t track)
{
	wjson_ident(j, "pid", place_pid(j, &j->w.t->tracks[track]));
}

/* ---- metadata of processes and threads ---- */

/* Writes an M event of a process, or of a thread if `tid` is not NULL. */
static void
meta_string(struct wjson *j, const char *name, struct ident pid,
    const struct ident *tid, const char *arg, uint32_t s)
{
	wjson_begin(j, 'M', 0, 0);
	buf_printf(j->w.b, ",\"name\":\"%s\"", name);
	wjson_ident(j, "pid", pid);
	if (tid != NULL)
		wjson_ident(j, "tid", *tid);
	buf_printf(j->w.b, ",\"args\":{\"%s\":", arg);
	wjson_text(j, s);
	buf_addc(j->w.b, '}');
	wjson_end(j);
}

static void
meta_sort(struct wjson *j, const char *name, struct ident pid,
    const struct ident *tid, int64_t index)
{
	wjson_begin(j, 'M', 0, 0);
	buf_printf(j->w.b, ",\"name\":\"%s\"", name);
	wjson_ident(j, "pid", pid);
	if (tid != NULL)
		wjson_ident(j, "tid", *tid);
	buf_adds(j->w.b, ",\"args\":{\"sort_index\":");
	buf_int(j->w.b, index);
	buf_addc(j->w.b, '}');
	wjson_end(j);
}

static void
wjson_processes(struct wjson *j)
{
	const struct trace	*t = j->w.t;
	const struct process	*p;
	struct ident		 pid;
	uint32_t		 i, name;

	for (i = 0; i < t->nprocesses; i++) {
		if (!j->w.cut->whole && !j->w.cut->processes[i])
			continue;
		p = &t->processes[i];
		pid = j->w.pid[i];
		name = p->name != 0 || p->pid.type == pid.type ? p->name :
		    p->pid.text;
		if (name != 0)
			meta_string(j, "process_name", pid, NULL, "name",
			    name);
		if (p->labels != 0)
			meta_string(j, "process_labels", pid, NULL, "labels",
			    p->labels);
		if (p->has_sort)
			meta_sort(j, "process_sort_index", pid, NULL,
			    p->sort_index);
	}
}

/* Returns the pid of a thread: one of all threads whose process is unknown. */
static struct ident
thread_pid(struct wjson *j, const struct thread *h)
{
	struct track	k = { .upid = h->upid };

	return place_pid(j, &k);
}

static void
wjson_threads(struct wjson *j)
{
	const struct trace	*t = j->w.t;
	const struct thread	*h;
	uint32_t		 i, name;

	for (i = 0; i < t->nthreads; i++) {
		h = &t->threads[i];
		if (!j->w.cut->whole && !j->w.cut->threads[i])
			continue;
		name = h->name != 0 || h->tid.type == j->w.tid[i].type ?
		    h->name : h->tid.text;
		if (name != 0)
			meta_string(j, "thread_name", thread_pid(j, h),
			    &j->w.tid[i], "name", name);
		if (h->has_sort)
			meta_sort(j, "thread_sort_index", thread_pid(j, h),
			    &j->w.tid[i], h->sort_index);
	}
}

/* Names the threads that stand for tracks of other kinds. */
static void
wjson_own_tracks(struct wjson *j)
{
	const struct trace	*t = j->w.t;
	char			 label[256];
	uint32_t		 i;
	size_t			 n;

	for (i = 0; i < t->ntracks; i++) {
		if (t->tracks[i].unit != 0 || t->tracks[i].description != 0 ||
		    t->tracks[i].order != ORDER_DEFAULT)
			write_lost(&j->w, WRITE_UNIT, 1);
		if (j->tids[i] == 0)
			continue;
		write_lost(&j->w, WRITE_TRACK, 1);
		n = trace_track_label(t, i, label, sizeof(label));
		wjson_begin(j, 'M', 0, 0);
		buf_adds(j->w.b, ",\"name\":\"thread_name\"");
		wjson_place(j, i);
		buf_adds(j->w.b, ",\"args\":{\"name\":");
		buf_json(j->w.b, label, n < sizeof(label) ? n :
		    sizeof(label) - 1);
		buf_addc(j->w.b, '}');
		wjson_end(j);
	}
}

/* ---- the members beside the events ---- */

/* Returns 1 for a name of a member that has a meaning of its own. */
static int
member_reserved(const char *name)
{
	static const char *const names[] = { "displayTimeUnit", "samples",
	    "stackFrames", "traceEvents" };
	size_t			 i;

	if (write_is_text(name))
		return 1;
	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(name, names[i]) == 0)
			return 1;
	return 0;
}

/* Writes metadata that was an event; its pid and tid are those of the event. */
static void
metadata_event(struct wjson *j, const struct metadata *m,
    const struct value *value)
{
	struct event_facts	f;

	trace_facts(j->w.t, m->off, OFF_NONE, NONE, &f, &j->w.arena);
	wjson_begin(j, 'M', m->name, 0);
	if (f.pid != NULL) {
		wjson_key(j, "pid");
		value_json(j->w.b, f.pid);
	}
	if (f.tid != NULL) {
		wjson_key(j, "tid");
		value_json(j->w.b, f.tid);
	}
	if (value != NULL) {
		wjson_key(j, "args");
		value_json(j->w.b, value);
	}
	wjson_end(j);
}

/* Writes the metadata that are events, or those that are members. */
static void
wjson_metadata(struct wjson *j, int events)
{
	const struct trace	*t = j->w.t;
	const struct metadata	*m;
	const struct value	*v;
	uint32_t		 i;

	for (i = 0; i < t->nmetadata; i++) {
		m = &t->metadata[i];
		if ((m->len == 0) != events)
			continue;
		write_fresh(&j->w);
		v = trace_metadata_value(t, i, &j->w.arena);
		if (events) {
			metadata_event(j, m, v);
		} else if (v == NULL || m->name == 0 ||
		    member_reserved(trace_str(t, m->name))) {
			write_lost(&j->w, WRITE_METADATA, 1);
		} else {
			buf_adds(j->w.b, ",\n");
			wjson_text(j, m->name);
			buf_addc(j->w.b, ':');
			value_json(j->w.b, v);
			write_more(&j->w);
		}
	}
}

/* Writes the frames that samples and events refer to. */
static void
wjson_frames(struct wjson *j)
{
	const struct callsite	*c;
	uint32_t		 i, line, column;
	int			 any = 0;

	for (i = 0; i < j->w.t->ncallsites && !j->w.failed; i++) {
		if (!j->frames[i])
			continue;
		c = &j->w.t->callsites[i];
		write_place(j->w.t, c, &line, &column);
		write_lost(&j->w, WRITE_PLACE, line != 0 || column != 0);
		buf_adds(j->w.b, any ? ",\n" : ",\n\"stackFrames\":{\n");
		any = 1;
		buf_printf(j->w.b, "\"%u\":{\"name\":", (unsigned)i);
		wjson_text(j, c->name);
		wjson_string(j, "category", c->cat);
		if (c->parent != NONE)
			buf_printf(j->w.b, ",\"parent\":\"%u\"",
			    (unsigned)c->parent);
		buf_addc(j->w.b, '}');
		write_more(&j->w);
	}
	if (any)
		buf_adds(j->w.b, "\n}");
}

static void
wjson_events(struct wjson *j)
{
	wjson_processes(j);
	wjson_threads(j);
	wjson_metadata(j, 1);
	wjson_flows_bind(j);
	wjson_flows_early(j);
	wjson_slices(j);
	wjson_flows(j, 0);
	wjson_instants(j);
	wjson_flows(j, 1);
	wjson_counters(j);
	wjson_objects(j);
	wjson_memory(j);
	wjson_clock_syncs(j);
	wjson_contexts(j);
	wjson_own_tracks(j);
}

void
write_json(const struct cut *cut, const struct write_to *to,
    struct write_report *report)
{
	const struct trace	*t = cut->t;
	struct wjson		 j;

	memset(&j, 0, sizeof(j));
	write_start(&j.w, cut, to, report, 0);
	j.place.track = NONE;
	j.tids = xcalloc((size_t)t->ntracks + 1, sizeof(*j.tids));
	j.frames = xcalloc((size_t)t->ncallsites + 1, 1);
	buf_adds(j.w.b, "{");
	if (t->time_unit[0] != '\0') {
		buf_adds(j.w.b, "\"displayTimeUnit\":");
		buf_json(j.w.b, t->time_unit, strlen(t->time_unit));
		buf_addc(j.w.b, ',');
	}
	buf_adds(j.w.b, "\"traceEvents\":[");
	wjson_events(&j);
	buf_adds(j.w.b, "\n]");
	wjson_samples(&j);
	wjson_frames(&j);
	wjson_metadata(&j, 0);
	buf_adds(j.w.b, "}\n");
	buf_free(&j.place.text);
	free(j.tids);
	free(j.frames);
	free(j.bind);
	free(j.bound);
	write_end(&j.w);
}
