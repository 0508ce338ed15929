/*
 * pair: a key and its value in args.
 */
#include "config.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/text.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "pair.h"

#define PATH_MAX_KEYS	64		/* deeper keys are not looked at */

static int
has_capital(const char *s, size_t len)
{
	while (len-- > 0)
		if (isupper((unsigned char)s[len]))
			return 1;
	return 0;
}

/* Returns the bytes of the key before '=', or 0 if a pattern is no pair. */
static size_t
key_length(const char *pattern)
{
	size_t n = strcspn(pattern, "= \t/\"'<>!");

	return pattern[n] == '=' ? n : 0;
}

struct pair *
pair_open(const char *pattern, struct err *err)
{
	size_t n = key_length(pattern);
	struct pair *p;

	if (n == 0)
		return NULL;
	p = xcalloc(1, sizeof(*p));
	if (match_open(&p->value, pattern + n + 1, err) == -1) {
		free(p);
		return NULL;
	}
	p->key = xstrndup(pattern, n);
	p->key_len = n;
	p->fold = !has_capital(pattern, n);
	p->is_number = text_parse_double(pattern + n + 1,
	    strlen(pattern + n + 1), &p->number) == 0;
	return p;
}

struct pair *
pair_share(const struct pair *of)
{
	struct pair *p;

	if (of == NULL)
		return NULL;
	p = xcalloc(1, sizeof(*p));
	*p = *of;
	p->key = xstrndup(of->key, of->key_len);
	match_share(&p->value, &of->value);
	return p;
}

void
pair_close(struct pair *p)
{
	if (p == NULL)
		return;
	match_close(&p->value);
	free(p->key);
	free(p);
}

void
pair_needle(const struct pair *p, struct needle *needle)
{
	const char *dot = strrchr(p->key, '.');
	struct match last;

	if (p->value.len > 0)
		match_needle(&p->value, needle);
	else {
		match_open(&last, dot != NULL ? dot + 1 : p->key, NULL);
		match_needle(&last, needle);
		match_close(&last);
	}
	needle->whole = 0;
}

static int
same_key(const struct pair *p, const char *a, const char *b, size_t n)
{
	return p->fold ? strncasecmp(a, b, n) == 0 : memcmp(a, b, n) == 0;
}

int
pair_may_be_key(const struct pair *p, const char *s, size_t n)
{
	/* the text may have dots of its own: the ends must agree */
	if (n > p->key_len)
		return 0;
	return same_key(p, p->key + p->key_len - n, s, n) &&
	    (n == p->key_len || p->key[p->key_len - n - 1] == '.');
}

int
pair_is_value(struct pair *p, const char *s, size_t n)
{
	double d;

	if (p->is_number && text_parse_double(s, n, &d) == 0)
		return d >= p->number && d <= p->number;
	return match_text(&p->value, s, n);
}

/* The keys from the root to a value. */
struct path {
	const struct value	*v[PATH_MAX_KEYS];
	size_t			 n;
};

/* Returns 1 if the keys of a path end as the pair's key does. */
static int
path_ends(const struct pair *p, const struct path *path)
{
	size_t i, left = p->key_len, n;

	for (i = path->n; i-- > 0; ) {
		if ((n = path->v[i]->keylen) == 0 || path->v[i]->key == NULL)
			continue;
		if (n > left || !same_key(p, p->key + left - n,
		    path->v[i]->key, n))
			return 0;
		left -= n;
		if (left == 0)
			return 1;
		if (p->key[--left] != '.')
			return 0;
	}
	/* the root is called args */
	return left == 4 && strncasecmp(p->key, "args", 4) == 0;
}

static int
is_pair(struct pair *p, const struct path *path)
{
	const struct value *v = path->v[path->n - 1];

	if (v->type == VALUE_OBJECT || v->type == VALUE_ARRAY)
		return p->value.len == 0 && path_ends(p, path);
	if (v->type == VALUE_NULL)
		return pair_is_value(p, "null", 4) && path_ends(p, path);
	return pair_is_value(p, v->text, v->len) && path_ends(p, path);
}

int
pair_in(struct pair *p, const struct value *root)
{
	struct path path = { { NULL }, 0 };
	const struct value *v;

	if (root == NULL || root->child == NULL)
		return 0;
	for (path.v[path.n++] = root->child; path.n > 0; ) {
		if (is_pair(p, &path))
			return 1;
		v = path.v[path.n - 1];
		if (v->child != NULL && path.n < PATH_MAX_KEYS) {
			path.v[path.n++] = v->child;
			continue;
		}
		while (path.n > 0 && path.v[path.n - 1]->next == NULL)
			path.n--;
		if (path.n > 0)
			path.v[path.n - 1] = path.v[path.n - 1]->next;
	}
	return 0;
}
