# SQL: a described track has a row though nothing stands on it; parent_id leads to the root, below a process's root it is null; source_arg_set_id has what the descriptor says.
--- input perfetto
packet { track_descriptor { uuid: 1 name: "Root" description: "what it is" child_ordering: 3 } }
packet { track_descriptor { uuid: 2 name: "Mid" parent_uuid: 1 sibling_order_rank: 3 child_ordering: 1 } }
packet { track_descriptor { uuid: 3 name: "Leaf" parent_uuid: 2 sibling_order_rank: -7 child_ordering: 2 } }
packet { track_descriptor { uuid: 4 name: "used" parent_uuid: 2 sibling_order_rank: 0 counter { unit: 3 } } }
packet { track_descriptor { uuid: 5 process { pid: 5 process_name: "P" } } }
packet { track_descriptor { uuid: 6 name: "group" parent_uuid: 5 } }
packet { track_descriptor { uuid: 7 name: "leaf" parent_uuid: 6 } }
packet { timestamp: 10 seq: 1 track_event { type: 3 track_uuid: 3 name: "a" } }
packet { timestamp: 20 seq: 1 track_event { type: 4 track_uuid: 4 counter_value: 4 } }
packet { timestamp: 30 seq: 1 track_event { type: 3 track_uuid: 7 name: "b" } }
--- file q.sql
SELECT t.name, t.type, p.name AS parent, extract_arg(t.source_arg_set_id, 'source') AS source,
  extract_arg(t.source_arg_set_id, 'trace_id') AS uuid, extract_arg(t.source_arg_set_id, 'child_ordering') AS ordering,
  extract_arg(t.source_arg_set_id, 'sibling_order_rank') AS rank, extract_arg(t.source_arg_set_id, 'description') AS text
FROM track t LEFT JOIN track p ON p.id = t.parent_id ORDER BY uuid;
--- run query --csv -f q.sql input.json
--- want
name,type,parent,source,uuid,ordering,rank,text
Root,global_track_event,,descriptor,1,explicit,,what it is
Mid,global_track_event,Root,descriptor,2,lexicographic,3,
Leaf,global_track_event,Mid,descriptor,3,chronological,-7,
used,global_counter_track_event,Mid,descriptor,4,,0,
,process_track_event,,descriptor,5,,,
group,process_track_event,,descriptor,6,,,
leaf,process_track_event,group,descriptor,7,,,
