/*
 * fuchsia_record: the inside of records, whatever becomes of them.
 *
 * A string reference is 0 (empty), an entry of the provider's table, or, with
 * bit 15, the length of a string that stands in the record, padded to a word.
 * Inline things come in the order of their references.  Nothing here looks
 * beyond the size of the record.
 */
#include "config.h"

#include "fuchsia.h"

int
fuchsia_take_word(const char **p, const char *end, uint64_t *w)
{
	if (end - *p < FUCHSIA_WORD)
		return -1;
	*w = little64(*p);
	*p += FUCHSIA_WORD;
	return 0;
}

int
fuchsia_take_text(const char **p, const char *end, unsigned ref,
    struct fuchsia_text *t)
{
	t->ref = ref;
	t->len = 0;
	t->p = NULL;
	if (!(ref & FUCHSIA_INLINE))
		return 0;
	t->len = ref & ~(unsigned)FUCHSIA_INLINE;
	if ((size_t)(end - *p) < (t->len + 7) / 8 * 8)
		return -1;
	t->p = *p;
	*p += (t->len + 7) / 8 * 8;
	return 0;
}

int
fuchsia_take_thread(const char **p, const char *end, unsigned ref,
    uint64_t *pid, uint64_t *tid)
{
	*pid = *tid = 0;
	if (ref != 0)
		return 0;
	if (fuchsia_take_word(p, end, pid) == -1)
		return -1;
	return fuchsia_take_word(p, end, tid);
}

int
fuchsia_next_arg_any(struct fuchsia_args *a, struct fuchsia_arg *g)
{
	const char *p = a->p, *end;
	uint64_t size;

	a->left--;
	size = a->end - p < FUCHSIA_WORD ? 0 : little64(p) >> 4 & 0xfff;
	if (size == 0 || size * FUCHSIA_WORD > (uint64_t)(a->end - p)) {
		a->left = 0;		/* the next one cannot be found */
		return -1;
	}
	g->head = little64(p);
	g->type = g->head & 15;
	a->p = end = p + size * FUCHSIA_WORD;
	p += FUCHSIA_WORD;
	g->text = (struct fuchsia_text){ 0, 0, NULL };
	if (g->type >= FUCHSIA_ARGS ||
	    fuchsia_take_text(&p, end, fuchsia_bits(g->head, 16, 31),
	    &g->name) == -1)
		return -1;
	g->value = p;
	switch (g->type) {
	case FUCHSIA_INT64:
	case FUCHSIA_UINT64:
	case FUCHSIA_DOUBLE:
	case FUCHSIA_POINTER:
	case FUCHSIA_KOID:
		return end - p < FUCHSIA_WORD ? -1 : 1;
	case FUCHSIA_TEXT:
		return fuchsia_take_text(&p, end, fuchsia_bits(g->head, 32,
		    47), &g->text) == -1 ? -1 : 1;
	case FUCHSIA_ARG_BLOB:
		return (uint64_t)(end - p) < g->head >> 32 ? -1 : 1;
	}
	return 1;
}

int64_t
fuchsia_arg_int(const struct fuchsia_arg *g)
{
	return g->type == FUCHSIA_INT32 ? (int32_t)(g->head >> 32) :
	    (int64_t)little64(g->value);
}

uint64_t
fuchsia_arg_uint(const struct fuchsia_arg *g)
{
	return g->type == FUCHSIA_UINT32 ? g->head >> 32 :
	    little64(g->value);
}

double
fuchsia_arg_double(const struct fuchsia_arg *g)
{
	uint64_t w = little64(g->value);
	double d;

	memcpy(&d, &w, sizeof(d));
	return d;
}

int
fuchsia_read_event_any(const struct fuchsia_record *r, struct fuchsia_event *e)
{
	const char *p = r->p + FUCHSIA_WORD, *end = r->p + r->len;

	e->last = 0;
	if (fuchsia_take_word(&p, end, &e->ticks) == -1 ||
	    fuchsia_take_thread(&p, end, e->thread, &e->pid, &e->tid) == -1 ||
	    fuchsia_take_text(&p, end, fuchsia_bits(r->head, 32, 47),
	    &e->cat) == -1 ||
	    fuchsia_take_text(&p, end, fuchsia_bits(r->head, 48, 63),
	    &e->name) == -1)
		return -1;
	if (fuchsia_has_last(e->type)) {
		if (end - p < FUCHSIA_WORD)
			return -1;
		end -= FUCHSIA_WORD;
		e->last = little64(end);
	}
	e->args = (struct fuchsia_args){ p, end,
	    fuchsia_bits(r->head, 20, 23) };
	return 0;
}

