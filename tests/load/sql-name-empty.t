# SQL: empty names are names; they are found, and come before all others.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"b"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":""}},
{"name":"thread_name","ph":"M","pid":1,"tid":3,"args":{"name":"a"}},
{"name":"thread_name","ph":"M","pid":1,"tid":4,"args":{"name":""}},
{"name":"thread_name","ph":"M","pid":1,"tid":5,"args":{"name":"ab"}},
{"name":"x","ph":"X","ts":0,"dur":60,"pid":1,"tid":2}]
--- file q.sql
SELECT (SELECT group_concat(tid) FROM (SELECT tid FROM thread WHERE name = '' ORDER BY tid)) AS empty,
  (SELECT group_concat(tid) FROM (SELECT tid FROM thread WHERE name = 'a')) AS a,
  (SELECT group_concat(tid) FROM (SELECT tid FROM thread WHERE name = 'ab')) AS ab,
  (SELECT group_concat(tid) FROM (SELECT tid FROM thread WHERE name GLOB '?' ORDER BY name)) AS one,
  (SELECT group_concat(n || name) FROM (SELECT count(*) AS n, name FROM thread WHERE tid > 0 GROUP BY name)) AS grouped;
--- run query --ndjson -f q.sql input.json
--- want
{"empty":"2,4","a":"3","ab":"5","one":"3,1","grouped":"2,1a,1ab,1b"}
