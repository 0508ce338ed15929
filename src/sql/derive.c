/*
 * derive: rows of queries become the text of derived events.
 *
 * A column has a part by its name, whatever the case: THE table is below.  One
 * of another name is an arg of the event.  Rows go into the text one by one, so
 * that a million of them take the memory of the text only.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/derive.h"
#include "ttv/derived.h"
#include "ttv/limit.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "sql_int.h"

/* Events may have this part of the memory of a bounded connection. */
#define BOUND_EVENTS	16

#define EVENT_SUFFIX	"_event"
#define NOTE_SUFFIX	"_annotation"

enum part { PART_TS, PART_DUR, PART_NAME, PART_CAT, PART_VALUE, PART_TRACK,
	PART_TYPE, PART_GROUP, PART_UPID, PART_UTID, PART_UNIT, PART_DEPTH,
	PART_ALERT, PART_ARGS, PARTS, PART_ARG };
static const struct {
	const char	*name;
	enum part	 part;
} part_names[] = {
	{ "ts", PART_TS }, { "dur", PART_DUR }, { "name", PART_NAME },
	{ "slice_name", PART_NAME }, { "category", PART_CAT },
	{ "cat", PART_CAT }, { "value", PART_VALUE },
	{ "track", PART_TRACK }, { "track_name", PART_TRACK },
	{ "track_type", PART_TYPE }, { "group_name", PART_GROUP },
	{ "upid", PART_UPID }, { "utid", PART_UTID }, { "unit", PART_UNIT },
	{ "depth", PART_DEPTH }, { "alert_type", PART_ALERT },
	{ "args", PART_ARGS },
};
#define NPART_NAMES	(sizeof(part_names) / sizeof(part_names[0]))

struct derive {
	struct sql	*sql;
	struct derived	*out;
	const char	*name;		/* of the track by default */
	struct strtab	*tracks;	/* their lines in the text; number 1 is
					 * track `first` */
	uint32_t	 first;
	/* the columns of the rows that come */
	size_t		 n;
	enum part	*part;		/* of each */
	char		**names;
	size_t		 at[PARTS];	/* columns, or SIZE_MAX */
	int		 wanted;	/* 1: the rows are events */
	struct buf	 key;		/* room for a track's line */
	sqlite3_stmt	*json;		/* makes a text one line of JSON */
	/* where the rows of the last statement begin, to take them back */
	size_t		 text_at;
	uint64_t	 events_at;
	char		 bad[160];	/* what is wrong with a row */
};

/* ---- columns ---- */

static void
columns_clear(struct derive *d)
{
	size_t i;

	for (i = 0; i < d->n; i++)
		free(d->names[i]);
	free(d->names);
	free(d->part);
	d->names = NULL;
	d->part = NULL;
	d->n = 0;
}

static void
columns_set(struct derive *d, const char *const *names, size_t n)
{
	size_t i, k;

	columns_clear(d);
	d->names = xcalloc(n + 1, sizeof(*d->names));
	d->part = xcalloc(n + 1, sizeof(*d->part));
	d->n = n;
	for (i = 0; i < PARTS; i++)
		d->at[i] = SIZE_MAX;
	for (i = 0; i < n; i++) {
		d->names[i] = xstrdup(names[i]);
		for (k = 0; k < NPART_NAMES; k++)
			if (strcasecmp(names[i], part_names[k].name) == 0)
				break;
		d->part[i] = k == NPART_NAMES ? PART_ARG :
		    part_names[k].part;
		/* of two columns for one part the second is an arg */
		if (k < NPART_NAMES && d->at[d->part[i]] == SIZE_MAX)
			d->at[d->part[i]] = i;
		else
			d->part[i] = PART_ARG;
	}
}

/* Returns the value of a part, or NULL when it is null or not there. */
static const struct sql_value *
part_value(const struct derive *d, const struct sql_value *v, enum part part)
{
	size_t i = d->at[part];

	return i == SIZE_MAX || v[i].type == SQL_NULL ? NULL : &v[i];
}

static int
value_is(const struct sql_value *v, const char *word)
{
	return v != NULL && v->type == SQL_TEXT && v->len == strlen(word) &&
	    strncasecmp(v->text, word, v->len) == 0;
}

/* ---- text ---- */

