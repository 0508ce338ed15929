/*
 * term_curses: the terminal, through ncurses.
 *
 * - ncurses knows the terminal's modes and its keys.  What is shown is drawn by
 *   draw.c; ncurses draws nothing unless draw.c asks it to.
 * - Signals are noted during the wait for a key and acted on between two keys
 *   (signals.c), faults excepted (restore.c).
 * - The terminal is in raw mode: Ctrl-C, Ctrl-Z and Ctrl-S are keys.
 * - Nothing else may write to the terminal while it is open.
 */
#include "config.h"

#include <sys/ioctl.h>

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/base64.h"
#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/style.h"
#include "ttv/term.h"
#include "ttv/text.h"

#include "reply.h"
#include "draw.h"
#include "input.h"
#include "latency.h"
#include "mouse.h"
#include "restore.h"
#include "repeat.h"
#include "signals.h"
#include "output.h"

#define ESCAPE_DELAY	25		/* ms; time for the rest of a key's
					 * sequence */
#define REPLY_MS	3000	/* ms, and one for each byte before it, as at
				 * 9600 baud: a reply later than this is lost */
#define MANY		2000	/* bytes; such a frame is followed by a query
				 * ... */
#define MANY_SLOW	300	/* ... on a slow line */
#define PART_SLOW	2300	/* bytes of a part of a frame there: two seconds
				 * and a half */
#define SLOW_BAUD	19200	/* bits a second of a line that is slow before
				 * a frame was timed */
#define UNSEEN_MS	1000	/* ms; a terminal that has not answered the
				 * first query by then may never do */
#define NEAR_MS		40	/* ms of a round trip; the queries alone take 50
				 * at 9600 baud */
#define LEARN_MS	400	/* ms; queries and replies take 150 at 9600 */
#define HELD_MS		100	/* ms, between two bytes of a reply */
#define LAST_MS		200	/* ms to wait for the last reply */

static struct {
	SCREEN		*screen;
	FILE		*in, *out;
	int		 own_in;	/* 1: in is /dev/tty, opened here */
	int		 utf8;
	uint32_t	 ahead;		/* a key that curses_pending() read */
	int		 answers;	/* 1: it has answered a query */
	int		 due;		/* replies to come */
	int64_t		 due_by;	/* ms; time when they are lost */
	int64_t		 asked;		/* ms; time of the first query */
	int		 understands;	/* 1: it reads or ignores queries */
	int		 keyed;		/* 1: a key was pressed */
	int		 mouse;		/* 1: reports of the mouse are on */
	struct latency	 latency;
	struct term_stats stats;
} tc;

/* ---- queries and answers ---- */

static int
is_awaited(void)
{
	if (tc.due > 0 && now_ms() >= tc.due_by)
		tc.due = 0;
	return tc.due > 0;
}

/*
 * Returns whether a terminal of this name reads queries or ignores them.
 * Those listed here would print them.
 */
static int
understands(const char *term)
{
	static const char *const no[] = { "linux", "vt", "cons", "sun", "eterm",
	    "ansi", "wsvt", "hurd", "mach" };
	size_t i;

	for (i = 0; i < sizeof(no) / sizeof(no[0]); i++)
		if (strncmp(term, no[i], strlen(no[i])) == 0)
			return 0;
	return 1;
}

/* Sends all queries, before the first frame; nothing waits for the answers. */
static void
send_queries(void)
{
	const char *repeats = repeat_question(COLS);
	char all[128];
	ssize_t len;

	len = snprintf(all, sizeof(all), REPLY_SYNC "%s" REPLY_WHO,
	    tc.utf8 ? repeats : "");
	tc.answers = tc.due = 0;
	latency_init(&tc.latency);
	tc.latency.slow = baudrate() > 0 && baudrate() <= SLOW_BAUD;
	input_init();
	if (tc.understands &&
	    write(fileno(tc.out), all, (size_t)len) == len) {
		tc.asked = now_ms();
		tc.due = 1;
		tc.due_by = tc.asked + REPLY_MS;
	}
}

