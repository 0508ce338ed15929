/*
 * caption: what is written in a slice's box and line: the name, and the label
 * that tells it from others of the name (ttv/slice_label.h).
 *
 *   - Args are read again from the input, so a lazy view asks for those of wide
 *     boxes only, and reads them between keys (caption_idle()); until then the
 *     name stands alone.
 *   - Texts are kept by slice in a table of KEPT places, of which a slice has
 *     PLACES; rules are looked up once a kind.
 *   - A text that this frame or the one before has drawn gives way to none,
 *     lest two take turns and each is drawn anew for the other.  At most READS
 *     are read for one place of the view: idle work ends.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/slice_label.h"
#include "ttv/strtab.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "caption.h"
#include "detail.h"
#include "priv.h"
#include "shorten.h"

#define KEPT		4096	/* texts; a power of two */
#define PLACES		8	/* that a slice may have: a power of two */
#define READS		(KEPT * 2)
#define WANTED		128	/* slices a frame whose args are wanted */
#define STEP		8	/* slices that are read between two keys */
#define ROOM		5	/* columns that a value needs beside the name */
#define TEXT_MOST	160	/* bytes of a label that are kept */

struct kept {
	uint32_t	 slice;		/* NONE: free */
	uint64_t	 frame;		/* that has drawn it last */
	size_t		 len;		/* 0: it has none of the args */
	char		*text;
	int		 cut;		/* its beginning is missing */
};

struct captions {
	struct label_rules own;		/* the user's */
	const struct trace *trace;	/* that all below is about */
	const struct label_rule **by_kind;	/* as rule_of_kind() has it */
	struct kept	 kept[KEPT];
	uint64_t	 frame;		/* that is drawn */
	uint32_t	 wanted[WANTED];
	size_t		 nwanted;
	size_t		 reads;		/* since the view was moved to ... */
	struct viewport	 vp;		/* ... this place ... */
	uint32_t	 top, nlines;	/* ... and these lines ... */
	uint64_t	 screen;	/* ... or those of the list */
	struct buf	 buf;		/* of the text drawn last */
};

struct captions *
caption_new(void)
{
	struct captions *c = xcalloc(1, sizeof(*c));
	size_t i;

	for (i = 0; i < KEPT; i++)
		c->kept[i].slice = NONE;
	return c;
}

/* Forgets what is known of slices and kinds. */
static void
caption_forget(struct captions *c)
{
	size_t i;

	for (i = 0; i < KEPT; i++) {
		free(c->kept[i].text);
		memset(&c->kept[i], 0, sizeof(c->kept[i]));
		c->kept[i].slice = NONE;
	}
	free(c->by_kind);
	c->by_kind = NULL;
	c->trace = NULL;
	c->nwanted = c->reads = 0;
}

void
caption_free(struct captions *c)
{
	if (c == NULL)
		return;
	caption_forget(c);
	label_rules_free(&c->own);
	buf_free(&c->buf);
	free(c);
}

void
view_caption(struct view *v, const char *name, const char *keys)
{
	struct captions *c = v->priv->captions;

	caption_forget(c);
	label_rules_add(&c->own, name, keys);
}

const struct label_rules *
view_label_rules(const struct view *v)
{
	return &v->priv->captions->own;
}

/* ---- rules ---- */

/* Returns the rule of a kind, or NULL; looks it up once. */
static const struct label_rule *
rule_of_kind(struct captions *c, const struct trace *tr, uint32_t kind)
{
	static const struct label_rule unknown;
	uint32_t i;

	if (c->trace != tr) {
		caption_forget(c);
		c->trace = tr;
		c->by_kind = xreallocarray(NULL, (size_t)tr->nkinds + 1,
		    sizeof(struct label_rule *));
		for (i = 0; i < tr->nkinds; i++)
			c->by_kind[i] = &unknown;
	}
	if (c->by_kind[kind] == &unknown)
		c->by_kind[kind] = label_rule_find(&c->own,
		    trace_kind_name(tr, kind), strtab_len(tr->strings,
		    tr->kinds[kind].name));
	return c->by_kind[kind];
}

/* ---- values ---- */

/* Returns the first of the places of a slice. */
static struct kept *
kept_places(struct captions *c, uint32_t slice)
{
	return &c->kept[slice % (KEPT / PLACES) * PLACES];
}

/* Returns what is kept of a slice, which this frame draws, or NULL. */
static const struct kept *
kept_find(struct captions *c, uint32_t slice)
{
	struct kept *k = kept_places(c, slice);
	int i;

	for (i = 0; i < PLACES; i++)
		if (k[i].slice == slice) {
			k[i].frame = c->frame;
			return &k[i];
		}
	return NULL;
}

/* Returns the place of a slice whose text was drawn longest ago. */
static struct kept *
kept_oldest(struct captions *c, uint32_t slice)
{
	struct kept *k = kept_places(c, slice), *best = k;
	int i;

	for (i = 0; i < PLACES; i++) {
		if (k[i].slice == NONE)
			return &k[i];
		if (k[i].frame < best->frame)
			best = &k[i];
	}
	return best;
}

/* Returns whether a text may take a place: no frame of now draws its own. */
static int
kept_may(const struct captions *c, const struct kept *k)
{
	return k->slice == NONE || k->frame + 1 < c->frame;
}

/*
 * Returns whether a text is words whose first says most, as the arguments of a
 * call of CMake, "COMMAND cc -o a": no path, and no name in scopes.
 */