/* Returns the args of a scheduling record. */
static struct fuchsia_args
scheduling_args(const struct fuchsia_record *r)
{
	const char *end = r->p + r->len;
	/* behind the time and two threads, or one */
	size_t skip = r->head >> 60 == FUCHSIA_SWITCH ? 4 : 3;

	if (r->head >> 60 != FUCHSIA_SWITCH && r->head >> 60 != FUCHSIA_WAKEUP)
		return (struct fuchsia_args){ end, end, 0 };
	if (r->len < skip * FUCHSIA_WORD)
		return (struct fuchsia_args){ end, end, 1 };	/* broken */
	return (struct fuchsia_args){ r->p + skip * FUCHSIA_WORD, end,
	    fuchsia_bits(r->head, 16, 19) };
}

/* Returns the args of a kernel or userspace object. */
static struct fuchsia_args
object_args(const struct fuchsia_record *r)
{
	const char *p = r->p + FUCHSIA_WORD, *end = r->p + r->len;
	struct fuchsia_text name;
	uint64_t koid, pid;

	if (fuchsia_take_word(&p, end, &koid) == -1 ||
	    ((r->head & 15) == FUCHSIA_USER_OBJECT &&
	    fuchsia_bits(r->head, 16, 23) == 0 &&
	    fuchsia_take_word(&p, end, &pid) == -1) ||
	    fuchsia_take_text(&p, end, fuchsia_bits(r->head, 24, 39),
	    &name) == -1)
		return (struct fuchsia_args){ end, end, 1 };
	return (struct fuchsia_args){ p, end, fuchsia_bits(r->head, 40, 43) };
}

struct fuchsia_args
fuchsia_record_args(const struct fuchsia_record *r)
{
	const char *end = r->p + r->len;
	struct fuchsia_event e;

	switch (r->head & 15) {
	case FUCHSIA_EVENT:
		if (fuchsia_read_event(r, &e) == 0)
			return e.args;
		break;
	case FUCHSIA_SCHEDULING:
		return scheduling_args(r);
	case FUCHSIA_USER_OBJECT:
	case FUCHSIA_KERNEL_OBJECT:
		return object_args(r);
	}
	return (struct fuchsia_args){ end, end, 0 };
}

/* Returns whether the args end where the record does. */
static int
args_sound(const struct fuchsia_record *r)
{
	struct fuchsia_args a = fuchsia_record_args(r);
	struct fuchsia_arg g;
	int more;

	while ((more = fuchsia_next_arg(&a, &g)) == 1)
		;
	return more == 0 && a.p == a.end;
}

/* Returns whether a record has `words` words and n bytes behind. */
static int
sized(const struct fuchsia_record *r, size_t words, size_t n)
{
	return r->len == words * FUCHSIA_WORD + (n + 7) / 8 * 8;
}

/* Returns the bytes that a string reference has in its record. */
static size_t
inline_size(unsigned ref)
{
	return ref & FUCHSIA_INLINE ?
	    ((ref & ~(unsigned)FUCHSIA_INLINE) + 7) / 8 * 8 : 0;
}

int
fuchsia_sound(const struct fuchsia_record *r)
{
	struct fuchsia_event e;

	switch (r->head & 15) {
	case FUCHSIA_METADATA:
		switch (fuchsia_bits(r->head, 16, 19)) {
		case FUCHSIA_PROVIDER:
			return sized(r, 1, fuchsia_bits(r->head, 52, 59));
		case FUCHSIA_SECTION:
		case FUCHSIA_PROVIDER_EVENT:
			return sized(r, 1, 0);
		}
		return 0;
	case FUCHSIA_INIT:
		return sized(r, 2, 0) && r->head >> 16 == 0;
	case FUCHSIA_STRING:
		return sized(r, 1, fuchsia_bits(r->head, 32, 46)) &&
		    r->head >> 47 == 0 && r->head >> 16 != 0;
	case FUCHSIA_THREAD:
		return sized(r, 3, 0) && r->head >> 24 == 0;
	case FUCHSIA_EVENT:
		return fuchsia_read_event(r, &e) == 0 &&
		    e.type < FUCHSIA_EVENTS && args_sound(r);
	case FUCHSIA_USER_OBJECT:
	case FUCHSIA_KERNEL_OBJECT:
		return args_sound(r);
	case FUCHSIA_BLOB:
		return sized(r, 1, inline_size(fuchsia_bits(r->head, 16, 31)) +
		    fuchsia_bits(r->head, 32, 46));
	case FUCHSIA_SCHEDULING:
		return r->head >> 60 == FUCHSIA_SWITCH_LEGACY ?
		    r->len >= 2 * FUCHSIA_WORD && r->len <= 6 * FUCHSIA_WORD :
		    r->head >> 60 <= FUCHSIA_WAKEUP && args_sound(r);
	case FUCHSIA_LOG:
		return sized(r, fuchsia_bits(r->head, 32, 39) == 0 ? 4 : 2,
		    fuchsia_bits(r->head, 16, 30));
	}
	return 0;
}
