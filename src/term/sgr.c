/*
 * sgr: rewrites changes of colour (SGR sequences) in fewer bytes.
 *
 * ncurses sets foreground and background at every change, even of only one,
 * and resets everything before plain text: more than half of the bytes of a
 * frame.  This filter reads ncurses' output again.  It does not pass SGR
 * sequences on but keeps the pen that they ask for.  Before a character or an
 * erasure that needs that pen, it sends the difference to the terminal's pen
 * in one sequence, or from a reset if that is shorter.  A blank needs no
 * foreground.
 *
 * - Everything but SGR passes unchanged.
 * - Only sequences that ncurses uses for this terminal are sent: numbers that
 *   undo a single attribute not before ncurses has asked for a default colour
 *   (39 or 49); until then attributes end with a reset.
 * - An unknown colour, attribute or character set (no known terminal
 *   description has one) turns the filter off: all later bytes pass unchanged.
 * - The input must end between two sequences.  Each byte is read once.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"

#include "sgr.h"

#define PARAMS		16
#define ESC		0x1b
#define SHIFT_IN	0x0f

static const struct sgr_pen plain = { -1, -1, 0 };

void
sgr_init(struct sgr *s)
{
	memset(s, 0, sizeof(*s));
	s->want = s->have = s->want_saved = s->have_saved = plain;
}

/* ---- output ---- */

/* A sequence under construction: ESC [, then numbers, a ';' behind each. */
struct digits {
	char	text[64];		/* bytes; the longest has a dozen
					 * numbers */
	size_t	len;
};

static void
sgr_begin(struct digits *d)
{
	d->text[0] = ESC;
	d->text[1] = '[';
	d->len = 2;
}

/* Adds a number of at most three digits. */
static void
add_number(struct digits *d, int number)
{
	if (number >= 100)
		d->text[d->len++] = (char)('0' + number / 100);
	if (number >= 10)
		d->text[d->len++] = (char)('0' + number / 10 % 10);
	d->text[d->len++] = (char)('0' + number % 10);
	d->text[d->len++] = ';';
}

static void
add_colour(struct digits *d, int colour, int base)
{
	if (colour < 0)
		add_number(d, base + 9);
	else if (colour < 8)
		add_number(d, base + colour);
	else if (colour < 16)
		add_number(d, base + 60 + colour - 8);
	else {
		add_number(d, base + 8);
		add_number(d, 5);
		add_number(d, colour);
	}
}

/* Adds the numbers that lead from one pen to the other without a reset. */
static void
sgr_difference(const struct sgr_pen *from, const struct sgr_pen *to,
    struct digits *d)
{
	uint8_t off = from->attrs & (uint8_t)~to->attrs, on;

	if (off & (SGR_BOLD | SGR_DIM))
		add_number(d, 22);		/* ends both */
	if (off & SGR_UNDERLINE)
		add_number(d, 24);
	if (off & SGR_REVERSE)
		add_number(d, 27);
	on = to->attrs & (uint8_t)~from->attrs;
	if (off & (SGR_BOLD | SGR_DIM))
		on |= to->attrs & (SGR_BOLD | SGR_DIM);
	if (on & SGR_BOLD)
		add_number(d, 1);
	if (on & SGR_DIM)
		add_number(d, 2);
	if (on & SGR_UNDERLINE)
		add_number(d, 4);
	if (on & SGR_REVERSE)
		add_number(d, 7);
	if (to->fg != from->fg)
		add_colour(d, to->fg, 30);
	if (to->bg != from->bg)
		add_colour(d, to->bg, 40);
}

int
sgr_same_pen(const struct sgr_pen *a, const struct sgr_pen *b)
{
	return a->fg == b->fg && a->bg == b->bg && a->attrs == b->attrs;
}

/* Returns whether `to` lacks a colour or attribute that `from` has. */
static int
sgr_needs_reset(const struct sgr_pen *from, const struct sgr_pen *to)
{
	return (from->fg != -1 && to->fg == -1) ||
	    (from->bg != -1 && to->bg == -1) ||
	    (from->attrs & (uint8_t)~to->attrs) != 0;
}

