# Call stacks of track events: of a begin, an end and an instant; in the event or interned; with a weight or none.  An interned one that is nowhere is none.
--- input perfetto
packet { seq: 1 incremental_state_cleared: true timestamp: 1 track_descriptor { uuid: 5 name: "t" } interned_data { 5 { 1: 1 2: "deep" } 6 { 1: 1 2: 1 } 7 { 1: 1 2: 1 } } }
packet { seq: 1 timestamp: 10 11 { 11: 5 9: 1 23: "a" 55 { 1 { 1: "main" 2: "m.cc" 3: 10 } 1 { 1: "leaf" 2: "l.cc" 3: 42 } } 57:double: 2.5 } }
packet { seq: 1 timestamp: 20 11 { 11: 5 9: 2 56: 1 57:double: 4 } }
packet { seq: 1 timestamp: 30 11 { 11: 5 9: 3 23: "i" 56: 1 } }
packet { seq: 1 timestamp: 40 11 { 11: 5 9: 1 23: "none" } }
packet { seq: 1 timestamp: 50 11 { 11: 5 9: 2 57:double: 1 56: 99 } }
--- file q.sql
SELECT s.name, s.ts, e.weight, f.name AS begins_in, g.name AS ends_in FROM __intrinsic_track_event_callstacks e JOIN slice s USING (slice_id) LEFT JOIN stack_profile_callsite c ON c.id = e.callsite_id LEFT JOIN stack_profile_frame f ON f.id = c.frame_id LEFT JOIN stack_profile_callsite d ON d.id = e.end_callsite_id LEFT JOIN stack_profile_frame g ON g.id = d.frame_id ORDER BY e.id;
--- run query --csv -f q.sql input.json
--- want
name,ts,weight,begins_in,ends_in
a,10,2.5,leaf,
a,10,4.0,,deep
i,30,,deep,
