/*
 * vtab_plan: what of a query a table takes upon itself.
 *
 * The plan is a text: 'A' or 'D', whether rows ascend; '.' or the column whose
 * order they have instead of that of the table; then two bytes for each
 * condition, its operator and its column, in the order of their values.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "vtab.h"

uint64_t
vtab_rows(const struct vtab *t)
{
	uint64_t n = 0;

	if (t->def->subset != NULL)
		t->def->subset(t->sql, &n);
	else if (t->def->count != NULL)
		n = t->def->count(t->sql);
	return n;
}

/* Returns the byte of the plan for a condition, or 0: not of use. */
static char
plan_op(const struct sql_column *c, const struct sqlite3_index_info *info,
    int i)
{
	int op = info->aConstraint[i].op;

	if (c->way == WAY_SCAN)
		return 0;
	switch (op) {
	case SQLITE_INDEX_CONSTRAINT_EQ:
		if (c->way == WAY_KIND && strcmp(sqlite3_vtab_collation(
		    (sqlite3_index_info *)(uintptr_t)info, i), "BINARY") != 0)
			return 0;
		return '=';
	case SQLITE_INDEX_CONSTRAINT_GT:
	case SQLITE_INDEX_CONSTRAINT_GE:
		return c->way == WAY_ID || c->way == WAY_SORTED ||
		    c->way == WAY_LENGTH ? '>' : 0;
	case SQLITE_INDEX_CONSTRAINT_LT:
	case SQLITE_INDEX_CONSTRAINT_LE:
		return c->way == WAY_ID || c->way == WAY_SORTED ||
		    c->way == WAY_LENGTH ? '<' : 0;
	case SQLITE_INDEX_CONSTRAINT_GLOB:
		return c->way == WAY_KIND ? '*' : 0;
	case SQLITE_INDEX_CONSTRAINT_LIKE:
		return c->way == WAY_KIND ? '%' : 0;
	case SQLITE_INDEX_CONSTRAINT_ISNULL:
		return c->way == WAY_KIND ? '0' : 0;
	default:
		return 0;
	}
}

/* Returns the part of the rows that a condition leaves, about. */
static double
plan_part(const struct vtab *t, const struct sql_column *c, char op,
    double rows)
{
	if (op == '<' || op == '>')
		return 0.25;
	if (c->way == WAY_ID)
		return 1 / rows;
	if (c->way == WAY_FIND && c->guess != NULL)
		return fmin(1, c->guess(t->sql) / rows);
	if (c->way == WAY_KIND && op == '=')
		return fmin(1, 1.0 / (1 + t->sql->trace->nkinds));
	return c->way == WAY_KIND ? 0.1 : 0.02;
}

/* Returns the column that rows can have the order of, or NULL. */
static const struct sql_column *
plan_sorted(const struct vtab *t, const sqlite3_index_info *info)
{
	const struct sqlite3_index_orderby *o = info->aOrderBy;
	const struct sql_column *c;
	int i, col;

	/* a range of time or of ids leaves few rows, which are soon sorted */
	for (i = 0; i < info->nConstraint; i++) {
		col = info->aConstraint[i].iColumn;
		if (info->aConstraint[i].usable && col < t->ncolumns &&
		    info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_LIMIT &&
		    info->aConstraint[i].op !=
		    SQLITE_INDEX_CONSTRAINT_OFFSET && (col < 0 ||
		    t->def->columns[col].way == WAY_ID ||
		    t->def->columns[col].way == WAY_SORTED))
			return NULL;
	}
	if (info->nOrderBy != 1 || t->def->sorted == NULL ||
	    o[0].iColumn < 0 || o[0].iColumn >= t->ncolumns)
		return NULL;
	c = &t->def->columns[o[0].iColumn];
	return t->def->sorted(t->sql, c) != NULL ? c : NULL;
}

/*
 * Takes an order that the rows have anyway, or can have; begins the plan with
 * it.
 */
