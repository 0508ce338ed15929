/*
 * spec_print: fields as protobuf's text and as JSON, which protobuf's own
 * readers take.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "spec_node.h"

void
spec_string(struct buf *b, int json, const char *s, size_t n)
{
	const char *at;
	size_t i;

	if (json) {
		buf_json(b, s, n);
		return;
	}
	buf_addc(b, '"');
	for (i = 0; i < n; i++) {
		at = s[i] == '\0' ? NULL : strchr("\n\r\t\"'\\", s[i]);
		if (at != NULL)
			buf_printf(b, "\\%c", "nrt\"'\\"[strlen(
			    "\n\r\t\"'\\") - strlen(at)]);
		else if ((unsigned char)s[i] < 0x20 ||
		    (unsigned char)s[i] >= 0x7f)
			buf_printf(b, "\\%03o", (unsigned char)s[i]);
		else
			buf_addc(b, s[i]);
	}
	buf_addc(b, '"');
}

void
spec_real(struct buf *b, int json, double v)
{
	if (isnan(v))
		buf_adds(b, json ? "\"NaN\"" : "nan");
	else if (isinf(v))
		buf_printf(b, json ? "\"%sInfinity\"" : "%sinf",
		    v < 0 ? "-" : "");
	else
		buf_double(b, v);
}

/* Appends the value of a node that is no message. */
static void
print_value(struct buf *b, const struct spec_node *n, int json)
{
	const struct spec_word *w;

	switch (n->field->type) {
	case SPEC_STRING:
		spec_string(b, json, n->text, n->len);
		return;
	case SPEC_REAL:
		spec_real(b, json, n->real);
		return;
	case SPEC_BOOL:
		buf_adds(b, n->num ? "true" : "false");
		return;
	case SPEC_ENUM:
		for (w = n->field->words; w->name != NULL; w++)
			if (w->num == n->num) {
				buf_printf(b, json ? "\"%s\"" : "%s",
				    w->name);
				return;
			}
		/* FALLTHROUGH */
	default:
		buf_int(b, n->num);
	}
}

void
spec_print_text(struct buf *b, const struct spec_node *message,
    unsigned depth)
{
	const struct spec_node *n;

	for (n = message->child; n != NULL; n = n->next) {
		buf_fill(b, ' ', 2 * (size_t)depth);
		buf_adds(b, n->field->name);
		if (n->field->type == SPEC_OF) {
			buf_adds(b, " {\n");
			spec_print_text(b, n, depth + 1);
			buf_fill(b, ' ', 2 * (size_t)depth);
			buf_adds(b, "}\n");
		} else {
			buf_adds(b, ": ");
			print_value(b, n, 0);
			buf_addc(b, '\n');
		}
	}
}

/* Appends a node as a JSON value. */
static void
print_json(struct buf *b, const struct spec_node *n)
{
	if (n->field->type == SPEC_OF)
		spec_print_json(b, n, n->field->of);
	else
		print_value(b, n, 1);
}

void
spec_print_json(struct buf *b, const struct spec_node *message,
    enum spec_message m)
{
	const struct spec_field *f;
	const struct spec_node *n;
	const char *sep = "";

	buf_addc(b, '{');
	for (f = spec_messages[m]; f->number != 0; f++) {
		if ((n = spec_get(message, f->name)) == NULL)
			continue;
		buf_printf(b, "%s\"%s\":", sep, f->name);
		sep = ",";
		if (!f->many) {
			print_json(b, n);
			continue;
		}
		buf_addc(b, '[');
		for (n = NULL; (n = spec_next(message, n, f->name)) != NULL;) {
			if (b->data[b->len - 1] != '[')
				buf_addc(b, ',');
			print_json(b, n);
		}
		buf_addc(b, ']');
	}
	buf_addc(b, '}');
}
