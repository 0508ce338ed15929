/*
 * pf_schema: what messages and enums call their fields and values: what this
 * reader knows (pf_known.c), and what the trace describes (pf_describe.c),
 * which goes before it.
 *
 * A row is found by its type and number, in a hash table.  Names of fields are
 * not copied; those of types are.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/idtab.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "pf_schema.h"

/*
 * Most rows and types of a trace: ten times those of the largest public
 * descriptions.  With their tables they take up to 40 MB.
 */
#define PF_SCHEMA_ROWS	(1u << 18)
#define PF_SCHEMA_TYPES	(1u << 15)

struct pf_schema {
	struct strtab	*types;		/* their names */
	uint32_t	 event, annotation;	/* types of these messages */
	struct idtab	 keys;		/* type, number */
	struct pf_schema_row *rows;	/* by the number of the key */
	size_t		 cap;
	uint16_t	 source;	/* of the rows that are added */
	char		**kept;
	size_t		 nkept, kept_cap;
};

void
pf_schema_source(struct pf_schema *s)
{
	if (s->source < UINT16_MAX)
		s->source++;
}

uint32_t
pf_schema_find(const struct pf_schema *s, const char *name, size_t len)
{
	return strtab_find(s->types, name, len);
}

uint32_t
pf_schema_type(struct pf_schema *s, const char *name, size_t len)
{
	uint32_t type = strtab_find(s->types, name, len);

	if (type != 0 || strtab_count(s->types) == PF_SCHEMA_TYPES)
		return type;
	return strtab_add(s->types, name, len);
}

const struct pf_schema_row *
pf_schema_row(const struct pf_schema *s, uint32_t type, uint32_t number)
{
	struct idkey key = {{ type, number }};
	uint32_t i = type == 0 ? UINT32_MAX : idtab_find(&s->keys, &key);

	return i == UINT32_MAX ? NULL : &s->rows[i];
}

int
pf_schema_add(struct pf_schema *s, uint32_t type, uint32_t number,
    const struct pf_schema_row *row)
{
	struct idkey key = {{ type, number }};
	uint32_t i;
	int added;

	if (s->keys.n == PF_SCHEMA_ROWS)
		return -1;
	i = idtab_add(&s->keys, &key, &added);
	if (!added && s->rows[i].source == s->source)
		return 0;		/* of two, the first holds */
	s->rows = xgrow(s->rows, i, &s->cap, sizeof(*s->rows));
	s->rows[i] = *row;
	s->rows[i].source = s->source;
	return 0;
}

void
pf_schema_keep(struct pf_schema *s, char *block)
{
	s->kept = xgrow(s->kept, s->nkept, &s->kept_cap, sizeof(*s->kept));
	s->kept[s->nkept++] = block;
}

uint32_t
pf_schema_event(const struct pf_schema *s)
{
	return s->event;
}

uint32_t
pf_schema_annotation(const struct pf_schema *s)
{
	return s->annotation;
}

const struct pf_schema_row *
pf_schema_rows(const struct pf_schema *s, uint32_t *n)
{
	*n = s->keys.n;
	return s->rows;
}

void
pf_schema_settle(struct pf_schema *s)
{
	struct pf_schema_row *r;
	uint32_t i;

	for (i = 0; i < s->keys.n; i++) {
		r = &s->rows[i];
		if (r->of_name.p != NULL)
			r->of = strtab_find(s->types,
			    (const char *)r->of_name.p, r->of_name.len);
	}
}

/* ---- what is known ---- */

static struct pf_span
pf_schema_word(const char *word)
{
	return (struct pf_span){ (const uint8_t *)word, strlen(word) };
}

/* Returns the number of a known type. */
static uint32_t
pf_schema_known(struct pf_schema *s, const char *name)
{
	char text[128] = PF_KNOWN_PACKAGE;

	strlcat(text, name, sizeof(text));
	return pf_schema_type(s, text, strlen(text));
}

struct pf_schema *
pf_schema_new(void)
{
	struct pf_schema *s = xcalloc(1, sizeof(*s));
	const struct pf_known *k;
	struct pf_schema_row row;
	uint32_t type = 0;
	size_t i;

	s->types = strtab_new();
	s->event = pf_schema_known(s, "TrackEvent");
	s->annotation = pf_schema_known(s, "DebugAnnotation");
	for (i = 0; (k = pf_known(i)) != NULL; i++) {
		if (k->begins) {
			type = pf_schema_known(s, k->name);
			continue;
		}
		memset(&row, 0, sizeof(row));
		row.name = pf_schema_word(k->name);
		row.type = k->type;
		row.list = k->list;
		row.of = k->of == NULL ? 0 : pf_schema_known(s, k->of);
		pf_schema_add(s, type, (uint32_t)k->number, &row);
	}
	return s;
}

void
pf_schema_free(struct pf_schema *s)
{
	size_t i;

	if (s == NULL)
		return;
	for (i = 0; i < s->nkept; i++)
		free(s->kept[i]);
	free(s->kept);
	strtab_free(s->types);
	idtab_free(&s->keys);
	free(s->rows);
	free(s);
}