/* Takes a reply: the first one to all queries, or that a frame arrived. */
static void
take_reply(void)
{
	if (!tc.answers)
		latency_trip(&tc.latency, now_ms() - tc.asked);
	else
		latency_arrived(&tc.latency, now_ms());
	tc.answers = 1;
	if (tc.due > 0)
		tc.due--;
}

/* Returns for how many ms bytes that may begin a reply are held. */
static int
hold_time(void)
{
	return is_awaited() ? HELD_MS : tc.mouse ? ESCAPE_DELAY : 0;
}

/*
 * Returns a key, or K_NONE.  *answered is 1 when a reply came before the
 * key.
 */
static uint32_t
read_key(int *answered)
{
	uint32_t key = input_key(hold_time());
	int n;

	tc.keyed |= key != K_NONE;
	if (input_knows_sync() && !output_marks())
		output_mark();
	if ((n = input_column()) > 0)
		repeat_answer(n);
	*answered = (n = input_answered()) > 0;
	for (; n > 0; n--)
		take_reply();
	return key;
}

/*
 * Waits for a reply that is still due: the next program that reads the
 * terminal must not get it.
 */
static void
await_last(void)
{
	struct pollfd pfd = { fileno(tc.in), POLLIN, 0 };
	int64_t end = now_ms() + LAST_MS;
	int answered = 0;

	while (is_awaited() && now_ms() < end &&
	    poll(&pfd, 1, (int)(end - now_ms())) > 0 &&
	    (pfd.revents & POLLIN))
		(void)read_key(&answered);
	tc.due = 0;
}

/*
 * Returns how many ms the next frame waits for the last one.  A terminal that
 * never answered is not waited for, except that until the first key the second
 * frame waits UNSEEN_MS: how fast the line is, the first one shows.  On a slow
 * line the first one waits LEARN_MS: runs that REP repeats save a second.
 */
static int64_t
flight_time(void)
{
	int64_t now = now_ms(), until;

	if (tc.answers)
		return tc.keyed ? latency_wait(&tc.latency, now) :
		    latency_flight(&tc.latency, now);
	if (tc.keyed || !is_awaited())
		return 0;
	until = tc.latency.sent >= 0 ? tc.asked + UNSEEN_MS :
	    tc.latency.slow ? tc.asked + LEARN_MS : 0;
	return now < until ? until - now : 0;
}

static void
write_terminal(const char *what)
{
	ssize_t n = write(fileno(tc.out), what, strlen(what));

	(void)n;		/* a lost terminal is noticed by reading */
}

static void
curses_mouse(void *arg, int on)
{
	(void)arg;
	if (!tc.understands || tc.mouse == on)
		return;
	tc.mouse = on;
	write_terminal(on ? MOUSE_ON : MOUSE_OFF);
	input_mouse(on);
}

/* Sends OSC 52: the clipboard, as base64. */
static void
curses_copy(void *arg, const char *text, size_t len)
{
	struct buf b = BUF_INIT;

	(void)arg;
	if (!tc.understands)
		return;
	buf_adds(&b, "\033]52;c;");
	base64_encode(&b, text, len);
	buf_adds(&b, "\a");
	output_send(b.data, b.len);
	buf_free(&b);
}

static void
curses_size(void *arg, int *cols, int *rows)
{
	(void)arg;
	*cols = COLS;
	*rows = LINES;
}

static void
curses_repaint(void *arg)
{
	(void)arg;
	draw_forget();
}

/* Takes the terminal back after another program had it: modes and strings. */
static void
take_back(void)
{
	reset_prog_mode();
	erase();
	refresh();			/* ncurses sets the modes here */
	curs_set(0);
	draw_blank(COLS, LINES);
	repeat_set(repeat_can(), 0);	/* stops may be others now */
	if (tc.understands)
		write_terminal(PASTE_ON);
	if (tc.mouse)
		write_terminal(MOUSE_ON);
	draw_forget();
}

