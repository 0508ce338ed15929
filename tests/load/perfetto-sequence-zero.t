# An event that says that its sequence is 0 has one; an event that says nothing has none.
--- input perfetto
packet { timestamp: 10 track_event { type: 3 name: "zero" } seq: 0 }
packet { timestamp: 20 track_event { type: 3 name: "none" } }
--- file q.sql
SELECT name, ts FROM slice UNION ALL SELECT code, count FROM warning;
--- run query --csv -f q.sql input.json
--- want
name,ts
zero,10
no-sequence,1
