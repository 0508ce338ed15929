/*
 * vtab_plan: xBestIndex, which conditions and which order a table handles.
 *
 * The plan is a text: 'A' or 'D', whether rows ascend, or 'U' for a query that
 * cannot tell; '.' or the column whose order they have instead of that of the
 * table; then three bytes for each condition, in the order of their values: how
 * it is met, its operator and its column.
 *
 *	how	r range, l list, n list of a name, k set of kinds, t test of
 *		each row, e range by a lower bound, which SQLite tests again,
 *		a argument of a table function
 *	op	= i(n) < l(<=) > g(>=) * (GLOB) % (LIKE) 0 (IS NULL)
 *		# = of a name and a value that may be a number, which SQLite
 *		tests again
 *		m may have an arg of the value
 *
 * Cost is the number of rows that are visited, and STARTING for the look-up.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "part.h"
#include "slice.h"
#include "table.h"
#include "vtab.h"

#define STARTING	2.0	/* of a look-up, in rows */
#define PART_RANGE	0.25	/* of the rows that < or > leaves, about */
#define PART_TEST	0.1	/* of the rows that = leaves, about */
#define PART_KINDS	0.1	/* of the rows that a pattern leaves, about */
#define PART_ARG	0.01	/* of the rows with a value of args; and of the
				 * time of all rows, to search for it */
#define IN_VALUES	4.0	/* of an IN, about */
#define PART_SORTED	0.9	/* of the cost of all rows, if they come in the
				 * order that is asked for: of two plans that
				 * SQLite takes for equal it spares a sort */

/* What a plan is made of. */
struct plan {
	const struct vtab *t;
	sqlite3_index_info *info;
	struct buf	 text;
	int		 n;		/* conditions that were taken */
	int		 ntests;	/* columns that are tested */
	int		 list;		/* condition that makes the list; -1 */
	int		 is_sorted;	/* 1: in the order of a column */
	double		 visited, left;	/* rows */
};

uint64_t
vtab_rows(const struct vtab *t)
{
	uint64_t n = 0;

	if (part_subset(t->sql, t->def, &n) != NULL)
		return n;
	if (t->def->subset != NULL)
		t->def->subset(t->sql, &n);
	else if (t->def->count != NULL)
		n = t->def->count(t->sql);
	return n;
}

/* Returns the column of a condition, or NULL if it is none of the table's. */
static const struct sql_column *
column_of(const struct plan *p, int i)
{
	const struct sqlite3_index_constraint *k = &p->info->aConstraint[i];

	if (!k->usable || k->op == SQLITE_INDEX_CONSTRAINT_LIMIT ||
	    k->op == SQLITE_INDEX_CONSTRAINT_OFFSET ||
	    k->iColumn >= p->t->ncolumns)
		return NULL;
	if (k->iColumn < 0)
		return p->t->def->columns[0].way == WAY_ID ?
		    &p->t->def->columns[0] : NULL;
	return &p->t->def->columns[k->iColumn];
}

/* Returns the byte of the plan for the operator of a condition, or 0. */
static char
op_of(const struct plan *p, int i)
{
	switch (p->info->aConstraint[i].op) {
	case SQLITE_INDEX_CONSTRAINT_EQ:
		return sqlite3_vtab_in(p->info, i, -1) ? 'i' : '=';
	case SQLITE_INDEX_CONSTRAINT_GT:
		return '>';
	case SQLITE_INDEX_CONSTRAINT_GE:
		return 'g';
	case SQLITE_INDEX_CONSTRAINT_LT:
		return '<';
	case SQLITE_INDEX_CONSTRAINT_LE:
		return 'l';
	case SQLITE_INDEX_CONSTRAINT_GLOB:
		return '*';
	case SQLITE_INDEX_CONSTRAINT_LIKE:
		return '%';
	case SQLITE_INDEX_CONSTRAINT_ISNULL:
		return '0';
	case SQLITE_INDEX_CONSTRAINT_FUNCTION:
		return 'm';
	default:
		return 0;
	}
}

static int
is_number_op(char op)
{
	return op != 0 && strchr("=<>lg", op) != NULL;
}

/* Returns how a condition on a name or a category is met, or 0. */
static char
how_kind(const struct plan *p, int i, char op)
{
	if (op == 0 || strchr("<>lgm", op) != NULL)
		return 0;
	if ((op == '=' || op == 'i') && strcmp(sqlite3_vtab_collation(p->info,
	    i), "BINARY") != 0)
		return 0;
	return i == p->list ? 'n' : 'k';
}

/*
 * Returns whether the value of a condition is a text, by what the statement
 * says.  One of a column may be a number, and if it is that a column of numbers
 * has, SQLite compares the numbers.
 */
static int
is_said_text(const struct plan *p, int i)
{
	sqlite3_value *v;

	return sqlite3_vtab_rhs_value(p->info, i, &v) == SQLITE_OK &&
	    sqlite3_value_type(v) == SQLITE_TEXT;
}

