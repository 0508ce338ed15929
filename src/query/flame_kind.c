/*
 * flame_kind: what the samples of a trace are weights of: of time, or of what a
 * profile counts (bytes, objects), in the unit of their track.
 *
 * A profile of several types has a track for each, whose samples are called as
 * their thread is.  Weights of two kinds have no sum.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/near.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/value.h"

#include "flame_int.h"

/* Member of a profile that names the type to be shown, profile.proto. */
#define DEFAULT_TYPE	"default_sample_type"

#define GAPS	4096	/* between samples that are looked at */
#define FEW	10	/* of them: fewer tell nothing */
#define PAUSES	2	/* the mean gap is this number of times the lower
			 * quartile where the longest are pauses */

static struct flame_kind
kind_of_track(const struct trace *t, const struct track *k)
{
	uint32_t name = t->samples[k->sample].name;
	struct flame_kind kind = { k->unit, 0, 1 };

	weight_unit_of(t, k->unit, &kind.scale);
	if (k->unit != 0 && k->utid != NONE && t->threads[k->utid].name == name)
		kind.name = name;
	return kind;
}

/* Whether the file calls a type of samples its default. */
static int
is_default(const struct trace *t, uint32_t type)
{
	struct arena a = ARENA_INIT;
	const struct value *v;
	const char *name = trace_str(t, type);
	uint32_t i;
	int is = 0;

	for (i = 0; i < t->nmetadata && type != 0 && !is; i++) {
		if (strcmp(trace_str(t, t->metadata[i].name),
		    DEFAULT_TYPE) != 0)
			continue;
		v = trace_metadata_value(t, i, &a);
		is = v != NULL && v->type == VALUE_STRING &&
		    v->len == strlen(name) &&
		    memcmp(v->text, name, v->len) == 0;
	}
	arena_free(&a);
	return is;
}

int
flame_kind_has(const struct trace *t, const struct flame_kind *kind,
    uint32_t track)
{
	struct flame_kind k = kind_of_track(t, &t->tracks[track]);

	return k.unit == kind->unit && k.name == kind->name;
}

/* Whether samples are times: a tree of them is wanted before all others. */
static int
is_time(const struct flame_kind *k)
{
	return k->unit == 0;
}

/* Returns what a kind is called, or FLAME_TIMES, FLAME_NUMBERS. */
static uint32_t
kind_name(const struct trace *t, const struct flame_kind *k)
{
	return is_time(k) ? FLAME_TIMES :
	    strcmp(trace_str(t, k->unit), UNIT_NONE) == 0 ? FLAME_NUMBERS :
	    k->name != 0 ? k->name : k->unit;
}

/* Whether the samples of a track are to be in a tree. */
static int
is_asked(const struct trace *t, const struct flame_query *q, uint32_t track)
{
	return t->tracks[track].nsamples > 0 && flame_has_track(t, q, track) &&
	    (q->kind == 0 || flame_kind_name(t, track) == q->kind);
}

uint32_t
flame_kind_name(const struct trace *t, uint32_t track)
{
	struct flame_kind k = kind_of_track(t, &t->tracks[track]);

	return kind_name(t, &k);
}

const char *
flame_kind_text(const struct trace *t, uint32_t kind)
{
	return kind < FLAME_NUMBERS ? trace_str(t, kind) : "";
}

size_t
flame_kinds(const struct trace *t, uint32_t *out)
{
	size_t n = 0, at;
	uint32_t i, name;

	for (i = 0; i < t->ntracks && n < FLAME_KINDS; i++) {
		if (t->tracks[i].nsamples == 0)
			continue;
		name = flame_kind_name(t, i);
		for (at = 0; at < n && out[at] != name; at++)
			;
		if (at == n)
			out[n++] = name;
	}
	return n;
}

/* Returns the weight with a word, or FLAME_WEIGHTS. */
static enum flame_weight
weight_word(const char *word)
{
	int i;

	for (i = 0; i < FLAME_WEIGHTS; i++)
		if (strcmp(flame_weights[i].word, word) == 0)
			break;
	return (enum flame_weight)i;
}

int
flame_weight_parse(const struct trace *t, const char *word,
    enum flame_weight *weight, uint32_t *kind, struct err *err)
{
	enum flame_weight is = weight_word(word);
	uint32_t kinds[FLAME_KINDS];
	size_t n = flame_kinds(t, kinds), i, words;
	struct buf list = BUF_INIT;
	char name[64], meant[NEAR_MOST + 24];

