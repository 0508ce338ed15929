/*
 * pf_frame: frames of Android (FrameTimelineEvent): slices of two tracks of
 * their process, of when a frame was expected and of when it came.  A frame is
 * called by its token.
 *
 * What begins a frame says what is known of it; what ends it has its cookie
 * alone, so that they are paired once all parts are read.  Expectations of a
 * token are the same for all layers of a process: the first one counts.
 *
 * An arrow leads from each frame of a surface that came to the frame of the
 * display that it says it is in: the next of that token, by time.  A file has
 * the display's first.  It leaves where the surface's is over, or at its begin
 * where the display's begins before.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_frame.h"

/* JankType: bits, and those that are the fault of whom. */
enum { PF_JANK_NONE = 1, PF_JANK_BUFFER_STUFFING = 128,
	PF_JANK_SF_STUFFING = 512, PF_JANK_DROPPED = 1024,
	PF_JANK_NON_ANIMATING = 2048, PF_JANK_DISPLAY_NOT_ON = 8192,
	PF_JANK_POWER_MODE = 32768 };
#define PF_JANK_OF_DISPLAY	(2 | 4 | 8 | 16 | 32)
#define PF_JANK_OF_SURFACE	(64 | 256 | 4096)
#define PF_PRESENT_DROPPED	4

/* The events, by the field that they stand in. */
static const struct pf_frame_event {
	uint32_t	 field;
	uint32_t	 pid, display_token;	/* fields */
	uint8_t		 actual, surface;
} pf_frame_events[] = {
	{ PF_FRAME_EXPECTED_DISPLAY, 3, 2, 0, 0 },
	{ PF_FRAME_ACTUAL_DISPLAY, 3, 2, 1, 0 },
	{ PF_FRAME_EXPECTED_SURFACE, 4, 3, 0, 1 },
	{ PF_FRAME_ACTUAL_SURFACE, 4, 3, 1, 1 },
};
#define PF_FRAME_EVENTS							\
	(sizeof(pf_frame_events) / sizeof(pf_frame_events[0]))

/* Sets *s to what begins a frame, and returns what it is; or NULL. */
static const struct pf_frame_event *
pf_frame_begin(const struct pf_span *data, struct pf_span *s)
{
	size_t i;

	for (i = 0; i < PF_FRAME_EVENTS; i++) {
		*s = pf_member(data, pf_frame_events[i].field);
		if (s->p != NULL)
			return &pf_frame_events[i];
	}
	return NULL;
}

/* ---- args ---- */

static const char *const pf_presents[] = { "Unspecified Present",
	"On-time Present", "Late Present", "Early Present", "Dropped Frame",
	"Unknown Present" };
static const char *const pf_predictions[] = { "Unspecified Prediction",
	"Valid Prediction", "Expired Prediction", "Unknown Prediction" };
static const char *const pf_severities[] = { "Unknown", "None", "Partial",
	"Full" };
static const char *const pf_fences[] = { "Unknown", "Latched Signaled",
	"Latched Unsignaled", "Delayed Latch Fence Unsignaled" };

static const char *const pf_buffers[] = { "No", "Yes" };

enum pf_frame_type { PF_FRAME_INT, PF_FRAME_FLOAT, PF_FRAME_JANK, PF_FRAME_TAG,
	PF_FRAME_WORD, PF_FRAME_SEVERITY, PF_FRAME_BUFFER };

