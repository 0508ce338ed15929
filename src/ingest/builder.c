/*
 * builder: the lists that a reader fills.
 *
 * Nothing is decided here: each event goes to the log of all tracks or to the
 * list of its type, in 24 to 32 bytes; builder_finish() (finish.c) pairs, nests
 * and binds events when all of the input is known.  Strings, kinds, processes,
 * tracks and keys are interned, so that records carry numbers.  A part belongs
 * to one thread of execution.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/strtab.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "records.h"

struct builder *
builder_new(void)
{
	struct builder *b = xlines(sizeof(*b));

	b->strings = strtab_new();
	b->start = INT64_MAX;
	b->end = b->last = INT64_MIN;
	b->compat.newest = INT64_MIN;
	b->compat.from = INT64_MAX;
	return b;
}

void
builder_in_file(struct builder *b, uint8_t file)
{
	b->file = file;
}

void
builder_free(struct builder *b)
{
	size_t i;

	if (b == NULL)
		return;
	if (b->strings != NULL)
		strtab_free(b->strings);
	idtab_free(&b->kinds);
	idtab_free(&b->process_ids);
	idtab_free(&b->thread_ids);
	idtab_free(&b->series_ids);
	free(b->makers.v);
	callsites_free(&b->callsites);
	idtab_free(&b->frame_keys);
	idtab_free(&b->build_keys);
	idtab_free(&b->callsite_id_keys);
	idtab_free(&b->keys);
	idtab_free(&b->families);
	idtab_free(&b->flow_tags);
	idtab_free(&b->tid_ids);
	free(b->tid_utid);
	event_log_free(&b->recs);
	free(b->processes.v);
	free(b->threads.v);
	free(b->tracks.v);
	free(b->customs.v);
	free(b->globals.v);
	idtab_free(&b->lives);
	free(b->life);
	free(b->shared_life);
	free(b->comms.v);
	chunks_free(&b->sched, sizeof(struct raw_sched));
	idtab_free(&b->sched_facts);
	idtab_free(&b->custom_ids);
	for (i = 0; i < ASYNC_LOGS; i++)
		free(b->async[i].v);
	chunks_free(&b->flows, sizeof(struct raw_flow));
	chunks_free(&b->instants, sizeof(struct raw_instant));
	for (i = 0; i < b->values.n; i++)
		free(b->values.v[i]);
	free(b->values.v);
	free(b->objects.v);
	free(b->samples.v);
	free(b->sample_runs.v);
	free(b->sample_units.v);
	free(b->sample_ends.v);
	free(b->frames.v);
	free(b->memdumps.v);
	free(b->contexts.v);
	records_free(b);
	free(b->clock_syncs.v);
	free(b->clock_readings.v);
	free(b->metadata.v);
	free(b->cpu_infos.v);
	free(b->cpu_freqs.v);
	idtab_free(&b->unread.names);
	free(b->unread.n);
	idtab_free(&b->counts.names);
	free(b->counts.n);
	free(b->callsite_ids.v);
	free(b->links.v);
	free(b);
}

uint32_t
builder_string(struct builder *b, const char *s, size_t len)
{
	return strtab_add(b->strings, s, len);
}

const char *
builder_str(const struct builder *b, uint32_t id)
{
	return strtab_str(b->strings, id);
}

uint32_t
builder_kind(struct builder *b, uint32_t name, uint32_t cat, uint32_t cname)
{
	struct idkey w = {{ name, cat, cname }};

	return idtab_add(&b->kinds, &w, NULL);
}

uint32_t
builder_flag_kind(struct builder *b, uint32_t name, uint32_t cat,
    uint32_t flag)
{
	struct idkey w = {{ name, cat, 0, flag }};

	return idtab_add(&b->kinds, &w, NULL);
}

uint32_t
builder_end_kind(struct builder *b, uint32_t name, uint32_t cat)
{
	struct idkey w = {{ name, cat, 0, KIND_END }};

	return idtab_add(&b->kinds, &w, NULL);
}

uint32_t
builder_birth_kind(struct builder *b, uint32_t name, uint32_t instant)
{
	struct idkey w = {{ name, 0, instant, KIND_BIRTH }};

	return idtab_add(&b->kinds, &w, NULL);
}

struct ident
builder_int_ident(int64_t num)
{
	struct ident id = { IDENT_INT, 0, num };

	return id;
}

struct ident
builder_uint_ident(uint64_t num)
{
	struct ident id = { num > INT64_MAX ? IDENT_UINT : IDENT_INT, 0,
	    (int64_t)num };

	return id;
}

int
builder_number_ident(const char *s, size_t len, struct ident *id)
{
	id->type = IDENT_INT;
	id->text = 0;
	return ident_parse(s, len, &id->num);
}

struct ident
builder_text_ident(struct builder *b, const char *s, size_t len)
{
	struct ident id = { IDENT_INT, 0, 0 };

	if (ident_parse(s, len, &id.num) == -1) {
		id.type = IDENT_TEXT;
		id.num = 0;
		id.text = builder_string(b, s, len);
	}
	return id;
}

struct idkey
builder_ident_word(uint64_t owner, struct ident id)
{
	struct idkey w = {{ owner, id.type,
	    id.type == IDENT_TEXT ? id.text : (uint64_t)id.num }};

	return w;
}

struct idkey
builder_key_word(const struct key *k)
{
	struct idkey w;

	w = builder_ident_word((uint64_t)k->space << 32 | k->upid, k->id);
	w.w[1] |= (uint64_t)k->scope << 32;
	w.w[3] = (uint64_t)k->cat << 32 | k->name;
	return w;
}

static struct idkey
builder_tag_word(const struct key *k, uint32_t kind)
{
	struct idkey w = builder_key_word(k);

	w.w[2] = kind;
	return w;
}

const struct process *
builder_process_at(const struct builder *b, uint32_t upid)
{
	return &b->processes.v[upid];
}

const struct thread *
builder_thread_at(const struct builder *b, uint32_t thread)
{
	return &b->threads.v[b->tracks.v[thread].of];
}

void
builder_process_name(struct builder *b, uint32_t upid, uint32_t name)
{
	b->processes.v[upid].name = name;
}

void
builder_process_origin(struct builder *b, uint32_t upid,
    const struct process_origin *o)
{
	struct process_origin *is = &b->processes.v[upid].origin;
	uint32_t parent = is->told ? is->parent : NONE;

	*is = *o;
	is->told = 1;
	if (parent != NONE)
		is->parent = parent;
}

void
builder_process_labels(struct builder *b, uint32_t upid, uint32_t labels)
{
	b->processes.v[upid].labels = labels;
}

void
builder_process_sort(struct builder *b, uint32_t upid, int64_t sort_index)
{
	b->processes.v[upid].sort_index = sort_index;
	b->processes.v[upid].has_sort = 1;
}

void
builder_thread_name(struct builder *b, uint32_t thread, uint32_t name)
{
	b->threads.v[b->tracks.v[thread].of].name = name;
}

void
builder_thread_sort(struct builder *b, uint32_t thread, int64_t sort_index)
{
	struct thread *t = &b->threads.v[b->tracks.v[thread].of];

	t->sort_index = sort_index;
	t->has_sort = 1;
}

void
builder_instant(struct builder *b, uint32_t track, int64_t ts,
    uint32_t kind, int mark, uint64_t off)
{
	struct raw_instant *i = chunks_add(&b->instants, sizeof(*i));

	i->ts = ts;
	i->off_what = RAW_PACK(off, mark != 0);
	i->kind = kind;
	i->track = track;
}

uint32_t
builder_indexed_name(struct builder *b, uint32_t name, const char *index,
    size_t len)
{
	struct buf text = BUF_INIT;
	uint32_t s;

	buf_add(&text, strtab_str(b->strings, name),
	    strtab_len(b->strings, name));
	buf_addc(&text, '[');
	buf_add(&text, index, len);
	buf_addc(&text, ']');
	s = builder_string(b, text.data, text.len);
	buf_free(&text);
	return s;
}

uint32_t
builder_counter(struct builder *b, uint32_t upid, uint32_t counter,
    uint32_t series)
{
	return builder_source_counter(b, upid, counter, series,
	    TRACK_SOURCE_NONE);
}

uint32_t
builder_source_counter(struct builder *b, uint32_t upid, uint32_t counter,
    uint32_t series, enum track_source source)
{
	struct idkey w = {{ upid, counter, series, source }};

	return idtab_add(&b->series_ids, &w, NULL);
}

uint32_t
builder_series(struct builder *b, uint32_t track, uint32_t series)
{
	struct idkey w = {{ SERIES_OF_TRACK | track, 0, series }};

	return idtab_add(&b->series_ids, &w, NULL);
}

uint32_t
builder_tid_counter(struct builder *b, uint32_t thread, uint32_t counter,
    uint32_t unit)
{
	struct idkey w = {{ SERIES_OF_TID | thread, counter, unit }};

	return idtab_add(&b->series_ids, &w, NULL);
}

void
builder_counter_value(struct builder *b, uint32_t series, int64_t ts,
    double value)
{
	struct value_chunk *c = b->values.n == 0 ? NULL :
	    b->values.v[b->values.n - 1];

	if (c == NULL || c->n >= tuning.values_chunk) {
		c = *LIST_ADD(&b->values) = xmalloc(sizeof(*c));
		c->n = 0;
	}
	c->ts[c->n] = ts;
	c->value[c->n] = value;
	c->series[c->n++] = series;
}

uint32_t
builder_key(struct builder *b, const struct key *k)
{
	struct idkey w = builder_key_word(k);

	w.w[0] |= (uint64_t)b->file << 40;
	return idtab_add(&b->keys, &w, NULL);
}

static uint32_t
flow_tag(struct builder *b, const struct key *key, uint32_t kind)
{
	struct idkey w = builder_tag_word(key, kind);
	struct tag_memo *m = &b->tag_memo[(kind + w.w[0]) % TAG_MEMO];

	w.w[0] |= (uint64_t)b->file << 40;
	if (!m->used || !idkey_same(&m->word, &w)) {
		m->word = w;
		m->tag = idtab_add(&b->flow_tags, &w, NULL);
		m->used = 1;
	}
	return m->tag;
}

static void
flow_add(struct builder *b, int what, const struct key *key, uint32_t track,
    int64_t ts, uint32_t kind, uint64_t off)
{
	struct raw_flow *f = chunks_add(&b->flows, sizeof(*f));

	f->ts = ts;
	f->off_what = RAW_PACK(off, what);
	f->id = key->id.type == IDENT_TEXT ? key->id.text :
	    (uint64_t)key->id.num;
	f->tag = flow_tag(b, key, kind);
	f->where = track;
}

void
builder_flow(struct builder *b, enum flow_step step, const struct key *key,
    uint32_t track, int64_t ts, uint32_t kind, uint64_t off)
{
	flow_add(b, RAW_FLOW + (int)step, key, track, ts, kind, off);
}

void
builder_bind(struct builder *b, int direction, const struct key *key,
    uint32_t track, int64_t ts, uint32_t kind, uint64_t off)
{
	flow_add(b, RAW_BIND + (direction & 7), key, track,
	    ts, kind, off);
}

void
builder_object(struct builder *b, const struct object_event *e)
{
	*LIST_ADD(&b->objects) = *e;
}

uint32_t
builder_callsite(struct builder *b, uint32_t name, uint32_t cat,
    uint32_t parent)
{
	return builder_callsite_at(b, name, cat, 0, parent);
}

uint32_t
builder_callsite_at(struct builder *b, uint32_t name, uint32_t cat,
    uint32_t place, uint32_t parent)
{
	return builder_callsite_frame(b, name, cat, place, 0, parent);
}

uint32_t
builder_callsite_frame(struct builder *b, uint32_t name, uint32_t cat,
    uint32_t place, uint32_t frame, uint32_t parent)
{
	return callsites_add(&b->callsites, &(struct callsite){ name, cat,
	    frame, place, parent });
}

uint32_t
builder_frame(struct builder *b, uint32_t name, const struct frame *f)
{
	struct idkey w = {{ (uint64_t)name << 32 | f->file,
	    (uint64_t)f->line << 32 | f->column,
	    (uint64_t)f->module << 32 | f->system_name,
	    (uint64_t)f->category << 32 | f->inlined }};
	uint32_t i;
	int added;

	if (f->place_is > FRAME_PLACE_FIRST) {
		w.w[1] = f->place;
		w.w[3] |= 2;
	}
	if (f->build_id != 0) {		/* the module by both */
		w.w[2] = (uint64_t)idtab_add(&b->build_keys, &(struct idkey){{
		    f->module, f->build_id }}, NULL) << 32 | f->system_name;
		w.w[3] |= 4;
	}
	if ((uint32_t)w.w[0] == 0 && w.w[1] == 0 && w.w[2] == 0 &&
	    w.w[3] == 0 && !f->has_address)
		return 0;
	if (b->frames.n == 0)
		memset(LIST_ADD(&b->frames), 0, sizeof(struct frame));
	i = idtab_add(&b->frame_keys, &w, &added) + 1;
	if (added)
		*LIST_ADD(&b->frames) = *f;
	else if (f->has_address && !b->frames.v[i].has_address) {
		b->frames.v[i].has_address = 1;
		b->frames.v[i].address = f->address;
	}
	return i;
}

