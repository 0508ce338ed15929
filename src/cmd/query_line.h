#ifndef QUERY_LINE_H
#define QUERY_LINE_H
/*
 * query_line: lines that a person types at the prompt of ttv query, with
 * editing, history and completion where ttv is built with libedit.
 */
struct query_line;
struct sql;

/* Opens the terminal's line; the connection says what completes a word. */
struct query_line *query_line_open(struct sql *);
void	query_line_close(struct query_line *);

enum line_result { LINE_END, LINE_READ, LINE_INTERRUPTED };
/*
 * Reads a line after a prompt, and sets *line to it, without its newline, until
 * the next call.  `before` are the lines of the statement that it goes on with.
 */
enum line_result query_line_read(struct query_line *, const char *prompt,
	    const char *before, const char **line);

#endif
