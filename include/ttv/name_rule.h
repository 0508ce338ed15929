#ifndef TTV_NAME_RULE_H
#define TTV_NAME_RULE_H
/*
 * name_rule: what remains of a name when that is taken out which differs from
 * run to run: numbers, addresses, ids, temporary paths.  Names of two traces
 * are matched by what remains.
 *
 *	"Task 17"			"Task #"
 *	"GC 0x7f3a90"			"GC 0x#"
 *	"/tmp/build.a1b2/main.o"	"/tmp/#/main.o"
 *
 * The rules are a table; rules of the caller come before it.  Cost: O(length)
 * for the table, that of a bounded regular expression for each other rule.
 */
#include <stddef.h>

struct buf;
struct err;
struct name_rules;

/* A rule, as a text for people. */
struct name_rule_text {
	const char	*name;		/* "number" */
	const char	*help;		/* "A number that stands alone" */
	const char	*from, *to;	/* an example */
};

/* Returns the rules: those of the table, or none. */
struct name_rules *name_rules_new(int table);
void		 name_rules_free(struct name_rules *);
/*
 * Adds a rule "/REGEX/TEXT": each match, or the first group of each match, is
 * replaced by the text.  Returns 0, or -1 and *err.
 */
int		 name_rules_add(struct name_rules *, const char *,
		    struct err *);
/* Return the number of rules that the caller has added, the text of one. */
size_t		 name_rules_added(const struct name_rules *);
const char	*name_rules_added_text(const struct name_rules *, size_t);
/* Returns row i of the table; NULL behind the last. */
const struct name_rule_text *name_rule_text(size_t);
/*
 * Replaces the content of the buffer by what remains of a name of len bytes.
 * One thread at a time: rules keep the state of their expressions.
 */
void		 name_rules_fold(struct name_rules *, struct buf *,
		    const char *, size_t len);

#endif
