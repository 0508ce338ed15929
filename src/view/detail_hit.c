/*
 * detail_hit: which args of the selection, or of a hit in a list, the search
 * has found.
 *
 * The rule is that of a search (ttv/find.h): a key or a value that has the
 * pattern, in any case unless the pattern has a capital.  An expression between
 * slashes marks nothing: a frame compiles none.
 */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/entity.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"
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

/*
 * Returns the pattern of a search that marks, and how it is looked for; NULL:
 * there is none.
 */
static const char *
pattern_of(const struct view *v, size_t *len, int *fold)
{
	const char *p = v->search, *c;

	*fold = 1;
	if (p == NULL || (*len = strlen(p)) == 0 ||
	    (*len > 2 && p[0] == '/' && p[*len - 1] == '/'))
		return NULL;
	for (c = p; *c != '\0'; c++)
		if (isupper((unsigned char)*c))
			*fold = 0;
	return p;
}

int
detail_is_hit(const struct view *v, const struct detail_line *l)
{
	const char *p;
	size_t len;
	int fold;

	return l->type == DETAIL_TREE &&
	    (p = pattern_of(v, &len, &fold)) != NULL &&
	    (text_has(l->key, l->keylen, p, len, fold) ||
	    text_has(l->text, l->len, p, len, fold));
}

/*
 * Returns the first value below a value of args that has a pattern in its key
 * or text, or NULL.
 */
static const struct value *
value_hit(const struct value *v, const char *p, size_t len, int fold)
{
	const struct value *c, *hit;
	int is_tree;

	for (c = v->child; c != NULL; c = c->next) {
		is_tree = c->type == VALUE_OBJECT || c->type == VALUE_ARRAY;
		if (c->key != NULL && text_has(c->key, c->keylen, p, len, fold))
			return c;
		if (!is_tree && c->text != NULL &&
		    text_has(c->text, c->len, p, len, fold))
			return c;
		if (is_tree && (hit = value_hit(c, p, len, fold)) != NULL)
			return hit;
	}
	return NULL;
}

int
detail_has_hit(const struct view *v, const struct value *value)
{
	const char *p;
	size_t len;
	int fold;

	return (p = pattern_of(v, &len, &fold)) != NULL &&
	    value_hit(value, p, len, fold) != NULL;
}

size_t
view_hit_arg(const struct view *v, const struct entity_ref *e, char *out,
    size_t n)
{
	struct arena a = ARENA_INIT;
	const struct value *args, *hit = NULL;
	const char *p;
	size_t len, at = 0;
	int fold;

	out[0] = '\0';
	if ((p = pattern_of(v, &len, &fold)) == NULL)
		return 0;
	args = entity_args(v->trace, e->type, e->id, &a);
	if (args != NULL)
		hit = value_hit(args, p, len, fold);
	if (hit != NULL) {
		if (hit->key != NULL) {
			text_safe(out, n, hit->key, hit->keylen);
			at = strlcat(out, "=", n);
		}
		if (at < n && hit->text != NULL)
			text_safe(out + at, n - at, hit->text, hit->len);
	}
	arena_free(&a);
	return strlen(out);
}

size_t
detail_first_hit(const struct view *v, const struct detail *d)
{
	size_t i;

	for (i = 0; i < d->n && !detail_is_hit(v, &d->lines[i]); i++)
		;
	return i;
}
