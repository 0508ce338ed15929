#ifndef NAMES_H
#define NAMES_H
/* names: see names.c. */
struct load_options;
struct trace;

/* Gives the functions of a finished model the names that options ask for. */
void	load_names(struct trace *, const struct load_options *);

#endif
