#ifndef TTV_SKETCH_H
#define TTV_SKETCH_H
/*
 * A trace for a test, sketched in lines of words; times are microseconds.
 *
 *	P pid name		T pid tid name
 *	X pid tid ts dur name	B pid tid ts name
 *	i pid tid ts name	p pid ts name		g ts name
 *	R pid tid ts name	(a mark)
 *	C pid ts counter series value
 *	b pid id ts name	e pid id ts name
 *	s pid tid ts id		f pid tid ts id
 *	N|O|D pid id ts name	(objects)
 *	o pid id ts name	(an O inside the snapshot before)
 *	S pid tid ts root;...;leaf
 *	v pid ts id
 *	K pid track/track/... ts dur name (pid 0: of no process)
 *	( pid tid ts name	) pid tid ts name
 *
 * The event of line n (from 0) has the offset n.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/trace.h"
#include "letters.h"

struct sketch {
	struct builder	*b;
	uint64_t	 off;
	char		 op;
	char		 word[6][64];	/* words behind the first */
};

static inline uint32_t
sketch_string(struct sketch *k, const char *s)
{
	return builder_string(k->b, s, strlen(s));
}

static inline uint32_t
sketch_kind(struct sketch *k, const char *name)
{
	return builder_kind(k->b, sketch_string(k, name), 0, 0);
}

static inline int64_t
sketch_int(const char *s)
{
	return strtoll(s, NULL, 10);
}

static inline int64_t
sketch_time(const char *s)
{
	int64_t t;

	return __builtin_mul_overflow(sketch_int(s), 1000, &t) ?
	    sketch_int(s) : t;
}

static inline uint32_t
sketch_process(struct sketch *k)
{
	return builder_process(k->b, builder_int_ident(
	    sketch_int(k->word[0])), 0);
}

static inline uint32_t
sketch_thread(struct sketch *k)
{
	return builder_thread(k->b, sketch_process(k),
	    builder_int_ident(sketch_int(k->word[1])));
}

static inline struct key
sketch_id(struct sketch *k, enum key_space space, const char *id)
{
	struct key key;

	memset(&key, 0, sizeof(key));
	key.space = (uint8_t)space;
	key.upid = space == KEY_FLOW ? NONE : sketch_process(k);
	key.id = builder_text_ident(k->b, id, strlen(id));
	return key;
}

static inline uint32_t
sketch_key(struct sketch *k, enum key_space space, const char *id)
{
	struct key key = sketch_id(k, space, id);

	return builder_key(k->b, &key);
}

static inline void
sketch_object(struct sketch *k)
{
	struct object_event e;

	memset(&e, 0, sizeof(e));
	e.step = letter_object(k->op == 'o' ? 'O' : k->op);
	e.nested = k->op == 'o';
	e.key = sketch_key(k, KEY_OBJECT, k->word[1]);
	e.upid = sketch_process(k);
	e.id = builder_text_ident(k->b, k->word[1], strlen(k->word[1]));
	e.id_text = sketch_string(k, k->word[1]);
	e.name = sketch_string(k, k->word[3]);
	e.ts = sketch_time(k->word[2]);
	e.off = k->off;
	builder_object(k->b, &e);
}

static inline void
sketch_stack(struct sketch *k)
{
	uint32_t callsite = NONE;
	char *s, *end;

	for (s = k->word[3]; s != NULL && *s != '\0'; s = end) {
		if ((end = strchr(s, ';')) != NULL)
			*end++ = '\0';
		callsite = builder_callsite(k->b, sketch_string(k, s), 0,
		    callsite);
	}
	builder_sample(k->b, sketch_thread(k), sketch_time(k->word[2]),
	    callsite, 0, 1, k->off);
}

static inline void
sketch_custom(struct sketch *k)
{
	struct track_def d = TRACK_DEF_INIT;
	char *s, *end;

	if (strcmp(k->word[0], "0") != 0)
		d.parent = builder_process_track(k->b, sketch_process(k));
	for (s = k->word[1]; s != NULL; s = end) {
		if ((end = strchr(s, '/')) != NULL)
			*end++ = '\0';
		d.name = sketch_string(k, s);
		d.parent = builder_track(k->b, &d);
	}
	builder_complete(k->b, d.parent, sketch_time(k->word[2]),
	    sketch_time(k->word[3]), sketch_kind(k, k->word[4]), k->off);
}