/* Makes the shorter sequence from one pen, NULL: an unknown one, to another. */
static void
sgr_make(const struct sgr *s, const struct sgr_pen *from,
    const struct sgr_pen *to, struct digits *d)
{
	struct digits reset;

	sgr_begin(d);
	if (from != NULL)
		sgr_difference(from, to, d);
	sgr_begin(&reset);
	reset.text[reset.len++] = ';';
	sgr_difference(&plain, to, &reset);
	if (from == NULL || reset.len < d->len ||
	    (!s->iso && sgr_needs_reset(from, to)))
		*d = reset;
	if (d->text[d->len - 1] == ';')
		d->len--;
	d->text[d->len++] = 'm';
}

size_t
sgr_length(const struct sgr *s, const struct sgr_pen *from,
    const struct sgr_pen *to)
{
	struct digits d;

	if (sgr_same_pen(from, to))
		return 0;
	sgr_make(s, from, to, &d);
	return d.len;
}

void
sgr_put(struct sgr *s, const struct sgr_pen *to, struct buf *out)
{
	struct digits d;

	if (s->off || (s->known && sgr_same_pen(&s->have, to)))
		return;
	sgr_make(s, s->known ? &s->have : NULL, to, &d);
	buf_add(out, d.text, d.len);
	s->have = *to;
	s->known = 1;
}

void
sgr_settle(struct sgr *s, struct buf *out)
{
	sgr_put(s, &s->want, out);
}

/*
 * A blank shows no foreground: it changes with the ground only where this takes
 * fewer bytes, as a reset does.
 */
struct sgr_pen
sgr_ground(const struct sgr *s, const struct sgr_pen *from,
    const struct sgr_pen *to)
{
	struct sgr_pen ground = *to;

	if (to->attrs & (SGR_UNDERLINE | SGR_REVERSE))
		return *to;
	ground.fg = from->fg;
	ground.attrs = from->attrs & (SGR_BOLD | SGR_DIM);
	return sgr_length(s, from, to) < sgr_length(s, from, &ground) ? *to :
	    ground;
}

/* Prepares for a blank or an erasure. */
static void
settle_ground(struct sgr *s, struct buf *out)
{
	struct sgr_pen to = s->known ? sgr_ground(s, &s->have, &s->want) :
	    s->want;

	sgr_put(s, &to, out);
}

/* ---- requested pen ---- */

/*
 * Parses the parameters of an SGR sequence into v; returns how many, or -1
 * when there are too many or other characters than digits and ';'.
 */
static int
sgr_parse_numbers(const char *p, size_t n, int *v)
{
	int count = 1;
	size_t i;

	v[0] = 0;
	for (i = 0; i < n; i++) {
		if (p[i] == ';' && count < PARAMS)
			v[count++] = 0;
		else if (p[i] >= '0' && p[i] <= '9' && v[count - 1] < 1000)
			v[count - 1] = v[count - 1] * 10 + p[i] - '0';
		else
			return -1;
	}
	return count;
}

/*
 * Reads a colour by number; returns how many parameters it took, 0: no colour.
 */
static int
take_colour(struct sgr_pen *pen, const int *v, int n)
{
	int *c = v[0] / 10 == 4 || v[0] / 10 == 10 ? &pen->bg : &pen->fg;
	int digit = v[0] % 10;

	if (v[0] >= 90 && v[0] < 108)
		*c = digit + 8;
	else if (digit == 9)
		*c = -1;
	else if (digit < 8)
		*c = digit;
	else if (n >= 3 && v[1] == 5 && v[2] < 256) {
		*c = v[2];
		return 3;
	} else
		return 0;
	return digit < 8 || v[0] < 90 ? 1 : 0;
}

/*
 * Reads a number or a colour; returns how many parameters it took, 0: unknown.
 */
static int
sgr_take_number(struct sgr_pen *pen, const int *v, int n)
{
	switch (v[0]) {
	case 0:
		*pen = plain;
		return 1;
	case 1:
		pen->attrs |= SGR_BOLD;
		return 1;
	case 2:
		pen->attrs |= SGR_DIM;
		return 1;
	case 4:
		pen->attrs |= SGR_UNDERLINE;
		return 1;
	case 7:
		pen->attrs |= SGR_REVERSE;
		return 1;
	case 10:		/* the linux console: the usual font */
		return 1;
	case 22:
		pen->attrs &= (uint8_t)~(SGR_BOLD | SGR_DIM);
		return 1;
	case 24:
		pen->attrs &= (uint8_t)~SGR_UNDERLINE;
		return 1;
	case 27:
		pen->attrs &= (uint8_t)~SGR_REVERSE;
		return 1;
	}
	if ((v[0] >= 30 && v[0] < 50) || (v[0] >= 90 && v[0] < 108))
		return take_colour(pen, v, n);
	return 0;
}

