#ifndef PF_ANNOTATION_H
#define PF_ANNOTATION_H
/* Debug annotations: the args of track events. */
#include "pf_part.h"

/* Which field has the value of an annotation; its number. */
enum pf_annotation_type {
	PF_A_NONE = 0, PF_A_BOOL = 2, PF_A_UINT = 3, PF_A_INT = 4,
	PF_A_DOUBLE = 5, PF_A_STRING = 6, PF_A_POINTER = 7, PF_A_NESTED = 8,
	PF_A_JSON = 9, PF_A_DICT = 11, PF_A_ARRAY = 12, PF_A_PROTO = 14,
	PF_A_STRING_IID = 17
};

struct pf_annotation {
	struct pf_span	 data;		/* all of it */
	uint64_t	 name_iid;
	struct pf_span	 name;
	enum pf_annotation_type type;
	uint64_t	 u;		/* a number, or an iid */
	struct pf_span	 s;		/* text, or a message */
	struct pf_span	 proto_name;	/* proto_type_name */
	uint64_t	 proto_iid;
};

/* Fields of InternedData */
enum { PF_IN_CATEGORIES = 1, PF_IN_NAMES = 2, PF_IN_ANNOTATION_NAMES = 3,
	PF_IN_SOURCE_LOCATIONS = 4, PF_IN_LOG_BODIES = 20,
	PF_IN_HISTOGRAM_NAMES = 25, PF_IN_KERNEL_SYMBOLS = 26,
	PF_IN_TYPE_NAMES = 27, PF_IN_UNSYMBOLIZED = 28,
	PF_IN_STRING_VALUES = 29, PF_IN_CORRELATIONS = 43 };

/* Reads the annotation s. */
void	pf_annotation_fields(const struct pf_span *s, struct pf_annotation *);
/* Reads the next field `number` of a message as an annotation; 0: no more. */
int	pf_annotation_next(struct pf_cursor *, uint32_t number,
	    struct pf_annotation *);
/*
 * Returns whether an annotation behind which there is PF_SLACK has a name that
 * the lane knows, and a value that interns nothing: nothing is wrong with it.
 */
int	pf_annotation_known(const struct pf_lane *, const struct pf_span *);
/* Return a number's value, a name, a text; 0 or -1, strings. */
int	pf_annotation_double(const struct pf_annotation *, double *);
uint32_t pf_annotation_name(struct pf_context *, const struct pf_annotation *);
uint32_t pf_annotation_text(struct pf_context *, const struct pf_annotation *);
/*
 * Returns whether the parts of a dictionary in a NestedValue belong together,
 * in it and all below.
 */
int	pf_nested_valid(const struct pf_span *, int depth);

#endif
