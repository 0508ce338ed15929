# No line of a table ends with a blank: not a heading without a name either.
--- input
[]
--- file q.sql
SELECT 1 AS "";
--- run query -f q.sql input.json
--- want

-
1
