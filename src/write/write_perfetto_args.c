/*
 * write_perfetto_args: args as debug annotations.
 *
 * A number is an integer if it is written as one and fits 64 bits, else a
 * double if the double is read back as the same number, else JSON; one that was
 * unsigned, a double or a pointer is that again.  What has no type of
 * annotations (null, an empty list, an empty object) is JSON too.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/value.h"
#include "write_perfetto_int.h"

enum { ARG_NAME_IID = 1, ARG_BOOL = 2, ARG_UINT = 3, ARG_INT = 4,
	ARG_DOUBLE = 5, ARG_STRING = 6, ARG_POINTER = 7, ARG_JSON = 9,
	ARG_NAME = 10, ARG_DICT = 11, ARG_ARRAY = 12 };

#define ARG_DEPTH	32	/* values in each other: below is JSON, since
				 * readers refuse messages 100 deep */

static void
arg_json(struct buf *b, const struct value *v)
{
	struct buf	json = BUF_INIT;

	value_json(&json, v);
	pb_bytes(b, ARG_JSON, json.data, json.len);
	buf_free(&json);
}

/* Reads an integer that is above those of int64.  Returns 0 or -1. */
static int
unsigned_value(const struct value *v, uint64_t *n)
{
	size_t		i;
	unsigned	digit;

	*n = 0;
	for (i = 0; i < v->len; i++) {
		digit = (unsigned)(unsigned char)v->text[i] - '0';
		if (digit > 9 || __builtin_mul_overflow(*n, 10, n) ||
		    __builtin_add_overflow(*n, digit, n))
			return -1;
	}
	return v->len > 0 ? 0 : -1;
}

static int
is_integer(const struct value *v)
{
	return memchr(v->text, '.', v->len) == NULL &&
	    memchr(v->text, 'e', v->len) == NULL &&
	    memchr(v->text, 'E', v->len) == NULL;
}

static void
arg_number(struct buf *b, const struct value *v)
{
	int64_t		n;
	uint64_t	u;
	double		d;

	if (v->form == VALUE_REAL && value_double(v, &d) == 0)
		pb_double(b, ARG_DOUBLE, d);
	else if (v->form == VALUE_UNSIGNED && unsigned_value(v, &u) == 0)
		pb_uint(b, ARG_UINT, u);
	else if (is_integer(v) && value_int64(v, &n) == 0)
		pb_int(b, ARG_INT, n);
	else if (is_integer(v) && unsigned_value(v, &u) == 0)
		pb_uint(b, ARG_UINT, u);
	else if (!is_integer(v) && value_double(v, &d) == 0)
		pb_double(b, ARG_DOUBLE, d);
	else
		arg_json(b, v);
}

/* Adds the value of an annotation that is `depth` values deep. */
static void
arg_value(struct wpf *p, const struct value *v, int depth)
{
	struct buf		*b = &p->event;
	const struct value	*c;
	uint32_t		 name;
	size_t			 at;

	switch (v->type) {
	case VALUE_BOOL:
		pb_uint(b, ARG_BOOL, v->text[0] == 't');
		return;
	case VALUE_NUMBER:
		arg_number(b, v);
		return;
	case VALUE_STRING:
		if (v->form == VALUE_POINTER)
			pb_uint(b, ARG_POINTER, strtoull(v->text, NULL, 16));
		else
			pb_string(b, ARG_STRING, v->text, v->len);
		return;
	default:
		break;
	}
	if (v->child == NULL || depth == ARG_DEPTH) {
		arg_json(b, v);
		return;
	}
	for (c = v->child; c != NULL; c = c->next) {
		at = pb_open(b, v->type == VALUE_OBJECT ? ARG_DICT :
		    ARG_ARRAY);
		if (v->type == VALUE_OBJECT) {
			name = wpf_arg_name(p, c->key, c->keylen);
			if (name != 0)
				pb_uint(b, ARG_NAME_IID, name);
			else
				pb_string(b, ARG_NAME, c->key, c->keylen);
		}
		arg_value(p, c, depth + 1);
		pb_close(b, at);
	}
}

void
wpf_args(struct wpf *p, const struct value *args)
{
	const struct value	*c;
	uint32_t		 name;
	size_t			 at;

	if (args == NULL || args->type != VALUE_OBJECT)
		return;
	for (c = args->child; c != NULL; c = c->next) {
		at = pb_open(&p->event, EVENT_DEBUG_ANNOTATIONS);
		name = wpf_arg_name(p, c->key, c->keylen);
		if (name != 0)
			pb_uint(&p->event, ARG_NAME_IID, name);
		else
			pb_string(&p->event, ARG_NAME, c->key, c->keylen);
		arg_value(p, c, 1);
		pb_close(&p->event, at);
	}
}
