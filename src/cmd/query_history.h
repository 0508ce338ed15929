#ifndef QUERY_HISTORY_H
#define QUERY_HISTORY_H
/*
 * query_history: the lines that were typed at the prompt of ttv query, in
 * $XDG_STATE_HOME/ttv/query_history, readable by its owner only.
 */

/* Calls fn with each line that was kept, the oldest first. */
void	query_history_read(void (*fn)(void *, const char *), void *arg);
/* Appends a line; what cannot be written is not kept. */
void	query_history_add(const char *line);

#endif
