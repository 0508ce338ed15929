# SQL: intervals at a coarser scale: each bucket shows the group of which most is in it, buckets of one group that follow each other are one piece.
--- input
[{"ph":"X","pid":1,"tid":1,"ts":0,"dur":40,"name":"a"},
{"ph":"X","pid":1,"tid":1,"ts":1,"dur":3,"name":"b"},
{"ph":"X","pid":1,"tid":1,"ts":40,"dur":15,"name":"c"},
{"ph":"X","pid":1,"tid":1,"ts":56,"dur":4,"name":"a"},
{"ph":"X","pid":1,"tid":1,"ts":60,"dur":5,"name":"a"}]
--- file q.sql
INCLUDE PERFETTO MODULE intervals.mipmap;
CREATE PERFETTO TABLE s AS SELECT id, ts, dur, track_id, name AS group_hash FROM slice WHERE depth = 0;
CREATE PERFETTO TABLE b AS SELECT * FROM _mipmap_buckets_table!(s, track_id, 10000);
SELECT id, ts, dur, group_hash AS name FROM _mipmap_merged!(s, b, track_id, 10000);
--- run query --csv -f q.sql input.json
--- want
id,ts,dur,name
0,0,40000,a
2,40000,20000,c
4,60000,10000,a
