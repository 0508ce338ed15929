#ifndef TTV_WALKING_H
#define TTV_WALKING_H
/*
 * Walks through the viewer: two viewers of a trace take the same words of keys,
 * one draws after each of them and one does not; what they show then is the
 * same.  A word "@39x5" is none of keys: the screen has another size from
 * there on.  The test says which word is next, how many there are, and where
 * its sums are.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/err.h"
#include "ttv/hash.h"
#include "ttv/load.h"
#include "ttv/permalink.h"
#include "ttv/script.h"
#include "ttv/session.h"
#include "ttv/style.h"
#include "ttv/trace.h"
#include "sums.h"
#include "test.h"

/* One walk: two viewers of a trace, and what they have drawn. */
struct walk {
	const char	*name;
	struct trace	*trace;
	const char	*(*word)(struct walk *);
	int		 words;		/* between two frames that are
					 * compared */
	int		 frames;	/* of one viewer */
	void		(*drawn)(struct walk *);	/* or NULL */
	void		(*ending)(struct walk *);	/* of a viewer; or
							 * NULL */
	struct app	 drawing, other;
	const int	*size;
	struct canvas	*x, *y;
	struct buf	 keys, sums;
	uint64_t	 sum;		/* of frames since the last in sums */
	uint64_t	 random;
	int		 viewer;
	int		 taken;		/* words of this viewer */
	char		 made[128];	/* a word */
	int		 bad;
};

/* Returns a number below n; splitmix64. */
static inline size_t
walk_below(struct walk *w, uint64_t n)
{
	uint64_t z = w->random += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return (size_t)((z ^ z >> 31) % n);
}

#define ONE_OF(w, list)							\
	((list)[walk_below(w, sizeof(list) / sizeof(*(list)))])

/* Plays a word, with the canvas of the viewer; returns whether it goes on. */
static inline int
walk_play(struct app *app, struct canvas *cv, const char *word)
{
	struct err err;
	char *end;
	long cols;

	err_clear(&err);
	if (*word == '@') {
		cols = strtol(word + 1, &end, 10);
		canvas_resize(cv, (int)cols, (int)strtol(end + 1, NULL, 10));
		app_resize(app, cv->cols, cv->rows);
		return 1;
	}
	if (script_play(app, word, &err) == -1)
		CHECK_STR(err.msg, word);
	app_settle(app);
	return !app->ended;
}

/* Prints a row of a frame, with ~ for what is not ASCII. */
static inline void
walk_print_row(const struct cell *c, int cols)
{
	int i;

	printf("#\t");
	for (i = 0; i < cols; i++)
		putchar(c[i].ch >= ' ' && c[i].ch < 0x7f ? (int)c[i].ch : '~');
	putchar('\n');
}

/* Prints the rows in which two frames differ; returns whether there are any. */
static inline int
walk_differ(const struct canvas *x, const struct canvas *y)
{
	size_t size = (size_t)x->cols * sizeof(*x->cells);
	const struct cell *a, *b;
	int n = 0, row;

	for (row = 0; row < x->rows; row++) {
		a = x->cells + row * x->cols;
		b = y->cells + row * y->cols;
		if (memcmp(a, b, size) == 0)
			continue;
		printf("# row %d\n", row);
		walk_print_row(a, x->cols);
		walk_print_row(b, y->cols);
		n++;
	}
	return n > 0;
}

static inline void
walk_say(struct walk *w)
{
	printf("# --size=%dx%d --keys='%.*s' %s\n", w->size[0], w->size[1],
	    (int)w->keys.len, w->keys.data, w->name);
	w->bad++;
}

/* Takes away a session's row of the line: how many can be above it, depends. */
static inline void
walk_without_line(struct buf *b)
{
	char *at, *end;

	buf_addc(b, '\0');
	b->len--;
	if ((at = strstr(b->data, "\nline\t")) == NULL)
		return;
	end = strchr(at + 1, '\n');
	b->len -= (size_t)(end - at);
	memmove(at, end, b->len - (size_t)(at - b->data));
}

/* Compares the session of a viewer with that of another that has read it. */
static inline void
walk_come_back(struct walk *w)
{
	struct buf text = { 0 }, again = { 0 };
	struct session *s = session_new();
	struct app app;
	struct err err;

	err_clear(&err);
	session_write(&w->drawing, NULL, &text);
	app_init(&app, w->trace, w->x->cols, w->x->rows);
	CHECK_INT(session_parse(s, text.data, text.len, &err), 0);
	app.session = s;
	session_begin(&app);
	app_arrive(&app);
	app_settle(&app);
	session_write(&app, NULL, &again);
	walk_without_line(&text);
	walk_without_line(&again);
	if (text.len != again.len || memcmp(text.data, again.data, text.len)) {
		CHECK_MEM(again.data, again.len, text.data, text.len);
		walk_say(w);
	}
	app_free(&app);
	session_free(s);
	buf_free(&text);
	buf_free(&again);
}

/*
 * Returns whether a session has all of a view: its times are at most INT64_MAX
 * from the start, and a column or two do not say how wide they are.
 */
static inline int
walk_comes_back(const struct walk *w)
{
	int64_t span;

	return !__builtin_sub_overflow(w->trace->end, w->trace->start, &span) &&
	    w->x->cols >= 20;
}

/* Adds a link, without the paths of files, to the sum. */
static inline void
walk_add_link(struct walk *w, struct buf *link)
{
	const char *paths;

	buf_addc(link, '\0');
	link->len--;
	paths = strstr(link->data, " -- ");
	w->sum = hash_bytes(w->sum, link->data, paths != NULL ?
	    (size_t)(paths - link->data) : link->len);
}