static void
plan_order(const struct vtab *t, sqlite3_index_info *info, struct buf *plan)
{
	const struct sqlite3_index_orderby *o = info->aOrderBy;
	const struct sql_column *c;
	int i, ok = info->nOrderBy > 0 && t->nargs == 0;

	for (i = 0; i < info->nOrderBy && ok; i++) {
		ok = o[i].desc == o[0].desc && o[i].iColumn < t->ncolumns;
		if (!ok || o[i].iColumn < 0)
			break;
		c = &t->def->columns[o[i].iColumn];
		if (c->way == WAY_ID)
			break;
		ok = c->way == WAY_SORTED && i == 0;
	}
	c = ok || t->nargs > 0 ? NULL : plan_sorted(t, info);
	if (ok || c != NULL)
		info->orderByConsumed = 1;
	buf_addc(plan, (ok || c != NULL) && o[0].desc ? 'D' : 'A');
	buf_addc(plan, c != NULL ? (char)('A' + (c - t->def->columns)) : '.');
}

/* Takes the values of a table function's arguments; all must be there. */
static int
plan_args(const struct vtab *t, sqlite3_index_info *info, struct buf *plan,
    int *n)
{
	int i, arg, found;

	for (arg = 0; arg < t->nargs; arg++) {
		found = 0;
		for (i = 0; i < info->nConstraint && !found; i++) {
			if (info->aConstraint[i].iColumn != t->ncolumns + arg ||
			    info->aConstraint[i].op !=
			    SQLITE_INDEX_CONSTRAINT_EQ)
				continue;
			if (!info->aConstraint[i].usable)
				return SQLITE_CONSTRAINT;
			info->aConstraintUsage[i].argvIndex = ++*n;
			info->aConstraintUsage[i].omit = 1;
			buf_addc(plan, 'a');
			buf_addc(plan, (char)('A' + t->ncolumns + arg));
			found = 1;
		}
		if (!found)
			return SQLITE_CONSTRAINT;
	}
	return SQLITE_OK;
}

static int
plan_conditions(const struct vtab *t, sqlite3_index_info *info,
    struct buf *plan, int n)
{
	double rows = fmax(1, (double)vtab_rows(t)), part = 1;
	const struct sql_column *c;
	int i;
	char op;

	for (i = 0; i < info->nConstraint; i++) {
		const struct sqlite3_index_constraint *k =
		    &info->aConstraint[i];

		if (!k->usable || k->iColumn >= t->ncolumns)
			continue;
		c = &t->def->columns[k->iColumn < 0 ? 0 : k->iColumn];
		if ((op = plan_op(c, info, i)) == 0)
			continue;
		if (op == '=' && sqlite3_vtab_in(info, i, -1)) {
			sqlite3_vtab_in(info, i, 1);
			op = 'i';
		}
		info->aConstraintUsage[i].argvIndex = ++n;
		buf_addc(plan, op);
		buf_addc(plan, (char)('A' + (k->iColumn < 0 ? 0 :
		    k->iColumn)));
		part *= plan_part(t, c, op, rows) * (op == 'i' ? 4 : 1);
		if (op == '=' && c->way == WAY_ID)
			info->idxFlags |= SQLITE_INDEX_SCAN_UNIQUE;
	}
	rows = fmax(1, rows * fmin(1, part));
	info->estimatedRows = (sqlite3_int64)rows;
	info->estimatedCost = 1 + rows;
	return SQLITE_OK;
}

int
vtab_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	const struct vtab *t = (const struct vtab *)v;
	struct buf plan = BUF_INIT;
	int n = 0, rc;

	plan_order(t, info, &plan);
	rc = plan_args(t, info, &plan, &n);
	if (rc == SQLITE_OK && t->nargs > 0) {
		info->estimatedRows = 10;
		info->estimatedCost = 20;
	} else if (rc == SQLITE_OK)
		rc = plan_conditions(t, info, &plan, n);
	info->idxStr = sqlite3_mprintf("%s", plan.data);
	info->needToFreeIdxStr = 1;
	buf_free(&plan);
	return info->idxStr == NULL ? SQLITE_NOMEM : rc;
}
