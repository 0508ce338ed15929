# SQL: what is around a slice and what is in it, all of it, in the order of ids; of null nothing.
--- input
[{"name":"A","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":80,"pid":1,"tid":1},
{"name":"C","ph":"X","ts":20,"dur":30,"pid":1,"tid":1},
{"name":"D","ph":"X","ts":25,"dur":5,"pid":1,"tid":1},
{"name":"E","ph":"X","ts":60,"dur":20,"pid":1,"tid":1},
{"name":"F","ph":"X","ts":15,"dur":20,"pid":1,"tid":2},
{"name":"G","ph":"X","ts":92,"dur":2,"pid":1,"tid":1}]
--- file q.sql
CREATE TEMP TABLE n AS SELECT id, name FROM slice;
SELECT name,
  (SELECT group_concat(name, '') FROM ancestor_slice(n.id)) AS around,
  (SELECT group_concat(name, '') FROM descendant_slice(n.id)) AS inside,
  (SELECT count(*) FROM ancestor_slice(NULL)) + (SELECT count(*) FROM descendant_slice(NULL)) AS of_null
FROM n ORDER BY name;
--- run query --csv -f q.sql input.json
--- want
name,around,inside,of_null
A,,BCDEG,0
B,A,CDE,0
C,AB,D,0
D,ABC,,0
E,AB,,0
F,,,0
G,A,,0
