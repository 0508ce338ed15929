# SQL: intervals intersected by several columns of all types give each of them back.
--- input
[]
--- file q.sql
INCLUDE PERFETTO MODULE intervals.intersect;
CREATE PERFETTO TABLE a AS SELECT 1 AS id, 0 AS ts, 10 AS dur, 7 AS i, 2.5 AS r, 'text' AS t, NULL AS n, '' AS e, -1 AS z;
CREATE PERFETTO TABLE b AS SELECT 5 AS id, 4 AS ts, 10 AS dur, 7 AS i, 2.5 AS r, 'text' AS t, NULL AS n, '' AS e, -1 AS z;
SELECT ts, dur, id_0, id_1, i, r, t, n, quote(e) AS e, z, typeof(i) || typeof(r) || typeof(z) AS types
FROM _interval_intersect!((a, b), (i, r, t, n, e, z));
--- run query --csv -f q.sql input.json
--- want
ts,dur,id_0,id_1,i,r,t,n,e,z,types
4,6,1,5,7,2.5,text,,'',-1,integerrealinteger