/*
 * Packs the key of a callsite: (owner, id), for readers that look callsites up
 * while reading.
 */
static struct idkey
callsite_word(uint32_t owner, uint32_t id)
{
	struct idkey w = {{ owner, id }};

	return w;
}

uint32_t
builder_find_callsite(const struct builder *b, uint8_t file, uint32_t upid,
    uint32_t id)
{
	struct idkey w = callsite_word(CALLSITE_OF_PROCESS | upid, id);
	uint32_t i = upid == NONE ? UINT32_MAX :
	    idtab_find(&b->callsite_id_keys, &w);

	if (i == UINT32_MAX) {
		w = callsite_word(file, id);
		i = idtab_find(&b->callsite_id_keys, &w);
	}
	return i == UINT32_MAX ? NONE : b->callsite_ids.v[i].callsite;
}

/*
 * tid_ids has the tids that were seen; tid_utid[] is the thread of each, or
 * TID_SEVERAL.
 */
#define TID_SEVERAL	(NONE - 1)

uint32_t
builder_find_tid(struct builder *b, struct ident tid)
{
	struct idkey w;
	uint32_t i;
	int added;

	for (; b->ntids_seen < b->threads.n; b->ntids_seen++) {
		w = builder_ident_word(0, b->threads.v[b->ntids_seen].tid);
		i = idtab_add(&b->tid_ids, &w, &added);
		if (added)
			b->tid_utid = xgrow(b->tid_utid, i, &b->tid_cap,
			    sizeof(*b->tid_utid));
		b->tid_utid[i] = added ? (uint32_t)b->ntids_seen :
		    TID_SEVERAL;
	}
	w = builder_ident_word(0, tid);
	i = idtab_find(&b->tid_ids, &w);
	return i == UINT32_MAX || b->tid_utid[i] == TID_SEVERAL ? NONE :
	    b->threads.v[b->tid_utid[i]].track;
}

