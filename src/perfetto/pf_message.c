/*
 * pf_message: a message as protobuf's text, by the names of a schema: a field a
 * line, those of messages indented by two blanks.  What the schema lacks is
 * called by its number, and is a message where its bytes are one.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/little.h"
#include "pf.h"
#include "pf_field.h"
#include "pf_schema.h"

#define PF_MESSAGE_DEPTH	32	/* of messages in messages */
#define PF_MESSAGE_MOST		(1u << 20)	/* bytes of all the text */

struct pf_printer {
	const struct pf_schema *schema;
	struct buf	*out;
};

static void
pf_message_bytes(struct buf *b, const struct pf_span *s)
{
	size_t i;
	char c;

	buf_addc(b, '"');
	for (i = 0; i < s->len && b->len < PF_MESSAGE_MOST; i++) {
		c = (char)s->p[i];
		if (c == '"' || c == '\'' || c == '\\')
			buf_printf(b, "\\%c", c);
		else if (c == '\n')
			buf_adds(b, "\\n");
		else if ((unsigned char)c < 0x20 || (unsigned char)c >= 0x7f)
			buf_printf(b, "\\%03o", (unsigned char)c);
		else
			buf_addc(b, c);
	}
	buf_addc(b, '"');
}

static void
pf_message_real(struct buf *b, double v)
{
	if (isfinite(v))
		buf_double(b, v);
	else
		buf_adds(b, isnan(v) ? "nan" : v < 0 ? "-inf" : "inf");
}

/* Appends a number of a type; `row` is NULL for a field without a name. */
static void
pf_message_number(struct pf_printer *p, const struct pf_schema_row *row,
    uint64_t u)
{
	const struct pf_schema_row *word;
	uint32_t low = (uint32_t)u;
	float real;

	switch (row == NULL ? PF_T_UINT64 : row->type) {
	case PF_T_BOOL:
		buf_adds(p->out, u != 0 ? "true" : "false");
		return;
	case PF_T_DOUBLE:
		pf_message_real(p->out, pf_double(u));
		return;
	case PF_T_FLOAT:
		memcpy(&real, &low, sizeof(real));
		pf_message_real(p->out, (double)real);
		return;
	case PF_T_ENUM:
		word = pf_schema_row(p->schema, row->of, low);
		if (word != NULL) {
			buf_add(p->out, word->name.p, word->name.len);
			return;
		}
		/* FALLTHROUGH */
	case PF_T_INT32:
	case PF_T_SFIXED32:
		buf_int(p->out, (int32_t)low);
		return;
	case PF_T_INT64:
	case PF_T_SFIXED64:
		buf_int(p->out, (int64_t)u);
		return;
	case PF_T_SINT32:
	case PF_T_SINT64:
		buf_int(p->out, (int64_t)(u >> 1 ^ -(u & 1)));
		return;
	default:
		buf_printf(p->out, "%" PRIu64, u);
	}
}

/* Begins the line of a field. */
static void
pf_message_name(struct pf_printer *p, const struct pf_schema_row *row,
    uint32_t number, unsigned depth)
{
	buf_fill(p->out, ' ', 2 * (size_t)depth);
	if (row != NULL)
		buf_add(p->out, row->name.p, row->name.len);
	else
		buf_printf(p->out, "%" PRIu32, number);
}

static void	pf_message_fields(struct pf_printer *, uint32_t type,
		    const struct pf_span *, unsigned depth);

/* Appends the numbers of a packed list, a line each. */
static void
pf_message_packed(struct pf_printer *p, const struct pf_schema_row *row,
    const struct pf_field *f, unsigned depth)
{
	int wide = row->type == PF_T_DOUBLE || row->type == PF_T_FIXED64 ||
	    row->type == PF_T_SFIXED64;
	int narrow = row->type == PF_T_FLOAT || row->type == PF_T_FIXED32 ||
	    row->type == PF_T_SFIXED32;
	const uint8_t *q = f->s.p, *end = q + f->s.len;
	size_t n = wide ? 8 : 4;
	uint64_t u;

	while (q < end && p->out->len < PF_MESSAGE_MOST) {
		u = 0;
		if (!wide && !narrow) {
			if (pf_varint(&q, end, &u) == -1)
				return;
		} else if ((size_t)(end - q) < n)
			return;
		else {
			u = wide ? little64(q) : little32(q);
			q += n;
		}
		pf_message_name(p, row, f->number, depth);
		buf_adds(p->out, ": ");
		pf_message_number(p, row, u);
		buf_addc(p->out, '\n');
	}
}

/* Appends a field of bytes: a message, a list or a text. */
static void
pf_message_span(struct pf_printer *p, const struct pf_schema_row *row,
    const struct pf_field *f, unsigned depth)
{
	int is_text = row != NULL ? row->type == PF_T_STRING ||
	    row->type == PF_T_BYTES : f->s.len == 0 || !pf_is_message(&f->s);

	if (is_text || depth >= PF_MESSAGE_DEPTH) {
		pf_message_name(p, row, f->number, depth);
		buf_adds(p->out, ": ");
		pf_message_bytes(p->out, &f->s);
		buf_addc(p->out, '\n');
	} else if (row != NULL && row->type != PF_T_MESSAGE)
		pf_message_packed(p, row, f, depth);
	else {
		pf_message_name(p, row, f->number, depth);
		buf_adds(p->out, " {\n");
		pf_message_fields(p, row != NULL ? row->of : 0, &f->s,
		    depth + 1);
		buf_fill(p->out, ' ', 2 * (size_t)depth);
		buf_adds(p->out, "}\n");
	}
}

static void
pf_message_fields(struct pf_printer *p, uint32_t type,
    const struct pf_span *s, unsigned depth)
{
	const struct pf_schema_row *row;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); p->out->len < PF_MESSAGE_MOST &&
	    pf_next(&c, &f);) {
		row = type == 0 ? NULL : pf_schema_row(p->schema, type,
		    f.number);
		if (f.type == PF_BYTES) {
			pf_message_span(p, row, &f, depth);
			continue;
		}
		pf_message_name(p, row, f.number, depth);
		buf_adds(p->out, ": ");
		pf_message_number(p, row, f.u);
		buf_addc(p->out, '\n');
	}
}

void
pf_message_text(const struct pf_schema *schema, const char *type,
    const struct pf_span *s, struct buf *out)
{
	struct pf_printer p = { schema, out };

	buf_adds(out, "");
	pf_message_fields(&p, pf_schema_find(schema, type, strlen(type)), s,
	    0);
}
