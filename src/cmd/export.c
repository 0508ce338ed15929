/*
 * ttv export: every fact of a trace, one JSON object on each line
 * (ttv-formats(5), EXPORT).
 *
 * - Types come in the order of line_rows below, and within a type in the order
 *   of the model: the same trace gives the same bytes.
 * - All times are ns.
 * - Numbers refer to lines: `track`, `upid`, `utid` and the `id` of a slice
 *   are members of their lines; an object's number is its index among the
 *   objects.  The id of a slice or of an instant is that of all commands
 *   (ttv/slice_id.h).
 * - Args are not in the model.  They are read from the file's text again for
 *   each line, into an arena that is emptied when it has grown.  An export
 *   costs a second read of the file, plus its output.
 */
#include "config.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/entity.h"
#include "ttv/err.h"
#include "ttv/listing.h"
#include "ttv/pick.h"
#include "ttv/slice_id.h"
#include "ttv/strtab.h"
#include "ttv/record.h"
#include "ttv/text.h"
#include "ttv/value.h"
#include "ttv/write.h"
#include "ttv/xmalloc.h"

#include "chosen.h"
#include "export.h"

#define ARENA_KEEP	((size_t)1024 * 1024)
/*
 * Frames of a stack that a line has, from the innermost one.  With all of them
 * the lines of a recursion of n calls grow with n * n.  Those left out are
 * counted up to STACK_DEEP.
 */
#define STACK_DEEP	65536

