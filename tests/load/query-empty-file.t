# query: an empty file is no trace.
--- input
--- file q.sql
SELECT 1 + 1 AS two
--- run query --csv -f q.sql input.json
--- want
two
2
--- stderr
ttv: input.json: the file is empty
--- status 3
