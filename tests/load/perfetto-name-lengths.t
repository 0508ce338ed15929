# Lengths in the order of names are the same when they are read again: those of 2^32 - 2 ns and more, of slices without an end, and of blocks that begin within a name.
--- input perfetto
packet { timestamp: 1 1: 1 60 { 1: 7 2: "t" } }
!repeat 1200
packet { timestamp: 1000 11 { 9: 1 11: 1%d 23: "a" } 10: 1 }
packet { timestamp: 200%d 11 { 9: 2 11: 1%d } 10: 1 }
packet { timestamp: 1000 11 { 9: 1 11: 2%d 23: "b" } 10: 1 }
packet { timestamp: 4294968294 11 { 9: 2 11: 2%d } 10: 1 }
packet { timestamp: 1000 11 { 9: 1 11: 3%d 23: "c" } 10: 1 }
!end
--- file q.sql
SELECT name, count(*) AS n, sum(dur) AS sum, min(dur) AS least, max(dur) AS most FROM (SELECT name, dur FROM slice ORDER BY name) GROUP BY name UNION ALL SELECT name, count(*), sum(dur), min(dur), max(dur) FROM slice GROUP BY name UNION ALL SELECT name, count(*), sum(dur), min(dur), max(dur) FROM slice WHERE +name IN ('a', 'b', 'c') GROUP BY +name;
--- run query --csv -f q.sql input.json
--- want
name,n,sum,least,most
a,1200,581339400,1000,2000199
b,1200,5153960752800,4294967294,4294967294
c,1200,-1200,-1,-1
a,1200,581339400,1000,2000199
b,1200,5153960752800,4294967294,4294967294
c,1200,-1200,-1,-1
a,1200,581339400,1000,2000199
b,1200,5153960752800,4294967294,4294967294
c,1200,-1200,-1,-1
