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
	 * What is asked where that table is not there, of the columns of slice
	 * that --args made: not NULL where `table` is none.  $$ is the text
	 * of the column of $of_key.
	 */
	const char	*instead;
	/*
	 * A SELECT, in which $x is a parameter.  What the engines call
	 * otherwise are functions that the schema makes: nearest_rank(x, p),
	 * view_of(trace, rel, dur, name).
	 */
	const char	*sql;
};
extern const struct fleet_question fleet_questions[];	/* ends with a NULL */

#endif
