#ifndef PF_TRANSLATE_H
#define PF_TRANSLATE_H
/* What hashes and obfuscated names stand for (TranslationTable). */
#include "pf_annotation.h"

struct arena;
struct needle;
struct value;
struct pf_at;

/* TranslationTable, and the fields of its tables */
enum pf_translation_field {
	PF_TRANSLATION_HISTOGRAM = 1,
	PF_TRANSLATION_USER_EVENT = 2,
	PF_TRANSLATION_MARK = 3,
	PF_TRANSLATION_SLICE = 4,
	PF_TRANSLATION_TRACK = 5,
	PF_TRANSLATION_STUDY = 6,
	PF_TRANSLATION_RULES = 1,
	PF_TRANSLATION_RULES_MARK = 2,	/* of PF_TRANSLATION_MARK alone */
	PF_RULE_KEY = 1,
	PF_RULE_VALUE = 2
};
enum pf_chrome_trigger_field {
	PF_CHROME_TRIGGER_NAME = 1,
	PF_CHROME_TRIGGER_NAME_HASH = 2
};

/* Reads all tables that were found, and renames tracks of processes. */
void	pf_translation_make(struct pf_world *);
void	pf_translation_free(struct pf_translation *);
/* Returns what a slice is called that has a string as its name. */
uint32_t pf_translated_slice(struct pf_part *, uint32_t name, uint64_t off);
/* Adds what hashes in a field of a track event stand for to its args. */
void	pf_translate_args(const struct pf_at *, const struct pf_field *,
	    struct value *args);
/* Returns whether a name that an arg may have by a table has the needle. */
int	pf_translation_has(const struct pf_world *, const struct needle *);
/* Reads a ChromeTrigger. */
void	pf_chrome_trigger(struct pf_context *);
/* Returns its args. */
struct value *pf_chrome_trigger_args(const struct pf_at *);

#endif
