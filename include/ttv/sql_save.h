#ifndef TTV_SQL_SAVE_H
#define TTV_SQL_SAVE_H
/*
 * sql_save: the tables of SQL as a database of SQLite in a file.
 */
#include <stddef.h>

struct sql;

/*
 * Writes the tables to a file, which is empty before.  Returns 0, or -1 and
 * what is wrong, in n bytes.
 */
int	sql_save(struct sql *, const char *path, char *wrong, size_t n);

#endif
