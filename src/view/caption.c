/*
 * caption: what is written in a slice's box and line.  Where the name says
 * little ("RunTask", "Source") a rule names the args that say more, and the
 * text is the name and the value of the first of these that the slice has.
 *
 *   - Args are read again from the input, so a lazy view asks for those of wide
 *     boxes only, and reads them between keys (caption_idle()); until then the
 *     name stands alone.
 *   - Texts are kept by slice in a table of KEPT places, where a slice has
 *     one; rules are looked up once a kind.
 *   - As two slices of a frame may have the same place, at most READS are read
 *     for one place of the view: idle work ends.
 *   - Rules that the user adds come before those of the table.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/strtab.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "caption.h"
#include "priv.h"
#include "shorten.h"

#define KEPT		4096	/* texts; a power of two */
#define READS		(KEPT * 2)
#define WANTED		128	/* slices a frame whose args are wanted */
#define PIECE		8	/* slices that are read between two keys */
#define ROOM		5	/* columns that a value needs beside the name */
#define TEXT_MOST	160	/* bytes of a value */
#define DEPTH		8	/* of a key "a.b.c" */

struct rule {
	const char	*name;		/* "Source", "Parse*", "*Pass" */
	const char	*keys;		/* "data.url url": the first counts */
};

static const struct rule table[] = {
	/* Chromium */
	{ "RunTask", "src_func src_file" },
	{ "*::RunTask", "src_func src_file" },
	{ "*_RunTask", "src_func src_file" },
	{ "*ProcessTaskFromWorkQueue", "src_func src_file" },
	{ "*TimerFiredInternal", "src_func src_file" },
	{ "ScopedBlockingCall*", "function_name "
	    "source_location.function_name file_name" },
	{ "ScopedAllowBlocking*", "function_name file_name" },
	{ "LongTaskTracker", "src_func src_file" },
	{ "KeyedServiceFactory::*", "chrome_keyed_service.name" },
	{ "View::*", "class view_class_name.name" },
	{ "LayoutManagerBase::*", "class" },
	{ "MemoryDumpManager::*", "memory_dump_provider.name" },
	{ "Receive mojo *", "chrome_mojo_event_info.mojo_interface_tag "
	    "info.mojo_interface_tag" },
	{ "Closed mojo *", "chrome_mojo_event_info.mojo_interface_tag" },
	{ "SimpleWatcher::OnHandleReady",
	    "chrome_mojo_event_info.watcher_notify_interface_tag" },
	{ "EpollEvent", "controller_created_from.function_name" },
	{ "FunctionCall", "data.functionName data.url" },
	{ "EvaluateScript", "data.url" },
	{ "EvaluateModule", "data.url" },
	{ "v8.*", "data.url fileName data.fileName url" },
	{ "ParseHTML", "beginData.url" },
	{ "EventDispatch", "data.type" },
	{ "TimerFire", "data.timerId" },
	{ "XHR*", "data.url" },
	{ "Resource*", "data.url" },
	{ "*::OnReceiveResponse", "url" },
	{ "*::requestResource", "url" },
	{ "CustomElement*", "name" },
	{ "Paint", "data.nodeName" },
	{ "MinorGC", "type" },
	{ "MajorGC", "type" },
	{ "Database::Open*", "path" },
	{ "Database::Statement", "statement" },
	{ "Graphics.Pipeline", "chrome_graphics_pipeline.step" },
	{ "LatencyInfo.Flow", "chrome_latency_info.step" },
	{ "step", "step data.step" },
	/* clang */
	{ "Source", "detail" },
	{ "Parse*", "detail" },
	{ "Instantiate*", "detail" },
	{ "CodeGen Function", "detail" },
	{ "Opt*", "detail" },
	{ "RunPass", "detail" },
	{ "*Pass", "detail" },
	{ "*Adaptor", "detail" },
	{ "PassManager*", "detail" },
	/* tsc */
	{ "findSourceFile", "fileName" },
	{ "*SourceFile", "path" },
	{ "emitJsFileOrBundle", "jsFilePath" },
	{ "transformNodes", "path" },
	{ "check*", "path" },
	{ "resolve*", "containingFileName resolveFrom" },
	{ "processTypeReferenceDirective", "directive" },
	/* CMake */
	{ "if", "functionArgs" },
	{ "foreach", "functionArgs" },
	{ "file", "functionArgs" },
	{ "include", "functionArgs" },
	{ "find_*", "functionArgs" },
	{ "project", "functionArgs" },
	{ "try_compile", "functionArgs" },
	{ "execute_process", "functionArgs" },
};
#define NTABLE	(sizeof(table) / sizeof(table[0]))

struct kept {
	uint32_t	 slice;		/* NONE: free */
	size_t		 len;		/* 0: it has none of the args */
	char		*text;
};

struct captions {
	struct rule	*own;		/* the user's, the last first */
	size_t		 nown;
	const struct trace *trace;	/* that all below is about */
	const struct rule **by_kind;	/* &table[NTABLE]: not looked up */
	struct kept	 kept[KEPT];
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
	size_t i;

	if (c == NULL)
		return;
	caption_forget(c);
	for (i = 0; i < c->nown; i++) {
		free((char *)(uintptr_t)c->own[i].name);
		free((char *)(uintptr_t)c->own[i].keys);
	}
	free(c->own);
	buf_free(&c->buf);
	free(c);
}

