# Texts of args are found as well once so many were asked for that an index is made (33 here).
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1,"args":{"k":"v0","l":"v39"}},
{"name":"b","ph":"X","ts":20,"dur":10,"pid":1,"tid":1,"args":{"k":"v38","l":null,"m":7}}]
--- file q.sql
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 39)
SELECT string_value, key FROM n CROSS JOIN args WHERE string_value = 'v' || i
--- run query --csv -f q.sql input.json
--- want
string_value,key
v0,args.k
v38,args.k
v39,args.l