/* Returns how a condition is met, or 0: SQLite tests it. */
static char
how_of(const struct plan *p, const struct sql_column *c, int i, char op)
{
	switch (c->way) {
	case WAY_ID:
	case WAY_SORTED:
		return i == p->list ? 'l' : is_number_op(op) ? 'r' : 0;
	case WAY_FIND:
		if (i == p->list)
			return 'l';
		/* FALLTHROUGH */
	case WAY_TEST:
	case WAY_LENGTH:
		return is_number_op(op) && c->key != NULL &&
		    p->ntests < VTAB_TESTS ? 't' : 0;
	case WAY_KIND:
		return how_kind(p, i, op);
	case WAY_END:
		return op == '>' || op == 'g' ? 'e' : 0;
	default:
		return 0;
	}
}

/* Returns the rows that a condition lists, about; or -1 if it cannot. */
static double
listed(const struct plan *p, const struct sql_column *c, int i, char op)
{
	double n = op == 'i' ? IN_VALUES : 1;
	double rows = fmax(1, (double)vtab_rows(p->t));

	if (op == 'm' && c->way == WAY_FIND && strcmp(c->name, "arg_set_id") ==
	    0)
		return rows * PART_ARG;
	if (op != '=' && op != 'i')
		return -1;
	if (c->way == WAY_FIND)
		return n * (c->guess != NULL ? c->guess(p->t->sql) :
		    rows / 50);
	if (c->way == WAY_ID || c->way == WAY_SORTED)
		return op == 'i' ? n : -1;
	if (c->way == WAY_KIND && op == '=' && c->name[0] != 'c' &&
	    p->t->def->columns == slice_columns &&
	    strcmp(sqlite3_vtab_collation(p->info, i), "BINARY") == 0)
		return rows / (1 + p->t->sql->trace->nkinds);
	return -1;
}

/* Chooses the condition that makes the list: the one with fewest rows. */
static void
choose_list(struct plan *p)
{
	double rows, best = INFINITY;
	const struct sql_column *c;
	int i;

	p->list = -1;
	for (i = 0; i < p->info->nConstraint; i++) {
		if ((c = column_of(p, i)) == NULL)
			continue;
		rows = listed(p, c, i, op_of(p, i));
		if (rows >= 0 && rows < best) {
			best = rows;
			p->list = i;
		}
	}
	if (p->list != -1)
		p->visited = p->left = fmin(p->visited, best);
}

/* Takes what a condition leaves off the number of rows. */
static void
count_rows(struct plan *p, const struct sql_column *c, char how, char op)
{
	double part = op == '=' || op == 'i' ? PART_TEST : PART_RANGE;

	if (how == 'e') {
		p->visited *= part;
		p->left *= part;
	} else if (how == 'r') {
		if (c->way == WAY_ID && op == '=')
			p->visited = p->left = fmin(p->visited, 1);
		p->visited *= c->way == WAY_ID && op == '=' ? 1 : part;
		p->left = fmin(p->left, p->visited);
	} else if (how == 'k') {
		part = op == '=' ? 1.0 / (1 + p->t->sql->trace->nkinds) :
		    PART_KINDS;
		p->left *= part;
		if (p->list == -1 && p->t->def->columns == slice_columns)
			p->visited *= part;
	} else if (how == 't')
		p->left *= part;
}

static void
take_condition(struct plan *p, int i, const struct sql_column *c)
{
	char op = op_of(p, i), how = how_of(p, c, i, op);
	int col = p->info->aConstraint[i].iColumn, is_unsure;

	if (how == 0)
		return;
	if (op == 'i')
		sqlite3_vtab_in(p->info, i, 1);
	p->info->aConstraintUsage[i].argvIndex = ++p->n;
	is_unsure = c->way == WAY_KIND && op == '=' && !is_said_text(p, i);
	p->info->aConstraintUsage[i].omit = how != 'e' && !is_unsure;
	buf_addc(&p->text, how);
	buf_addc(&p->text, is_unsure ? '#' : op);
	buf_addc(&p->text, (char)('A' + (col < 0 ? 0 : col)));
	p->ntests += how == 't';
	count_rows(p, c, how, op);
	if (op == '=' && c->way == WAY_ID)
		p->info->idxFlags |= SQLITE_INDEX_SCAN_UNIQUE;
}

static void
plan_conditions(struct plan *p)
{
	const struct sql_column *c;
	int i;

	p->visited = p->left = fmax(1, (double)vtab_rows(p->t));
	choose_list(p);
	for (i = 0; i < p->info->nConstraint; i++)
		if ((c = column_of(p, i)) != NULL)
			take_condition(p, i, c);
	p->info->estimatedRows = (sqlite3_int64)fmax(1, p->left);
	p->info->estimatedCost = STARTING + p->visited * (p->is_sorted ?
	    PART_SORTED : 1);
}

/* ---- order */

/*
 * Returns whether the order by a column and by what follows it is that by the
 * column alone: rows with equal values are in the order of the table, by time
 * and id, but for those of equal names, which are kind by kind.
 */
