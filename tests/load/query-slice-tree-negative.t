# SQL: what is in a slice that is not there is an error.
--- input
[{"name":"A","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":80,"pid":1,"tid":1}]
--- file q.sql
SELECT * FROM descendant_slice(-1);
--- run query -f q.sql input.json
--- want
--- stderr
ttv: q.sql:1:1: no slice has the id -1
--- status 1