void
view_caption(struct view *v, const char *name, const char *keys)
{
	struct captions *c = v->priv->captions;

	caption_forget(c);
	c->own = xreallocarray(c->own, c->nown + 1, sizeof(*c->own));
	memmove(&c->own[1], &c->own[0], c->nown * sizeof(*c->own));
	c->own[0].name = xstrdup(name);
	c->own[0].keys = xstrdup(keys);
	c->nown++;
}

/* ---- rules ---- */

int
caption_matches(const char *pattern, const char *name, size_t len)
{
	size_t n = strlen(pattern);

	if (n > 0 && pattern[n - 1] == '*')
		return len >= n - 1 && memcmp(name, pattern, n - 1) == 0;
	if (pattern[0] == '*')
		return len >= n - 1 && memcmp(name + len - (n - 1),
		    pattern + 1, n - 1) == 0;
	return len == n && memcmp(name, pattern, n) == 0;
}

static const struct rule *
rule_find(const struct captions *c, const char *name, size_t len)
{
	size_t i;

	for (i = 0; i < c->nown; i++)
		if (caption_matches(c->own[i].name, name, len))
			return strcmp(c->own[i].keys, "none") == 0 ? NULL :
			    &c->own[i];
	for (i = 0; i < NTABLE; i++)
		if (caption_matches(table[i].name, name, len))
			return &table[i];
	return NULL;
}

static const struct rule *
rule_of_kind(struct captions *c, const struct trace *tr, uint32_t kind)
{
	static const struct rule unknown;
	uint32_t i;

	if (c->trace != tr) {
		caption_forget(c);
		c->trace = tr;
		c->by_kind = xreallocarray(NULL, (size_t)tr->nkinds + 1,
		    sizeof(struct rule *));
		for (i = 0; i < tr->nkinds; i++)
			c->by_kind[i] = &unknown;
	}
	if (c->by_kind[kind] == &unknown)
		c->by_kind[kind] = rule_find(c, trace_kind_name(tr, kind),
		    strtab_len(tr->strings, tr->kinds[kind].name));
	return c->by_kind[kind];
}

/* ---- values ---- */

/* Returns the member "a.b" of args, or NULL. */
static const struct value *
member(const struct value *args, const char *key, size_t len)
{
	char name[64];
	size_t n;
	int depth;

	for (depth = 0; depth < DEPTH && args != NULL; depth++) {
		for (n = 0; n < len && key[n] != '.'; n++)
			;
		if (n >= sizeof(name))
			return NULL;
		memcpy(name, key, n);
		name[n] = '\0';
		args = value_get(args, name);
		if (n == len)
			return args;
		key += n + 1;
		len -= n + 1;
	}
	return NULL;
}

static void
caption_read(struct captions *c, const struct trace *tr, uint32_t slice)
{
	const struct rule *r = rule_of_kind(c, tr, tr->kind[slice]);
	struct kept *k = &c->kept[slice % KEPT];
	const struct value *args, *v;
	struct arena arena = ARENA_INIT;
	const char *key;
	size_t n;

	free(k->text);
	memset(k, 0, sizeof(*k));
	k->slice = slice;
	if (r == NULL)
		return;
	args = trace_slice_args(tr, slice, &arena);
	for (key = r->keys; *key != '\0' && k->len == 0; key += n) {
		key += *key == ' ' || *key == ',';
		n = strcspn(key, " ,");
		v = member(args, key, n);
		if (v == NULL || (v->type != VALUE_STRING && v->type !=
		    VALUE_NUMBER) || v->len == 0)
			continue;
		k->len = v->len < TEXT_MOST ? v->len : TEXT_MOST;
		k->text = xmalloc(k->len);
		/* of what is too long, its end says more */
		memcpy(k->text, v->text + v->len - k->len, k->len);
	}
	arena_free(&arena);
}

/* Returns what is behind the last slash, or all. */
static size_t
base_of(const char *s, size_t len)
{
	size_t i;

	for (i = len; i > 1; i--)
		if (s[i - 2] == '/')
			return i - 1;
	return 0;
}

/*
 * Returns the text of a slice's box of `room` columns, and its length: the
 * name, with a value if there is room for it.  The text lives until the next
 * call.
 */
const char *
caption_of(const struct view *v, uint32_t slice, int room, size_t *len)
{
	const struct trace *tr = v->trace;
	uint32_t kind = tr->kind[slice];
	struct captions *c = v->priv->captions;
	const char *name = trace_kind_name(tr, kind);
	const struct kept *k = &c->kept[slice % KEPT];
	char dots[8];
	size_t from, room_left;

	*len = strtab_len(tr->strings, tr->kinds[kind].name);
	if (!v->captions || room < 0 || (size_t)room < *len + ROOM ||
	    rule_of_kind(c, tr, kind) == NULL)
		return name;
	if (k->slice != slice && !v->lazy)
		caption_read(c, tr, slice);
	if (k->slice != slice) {
		if (c->nwanted < WANTED && c->reads < READS)
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
	if (from == 0 && (from = shorten_scopes(k->text, k->len,
	    (int)room_left)) > 0)
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
		if (*left <= 0 || n++ == PIECE)
			return 0;
		caption_read(c, v->trace, c->wanted[--c->nwanted]);
		c->reads++;
	}
	return 1;
}