/* Args of frames that came: the field of a display's and of a surface's. */
static const struct pf_frame_arg {
	const char	*key;
	uint32_t	 display, surface;	/* 0: it has none */
	enum pf_frame_type type;
	uint8_t		 must;		/* 1: also where it is not given */
	const char	*const *words;
	size_t		 nwords;
} pf_frame_rows[] = {
#define WORDS(w)	PF_FRAME_WORD, 1, w, sizeof(w) / sizeof(w[0])
	{ "Animation Time (ms)", 0, 20, PF_FRAME_FLOAT, 0, NULL, 0 },
	{ "Present Delay (ms)", 10, 13, PF_FRAME_FLOAT, 1, NULL, 0 },
	{ "Vsync Resynced Jitter (ms)", 0, 14, PF_FRAME_FLOAT, 1, NULL, 0 },
	{ "Present type", 4, 6, WORDS(pf_presents) },
	{ "Present type (experimental)", 13, 17, WORDS(pf_presents) },
	{ "On time finish", 5, 7, PF_FRAME_INT, 1, NULL, 0 },
	{ "GPU composition", 6, 8, PF_FRAME_INT, 1, NULL, 0 },
	{ "Jank type", 7, 9, PF_FRAME_JANK, 1, NULL, 0 },
	{ "Jank type (experimental)", 12, 16, PF_FRAME_JANK, 1, NULL, 0 },
	{ "Jank severity type", 9, 12, PF_FRAME_SEVERITY, 1, pf_severities,
	    sizeof(pf_severities) / sizeof(pf_severities[0]) },
	{ "Jank Severity Score", 11, 15, PF_FRAME_FLOAT, 1, NULL, 0 },
	{ "Prediction type", 8, 10, WORDS(pf_predictions) },
	{ "Jank tag", 7, 9, PF_FRAME_TAG, 1, NULL, 0 },
	{ "Jank tag (experimental)", 12, 16, PF_FRAME_TAG, 1, NULL, 0 },
	{ "Is Buffer?", 0, 11, PF_FRAME_BUFFER, 1, pf_buffers,
	    sizeof(pf_buffers) / sizeof(pf_buffers[0]) },
	{ "Jank Metadata (debugging only)", 14, 18, PF_FRAME_FLOAT, 1, NULL,
	    0 },
	{ "Latched unsignaled count", 15, 0, PF_FRAME_INT, 0, NULL, 0 },
	{ "Addressable unsignaled latch count", 16, 0, PF_FRAME_INT, 0, NULL,
	    0 },
	{ "Latched fence state", 0, 19, PF_FRAME_WORD, 0, pf_fences,
	    sizeof(pf_fences) / sizeof(pf_fences[0]) },
#undef WORDS
};
#define PF_FRAME_ROWS	(sizeof(pf_frame_rows) / sizeof(pf_frame_rows[0]))

/* Returns the reasons of a delay, in words. */
static struct value *
pf_frame_jank(struct arena *a, uint64_t bits)
{
	static const struct {
		uint32_t	 bit;
		const char	*name;
	} reasons[] = {
		{ 2, "SurfaceFlinger Scheduling" },
		{ 4, "Prediction Error" }, { 8, "Display HAL" },
		{ 16, "SurfaceFlinger CPU Deadline Missed" },
		{ 32, "SurfaceFlinger GPU Deadline Missed" },
		{ 64, "App Deadline Missed" }, { 4096, "App Resynced Jitter" },
		{ PF_JANK_BUFFER_STUFFING, "Buffer Stuffing" },
		{ 256, "Unknown Jank" },
		{ PF_JANK_SF_STUFFING, "SurfaceFlinger Stuffing" },
		{ PF_JANK_DROPPED, "Dropped Frame" },
		{ PF_JANK_NON_ANIMATING, "Non Animating" },
		{ PF_JANK_DISPLAY_NOT_ON, "Display not ON" },
		{ 16384, "ModeChange in progress" },
		{ PF_JANK_POWER_MODE, "PowerModeChange in progress" },
	};
	char text[512] = "";
	size_t i, n = 0;

	if (bits == 0 || bits == PF_JANK_NONE)
		return pf_value_word(a, bits == 0 ? "Unspecified" : "None");
	for (i = 0; i < sizeof(reasons) / sizeof(reasons[0]); i++)
		if (bits & reasons[i].bit && n < sizeof(text))
			n += (size_t)snprintf(text + n, sizeof(text) - n,
			    "%s%s", n > 0 ? ", " : "", reasons[i].name);
	return pf_value_word(a, text);
}

