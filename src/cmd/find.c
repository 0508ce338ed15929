/*
 * ttv find: a line for each event whose name or args match, in the order of
 * time: the viewer's search, for scripts.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/entity.h"
#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/layout.h"
#include "ttv/listing.h"
#include "ttv/pool.h"
#include "ttv/slice_id.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "chosen.h"
#include "cmd.h"

#define TRACK_DEPTH	8	/* levels of the tree of tracks, at most */

enum { LOOK_BOTH, LOOK_NAMES, LOOK_ARGS };

const struct cmd_option cmd_find_options[] = {
	{ "in", 0, CMD_CHOICE, "WHAT", 0, 0, "both names args", "both",
	    "Look at names, at args or at both" },
	{ "count", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print how many there are and nothing else" },
	CMD_OPTION_END
};

enum { COLUMN_TYPE, COLUMN_ID, COLUMN_TRACK, COLUMN_TS, COLUMN_DUR,
	COLUMN_NAME, COLUMN_OFF, COLUMNS };

static const struct table_column columns[COLUMNS] = {
	[COLUMN_TYPE] = { .word = "type", .title = "TYPE" },
	[COLUMN_ID] = { .word = "id", .title = "ID" },
	[COLUMN_TRACK] = { .word = "track", .title = "TRACK" },
	[COLUMN_TS] = { .word = "ts", .title = "TS" },
	[COLUMN_DUR] = { .word = "dur", .title = "DUR" },
	[COLUMN_NAME] = { .word = "name", .title = "NAME" },
	[COLUMN_OFF] = { .word = "off", .title = "OFF" },
};

static int
find_row(struct table *tb, const struct trace *t, uint32_t id,
    const struct find_hit *h)
{
	const struct entity_row *row = &entity_rows[h->type];
	uint32_t name = entity_name(t, h->type, h->id);
	struct table_cell v[COLUMNS];

	v[COLUMN_TYPE] = table_word(row->word);
	v[COLUMN_ID] = table_int(id);
	v[COLUMN_TRACK] = table_int(entity_track(t, h->type, h->id));
	v[COLUMN_TS] = table_time(h->ts);
	v[COLUMN_DUR] = row->dur != NULL ? table_int(row->dur(t, h->id)) :
	    table_absent();
	v[COLUMN_NAME] = table_text(trace_str(t, name),
	    strtab_len(t->strings, name));
	v[COLUMN_OFF] = table_int((int64_t)entity_off(t, h->type, h->id));
	return table_row(tb, v);
}

/* "1.2 ms", "open", or nothing for what has no length. */
static void
dur_text(const struct trace *t, const struct find_hit *h, char *text, size_t n)
{
	const struct entity_row *row = &entity_rows[h->type];
	int64_t dur;

	text[0] = '\0';
	if (row->dur == NULL)
		return;
	dur = row->dur(t, h->id);
	if (dur == DUR_OPEN)
		strlcpy(text, "open", n);
	else
		text_duration_short(text, n, dur);
}

/* Adds the path of a track: "1: Renderer [7] / main [1] / samples". */
static void
add_track(struct buf *b, const struct trace *t, uint32_t track)
{
	uint32_t up[TRACK_DEPTH], n = 0;
	char text[128];

	for (; track != NONE && n < TRACK_DEPTH;
	    track = t->tracks[track].parent)
		up[n++] = track;
	if (track != NONE)
		buf_adds(b, "... / ");
	while (n-- > 0) {
		trace_track_label(t, up[n], text, sizeof(text));
		buf_printf(b, "%s%s", text, n > 0 ? " / " : "");
	}
}

/* Adds a hit as "  13.842 117 s  1.2 ms  RunTask  Renderer [7] / main [1]". */
static void
print_text(struct buf *b, const struct trace *t, const struct find_hit *h)
{
	uint32_t track = entity_track(t, h->type, h->id);
	uint32_t name = entity_name(t, h->type, h->id);
	char text[128];
	int64_t ts;

	if (__builtin_sub_overflow(h->ts, t->start, &ts))
		ts = INT64_MAX;
	text_time(text, sizeof(text), ts, 0);
	layout_right(b, 18, text);
	dur_text(t, h, text, sizeof(text));
	layout_right(b, 10, text);
	buf_adds(b, "  ");
	layout_safe(b, trace_str(t, name), strtab_len(t->strings, name));
	buf_adds(b, "  ");
	if (track != NONE)
		add_track(b, t, track);
	layout_trim(b);
	buf_addc(b, '\n');
}

/* Returns the numbers that are printed for n hits, to be freed. */
static uint32_t *
hit_ids(const struct cmd_call *call, const struct trace *t,
    const struct find_hit *hits, size_t n)
{
	struct entity_ref *refs = xreallocarray(NULL, n + 1, sizeof(*refs));
	uint32_t *ids;
	size_t i;

	for (i = 0; i < n; i++)
		refs[i] = (struct entity_ref){ hits[i].type, hits[i].id };
	ids = slice_ids_of_refs(t, (int)cmd_int(call, "threads"), refs, n);
	free(refs);
	return ids;
}

/* Prints the hits as rows of a form for files. */
static void
find_rows(const struct cmd_call *call, const struct trace *t,
    const struct find_hit *hits, size_t n, struct out *out)
{
	uint32_t *ids = hit_ids(call, t, hits, n);
	struct table tb;
	size_t i;

	cmd_table(call, &tb, out, 0);
	table_begin(&tb, columns, COLUMNS);
	for (i = 0; i < n; i++)
		if (find_row(&tb, t, ids[i], &hits[i]) != 0)
			break;
	table_end(&tb);
	table_close(&tb);
	free(ids);
}

/* Prints how many hits there are: a number, or the one row of a form. */
static void
find_count(const struct cmd_call *call, int64_t n, struct out *out)
{
	static const struct table_column count = { .word = "count" };
	struct table_cell v = table_int(n);
	struct table tb;

	if (cmd_form(call) == TABLE_PLAIN) {
		buf_printf(&out->buf, "%" PRId64 "\n", n);
		return;
	}
	cmd_table(call, &tb, out, 0);
	table_begin(&tb, &count, 1);
	(void)table_row(&tb, &v);
	table_end(&tb);
	table_close(&tb);
}

/*
 * Leaves the hits that the options choose, in the order of time; returns how
 * many these are, or -1 and *err.
 */
static int64_t
find_choose(const struct cmd_call *call, const struct trace *t,
    struct find_hit *hits, size_t n, struct err *err)
{
	struct listing_query q = { .hits = hits, .nhits = n,
	    .sort = LISTING_START, .pattern = cmd_str(call, "filter") };
	struct chosen c;
	struct listing l = { 0 };
	struct entity_ref e;
	struct find_hit *kept;
	size_t i, k = 0;

	q.threads = (int)cmd_int(call, "threads");
	if (q.threads == 0)
		q.threads = pool_cores();
	if (chosen_open(&c, call, t, err) == -1 || (q.pattern != NULL &&
	    listing_make(&l, t, &q, err) == -1)) {
		listing_free(&l);
		chosen_close(&c);
		return -1;
	}
	kept = xreallocarray(NULL, n + 1, sizeof(*kept));
	if (q.pattern != NULL)
		n = (size_t)l.n;
	for (i = 0; i < n; i++) {
		e = (struct entity_ref){ hits[i].type, hits[i].id };
		if (q.pattern != NULL)
			e = listing_entity(&l, i);
		kept[k] = (struct find_hit){ .type = e.type, .id = e.id,
		    .ts = entity_ts(t, e.type, e.id) };
		k += (size_t)chosen_has(&c, t, &e);
	}
	memcpy(hits, kept, k * sizeof(*hits));
	free(kept);
	listing_free(&l);
	chosen_close(&c);
	return (int64_t)k;
}

/* Prints the hits; returns how many there are, or -1 and *err. */
static int64_t
find_print(const struct cmd_call *call, const struct trace *t, struct find *f,
    struct out *out, struct err *err)
{
	uint64_t max = (uint64_t)cmd_int(call, "max");
	struct find_hit *hits;
	int64_t all;
	size_t i, n = (size_t)find_all(f, t, &hits);

	all = find_choose(call, t, hits, n, err);
	n = all < 0 ? 0 : (size_t)all;
	if (max > 0 && n > max)
		n = (size_t)max;
	if (all >= 0 && cmd_flag(call, "count"))
		find_count(call, all, out);
	else if (all >= 0 && cmd_form(call) != TABLE_PLAIN)
		find_rows(call, t, hits, n, out);
	else
		for (i = 0; i < n && !out_failed(out); i++) {
			print_text(&out->buf, t, &hits[i]);
			out_more(out);
		}
	free(hits);
	return all;
}

void
cmd_warn_costly(uint64_t costly)
{
	char n[32];

	if (costly == 0)
		return;
	text_count(n, sizeof(n), costly);
	fprintf(stderr, "ttv: %s text%s too costly to match\n", n,
	    costly == 1 ? "" : "s");
}

static int
find_search(const struct cmd_call *call, const struct trace *t, struct find *f,
    struct err *err)
{
	struct find_args o = { (int)cmd_int(call, "threads"), 0, NULL, NULL };
	int in = cmd_choice(call, "in");

	if ((in == LOOK_ARGS ? find_pattern_in_args(f, t, call->argv[0], err) :
	    find_pattern(f, t, call->argv[0], NONE, err)) == -1)
		return -1;
	if (in != LOOK_NAMES && find_args_start(f, t, &o) == 0)
		find_args_wait(f);
	return 0;
}

/* Ends the output; returns the exit status, which has the meaning of grep's. */
static int
find_status(int64_t found, struct out *out, int status)
{
	if (out_close(out, EXIT_OK) != EXIT_OK)
		return EXIT_USAGE;
	return status == EXIT_OK && found == 0 ? EXIT_NO_MATCH : status;
}

int
cmd_find(const struct cmd_call *call)
{
	struct cmd_call	 files = *call;
	struct trace	*t;
	struct find	 f;
	struct out	 out;
	struct err	 err;
	int64_t		 found;
	int		 status;

	files.argv++;		/* the pattern comes first */
	files.argc--;
	if ((t = cmd_load(&files, &status)) == NULL)
		return status;
	memset(&f, 0, sizeof(f));
	f.track = NONE;
	err_clear(&err);
	if (find_search(call, t, &f, &err) == -1)
		status = cmd_fail(&err);
	else {
		out_open(&out);
		found = find_print(call, t, &f, &out, &err);
		status = cmd_unchanged(t, find_status(found, &out, status));
		cmd_warn_costly(f.costly);
		if (found < 0)
			status = cmd_fail(&err);
	}
	find_clear(&f);
	trace_free(t);
	return status;
}
