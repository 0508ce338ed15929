# SQL: SPAN_JOIN from a time on has the rows of a plain join, with partitions and without.
--- input
[]
--- file q.sql
CREATE TABLE n AS WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 199) SELECT i FROM n;
CREATE TABLE l AS SELECT i * 10 AS ts, 7 AS dur, i % 3 AS part, i AS x FROM n;
CREATE TABLE r AS SELECT i * 9 AS ts, 5 AS dur, i % 3 AS part, i AS y FROM n WHERE i % 7 <> 0;
CREATE TABLE l0 AS SELECT ts, dur, x FROM l;
CREATE TABLE r0 AS SELECT ts, dur, y FROM r;
CREATE VIRTUAL TABLE plain USING SPAN_JOIN(l0, r0);
CREATE VIRTUAL TABLE parts USING SPAN_JOIN(l PARTITIONED part, r PARTITIONED part);
CREATE VIRTUAL TABLE left_parts USING SPAN_LEFT_JOIN(l PARTITIONED part, r PARTITIONED part);
CREATE TABLE both AS SELECT max(l.ts, r.ts) AS ts, min(l.ts + l.dur, r.ts + r.dur) - max(l.ts, r.ts) AS dur, x, y,
  l.part AS lp, r.part AS rp FROM l JOIN r ON l.ts < r.ts + r.dur AND r.ts < l.ts + l.dur;
WITH at(t) AS (VALUES (-5), (0), (9), (500), (503), (1000), (1795), (5000)), s AS (SELECT t,
  (SELECT count(*) || '/' || total(dur) || '/' || total(x * y) FROM plain WHERE ts >= t) AS a,
  (SELECT count(*) || '/' || total(dur) || '/' || total(x * y) FROM both WHERE ts >= t) AS b,
  (SELECT count(*) || '/' || total(dur) || '/' || total(x * y) FROM parts WHERE ts >= t AND part = 1) AS c,
  (SELECT count(*) || '/' || total(dur) || '/' || total(x * y) FROM both WHERE ts >= t AND lp = rp AND lp = 1) AS d,
  (SELECT count(*) || '/' || total(dur) FROM left_parts WHERE ts >= t AND y IS NOT NULL) AS e,
  (SELECT count(*) || '/' || total(dur) FROM both WHERE ts >= t AND lp = rp) AS f,
  (SELECT total(dur) FROM left_parts) AS g, (SELECT total(dur) FROM l) AS h FROM at)
SELECT t, a = b AS plain, c = d AS parts, e = f AS left_parts, g = h AS all_of_left FROM s;
--- run query --csv -f q.sql input.json
--- want
t,plain,parts,left_parts,all_of_left
-5,1,1,1,1
0,1,1,1,1
9,1,1,1,1
500,1,1,1,1
503,1,1,1,1
1000,1,1,1,1
1795,1,1,1,1
5000,1,1,1,1