const struct cmd_option cmd_export_options[] = {
	{ "format", 'f', CMD_CHOICE, "FORMAT", 0, 0,
	    "ndjson json perfetto pprof parquet sqlite", "ndjson", "What is "
	    "written: a line a fact, the Trace Event Format, protobuf of "
	    "Perfetto, samples as a profile of pprof, tables of columns for "
	    "engines, or a database" },
	{ "max", 0, CMD_INT, "N", 0, INT64_MAX, NULL, "0",
	    "In ndjson, write the first N of each kind of thing; 0 writes "
	    "all" },
	{ "clip", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Shorten what reaches over --from or --to; not in ndjson" },
	{ "table", 0, CMD_STRING, "NAME,...", 0, 0, NULL, NULL,
	    "In parquet, write these tables, or all; else trace,slice" },
	{ "set", 0, CMD_LIST, "NAME=VALUE", 0, 0, NULL, NULL,
	    "In parquet, add a column with this value, in which {name}, "
	    "{stem}, {parent} and {mtime} are of the file; @FILE has lines of "
	    "such" },
	{ "partition", 0, CMD_STRING, "NAME,...", 0, 0, NULL, NULL,
	    "In parquet, write to folders NAME=VALUE, by these columns of "
	    "--set" },
	{ "args", 0, CMD_STRING, "KEY,...", 0, 0, NULL, NULL,
	    "In parquet, make a column arg_KEY of each; all makes one of "
	    "JSON" },
	{ "view", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "In parquet, add the command that opens the trace at the slice" },
	{ "each", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "In parquet, take each FILE as a trace of its own; it may be a "
	    "directory or a pattern" },
	{ "file", 0, CMD_CHOICE, "HOW", 0, 0, "all trace", "all",
	    "In parquet, write traces to one file, or each to its own" },
	CMD_OPTION_END
};

void
line_begin(struct export *x, const char *type)
{
	buf_adds(&x->out.buf, "{\"type\":\"");
	buf_adds(&x->out.buf, type);
	buf_addc(&x->out.buf, '"');
}

void
line_end(struct export *x)
{
	buf_adds(&x->out.buf, "}\n");
	line_done(x);
}

void
line_done(struct export *x)
{
	out_more(&x->out);
	if (x->arena.total > ARENA_KEEP)
		arena_free(&x->arena);
}

static void
key_begin(struct export *x, const char *key)
{
	const struct buf *b = &x->out.buf;

	if (b->len > 0 && b->data[b->len - 1] != '{')
		buf_addc(&x->out.buf, ',');
	buf_addc(&x->out.buf, '"');
	buf_adds(&x->out.buf, key);
	buf_adds(&x->out.buf, "\":");
}

void
field_int(struct export *x, const char *key, int64_t v)
{
	key_begin(x, key);
	buf_int(&x->out.buf, v);
}

void
field_number(struct export *x, const char *key, uint32_t v)
{
	if (v != NONE)
		field_int(x, key, v);
}

void
field_slice(struct export *x, const char *key, uint32_t slice)
{
	if (slice != NONE)
		field_int(x, key, slice_id_of(x->ids, slice));
}

void
field_double(struct export *x, const char *key, double v)
{
	key_begin(x, key);
	buf_double(&x->out.buf, v);
}

void
field_text(struct export *x, const char *key, const char *s)
{
	if (s == NULL)
		return;
	key_begin(x, key);
	buf_json(&x->out.buf, s, strlen(s));
}

static void
add_string(struct export *x, uint32_t s)
{
	buf_json(&x->out.buf, trace_str(x->trace, s),
	    strtab_len(x->trace->strings, s));
}

void
field_string(struct export *x, const char *key, uint32_t s)
{
	if (s == 0)
		return;
	key_begin(x, key);
	add_string(x, s);
}

void
field_name(struct export *x, const char *key, uint32_t s)
{
	key_begin(x, key);
	if (s == 0)
		buf_adds(&x->out.buf, "null");
	else
		add_string(x, s);
}

void
field_ident(struct export *x, const char *key, struct ident id)
{
	if (id.type == IDENT_INT)
		field_int(x, key, id.num);
	else if (id.type == IDENT_UINT) {
		key_begin(x, key);
		buf_printf(&x->out.buf, "%" PRIu64, (uint64_t)id.num);
	} else if (id.type == IDENT_TEXT)
		field_string(x, key, id.text);
}

/* Writes the machine of a thing, and what a manifest calls it. */
static void
field_machine(struct export *x, uint32_t machine)
{
	const int64_t *named;

	if (machine == 0)
		return;
	named = trace_machine(x->trace, machine);
	field_int(x, "machine", named == NULL ? machine :
	    named[RECORD_AT_machine_name_raw_id]);
	if (named != NULL)
		field_string(x, "machine_name", (uint32_t)
		    named[RECORD_AT_machine_name_name]);
}

void
field_value(struct export *x, const char *key, const struct value *v)
{
	if (v == NULL)
		return;
	key_begin(x, key);
	value_json(&x->out.buf, v);
}

void
field_true(struct export *x, const char *key)
{
	key_begin(x, key);
	buf_adds(&x->out.buf, "true");
}

void
field_list(struct export *x, const char *key)
{
	key_begin(x, key);
	buf_addc(&x->out.buf, '[');
}

void
field_json(struct export *x, const char *key, const struct buf *json)
{
	if (json->len == 0)
		return;
	key_begin(x, key);
	buf_add(&x->out.buf, json->data, json->len);
}

void
field_args(struct export *x, const char *key, const struct value *v)
{
	if (v != NULL && v->child != NULL)
		field_value(x, key, v);
}

void
field_callsites(struct export *x, const char *key, uint32_t frame)
{
	const struct callsite	*calls = x->trace->callsites;
	uint32_t		 path[STACK_MAX], n = 0, cut = 0, f;
	char			 cut_key[32];

	for (f = frame; f != NONE && n < STACK_MAX; f = calls[f].parent)
		path[n++] = f;
	key_begin(x, key);
	buf_addc(&x->out.buf, '[');
	while (n-- > 0) {
		add_string(x, calls[path[n]].name);
		if (n > 0)
			buf_addc(&x->out.buf, ',');
	}
	buf_addc(&x->out.buf, ']');
	if (f == NONE)
		return;
	for (; f != NONE && cut < STACK_DEEP; f = calls[f].parent)
		cut++;
	snprintf(cut_key, sizeof(cut_key), "%s_cut", key);
	field_int(x, cut_key, cut);
}

/* Adds lines for several files, to which `file` of other lines refers. */
static void
add_files(struct export *x)
{
	const struct source	*s;
	uint32_t		 i;

	buf_adds(&x->out.buf, ",\"files\":[");
	for (i = 0; i < x->trace->nsources; i++) {
		s = &x->trace->sources[i];
		buf_adds(&x->out.buf, i > 0 ? ",{\"path\":" : "{\"path\":");
		buf_json(&x->out.buf, s->path, strlen(s->path));
		field_text(x, "format", s->format);
		field_int(x, "shift", s->shift);
		field_text(x, "align", s->align);
		buf_addc(&x->out.buf, '}');
	}
	buf_addc(&x->out.buf, ']');
}

static void
export_trace(struct export *x)
{
	const struct trace *t = x->trace;

	line_begin(x, "trace");
	if (t->nsources > 0) {
		field_text(x, "format", t->sources[0].format);
		field_text(x, "compression", t->sources[0].compression);
	}
	field_int(x, "start", t->start);
	field_int(x, "end", t->end);
	field_int(x, "events", (int64_t)t->nevents);
	if (t->nsources > 1)
		add_files(x);
	line_end(x);
}

/* Adds "a,b" as ["a","b"]. */
static void
add_labels(struct export *x, uint32_t labels)
{
	const char	*s = trace_str(x->trace, labels);
	size_t		 n;

	key_begin(x, "labels");
	buf_addc(&x->out.buf, '[');
	while (*s != '\0') {
		n = strcspn(s, ",");
		buf_json(&x->out.buf, s, n);
		s += n;
		if (*s == ',' && *++s != '\0')
			buf_addc(&x->out.buf, ',');
	}
	buf_addc(&x->out.buf, ']');
}

static void
export_processes(struct export *x)
{
	const struct process	*p;
	uint32_t		 i;

	for (i = 0; i < x->trace->nprocesses; i++) {
		if (!x->cut->whole && !x->cut->processes[i])
			continue;
		p = &x->trace->processes[i];
		line_begin(x, "process");
		field_int(x, "upid", i);
		field_ident(x, "pid", p->pid);
		field_string(x, "name", p->name);
		if (p->labels != 0)
			add_labels(x, p->labels);
		if (p->has_sort)
			field_int(x, "sort_index", p->sort_index);
		if (x->trace->nsources > 1)
			field_int(x, "file", p->file);
		field_machine(x, p->machine);
		line_end(x);
	}
}

static void
export_threads(struct export *x)
{
	const struct thread	*h;
	uint32_t		 i;

	for (i = 0; i < x->trace->nthreads; i++) {
		if (!x->cut->whole && !x->cut->threads[i])
			continue;
		h = &x->trace->threads[i];
		line_begin(x, "thread");
		field_int(x, "utid", i);
		field_number(x, "upid", h->upid);
		field_ident(x, "tid", h->tid);
		field_string(x, "name", h->name);
		if (h->has_sort)
			field_int(x, "sort_index", h->sort_index);
		line_end(x);
	}
}

static void
export_tracks(struct export *x)
{
	const struct track	*k;
	uint32_t		 i;

	for (i = 0; i < x->trace->ntracks; i++) {
		if (!x->cut->whole && x->cut->tracks[i] == 0)
			continue;
		k = &x->trace->tracks[i];
		line_begin(x, "track");
		field_int(x, "track", i);
		field_text(x, "kind", track_type_name(k->type));
		field_number(x, "parent", k->parent);
		field_number(x, "upid", k->upid);
		field_number(x, "utid", k->utid);
		field_number(x, "cpu", k->cpu);
		field_machine(x, k->machine);
		field_name(x, "name", k->name);
		if (strcmp(trace_str(x->trace, k->unit), UNIT_NONE) != 0)
			field_string(x, "unit", k->unit);
		field_string(x, "description", k->description);
		field_text(x, "order", track_order_name(k->order));
		if (k->rank != 0)
			field_int(x, "rank", k->rank);
		line_end(x);
	}
}

/* Adds an offset of the trace as a file and an offset in that file. */
static void
add_offset(struct export *x, uint64_t off)
{
	const struct trace	*t = x->trace;
	uint32_t		 i;

	for (i = t->nsources; i > 1 && off < t->sources[i - 1].base; i--)
		continue;
	if (i > 0)
		off -= t->sources[i - 1].base;
	field_int(x, "offset", (int64_t)off);
	if (t->nsources > 1)
		field_int(x, "file", i - 1);
}

static void
export_warnings(struct export *x)
{
	const struct warn	*w = &x->trace->warn;
	char			 message[256];
	int			 i;

	for (i = 0; i < WARN_MAX; i++) {
		if (w->entry[i].count == 0)
			continue;
		line_begin(x, "warning");
		field_text(x, "code", warn_name(i));
		field_int(x, "count", (int64_t)w->entry[i].count);
		if (w->entry[i].nplaces > 0)
			add_offset(x, w->entry[i].places[0]);
		snprintf(message, sizeof(message), "%s: %s", warn_what(i),
		    warn_done(i));
		field_text(x, "message", message);
		line_end(x);
	}
}

/* What lines come in which order: of a kind of thing, or by a writer. */
#define LINE_ROWS(X)							\
	X(ENTITY_NONE, export_trace)					\
	X(ENTITY_NONE, export_processes)				\
	X(ENTITY_NONE, export_threads)					\
	X(ENTITY_NONE, export_tracks)					\
	X(ENTITY_SLICE, NULL)						\
	X(ENTITY_INSTANT, NULL)						\
	X(ENTITY_COUNTER, NULL)						\
	X(ENTITY_FLOW, NULL)						\
	X(ENTITY_OBJECT, NULL)						\
	X(ENTITY_SNAPSHOT, NULL)					\
	X(ENTITY_NONE, export_refs)					\
	X(ENTITY_SAMPLE, NULL)						\
	X(ENTITY_MEMDUMP, NULL)						\
	X(ENTITY_NONE, export_clock_syncs)				\
	X(ENTITY_CONTEXT, NULL)						\
	X(ENTITY_NONE, export_metadata)					\
	X(ENTITY_NONE, export_warnings)

#define LINE(constant, writer)	{ constant, writer },
static const struct line_row {
	enum entity	entity;
	void		(*all)(struct export *);
} line_rows[] = { LINE_ROWS(LINE) };
static_assert((0u LINE_ROWS(ENTITY_BIT)) == (ENTITY_ALL | 1u << ENTITY_NONE),
    "line_rows has a row for each constant");

/*
 * Exports a file in which nothing could be read: an empty trace and the error,
 * so that the output has the usual lines.
 */
static int
export_nothing(struct export *x, const struct err *err)
{
	int	status = cmd_fail(err);

	if (status != EXIT_NOTHING)
		return out_close(&x->out, status);
	line_begin(x, "trace");
	field_int(x, "start", 0);
	field_int(x, "end", 0);
	field_int(x, "events", 0);
	line_end(x);
	line_begin(x, "warning");
	field_text(x, "code", "nothing-read");
	field_int(x, "count", 1);
	if (err->offset != ERR_NOWHERE)
		field_int(x, "offset", (int64_t)err->offset);
	field_text(x, "message", err->msg);
	line_end(x);
	return out_close(&x->out, status);
}

void
export_free(struct export *x)
{
	export_flow_free(x);
	buf_free(&x->args);
	arena_free(&x->arena);
}

static void
export_all(struct export *x, const struct cut *cut, int threads)
{
	size_t	i;

	x->trace = cut->t;
	x->cut = cut;
	x->ids = slice_ids_new(cut->t, threads);
	for (i = 0; i < sizeof(line_rows) / sizeof(line_rows[0]); i++)
		if (out_failed(&x->out))
			break;
		else if (line_rows[i].all != NULL)
			line_rows[i].all(x);
		else
			export_entity(x, line_rows[i].entity, threads);
	slice_ids_free(x->ids);
	export_free(x);
}

void
export_buf(struct buf *to, const struct trace *t)
{
	struct export	 x;
	struct cut	 cut;

	memset(&x, 0, sizeof(x));
	x.out.buf = *to;
	x.out.kept = 1;
	x.max = SIZE_MAX;
	cut_open(&cut, t, NULL, NULL, INT64_MIN, INT64_MAX, 0);
	export_all(&x, &cut, 1);
	cut_close(&cut);
	*to = x.out.buf;
}

/*
 * Opens the cut that the options ask for, of which `kept` has what --filter
 * leaves.  Returns 0, or -1 and *err.
 */
static int
export_cut(struct cut *cut, struct bits kept[ENTITIES],
    const struct cmd_call *call, const struct trace *t, struct err *err)
{
	const char	*filter = cmd_str(call, "filter");
	const char	*process = cmd_str(call, "process");
	const char	*track = cmd_str(call, "track");
	int64_t		 from = INT64_MIN, to = INT64_MAX, n = 0;
	uint8_t		*chosen = NULL;

	if (cmd_when(call, "from", t, &from, err) == -1 ||
	    cmd_when(call, "to", t, &to, err) == -1)
		return -1;
	if (from > to)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "export: --from is later than --to");
	if (filter != NULL && listing_sets(t, filter, kept, err) == -1)
		return -1;
	if (process != NULL || track != NULL) {
		chosen = xcalloc((size_t)t->ntracks + 1, 1);
		n = pick_tracks(t, process, track, chosen, err);
	}
	if (n >= 0)	/* an empty answer, but no silent one */
		chosen_note(call, t, &(const struct part){ from, to, chosen,
		    NULL });
	if (n >= 0)
		cut_open(cut, t, chosen, filter != NULL ? kept : NULL, from,
		    to, cmd_flag(call, "clip"));
	free(chosen);
	return n >= 0 ? 0 : -1;
}

