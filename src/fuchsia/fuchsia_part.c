/*
 * fuchsia_part: passes the records of a part of the file to a builder.
 *
 * Parts are read by several threads.  What the tables have at a place is known
 * (fuchsia_table.c), so a part begins with empty caches and fills them from
 * there: a part makes the same of a record wherever the file was cut.  The
 * caches are direct-mapped and of fixed size, whatever the number of providers
 * and threads; a record that gives an entry anew empties its place.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/text.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

#define NS_A_SECOND	UINT64_C(1000000000)
#define REPORT_STEP	(UINT64_C(1) << 20)	/* bytes between two reports */

struct fuchsia_part *
fuchsia_part_new(const struct reading *r, const struct fuchsia_state *s,
    uint64_t from, uint64_t to)
{
	struct fuchsia_part *p = xlines(sizeof(*p));

	p->r = r;
	p->state = s;
	p->from = p->reported = from;
	p->to = to;
	p->b = builder_new();
	builder_in_file(p->b, r->file);
	builder_clock(p->b, SYS_CLOCK_BOOTTIME);
	builder_open_ends(p->b);
	return p;
}

void
fuchsia_part_free(struct fuchsia_part *p)
{
	free(p->strings);
	free(p->points);
	free(p->buckets);
	free(p->bucket_at);
	free(p->text);
	free(p);
}

void
fuchsia_warn(struct fuchsia_part *p, enum warn_code code)
{
	warn_add(builder_warn(p->b), code, fuchsia_off(p));
}

/* ---- strings ---- */

/* Returns the string of n bytes, and adds those that are not UTF-8 to *bad. */
static uint32_t
part_bytes(struct fuchsia_part *p, const char *s, size_t n, uint64_t *bad)
{
	size_t i;

	for (i = 0; i < n && (unsigned char)s[i] < 0x80; i++)
		;
	if (i == n)
		return builder_string(p->b, s, n);
	if (p->text_cap < n * 3) {
		p->text_cap = n * 3;
		free(p->text);
		p->text = xmalloc(p->text_cap);
	}
	n = text_utf8(p->text, s, n, bad);
	return builder_string(p->b, p->text, n);
}

uint32_t
fuchsia_bytes(struct fuchsia_part *p, const char *s, size_t n)
{
	uint64_t bad = 0;
	uint32_t string = part_bytes(p, s, n, &bad);

	if (bad > 0)
		warn_addn(builder_warn(p->b), WARN_UTF8, fuchsia_off(p), bad);
	return string;
}

/* Returns the place in the cache of an entry, which it may not have yet. */
static struct fuchsia_string *
string_slot(struct fuchsia_part *p, unsigned index, uint64_t *key)
{
	*key = fuchsia_key(p->provider, FUCHSIA_OF_STRINGS, index) + 1;
	return &p->strings[(index + p->provider * 4099) % FUCHSIA_STRINGS];
}

/* Returns which of the words n bytes are. */
static enum fuchsia_word
word_of(const char *p, size_t n)
{
	static const char *const words[FUCHSIA_WORDS] = {
		[FUCHSIA_PROCESS] = "process",
		[FUCHSIA_INCOMING] = "incoming_weight",
		[FUCHSIA_OUTGOING] = "outgoing_weight",
		[FUCHSIA_WAKER] = "waker",
	};
	int i;

	for (i = FUCHSIA_NO_WORD + 1; i < FUCHSIA_WORDS; i++)
		if (n == strlen(words[i]) && memcmp(p, words[i], n) == 0)
			return (enum fuchsia_word)i;
	return FUCHSIA_NO_WORD;
}

static void
string_fill(struct fuchsia_part *p, struct fuchsia_string *s, uint64_t key)
{
	uint64_t place = fuchsia_entry(p->state, key - 1, p->place);
	const char *text;
	size_t len;

	s->key = key;
	s->string = FUCHSIA_MISSING;
	s->word = FUCHSIA_NO_WORD;
	if (place == FUCHSIA_NOWHERE)
		return;
	text = fuchsia_entry_text(p->r->data + place, &len);
	s->string = len == 0 ? 0 : FUCHSIA_UNREAD;
	s->word = word_of(text, len);
}

/* Returns the cached entry of a reference that is none of an inline string. */
static struct fuchsia_string *
string_entry(struct fuchsia_part *p, unsigned index)
{
	struct fuchsia_string *s;
	uint64_t key;

	s = string_slot(p, index, &key);
	if (s->key != key)
		string_fill(p, s, key);
	if (s->string == FUCHSIA_MISSING)
		fuchsia_warn(p, WARN_STRING_REF);
	return s;
}

uint32_t
fuchsia_string(struct fuchsia_part *p, const struct fuchsia_text *t)
{
	struct fuchsia_string *s;
	const char *text;
	uint64_t place, bad = 0;
	size_t len;

	if (t->p != NULL || t->ref == 0)
		return t->len == 0 ? 0 : fuchsia_bytes(p, t->p, t->len);
	s = string_entry(p, t->ref);
	if (s->string == FUCHSIA_UNREAD) {
		place = fuchsia_entry(p->state, s->key - 1, p->place);
		text = fuchsia_entry_text(p->r->data + place, &len);
		/* the scan has counted them */
		s->string = part_bytes(p, text, len, &bad);
	}
	return s->string == FUCHSIA_MISSING ? 0 : s->string;
}

void
fuchsia_check_text(struct fuchsia_part *p, const struct fuchsia_text *t)
{
	if (t->p == NULL && t->ref != 0 && !(t->ref & FUCHSIA_INLINE))
		string_entry(p, t->ref);
}

