/*
 * play_keys: plays random keys on traces, through the loop of the viewer and a
 * terminal that has no screen.
 *
 * 	play_keys [-d] [-k LOG] [-n KEYS] [-s SEED] TRACE ...
 *
 * Each trace gets KEYS keys (10,000): those of bindings, words that a person
 * would type, the mouse at odd places, pastes, and changes of size.  A quit
 * begins again.  -d opens all traces side by side as a diff, once.  Every
 * frame is checked: no character in it may control a terminal.
 *
 * The same seed gives the same keys.  LOG gets each key as text before it is
 * played, for `ttv shot --keys`.
 *
 *	webpack.json.gz: 10000 keys, 214 sizes, 9120 frames, 12 quits
 */
#include "config.h"

#include <err.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/command.h"
#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/load.h"
#include "ttv/loader.h"
#include "ttv/setting.h"
#include "ttv/term.h"
#include "ttv/xmalloc.h"

#define QUEUE		8192		/* keys that are waiting */
#define PASTED		600		/* bytes of a paste, at most */

struct player {
	struct app	*app;
	uint64_t	 random;
	uint32_t	 queue[QUEUE];
	int		 first, last;	/* of the queue */
	int		 cols, rows;
	int		 idle;		/* calls that get no key yet */
	long		 left;		/* keys of this trace */
	long		 sizes, frames, quits;
	FILE		*log;
};

static struct {
	long		 keys;
	uint64_t	 seed;
	int		 diff;
	const char	*log;
} opt = { 10000, 1, 0, NULL };

/* splitmix64 */
static uint64_t
below(struct player *p, uint64_t n)
{
	uint64_t z = p->random += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return (z ^ z >> 31) % n;
}

/* ---- what is typed ---- */

static void
push(struct player *p, uint32_t key)
{
	if (key != K_NONE && p->last < QUEUE)
		p->queue[p->last++] = key;
}

static void
push_text(struct player *p, const char *s)
{
	uint32_t key;

	while (key_parse(&s, &key) == 0)
		push(p, key);
}

/* Types any binding, mostly one that holds now. */
static void
push_binding(struct player *p)
{
	const struct keymap *map = &p->app->keymap;
	enum key_mode mode = app_mode(p->app);
	const struct binding *b = NULL;
	int tries, i;

	if (map->n == 0)
		return;
	for (tries = below(p, 4) == 0 ? 1 : 40; tries > 0; tries--) {
		b = &map->v[below(p, map->n)];
		if (b->mode == mode || (b->mode == MODE_LIST && mode !=
		    MODE_NORMAL))
			break;
	}
	if (below(p, 8) == 0)
		push(p, '0' + (uint32_t)below(p, 10));
	for (i = 0; i < b->nkeys; i++)
		push(p, b->keys[i] == K_ANY ? 'a' + (uint32_t)below(p, 26) :
		    b->keys[i]);
}

/* Types a phrase that a prompt understands, and Enter or not. */
static void
push_phrase(struct player *p)
{
	static const char *const phrases[] = {
		"/a", "/e", "//[a-z]+[0-9]/", "/Task", "/args:1", "/x=1",
		"&e", "&dur>5ms", "&dur<1us !a", "&cat:a", "&//a.*b/", "&",
		"t1", "tmain", ">fold", ">", "gt50%", "gt1ms", "gt-9e99s",
		"gt99999999999999999999s",
		";select name, dur from slice order by dur desc limit 50",
		";select * from thread", ";select 1/0, x'00', NULL, 'a'",
		";select", ";!", ":track odd select ts, dur, name from slice",
		":set flows=view", ":set flows=selection", ":set flows=none",
		":set pane=4", ":set pane=99", ":set margin=0", ":set label=name",
		":set link=slow", ":set link=auto", ":set glyphs=ascii",
		":set glyphs=half", ":set glyphs=unicode", ":set colour=heat",
		":set theme=light", ":set theme=mono", ":set theme=dark",
		":set keys=perfetto", ":set keys=default", ":set keys=vi",
		":set mouse!", ":set stacked!", ":align start", ":align clock",
		":keep 5s", ":diff /nowhere", ":help fold", ":unbind q",
		":bind Z fold", ":bind a a", "vllll", "V", "%", "vG", "ma'a",
		"mMnote of a mark\x1b[31m", "g1", "g2", "g3", "g4", "g5", "g6",
		"g7", "g8", "g9", "gO", "gp", "gP", "gC", "F", "C", "zs", "T",
		"yn", "yt", "yd", "ya", "yl", "yj",
	};
	size_t n = sizeof(phrases) / sizeof(phrases[0]);

	push_text(p, phrases[below(p, n)]);
	if (below(p, 4) != 0)
		push(p, K_ENTER);
	else if (below(p, 2) == 0)
		push(p, K_TAB);
}

