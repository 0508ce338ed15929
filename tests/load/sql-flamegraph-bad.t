# SQL: a profile that the function does not know is refused.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1}]
--- file q.sql
SELECT * FROM experimental_flamegraph('native', 10, NULL, 1, NULL, NULL);
--- run query --csv -f q.sql input.json
--- want
--- stderr
ttv: q.sql:1:1: experimental_flamegraph(): 'graph' is the profile that is known
--- status 1
