#ifndef CMD_CONFINE_H
#define CMD_CONFINE_H
/*
 * confine: the jail of a command (ttv/jail.h), by its row in table.c.
 */
struct buf;
struct cmd_call;

/* Jails the process for a call, unless it has --no-jail. */
void	confine(const struct cmd_call *);
/* Adds what a jailed process has of it: "seccomp, Landlock 7". */
void	confine_held(struct buf *);

#endif
