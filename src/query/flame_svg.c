/*
 * flame_svg: a call tree as a picture that needs no other file and no script:
 * a box a node, callers above, with its name and numbers as a tooltip.
 *
 * Boxes that are narrower than a part of a pixel are left out and counted
 * below the picture.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/hash.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "flame_int.h"

#define WIDTH		1200.0	/* pixels, as in most such pictures */
#define MARGIN		10
#define HEAD		40	/* of the title */
#define ROW		17
#define LETTER		7.0	/* pixels of a letter of 12 px, monospaced */
#define NARROW		0.1	/* pixels; what is narrower is left out */
#define CHUNK		(1u << 16)

/*
 * Appends text for XML: what a terminal may obey is no character of XML
 * either, and becomes U+FFFD.
 */
static void
svg_text(struct buf *b, const char *s, size_t len)
{
	char *tmp = xreallocarray(NULL, len + 1, 3);
	size_t n = text_safe(tmp, len * 3 + 1, s, len), i, used;
	uint32_t c;

	for (i = 0; i < n; i += used) {
		c = text_decode(tmp + i, n - i, &used);
		if (c == '<')
			buf_adds(b, "&lt;");
		else if (c == '>')
			buf_adds(b, "&gt;");
		else if (c == '&')
			buf_adds(b, "&amp;");
		else if (c == '"')
			buf_adds(b, "&quot;");
		else if (c == 0xfffe || c == 0xffff)	/* not in XML */
			buf_adds(b, "\357\277\275");
		else
			buf_add(b, tmp + i, used);
	}
	free(tmp);
}

/* Appends as many letters of a name as fit, with an ellipsis. */
static void
svg_label(struct buf *b, const char *s, size_t len, int letters)
{
	size_t i, used;
	int n = 0;

	for (i = 0; i < len && n < letters; i += used, n++)
		text_decode(s + i, len - i, &used);
	if (i == len) {
		svg_text(b, s, len);
		return;
	}
	for (i = 0, n = 0; i < len && n < letters - 2; i += used, n++)
		text_decode(s + i, len - i, &used);
	svg_text(b, s, i);
	buf_adds(b, "..");
}

/* Appends a warm colour that is the same for a name in every picture. */
static void
svg_colour(struct buf *b, const char *s, size_t len)
{
	uint32_t h = HASH_BYTES_32;
	size_t i;

	for (i = 0; i < len; i++)
		h = hash_byte_32(h, s[i]);
	h ^= h >> 15;
	buf_printf(b, "#%02x%02x%02x", 205 + h % 50, 90 + h / 64 % 130,
	    40 + h / 8192 % 60);
}

static void
svg_box(struct buf *b, const struct trace *t, const struct flame *f,
    uint32_t i, double x, double w)
{
	const struct flame_node *v = &f->v[i];
	char tmp[256], total[32], self[32], count[32];
	const char *s;
	size_t len;

	s = flame_label(t, f, v, tmp, sizeof(tmp), &len);
	flame_text(f, v->total, total, sizeof(total));
	flame_text(f, v->self, self, sizeof(self));
	text_count(count, sizeof(count), v->count);
	buf_adds(b, "<g><title>");
	svg_text(b, s, len);
	if (flame_where(v) != 0) {
		buf_addc(b, ' ');
		svg_text(b, trace_str(t, flame_where(v)),
		    strtab_len(t->strings, flame_where(v)));
	}
	buf_printf(b, "\n%s, %.2f %%", total, f->v[0].total > 0 ?
	    (double)v->total / (double)f->v[0].total * 100 : 0);
	if (v->count > 0)
		buf_printf(b, "; self %s; %s of these", self, count);
	buf_adds(b, "</title>");
	buf_printf(b, "<rect x=\"%.2f\" y=\"%d\" width=\"%.2f\" height=\"%d\" "
	    "fill=\"", x, HEAD + ROW * (int)v->depth, w, ROW - 1);
	svg_colour(b, s, len);
	buf_adds(b, "\"/>");
	if (w >= LETTER * 3 + 4) {
		buf_printf(b, "<text x=\"%.2f\" y=\"%d\">", x + 3, HEAD + ROW *
		    (int)v->depth + 12);
		svg_label(b, s, len, (int)((w - 4) / LETTER));
		buf_adds(b, "</text>");
	}
	buf_adds(b, "</g>\n");
}

static void
svg_head(struct buf *b, const struct trace *t, const struct flame *f,
    const char *title, uint32_t depth)
{
	const char *by = f->weighs != 0 ? flame_title(t, f) :
	    flame_weights[f->weight].word;
	int height = HEAD + ROW * ((int)depth + 1) + 30;

	buf_printf(b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	    "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" "
	    "width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
	    "font-family=\"monospace\" font-size=\"12\">\n"
	    "<rect width=\"100%%\" height=\"100%%\" fill=\"#fffdf5\"/>\n"
	    "<text x=\"%d\" y=\"24\" font-size=\"16\">", (int)WIDTH, height,
	    (int)WIDTH, height, MARGIN);
	svg_text(b, title, strlen(title));
	buf_adds(b, ", by ");
	svg_text(b, by, strlen(by));
	buf_adds(b, "</text>\n");
}

/* Returns the depth of the deepest node that is wide enough. */
static uint32_t
svg_depth(const struct flame *f, int64_t least)
{
	uint32_t i, depth = 0;

	for (i = 0; i < f->n; i++)
		if (f->v[i].total >= least && f->v[i].depth > depth)
			depth = f->v[i].depth;
	return depth;
}

void
flame_write_svg(struct buf *b, const struct trace *t, const struct flame *f,
    const char *title, flame_sink *sink, void *arg)
{
	double *x = xcalloc(f->n, sizeof(*x));
	double all = f->v[0].total > 0 ? (double)f->v[0].total : 1, w;
	double scale = (WIDTH - 2 * MARGIN) / all;
	uint32_t i, up, shown = 0, depth;

	depth = svg_depth(f, (int64_t)(NARROW / scale) + 1);
	svg_head(b, t, f, title, depth);
	for (i = 0; i < f->n; i++) {
		up = f->v[i].parent;
		x[i] = up == NONE ? MARGIN : i == f->v[up].first ? x[up] :
		    x[i - 1] + (double)f->v[i - 1].total * scale;
		w = (double)f->v[i].total * scale;
		if (i > 0 && (w < NARROW || f->v[i].depth > depth))
			continue;
		shown++;
		svg_box(b, t, f, i, x[i], w);
		if (sink != NULL && b->len >= CHUNK && sink(arg, b) == -1)
			break;
	}
	buf_printf(b, "<text x=\"%d\" y=\"%d\" fill=\"#777\">", MARGIN, HEAD +
	    ROW * ((int)depth + 1) + 18);
	if (shown < f->n)
		buf_printf(b, "%" PRIu32 " of %" PRIu32 " boxes are too narrow "
		    "to be drawn", f->n - shown, f->n);
	buf_adds(b, "</text>\n</svg>\n");
	free(x);
}
