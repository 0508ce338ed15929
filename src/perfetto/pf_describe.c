/*
 * pf_describe: packets that describe extensions of messages: names, types and
 * labels of fields, names of the values of enums (extension_descriptor, a
 * FileDescriptorSet, maybe compressed).
 *
 * Everything here comes from the file: names are bounded in length, messages in
 * depth, rows and types in number (pf_schema.c), what is inflated in size.  A
 * name must be an identifier, so that it can be a part of a key.  What is not
 * so is passed over, and the description counts as damaged.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/inflate.h"
#include "pf.h"
#include "pf_field.h"
#include "pf_schema.h"

#define PF_DESCRIBE_DEPTH	32	/* of messages inside messages */
#define PF_DESCRIBE_NAME	512	/* bytes of the full name of a type */
#define PF_LABEL_REPEATED	3

struct pf_describing {
	struct pf_schema *s;
	struct buf	 scope;		/* names of the package and of the
					 * messages around, joined by dots */
	uint64_t	*budget;	/* of bytes to be inflated */
	int		 depth;
	int		 bad;		/* 1: something was passed over */
};

/* Returns whether bytes are an identifier, with dots if these are allowed. */
static int
describe_is_name(const struct pf_span *s, int dots)
{
	size_t i;

	if (s->p == NULL || s->len == 0 || s->len > PF_DESCRIBE_NAME)
		return 0;
	for (i = 0; i < s->len; i++)
		if (!(is_alnum(s->p[i]) || s->p[i] == '_' ||
		    (dots && s->p[i] == '.')))
			return 0;
	return 1;
}

/* Adds a name to the scope; returns 0, or -1: it is none. */
static int
describe_enter(struct pf_describing *d, const struct pf_span *name, int dots)
{
	if (!describe_is_name(name, dots) ||
	    d->scope.len + name->len >= PF_DESCRIBE_NAME) {
		d->bad = 1;
		return -1;
	}
	if (d->scope.len > 0)
		buf_addc(&d->scope, '.');
	buf_add(&d->scope, name->p, name->len);
	return 0;
}

/* Returns the type of the scope, or 0. */
static uint32_t
describe_type(struct pf_describing *d)
{
	uint32_t type = pf_schema_type(d->s, d->scope.data, d->scope.len);

	d->bad |= type == 0;
	return type;
}

/* Takes the dot before the name of a type away. */
static struct pf_span
describe_reference(const struct pf_span *s, uint32_t field)
{
	struct pf_span name = pf_member(s, field);

	if (name.len > 0 && name.p[0] == '.') {
		name.p++;
		name.len--;
	}
	return name;
}

/* Describes a field of a type; 0: of the message that it says it extends. */
static void
describe_field(struct pf_describing *d, uint32_t type, const struct pf_span *s)
{
	uint64_t number = pf_number(s, PF_FIELD_DESCRIPTOR_NUMBER, 0);
	struct pf_schema_row row;
	struct pf_span extendee;

	memset(&row, 0, sizeof(row));
	row.name = pf_member(s, PF_FIELD_DESCRIPTOR_NAME);
	row.type = (uint8_t)pf_number(s, PF_FIELD_DESCRIPTOR_TYPE,
	    PF_T_MESSAGE);
	row.list = pf_number(s, PF_FIELD_DESCRIPTOR_LABEL, 0) ==
	    PF_LABEL_REPEATED;
	row.of_name = describe_reference(s, PF_FIELD_DESCRIPTOR_TYPE_NAME);
	if (type == 0) {
		extendee = describe_reference(s, PF_FIELD_DESCRIPTOR_EXTENDEE);
		if (describe_is_name(&extendee, 1))
			type = pf_schema_type(d->s, (const char *)extendee.p,
			    extendee.len);
	}
	if (type == 0 || number == 0 || number > PF_NUMBER_MAX ||
	    row.type == 0 || row.type > PF_T_SINT64 ||
	    !describe_is_name(&row.name, 0) ||
	    pf_schema_add(d->s, type, (uint32_t)number, &row) == -1)
		d->bad = 1;
}

