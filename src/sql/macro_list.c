/*
 * macro_list: macros that take lists of tokens apart.
 *
 *	__ttv_each!((a, b), T, ', ')	T for each item, and the joining text
 *					before each; $it in T is the item, $i
 *					its number from 0
 *	__intrinsic_stringify!(a b)	'a b'
 */
#include "config.h"

#include <string.h>

#include "ttv/xmalloc.h"

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
	const char *s = n > 0 ? args[0].data : "";
	size_t len = n > 0 ? args[0].len : 0, at = 1, begin = 1, number = 0;
	struct token t;
	int level = 0, any = 0;

	if (n != 3 || len < 2 || s[0] != '(')
		return run_error(r, from, "__ttv_each! takes a list in "
		    "parentheses, a text and a string");
	for (; at < len; at += t.len) {
		t = token_at(s + at, len - at);
		if (level == 0 && (token_is(t, ",") || token_is(t, ")"))) {
			if (any) {
				put_joint(b, &args[2]);
				put_item(b, &args[1], s + begin, at - begin,
				    number++);
			}
			begin = at + 1;
			any = 0;
		} else if (t.type != TOKEN_SPACE)
			any = 1;
		level += token_is(t, "(") - token_is(t, ")");
	}
	return 0;
}

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