/* Returns whose fault a delay is. */
static const char *
pf_frame_tag(uint64_t bits, int surface, uint64_t present)
{
	int silent = bits == PF_JANK_NON_ANIMATING ||
	    bits == PF_JANK_DISPLAY_NOT_ON || bits == PF_JANK_NONE;

	if (bits == 0)
		return "Unspecified";
	if (!silent && bits & (surface ? PF_JANK_OF_SURFACE :
	    PF_JANK_OF_DISPLAY))
		return "Self Jank";
	if (!silent && surface && bits & PF_JANK_OF_DISPLAY)
		return "Other Jank";
	if (surface && bits == PF_JANK_BUFFER_STUFFING)
		return "Buffer Stuffing";
	if (bits == PF_JANK_SF_STUFFING)
		return "SurfaceFlinger Stuffing";
	if (surface ? present == PF_PRESENT_DROPPED : bits == PF_JANK_DROPPED)
		return "Dropped Frame";
	if (bits == PF_JANK_NON_ANIMATING || bits == PF_JANK_DISPLAY_NOT_ON ||
	    bits == PF_JANK_POWER_MODE)
		return "Non-perceivable Jank";
	return "No Jank";
}

/* A frame that came, of which args are read. */
struct pf_frame_read {
	const struct pf_frame_event *e;
	const struct pf_span *s;
	uint64_t	 present, jank;
};

static uint32_t
pf_frame_field(const struct pf_frame_read *f, const struct pf_frame_arg *r)
{
	return f->e->surface ? r->surface : r->display;
}

/* Returns what a row has of a frame, which may lack its field. */
static struct value *
pf_frame_value(struct arena *a, const struct pf_frame_read *f,
    const struct pf_frame_arg *r)
{
	uint64_t u = pf_number(f->s, pf_frame_field(f, r), 0);
	int given = pf_has_number(f->s, pf_frame_field(f, r));
	uint32_t bits = (uint32_t)u;
	float x;

	switch (r->type) {
	case PF_FRAME_FLOAT:
		memcpy(&x, &bits, sizeof(x));
		return pf_value_double(a, (double)x);
	case PF_FRAME_JANK:
		return pf_frame_jank(a, u);
	case PF_FRAME_TAG:
		return pf_value_word(a, pf_frame_tag(u, f->e->surface,
		    f->present));
	case PF_FRAME_BUFFER:
		return pf_value_word(a, given ? r->words[u != 0] :
		    "Unspecified");
	case PF_FRAME_SEVERITY:		/* which old files lack */
		if (!given)
			u = f->jank == PF_JANK_NONE;
		/* FALLTHROUGH */
	case PF_FRAME_WORD:
		return pf_value_word(a, r->words[u < r->nwords ? u : 0]);
	default:
		return pf_value_int(a, (int64_t)u);
	}
}

/* Adds what is known of a frame that came. */
static void
pf_frame_actual(struct arena *a, const struct pf_frame_event *e,
    const struct pf_span *s, struct value *args)
{
	struct pf_frame_read f = { .e = e, .s = s };
	const struct pf_frame_arg *r;
	uint32_t field;

	f.present = pf_number(s, PF_FRAME_SURFACE_PRESENT_TYPE, 0);
	f.jank = pf_number(s, e->surface ? PF_FRAME_SURFACE_JANK :
	    PF_FRAME_DISPLAY_JANK, 0);
	for (r = pf_frame_rows; r < pf_frame_rows + PF_FRAME_ROWS; r++) {
		field = pf_frame_field(&f, r);
		if (field != 0 && (r->must || pf_has_number(s, field)))
			pf_value_member(args, r->key, pf_frame_value(a, &f,
			    r));
	}
}

struct value *
pf_frame_args(const struct pf_at *at)
{
	const struct pf_frame_event *e;
	struct value *args, *v;
	struct pf_span s, layer;

	if ((e = pf_frame_begin(&at->k.data, &s)) == NULL)
		return NULL;
	args = value_new(at->a, VALUE_OBJECT);
	if (e->surface)
		pf_value_member(args, "Surface frame token", pf_value_int(
		    at->a, (int64_t)pf_number(&s, PF_FRAME_TOKEN, 0)));
	pf_value_member(args, "Display frame token", pf_value_int(at->a,
	    (int64_t)pf_number(&s, e->display_token, 0)));
	layer = pf_member(&s, PF_FRAME_LAYER_NAME);
	if (e->surface && layer.p != NULL)
		pf_value_member(args, "Layer name", pf_value_text(at->a,
		    &layer));
	if (e->actual)
		pf_frame_actual(at->a, e, &s, args);
	for (v = args->child; v != NULL; v = v->next)
		v->scope = VALUE_OF_EVENT;
	return args;
}

