/*
 * session: the lines of a session, from text and to text.  The table of words
 * is in session_rows.c, files in session_file.c.
 *
 * Fields are separated by tabs; a backslash, a tab and control characters
 * inside of them are written \xHH, so that a line is a line.
 */
#include "config.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/chars.h"
#include "ttv/err.h"
#include "ttv/limit.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "result.h"
#include "session.h"
#include "view_rows.h"

#define MAGIC		"ttv-session\t1"

struct session *
session_new(void)
{
	return xcalloc(1, sizeof(struct session));
}

static void
traces_free(struct session_trace *v, size_t n)
{
	while (n > 0)
		free(v[--n].path);
	free(v);
}

void
session_free(struct session *s)
{
	size_t i;

	if (s == NULL)
		return;
	for (i = 0; i < s->nlines; i++)
		free(s->lines[i]);
	free(s->lines);
	free(s->done);
	traces_free(s->was, s->nwas);
	traces_free(s->now, s->nnow);
	free(s);
}

void
session_is_sent(struct session *s)
{
	s->sent = 1;
}

const char *
session_trace(const struct session *s, size_t n)
{
	return n < s->nwas ? s->was[n].path : NULL;
}

/* ---- fields ---- */

void
session_word(struct session_io *io, const char *word)
{
	buf_adds(io->out, word);
}

void
session_text(struct session_io *io, const char *text)
{
	const unsigned char *s;

	buf_addc(io->out, '\t');
	for (s = (const unsigned char *)text; *s != '\0'; s++)
		if (*s < ' ' || *s == 0x7f || *s == '\\')
			buf_printf(io->out, "\\x%02x", *s);
		else
			buf_addc(io->out, (char)*s);
}

void
session_int(struct session_io *io, int64_t n)
{
	buf_addc(io->out, '\t');
	buf_int(io->out, n);
}

void
session_track(struct session_io *io, uint32_t track)
{
	char path[TRACK_PATH_MAX] = "";

	if (track != NONE && track < io->app->trace->ntracks)
		track_path(io->paths, track, path, sizeof(path));
	session_text(io, path);
}

void
session_end(struct session_io *io)
{
	buf_addc(io->out, '\n');
}

int
session_number(const char *s, int64_t *n)
{
	return text_parse_int(s, strlen(s), n);
}

uint32_t
session_find_track(struct session_io *io, const char *path)
{
	uint32_t track = *path == '\0' ? NONE : track_path_find(io->paths,
	    path);

	io->lost += *path != '\0' && track == NONE;
	return track;
}

/* Decodes a field in place; returns -1 for a bad escape or bad UTF-8. */
static int
decode(char *s)
{
	char *to = s;
	size_t used, len = strlen(s);
	uint64_t byte;
	const char *p;

	for (p = s; (size_t)(p - s) < len; p += used)
		if (text_decode(p, len - (size_t)(p - s), &used) == 0xfffd &&
		    used == 1)
			return -1;
	for (; *s != '\0'; s++) {
		if ((unsigned char)*s < ' ')
			return -1;
		if (*s != '\\') {
			*to++ = *s;
			continue;
		}
		if (s[1] != 'x' || read_hex(s + 2, s + 4, &byte) != s + 4 ||
		    byte == 0)
			return -1;
		*to++ = (char)byte;
		s += 3;
	}
	*to = '\0';
	return 0;
}

/* Splits a line, which is changed, into fields behind its word. */
static int
split(char *text, struct session_line *line)
{
	int i;

	memset(line, 0, sizeof(*line));
	for (i = 0; i < SESSION_FIELDS; i++)
		line->v[i] = "";
	line->word = strsep(&text, "\t");
	while (text != NULL && line->n < SESSION_FIELDS) {
		line->v[line->n] = strsep(&text, "\t");
		if (decode((char *)(uintptr_t)line->v[line->n++]) == -1)
			return -1;
	}
	return 0;
}

static const struct session_row *
row_of(const struct app *app, const char *line)
{
	const struct session_row *r;
	size_t len = strcspn(line, "\t");
	char word[16];

	if (len == 0 || len >= sizeof(word))
		return NULL;
	memcpy(word, line, len);
	word[len] = '\0';
	for (r = app->session_rows; r->word != NULL; r++)
		if (strcmp(r->word, word) == 0 || (strcmp(r->word,
		    SESSION_VIEW) == 0 && view_row_named(app, word) != NULL))
			return r;
	return NULL;
}

