/*
 * metadata: the table metadata: facts of the file, what its packets say of the
 * recording, and the members of its metadata object as json_metadata.KEY.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/format_words.h"
#include "ttv/record.h"
#include "ttv/sort.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "facts.h"
#include "machine.h"
#include "sql_int.h"
#include "table.h"

struct sql_fact {
	char		*name;
	int		 is_int;
	int64_t		 num;
	char		*text;
	uint32_t	 machine;	/* number in the file, or NONE */
	uint8_t		 of_trace;	/* 1: of this trace, not of a system */
};

struct sql_facts {
	struct sql_fact	*facts;
	size_t		 n, cap;
	const struct sql_fact **by_name;	/* machine, name, place */
};

/* Returns whether a fact is one of the system, whatever is recorded on it. */
static int
fact_is_of_system(const char *name)
{
	return strncmp(name, "system_", 7) == 0 ||
	    strncmp(name, "android_", 8) == 0 ||
	    strcmp(name, "tracing_service_version") == 0 ||
	    strcmp(name, "timezone_off_mins") == 0;
}

/* Returns whether a fact is of what ran on one machine for this trace. */
static int
fact_is_moment(const char *name)
{
	size_t n = strlen(name);

	return (n > 3 && strcmp(name + n - 3, "_ns") == 0) ||
	    strcmp(name, "slow_start_data_source") == 0;
}

static struct sql_fact *
fact_add(struct sql_facts *f, const char *name)
{
	struct sql_fact *a;

	f->facts = xgrow(f->facts, f->n, &f->cap, sizeof(*f->facts));
	a = &f->facts[f->n++];
	memset(a, 0, sizeof(*a));
	a->name = xstrdup(name);
	a->of_trace = !fact_is_of_system(name);
	a->machine = a->of_trace ? NONE : 0;
	return a;
}

static void
fact_text(struct sql_facts *f, const char *name, const char *text)
{
	if (text != NULL)
		fact_add(f, name)->text = xstrdup(text);
}

static void
fact_int(struct sql_facts *f, const char *name, int64_t num)
{
	struct sql_fact *a = fact_add(f, name);

	a->is_int = 1;
	a->num = num;
}

static void
fact_value(struct sql_facts *f, const char *name, const struct value *v)
{
	struct buf text = BUF_INIT;
	int64_t num;

	if (v->type == VALUE_BOOL)
		fact_int(f, name, v->len == 4);
	else if (v->type == VALUE_NUMBER && memchr(v->text, '.', v->len) ==
	    NULL && value_int64(v, &num) == 0)
		fact_int(f, name, num);
	else if (v->type == VALUE_STRING)
		fact_add(f, name)->text = xstrndup(v->text, v->len);
	else if (v->type != VALUE_NULL) {
		value_json(&text, v);
		fact_text(f, name, text.data);
	}
	buf_free(&text);
}

/* Adds a member of the metadata object. */
static void
fact_member(struct sql_facts *f, const struct value *v)
{
	struct buf name = BUF_INIT;

	buf_adds(&name, "json_metadata.");
	buf_add(&name, v->key, v->keylen);
	fact_value(f, name.data, v);
	buf_free(&name);
}

/*
 * Adds what packets of a protobuf say: those of the recording by their names,
 * those of Chromium with cr- before them.
 */
static void
fact_packet(struct sql_facts *f, const char *name, const struct value *v)
{
	static const char *const recording[] = { "unique_session_name",
	    "system_name", "system_version", "system_release",
	    "system_machine", "android_build_fingerprint",
	    "tracing_service_version", "timezone_off_mins", "trace_uuid" };
	struct buf full = BUF_INIT;
	size_t i;

	for (i = 0; i < sizeof(recording) / sizeof(recording[0]); i++)
		if (strcmp(name, recording[i]) == 0)
			break;
	if (i == sizeof(recording) / sizeof(recording[0]) &&
	    strncmp(name, "cr-", 3) != 0)
		buf_adds(&full, "cr-");
	buf_adds(&full, name);
	fact_value(f, full.data, v);
	buf_free(&full);
}

/* Returns whether what stands at an offset is what packets say. */
static int
is_of_packets(const struct trace *t, uint64_t off)
{
	const struct format_words *words = facts_words(t, off);

	return words != NULL && words->packet_facts;
}

