# The id of an arrow is one that both events name: flows, and ids of the legacy phases s, t and f, of no other phase.
--- input perfetto
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 } }
packet { timestamp: 1000 seq: 1 track_event { name: "a" legacy_event { phase: 88 duration_us: 1 unscoped_id: 44 bind_id: 55 flow_direction: 2 } } }
packet { timestamp: 5000 seq: 1 track_event { name: "b" legacy_event { phase: 88 duration_us: 1 unscoped_id: 44 bind_id: 55 flow_direction: 1 } } }
packet { timestamp: 9000 seq: 1 track_event { name: "c" legacy_event { phase: 88 duration_us: 9 } } }
packet { timestamp: 10000 seq: 1 track_event { name: "f" legacy_event { phase: 115 unscoped_id: 66 } } }
packet { timestamp: 20000 seq: 1 track_event { name: "d" legacy_event { phase: 88 duration_us: 9 } } }
packet { timestamp: 21000 seq: 1 track_event { name: "f" legacy_event { phase: 116 unscoped_id: 66 bind_to_enclosing: 1 } } }
packet { timestamp: 30000 seq: 1 track_event { name: "e" legacy_event { phase: 88 duration_us: 9 } } }
packet { timestamp: 31000 seq: 1 track_event { name: "f" legacy_event { phase: 102 unscoped_id: 66 bind_to_enclosing: 1 } } }
--- file q.sql
select o.name, i.name, trace_id from flow join slice o on o.id = slice_out join slice i on i.id = slice_in
--- run query --csv --file=q.sql input.json
--- want
name,name,trace_id
a,b,55
c,d,66
d,e,66
