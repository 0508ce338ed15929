/*
 * See answer.h.  An answer begins with ESC [ ? as no key does, goes on with
 * digits, semicolons and at last a dollar, and ends with a letter.
 */
#include "config.h"

#include <string.h>

#include "answer.h"

static const char begin[] = "\033[?";
static const char sync[] = "2026;";

#define BEGIN	(sizeof(begin) - 1)

void
answer_init(struct answer *a)
{
	memset(a, 0, sizeof(*a));
}

static int
belongs(const struct answer *a, uint32_t key)
{
	uint32_t last = a->nheld > 0 ? a->held[a->nheld - 1] : 0;

	if ((size_t)a->nheld < BEGIN)
		return key == (unsigned char)begin[a->nheld];
	if (last == '$')
		return key == 'y';
	return (key >= '0' && key <= '9') || key == ';' || key == '$' ||
	    key == 'c';
}

/* What is held is that of synchronised output: 1 or 2, "set" or "reset". */
static int
says_sync(const struct answer *a)
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

int
answer_take(struct answer *a, uint32_t key)
{
	if (!belongs(a, key) || a->nheld == ANSWER_MAX)
		return 0;
	if ((size_t)a->nheld >= BEGIN && (key == 'y' || key == 'c')) {
		a->knows_sync |= key == 'y' && says_sync(a);
		a->who += key == 'c';
		a->nheld = 0;
		return 1;
	}
	a->held[a->nheld++] = key;
	return 1;
}
