-- A list in parentheses without them, where a macro wants one.

CREATE PERFETTO MACRO _metasql_same(x Expr)
RETURNS Expr AS $x;

CREATE PERFETTO MACRO metasql_unparenthesize_exprlist(expr ExprList)
RETURNS UnparenExprList AS
__intrinsic_token_apply!(_metasql_same, $expr);
