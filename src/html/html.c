/*
 * html: pages that hold traces (ttv-formats(5), TRACES IN PAGES).
 *
 * - <script class="trace-data">: systrace and newer.  A text of any format, or
 *   that in base64; or a table of processes, or of control groups.
 * - <script id="viewer-data">: trace2html.  A text in base64.
 * - linuxPerfData = "...": systrace before that.  A JavaScript string.
 *
 * All texts of a page are read, each with the reader of its format.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/base64.h"
#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "html.h"

#define OLD_SYSTRACE	"linuxPerfData"
#define PROCESS_DUMP	"PROCESS DUMP"
#define CGROUP_DUMP	"CGROUP DUMP"

uint64_t
html_off(const struct html *h, const char *p)
{
	return h->r->base + (uint64_t)(p - h->r->data);
}

/* Has the n bytes, found at `at` in the page, read; returns 0 or -1. */
static int
html_nested(struct html *h, const char *text, size_t n, const char *at)
{
	if (h->r->nested == NULL)
		return 0;
	return h->r->nested(h->r->arg, text, n, html_off(h, at));
}

/*
 * Has the bytes that a text in base64 stands for read.  `strict`: only where
 * all of it is base64.  Returns 0 or -1.
 */
static int
html_base64(struct html *h, const char *p, const char *end, int strict)
{
	char *out = xmalloc(BASE64_DECODED((size_t)(end - p)));
	size_t bad, n = base64_decode(p, (size_t)(end - p), out, &bad);
	int r = -1;

	if (bad == 0 || !strict) {
		if (bad > 0)
			warn_addn(builder_warn(h->b), WARN_BASE64,
			    html_off(h, p), bad);
		r = html_nested(h, out, n, p);
	}
	free(out);
	return r;
}

/* Reads a text that a tag declares to be a trace. */
static void
html_block(struct html *h, const struct html_script *s)
{
	const char *p = s->text, *end = s->text_end;
	int r;

	/* blanks at the begin of a line belong to a line of ftrace */
	while (p < end && (*p == '\n' || *p == '\r'))
		p++;
	if (!s->closed)
		warn_add(builder_warn(h->b), WARN_UNTERMINATED,
		    html_off(h, end));
	if (begins_with(p, end, PROCESS_DUMP)) {
		html_dump(h, p + strlen(PROCESS_DUMP), end);
		return;
	}
	if (begins_with(p, end, CGROUP_DUMP))
		return;
	if (s->type == BLOCK_VIEWER)
		r = html_base64(h, p, end, 0);
	else {
		r = html_nested(h, p, (size_t)(end - p), p);
		if (r == -1)
			r = html_base64(h, p, end, 1);
	}
	if (r == -1)
		warn_add(builder_warn(h->b), WARN_PART, html_off(h, p));
}

/* Returns the value of n (at most 4) hexadecimal digits, or -1. */
static int
hex(const char *p, const char *end, int n)
{
	uint64_t v;

	return end - p < n || read_hex(p, p + n, &v) != p + n ? -1 : (int)v;
}

/*
 * Decodes the escape of a JavaScript string whose backslash is at p; returns
 * the place behind it.
 */
static const char *
script_escape(struct buf *out, const char *p, const char *end)
{
	static const char from[] = "nrtbfv0", to[] = "\n\r\t\b\f\v";
	const char *known;
	char utf8[4];
	int v;

	if (++p == end)
		return p;
	if (*p == '\n' || begins_with(p, end, "\r\n"))
		return p + (*p == '\n' ? 1 : 2);
	if (*p == 'u' && (v = hex(p + 1, end, 4)) != -1) {
		buf_add(out, utf8, text_encode((uint32_t)v, utf8));
		return p + 5;
	}
	if (*p == 'x' && (v = hex(p + 1, end, 2)) != -1) {
		buf_add(out, utf8, text_encode((uint32_t)v, utf8));
		return p + 3;
	}
	known = *p == '\0' ? NULL : strchr(from, *p);
	buf_addc(out, known == NULL ? *p : to[known - from]);
	return p + 1;
}

/*
 * Decodes the JavaScript string behind the quote at p; returns its end, or
 * `end` when nothing closes it.
 */
static const char *
script_string(struct buf *out, const char *p, const char *end)
{
	char quote = *p++;
	const char *q;

	while (p < end && *p != quote) {
		if (*p == '\\') {
			p = script_escape(out, p, end);
			continue;
		}
		for (q = p; q < end && *q != quote && *q != '\\'; q++)
			;
		buf_add(out, p, (size_t)(q - p));
		p = q;
	}
	return p;
}

/* Reads the strings that a script of an old page holds a trace in. */
static void
html_old_script(struct html *h, const struct html_script *s)
{
	const char *p = s->text, *end = s->text_end, *at;
	struct buf out = BUF_INIT;

	while (p < end && (p = memmem(p, (size_t)(end - p), OLD_SYSTRACE,
	    strlen(OLD_SYSTRACE))) != NULL) {
		p += strlen(OLD_SYSTRACE);
		while (p < end && (*p == ' ' || *p == '='))
			p++;
		if (p == end || (*p != '"' && *p != '\''))
			continue;
		buf_clear(&out);
		at = p;
		p = script_string(&out, p, end);
		if (p == end)
			warn_add(builder_warn(h->b), WARN_UNTERMINATED,
			    html_off(h, p));
		if (html_nested(h, out.data == NULL ? "" : out.data, out.len,
		    at) == -1)
			warn_add(builder_warn(h->b), WARN_PART,
			    html_off(h, at));
	}
	buf_free(&out);
}

static struct builder *
html_read(struct reading *r)
{
	const char *p, *end;
	struct html_script s;
	struct html h;

	memset(&h, 0, sizeof(h));
	if (r->wait != NULL)
		r->len = (size_t)r->wait(r->arg, UINT64_MAX);
	h.r = r;
	h.b = builder_new();
	builder_in_file(h.b, r->file);
	if (r->warn != NULL)
		warn_merge(builder_warn(h.b), r->warn);
	p = r->data;
	end = p + r->len;
	while (html_script_next(&p, end, &s)) {
		if (s.type != BLOCK_NONE)
			html_block(&h, &s);
		else
			html_old_script(&h, &s);
	}
	r->understood = h.named;
	return h.b;
}

#define TASK_NAME	18		/* bytes of <comm> of a kernel's line */

/*
 * Returns whether p, at a <, is the task of a line of the kernel's text:
 * "<idle>-0", "<...>-123".
 */
static int
is_task(const char *p, size_t n)
{
	const char *end = memchr(p, '>', n < TASK_NAME ? n : TASK_NAME);
	size_t len = end == NULL ? 0 : (size_t)(end - p);

	return end != NULL && n - len > 2 && end[1] == '-' &&
	    end[2] >= '0' && end[2] <= '9';
}

/* A page begins with a tag. */
static int
html_sniff(const char *p, size_t n)
{
	while (n > 0 && *p != '\0' && strchr(" \t\r\n\f\v", *p) != NULL) {
		p++;
		n--;
	}
	return n > 0 && *p == '<' && !is_task(p, n);
}

const struct format html_format = {
	.name = "html",
	.help = "HTML pages with traces in them: systrace, trace2html",
	.sniff = html_sniff,
	.read = html_read,
	.container = 1,
};
