/*
 * lib_args: the args of a slice or an instant, read from its event: value by
 * value with the way to each as its key, or as a text of JSON.
 */
#include "config.h"

#include <string.h>

#include "ttv.h"
#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/entity.h"
#include "ttv/trace.h"
#include "ttv/value.h"

#include "lib_int.h"

/* Where in a tree of args the walk is, and who is called for each value. */
struct walk {
	struct buf	 key;
	int		(*fn)(void *, const struct ttv_value *);
	void		*arg;
};

static void
fill(struct ttv_value *out, const struct value *v, const char *key)
{
	memset(out, 0, sizeof(*out));
	out->name = key;
	if (v->type == VALUE_NULL)
		return;
	out->text = v->text;
	out->length = v->len;
	if (v->type == VALUE_STRING)
		out->type = TTV_TEXT;
	else if (v->type == VALUE_BOOL) {
		out->type = TTV_BOOL;
		out->integer = v->len == 4;	/* true */
	} else if (value_int64(v, &out->integer) == 0) {
		out->type = TTV_INTEGER;
		out->real = (double)out->integer;
	} else if (value_double(v, &out->real) == 0)
		out->type = TTV_REAL;
	else				/* 1e999: no double has it */
		out->type = TTV_TEXT;
}

/* Calls fn for a value, or for those in it; the reader bounds the depth. */
static int
walk_value(struct walk *w, const struct value *v)
{
	const struct value *child;
	struct ttv_value out;
	size_t len = w->key.len, i = 0;
	int rc = 0;

	if (v->type != VALUE_ARRAY && v->type != VALUE_OBJECT) {
		fill(&out, v, w->key.data);
		return w->fn(w->arg, &out);
	}
	for (child = v->child; child != NULL && rc == 0; child = child->next) {
		if (v->type == VALUE_ARRAY)
			buf_printf(&w->key, "[%zu]", i++);
		else {
			if (len > 0)
				buf_addc(&w->key, '.');
			buf_add(&w->key, child->key, child->keylen);
		}
		rc = walk_value(w, child);
		w->key.len = len;
		w->key.data[len] = '\0';
	}
	return rc;
}

static int
walk_args(const struct value *args, int (*fn)(void *,
    const struct ttv_value *), void *arg)
{
	struct walk w = { BUF_INIT, fn, arg };
	int rc;

	if (args == NULL || fn == NULL)
		return 0;
	buf_adds(&w.key, "");
	rc = walk_value(&w, args);
	buf_free(&w.key);
	return rc;
}

/* Returns the args as JSON, or NULL where there are none. */
static char *
json_of(const struct value *args)
{
	struct buf b = BUF_INIT;

	if (args == NULL)
		return NULL;
	value_json(&b, args);
	return b.data;
}

/* Returns the args of a thing in the arena; NULL also beyond the last. */
static struct value *
args_of(const struct ttv *handle, enum entity e, uint32_t id, struct arena *a)
{
	const struct trace *t = lib_trace(handle);

	return id < entity_count(t, e) ? entity_args(t, e, id, a) : NULL;
}

static int
walk_entity(const struct ttv *handle, enum entity e, uint32_t id,
    int (*fn)(void *, const struct ttv_value *), void *arg)
{
	struct arena a = ARENA_INIT;
	int rc = walk_args(args_of(handle, e, id, &a), fn, arg);

	arena_free(&a);
	return rc;
}

static char *
json_of_entity(const struct ttv *handle, enum entity e, uint32_t id)
{
	struct arena a = ARENA_INIT;
	char *text = json_of(args_of(handle, e, id, &a));

	arena_free(&a);
	return text;
}

int
ttv_slice_args(const struct ttv *handle, uint32_t slice,
    int (*fn)(void *, const struct ttv_value *), void *arg)
{
	return walk_entity(handle, ENTITY_SLICE, slice, fn, arg);
}

int
ttv_instant_args(const struct ttv *handle, uint32_t instant,
    int (*fn)(void *, const struct ttv_value *), void *arg)
{
	return walk_entity(handle, ENTITY_INSTANT, instant, fn, arg);
}

char *
ttv_slice_args_json(const struct ttv *handle, uint32_t slice)
{
	return json_of_entity(handle, ENTITY_SLICE, slice);
}

char *
ttv_instant_args_json(const struct ttv *handle, uint32_t instant)
{
	return json_of_entity(handle, ENTITY_INSTANT, instant);
}