void
builder_callsite_id(struct builder *b, uint8_t file, uint32_t upid, uint32_t id,
    uint32_t callsite)
{
	uint32_t owner = upid == NONE ? file : CALLSITE_OF_PROCESS | upid;
	struct idkey w = callsite_word(owner, id);
	struct callsite_id *f;
	uint32_t i;
	int added;

	i = idtab_add(&b->callsite_id_keys, &w, &added);
	f = added ? LIST_ADD(&b->callsite_ids) : &b->callsite_ids.v[i];
	f->owner = owner;
	f->id = id;
	f->callsite = callsite;
}

void
builder_sample(struct builder *b, uint32_t track, int64_t ts, uint32_t callsite,
    uint32_t name, double weight, uint64_t off)
{
	struct sample_run *run = b->sample_runs.n == 0 ? NULL :
	    &b->sample_runs.v[b->sample_runs.n - 1];

	if (run == NULL || run->track != track || run->n == UINT32_MAX) {
		run = LIST_ADD(&b->sample_runs);
		*run = (struct sample_run){ track, 0 };
	}
	run->n++;
	*LIST_ADD(&b->samples) = (struct sample){ ts, callsite, name, weight,
	    off };
}

void
builder_sample_end(struct builder *b, uint32_t track, int64_t ts)
{
	*LIST_ADD(&b->sample_ends) = (struct sample_end){ ts, track };
}