/* ---- slices ---- */

struct pf_frame_open {			/* a frame that has begun */
	uint32_t	 track;		/* NONE: it is not shown */
	uint32_t	 kind;
	uint64_t	 cookie;
	uint32_t	 point;		/* NONE: it is an expectation */
};

struct pf_frame_point {		/* a frame that came */
	uint64_t	 token;		/* of the display */
	int64_t		 ts, end;	/* end: INT64_MAX: it has none */
	uint64_t	 off;
	uint32_t	 track, kind;
	uint32_t	 next;		/* surface's of that token, or NONE */
	uint8_t		 surface;
};

struct pf_frame_queue {			/* surfaces' frames of a token */
	uint32_t	 first, last;	/* points; NONE: there is none */
};

struct pf_frames {
	struct pf_world	*w;
	struct builder	*b;
	struct idtab	 cookies;
	struct pf_frame_open *open;	/* of each cookie */
	size_t		 cap;
	struct idtab	 tokens;	/* process, token: of expectations */
	struct pf_frame_point *points;
	size_t		 npoints, points_cap;
};

static uint32_t
pf_frame_track(struct pf_frames *x, uint32_t upid, int actual)
{
	struct track_def d = TRACK_DEF_INIT;

	d.upid = upid;
	d.source = actual ? TRACK_SOURCE_FRAMES : TRACK_SOURCE_EXPECTED;
	d.name = pf_literal(x->b, actual ? "Actual Timeline" :
	    "Expected Timeline");
	return builder_track(x->b, &d);
}

/* Adds a frame that came, of event e, to those that arrows join. */
static void
pf_frame_keep(struct pf_frames *x, const struct pf_frame_event *e,
    struct pf_frame_open *o, uint64_t token, int64_t ts, uint64_t off)
{
	o->point = (uint32_t)x->npoints;
	x->points = xgrow(x->points, x->npoints, &x->points_cap,
	    sizeof(*x->points));
	x->points[x->npoints++] = (struct pf_frame_point){ .token = token,
	    .ts = ts, .end = INT64_MAX, .off = off, .track = o->track,
	    .kind = o->kind, .next = NONE, .surface = e->surface };
}

/* Begins a frame; returns 0, or -1 when fields are missing. */
static int
pf_frame_start(struct pf_frames *x, const struct pf_later *l,
    const struct pf_frame_event *e, const struct pf_span *s)
{
	uint64_t cookie = pf_number(s, PF_FRAME_COOKIE, 0);
	uint64_t token = pf_number(s, PF_FRAME_TOKEN, 0);
	uint64_t off = x->w->in.base + l->k.pos;
	struct pf_frame_open *o;
	uint32_t upid, i;
	char name[24];
	int added = 1;

	if (!pf_has_number(s, PF_FRAME_COOKIE) || !pf_has_number(s,
	    PF_FRAME_TOKEN) || !pf_has_number(s, e->pid) ||
	    !pf_has_number(s, e->display_token))
		return -1;
	builder_at(x->b, l->ts);
	upid = builder_process(x->b, builder_int_ident((int32_t)pf_number(s,
	    e->pid, 0)), x->w->file);
	i = idtab_add(&x->cookies, &(struct idkey){{ cookie }}, NULL);
	x->open = xgrow(x->open, i, &x->cap, sizeof(*x->open));
	o = &x->open[i];
	o->track = o->point = NONE;
	if (e->surface && !e->actual)
		idtab_add(&x->tokens, &(struct idkey){{ upid, token }},
		    &added);
	if (!added)
		return 0;
	snprintf(name, sizeof(name), "%" PRId64, (int64_t)token);
	o->track = pf_frame_track(x, upid, e->actual);
	o->kind = builder_kind(x->b, pf_literal(x->b, name), 0, 0);
	o->cookie = cookie;
	builder_track_async(x->b, ASYNC_BEGIN, o->track,
	    builder_uint_ident(cookie), l->ts, o->kind, off);
	if (e->actual)
		pf_frame_keep(x, e, o, pf_number(s, e->display_token, 0),
		    l->ts, off);
	return 0;
}

