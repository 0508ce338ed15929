/*
 * detail_hit: which args of the selection the search has found.
 *
 * The rule is that of a search (ttv/find.h): a key or a value that has the
 * pattern, in any case unless the pattern has a capital.  An expression between
 * slashes marks nothing: a frame compiles none.
 */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "ttv/view.h"
#include "detail.h"

/* Returns whether a text has a pattern; `fold`: in lower case, of any case. */
static int
text_has(const char *s, size_t n, const char *pattern, size_t len, int fold)
{
	size_t i, k;

	for (i = 0; i + len <= n; i++) {
		for (k = 0; k < len; k++)
			if (s[i + k] != pattern[k] && (!fold || tolower(
			    (unsigned char)s[i + k]) != pattern[k]))
				break;
		if (k == len)
			return 1;
	}
	return 0;
}

int
detail_is_hit(const struct view *v, const struct detail_line *l)
{
	const char *p = v->search, *c;
	size_t len;
	int fold = 1;

	if (l->type != DETAIL_TREE || p == NULL || (len = strlen(p)) == 0 ||
	    (len > 2 && p[0] == '/' && p[len - 1] == '/'))
		return 0;
	for (c = p; *c != '\0'; c++)
		if (isupper((unsigned char)*c))
			fold = 0;
	return text_has(l->key, l->keylen, p, len, fold) ||
	    text_has(l->text, l->len, p, len, fold);
}

size_t
detail_first_hit(const struct view *v, const struct detail *d)
{
	size_t i;

	for (i = 0; i < d->n && !detail_is_hit(v, &d->lines[i]); i++)
		;
	return i;
}