void
builder_sample_unit(struct builder *b, uint32_t track, uint32_t unit)
{
	*LIST_ADD(&b->sample_units) = (struct sample_unit){ track, unit };
}

void
builder_sample_events(struct builder *b, uint32_t track)
{
	builder_sample_unit(b, track, SAMPLE_EVENTS);
}

void
builder_memdump(struct builder *b, uint32_t upid, int64_t ts, uint32_t id,
    uint64_t off)
{
	struct raw_memdump *m = LIST_ADD(&b->memdumps);

	m->ts = ts;
	m->off = off;
	m->upid = upid;
	m->id = id;
}

void
builder_context(struct builder *b, enum context_step step, uint32_t key,
    uint32_t track, int64_t ts, uint32_t name, uint32_t id, uint64_t off)
{
	struct raw_context *c = LIST_ADD(&b->contexts);

	c->ts = ts;
	c->off_what = RAW_PACK(off, step);
	c->key = key;
	c->track = track;
	c->name = name;
	c->id = id;
}

void
builder_clock_sync(struct builder *b, int64_t ts, uint32_t id,
    int64_t issue_ts, uint8_t file, uint64_t off)
{
	struct clock_sync *c = LIST_ADD(&b->clock_syncs);

	c->ts = ts;
	c->id = id;
	c->issue_ts = issue_ts;
	c->file = file;
	c->off = off;
	builder_time(b, ts);
}

