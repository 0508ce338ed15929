/*
 * ttv check: the parse report: everything that was repaired, dropped or odd,
 * with its places.  With --strict the exit status is EXIT_REPAIRED when there
 * was any, with --alerts EXIT_ALERTS when there was an alert.
 */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "ttv/alert.h"
#include "ttv/err.h"
#include "ttv/layout.h"
#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/warn.h"

#include "cmd.h"
#include "report.h"

const struct cmd_option cmd_check_options[] = {
	{ "strict", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Exit with status 4 when there is anything to report" },
	{ "alerts", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the alerts too, of --with and spans with an error, "
	    "and exit with status 5 when there is one" },
	{ "places", 0, CMD_INT, "N", 0, WARN_PLACES, NULL, "8",
	    "Name at most N places for each code" },
	CMD_OPTION_END
};

/* Counts the alerts that are errors. */
static uint32_t
check_errors(const struct trace *t)
{
	uint32_t i, errors = 0;

	for (i = 0; i < t->nalerts; i++)
		errors += (t->kinds[t->alerts[i].kind].flags & KIND_ERROR) !=
		    0;
	return errors;
}

static void
check_alerts_json(struct buf *b, const struct trace *t, size_t max)
{
	const struct alert *v = t->alerts;
	uint32_t name, i, n = max < t->nalerts ? (uint32_t)max : t->nalerts;

	buf_adds(b, ",\"alerts\":[");
	for (i = 0; i < n; i++) {
		name = t->kinds[v[i].kind].name;
		buf_printf(b, "%s{\"alert_type\":\"%s\",\"ts\":%" PRId64,
		    i > 0 ? "," : "", alert_word(t, v[i].kind), v[i].ts);
		if (v[i].at.type == ENTITY_SLICE)
			buf_printf(b, ",\"dur\":%" PRId64,
			    trace_dur(t, v[i].at.id));
		buf_adds(b, ",\"name\":");
		buf_json(b, trace_str(t, name), strtab_len(t->strings,
		    name));
		buf_adds(b, ",\"track\":");
		name = t->tracks[entity_track(t, v[i].at.type,
		    v[i].at.id)].name;
		buf_json(b, trace_str(t, name), strtab_len(t->strings,
		    name));
		buf_addc(b, '}');
	}
	buf_addc(b, ']');
}

/* Prints an alert a line: type, time since the start, length, name, track. */
static void
check_alerts_text(struct buf *b, const struct trace *t, size_t max)
{
	const struct alert *v = t->alerts;
	uint32_t name, i, n = t->nalerts, errors = check_errors(t);
	char text[64];

	buf_printf(b, "%u alert%s: %u error%s, %u warning%s\n", n,
	    n == 1 ? "" : "s", errors, errors == 1 ? "" : "s", n - errors,
	    n - errors == 1 ? "" : "s");
	for (i = 0; i < n && i < max; i++) {
		buf_adds(b, "  ");
		layout_left(b, 8, alert_word(t, v[i].kind),
		    strlen(alert_word(t, v[i].kind)));
		text_time(text, sizeof(text), sat_sub(v[i].ts, t->start), 0);
		layout_right(b, 18, text);
		text[0] = '\0';
		if (v[i].at.type == ENTITY_SLICE &&
		    trace_dur(t, v[i].at.id) == DUR_OPEN)
			strlcpy(text, "no end", sizeof(text));
		else if (v[i].at.type == ENTITY_SLICE)
			text_duration_short(text, sizeof(text),
			    trace_dur(t, v[i].at.id));
		layout_right(b, 10, text);
		buf_adds(b, "  ");
		name = t->kinds[v[i].kind].name;
		layout_safe(b, trace_str(t, name), strtab_len(t->strings,
		    name));
		buf_adds(b, "  on ");
		trace_track_label(t, entity_track(t, v[i].at.type,
		    v[i].at.id), text, sizeof(text));
		buf_adds(b, text);
		buf_addc(b, '\n');
	}
}

static void
check_json(struct buf *b, const struct trace *t, uint32_t places,
    size_t max, int alerts)
{
	uint32_t	i;

	buf_adds(b, "{\"files\":[");
	for (i = 0; i < t->nsources; i++) {
		if (i > 0)
			buf_addc(b, ',');
		buf_json(b, t->sources[i].path, strlen(t->sources[i].path));
	}
	buf_printf(b, "],\"events\":%" PRIu64 ",\"total\":%" PRIu64
	    ",\"warnings\":", t->nevents, warn_total(&t->warn));
	report_json(b, t, places, max);
	if (alerts)
		check_alerts_json(b, t, max);
	buf_adds(b, "}\n");
}

enum { COLUMN_CODE, COLUMN_COUNT, COLUMN_LOSS, COLUMN_WHAT, COLUMN_DONE,
	COLUMN_FILE, COLUMN_OFFSET, COLUMN_LINE, COLUMNS };

static const struct table_column columns[COLUMNS] = {
	[COLUMN_CODE] = { .word = "code", .title = "CODE" },
	[COLUMN_COUNT] = { .word = "count", .title = "COUNT" },
	[COLUMN_LOSS] = { .word = "loss", .title = "LOSS" },
	[COLUMN_WHAT] = { .word = "what", .title = "WHAT" },
	[COLUMN_DONE] = { .word = "done", .title = "DONE" },
	[COLUMN_FILE] = { .word = "file", .title = "FILE" },
	[COLUMN_OFFSET] = { .word = "offset", .title = "OFFSET" },
	[COLUMN_LINE] = { .word = "line", .title = "LINE" },
};

/* Adds a row for a code, with the first of its places. */
static void
check_row(struct table *tb, const struct trace *t, int code)
{
	const struct warn_entry *e = &t->warn.entry[code];
	struct table_cell v[COLUMNS];
	struct report_place p = { 0 };

	if (e->nplaces > 0)
		report_place(t, e->places[0], &p);
	v[COLUMN_CODE] = table_word(warn_name(code));
	v[COLUMN_COUNT] = table_int((int64_t)e->count);
	v[COLUMN_LOSS] = table_truth(warn_is_loss(code));
	v[COLUMN_WHAT] = table_word(warn_what(code));
	v[COLUMN_DONE] = table_word(warn_done(code));
	v[COLUMN_FILE] = p.path != NULL ? table_word(p.path) : table_absent();
	v[COLUMN_OFFSET] = e->nplaces > 0 ? table_int((int64_t)p.offset) :
	    table_absent();
	v[COLUMN_LINE] = p.line != 0 ? table_int((int64_t)p.line) :
	    table_absent();
	table_row(tb, v);
}

static void
check_rows(const struct cmd_call *call, const struct trace *t,
    struct out *out)
{
	struct table tb;
	size_t left = cmd_most(call);
	int i;

	cmd_table(call, &tb, out, 0);
	table_begin(&tb, columns, COLUMNS);
	for (i = 0; i < WARN_MAX && left > 0; i++)
		if (t->warn.entry[i].count > 0) {
			check_row(&tb, t, i);
			left--;
		}
	table_end(&tb);
	table_close(&tb);
}

static void
check_text(struct buf *b, const struct trace *t, uint32_t places,
    size_t max)
{
	uint64_t	n = warn_total(&t->warn);
	char		count[32], events[32];
	uint32_t	i;

	for (i = 0; i < t->nsources; i++) {
		if (i > 0)
			buf_adds(b, ", ");
		layout_safe(b, t->sources[i].path,
		    strlen(t->sources[i].path));
	}
	text_count(count, sizeof(count), n);
	text_count(events, sizeof(events), t->nevents);
	buf_printf(b, ": %s event%s, %s to report\n", events,
	    t->nevents == 1 ? "" : "s", n == 0 ? "nothing" : count);
	report_text(b, t, places, max);
}

/* Prints the report, and the alerts if they are asked for. */
static void
check_print(const struct cmd_call *call, const struct trace *t,
    struct out *out)
{
	uint32_t places = (uint32_t)cmd_int(call, "places");
	enum table_form form = cmd_form(call);
	int alerts = cmd_flag(call, "alerts");
	size_t max = cmd_most(call);

	if (form == TABLE_JSON)
		check_json(&out->buf, t, places, max, alerts);
	else if (form != TABLE_PLAIN)
		check_rows(call, t, out);
	else {
		check_text(&out->buf, t, places, max);
		if (alerts)
			check_alerts_text(&out->buf, t, max);
	}
}

int
cmd_check(const struct cmd_call *call)
{
	struct out	 out;
	struct trace	*t;
	struct err	 err;
	int		 alerts = cmd_flag(call, "alerts"), status;

	if (alerts && cmd_form(call) != TABLE_PLAIN &&
	    cmd_form(call) != TABLE_JSON) {
		err_clear(&err);
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "check: --alerts goes "
		    "with the forms plain and json");
		return cmd_fail(&err);
	}
	if ((t = cmd_load_keep(call, NULL, &status)) == NULL)
		return status;
	out_open(&out);
	check_print(call, t, &out);
	if (status == EXIT_OK && cmd_flag(call, "strict") &&
	    warn_total(&t->warn) > 0)
		status = EXIT_REPAIRED;
	if ((status == EXIT_OK || status == EXIT_REPAIRED) &&
	    alerts && t->nalerts > 0)
		status = EXIT_ALERTS;
	trace_free(t);
	return out_close(&out, status);
}
