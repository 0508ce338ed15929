# SQL: a callsite that there is not is refused.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1}]
--- file q.sql
SELECT * FROM experimental_annotated_callstack(1000);
--- run query --csv -f q.sql input.json
--- want
--- stderr
ttv: q.sql:1:1: no callsite has the id 1000
--- status 1
