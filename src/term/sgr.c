/*
 * Changes of colour, in as few bytes as they can be said.
 *
 * ncurses sets foreground and ground at every change, though one of them was
 * that already, and resets everything before it goes back to plain text; of
 * what a frame costs that is more than half.  Here its output is read once
 * more.  Sequences that set colours and attributes (SGR) are not passed on but
 * kept as what is wanted, and said when a character or an erasure comes that
 * needs them: only what differs from what the terminal has, in one sequence,
 * or from a reset when that is shorter.  A blank needs no foreground.
 *
 * All else goes through as it is.  What is said is only what ncurses itself
 * says to this terminal: until it has once asked for a default colour, that is
 * for one of the numbers that undo a single thing, everything is undone by a
 * reset.  A colour or attribute that is not among those below (no terminal
 * description that we know uses one) ends all this: from there on nothing is
 * changed.  The same goes for other character sets.
 *
 * The input must end between two sequences.  Each byte is looked at once.
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

/* ---- what is to be sent ---- */

/* A sequence while it is put together: ESC [, numbers with a ';' behind each. */
struct digits {
	char	text[64];		/* has room for a dozen */
	size_t	len;
};

static void
begin(struct digits *d)
{
	d->text[0] = ESC;
	d->text[1] = '[';
	d->len = 2;
}

/* One of three digits at most. */
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

/* From one pen to another, without a reset. */
static void
steps(const struct sgr_pen *from, const struct sgr_pen *to, struct digits *d)
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

static int
same(const struct sgr_pen *a, const struct sgr_pen *b)
{
	return a->fg == b->fg && a->bg == b->bg && a->attrs == b->attrs;
}

/* Is there something that a reset would end? */
static int
undoes(const struct sgr_pen *from, const struct sgr_pen *to)
{
	return (from->fg != -1 && to->fg == -1) ||
	    (from->bg != -1 && to->bg == -1) ||
	    (from->attrs & (uint8_t)~to->attrs) != 0;
}

static void
change(struct sgr *s, const struct sgr_pen *to, struct buf *out)
{
	struct digits direct, reset, *d = &direct;

	if (s->off || (s->known && same(&s->have, to)))
		return;
	begin(&direct);
	steps(&s->have, to, &direct);
	begin(&reset);
	reset.text[reset.len++] = ';';
	steps(&plain, to, &reset);
	if (!s->known || reset.len < direct.len ||
	    (!s->iso && undoes(&s->have, to)))
		d = &reset;
	if (d->text[d->len - 1] == ';')
		d->len--;
	d->text[d->len++] = 'm';
	buf_add(out, d->text, d->len);
	s->have = *to;
	s->known = 1;
}

void
sgr_settle(struct sgr *s, struct buf *out)
{
	change(s, &s->want, out);
}

/* Before a blank or an erasure: of the foreground nothing is seen. */
static void
settle_ground(struct sgr *s, struct buf *out)
{
	struct sgr_pen to = s->want;

	if (s->known && !(s->want.attrs & (SGR_UNDERLINE | SGR_REVERSE))) {
		to.fg = s->have.fg;
		to.attrs = s->have.attrs & (SGR_BOLD | SGR_DIM);
	}
	change(s, &to, out);
}

/* ---- what was asked for ---- */

/* The numbers of a sequence; -1 when it has other things or too many. */
static int
params(const char *p, size_t n, int *v)
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

/* Colours by number: how many of the parameters were used, 0: none. */
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

/* One number or a colour: how many of the parameters were used, 0: none. */
static int
take(struct sgr_pen *pen, const int *v, int n)
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

/* 0, or -1 when there is something in it that we do not know. */
static int
asked(struct sgr *s, const char *p, size_t n)
{
	struct sgr_pen pen = s->want;
	int v[PARAMS], count, i, used;

	if ((count = params(p, n, v)) == -1)
		return -1;
	for (i = 0; i < count; i += used) {
		if ((used = take(&pen, v + i, count - i)) == 0)
			return -1;
		s->iso |= v[i] == 39 || v[i] == 49;
	}
	s->want = pen;
	return 0;
}

/* ---- reading ---- */

/* The bytes of the escape sequence at p. */
static size_t
sequence(const char *p, size_t n)
{
	size_t i = 2;

	if (n < 2)
		return n;
	if (p[1] == '[') {
		while (i < n && (unsigned char)p[i] < 0x40)
			i++;
		return i < n ? i + 1 : n;
	}
	if (p[1] == ']') {		/* to the BEL or ESC \ */
		while (i < n && p[i] != 7 && p[i] != ESC)
			i++;
		return i < n ? i + (p[i] == ESC) + 1 : n;
	}
	while (i <= n && (unsigned char)p[i - 1] < 0x30)
		i++;			/* ESC ( B and the like */
	return i <= n ? i : n;
}

static void
give_up(struct sgr *s, struct buf *out)
{
	sgr_settle(s, out);
	s->off = 1;
}

/* A sequence: 1 when it is to be passed on. */
static int
escape(struct sgr *s, const char *p, size_t n, struct buf *out)
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
		settle_ground(s, out);	/* up; at the top it scrolls */
	else if (n == 3 && p[1] == '(' && last == 'B') {
		if (s->charsets & SGR_ASCII)
			return 0;
		s->charsets |= SGR_ASCII;
	} else if (n == 3 && p[1] == '(')
		give_up(s, out);
	else if (n > 2 && p[1] == '[' && p[2] >= '<' && p[2] <= '?')
		return 1;		/* a mode */
	else if (p[1] == '[' && last == 'm') {
		if (asked(s, p + 2, n - 3) == 0)
			return 0;
		give_up(s, out);
	} else if (p[1] == '[' && strchr("JKXP@LMST", last) != NULL)
		settle_ground(s, out);
	return 1;
}

/* A control character: 1 when it is to be passed on. */
static int
control(struct sgr *s, char c, struct buf *out)
{
	if (c == '\n')
		settle_ground(s, out);	/* at the bottom it scrolls */
	else if (c == SHIFT_IN) {
		if (s->charsets & SGR_SHIFT_IN)
			return 0;
		s->charsets |= SGR_SHIFT_IN;
	} else if (c == SHIFT_IN - 1)
		give_up(s, out);
	return 1;
}

/* Text up to the next control character, of which blanks need less. */
static size_t
text(struct sgr *s, const char *p, size_t n, struct buf *out)
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
			len = text(s, p, n, out);
			continue;
		}
		if (*p == ESC) {
			len = sequence(p, n);
			pass = escape(s, p, len, out);
		} else {
			len = 1;
			pass = control(s, *p, out);
		}
		if (pass)
			buf_add(out, p, len);
	}
	buf_add(out, p, n);
}
