/*
 * macro_list: macros that take lists of tokens apart.
 *
 *	__ttv_each!((a, b), T, ', ')	T for each item, and the joining text
 *					before each; $it in T is the item, $i
 *					its number from 0
 *	__intrinsic_stringify!(a b)	'a b'; with _ignore_table behind the
 *					name it is the same
 *	__intrinsic_token_apply!(M, (a, b), (c, d))
 *					M!(a, c), M!(b, d): the macro M for the
 *					items of one or two lists, as many as
 *					the shorter has; _and joins with AND,
 *					_prefix has the joint before the first
 */
#include "config.h"

#include <string.h>

#include "macro_list.h"

/* Appends a template with its $it and $i replaced. */
static void
put_item(struct buf *b, const struct buf *text, const char *item, size_t len,
    size_t number)
{
	size_t i = 0;

	while (i < text->len) {
		if (text->len - i >= 3 && memcmp(text->data + i, "$it", 3) ==
		    0) {
			buf_add(b, item, len);
			i += 3;
		} else if (text->len - i >= 2 && text->data[i] == '$' &&
		    text->data[i + 1] == 'i') {
			buf_printf(b, "%zu", number);
			i += 2;
		} else
			buf_addc(b, text->data[i++]);
	}
}

/* The items of a list in parentheses, one after the other. */
struct items {
	const char	*s;
	size_t		 n, at;
};

static int
items_open(struct items *it, const struct buf *list)
{
	it->s = list->data;
	it->n = list->len;
	it->at = 1;
	return list->len >= 2 && list->data[0] == '(' ? 0 : -1;
}

/* Takes the next item without the blanks around it; returns 0 for none. */
static int
items_next(struct items *it, struct token *item)
{
	int level = 0;
	struct token t;

	item->len = 0;
	for (; it->at < it->n; it->at += t.len) {
		t = token_at(it->s + it->at, it->n - it->at);
		if (level == 0 && (token_is(t, ",") || token_is(t, ")"))) {
			it->at += t.len;
			if (item->len > 0)
				return 1;
			continue;
		}
		if (t.type != TOKEN_SPACE) {
			if (item->len == 0)
				item->s = t.s;
			item->len = (size_t)(t.s + t.len - item->s);
		}
		level += token_is(t, "(") - token_is(t, ")");
	}
	return 0;
}

/* Appends the text of a string of SQL. */
static void
put_joint(struct buf *b, const struct buf *text)
{
	if (text->len >= 2 && text->data[0] == '\'')
		buf_add(b, text->data + 1, text->len - 2);
}

static int
put_each(struct run *r, size_t from, const struct buf *args, size_t n,
    struct buf *b)
{
	struct token item;
	struct items it;
	size_t number = 0;

	if (n != 3 || items_open(&it, &args[0]) == -1)
		return run_error(r, from, "__ttv_each! takes a list in "
		    "parentheses, a text and a string");
	while (items_next(&it, &item)) {
		put_joint(b, &args[2]);
		put_item(b, &args[1], item.s, item.len, number++);
	}
	return 0;
}

/* Appends the calls of a macro for the items of one or two lists. */
static int
put_apply(struct run *r, size_t from, const struct buf *args, size_t n,
    struct buf *b, const char *joint, int prefix)
{
	struct token one, two;
	struct items lists[2];
	size_t number = 0;

	if (n < 2 || n > 3 || items_open(&lists[0], &args[1]) == -1 ||
	    (n == 3 && items_open(&lists[1], &args[2]) == -1))
		return run_error(r, from, "__intrinsic_token_apply! takes a "
		    "macro and one or two lists in parentheses");
	while (items_next(&lists[0], &one) &&
	    (n == 2 || items_next(&lists[1], &two))) {
		if (number++ > 0 || prefix)
			buf_adds(b, joint);
		buf_add(b, args[0].data, args[0].len);
		buf_adds(b, "!(");
		buf_add(b, one.s, one.len);
		if (n == 3) {
			buf_adds(b, ", ");
			buf_add(b, two.s, two.len);
		}
		buf_addc(b, ')');
	}
	return 0;
}

#define APPLY(name, joint, prefix)					\
static int								\
name(struct run *r, size_t from, const struct buf *args, size_t n,	\
    struct buf *b)							\
{									\
	return put_apply(r, from, args, n, b, joint, prefix);		\
}
APPLY(put_list, ", ", 0)
APPLY(put_list_prefix, ", ", 1)
APPLY(put_and, " AND ", 0)
APPLY(put_and_prefix, " AND ", 1)

static int
put_string(struct run *r, size_t from, const struct buf *args, size_t n,
    struct buf *b)
{
	size_t i;

	(void)r;
	(void)from;
	buf_addc(b, '\'');
	for (i = 0; n > 0 && i < args[0].len; i++) {
		if (args[0].data[i] == '\'')
			buf_addc(b, '\'');
		buf_addc(b, args[0].data[i]);
	}
	buf_addc(b, '\'');
	return 0;
}

static const struct {
	const char	*name;
	int		(*put)(struct run *, size_t, const struct buf *,
			    size_t, struct buf *);
} rows[] = {
	{ "__ttv_each", put_each },
	{ "__intrinsic_stringify", put_string },
	{ "__intrinsic_stringify_ignore_table", put_string },
	{ "__intrinsic_token_apply", put_list },
	{ "__intrinsic_token_apply_prefix", put_list_prefix },
	{ "__intrinsic_token_apply_and", put_and },
	{ "__intrinsic_token_apply_and_prefix", put_and_prefix },
};

int
macro_list_find(struct token name)
{
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (token_is(name, rows[i].name))
			return (int)i;
	return -1;
}

int
macro_list_put(struct run *r, size_t from, int number, const struct buf *args,
    size_t n, struct buf *b)
{
	return rows[number].put(r, from, args, n, b);
}