static void
describe_enum(struct pf_describing *d, const struct pf_span *s)
{
	struct pf_span name = pf_member(s, PF_ENUM_DESCRIPTOR_NAME);
	size_t outside = d->scope.len;
	struct pf_schema_row row;
	struct pf_cursor c;
	struct pf_field f;
	uint32_t type;

	if (describe_enter(d, &name, 0) == -1)
		return;
	type = describe_type(d);
	memset(&row, 0, sizeof(row));
	for (pf_open(&c, s); type != 0 && pf_next(&c, &f);) {
		if (f.number != PF_ENUM_DESCRIPTOR_VALUE || f.type != PF_BYTES)
			continue;
		row.name = pf_member(&f.s, PF_ENUM_VALUE_NAME);
		if (!describe_is_name(&row.name, 0) || pf_schema_add(d->s,
		    type, (uint32_t)pf_number(&f.s, PF_ENUM_VALUE_NUMBER, 0),
		    &row) == -1)
			d->bad = 1;
	}
	d->bad |= c.broken;
	d->scope.len = outside;
}

static void
describe_message(struct pf_describing *d, const struct pf_span *s)
{
	struct pf_span name = pf_member(s, PF_DESCRIPTOR_NAME);
	size_t outside = d->scope.len;
	struct pf_cursor c;
	struct pf_field f;
	uint32_t type;

	if (d->depth == PF_DESCRIBE_DEPTH)
		d->bad = 1;
	if (d->depth == PF_DESCRIBE_DEPTH || describe_enter(d, &name, 0) == -1)
		return;
	d->depth++;
	type = describe_type(d);
	for (pf_open(&c, s); type != 0 && pf_next(&c, &f);) {
		if (f.type != PF_BYTES)
			continue;
		if (f.number == PF_DESCRIPTOR_FIELD)
			describe_field(d, type, &f.s);
		else if (f.number == PF_DESCRIPTOR_EXTENSION)
			describe_field(d, 0, &f.s);
		else if (f.number == PF_DESCRIPTOR_NESTED_TYPE)
			describe_message(d, &f.s);
		else if (f.number == PF_DESCRIPTOR_ENUM_TYPE)
			describe_enum(d, &f.s);
	}
	d->bad |= c.broken;
	d->depth--;
	d->scope.len = outside;
}

static void
describe_file(struct pf_describing *d, const struct pf_span *s)
{
	struct pf_span package = pf_member(s, PF_FILE_DESCRIPTOR_PACKAGE);
	struct pf_cursor c;
	struct pf_field f;

	d->scope.len = 0;
	if (package.len > 0 && describe_enter(d, &package, 1) == -1)
		return;
	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.type != PF_BYTES)
			continue;
		if (f.number == PF_FILE_DESCRIPTOR_MESSAGE_TYPE)
			describe_message(d, &f.s);
		else if (f.number == PF_FILE_DESCRIPTOR_ENUM_TYPE)
			describe_enum(d, &f.s);
		else if (f.number == PF_FILE_DESCRIPTOR_EXTENSION)
			describe_field(d, 0, &f.s);
	}
	d->bad |= c.broken;
}

/* Sets *set to what a compressed description holds. */
static void
describe_inflate(struct pf_describing *d, const struct pf_span *packed,
    struct pf_span *set)
{
	struct buf b = BUF_INIT;

	if (inflate_memory((const char *)packed->p, packed->len, INFLATE_ZLIB,
	    d->budget, &b) == -1)
		d->bad = 1;
	if (b.len == 0) {
		buf_free(&b);
		return;
	}
	set->p = (const uint8_t *)b.data;
	set->len = b.len;
	pf_schema_keep(d->s, b.data);
}

int
pf_describe(struct pf_schema *s, const struct pf_span *packet,
    uint64_t *budget)
{
	struct pf_describing d = { s, BUF_INIT, budget, 0, 0 };
	struct pf_span set, packed;
	struct pf_cursor c;
	struct pf_field f;

	pf_schema_source(s);
	set = pf_member(packet, PF_EXTENSION_DESCRIPTOR_EXTENSION_SET);
	packed = pf_member(packet, PF_EXTENSION_DESCRIPTOR_EXTENSION_SET_GZIP);
	if (set.p == NULL && packed.p != NULL)
		describe_inflate(&d, &packed, &set);
	for (pf_open(&c, &set); set.p != NULL && pf_next(&c, &f);)
		if (f.number == PF_FILE_DESCRIPTOR_SET_FILE &&
		    f.type == PF_BYTES)
			describe_file(&d, &f.s);
	d.bad |= set.p != NULL && c.broken;
	buf_free(&d.scope);
	return d.bad ? -1 : 0;
}