/* Appends a value as JSON. */
static void
add_value(struct buf *b, const struct sql_value *v)
{
	if (v->type == SQL_INT)
		buf_int(b, v->num);
	else if (v->type == SQL_REAL)
		buf_double(b, v->real);
	else if (v->type == SQL_TEXT)
		buf_json(b, v->text, v->len);
	else
		buf_adds(b, "null");
}

/* Appends a time: one that is no whole number, such as a mean, is rounded. */
static void
add_time(struct buf *b, const struct sql_value *v)
{
	struct sql_value whole = { SQL_INT, 0, 0, NULL, 0 };

	/* the ends of int64 as doubles; 2^63 itself is beyond */
	if (v->type == SQL_REAL && v->real >= -0x1p63 && v->real < 0x1p63) {
		whole.num = (int64_t)llround(v->real);
		v = &whole;
	}
	add_value(b, v);
}

static void
add_text(struct buf *b, const char *key, const struct sql_value *v)
{
	char text[64];

	if (v == NULL)
		return;
	buf_printf(b, ",\"%s\":", key);
	if (v->type == SQL_INT) {
		snprintf(text, sizeof(text), "%lld", (long long)v->num);
		buf_json(b, text, strlen(text));
	} else if (v->type == SQL_REAL) {
		text_g(text, sizeof(text), 15, v->real);
		buf_json(b, text, strlen(text));
	} else
		buf_json(b, v->text, v->len);
}

/*
 * Appends the number of a process or thread, of n that the model has; in SQL
 * number 0 is the idle thread and they follow.
 */
static void
add_owner(struct buf *b, const char *key, const struct sql_value *v,
    uint32_t n)
{
	if (v != NULL && v->type == SQL_INT && v->num > 0 && v->num <= n)
		buf_printf(b, ",\"%s\":%lld", key, (long long)v->num - 1);
}

/*
 * Appends the members of a text that is a JSON object; returns 0, or -1 for
 * another text.  SQLite checks it and writes it in one line.
 */
static int
add_members(struct derive *d, const struct sql_value *v, int *any)
{
	static const char sql[] = "SELECT CASE WHEN json_valid(?1) THEN "
	    "CASE json_type(?1) WHEN 'object' THEN json(?1) END END";
	const char *text;
	int len, rc = -1;

	if (v->type != SQL_TEXT)
		return -1;
	if (d->json == NULL && sqlite3_prepare_v2(d->sql->db, sql, -1,
	    &d->json, NULL) != SQLITE_OK)
		return -1;
	sqlite3_bind_text(d->json, 1, v->text, (int)v->len, SQLITE_STATIC);
	if (sqlite3_step(d->json) == SQLITE_ROW &&
	    sqlite3_column_type(d->json, 0) == SQLITE_TEXT) {
		text = (const char *)sqlite3_column_text(d->json, 0);
		len = sqlite3_column_bytes(d->json, 0);
		if (len > 2) {
			buf_add(&d->out->text, text + 1, (size_t)len - 2);
			*any = 1;
		}
		rc = 0;
	}
	sqlite3_reset(d->json);
	sqlite3_clear_bindings(d->json);
	return rc;
}

static void
add_args(struct derive *d, const struct sql_value *v)
{
	const struct sql_value *args = part_value(d, v, PART_ARGS);
	struct buf *b = &d->out->text;
	size_t i, at = b->len;
	int any = 0, plain;

	buf_adds(b, ",\"args\":{");
	plain = args != NULL && add_members(d, args, &any) == -1;
	for (i = 0; i < d->n; i++) {
		if (v[i].type == SQL_NULL || (d->part[i] != PART_ARG &&
		    !(plain && &v[i] == args)))
			continue;
		if (any++)
			buf_addc(b, ',');
		buf_json(b, d->names[i], strlen(d->names[i]));
		buf_addc(b, ':');
		add_value(b, &v[i]);
	}
	if (any)
		buf_addc(b, '}');
	else {
		b->len = at;
		b->data[at] = '\0';
	}
}

/* ---- events ---- */

/* Returns 1 if a row is a value of a counter: it says so, or has a value. */
static int
row_is_counter(const struct derive *d, const struct sql_value *v)
{
	const struct sql_value *type = part_value(d, v, PART_TYPE);

	if (type != NULL)
		return value_is(type, "counter");
	return d->at[PART_VALUE] != SIZE_MAX && d->at[PART_DUR] == SIZE_MAX;
}

