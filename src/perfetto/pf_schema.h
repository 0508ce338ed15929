#ifndef PF_SCHEMA_H
#define PF_SCHEMA_H
/*
 * pf_schema: what messages and enums call their fields and values.
 *
 * Types, messages and enums alike, have a number, 0 for one that nothing
 * describes, and are found by their name with its package and without a dot
 * before it.  A schema is made once for a trace, and read by many threads.
 */
#include "ttv/wire.h"

/* FieldDescriptorProto.Type; what a value of an enum has instead. */
enum pf_field_type {
	PF_T_VALUE = 0, PF_T_DOUBLE, PF_T_FLOAT, PF_T_INT64, PF_T_UINT64,
	PF_T_INT32, PF_T_FIXED64, PF_T_FIXED32, PF_T_BOOL, PF_T_STRING,
	PF_T_GROUP, PF_T_MESSAGE, PF_T_BYTES, PF_T_UINT32, PF_T_ENUM,
	PF_T_SFIXED32, PF_T_SFIXED64, PF_T_SINT32, PF_T_SINT64,
	/* of known messages: uint64, the iid of an unsymbolized location */
	PF_T_SYMBOL
};

/* A row of the table of what is known. */
struct pf_known {
	uint8_t		 begins;	/* 1: a type begins, of that name */
	int32_t		 number;
	uint8_t		 type;		/* PF_T_ */
	uint8_t		 list;		/* 1: repeated */
	const char	*name;
	const char	*of;		/* name of its type, or NULL */
};
#define PF_KNOWN_PACKAGE	"perfetto.protos."
/* pf_known.c: returns row i, or NULL behind the last. */
const struct pf_known *pf_known(size_t i);
/* pf_known_config.c: the same, of those of TraceConfig. */
const struct pf_known *pf_known_config(size_t i);

/* A field of a message, or a value of an enum. */
struct pf_schema_row {
	struct pf_span	 name;
	struct pf_span	 of_name;	/* of its type, or p NULL */
	uint32_t	 of;		/* its type, or 0 */
	uint8_t		 type;		/* PF_T_ */
	uint8_t		 list;
	uint16_t	 source;	/* which description gave it */
};
struct pf_schema;

/* Returns a schema of what is known. */
struct pf_schema *pf_schema_new(void);
void	pf_schema_free(struct pf_schema *);
/* Returns the number of a type, or 0. */
uint32_t pf_schema_find(const struct pf_schema *, const char *name, size_t);
/* Returns a row of a type, or NULL. */
const struct pf_schema_row *pf_schema_row(const struct pf_schema *,
	    uint32_t type, uint32_t number);
/* Return the types of track events and of debug annotations. */
uint32_t pf_schema_event(const struct pf_schema *);
uint32_t pf_schema_annotation(const struct pf_schema *);
/* Returns all rows and their number. */
const struct pf_schema_row *pf_schema_rows(const struct pf_schema *,
	    uint32_t *n);

/*
 * pf_message.c: appends a message of a type as protobuf's text, about 1 MiB of
 * it at most.
 */
struct buf;
void	pf_message_text(const struct pf_schema *, const char *type,
	    const struct pf_span *, struct buf *);

/* ---- for those who describe ---- */

/* Begins a description: its rows go before those that are there. */
void	pf_schema_source(struct pf_schema *);
/* Returns the number of a type, which is new or not; 0: there are too many. */
uint32_t pf_schema_type(struct pf_schema *, const char *name, size_t);
/*
 * Adds a row of a type; returns 0, or -1: there are too many.  The bytes of its
 * names must outlive the schema.
 */
int	pf_schema_add(struct pf_schema *, uint32_t type, uint32_t number,
	    const struct pf_schema_row *);
/* Gives a block of memory away, to be freed with the schema. */
void	pf_schema_keep(struct pf_schema *, char *);
/* Finds the types of all fields. */
void	pf_schema_settle(struct pf_schema *);

/* pf_describe.c */
/* Bytes that all descriptions of a trace inflate to at most. */
#define PF_DESCRIBE_BUDGET	(UINT64_C(16) << 20)
/*
 * Reads an extension_descriptor; returns 0, or -1 where a part of it is not
 * read: it is damaged, or more than there is room for.
 */
int	pf_describe(struct pf_schema *, const struct pf_span *,
	    uint64_t *budget);

#endif
