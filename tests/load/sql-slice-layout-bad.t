# SQL: a text that is no list of tracks is refused.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1}]
--- file q.sql
SELECT * FROM experimental_slice_layout('0,x');
--- run query --csv -f q.sql input.json
--- want
--- stderr
ttv: q.sql:1:1: experimental_slice_layout(): numbers of tracks with commas between are taken
--- status 1