/* Leaves the terminal to another program. */
static void
give_away(void)
{
	if (tc.mouse)
		write_terminal(MOUSE_OFF);
	if (tc.understands)
		write_terminal(PASTE_OFF);
	await_last();
	draw_settle();
}

static void
curses_suspend(void *arg)
{
	(void)arg;
	give_away();
	endwin();
	signals_stop();
	take_back();
	signals.resize = 1;		/* its size may have changed */
}

static int
take_resize(void)
{
	struct winsize ws;

	signals.resize = 0;
	if (ioctl(fileno(tc.out), TIOCGWINSZ, &ws) == -1 || ws.ws_col == 0 ||
	    ws.ws_row == 0)
		return 0;
	if (ws.ws_col == COLS && ws.ws_row == LINES)
		return 0;
	resizeterm(ws.ws_row, ws.ws_col);
	if (draw_paints())
		untouchwin(stdscr);	/* or reading a key would draw it */
	draw_forget();
	return 1;
}

static int
curses_pending(void *arg)
{
	int answered;

	(void)arg;
	if (tc.ahead == K_NONE)
		tc.ahead = read_key(&answered);
	return tc.ahead != K_NONE || flight_time() > 0;
}

/* Acts on noted signals; returns the key that stands for one, or K_NONE. */
static uint32_t
take_signals(void)
{
	if (signals.end != 0)
		return K_GONE;
	if (signals.stop) {
		curses_suspend(NULL);
		return K_RESUMED;
	}
	if (signals.cont) {		/* after SIGSTOP, which no handler
					 * sees */
		signals.cont = 0;
		take_back();
		signals.resize = 1;
		return K_RESUMED;
	}
	if (signals.resize && take_resize())
		return K_RESIZE;
	return K_NONE;
}

/*
 * Returns whether a query may follow this frame: none is open, or only the
 * first one, with which no frame was sent.
 */
static int
asks_reply(void)
{
	int due = is_awaited() ? tc.due : 0;

	return tc.understands && (tc.answers ? due == 0 : due == 1);
}

/* Notes a frame, or a part of one, that was written since a time. */
static void
note_frame(uint64_t wrote, int64_t began, uint64_t many, int asks)
{
	if (wrote == 0)
		return;
	asks &= wrote >= many;
	latency_sent(&tc.latency, now_ms(), now_ms() - began, wrote, asks);
	if (asks) {
		tc.due++;
		tc.due_by = now_ms() + REPLY_MS + (int64_t)wrote;
	}
	if (tc.stats.frames++ == 0)
		tc.stats.first = wrote;
	else if (wrote > tc.stats.largest)
		tc.stats.largest = wrote;
	tc.stats.bytes += wrote;
}

/* Draws a canvas or, NULL, what is left of the last one. */
static void
draw_part(const struct canvas *cv, int col, int row, int cursor)
{
	int slow = tc.latency.slow, asks = asks_reply();
	uint64_t many = slow ? MANY_SLOW : MANY;
	size_t most = slow && tc.understands ? PART_SLOW : 0;
	const char *behind = asks ? REPLY_WHO : "";
	int64_t began = now_ms();

	note_frame(cv == NULL ? draw_rest(behind, many, most) :
	    draw_canvas(cv, col, row, cursor, behind, many, most), began, many,
	    asks);
}

/*
 * Returns how many of at most ms (-1: no limit) to wait: less when a frame in
 * flight or the rest of a reply is due earlier.
 */
static int
wait_time(int ms)
{
	int64_t flight = flight_time();
	int held;

	if (flight > 0 && (ms < 0 || flight < ms))
		ms = (int)flight;
	held = input_held(hold_time());
	return held >= 0 && (ms < 0 || ms > held) ? held : ms;
}

