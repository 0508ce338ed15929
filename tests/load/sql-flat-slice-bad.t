# SQL: a time that is no number is refused.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1}]
--- file q.sql
SELECT * FROM experimental_flat_slice('a', 1);
--- run query --csv -f q.sql input.json
--- want
--- stderr
ttv: q.sql:1:1: experimental_flat_slice(): start and end are whole numbers
--- status 1
