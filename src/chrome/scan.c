/*
 * scan: selects the kernel, and holds the table of keys that all kernels
 * share.
 */
#include "config.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "scan.h"
#include "scan_kernels.h"

static struct scan_keys known;
struct scan_word scan_words[SCAN_KEYS];
uint8_t scan_slots[SCAN_SLOTS];

#ifdef KERNEL_X86
const struct scan_sums scan_sums = {
	{ -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
	    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 },
	"0000000000000000", "vvvvvvvvvvvvvvvv",		/* saturating add:
							 * digits 0..9 to 127 at
							 * most */
	{ 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1 },
	{ 100, 1, 100, 1, 100, 1, 100, 1 },
	{ 10000, 1, 10000, 1, 10000, 1, 10000, 1 }
};
#endif

/* The usual shape of values, by field; 0 is SHAPE_ANY. */
static const uint8_t shapes[F_MAX] = {
	[F_PH] = SHAPE_LETTER, [F_S] = SHAPE_LETTER, [F_BP] = SHAPE_LETTER,
	[F_NAME] = SHAPE_STRING, [F_CAT] = SHAPE_STRING,
	[F_ID] = SHAPE_STRING, [F_SCOPE] = SHAPE_STRING,
	[F_CNAME] = SHAPE_STRING, [F_BIND_ID] = SHAPE_STRING,
	[F_TS] = SHAPE_NUMBER, [F_DUR] = SHAPE_NUMBER,
	[F_PID] = SHAPE_NUMBER, [F_TID] = SHAPE_NUMBER,
	[F_ARGS] = SHAPE_EMPTY,
};

/* The keys from SCAN_MORE on: fields and their shapes where they are read. */
static const struct {
	const char	*name;
	uint8_t		 field, shape;
} more[] = {
	{ "tts", F_TTS, SHAPE_NUMBER }, { "tdur", F_TDUR, SHAPE_NUMBER },
	{ "ticount", F_TICOUNT, SHAPE_NUMBER },
	{ "tidelta", F_TIDELTA, SHAPE_NUMBER },
	{ "esf", F_ESF, SHAPE_NUMBER }, { "estack", F_ESTACK, SHAPE_ANY }
};
#define NMORE	((int)(sizeof(more) / sizeof(more[0])))

/* Sets a row for a field; its text and length are learned later. */
static void
scan_row(struct scan_key *k, int field, int shape)
{
	memset(k->mask, 0xff, SCAN_TEXT);	/* matches zeros: see
						 * SCAN_NOTHING */
	k->field = (uint8_t)field;
	k->at = (uint16_t)(offsetof(struct event, f) +
	    (size_t)field * sizeof(struct span));
	k->bit = field == F_MAX ? 0 : UINT32_C(1) << field;
	k->once = field == F_MAX ? 0 : UINT64_C(1) << 32 | k->bit;
	k->shape = (uint8_t)shape;
	k->len = 1;				/* arbitrary; the first value
						 * replaces it */
}

static void
scan_add(int row, const char *name, int field, int shape)
{
	struct scan_word *w = &scan_words[row];
	unsigned i;

	scan_row(&known.key[row], field, shape);
	w->len = (uint8_t)strlen(name);
	memcpy(&w->word, name, w->len);		/* names have at most 8 bytes */
	for (i = SCAN_HASH(w->word); scan_slots[i] != SCAN_UNKNOWN;)
		i = (i + 1) % SCAN_SLOTS;
	scan_slots[i] = (uint8_t)row;
}

static void __attribute__((constructor))
scan_table(void)
{
	int f;

	memset(scan_slots, SCAN_UNKNOWN, sizeof(scan_slots));
	for (f = 0; f < F_MAX; f++)
		scan_add(f, chrome_field_name(f), f, shapes[f]);
	for (f = 0; f < NMORE; f++)
		scan_add(SCAN_MORE + f, more[f].name, F_MAX, more[f].shape ==
		    SHAPE_NUMBER ? SHAPE_UNREAD : SHAPE_ANY);
	scan_row(&known.key[SCAN_END], F_MAX, SHAPE_END);
	scan_row(&known.key[SCAN_UNKNOWN], F_MAX, SHAPE_ANY);
	/* stands only where there are zeros, which is for the careful path */
	scan_row(&known.key[SCAN_NOTHING], F_MAX, SHAPE_NONE);
}

void
scan_keys_init(struct scan_keys *keys)
{
	size_t i;

	*keys = known;
	for (i = 0; i < SCAN_KEYS; i++)
		keys->key[i].next = keys->key[i].other =
		    &keys->key[SCAN_NOTHING];
}

static const char *
no_event(const char *p, const char *end, struct event *e,
    struct scan_keys *keys)
{
	(void)p;
	(void)keys;
	(void)end;
	(void)e;
	return NULL;
}

static const struct scan_kernel scan_none = { KERNEL_NONE, no_event };

static const struct scan_kernel *const kernels[KERNELS] = {
#ifdef KERNEL_X86
	[KERNEL_AVX512] = &scan_avx512,
	[KERNEL_AVX2] = &scan_avx2,
	[KERNEL_SSE2] = &scan_sse2,
#endif
#ifdef KERNEL_ARM
	[KERNEL_NEON] = &scan_neon,
#endif
#ifdef KERNEL_LITTLE
	[KERNEL_PORTABLE] = &scan_portable,
#endif
	[KERNEL_NONE] = &scan_none,
};

const struct scan_kernel *
scan_kernel_of(enum kernel k)
{
	return kernels[k];
}

const struct scan_kernel *
scan_kernel(void)
{
	return kernels[kernel_best()];
}

/* As scan_keys_init(), but what a load passes over is read. */
static void
keys_init_all(struct scan_keys *keys)
{
	int i;

	scan_keys_init(keys);
	for (i = 0; i < NMORE; i++)
		scan_row(&keys->key[SCAN_MORE + i], more[i].field,
		    more[i].shape);
}

const char *
scan_fast(const struct json *j, struct event *e)
{
	static _Thread_local const struct scan_kernel *k;
	static _Thread_local struct scan_keys keys;

	if (k == NULL) {		/* getenv() takes longer */
		k = scan_kernel();
		keys_init_all(&keys);
	}
	return k->event(j->p, j->end, e, &keys);
}

const char *
scan_one(const struct json *at, struct event *e)
{
	const char *behind = scan_fast(at, e);
	struct json j = *at;

	if (behind != NULL)
		return behind;
	j.warn = NULL;
	return chrome_event_parse(&j, e) == JSON_OK ? j.p : NULL;
}