/* Ends a frame; returns 0, or -1 when nothing has begun it. */
static int
pf_frame_stop(struct pf_frames *x, const struct pf_later *l,
    const struct pf_span *s)
{
	uint64_t cookie = pf_number(s, PF_FRAME_COOKIE, 0);
	uint32_t i = idtab_find(&x->cookies, &(struct idkey){{ cookie, 0, 0,
	    0 }});

	if (i == NONE)
		return -1;
	if (x->open[i].track != NONE)
		builder_track_async(x->b, ASYNC_END, x->open[i].track,
		    builder_uint_ident(cookie), l->ts, x->open[i].kind,
		    x->w->in.base + l->k.pos);
	if (x->open[i].point != NONE)
		x->points[x->open[i].point].end = l->ts;
	x->open[i].track = x->open[i].point = NONE;
	return 0;
}

static void
pf_frame_packet(struct pf_frames *x, const struct pf_later *l)
{
	const struct pf_frame_event *e;
	struct pf_span s;
	int r = -1;

	if ((e = pf_frame_begin(&l->k.data, &s)) != NULL)
		r = pf_frame_start(x, l, e, &s);
	else if ((s = pf_member(&l->k.data, PF_FRAME_END)).p != NULL)
		r = pf_frame_stop(x, l, &s);
	if (r == -1)
		warn_add(builder_warn(x->b), WARN_PACKET, x->w->in.base +
		    l->k.pos);
}

/* ---- flows ---- */

/* Draws the arrow from a surface's frame to the display's. */
static void
pf_frame_arrow(struct pf_frames *x, const struct pf_frame_point *from,
    const struct pf_frame_point *to)
{
	struct key key = { .upid = NONE };

	key.space = from->end <= to->ts ? KEY_BIND : KEY_SPAN;
	key.cat = pf_literal(x->b, "frame");
	key.id = builder_uint_ident(from->off);
	builder_bind(x->b, FLOW_OUT, &key, from->track, from->ts, from->kind,
	    from->off);
	builder_bind(x->b, FLOW_IN, &key, to->track, to->ts, to->kind,
	    to->off);
}

/* Draws all arrows: each display's frame has what came before it. */
static void
pf_frame_arrows(struct pf_frames *x)
{
	struct radix *order = xcalloc(x->npoints + 1, sizeof(*order));
	struct pf_frame_queue *queues = NULL, *q;
	struct idtab tokens = { 0 };	/* of queues */
	struct pf_frame_point *p;
	uint32_t i, t;
	size_t cap = 0, n;
	int added;

	for (n = 0; n < x->npoints; n++) {
		order[n].key = radix_time(x->points[n].ts);
		order[n].value = n;
	}
	radix_sort(order, x->npoints);
	for (n = 0; n < x->npoints; n++) {
		p = &x->points[order[n].value];
		t = idtab_add(&tokens, &(struct idkey){{ p->token }}, &added);
		queues = xgrow(queues, t, &cap, sizeof(*queues));
		q = &queues[t];
		i = (uint32_t)order[n].value;
		if (added || (p->surface && q->first == NONE))
			q->first = p->surface ? i : NONE;
		else if (p->surface)
			x->points[q->last].next = i;
		q->last = i;
		if (p->surface)
			continue;
		for (i = q->first; i != NONE; i = x->points[i].next)
			pf_frame_arrow(x, &x->points[i], p);
		q->first = NONE;
	}
	idtab_free(&tokens);
	free(queues);
	free(order);
}

void
pf_frames(struct pf_part *parts, size_t n)
{
	struct pf_frames x = { .w = parts[0].w, .b = parts[n - 1].b };
	struct pf_later_place at = { 0, 0 };
	const struct pf_later *l;

	while ((l = pf_later_next(parts, n, PF_PACKET_FRAME_TIMELINE_EVENT,
	    &at)) != NULL)
		pf_frame_packet(&x, l);
	pf_frame_arrows(&x);
	idtab_free(&x.cookies);
	idtab_free(&x.tokens);
	free(x.open);
	free(x.points);
}
