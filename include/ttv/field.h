#ifndef TTV_FIELD_H
#define TTV_FIELD_H
/*
 * A text as a field of a table in a file: CSV, TSV, Markdown.  All commands
 * write fields by these functions, so a name is the same text in each.
 *
 * Fields of CSV and TSV keep the bytes as they are.  What goes to a terminal is
 * made safe where stdout is written (cmd/out.c), what is copied in ui/copy.c.
 */
#include <stddef.h>

struct buf;

/*
 * Add n bytes.  CSV has them in quotes if they would end the field.  TSV has a
 * blank for a tab and each byte of a line end.  With `guard` a text that a
 * spreadsheet would read as a formula begins with an apostrophe.
 */
void	field_csv(struct buf *, const char *, size_t n, int guard);
void	field_tsv(struct buf *, const char *, size_t n, int guard);
/*
 * Adds n bytes so that Markdown shows them: nothing is markup, a link, HTML, a
 * mention of a person or a reference to an issue.  Characters that
 * text_safe() replaces are replaced: a person sees what Markdown shows.
 */
void	field_markdown(struct buf *, const char *, size_t n);

#endif