static int
export_more(void *arg)
{
	struct out	*out = arg;

	out_more(out);
	return out_failed(out) ? -1 : 0;
}

/* Says on stderr what the written file does not have. */
static void
export_losses(const char *format, const struct write_report *report)
{
	char	n[32];
	int	i;

	for (i = 0; i < WRITE_LOSSES; i++) {
		if (report->n[i] == 0)
			continue;
		text_count(n, sizeof(n), report->n[i]);
		fprintf(stderr, "ttv: %s: %s %s\n", format, n,
		    write_loss_text(i));
	}
}

/* Says of the lines of a cut which flows leave it. */
static void
export_left(const struct cut *cut)
{
	struct write_report	report;
	struct flow		f;
	uint32_t		i;
	int			left;

	memset(&report, 0, sizeof(report));
	for (i = 0; i < cut->t->nflows && !cut->whole; i++) {
		f = flow_at(cut->t, i);
		if (!cut_flow(cut, &f, &left))
			report.n[WRITE_FLOW_CUT] += (uint64_t)left;
	}
	export_losses("ndjson", &report);
}

/* Writes the cut in a format of other programs. */
static void
export_format(struct out *out, const struct cut *cut, const char *format)
{
	struct write_to		to = { &out->buf, export_more, out };
	struct write_report	report;

	memset(&report, 0, sizeof(report));
	write_format_find(format)->write(cut, &to, &report);
	if (!out_failed(out))
		export_losses(format, &report);
}

