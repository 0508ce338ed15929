/*
 * The facts of the trace as a whole, when nothing is selected: the files and
 * the counts of entities; then the facts that the files state of themselves:
 * clock syncs, metadata, and flows of which only one end was found.
 *
 * Metadata are top-level members other than events, and M events that no track
 * took.  The values of metadata are read when the tall pane shows them: small
 * values at once, large values when unfolded, because a file may carry another
 * trace of a hundred megabytes in a string.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/event_facts.h"
#include "ttv/flow.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/warn.h"
#include "detail.h"
#include "priv.h"
#include "passed.h"

#define MOST_LISTED	1000	/* lines of a section */
#define SMALL		(64u << 10)	/* bytes of a value read at once */
#define LARGEST		(64u << 20)	/* bytes of a value that unfolds */
/* The last type of entity whose count the short pane has room for. */
#define LAST_BRIEF	ENTITY_FLOW

/* Add the fact `key` with the number n, unless n is 0. */
static void
number(struct detail *d, int brief, const char *key, uint64_t n)
{
	char a[32];

	text_count(a, sizeof(a), n);
	if (n > 0)
		detail_string(d, brief, key, a);
}

/* Add the path, size and format of each file of tr, and its shift in time. */
static void
files(struct detail *d, const struct trace *tr)
{
	const struct source *s;
	char size[32], shift[32];
	uint32_t i;

	for (i = 0; i < tr->nsources; i++) {
		s = &tr->sources[i];
		text_bytes(size, sizeof(size), s->size);
		detail_fact(d, 0, "file", "%.300s  %s %s%s%s", s->path, size,
		    s->format != NULL ? s->format : "", s->compression !=
		    NULL ? " in " : "", s->compression != NULL ?
		    s->compression : "");
		if (s->shift == 0 && s->align == NULL)
			continue;
		text_duration(shift, sizeof(shift), s->shift);
		detail_fact(d, 0, "", "moved by %s%s%s%s", shift,
		    s->align != NULL ? " (" : "", s->align != NULL ? s->align :
		    "", s->align != NULL ? ")" : "");
	}
}

/* Add the span of the trace and the number of its entities of each type. */
static void
counts(struct detail *d, const struct view *v)
{
	const struct trace *tr = v->trace;
	char a[64];
	int e;

	text_duration(a, sizeof(a), sat_sub(tr->end, tr->start));
	detail_string(d, 1, "span", a);
	detail_time(d, tr, 0, "starts at", tr->start);
	number(d, 1, "processes", tr->nprocesses);
	number(d, 1, "threads", tr->nthreads);
	for (e = ENTITY_NONE + 1; e < ENTITIES; e++)
		number(d, e <= LAST_BRIEF, entity_rows[e].plural,
		    entity_count(tr, (enum entity)e));
	number(d, 0, "empty tracks", v->priv->nempty);
	number(d, 2, "warnings", warn_total(&tr->warn));
	detail_string(d, 0, "time unit", tr->time_unit);
}

/* ---- clock syncs ---- */

static void
clock_syncs(struct detail *d, const struct trace *tr)
{
	const struct clock_sync *c;
	char at[48], took[48];
	uint32_t i;

	if (tr->nclock_syncs == 0)
		return;
	detail_title(d, "clock syncs (%u): when, which", tr->nclock_syncs);
	for (i = 0; i < tr->nclock_syncs && i < MOST_LISTED; i++) {
		c = &tr->clock_syncs[i];
		text_time(at, sizeof(at), sat_sub(c->ts, tr->start), 0);
		if (c->issue_ts == INT64_MIN)
			snprintf(took, sizeof(took), "received");
		else {
			strlcpy(took, "issued, took ", sizeof(took));
			text_duration_short(took + 13, sizeof(took) - 13,
			    sat_sub(c->ts, c->issue_ts));
		}
		if (tr->nsources > 1)
			detail_text(d, "  %s  %.80s  %s, in %.200s", at,
			    trace_str(tr, c->id), took, c->file <
			    tr->nsources ? tr->sources[c->file].path : "?");
		else
			detail_text(d, "  %s  %.80s  %s", at,
			    trace_str(tr, c->id), took);
	}
}

/* ---- flows with one end ---- */

static void
unbound_flows(struct detail *d, const struct trace *tr)
{
	uint32_t i, there, n = 0, shown = 0;
	char at[48], count[32];
	struct flow f;

	for (i = 0; i < tr->nflows; i++) {
		f = flow_at(tr, i);
		n += f.from == NONE || f.to == NONE;
	}
	if (n == 0)
		return;
	text_count(count, sizeof(count), n);
	detail_title(d, "flows with one end only (%s)", count);
	for (i = 0; i < tr->nflows && shown < MOST_LISTED; i++) {
		f = flow_at(tr, i);
		if (f.from != NONE && f.to != NONE)
			continue;
		shown++;
		there = f.from != NONE ? f.from : f.to;
		text_time(at, sizeof(at), sat_sub(f.from != NONE ?
		    f.from_ts : f.to_ts, tr->start), 0);
		detail_text(d, "  %s  %s  %.80s%s%.80s", at, there == NONE ?
		    "neither end" : f.from != NONE ? "only out of" :
		    "only into", there == NONE ? "" : trace_kind_name(tr,
		    flow_end_kind(tr, there)), there == NONE ? "" : "  ",
		    trace_kind_name(tr, f.kind));
		if (there != NONE)
			d->lines[d->n - 1].target = flow_end_ref(tr, there);
	}
	if (n > shown)
		detail_text(d, "  ... and %u more", n - shown);
}