static int
is_row_order(const struct plan *p, const struct sql_column *first)
{
	const struct sqlite3_index_orderby *o = p->info->aOrderBy;
	const struct sql_column *c;

	if (first->way == WAY_KIND || o[1].desc != o[0].desc ||
	    o[1].iColumn >= p->t->ncolumns)
		return 0;
	if (o[1].iColumn < 0)
		return 1;
	c = &p->t->def->columns[o[1].iColumn];
	if (c->way == WAY_ID)
		return 1;
	return c->way == WAY_SORTED && (p->info->nOrderBy == 2 ||
	    (p->info->nOrderBy == 3 && o[2].desc == o[0].desc &&
	    o[2].iColumn < p->t->ncolumns && (o[2].iColumn < 0 ||
	    p->t->def->columns[o[2].iColumn].way == WAY_ID)));
}

/* Returns the column that rows can have the order of, or NULL. */
static const struct sql_column *
plan_sorted(const struct plan *p)
{
	const struct sqlite3_index_orderby *o = p->info->aOrderBy;
	const struct sql_table *def = p->t->def;
	const struct sql_column *c;
	int i;

	/* a range of time or of ids leaves few rows, which are soon sorted */
	for (i = 0; i < p->info->nConstraint; i++)
		if ((c = column_of(p, i)) != NULL && (c->way == WAY_ID ||
		    c->way == WAY_SORTED))
			return NULL;
	if (p->info->nOrderBy < 1 || def->sorted == NULL ||
	    o[0].iColumn < 0 || o[0].iColumn >= p->t->ncolumns)
		return NULL;
	c = &def->columns[o[0].iColumn];
	if (p->info->nOrderBy > 1 && !is_row_order(p, c))
		return NULL;
	return def->sorted(p->t->sql, c) != NULL ? c : NULL;
}

/* Returns whether a query sees no column but the length of its rows. */
static int
sees_lengths_only(const struct plan *p)
{
	int i;

	if (p->t->nargs > 0 || p->info->nOrderBy > 0)
		return 0;
	for (i = 0; i < p->t->ncolumns && i < 63; i++)
		if (p->info->colUsed >> i & 1 &&
		    p->t->def->columns[i].way != WAY_LENGTH)
			return 0;
	return p->info->colUsed >> 63 == 0;
}

/*
 * Takes an order that the rows have anyway, or can have; begins the plan with
 * it.
 */
static void
plan_order(struct plan *p)
{
	const struct sqlite3_index_orderby *o = p->info->aOrderBy;
	const struct vtab *t = p->t;
	const struct sql_column *c;
	int i, ok = p->info->nOrderBy > 0 && t->nargs == 0;

	for (i = 0; i < p->info->nOrderBy && ok; i++) {
		ok = o[i].desc == o[0].desc && o[i].iColumn < t->ncolumns;
		if (!ok || o[i].iColumn < 0)
			break;
		c = &t->def->columns[o[i].iColumn];
		if (c->way == WAY_ID)
			break;
		ok = c->way == WAY_SORTED && i == 0;
	}
	c = ok || t->nargs > 0 ? NULL : plan_sorted(p);
	p->is_sorted = c != NULL;
	if (ok || c != NULL)
		p->info->orderByConsumed = 1;
	buf_addc(&p->text, (ok || c != NULL) && o[0].desc ? 'D' :
	    sees_lengths_only(p) ? 'U' : 'A');
	buf_addc(&p->text, c != NULL ? (char)('A' + (c - t->def->columns)) :
	    '.');
}

/* ---- table functions */

/* Takes the values of a table function's arguments; all must be there. */
static int
plan_args(struct plan *p)
{
	sqlite3_index_info *info = p->info;
	int i, arg, found;

	for (arg = 0; arg < p->t->nargs; arg++) {
		found = 0;
		for (i = 0; i < info->nConstraint && !found; i++) {
			if (info->aConstraint[i].iColumn != p->t->ncolumns +
			    arg || info->aConstraint[i].op !=
			    SQLITE_INDEX_CONSTRAINT_EQ)
				continue;
			if (!info->aConstraint[i].usable)
				return SQLITE_CONSTRAINT;
			info->aConstraintUsage[i].argvIndex = ++p->n;
			info->aConstraintUsage[i].omit = 1;
			found = 1;
		}
		if (!found)
			return SQLITE_CONSTRAINT;
	}
	info->estimatedRows = 10;
	info->estimatedCost = 20;
	return SQLITE_OK;
}

int
vtab_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	struct plan p;
	int rc = SQLITE_OK;

	memset(&p, 0, sizeof(p));
	p.t = (const struct vtab *)v;
	p.info = info;
	plan_order(&p);
	if (p.t->nargs > 0)
		rc = plan_args(&p);
	else
		plan_conditions(&p);
	info->idxStr = sqlite3_mprintf("%s", p.text.data);
	info->needToFreeIdxStr = 1;
	buf_free(&p.text);
	return info->idxStr == NULL ? SQLITE_NOMEM : rc;
}
