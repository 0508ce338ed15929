#ifndef BRIEF_BUILD_H
#define BRIEF_BUILD_H
/*
 * The parts of a build's brief.
 */
struct brief;
struct brief_query;
struct trace;

/* brief_jobs.c: adds which jobs ran alone, and the longest way to the end. */
void	brief_jobs(struct brief *, const struct trace *,
	    const struct brief_query *);
/* brief_compiled.c: adds the headers and templates that cost most. */
void	brief_compiled(struct brief *, const struct trace *,
	    const struct brief_query *);

#endif
