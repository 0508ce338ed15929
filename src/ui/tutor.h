#ifndef TUTOR_H
#define TUTOR_H
/*
 * The tutor: tasks that teach the keys, in a trace that is open.
 */
struct app;

/* Looks whether the task is done; call after each key and before a draw. */
void	tutor_key(struct app *);
/* Returns whether tasks are done and others are not. */
int	tutor_goes_on(const struct app *);
/* Returns what the status line says of the task, or NULL. */
const char *tutor_text(const struct app *);

#endif