static inline void
sketch_event(struct sketch *k)
{
	char (*w)[64] = k->word;
	struct key key;

	switch (k->op) {
	case 'P':
		builder_process_name(k->b, sketch_process(k),
		    sketch_string(k, w[1]));
		break;
	case 'T':
		builder_thread_name(k->b, sketch_thread(k),
		    sketch_string(k, w[2]));
		break;
	case 'X':
		builder_complete(k->b, sketch_thread(k), sketch_time(w[2]),
		    sketch_time(w[3]), sketch_kind(k, w[4]), k->off);
		break;
	case 'B':
		builder_begin(k->b, sketch_thread(k), sketch_time(w[2]),
		    sketch_kind(k, w[3]), k->off);
		break;
	case 'i':
	case 'R':
		builder_instant(k->b, sketch_thread(k),
		    sketch_time(w[2]), sketch_kind(k, w[3]), k->op == 'R',
		    k->off);
		break;
	case 'p':
		builder_instant(k->b, builder_process_track(k->b,
		    sketch_process(k)),
		    sketch_time(w[1]), sketch_kind(k, w[2]), 0, k->off);
		break;
	case 'g':
		builder_instant(k->b, builder_global_track(k->b),
		    sketch_time(w[0]), sketch_kind(k, w[1]), 0, k->off);
		break;
	case 'C':
		builder_counter_value(k->b, builder_counter(k->b,
		    sketch_process(k), sketch_string(k, w[2]),
		    sketch_string(k, w[3])), sketch_time(w[1]),
		    strtod(w[4], NULL));
		break;
	case 'b':
	case 'e':
		key = sketch_id(k, KEY_ASYNC, w[1]);
		builder_async(k->b, letter_async(k->op), &key,
		    sketch_process(k), sketch_time(w[2]),
		    sketch_kind(k, w[3]), k->off);
		break;
	case 's':
	case 'f':
		key = sketch_id(k, KEY_FLOW, w[3]);
		builder_flow(k->b, k->op == 's' ? FLOW_START : FLOW_END_AROUND,
		    &key, sketch_thread(k), sketch_time(w[2]),
		    sketch_kind(k, "flow"), k->off);
		break;
	case 'N':
	case 'O':
	case 'o':
	case 'D':
		sketch_object(k);
		break;
	case 'S':
		sketch_stack(k);
		break;
	case 'K':
		sketch_custom(k);
		break;
	case 'v':
		builder_memdump(k->b, sketch_process(k), sketch_time(w[1]),
		    sketch_string(k, w[2]), k->off);
		break;
	case '(':
	case ')':
		builder_context(k->b, letter_context(k->op),
		    sketch_key(k, KEY_CONTEXT, w[3]), sketch_thread(k),
		    sketch_time(w[2]),
		    sketch_string(k, w[3]), sketch_string(k, w[3]), k->off);
		break;
	default:
		printf("# sketch: no such line: %c\n", k->op);
		abort();
	}
	letter_count(k->b, k->op);
}

static inline struct trace *
sketch(const char *text)
{
	struct sketch k;
	struct builder *parts[1];
	char line[6 * 64];
	size_t len;

	memset(&k, 0, sizeof(k));
	k.b = builder_new();
	for (; *text != '\0'; k.off++) {
		memset(k.word, 0, sizeof(k.word));
		k.op = *text;
		len = strcspn(text, "\n");
		/* sscanf() counts all bytes up to the zero */
		snprintf(line, sizeof(line), "%.*s", (int)len - 1, text + 1);
		sscanf(line, "%63s %63s %63s %63s %63s", k.word[0],
		    k.word[1], k.word[2], k.word[3], k.word[4]);
		sketch_event(&k);
		text += len;
		text += *text == '\n';
	}
	parts[0] = k.b;
	return builder_finish(parts, 1, 1);
}

#endif