	/* of a profile that has samples alone a word is the file's: "cpu" */
	for (i = 0; i < n && (is == FLAME_WEIGHTS || t->nslices == 0); i++)
		if (strcmp(flame_kind_text(t, kinds[i]), word) == 0 &&
		    *word != '\0') {
			*weight = FLAME_SAMPLED;
			*kind = kinds[i];
			return 0;
		}
	if (is != FLAME_WEIGHTS) {
		*weight = is;
		*kind = 0;
		return 0;
	}
	text_safe(name, sizeof(name), word, strlen(word));
	buf_printf(&list, "%s is none of:", name);
	words = list.len;
	buf_adds(&list, FLAME_WEIGHT_WORDS);
	for (i = 0; i < n; i++) {
		if (kinds[i] >= FLAME_NUMBERS)
			continue;
		text_safe(name, sizeof(name), trace_str(t, kinds[i]),
		    strlen(trace_str(t, kinds[i])));
		buf_printf(&list, " %s", name);
	}
	near_hint_of(word, list.data + words, meant, sizeof(meant));
	buf_adds(&list, meant);
	err_set(err, ERR_USAGE, ERR_NOWHERE, "%s", list.data);
	buf_free(&list);
	return -1;
}

/* Decimals of a weight that are kept: six are those of speedscope's page. */
#define DECIMALS_MOST	6
/* Of a number a double holds 15 digits; what is beyond them is no fraction. */
#define DECIMALS_NEAR	1e-15

/* Whether a number times `scale` is whole, as near as a double has it. */
static int
is_whole(double v, double scale)
{
	double w = v * scale;

	return fabs(w - nearbyint(w)) <= fabs(w) * DECIMALS_NEAR;
}

/*
 * Returns how many decimals the weights of a kind have, of all the trace: 0
 * where they are whole, and fewer where the sum would not be below 2^62.
 */
static int
kind_decimals(const struct trace *t, const struct flame_kind *kind)
{
	const struct track *k;
	double scale = 1, sum = 0, v;
	uint32_t i, at;
	int n = 0;

	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (k->nsamples == 0 || !flame_kind_has(t, kind, i))
			continue;
		for (at = k->sample; at < k->sample + k->nsamples; at++) {
			v = t->samples[at].weight;
			if (!(v > 0))
				continue;
			sum += v;
			for (; n < DECIMALS_MOST && !is_whole(v, scale); n++)
				scale *= 10;
		}
	}
	for (; n > 0 && !(sum * scale < 0x1p62); n--)
		scale /= 10;
	return n;
}

/*
 * Returns what each sample of a kind weighs, with its decimals; 0: they differ,
 * or are stacks that were counted, each of which stands for several.
 */
static int64_t
kind_each(const struct trace *t, const struct flame_kind *kind)
{
	const struct track *k;
	double v = 0;
	uint32_t i, at;
	int some = 0;

	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (k->nsamples == 0 || !flame_kind_has(t, kind, i))
			continue;
		for (at = k->sample; at < k->sample + k->nsamples; at++) {
			if (!some)
				v = t->samples[at].weight;
			some = 1;
			if (t->samples[at].weight != v)
				return 0;
		}
	}
	if (v != 1 && flame_counted(t))
		return 0;
	v *= kind->scale;
	return v >= 1 && v < 0x1p53 && v == nearbyint(v) ? (int64_t)v : 0;
}

/*
 * Returns a track of the event that tells most: one that counts time, else the
 * one with most samples; NONE: samples are of no event.
 */
static uint32_t
find_event(const struct trace *t, const struct flame_query *q)
{
	uint32_t event[FLAME_KINDS], at[FLAME_KINDS], i, best = NONE;
	uint64_t count[FLAME_KINDS] = { 0 }, most = 0;
	size_t n = 0, k;

	for (i = 0; i < t->ntracks; i++) {
		if (!is_asked(t, q, i) || trace_sample_event(t, i) == 0)
			continue;
		if (weight_unit_of(t, t->tracks[i].unit, NULL) ==
		    WEIGHT_IN_NS)
			return i;
		for (k = 0; k < n && event[k] != t->tracks[i].unit; k++)
			;
		if (k == FLAME_KINDS)
			continue;
		if (k == n) {
			event[n] = t->tracks[i].unit;
			at[n++] = i;
		}
		count[k] += t->tracks[i].nsamples;
	}
	for (k = 0; k < n; k++)
		if (count[k] > most) {
			most = count[k];
			best = at[k];
		}
	return best;
}

/*
 * Whether samples of an event, whose unit is its name, were recorded without a
 * period: those of a clock are counted then, no ns.
 */
