# What a later descriptor of a track says of it is added: a description comes, another one takes its place, one that is missing leaves it.
--- input perfetto
packet { track_descriptor { uuid: 1 name: "comes" } }
packet { track_descriptor { uuid: 2 name: "other" 14: "before" } }
packet { track_descriptor { uuid: 3 name: "stays" 14: "first" } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 1 name: "a" } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 3 name: "a" } }
packet { track_descriptor { uuid: 1 14: "late" } }
packet { track_descriptor { uuid: 2 14: "after" } }
packet { track_descriptor { uuid: 3 name: "stays" } }
--- file q.sql
SELECT t.name, extract_arg(t.source_arg_set_id, 'description') AS description FROM track t WHERE t.name IS NOT NULL ORDER BY 1;
--- run query --csv -f q.sql input.json
--- want
name,description
comes,late
other,after
stays,first