/* Writes a loaded trace.  Returns 0, or -1 and *err before any output. */
static int
export_trace_as(struct export *x, const struct cmd_call *call,
    const struct trace *t, struct err *err)
{
	const char	*format = cmd_str(call, "format");
	const struct write_format *f = write_format_find(format);
	struct bits	 kept[ENTITIES];
	struct cut	 cut;
	int		 rc;

	memset(kept, 0, sizeof(kept));

	if (f != NULL && f->binary && isatty(STDOUT_FILENO))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "export: %s is not for a terminal: redirect it to a file",
		    format);
	if (f == NULL && cmd_flag(call, "clip"))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "export: --clip does not go with --format=ndjson");
	if (f != NULL && cmd_given(call, "max"))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "export: --max does not go with --format=%s", format);
	if ((rc = export_cut(&cut, kept, call, t, err)) == 0) {
		if (f == NULL) {
			x->max = cmd_most(call);
			export_all(x, &cut, (int)cmd_int(call, "threads"));
			export_left(&cut);
		} else
			export_format(&x->out, &cut, format);
		cut_close(&cut);
	}
	chosen_free(kept);
	return rc;
}

int
export_is_whole(const struct cmd_call *call, struct err *err)
{
	const char *name = cmd_given(call, "clip") ? "clip" :
	    chosen_any(call);

	if (name == NULL && cmd_given(call, "max"))
		name = "max";
	return name != NULL ? err_set(err, ERR_USAGE, ERR_NOWHERE,
	    "export: --%s does not go with --format=%s", name,
	    cmd_str(call, "format")) : 0;
}