static int
has_no_period(const struct trace *t, const struct flame_kind *kind)
{
	uint32_t i;

	for (i = 0; i < t->ntracks && (t->tracks[i].nsamples == 0 ||
	    t->tracks[i].unit != kind->unit); i++)
		;
	return i < t->ntracks && trace_sample_event(t, i) != 0 &&
	    kind_each(t, kind) == 1;
}

void
flame_kind_find(struct flame *f, struct flame_kind *kind,
    const struct trace *t, const struct flame_query *q)
{
	struct flame_kind k;
	uint32_t i, n = 0, same = 0;
	int found = 0;

	memset(kind, 0, sizeof(*kind));
	for (i = 0; i < t->ntracks && !found; i++) {
		if (!is_asked(t, q, i))
			continue;
		k = kind_of_track(t, &t->tracks[i]);
		*kind = k;
		found = is_time(&k) || is_default(t, k.name);
	}
	if (!found && (i = find_event(t, q)) != NONE)
		*kind = kind_of_track(t, &t->tracks[i]);
	for (i = 0; i < t->ntracks; i++)
		if (t->tracks[i].nsamples > 0 && flame_has_track(t, q, i)) {
			n++;
			same += (uint32_t)flame_kind_has(t, kind, i);
		}
	f->others = n - same;
	if (is_time(kind)) {
		if (q->weight == FLAME_SAMPLES)
			f->each = kind_each(t, kind);
		return;
	}
	f->unit = weight_unit_of(t, kind->unit, NULL);
	if (f->unit == WEIGHT_IN_NS && has_no_period(t, kind))
		f->unit = WEIGHT_IN_NUMBERS;
	if (f->unit == WEIGHT_IN_NUMBERS) {
		f->decimals = kind_decimals(t, kind);
		kind->scale *= pow(10, f->decimals);
	}
	f->weighs = kind_name(t, kind);
	if (f->weighs == FLAME_NUMBERS) {
		f->weighs = 0;
		f->each = kind_each(t, kind);
	}
}

uint32_t
flame_first_track(const struct trace *t)
{
	struct flame_query q = { .t0 = INT64_MIN, .t1 = INT64_MAX };
	struct flame_kind kind;
	struct flame f = { .v = NULL };
	uint32_t i, best = NONE;

	flame_kind_find(&f, &kind, t, &q);
	for (i = 0; i < t->ntracks && f.others > 0; i++)
		if (t->tracks[i].nsamples > 0 && flame_kind_has(t, &kind, i) &&
		    (best == NONE || t->tracks[i].nsamples >
		    t->tracks[best].nsamples))
			best = i;
	return best;
}

/* ---- time, or their number ---- */

int
flame_is_function(const char *name)
{
	static const char *const none[] = { "(root)", "(idle)", "(program)" };
	size_t i;

	for (i = 0; i < sizeof(none) / sizeof(none[0]); i++)
		if (strcmp(name, none[i]) == 0)
			return 0;
	return 1;
}

static int
gap_order(const void *va, const void *vb)
{
	int64_t a = *(const int64_t *)va, b = *(const int64_t *)vb;

	return COMPARE(a, b);
}

/*
 * Returns whether samples come all the time, so that the time from one to the
 * next is what the first took: one that says that nothing ran is among them, or
 * there are no pauses in which none was taken.  Those that have a unit say
 * themselves what they took.
 */
static int
is_steady(const struct trace *t)
{
	int64_t v[GAPS], sum = 0;
	uint32_t i, k, step = t->nsamples / GAPS + 1;
	size_t n = 0;

	for (i = 0; i < t->ncallsites; i++)
		if (!flame_is_function(trace_str(t, t->callsites[i].name)))
			return 1;
	for (i = 0; i < t->ntracks; i++)
		for (k = t->tracks[i].sample; k + 1 < t->tracks[i].sample +
		    t->tracks[i].nsamples && t->tracks[i].unit == 0 &&
		    n < GAPS; k += step) {
			v[n] = sat_span(t->samples[k].ts,
			    t->samples[k + 1].ts);
			sum = sat_add(sum, v[n++]);
		}
	if (n < FEW)
		return 1;
	qsort(v, n, sizeof(*v), gap_order);
	return v[n / 4] > 0 && sum / PAUSES <= sat_mul(v[n / 4], (int64_t)n);
}

enum flame_weight
flame_sample_weight(const struct trace *t)
{
	return flame_has(t, FLAME_SAMPLED) && is_steady(t) ? FLAME_SAMPLED :
	    FLAME_SAMPLES;
}