static int
is_words(const char *s, size_t len)
{
	const char *blank = memchr(s, ' ', len);
	size_t first = blank != NULL ? (size_t)(blank - s) : 0;

	return first > 0 && memchr(s, '/', first) == NULL &&
	    memchr(s, '<', first) == NULL && memchr(s, '(', first) == NULL &&
	    memmem(s, len, "::", 2) == NULL;
}

static void
caption_read(struct captions *c, const struct trace *tr, uint32_t slice)
{
	const struct label_rule *r = rule_of_kind(c, tr, tr->kind[slice]);
	struct kept *k = kept_oldest(c, slice);
	struct arena arena = ARENA_INIT;
	struct buf b = BUF_INIT;
	size_t from = 0;

	free(k->text);
	memset(k, 0, sizeof(*k));
	k->slice = slice;
	k->frame = c->frame;
	if (r == NULL)
		return;
	label_text(r, trace_slice_args(tr, slice, &arena), &b);
	arena_free(&arena);
	if (b.len == 0)
		return;
	/* of what is too long, its end says more, unless it is words */
	if (b.len > TEXT_MOST && !is_words(b.data, b.len) &&
	    (from = shorten_scopes(b.data, b.len, TEXT_MOST)) == 0)
		from = b.len - TEXT_MOST;
	k->cut = from > 0;
	k->len = b.len - from < TEXT_MOST ? b.len - from : TEXT_MOST;
	k->text = xmalloc(k->len);
	memcpy(k->text, b.data + from, k->len);
	buf_free(&b);
}

/*
 * Returns where what is behind the last slash of a path begins, 0: all.  A text
 * in quotes, such as what a call has read, is none.
 */
static size_t
base_of(const char *s, size_t len)
{
	size_t i;

	if (memchr(s, '"', len) != NULL)
		return 0;
	for (i = len; i > 1; i--)
		if (s[i - 2] == '/')
			return i - 1;
	return 0;
}

/* Returns a state of a thread in words that fit, or NULL. */
static const char *
state_words(const struct trace *tr, uint32_t slice, const char *name, int room)
{
	const char *s;

	if (tr->tracks[tr->rows[trace_slice_row(tr, slice)].track].type !=
	    TRACK_STATE)
		return NULL;
	s = state_text(name);
	return *s == '\0' || (int)strlen(s) > room || strcasecmp(s, name) ==
	    0 ? NULL : s;
}

/*
 * Returns the text of a slice's box of `room` columns, and its length: the
 * name, with a value if there is room for it; of a state in words.  The text
 * lives until the next call.
 */
const char *
caption_of(const struct view *v, uint32_t slice, int room, size_t *len)
{
	const struct trace *tr = v->trace;
	uint32_t kind = tr->kind[slice];
	struct captions *c = v->priv->captions;
	const char *name = trace_kind_name(tr, kind), *words;
	const struct kept *k;
	char dots[8];
	size_t from, room_left;

	if ((words = state_words(tr, slice, name, room)) != NULL) {
		*len = strlen(words);
		return words;
	}
	*len = strtab_len(tr->strings, tr->kinds[kind].name);
	if (!v->captions || room < 0 || (size_t)room < *len + ROOM ||
	    rule_of_kind(c, tr, kind) == NULL)
		return name;
	k = kept_find(c, slice);
	if (k == NULL && !v->lazy) {
		caption_read(c, tr, slice);
		k = kept_find(c, slice);
	}
	if (k == NULL) {
		if (c->nwanted < WANTED && c->reads < READS &&
		    kept_may(c, kept_oldest(c, slice)))
			c->wanted[c->nwanted++] = slice;
		return name;
	}
	if (k->len == 0)
		return name;
	room_left = (size_t)room - *len - 1;
	from = k->len <= room_left ? 0 : base_of(k->text, k->len);
	c->buf.len = 0;
	buf_add(&c->buf, name, *len);
	buf_add(&c->buf, " ", 1);
	if (from == 0 && ((from = shorten_scopes(k->text, k->len,
	    (int)room_left)) > 0 || k->cut))
		buf_add(&c->buf, dots, text_encode(glyph(GLYPH_ELLIPSIS),
		    dots));
	buf_add(&c->buf, k->text + from, k->len - from);
	*len = c->buf.len;
	return c->buf.data;
}

const char *
view_slice_text(const struct view *v, uint32_t slice, int room, size_t *len)
{
	return caption_of(v, slice, room, len);
}

void
caption_frame(const struct view *v)
{
	struct captions *c = v->priv->captions;
	uint64_t screen = v->screen != NULL ? v->screen->top : LIST_NONE;

	c->nwanted = 0;
	c->frame++;
	if (screen == c->screen && c->vp.t0 == v->vp.t0 &&
	    viewport_same_scale(&c->vp, &v->vp) &&
	    c->vp.cols == v->vp.cols && c->top == v->top &&
	    c->nlines == v->nlines)
		return;
	c->vp = v->vp;
	c->top = v->top;
	c->nlines = v->nlines;
	c->screen = screen;
	c->reads = 0;
}

int
caption_idle(struct view *v, int64_t *left)
{
	struct captions *c = v->priv->captions;
	int n = 0;

	while (c->nwanted > 0 && c->trace == v->trace) {
		if (*left <= 0 || n++ == STEP)
			return 0;
		c->nwanted--;
		if (!kept_may(c, kept_oldest(c, c->wanted[c->nwanted])))
			continue;
		caption_read(c, v->trace, c->wanted[c->nwanted]);
		c->reads++;
	}
	return 1;
}