static uint32_t
curses_key(void *arg, int fd, int ms)
{
	struct pollfd pfd[2] = { { fileno(tc.in), POLLIN, 0 },
	    { fd, POLLIN, 0 } };
	struct timespec wait;
	uint32_t key;
	int rc, answered = 0, most;

	(void)arg;
	for (;;) {
		if ((key = take_signals()) != K_NONE)
			return key;
		key = tc.ahead != K_NONE ? tc.ahead : read_key(&answered);
		tc.ahead = K_NONE;
		if (key != K_NONE)
			return key;
		if (pfd[0].revents & (POLLHUP | POLLERR | POLLNVAL))
			return K_GONE;
		if (pfd[1].revents != 0 || answered)
			return K_NONE;
		if (draw_has_rest() && flight_time() == 0)
			draw_part(NULL, 0, 0, 0);
		pfd[0].revents = pfd[1].revents = 0;
		most = wait_time(ms);
		wait.tv_sec = most / 1000;
		wait.tv_nsec = (long)(most % 1000) * 1000000;
		rc = ppoll(pfd, 2, most < 0 ? NULL : &wait, signals_mask());
		if (rc == -1 && errno != EINTR)
			return K_GONE;
		if (rc == 0 && input_held(hold_time()) != 0)
			return K_NONE;
	}
}

static int
curses_slow(void *arg)
{
	(void)arg;
	return tc.latency.slow;
}

static int
curses_distant(void *arg)
{
	(void)arg;
	return tc.answers ? tc.latency.fastest > NEAR_MS : is_awaited();
}

static void
curses_beep(void *arg)
{
	(void)arg;
	beep();
}

static void
curses_draw(void *arg, const struct canvas *cv, int col, int row)
{
	int cursor = col >= 0 && col < COLS && row >= 0 && row < LINES;

	(void)arg;
	if (!cursor) {		/* unseen, but where the selection is */
		col = cv->cursor_col;
		row = cv->cursor_row;
	}
	if (col < 0 || col >= COLS || row < 0 || row >= LINES)
		col = row = 0;
	draw_part(cv, col, row, cursor);
}

static const struct term_ops ops = {
	curses_size, curses_key, curses_pending, curses_draw, curses_repaint,
	curses_beep, curses_suspend, curses_slow, curses_mouse, curses_copy,
	curses_distant
};

/* Sets the locale, but numbers are written as in the C locale. */
static void
locale_set(void)
{
	const char *all = getenv("LC_ALL"), *type = getenv("LC_CTYPE"),
	    *lang = getenv("LANG");

	setlocale(LC_ALL, "");
	if ((all == NULL || *all == '\0') && (type == NULL || *type == '\0') &&
	    (lang == NULL || *lang == '\0'))
		setlocale(LC_CTYPE, "C.UTF-8");
	setlocale(LC_NUMERIC, "C");
}

static enum glyph_set
glyphs_for(const char *term)
{
	if (!tc.utf8)
		return GLYPHS_ASCII;
	if (strcmp(term, "linux") == 0 || strncmp(term, "vt", 2) == 0)
		return GLYPHS_HALF;
	return GLYPHS_UNICODE;
}

int
term_curses_check(struct err *err)
{
	if (isatty(STDOUT_FILENO))
		return 0;
	return err_set(err, ERR_USAGE, ERR_NOWHERE,
	    "view: standard output is not a terminal; "
	    "`ttv shot` prints a frame without one");
}

static int
open_streams(struct err *err)
{
	int in, out;

	if (term_curses_check(err) == -1)
		return -1;
	tc.own_in = !isatty(STDIN_FILENO);
	in = tc.own_in ? open("/dev/tty", O_RDONLY | O_CLOEXEC) :
	    fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
	if (in == -1 || (tc.in = fdopen(in, "r")) == NULL) {
		if (in != -1)
			close(in);
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "view: no terminal to read keys from: %s",
		    strerror(errno));
	}
	out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
	if (out == -1 || (tc.out = fdopen(out, "w")) == NULL) {
		if (out != -1)
			close(out);
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "view: cannot write to the terminal: %s", strerror(errno));
	}
	return 0;
}

static void
close_streams(void)
{
	if (tc.in != NULL)
		fclose(tc.in);
	if (tc.out != NULL)
		fclose(tc.out);
	tc.in = tc.out = NULL;
}

