#ifndef TTV_SLICE_LABEL_H
#define TTV_SLICE_LABEL_H
/*
 * slice_label: what tells slices of one name apart.  Where the name says little
 * ("RunTask", "Source") a rule names the args that say more.
 *
 * A rule is a pattern of names and its keys, such as
 *
 *	FunctionCall	data.functionName+data.url:data.lineNumber data.url
 *
 * Keys between blanks are alternatives: the first that the args have counts.
 * "a+b" is both with a blank between; "url:line" is the place "file:line",
 * without the folders of the file.  "none" is no label.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"

struct trace;
struct value;

#define LABEL_MOST	600	/* bytes of a value in a label */

struct label_rule {
	const char	*name;		/* "Source", "Parse*", "*Pass" */
	const char	*keys;
};
/* Rules of the user, which come before those of the table. */
struct label_rules {
	struct label_rule *v;		/* the last that was added first */
	size_t		 n;
};

/* Returns whether a name is that of a pattern: "Source", "Parse*", "*Pass". */
int	label_matches(const char *pattern, const char *name, size_t len);
/* Add a rule; add all of others, before the own; free all rules. */
void	label_rules_add(struct label_rules *, const char *name,
	    const char *keys);
void	label_rules_copy(struct label_rules *, const struct label_rules *);
void	label_rules_free(struct label_rules *);
/*
 * Returns the rule of a name, or NULL.  `own` may be NULL.  O(rules).
 */
const struct label_rule *label_rule_find(const struct label_rules *own,
	    const char *name, size_t len);
/* Adds what a rule takes from args, nothing where they have none of its keys;
 * of a value that is too long its beginning. */
void	label_text(const struct label_rule *, const struct value *args,
	    struct buf *);
/* The same of a slice, whose args are read for it.  O(rules + its event). */
void	slice_label(const struct trace *, const struct label_rules *own,
	    uint32_t slice, struct buf *);

#endif