/* Types the name of any command, with something behind it. */
static void
push_command(struct player *p)
{
	static const char *const args[] = { "", " 1", " -1", " x", " 50%",
	    " 99999999999999999999", " -5ms..7s", " \"a", " a b c" };
	char text[128];
	size_t n = 0;

	while (ui_commands[n].name != NULL)
		n++;
	snprintf(text, sizeof(text), ":%s%s", ui_commands[below(p, n)].name,
	    args[below(p, sizeof(args) / sizeof(args[0]))]);
	push_text(p, text);
	push(p, K_ENTER);
}

static void
push_mouse(struct player *p)
{
	static const uint32_t odd[] = { 1, 2, KEY_PLACE_MAX, 250, 90 };
	uint32_t key = K_CLICK + (uint32_t)below(p, K_CTRL_WHEEL_DOWN -
	    K_CLICK + 1);
	uint32_t col = 1 + (uint32_t)below(p, (uint64_t)p->cols);
	uint32_t row = 1 + (uint32_t)below(p, (uint64_t)p->rows);

	if (below(p, 6) == 0)
		col = odd[below(p, 5)];
	if (below(p, 6) == 0)
		row = odd[below(p, 5)];
	push(p, key_mouse(key, col, row));
	if (below(p, 2) == 0)
		push(p, key_mouse(K_RELEASE, col, row));
}

static void
push_paste(struct player *p)
{
	uint64_t n = below(p, below(p, 10) == 0 ? PASTED : 30);

	push(p, K_PASTE);
	while (n-- > 0)
		push(p, below(p, 8) == 0 ? 1 + (uint32_t)below(p, 0x2fff) :
		    1 + (uint32_t)below(p, 126));
	if (below(p, 10) != 0)
		push(p, K_PASTE_END);
}

/* Fills the queue with what a person does next. */
static void
refill(struct player *p)
{
	uint64_t what = below(p, 100);

	p->first = p->last = 0;
	if (what < 58)
		push_binding(p);
	else if (what < 64)
		push(p, 32 + (uint32_t)below(p, 95));
	else if (what < 68)
		push(p, 1 + (uint32_t)below(p, 31));
	else if (what < 73)
		push(p, K_UP + (uint32_t)below(p, K_F12 - K_UP + 1));
	else if (what < 76)
		push(p, below(p, 2) == 0 ? K_ENTER : K_ESC);
	else if (what < 84)
		push_phrase(p);
	else if (what < 87)
		push_command(p);
	else if (what < 93)
		push_mouse(p);
	else if (what < 94)
		push_paste(p);
	else if (what < 96)
		for (what = below(p, 12); what < 12; what++)
			push(p, K_RESIZE);
	else if (what < 97)
		push(p, K_RESUMED);
	else
		push(p, K_ESC);
}

/* Takes another size, mostly a usable one. */
static void
change_size(struct player *p)
{
	static const int usual[][2] = { { 120, 36 }, { 80, 24 }, { 40, 10 },
	    { 20, 5 }, { 1, 1 }, { 200, 60 }, { 400, 3 }, { 3, 100 } };
	uint64_t i = below(p, 12);

	p->sizes++;
	if (i < 8) {
		p->cols = usual[i][0];
		p->rows = usual[i][1];
	} else {
		p->cols = 1 + (int)below(p, 250);
		p->rows = 1 + (int)below(p, 70);
	}
}

static void
note_key(struct player *p, uint32_t key)
{
	char text[64];

	if (p->log == NULL)
		return;
	key_format(text, sizeof(text), key);
	if (key == K_RESIZE)
		fprintf(p->log, " [%dx%d]\n", p->cols, p->rows);
	else
		fprintf(p->log, "%s%s", text, key == K_ENTER ? "\n" : "");
	fflush(p->log);
}

/* ---- the terminal ---- */

static void
play_size(void *arg, int *cols, int *rows)
{
	struct player *p = arg;

	*cols = p->cols;
	*rows = p->rows;
}

static uint32_t
play_key(void *arg, int fd, int ms)
{
	struct player *p = arg;
	struct pollfd pfd = { fd, POLLIN, 0 };
	uint32_t key;

	if (p->idle > 0) {
		p->idle--;
		if (ms != 0 && fd >= 0)
			poll(&pfd, 1, 1);
		return K_NONE;
	}
	if (p->left-- <= 0)
		return K_GONE;
	while (p->first == p->last)
		refill(p);
	key = p->queue[p->first++];
	if (key == K_RESIZE)
		change_size(p);
	note_key(p, key);
	if (below(p, 3) == 0)
		p->idle = (int)below(p, below(p, 20) == 0 ? 400 : 12);
	return key;
}

