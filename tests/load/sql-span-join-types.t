# SQL: SPAN_JOIN gives values of all types as they are, those behind a null or an empty one too.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1}]
--- file q.sql
CREATE TABLE l AS SELECT 0 AS ts, 10 AS dur, NULL AS a, 1.5 AS b, x'00ff' AS c, 'text' AS d, '' AS e, x'' AS f,
  -9223372036854775807 - 1 AS g, NULL AS h UNION ALL SELECT 10, 10, 7, NULL, NULL, NULL, 'e', x'01', 0, 'h';
CREATE TABLE r AS SELECT 5 AS ts, 10 AS dur, NULL AS i, 'r' AS j;
CREATE VIRTUAL TABLE both USING SPAN_JOIN(l, r);
SELECT ts, dur, a, b, quote(c) AS c, d, quote(e) AS e, quote(f) AS f, g, h, i, j FROM both;
--- run query --csv -f q.sql input.json
--- want
ts,dur,a,b,c,d,e,f,g,h,i,j
5,5,,1.5,X'00FF',text,'',X'',-9223372036854775808,,,r
10,5,7,,NULL,,'e',X'01',0,h,,r