/* ---- from text ---- */

static int
parse_trace(struct session *s, const char *text)
{
	char *copy = xstrdup(text);
	struct session_line line;
	struct session_trace *t;
	int64_t size, mtime;
	int ok = split(copy, &line) == 0 && line.n >= 3 &&
	    session_number(line.v[0], &size) == 0 &&
	    session_number(line.v[1], &mtime) == 0 && *line.v[2] != '\0';

	if (ok) {
		s->was = xgrow(s->was, s->nwas, &s->was_cap, sizeof(*s->was));
		t = &s->was[s->nwas++];
		t->path = xstrdup(line.v[2]);
		t->size = size;
		t->mtime = mtime;
	}
	free(copy);
	return ok ? 0 : -1;
}

static void
parse_line(struct session *s, const char *text, size_t len)
{
	char *line = xstrndup(text, len);

	if (strlen(line) != len || s->nlines == LIMIT_SESSION_LINES) {
		s->damaged++;
		free(line);
		return;
	}
	if (strncmp(line, "trace\t", 6) == 0) {
		s->damaged += parse_trace(s, line) == -1;
		free(line);
		return;
	}
	s->lines = xgrow(s->lines, s->nlines, &s->cap, sizeof(*s->lines));
	s->lines[s->nlines++] = line;
}

int
session_parse(struct session *s, const char *text, size_t len, struct err *err)
{
	const char *end = text + len, *nl;
	size_t n = strlen(MAGIC);

	if (len <= n || memcmp(text, MAGIC, n) != 0 || text[n] != '\n')
		return err_set(err, ERR_FORMAT, ERR_NOWHERE,
		    "is no session of ttv");
	for (text += n + 1; text < end; text = nl + 1) {
		nl = memchr(text, '\n', (size_t)(end - text));
		if (nl == NULL) {	/* was cut */
			s->damaged++;
			break;
		}
		if (nl > text)
			parse_line(s, text, (size_t)(nl - text));
	}
	s->done = xcalloc(s->nlines + 1, 1);
	return 0;
}

/* ---- to an app ---- */

/* Returns 1 if the traces that are open are not those of the session. */
static int
has_changed(const struct session *s)
{
	size_t i;

	if (s->nwas != s->nnow)
		return 1;
	for (i = 0; i < s->nwas; i++)
		if (s->was[i].size != s->now[i].size ||
		    (!s->sent && s->was[i].mtime != s->now[i].mtime))
			return 1;
	return 0;
}

/* Does the lines of rows up to a kind that have not been done. */
static size_t
apply(struct app *app, struct session_io *io, unsigned kinds)
{
	struct session *s = app->session;
	const struct session_row *r;
	struct session_line line;
	size_t i, n = 0;
	char *text;
	int rc;

	for (i = 0; i < s->nlines; i++) {
		if (s->done[i] || (r = row_of(app, s->lines[i])) == NULL ||
		    !(kinds & 1u << r->kind))
			continue;
		s->done[i] = 1;
		text = xstrdup(s->lines[i]);
		rc = split(text, &line) == -1 || line.n < r->nfields ? -1 :
		    r->read(io, &line);
		s->damaged += rc == -1;
		n += rc == 0;
		if (rc == SESSION_ABSENT) {
			s->absent++;
			s->done[i] = 0;
		}
		free(text);
	}
	return n;
}

void
session_begin(struct app *app)
{
	struct session_io io = { .app = app };

	apply(app, &io, 1u << SESSION_NOW);
	app_unsay(app);
}

/* Says what a session has brought back, and what it could not. */
static void
session_tell(struct app *app, int changed, int lost)
{
	const struct session *s = app->session;
	char more[96] = "";

	if (s->damaged > 0)
		snprintf(more, sizeof(more),
		    "; %zu damaged line%s of its session left out", s->damaged,
		    s->damaged == 1 ? "" : "s");
	else if (lost > 0)
		snprintf(more, sizeof(more), "; %d thing%s of its session "
		    "%s not there", lost, lost == 1 ? "" : "s",
		    lost == 1 ? "is" : "are");
	if (changed)
		app_say(app, "the trace has changed since: its marks are "
		    "kept%s", more);
	else if (app->touched)
		app_say(app, "its marks are back%s", more);
	else
		app_say(app, "as you left it; 0 shows the whole trace%s%s",
		    app->view.filter_text != NULL && !app->view.filter_off ?
		    ", \\ all tracks" : "", more);
}

