/*
 * func: functions of SQL that SQLite does not have.
 */
#include "config.h"

#include "sql_int.h"

int
func_register(struct sql *s)
{
	(void)s;
	return SQLITE_OK;
}
