#ifndef TTV_TABLE_H
#define TTV_TABLE_H
/*
 * table: rows of cells as text, in one of several forms: THE writer of tables,
 * of all commands and of what the viewer writes to files.
 *
 *	table_open(&t, &buf, TABLE_CSV, 0);
 *	table_begin(&t, columns, n);
 *	for each row: table_row(&t, cells);	(a cell for each column)
 *	table_end(&t);
 *	table_close(&t);
 *
 * - Forms for files (all but PLAIN and MARKDOWN) have the columns' words as
 *   titles, forms for people their titles.
 * - Texts are those of a trace, any bytes.  CSV and TSV keep them
 *   (ttv/field.h); JSON is always valid; PLAIN and MARKDOWN have none that a
 *   terminal obeys.  A title is written as a text is.
 * - PLAIN takes the widths from the first 1,000 rows, which it keeps until it
 *   has them or table_end() comes; unless each column has a fixed width.  The
 *   other forms keep nothing: a row is written when it comes.
 * - table_begin() again forgets the rows before; the caller empties the buffer.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"

/*
 * THE table of forms: X(id, word, help).  JSON is one document,
 * {"columns":[...],"rows":[[...],...]}; NDJSON has an object a row.
 */
#define TABLE_FORM_ROWS(X)						\
	X(PLAIN, "plain", "Print columns with blanks between them")	\
	X(CSV, "csv", "Print comma-separated values")			\
	X(TSV, "tsv", "Print values with tabs between them")		\
	X(JSON, "json", "Print one JSON document")			\
	X(NDJSON, "ndjson", "Print a JSON object a line")		\
	X(MARKDOWN, "markdown", "Print a table of Markdown")

enum table_form {
#define TABLE_FORM_ID(id, word, help)	TABLE_##id,
	TABLE_FORM_ROWS(TABLE_FORM_ID)
#undef TABLE_FORM_ID
	TABLE_FORMS
};
/* The words of all forms, a blank before each. */
#define TABLE_FORM_WORD(id, word, help)	" " word
#define TABLE_FORM_WORDS		TABLE_FORM_ROWS(TABLE_FORM_WORD)

struct table_form_row {
	const char	*word, *help;
};
extern const struct table_form_row table_forms[TABLE_FORMS];
/* Returns the form of n bytes of a word, TABLE_FORMS if it is none. */
enum table_form	 table_form_of(const char *word, size_t n);

#define TABLE_PEOPLE	(1U << TABLE_PLAIN | 1U << TABLE_MARKDOWN)
#define TABLE_FILES	(~TABLE_PEOPLE)

enum table_side {
	TABLE_LEFT,
	TABLE_RIGHT,
	TABLE_NUMBERS		/* right if the text spells a number */
};

#define TABLE_MOST	256	/* columns of a cell, unless `most` says so */
#define TABLE_BYTES	65536
#define TABLE_UNCUT	INT32_MAX	/* the last column as it is, blanks at
					 * its end too */

struct table_column {
	const char	*word;		/* in files */
	const char	*title;		/* for people; NULL: none, in MARKDOWN
					 * not even its blanks */
	unsigned	 forms;		/* bits 1 << form in which it is; 0: in
					 * all */
	enum table_side	 side;
	/* Of PLAIN: */
	int		 cols;		/* fixed width; 0: that of the widest
					 * cell */
	int		 most;		/* to which texts are cut; 0:
					 * TABLE_MOST */
	int		 gap;		/* blanks in front; 0: two */
};

enum table_type {
	TABLE_NULL,
	TABLE_INT,
	TABLE_REAL,		/* reads back as a real: 5.0 */
	TABLE_TEXT,
	TABLE_BLOB,		/* bytes, written in hexadecimal */
	TABLE_NUMBER,		/* a real as its shortest number: 5 */
	TABLE_TRUTH,		/* num: 0 is false */
	TABLE_ABSENT		/* NDJSON has no member; else as TABLE_NULL */
};

struct table_cell {
	enum table_type	 type;
	int64_t		 num;		/* INT, TRUTH */
	double		 real;		/* REAL, NUMBER */
	const char	*text;		/* TEXT, BLOB */
	size_t		 len;
};

/* What forms leave open. */
enum table_flag {
	TABLE_GUARD = 1,	/* CSV, TSV: no text is read as a formula */
	TABLE_RULE = 2,		/* PLAIN: a line below the titles */
	TABLE_SAY_NULL = 4,	/* PLAIN: [NULL] instead of nothing */
	TABLE_PAD = 8		/* MARKDOWN: fixed widths count there too */
};

struct table {
	enum table_form	 form;
	unsigned	 flags;		/* of enum table_flag */
	const char	*null;		/* of TABLE_NULL in all forms but those
					 * of JSON; NULL: as the flags say */
	const char	*lead;		/* what a first column `trace` has in
					 * all forms but PLAIN; NULL: no such
					 * column */
	int		 room;		/* PLAIN: columns of the terminal, which
					 * narrow the widest; 0: none */
	/*
	 * Takes what was written so far out of the buffer, if it wants to,
	 * whenever there are TABLE_BYTES bytes; returns other than 0 to end
	 * the table.  NULL: all stays there.
	 */
	int		(*drain)(void *, struct buf *);
	void		*arg;

	/* of table.c */
	struct buf	*out;
	struct table_column *columns;	/* those of the form */
	size_t		*place;		/* of each: its place among the cells */
	int		*widths;
	size_t		 n;
	uint64_t	 rows;
	int		 kept;		/* 1: rows wait for the widths */
	struct buf	 text;		/* of the cells of these rows */
	uint32_t	*cells;		/* their lengths << 1 | right */
	size_t		 ncells, cap;
};

void	table_open(struct table *, struct buf *, enum table_form,
	    unsigned flags);
/* Begins with columns, which are copied, and writes what comes before rows. */
void	table_begin(struct table *, const struct table_column *, size_t n);
/* Adds a row of as many cells; returns 0, or 1 if no more are wanted. */
int	table_row(struct table *, const struct table_cell *);
/* Has a row that is not written count for the widths. */
void	table_widen(struct table *, const struct table_cell *);
/* Writes what comes after the rows; nothing before table_begin(). */
void	table_end(struct table *);
void	table_close(struct table *);

/* Return cells.  A text must live until table_row() returns. */
struct table_cell table_text(const char *, size_t);
struct table_cell table_word(const char *);	/* with a NUL; NULL: "" */
struct table_cell table_int(int64_t);		/* INT64_MIN: TABLE_NULL */
struct table_cell table_time(int64_t);		/* INT64_MIN is one */
struct table_cell table_number(double);		/* NaN: TABLE_NULL */
struct table_cell table_truth(int);
struct table_cell table_absent(void);

#endif