/* Returns the number of the track of a row; adds its line if it is new. */
static uint32_t
row_track(struct derive *d, const struct sql_value *v, int counter)
{
	struct sql_value name = { SQL_TEXT, 0, 0, d->name, strlen(d->name) };
	const struct sql_value *given = part_value(d, v, PART_TRACK);
	struct buf *b = &d->key;
	uint32_t before = strtab_count(d->tracks), n;

	buf_clear(b);
	buf_printf(b, ",\"type\":\"%s\"", counter ? "counter" : "slice");
	add_text(b, "name", given != NULL ? given : &name);
	add_text(b, "group", part_value(d, v, PART_GROUP));
	add_owner(b, "upid", part_value(d, v, PART_UPID),
	    d->sql->trace->nprocesses);
	add_owner(b, "utid", part_value(d, v, PART_UTID),
	    d->sql->trace->nthreads);
	if (counter)
		add_text(b, "unit", part_value(d, v, PART_UNIT));
	n = strtab_add(d->tracks, b->data, b->len);
	if (n > before) {
		buf_printf(&d->out->text, "{\"track\":%u", d->first + n - 1);
		buf_add(&d->out->text, b->data, b->len);
		buf_adds(&d->out->text, "}\n");
		d->out->ntracks = d->first + n;
	}
	return d->first + n - 1;
}

/* Notes what is wrong with a row, which ends the run. */
static int
row_bad(struct derive *d, const struct sql_value *v, const char *what)
{
	char text[64];

	text_safe(text, sizeof(text), v->type == SQL_TEXT ? v->text : "",
	    v->type == SQL_TEXT ? v->len : 0);
	snprintf(d->bad, sizeof(d->bad), what, text);
	return -1;
}

static int
row_check(struct derive *d, const struct sql_value *v)
{
	const struct sql_value *alert = part_value(d, v, PART_ALERT);
	const struct sql_value *type = part_value(d, v, PART_TYPE);

	if (alert != NULL && !value_is(alert, "warning") &&
	    !value_is(alert, "error"))
		return row_bad(d, alert, "alert_type \"%s\" is neither "
		    "warning nor error nor null");
	if (type != NULL && !value_is(type, "slice") &&
	    !value_is(type, "counter"))
		return row_bad(d, type, "track_type \"%s\" is neither slice "
		    "nor counter nor null");
	return 0;
}

static int
event_row(void *arg, const struct sql_value *v, size_t n)
{
	static const struct sql_value null = { SQL_NULL, 0, 0, NULL, 0 };
	struct derive *d = arg;
	const struct sql_value *ts, *p;
	struct buf *b = &d->out->text;
	int counter;
	uint32_t track;
	char most[32];

	(void)n;
	if (!d->wanted)
		return 0;
	if (row_check(d, v) == -1)
		return -1;
	if (d->out->nevents >= limits.derived) {
		text_count(most, sizeof(most), limits.derived);
		snprintf(d->bad, sizeof(d->bad), "more than %s rows", most);
		return -1;
	}
	if (d->sql->bound > 0 && b->len - d->text_at > d->sql->bound /
	    BOUND_EVENTS) {
		text_bytes(most, sizeof(most), d->sql->bound / BOUND_EVENTS);
		snprintf(d->bad, sizeof(d->bad), "more than %s of events",
		    most);
		return -1;
	}
	counter = row_is_counter(d, v);
	track = row_track(d, v, counter);
	ts = part_value(d, v, PART_TS);
	buf_printf(b, "{\"on\":%u,\"ts\":", track);
	add_time(b, ts != NULL ? ts : &null);
	if (counter) {
		p = part_value(d, v, PART_VALUE);
		buf_adds(b, ",\"value\":");
		add_value(b, p != NULL ? p : &null);
	} else {
		if ((p = part_value(d, v, PART_DUR)) != NULL) {
			buf_adds(b, ",\"dur\":");
			add_time(b, p);
		}
		add_text(b, "name", part_value(d, v, PART_NAME));
		add_text(b, "cat", part_value(d, v, PART_CAT));
		if ((p = part_value(d, v, PART_ALERT)) != NULL)
			buf_printf(b, ",\"alert\":\"%s\"",
			    value_is(p, "error") ? "error" : "warning");
		add_args(d, v);
	}
	buf_adds(b, "}\n");
	d->out->nevents++;
	return 0;
}

