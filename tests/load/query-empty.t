# query: a list of no events can be asked what needs none.
--- input
[]
--- file q.sql
SELECT 1 + 1 AS two
--- run query --csv -f q.sql input.json
--- want
two
2