static void
fact_members(struct sql_facts *f, const struct trace *t)
{
	const struct metadata *m;
	const struct value *v, *child;
	struct arena a = ARENA_INIT;
	uint32_t i;

	for (i = 0; i < t->nmetadata; i++) {
		m = &t->metadata[i];
		if (m->len == 0)		/* an event */
			continue;
		v = trace_metadata_value(t, i, &a);
		if (v != NULL && is_of_packets(t, m->off))
			fact_packet(f, trace_str(t, m->name), v);
		else if (strcmp(trace_str(t, m->name), "metadata") == 0)
			for (child = v != NULL && v->type == VALUE_OBJECT ?
			    v->child : NULL; child != NULL;
			    child = child->next)
				fact_member(f, child);
	}
	arena_free(&a);
}

/* Adds what readers have found, all but what machine alone has. */
static void
fact_records(struct sql_facts *f, const struct trace *t)
{
	uint32_t i, n = record_count(t, RECORD_TABLE_recording_fact);
	const int64_t *row;
	struct sql_fact *a;
	const char *name;

	for (i = 0; i < n; i++) {
		row = record_row(t, RECORD_TABLE_recording_fact, i);
		name = trace_str(t, (uint32_t)
		    row[RECORD_AT_recording_fact_name]);
		if (strcmp(name, FACT_CPUS) == 0)
			continue;
		a = fact_add(f, name);
		if (row[RECORD_AT_recording_fact_str_value] != RECORD_NULL)
			a->text = xstrdup(trace_str(t, (uint32_t)
			    row[RECORD_AT_recording_fact_str_value]));
		else {
			a->is_int = 1;
			a->num = row[RECORD_AT_recording_fact_int_value];
		}
		if (strcmp(name, FACT_CLOCK) == 0)
			a->of_trace = 0;
		else if (!a->of_trace || fact_is_moment(name))
			a->machine = (uint32_t)
			    row[RECORD_AT_recording_fact_machine];
	}
}

/* Adds the type of a source or of a member; returns the number of its clock. */
static int
fact_type(struct sql_facts *f, const char *format,
    const struct format_words *words)
{
	fact_text(f, "trace_type", words != NULL && words->type != NULL ?
	    words->type : format);
	return words != NULL ? words->clock : 0;
}

/*
 * Adds the clock of the trace, whose number its formats say: that of a protobuf
 * is the one that its snapshots show as the time.
 */
static void
fact_clock(struct sql_facts *f, const struct trace *t, int clock)
{
	const struct clock_reading *r;
	uint32_t i, n = record_count(t, RECORD_TABLE_recording_fact);

	for (i = 0; i < n; i++)		/* a manifest says it */
		if (strcmp(trace_str(t, (uint32_t)record_row(t,
		    RECORD_TABLE_recording_fact, i)
		    [RECORD_AT_recording_fact_name]), FACT_CLOCK) == 0)
			return;

	for (i = 0; i < t->nclock_readings &&
	    clock == CLOCK_NUMBER_BOOTTIME; i++) {
		r = &t->clock_readings[i];
		if (r->machine == 0 && r->ts == r->value &&
		    r->snapshot == t->clock_readings[0].snapshot) {
			clock = (int)r->clock;
			break;
		}
	}
	if (clock == 0)
		return;
	fact_int(f, FACT_CLOCK, clock);
	f->facts[f->n - 1].of_trace = 0;	/* of all traces together */
}

/* Adds the number of a trace that has none: the digest of its beginning. */
static void
fact_uuid(struct sql_facts *f, uint64_t digest)
{
	char text[40];
	size_t i;

	for (i = 0; i < f->n; i++)
		if (strcmp(f->facts[i].name, "trace_uuid") == 0)
			return;
	snprintf(text, sizeof(text), "00000000-0000-0000-%04x-%012llx",
	    (unsigned)(digest >> 48),
	    (unsigned long long)(digest & 0xffffffffffff));
	if (digest != 0)
		fact_text(f, "trace_uuid", text);
}

/* Adds what is known of the files; of the first the type, or of its members. */
static void
fact_sources(struct sql_facts *f, const struct trace *t)
{
	const struct source_text *text;
	uint64_t size = 0;
	uint32_t i;
	int clock = 0, more, members = 0;

	for (i = 0; i < t->nsource_texts; i++) {
		text = &t->source_texts[i];
		/* what is no trace has no words */
		if (text->name == NULL || text->source != 0 ||
		    text->words == NULL)
			continue;
		more = fact_type(f, text->format, text->words);
		/* of a protobuf, or else of a kernel's text */
		if (clock == 0 || clock == CLOCK_NUMBER_FILE ||
		    more == CLOCK_NUMBER_BOOTTIME)
			clock = more;
		members++;
	}
	if (members == 0 && t->sources[0].format != NULL)
		clock = fact_type(f, t->sources[0].format,
		    t->sources[0].words);
	fact_clock(f, t, clock);
	for (i = 0; i < t->nsources; i++)
		size += t->sources[i].size;
	fact_int(f, "trace_size_bytes", (int64_t)size);
}

