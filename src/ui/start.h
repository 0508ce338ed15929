#ifndef START_H
#define START_H
/*
 * Where a trace opens.
 */

struct app;
struct trace;

/* Returns 1 if a trace has nothing that can be selected. */
int	start_empty(const struct trace *);
/* Opens the trace on what is busiest, and remembers how it has opened. */
void	start_app(struct app *);

#endif