/* The rows of a statement of the text replace those of the one before. */
static int
last_begin(void *arg, const char *const *names, size_t n)
{
	struct derive *d = arg;

	columns_set(d, names, n);
	d->wanted = d->at[PART_TS] != SIZE_MAX;
	d->out->text.len = d->text_at;
	d->out->nevents = d->events_at;
	d->out->ntracks = d->first;
	strtab_free(d->tracks);
	d->tracks = strtab_new();
	return 0;
}

static int
event_begin(void *arg, const char *const *names, size_t n)
{
	struct derive *d = arg;

	columns_set(d, names, n);
	d->wanted = 1;
	if (d->at[PART_TS] != SIZE_MAX)
		return 0;
	snprintf(d->bad, sizeof(d->bad), "it has no column ts");
	return -1;
}

/* ---- annotations ---- */

enum note_part { NOTE_ID, NOTE_NAME, NOTE_CAT, NOTE_TEXT, NOTE_LINK,
	NOTE_PARTS };

/* Returns a copy of a text value, or NULL. */
static char *
note_text(const struct sql_value *v)
{
	return v == NULL || v->type != SQL_TEXT ? NULL :
	    xstrndup(v->text, v->len);
}

/* Returns the offset of the event of a slice by its id, or OFF_NONE. */
static uint64_t
note_off(struct sql *s, const struct sql_value *v)
{
	uint32_t entry;

	if (v == NULL || v->type != SQL_INT || v->num < 0 ||
	    (uint64_t)v->num >= index_entries(s))
		return OFF_NONE;
	entry = index_entry_of(s, (uint64_t)v->num);
	return entry < s->trace->nslices ? trace_off(s->trace, entry) :
	    s->trace->instants[entry - s->trace->nslices].off;
}

/* Returns the value of the first of two columns that is not null, or NULL. */
static const struct sql_value *
note_value(const struct derive *d, const struct sql_value *v,
    const char *name, const char *other)
{
	size_t i;

	for (i = 0; i < d->n; i++)
		if (v[i].type != SQL_NULL &&
		    (strcasecmp(d->names[i], name) == 0 ||
		    strcasecmp(d->names[i], other) == 0))
			return &v[i];
	return NULL;
}

static int
note_row(void *arg, const struct sql_value *v, size_t n)
{
	struct derive *d = arg;
	const struct sql_value *id = note_value(d, v, "id", "slice_id");
	struct note_rule r;

	(void)n;
	r.off = note_off(d->sql, id);
	r.name = note_text(note_value(d, v, "name", "slice_name"));
	r.cat = note_text(note_value(d, v, "category", "cat"));
	r.text = note_text(note_value(d, v, "description", "text"));
	r.link = note_text(note_value(d, v, "link", "url"));
	/* a row that is about nothing, or an id that none has, is no rule */
	if ((r.off != OFF_NONE || (id == NULL && (r.name != NULL ||
	    r.cat != NULL))) && (r.text != NULL || r.link != NULL))
		derived_note(d->out, &r);
	free(r.name);
	free(r.cat);
	free(r.text);
	free(r.link);
	return 0;
}

static int
note_begin(void *arg, const char *const *names, size_t n)
{
	struct derive *d = arg;

	columns_set(d, names, n);
	return 0;
}

/* ---- the tables and views of a text ---- */

/* Returns 1 if a name has more than the suffix and ends with it. */
static int
has_suffix(const char *name, const char *suffix)
{
	size_t n = strlen(name), len = strlen(suffix);

	return n > len && strcasecmp(name + n - len, suffix) == 0;
}

struct names {
	char	**v;
	size_t	  n, cap;
};

static int
on_name(void *arg, const struct sql_value *v, size_t n)
{
	struct names *names = arg;

	(void)n;
	if (v[0].type != SQL_TEXT)
		return 0;
	names->v = xgrow(names->v, names->n, &names->cap,
	    sizeof(*names->v));
	names->v[names->n++] = xstrndup(v[0].text, v[0].len);
	return 0;
}

static int
on_columns(void *arg, const char *const *names, size_t n)
{
	(void)arg;
	(void)names;
	(void)n;
	return 0;
}