enum fuchsia_word
fuchsia_arg_word(struct fuchsia_part *p, const struct fuchsia_arg *g)
{
	fuchsia_check_text(p, &g->text);
	if (g->name.p != NULL)
		return word_of(g->name.p, g->name.len);
	if (g->name.ref == 0)
		return FUCHSIA_NO_WORD;
	return (enum fuchsia_word)string_entry(p, g->name.ref)->word;
}

int
fuchsia_check_args(struct fuchsia_part *p, struct fuchsia_args a)
{
	struct fuchsia_arg g;
	int more;

	while ((more = fuchsia_next_arg(&a, &g)) != 0) {
		if (more == -1) {
			fuchsia_warn(p, WARN_ARG);
			continue;
		}
		fuchsia_check_text(p, &g.name);
		fuchsia_check_text(p, &g.text);
	}
	return a.p == a.end;
}

uint32_t
fuchsia_kind(struct fuchsia_part *p, uint32_t cat, uint32_t name)
{
	struct fuchsia_kind *k = &p->kinds[(name * 31 + cat * 0x9e3779b9u) %
	    FUCHSIA_KINDS];

	if (!k->used || k->cat != cat || k->name != name) {
		k->cat = cat;
		k->name = name;
		k->kind = builder_kind(p->b, name, cat, 0);
		k->used = 1;
	}
	return k->kind;
}

/* ---- threads ---- */

static void
thread_fill(struct fuchsia_part *p, struct fuchsia_thread *t, uint64_t pid,
    uint64_t tid)
{
	t->pid = pid;
	t->upid = builder_process(p->b, builder_uint_ident(pid), p->r->file);
	t->track = builder_thread(p->b, t->upid, builder_uint_ident(tid));
	t->used = 1;
}

static const struct fuchsia_thread *
thread_inline(struct fuchsia_part *p, uint64_t pid, uint64_t tid)
{
	struct fuchsia_thread *t = &p->threads[(tid * 31 + pid) *
	    UINT64_C(0x9e3779b97f4a7c15) >> 32 & (FUCHSIA_THREADS - 1)];

	if (!t->used || t->key != pid || t->key2 != tid) {
		t->key = pid;
		t->key2 = tid;
		thread_fill(p, t, pid, tid);
	}
	return t;
}

const struct fuchsia_thread *
fuchsia_thread(struct fuchsia_part *p, unsigned ref, uint64_t pid,
    uint64_t tid)
{
	uint64_t key, place;
	struct fuchsia_thread *t;
	const char *record;

	if (ref == 0)
		return thread_inline(p, pid, tid);
	key = fuchsia_key(p->provider, FUCHSIA_OF_THREADS, ref);
	t = &p->table[(ref + p->provider * 67) % FUCHSIA_THREADS];
	if (t->used && t->key == key)
		return t;
	if ((place = fuchsia_entry(p->state, key, p->place)) ==
	    FUCHSIA_NOWHERE) {
		fuchsia_warn(p, WARN_THREAD_REF);
		return NULL;
	}
	record = p->r->data + place;
	t->key = key;
	thread_fill(p, t, fuchsia_u64(record + FUCHSIA_WORD),
	    fuchsia_u64(record + 2 * FUCHSIA_WORD));
	return t;
}

/* ---- times ---- */

int
fuchsia_time(struct fuchsia_part *p, uint64_t ticks, int64_t *ns)
{
	unsigned __int128 v;

	if (p->ticks == NS_A_SECOND)
		v = ticks;
	else
		v = (unsigned __int128)ticks * NS_A_SECOND / p->ticks;
	if (v > INT64_MAX) {
		fuchsia_warn(p, WARN_TIME_BEYOND);
		return -1;
	}
	*ns = (int64_t)v;
	return 0;
}

/* Finds how many ticks a second has for what follows. */
static void
part_ticks(struct fuchsia_part *p, uint64_t place)
{
	uint64_t key = fuchsia_key(p->provider, FUCHSIA_OF_TICKS, 0), at;

	at = fuchsia_entry(p->state, key, place);
	p->ticks = at == FUCHSIA_NOWHERE ? NS_A_SECOND :
	    fuchsia_u64(p->r->data + at + FUCHSIA_WORD);
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
	p->provider = fuchsia_provider(p->state, r->place);
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

/* Empties the place of an entry that the record gives anew. */
static void
part_define(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	unsigned index = fuchsia_bits(r->head, 16, 30);
	uint64_t key;

	if ((r->head & 15) == FUCHSIA_STRING)
		string_slot(p, index, &key)->key = 0;
	else
		p->table[((index & 0xff) + p->provider * 67) %
		    FUCHSIA_THREADS].used = 0;
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
		part_define(p, r);
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

void
fuchsia_part_read(struct fuchsia_part *p)
{
	const struct fuchsia_state *s = p->state;
	size_t gap = fuchsia_gap(s, p->from);
	struct fuchsia_record r;

	p->strings = xcalloc(FUCHSIA_STRINGS, sizeof(*p->strings));
	p->provider = fuchsia_provider(s, p->from);
	part_ticks(p, p->from);
	for (p->place = p->from; p->place < p->to; p->place += r.len) {
		if (gap < s->ngaps && s->gaps[gap].from == p->place) {
			r.len = (size_t)(s->gaps[gap].to - p->place);
			gap++;
			continue;
		}
		/* outside of gaps the scan has found that sizes can be */
		r.p = p->r->data + p->place;
		r.head = fuchsia_u64(r.p);
		r.len = (size_t)fuchsia_size(r.head);
		r.place = p->place;
		part_record(p, &r);
		if (p->place - p->reported >= REPORT_STEP && p->progress(p))
			break;
	}
	part_counts(p);
	free(p->strings);
	p->strings = NULL;
}