static int
play_pending(void *arg)
{
	struct player *p = arg;

	return p->left > 0 && below(p, 5) == 0;
}

/* Returns whether a character controls a terminal, or the direction of text. */
static int
controls(uint32_t ch)
{
	return (ch > 0 && ch < 0x20) || (ch >= 0x7f && ch < 0xa0) ||
	    ch == 0x200e || ch == 0x200f || (ch >= 0x202a && ch <= 0x202e) ||
	    (ch >= 0x2066 && ch <= 0x2069) || (ch >= 0xd800 && ch < 0xe000) ||
	    ch > 0x10ffff;
}

static void
play_draw(void *arg, const struct canvas *cv, int col, int row)
{
	struct player *p = arg;
	size_t i;

	(void)col;
	(void)row;
	p->frames++;
	if (cv->cols != p->cols || cv->rows != p->rows)
		errx(1, "a frame of %dx%d on a screen of %dx%d", cv->cols,
		    cv->rows, p->cols, p->rows);
	for (i = 0; i < (size_t)cv->cols * (size_t)cv->rows; i++)
		if (controls(cv->cells[i].ch))
			errx(1, "character %x in row %zu", cv->cells[i].ch,
			    i / (size_t)cv->cols);
}

static void
play_nothing(void *arg)
{
	(void)arg;
}

static int
play_slow(void *arg)
{
	return below(arg, 10) == 0;
}

static void
play_mouse(void *arg, int on)
{
	(void)arg;
	(void)on;
}

static void
play_copy(void *arg, const char *text, size_t len)
{
	(void)arg;
	if (memchr(text, '\0', len) != NULL)
		errx(1, "a copied text has a NUL");
}

static const struct term_ops ops = {
	play_size, play_key, play_pending, play_draw, play_nothing,
	play_nothing, play_nothing, play_slow, play_mouse, play_copy, NULL
};

/* ---- the viewer ---- */

/* Plays until a quit or until all keys are played. */
static void
play_once(struct player *p, const char *const *files, size_t n)
{
	struct term term = { &ops, p };
	struct load_options o;
	struct loader *loader;
	struct app app;
	struct err e;

	memset(&o, 0, sizeof(o));
	err_clear(&e);
	loader = loader_start(load_files, files, n, &o);
	loader_wait(loader, (int)below(p, 200));
	app_init(&app, loader_trace(loader), p->cols, p->rows);
	app.loader = loader;
	if (opt.diff)
		app_compare(&app);
	p->app = &app;
	p->idle = (int)below(p, 400);
	p->first = p->last = 0;
	app_loop(&app, &term);
	p->quits += p->left > 0;
	app_free(&app);
	while (!loader_ended(loader, &e))
		loader_wait(loader, -1);
	if (e.code != ERR_NONE)
		errx(1, "%s: %s", files[0], e.msg);
	if (loader_free(loader) == -1)
		errx(1, "%s: the loader did not end", files[0]);
}

static void
play(const char *const *files, size_t n)
{
	static struct player p;
	const char *slash = strrchr(files[0], '/');

	memset(&p, 0, sizeof(p));
	p.random = opt.seed;
	p.left = opt.keys;
	p.cols = 120;
	p.rows = 36;
	if (opt.log != NULL && (p.log = fopen(opt.log, "w")) == NULL)
		err(1, "%s", opt.log);
	while (p.left > 0)
		play_once(&p, files, n);
	if (p.log != NULL)
		fclose(p.log);
	printf("%s: %ld keys, %ld sizes, %ld frames, %ld quits\n",
	    slash != NULL ? slash + 1 : files[0], opt.keys, p.sizes, p.frames,
	    p.quits);
	fflush(stdout);
}

int
main(int argc, char **argv)
{
	const char *file;
	int c;

	xmalloc_setup();
	while ((c = getopt(argc, argv, "dk:n:s:")) != -1)
		switch (c) {
		case 'd':
			opt.diff = 1;
			break;
		case 'k':
			opt.log = optarg;
			break;
		case 'n':
			opt.keys = strtol(optarg, NULL, 10);
			break;
		case 's':
			opt.seed = strtoull(optarg, NULL, 10);
			break;
		default:
			errx(2, "usage: play_keys [-d] [-k log] [-n keys] "
			    "[-s seed] trace ...");
		}
	if (opt.diff) {
		play((const char *const *)argv + optind,
		    (size_t)(argc - optind));
		return 0;
	}
	for (; optind < argc; optind++) {
		file = argv[optind];
		play(&file, 1);
	}
	return 0;
}