/* Compares a machine and a name with those of a fact. */
static int
fact_compare(uint32_t machine, const char *name, const struct sql_fact *b)
{
	if (machine != b->machine)
		return COMPARE(machine, b->machine);
	return strcmp(name, b->name);
}

static int
fact_order(const void *va, const void *vb)
{
	const struct sql_fact *const *a = va, *const *b = vb;
	int order = fact_compare((*a)->machine, (*a)->name, *b);

	return order != 0 ? order : (*a > *b) - (*a < *b);
}

static struct sql_facts *
facts_of(struct sql *s)
{
	const struct trace *t = s->trace;
	struct sql_facts *f = s->facts;
	size_t i;

	if (f != NULL)
		return f;
	f = s->facts = xcalloc(1, sizeof(*f));
	if (t->nsources > 0)
		fact_sources(f, t);
	fact_members(f, t);
	fact_records(f, t);
	if (t->nsources > 0)
		fact_uuid(f, t->sources[0].digest);
	f->by_name = xreallocarray(NULL, f->n + 1, sizeof(*f->by_name));
	for (i = 0; i < f->n; i++)
		f->by_name[i] = &f->facts[i];
	qsort(f->by_name, f->n, sizeof(*f->by_name), fact_order);
	return f;
}

void
metadata_close(struct sql *s)
{
	size_t i;

	if (s->facts == NULL)
		return;
	for (i = 0; i < s->facts->n; i++) {
		free(s->facts->facts[i].name);
		free(s->facts->facts[i].text);
	}
	free(s->facts->facts);
	free(s->facts->by_name);
	free(s->facts);
	s->facts = NULL;
}

void
metadata_fact(sqlite3_context *c, struct sql *s, const char *name,
    uint32_t machine)
{
	const struct sql_facts *f = facts_of(s);
	const struct sql_fact *a;
	size_t lo = 0, hi = f->n, mid;

	BISECT(lo, hi, mid, fact_compare(machine, name, f->by_name[mid]) > 0);
	if (lo == f->n || fact_compare(machine, name, f->by_name[lo]) != 0)
		return;
	a = f->by_name[lo];
	if (a->is_int)
		sqlite3_result_int64(c, a->num);
	else
		sqlite3_result_text(c, a->text, -1, SQLITE_STATIC);
}

static uint64_t
metadata_count(struct sql *s)
{
	return facts_of(s)->n;
}

static void
metadata_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_text(c, facts_of(s)->facts[row].name, -1,
	    SQLITE_STATIC);
}

static void
metadata_key(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const char *name = facts_of(s)->facts[row].name;

	/* what a recording can have several of */
	sqlite3_result_text(c, strcmp(name, "all_data_source_flushed_ns") == 0
	    || strcmp(name, "slow_start_data_source") == 0 ? "multi" :
	    "single", -1, SQLITE_STATIC);
}

static void
metadata_int(sqlite3_context *c, struct sql *s, uint64_t row)
{
	if (facts_of(s)->facts[row].is_int)
		sqlite3_result_int64(c, facts_of(s)->facts[row].num);
}

static void
metadata_text(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_text(c, facts_of(s)->facts[row].text, -1,
	    SQLITE_STATIC);
}

static void
metadata_machine(sqlite3_context *c, struct sql *s, uint64_t row)
{
	if (facts_of(s)->facts[row].machine != NONE)
		cell_machine(c, s, facts_of(s)->facts[row].machine);
}

static void
metadata_trace(sqlite3_context *c, struct sql *s, uint64_t row)
{
	if (facts_of(s)->facts[row].of_trace)
		sqlite3_result_int64(c, 0);
}

static const struct sql_column metadata_columns[] = {
	COL("id", "ID", "number of the row", cell_row),
	COL("name", "STRING", "name of the fact", metadata_name),
	COL("key_type", "STRING", "single, or multi: there may be several",
	    metadata_key),
	COL("int_value", "LONG", "its value, if whole", metadata_int),
	COL("str_value", "STRING", "its value, if not", metadata_text),
	COL("machine_id", "JOINID(machine.id)",
	    "the machine that it is of, or null", metadata_machine),
	COL("trace_id", "LONG", "0, or null: not of the trace alone",
	    metadata_trace),
	COLUMN_END
};

const struct sql_table table_metadata = {
	.name = "metadata",
	.help = "Facts of the trace as a whole",
	.columns = metadata_columns,
	.count = metadata_count,
};