/* Applies an SGR sequence to the requested pen; -1 when a part is unknown. */
static int
sgr_apply(struct sgr *s, const char *p, size_t n)
{
	struct sgr_pen pen = s->want;
	int v[PARAMS], count, i, used;

	if ((count = sgr_parse_numbers(p, n, v)) == -1)
		return -1;
	for (i = 0; i < count; i += used) {
		if ((used = sgr_take_number(&pen, v + i, count - i)) == 0)
			return -1;
		s->iso |= v[i] == 39 || v[i] == 49;
	}
	s->want = pen;
	return 0;
}

/* ---- input ---- */

/* Returns the length in bytes of the escape sequence at p. */
static size_t
sgr_sequence_length(const char *p, size_t n)
{
	size_t i = 2;

	if (n < 2)
		return n;
	if (p[1] == '[') {
		while (i < n && (unsigned char)p[i] < 0x40)
			i++;
		return i < n ? i + 1 : n;
	}
	if (p[1] == ']') {		/* up to the BEL or ESC \ */
		while (i < n && p[i] != 7 && p[i] != ESC)
			i++;
		return i < n ? i + (p[i] == ESC) + 1 : n;
	}
	while (i <= n && (unsigned char)p[i - 1] < 0x30)
		i++;			/* ESC ( B and the like */
	return i <= n ? i : n;
}

static void
sgr_turn_off(struct sgr *s, struct buf *out)
{
	sgr_settle(s, out);
	s->off = 1;
}

/* Handles an escape sequence; returns 1 when it is to be passed on. */
static int
sgr_filter_escape(struct sgr *s, const char *p, size_t n, struct buf *out)
{
	char last = p[n - 1];

	if (n == 2 && last == '7') {
		sgr_settle(s, out);
		s->want_saved = s->want;
		s->have_saved = s->have;
	} else if (n == 2 && last == '8') {
		s->want = s->want_saved;
		s->have = s->have_saved;
	} else if (n == 2 && last == 'M')
		settle_ground(s, out);	/* up; in the top row it scrolls */
	else if (n == 3 && p[1] == '(' && last == 'B') {
		if (s->charsets & SGR_ASCII)
			return 0;
		s->charsets |= SGR_ASCII;
	} else if (n == 3 && p[1] == '(')
		sgr_turn_off(s, out);
	else if (n > 2 && p[1] == '[' && p[2] >= '<' && p[2] <= '?')
		return 1;		/* a mode */
	else if (p[1] == '[' && last == 'm') {
		if (sgr_apply(s, p + 2, n - 3) == 0)
			return 0;
		sgr_turn_off(s, out);
	} else if (p[1] == '[' && strchr("JKXP@LMST", last) != NULL)
		settle_ground(s, out);
	return 1;
}

/* Handles a control character; returns 1 when it is to be passed on. */
static int
sgr_filter_control(struct sgr *s, char c, struct buf *out)
{
	if (c == '\n')
		settle_ground(s, out);	/* in the bottom row it scrolls */
	else if (c == SHIFT_IN) {
		if (s->charsets & SGR_SHIFT_IN)
			return 0;
		s->charsets |= SGR_SHIFT_IN;
	} else if (c == SHIFT_IN - 1)
		sgr_turn_off(s, out);
	return 1;
}

/*
 * Handles text up to the next control character; blanks need less of the pen.
 */
static size_t
sgr_filter_text(struct sgr *s, const char *p, size_t n, struct buf *out)
{
	size_t i = 0;

	if (*p == ' ') {
		while (i < n && p[i] == ' ')
			i++;
		settle_ground(s, out);
	} else {
		while (i < n && (unsigned char)p[i] > ' ')
			i++;
		sgr_settle(s, out);
	}
	buf_add(out, p, i);
	return i;
}

void
sgr_filter(struct sgr *s, const char *p, size_t n, struct buf *out)
{
	size_t len;
	int pass;

	for (; n > 0 && !s->off; p += len, n -= len) {
		if ((unsigned char)*p >= ' ') {
			len = sgr_filter_text(s, p, n, out);
			continue;
		}
		if (*p == ESC) {
			len = sgr_sequence_length(p, n);
			pass = sgr_filter_escape(s, p, len, out);
		} else {
			len = 1;
			pass = sgr_filter_control(s, *p, out);
		}
		if (pass)
			buf_add(out, p, len);
	}
	buf_add(out, p, n);
}
