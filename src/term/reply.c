/*
 * reply: see reply.h.
 *
 * - A reply is ESC [ ? as in no key, then digits and semicolons, possibly a
 *   dollar, and a letter.
 * - A report of the mouse (SGR) has "<" in place of "?".
 * - A report in the oldest form is ESC [ M and three bytes, and is ignored.
 */
#include "config.h"

#include <string.h>

#include "reply.h"
#include "mouse.h"

static const char begin[] = "\033[?";
static const char sync[] = "2026;";

#define BEGIN	(sizeof(begin) - 1)

void
reply_init(struct reply *a)
{
	memset(a, 0, sizeof(*a));
}

/* Returns whether the held bytes are ESC [ and then c. */
static int
reply_continues(const struct reply *a, uint32_t c)
{
	return (size_t)a->nheld >= BEGIN && a->held[BEGIN - 1] == c;
}

int
reply_is_report(const struct reply *a)
{
	return reply_continues(a, '<') || reply_continues(a, 'M');
}

static int
reply_accepts(const struct reply *a, uint32_t key)
{
	uint32_t last = a->nheld > 0 ? a->held[a->nheld - 1] : 0;

	if ((size_t)a->nheld == BEGIN - 1 && a->reports && (key == '<' ||
	    key == 'M'))
		return 1;
	if ((size_t)a->nheld < BEGIN)
		return key == (unsigned char)begin[a->nheld];
	if (last == '$')
		return key == 'y';
	return (key >= '0' && key <= '9') || key == ';' || key == '$' ||
	    key == 'c' || key == 'R';
}

/* Returns the second number of the held reply, or 0. */
static int
second_number(const struct reply *a)
{
	int i = (int)BEGIN, n = 0;

	while (i < a->nheld && a->held[i] != ';')
		i++;
	for (i++; i < a->nheld && a->held[i] != ';' && n < 10000; i++)
		n = n * 10 + (int)(a->held[i] - '0');
	return n;
}

/*
 * Returns whether the held reply reports synchronised output as known: its
 * state is 1 (set) or 2 (reset).
 */
static int
says_sync(const struct reply *a)
{
	size_t i;
	uint32_t n;

	if ((size_t)a->nheld != BEGIN + sizeof(sync) - 1 + 2)
		return 0;
	for (i = 0; i < sizeof(sync) - 1; i++)
		if (a->held[BEGIN + i] != (unsigned char)sync[i])
			return 0;
	n = a->held[BEGIN + i];
	return n == '1' || n == '2';
}

/*
 * Takes a key as part of the report that is held; ends the report if complete.
 */
static int
take_report(struct reply *a, uint32_t key)
{
	int old = reply_continues(a, 'M');
	int ends = old ? (size_t)a->nheld == BEGIN + 2 : key == 'M' ||
	    key == 'm';

	if (!old && !ends && key != ';' && (key < '0' || key > '9')) {
		a->nheld = 0;			/* the report was cut off */
		return reply_take(a, key);
	}
	if (ends) {
		if (!old && a->nheld < REPLY_MAX)
			a->mouse = mouse_key(a->held + BEGIN, a->nheld -
			    (int)BEGIN, key == 'M');
		a->nheld = 0;
	} else if (a->nheld < REPLY_MAX)	/* ignore the rest of a report
						 * that is too long */
		a->held[a->nheld++] = key;
	return 1;
}

int
reply_take(struct reply *a, uint32_t key)
{
	if (reply_is_report(a))
		return take_report(a, key);
	if (!reply_accepts(a, key) || a->nheld == REPLY_MAX)
		return 0;
	if ((size_t)a->nheld >= BEGIN && (key == 'y' || key == 'c' || key ==
	    'R')) {
		if (key == 'R')
			a->column = second_number(a);
		a->knows_sync |= key == 'y' && says_sync(a);
		a->who += key == 'c';
		a->nheld = 0;
		return 1;
	}
	a->held[a->nheld++] = key;
	return 1;
}
