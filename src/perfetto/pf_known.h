#ifndef PF_KNOWN_H
#define PF_KNOWN_H
/*
 * pf_known: how the rows of tables of names are written (pf_known*.c).  A TYPE
 * row begins a message or an enum, without its package; the rows of its fields
 * or values follow.
 */
#include "pf_schema.h"

#define TYPE(name)		{ 1, 0, 0, 0, name, NULL }
#define FIELD(n, type, name)	{ 0, n, PF_T_ ## type, 0, name, NULL }
#define LIST(n, type, name)	{ 0, n, PF_T_ ## type, 1, name, NULL }
#define FIELD_OF(n, type, name, of) { 0, n, PF_T_ ## type, 0, name, of }
#define LIST_OF(n, type, name, of) { 0, n, PF_T_ ## type, 1, name, of }
#define VALUE(n, name)		{ 0, n, PF_T_VALUE, 0, name, NULL }

#endif