/* ---- metadata ---- */

/*
 * Returns the name of m, and for an M event with a pid the process of that pid
 * in the same file, "process_uptime_seconds, Browser [12]", or else the pid.
 */
static const char *
metadata_label(struct detail *d, const struct trace *tr,
    const struct metadata *m)
{
	const char *name = trace_str(tr, m->name);
	const struct value *pid;
	struct event_facts f;
	char label[128];
	struct buf b = BUF_INIT;
	uint32_t i, file = 0;
	int64_t num;

	if (m->len != 0)
		return name;
	trace_facts(tr, m->off, OFF_NONE, NONE, &f, &d->arena);
	pid = f.pid;
	if (pid == NULL || pid->text == NULL)
		return name;
	buf_printf(&b, "%s, ", name);
	while (file + 1u < tr->nsources && tr->sources[file + 1].base <= m->off)
		file++;
	for (i = 0; i < tr->nprocesses; i++)
		if (tr->processes[i].file == file &&
		    tr->processes[i].pid.type == IDENT_INT &&
		    value_int64(pid, &num) == 0 &&
		    tr->processes[i].pid.num == num)
			break;
	if (i < tr->nprocesses) {
		trace_process_label(tr, i, label, sizeof(label));
		buf_printf(&b, "%s", label);
	} else
		buf_printf(&b, "%.*s", (int)pid->len, pid->text);
	name = arena_strndup(&d->arena, b.data, b.len);
	buf_free(&b);
	return name;
}

/*
 * Add metadata value i under `key` with its size in bytes, and the value itself
 * when `path` is unfolded; values above LARGEST do not unfold.
 */
static void
metadata_large(struct detail *d, const struct view *v, const char *path,
    const char *key, uint32_t i)
{
	const struct metadata *m = &v->trace->metadata[i];
	struct detail_line *l;
	char size[32];

	if (m->len <= LARGEST && !detail_folded(v, path, 1)) {
		l = detail_add(d, DETAIL_TREE);
		l->fold = 1;
	} else {
		l = detail_add(d, DETAIL_TREE);
		l->fold = m->len <= LARGEST ? 2 : 0;
	}
	text_bytes(size, sizeof(size), m->len);
	l->path = m->len <= LARGEST ? path : NULL;
	l->key = key;
	l->keylen = strlen(key);
	l->len = strlen(size);
	l->text = arena_strndup(&d->arena, size, l->len);
	if (l->fold == 1)
		detail_value(d, v, path, "", trace_metadata_value(v->trace, i,
		    &d->arena), 1);
}

static void
metadata(struct detail *d, const struct view *v)
{
	const struct trace *tr = v->trace;
	const struct value *value;
	char path[48];
	const char *key, *kept;
	uint32_t i;
	size_t n;

	if (tr->nmetadata == 0)
		return;
	detail_title(d, "metadata (%u)", tr->nmetadata);
	for (i = 0; i < tr->nmetadata && i < MOST_LISTED; i++) {
		n = (size_t)snprintf(path, sizeof(path), "metadata.%u", i);
		kept = arena_strndup(&d->arena, path, n);
		key = metadata_label(d, tr, &tr->metadata[i]);
		if (tr->metadata[i].len > SMALL) {
			metadata_large(d, v, kept, key, i);
			continue;
		}
		value = trace_metadata_value(tr, i, &d->arena);
		/* The only argument of an M event is its value. */
		if (value != NULL && tr->metadata[i].len == 0 &&
		    value->type == VALUE_OBJECT && value->count == 1)
			value = value->child;
		if (value != NULL)
			detail_value(d, v, kept, key, value, 0);
		else
			detail_text(d, "  %s: it cannot be read", key);
	}
	if (i < tr->nmetadata)
		detail_text(d, "  ... and %u more", tr->nmetadata - i);
}

void
detail_trace(struct detail *d, const struct view *v, uint32_t track)
{
	(void)track;		/* nothing is selected */
	snprintf(d->title, sizeof(d->title), "%s", v->pane == 3 ?
	    "the trace" : "nothing is selected");
	files(d, v->trace);
	counts(d, v);
	d->about = d->n;
	if (!d->tall)
		return;
	clock_syncs(d, v->trace);
	metadata(d, v);
	unbound_flows(d, v->trace);
}