/* Refuses options that only tables of columns have: 0, or -1 and *err. */
static int
export_is_plain(const struct cmd_call *call, struct err *err)
{
	static const char *const names[] = { "table", "set", "partition",
	    "args", "view", "each", "file" };
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (cmd_given(call, names[i]))
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "export: --%s does not go with --format=%s",
			    names[i], cmd_str(call, "format"));
	return 0;
}

int
cmd_export(const struct cmd_call *call)
{
	struct export	 x;
	struct trace	*t;
	struct err	 err;
	int		 status = EXIT_OK;

	if (strcmp(cmd_str(call, "format"), "parquet") == 0)
		return export_parquet(call);
	err_clear(&err);
	if (export_is_plain(call, &err) == -1)
		return cmd_fail(&err);
	if (strcmp(cmd_str(call, "format"), "sqlite") == 0)
		return export_sqlite(call);
	memset(&x, 0, sizeof(x));
	t = cmd_try_load(call, &err);
	cmd_tell_loss(t);
	out_open(&x.out);
	if (t == NULL && strcmp(cmd_str(call, "format"), "ndjson") != 0)
		return out_close(&x.out, cmd_fail(&err));
	if (t == NULL)
		return export_nothing(&x, &err);
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	err_clear(&err);
	if (export_trace_as(&x, call, t, &err) == -1)
		status = cmd_fail(&err);
	status = cmd_unchanged(t, status);
	trace_free(t);
	return out_close(&x.out, status);
}
