#ifndef STACK_VIEW_H
#define STACK_VIEW_H
/*
 * stack_view: the views of samples of all profilers, as text.
 */
struct buf;
struct trace;

/* Appends the statements that make the views. */
void	stack_views(const struct trace *, struct buf *);

#endif