/*
 * Has the tracks made that the session derives, once; returns whether they are
 * still being made.
 */
static int
session_derive(struct app *app)
{
	struct session_io io = { .app = app };
	struct session *s = app->session;
	size_t n;

	if (!s->derived && s->nlines > 0) {
		s->derived = 1;
		io.paths = track_paths_new(app->trace);
		n = apply(app, &io, 1u << SESSION_DERIVED);
		track_paths_free(io.paths);
		if (n > 0 && app->follow == NULL)
			result_again(app);
		if (result_ui_pending(app))
			result_say_runs(app, "the session's queries run, Esc "
			    "ends them");
	}
	return result_ui_pending(app);
}

void
session_loaded(struct app *app)
{
	struct session *s = app->session;
	struct session_io io = { .app = app };
	int changed = has_changed(s);
	unsigned kinds = 1u << SESSION_MARK | 1u << SESSION_PLACE;
	size_t i;

	/* of a part of a trace some lines would be lost: they are kept */
	if (s->loaded || !app->trace->complete)
		return;
	/* what they end with comes here again */
	if (session_derive(app) || s->loaded)
		return;
	s->loaded = 1;
	if (s->nlines == 0 && s->damaged == 0)
		return;
	if (changed || app->touched)	/* places stay behind */
		for (i = 0; i < s->nlines; i++) {
			const struct session_row *r = row_of(app, s->lines[i]);

			s->done[i] |= r != NULL && r->kind == SESSION_PLACE;
		}
	io.paths = track_paths_new(app->trace);
	io.lost = (int)s->absent;
	if (apply(app, &io, kinds) > 0 || s->damaged > 0 || s->absent > 0) {
		view_layout(&app->view);
		view_show_line(&app->view);
		if (!app->view.message_is_error)	/* a track is lost */
			session_tell(app, changed, io.lost);
	}
	track_paths_free(io.paths);
}

/* ---- to text ---- */

/* Writes a path as it is seen from a folder, which ends with no slash. */
static void
write_relative(struct buf *b, const char *folder, const char *path)
{
	size_t i, same = 0;
	const char *p;

	for (i = 0; folder[i] != '\0' && folder[i] == path[i]; i++)
		if (folder[i] == '/')
			same = i + 1;
	if (folder[i] == '\0' && path[i] == '/') {
		buf_adds(b, path + i + 1);
		return;
	}
	for (p = folder + same; p != NULL && *p != '\0'; ) {
		buf_adds(b, "../");
		p = strchr(p, '/');
		p = p != NULL ? p + 1 : NULL;
	}
	buf_adds(b, path + same);
}

static void
write_traces(const struct app *app, const char *folder, struct session_io *io)
{
	const struct session *s = app->session;
	struct buf path = BUF_INIT;
	size_t i;

	for (i = 0; s != NULL && i < s->nnow; i++) {
		buf_clear(&path);
		if (folder != NULL)
			write_relative(&path, folder, s->now[i].path);
		else
			buf_adds(&path, s->now[i].path);
		session_word(io, "trace");
		session_int(io, s->now[i].size);
		session_int(io, s->now[i].mtime);
		session_text(io, path.data);
		session_end(io);
	}
	buf_free(&path);
}

/* Keeps lines that were not read: of other words, or without a whole trace. */
static void
write_kept(const struct app *app, struct buf *out)
{
	const struct session *s = app->session;
	size_t i;

	for (i = 0; s != NULL && i < s->nlines; i++)
		if (!s->done[i])
			buf_printf(out, "%s\n", s->lines[i]);
}

void
session_write(const struct app *app, const char *folder, struct buf *out)
{
	struct session_io io = { .app = (struct app *)(uintptr_t)app,
	    .out = out };
	const struct session_row *r;
	int loaded = app->session == NULL || app->session->loaded;

	buf_adds(out, MAGIC "\n");
	write_traces(app, folder, &io);
	write_kept(app, out);		/* first: what comes later holds */
	io.paths = track_paths_new(app->trace);
	for (r = app->session_rows; r->word != NULL; r++)
		if (loaded || r->kind != SESSION_PLACE)
			r->write(&io);
	track_paths_free(io.paths);
}
