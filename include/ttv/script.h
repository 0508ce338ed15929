#ifndef TTV_SCRIPT_H
#define TTV_SCRIPT_H
/*
 * Keys from a text, such as "ddw<Down><C-d>/Paint<Enter>n", played to an app
 * without any terminal.
 */
struct app;
struct err;

/* Whether all keys have names that are known: 0, or -1 and *err. */
int	script_check(const char *keys, struct err *);
/* 0, or -1 and *err when a key's name is unknown.  Ends early at a quit. */
int	script_play(struct app *, const char *keys, struct err *);

#endif
