# Lengths that add up to more than 64 bits are an error of slice_by_name, as of sum(dur); another name is not concerned.
--- input
[{"name":"long","ph":"X","ts":0,"dur":9000000000000000,"pid":1,"tid":1},{"name":"long","ph":"X","ts":0,"dur":9000000000000000,"pid":1,"tid":2},
{"name":"short","ph":"X","ts":1,"dur":2,"pid":1,"tid":3},{"name":"short","ph":"X","ts":5,"dur":4,"pid":1,"tid":3}]
--- file q.sql
CREATE PERFETTO TABLE short AS SELECT total_dur FROM slice_by_name WHERE name = 'short';
SELECT total_dur FROM slice_by_name WHERE name = 'long';
--- run query --csv -f q.sql input.json
--- want
--- stderr
ttv: q.sql:2:1: integer overflow
--- status 1
