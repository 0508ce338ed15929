/*
 * spec_wire: a specification in protobuf's wire format.  Fields that are not
 * known are left out, as protobuf has it; of a field that may be there once,
 * the last one counts.
 */
#include "config.h"

#include <string.h>

#include "ttv/err.h"
#include "ttv/little.h"
#include "ttv/wire.h"

#include "spec_node.h"

struct wire {
	struct arena	*arena;
	const char	*path;
	struct err	*err;
};

static int
wire_fail(struct wire *w, const char *what)
{
	return err_set(w->err, ERR_USAGE, ERR_NOWHERE, "%s: no specification "
	    "of a summary: %s", w->path, what);
}

static const struct spec_field *
wire_field(enum spec_message m, uint32_t number)
{
	const struct spec_field *f;

	for (f = spec_messages[m]; f->number != 0; f++)
		if (f->number == number)
			return f;
	return NULL;
}

static int	wire_message(struct wire *, struct spec_node *,
		    enum spec_message, const struct pf_span *,
		    unsigned depth);

/* Adds a value that a tag of wire type `type` has. */
static int
wire_value(struct wire *w, struct spec_node *message,
    const struct spec_field *field, const struct pf_field *f, unsigned depth)
{
	int bytes = field->type == SPEC_STRING || field->type == SPEC_OF;
	struct spec_node *n;

	if (f->type != (bytes ? PF_BYTES : field->type == SPEC_REAL ?
	    PF_FIXED64 : PF_VARINT))
		return wire_fail(w, "a field has another type");
	n = spec_add(w->arena, message, field);
	switch (field->type) {
	case SPEC_OF:
		return wire_message(w, n, field->of, &f->s, depth + 1);
	case SPEC_STRING:
		if (memchr(f->s.p, '\0', f->s.len) != NULL)
			return wire_fail(w, "a text has a NUL");
		n->text = arena_strndup(w->arena, (const char *)f->s.p,
		    f->s.len);
		n->len = f->s.len;
		return 0;
	case SPEC_REAL:
		n->real = pf_double(f->u);
		return 0;
	case SPEC_BOOL:
		n->num = f->u != 0;
		return 0;
	default:
		n->num = (int64_t)f->u;
		return 0;
	}
}

/* Adds the numbers of a packed list. */
static int
wire_packed(struct wire *w, struct spec_node *message,
    const struct spec_field *field, const struct pf_span *s, unsigned depth)
{
	struct pf_cursor c;
	struct pf_field f;
	int rc = 0;

	memset(&f, 0, sizeof(f));
	f.type = field->type == SPEC_REAL ? PF_FIXED64 : PF_VARINT;
	pf_open(&c, s);
	while (rc == 0 && c.p < c.end) {
		if (f.type == PF_FIXED64 ? c.end - c.p < 8 :
		    pf_varint(&c.p, c.end, &f.u) == -1)
			return wire_fail(w, "a list is cut");
		if (f.type == PF_FIXED64) {
			f.u = little64(c.p);
			c.p += 8;
		}
		rc = wire_value(w, message, field, &f, depth);
	}
	return rc;
}

static int
wire_message(struct wire *w, struct spec_node *message, enum spec_message m,
    const struct pf_span *s, unsigned depth)
{
	const struct spec_field *field;
	struct pf_cursor c;
	struct pf_field f;
	int rc = 0;

	if (depth > SPEC_DEPTH)
		return wire_fail(w, "messages stand too deep in each other");
	pf_open(&c, s);
	while (rc == 0 && pf_next(&c, &f)) {
		if ((field = wire_field(m, f.number)) == NULL)
			continue;
		if (field->many && f.type == PF_BYTES &&
		    (field->type == SPEC_REAL || field->type == SPEC_INT))
			rc = wire_packed(w, message, field, &f.s, depth);
		else
			rc = wire_value(w, message, field, &f, depth);
	}
	return rc == 0 && c.broken ? wire_fail(w, "a field is cut") : rc;
}

int
spec_read_wire(struct arena *a, struct spec_node *root, enum spec_message m,
    const char *path, const char *data, size_t len, struct err *err)
{
	struct wire w = { a, path, err };
	struct pf_span s = { (const uint8_t *)data, len };

	return wire_message(&w, root, m, &s, 0);
}
