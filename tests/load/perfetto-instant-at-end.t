# An instant at the end of a slice, before its end in the file, is in it, and not in the slice that begins there.
--- input perfetto
packet { seq: 1 timestamp: 1 41: 1 60 { 1: 1 2: "t" } }
packet { seq: 1 timestamp: 1000 11 { 11: 1 9: 1 23: "first" } }
packet { seq: 1 timestamp: 3000 11 { 11: 1 9: 3 23: "i" } }
packet { seq: 1 timestamp: 3000 11 { 11: 1 9: 2 } }
packet { seq: 1 timestamp: 3000 11 { 11: 1 9: 1 23: "second" } }
packet { seq: 1 timestamp: 3000 11 { 11: 1 9: 3 23: "k" } }
packet { seq: 1 timestamp: 5000 11 { 11: 1 9: 2 } }
--- file q.sql
SELECT s.name, group_concat(d.name) AS inside FROM slice s LEFT JOIN descendant_slice(s.id) d GROUP BY s.id;
--- run query --csv -f q.sql input.json
--- want
name,inside
first,i
second,k
i,
k,