static int
depth_for(int wanted)
{
	const char *no = getenv("NO_COLOR");
	int have;

	/* more than 65536 colours are no palette but red, green, blue */
	have = !has_colors() || COLORS < 8 ? 0 :
	    COLORS >= 256 && COLORS <= 65536 ? 256 : 8;
	if (wanted == -1)
		return no != NULL && *no != '\0' ? 0 : have;
	return wanted < have ? wanted : have;
}

static int
has_string(const char *cap)
{
	char name[8];
	const char *s;

	strlcpy(name, cap, sizeof(name));
	s = tigetstr(name);
	return s != NULL && s != (const char *)-1;
}

/* Returns whether a terminal is one whose ground is black: a Linux console. */
static int
is_console(const char *name)
{
	static const char console[] = "linux";
	size_t n = sizeof(console) - 1;

	return strncmp(name, console, n) == 0 && (name[n] == '\0' ||
	    name[n] == '-');
}

static void
setup(const struct term_options *o, const char *name)
{
	raw();
	noecho();
	nonl();
	keypad(stdscr, TRUE);
	input_define_keys();
	nodelay(stdscr, TRUE);
	meta(stdscr, TRUE);
	set_escdelay(ESCAPE_DELAY);
	idcok(stdscr, TRUE);
	idlok(stdscr, TRUE);
	scrollok(stdscr, FALSE);
	curs_set(0);
	if (has_colors()) {
		start_color();
		use_default_colors();
	}
	theme_known(is_console(name) ? THEME_DARK : THEME_AUTO);
	draw_open(depth_for(o->colours), tc.utf8);
	refresh();		/* ncurses sets the modes here */
	draw_blank(COLS, LINES);
}

int
term_curses_open(struct term *term, const struct term_options *o,
    struct err *err)
{
	const char *name = getenv("TERM");
	char safe[64];

	if (name == NULL || *name == '\0')
		name = "unknown";
	locale_set();
	tc.utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
	if (open_streams(err) == -1) {
		close_streams();
		return -1;
	}
	/* from before the modes change until they are restored */
	restore_save(STDOUT_FILENO);	/* tc.out may be another descriptor */
	signals_take();
	restore_arm();
	tc.screen = newterm(name, tc.out, tc.in);
	/* a terminal without cursor addressing, like "dumb", is not usable */
	if (tc.screen == NULL || !has_string("cup")) {
		if (tc.screen != NULL) {
			endwin();
			delscreen(tc.screen);
			tc.screen = NULL;
		}
		restore_disarm();
		signals_leave();
		close_streams();
		text_safe(safe, sizeof(safe), name, strlen(name));
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "view: the terminal type \"%s\" (TERM) is not known here "
		    "or cannot move its cursor", safe);
	}
	set_term(tc.screen);
	tc.understands = understands(name);
	restore_learn(tc.understands);
	output_open(fileno(tc.out));
	setup(o, name);
	if (tc.understands)
		write_terminal(PASTE_ON);
	send_queries();
	glyphs_use(o->glyphs != -1 ? (enum glyph_set)o->glyphs :
	    glyphs_for(name));
	term->ops = &ops;
	term->data = NULL;
	return 0;
}

void
term_curses_abandon(void)
{
	restore_now();
}

void
term_curses_close(void)
{
	int alternate;

	if (tc.screen == NULL)
		return;
	move(LINES - 1, 0);
	curs_set(1);
	alternate = has_string("rmcup");
	give_away();
	tc.mouse = 0;
	endwin();
	if (!alternate)		/* no alternate screen: begin below the last
				 * frame */
		dprintf(fileno(tc.out), "\r\n");
	restore_disarm();
	delscreen(tc.screen);
	tc.screen = NULL;
	signals_leave();
	draw_close();
	close_streams();
}

int
term_curses_signal(void)
{
	return signals.end;
}

void
term_curses_stats(struct term_stats *st)
{
	*st = tc.stats;
}