/* Writes over how long a link that was copied is: it has the paths of files. */
static inline void
walk_hide_length(struct buf *text)
{
	static const char said[] = "this view: copied, ";
	char *p;

	buf_addc(text, '\0');
	text->len--;
	p = strstr(text->data, said);
	for (p = p == NULL ? NULL : p + sizeof(said) - 1; p != NULL &&
	    *p >= '0' && *p <= '9'; p++)
		*p = '#';
}

/* Adds what a viewer shows, and what it has copied, to the sum. */
static inline void
walk_add_frame(struct walk *w)
{
	struct buf text = { 0 };

	canvas_dump_text(w->x, &text);
	walk_hide_length(&text);
	canvas_dump_style(w->x, &text);
	w->sum = hash_bytes(w->sum, text.data, text.len);
	walk_add_link(w, &w->drawing.copied);
	buf_free(&text);
}

/*
 * Returns whether more than a fiftieth of a view's columns lie before or behind
 * the trace although a column of whole nanoseconds could be shorter.
 */
static inline int
walk_outside(const struct view *v)
{
	int cols = v->vp.cols, least = cols / 50;
	uint64_t span = (uint64_t)view_end(v) - (uint64_t)v->trace->start;
	uint64_t step = (uint64_t)viewport_step(&v->vp);

	if (cols < 4)
		return 0;
	if (viewport_col(&v->vp, v->trace->start) > least)
		return 1;
	return viewport_col(&v->vp, view_end(v)) < cols - 1 - least &&
	    (step - 1) > span / (uint64_t)(cols - 1);
}

/* Takes some words, then compares. */
static inline void
walk_frame(struct walk *w)
{
	struct buf link = { 0 };
	const char *keys;
	int i;

	w->sum = HASH_BYTES;
	for (i = 0; i < w->words; i++) {
		keys = w->word(w);
		w->taken++;
		buf_adds(&w->keys, keys);
		walk_play(&w->other, w->y, keys);
		/*
		 * The cursor of a list moves when its lines are there; the
		 * loop learns a new size when it draws.
		 */
		if (app_mode(&w->other) != MODE_NORMAL || *keys == '@')
			app_draw(&w->other, w->y);
		if (!walk_play(&w->drawing, w->x, keys))
			break;
		app_draw(&w->drawing, w->x);
		if (walk_outside(&w->drawing.view)) {
			printf("# %d .. %d of %d columns have the trace\n",
			    viewport_col(&w->drawing.view.vp,
			    w->trace->start),
			    viewport_col(&w->drawing.view.vp,
			    view_end(&w->drawing.view)),
			    w->drawing.view.vp.cols);
			walk_say(w);
		}
		if (w->drawn != NULL)
			w->drawn(w);
		walk_add_frame(w);
	}
	app_draw(&w->other, w->y);
	if (!w->drawing.ended && walk_differ(w->x, w->y))
		walk_say(w);
	permalink_write(&w->drawing, &link);
	walk_add_link(w, &link);
	buf_printf(&w->sums, " %08x", (unsigned)(w->sum ^ w->sum >> 32));
	buf_free(&link);
}

/* Goes with a viewer of a size, from a trace as it opens. */
static inline void
walk_go(struct walk *w, int viewer, const int *size)
{
	int i;

	w->size = size;
	w->viewer = viewer;
	w->taken = w->bad = 0;
	w->x = canvas_new(size[0], size[1]);
	w->y = canvas_new(size[0], size[1]);
	app_init(&w->drawing, w->trace, size[0], size[1]);
	app_init(&w->other, w->trace, size[0], size[1]);
	if (w->trace->nsources > 1) {
		app_compare(&w->drawing);
		app_compare(&w->other);
	}
	w->random = hash_bytes((uint64_t)viewer, w->name, strlen(w->name)) +
	    w->trace->nsources;
	buf_clear(&w->keys);
	buf_clear(&w->sums);
	buf_printf(&w->sums, "%s %d", w->name, viewer);
	for (i = 0; i < w->frames && !w->drawing.ended && !w->bad; i++)
		walk_frame(w);
	if (!w->drawing.ended && !w->bad && walk_comes_back(w))
		walk_come_back(w);
	if (!w->drawing.ended && w->ending != NULL)
		w->ending(w);
	buf_addc(&w->sums, '\n');
	app_free(&w->drawing);
	app_free(&w->other);
	canvas_free(w->x);
	canvas_free(w->y);
	glyphs_use(GLYPHS_UNICODE);
}

/* Checks that all was right, and the sums of what was seen, a row of a file. */
static inline void
walk_check(struct walk *w, const char *sums)
{
	int bad = test_bad;

	CHECK_INT(w->bad, 0);
	sums_check(sums, &w->sums);
	if (test_bad > bad)
		walk_say(w);
}

/* Goes to the folder of the traces, whose names are then the same anywhere. */
static inline void
walk_there(void)
{
	static int there;
	const char *top = getenv("top_srcdir");

	if (there++ == 0)
		CHECK_INT(chdir(top != NULL ? top : ".") == 0 &&
		    chdir("traces") == 0, 1);
}

/* Opens n files of traces/ as one trace. */
static inline struct trace *
walk_open(const char *const *names, size_t n)
{
	struct load_options options = { .threads = 1 };
	struct trace *trace;
	struct err err;

	walk_there();
	err_clear(&err);
	trace = load_files(names, n, &options, &err);
	if (trace == NULL)
		CHECK_STR(err.msg, "");
	return trace;
}

#endif