void
builder_clock_snapshot(struct builder *b)
{
	b->in_clock_snapshot = 0;
}

void
builder_clock_reading(struct builder *b, int64_t ts, int64_t clock,
    uint32_t name, int64_t value, uint32_t machine)
{
	struct clock_reading *r = LIST_ADD(&b->clock_readings);

	memset(r, 0, sizeof(*r));
	r->ts = ts;
	r->clock = clock;
	r->name = name;
	r->value = value;
	r->machine = machine;
	/* 1: the first of its snapshot; finish.c numbers them */
	r->snapshot = !b->in_clock_snapshot;
	b->in_clock_snapshot = 1;
}

void
builder_cpu_info(struct builder *b, uint32_t cpu, uint32_t processor,
    uint32_t capacity)
{
	*LIST_ADD(&b->cpu_infos) = (struct cpu_info){ cpu, b->machine,
	    processor, capacity };
}

void
builder_cpu_freq(struct builder *b, uint32_t cpu, uint32_t khz)
{
	*LIST_ADD(&b->cpu_freqs) = (struct cpu_freq){ cpu, b->machine, khz };
}

void
builder_metadata(struct builder *b, uint32_t name, uint64_t off, uint64_t len)
{
	*LIST_ADD(&b->metadata) = (struct metadata){ .name = name, .off = off,
	    .len = len };
}

void
tally_add(struct tally *t, uint32_t name, uint32_t about, uint64_t n)
{
	struct idkey w = {{ name, about }};
	uint32_t i;
	int added;

	i = idtab_add(&t->names, &w, &added);
	if (added) {
		t->n = xgrow(t->n, i, &t->cap, sizeof(*t->n));
		t->n[i] = 0;
	}
	t->n[i] += n;
}

void
builder_unread(struct builder *b, enum warn_code code, uint32_t name,
    uint64_t off)
{
	tally_add(&b->unread, name, code, 1);
	warn_add(&b->warn, code, off);
}

void
builder_count(struct builder *b, uint32_t name, uint32_t help, uint64_t n)
{
	b->nevents += n;
	tally_add(&b->counts, name, help, n);
}

void
builder_time(struct builder *b, int64_t t)
{
	if (t < b->start)
		b->start = t;
	if (t > b->end)
		b->end = t;
}

void
builder_shift(struct builder *b, int64_t shift)
{
	b->shift = shift;
}

void
builder_open_ends(struct builder *b)
{
	b->open_ends = 1;
}

void
builder_epoch(struct builder *b, int64_t ns)
{
	b->epoch = ns;
}

struct warn *
builder_warn(struct builder *b)
{
	return &b->warn;
}

void
builder_time_unit(struct builder *b, const char *s, size_t len)
{
	if (len < sizeof(b->time_unit)) {
		memcpy(b->time_unit, s, len);
		b->time_unit[len] = '\0';
	}
}
