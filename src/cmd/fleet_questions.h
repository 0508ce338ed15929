#ifndef FLEET_QUESTIONS_H
#define FLEET_QUESTIONS_H
/*
 * fleet_questions: what is asked of many traces, in SQL that DuckDB and
 * ClickHouse share.
 */

struct fleet_question {
	const char	*name, *help;
	const char	*params;	/* "of_name, before": a blank behind
					 * each comma; texts, but for those
					 * that end with _ns */
	const char	*table;		/* needed beside slice; or NULL */
	/*
	 * A SELECT, in which $x is a parameter.  What the engines call
	 * otherwise are functions that the schema makes: nearest_rank(x, p),
	 * view_of(trace, rel, dur, name).
	 */
	const char	*sql;
};
extern const struct fleet_question fleet_questions[];	/* ends with a NULL */

#endif