/* Runs a query over a table of the given name, whose rows go to the sink. */
static int
derive_query(struct derive *d, const char *table, const char *order,
    const struct sql_sink *sink, struct sql_error *e)
{
	struct buf b = BUF_INIT;
	char msg[sizeof(e->msg)];
	const char *p;
	int rc;

	buf_adds(&b, "SELECT * FROM \"");
	for (p = table; *p != '\0'; p++) {
		if (*p == '"')
			buf_addc(&b, '"');
		buf_addc(&b, *p);
	}
	buf_printf(&b, "\"%s", order);
	d->bad[0] = '\0';
	rc = sql_run(d->sql, b.data, b.len, sink, e);
	buf_free(&b);
	if (rc == 0 && d->bad[0] == '\0')
		return 0;
	strlcpy(msg, rc == 0 ? d->bad : e->msg, sizeof(msg));
	text_safe(e->msg, sizeof(e->msg), table, strlen(table));
	strlcat(e->msg, ": ", sizeof(e->msg));
	strlcat(e->msg, msg, sizeof(e->msg));
	e->line = e->col = 0;
	return -1;
}

/* Adds the rows of a table of events; those of one time in order of depth. */
static int
derive_events(struct derive *d, const char *table, struct sql_error *e)
{
	struct sql_sink look = { event_begin, event_row, d };
	struct sql_sink sink = { event_begin, event_row, d };
	char *name = xstrndup(table, strlen(table) - strlen(EVENT_SUFFIX));
	int rc;

	d->name = name;
	rc = derive_query(d, table, " LIMIT 0", &look, e);
	if (rc == 0)
		rc = derive_query(d, table, d->at[PART_DEPTH] == SIZE_MAX ||
		    d->at[PART_DUR] == SIZE_MAX ? "" :
		    " ORDER BY ts, dur DESC, depth", &sink, e);
	free(name);
	return rc;
}

/* Adds the rows of all tables and views that the text has made. */
static int
derive_tables(struct derive *d, int *found, struct sql_error *e)
{
	static const char list[] = "SELECT name FROM sqlite_master "
	    "WHERE type IN ('table', 'view') AND " SQL_IS_MADE
	    " ORDER BY rowid";
	struct names names = { NULL, 0, 0 };
	struct sql_sink all = { on_columns, on_name, &names };
	struct sql_sink notes = { note_begin, note_row, d };
	size_t i;
	int rc;

	rc = sql_run(d->sql, list, sizeof(list) - 1, &all, e);
	for (i = 0; i < names.n; i++) {
		if (rc == 0 && has_suffix(names.v[i], EVENT_SUFFIX)) {
			*found = 1;
			rc = derive_events(d, names.v[i], e);
		} else if (rc == 0 && has_suffix(names.v[i], NOTE_SUFFIX)) {
			*found = 1;
			rc = derive_query(d, names.v[i], "", &notes, e);
		}
		free(names.v[i]);
	}
	free(names.v);
	return rc;
}

static int
derive_text(struct sql *s, const char *text, size_t len, const char *name,
    int tables, struct derived *out, struct sql_error *e)
{
	struct derive d;
	struct sql_sink last = { last_begin, event_row, &d };
	int rc, found;

	memset(&d, 0, sizeof(d));
	memset(e, 0, sizeof(*e));
	d.sql = s;
	d.out = out;
	d.name = name;
	d.tracks = strtab_new();
	d.first = out->ntracks;
	d.text_at = out->text.len;
	d.events_at = out->nevents;
	buf_adds(&out->text, "");
	rc = sql_run(s, text, len, &last, e);
	if (rc == 0 && d.bad[0] != '\0') {
		strlcpy(e->msg, d.bad, sizeof(e->msg));
		rc = -1;
	}
	found = d.at[PART_TS] != SIZE_MAX && d.n > 0;
	if (rc == 0 && tables)
		rc = derive_tables(&d, &found, e);
	if (rc == 0 && !found) {
		strlcpy(e->msg, tables ? "it derives nothing: no table or "
		    "view NAME_event or NAME_annotation, and no rows with a "
		    "column ts" : "its rows have no column ts",
		    sizeof(e->msg));
		rc = -1;
	}
	sqlite3_finalize(d.json);
	columns_clear(&d);
	strtab_free(d.tracks);
	buf_free(&d.key);
	return rc;
}

int
sql_derive(struct sql *s, const char *text, size_t len, const char *name,
    struct derived *out, struct sql_error *e)
{
	return derive_text(s, text, len, name, 1, out, e);
}

int
sql_derive_rows(struct sql *s, const char *text, size_t len, const char *name,
    struct derived *out, struct sql_error *e)
{
	return derive_text(s, text, len, name, 0, out, e);
}
