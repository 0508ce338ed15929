/*
 * sgr: changes of colour and attributes (SGR sequences) in few bytes.
 *
 * The difference to the terminal's pen is sent in one sequence, or from a reset
 * if that is shorter.  A blank needs no foreground.  More than half of the
 * bytes of a frame were such changes, if each said all.
 *
 * - Numbers that undo a single attribute or colour are sent where the
 *   terminal's description has those of ISO 6429 (39 and 49); elsewhere
 *   attributes end with a reset.
 */
#include "config.h"

#include "ttv/buf.h"

#include "sgr.h"

#define ESC		0x1b

static const struct sgr_pen plain = { -1, -1, 0 };

void
sgr_init(struct sgr *s, int iso)
{
	s->have = plain;
	s->known = 0;
	s->iso = iso;
}

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

/* Returns the bytes of a colour's numbers, a ';' behind each. */
static size_t
colour_length(int colour, int base)
{
	if (colour < 16)
		return colour < 8 || base < 40 ? 3 : 4;
	return 3 + 2 + (colour < 100 ? 3 : 4);
}

/* Returns the bytes of sgr_difference(). */
static size_t
difference_length(const struct sgr_pen *from, const struct sgr_pen *to)
{
	uint8_t off = from->attrs & (uint8_t)~to->attrs;
	uint8_t on = to->attrs & (uint8_t)~from->attrs;
	size_t n = 0;

	if (from->attrs != to->attrs) {
		if (off & (SGR_BOLD | SGR_DIM))
			on |= to->attrs & (SGR_BOLD | SGR_DIM);
		n += off & (SGR_BOLD | SGR_DIM) ? 3 : 0;
		n += off & SGR_UNDERLINE ? 3 : 0;
		n += off & SGR_REVERSE ? 3 : 0;
		n += 2 * (size_t)__builtin_popcount(on);
	}
	if (to->fg != from->fg)
		n += colour_length(to->fg, 30);
	if (to->bg != from->bg)
		n += colour_length(to->bg, 40);
	return n;
}

size_t
sgr_length(const struct sgr *s, const struct sgr_pen *from,
    const struct sgr_pen *to)
{
	size_t n = difference_length(from, to), reset;

	if (n == 0)
		return 0;
	if (n < 3 && s->iso)
		return n + 2;
	reset = difference_length(&plain, to) + 1;
	if (reset < n || (!s->iso && sgr_needs_reset(from, to)))
		n = reset;
	return n + 2;
}

void
sgr_put(struct sgr *s, const struct sgr_pen *to, struct buf *out)
{
	struct digits d;

	if (s->known && sgr_same_pen(&s->have, to))
		return;
	sgr_make(s, s->known ? &s->have : NULL, to, &d);
	buf_add(out, d.text, d.len);
	s->have = *to;
	s->known = 1;
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
	if (sgr_same_pen(from, &ground))
		return ground;
	return sgr_length(s, from, to) < sgr_length(s, from, &ground) ? *to :
	    ground;
}

void
sgr_clear_ground(struct sgr *s, struct buf *out)
{
	struct sgr_pen to = s->known ? sgr_ground(s, &s->have, &plain) : plain;

	sgr_put(s, &to, out);
}
