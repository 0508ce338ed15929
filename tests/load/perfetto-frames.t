# Frames of Android: expectations of a token are one slice for all layers; frames that overlap stand beside each other; whose fault a delay is follows from its reasons; an end without a begin, and a begin without a token, are counted.
--- input perfetto
packet { timestamp: 10 76 { 1 { 1: 1 2: 100 3: 5 } } }
packet { timestamp: 12 76 { 3 { 1: 2 2: 40 3: 100 4: 7 5: "layer" } } }
packet { timestamp: 13 76 { 3 { 1: 3 2: 40 3: 100 4: 7 5: "other" } } }
packet { timestamp: 14 76 { 4 { 1: 4 2: 40 3: 100 4: 7 5: "layer" 6: 2 7: 1 8: 1 9: 66 10: 1 12: 3 13:fixed32: 1069547520 } } }
packet { timestamp: 15 76 { 4 { 1: 5 2: 41 3: 101 4: 7 5: "layer" 6: 4 9: 2 11: 1 } } }
packet { timestamp: 16 76 { 2 { 1: 6 2: 100 3: 5 4: 1 7: 1 } } }
packet { timestamp: 20 76 { 5 { 1: 1 } } }
packet { timestamp: 21 76 { 5 { 1: 2 } } }
packet { timestamp: 22 76 { 5 { 1: 3 } } }
packet { timestamp: 25 76 { 5 { 1: 4 } } }
packet { timestamp: 27 76 { 5 { 1: 5 } } }
packet { timestamp: 28 76 { 5 { 1: 6 } } }
packet { timestamp: 29 76 { 5 { 1: 9 } } }
packet { timestamp: 29 76 { 2 { 1: 6 3: 5 } } }
--- file q.sql
SELECT ts, dur, name, upid, track_id, display_frame_token AS display, surface_frame_token AS surface, layer_name, present_type, on_time_finish, jank_type, jank_tag, jank_severity_type, jank_score FROM actual_frame_timeline_slice UNION ALL SELECT ts, dur, name, upid, track_id, display_frame_token, surface_frame_token, layer_name, 'expected', NULL, NULL, NULL, NULL, NULL FROM expected_frame_timeline_slice;
--- run query --csv -f q.sql input.json
--- want
ts,dur,name,upid,track_id,display,surface,layer_name,present_type,on_time_finish,jank_type,jank_tag,jank_severity_type,jank_score
14,11,40,2,2,100,40,layer,Late Present,1,"SurfaceFlinger Scheduling, App Deadline Missed",Self Jank,Full,0.0
15,12,41,2,3,101,41,layer,Dropped Frame,0,SurfaceFlinger Scheduling,Other Jank,Unknown,0.0
16,12,100,1,0,100,,,On-time Present,0,None,No Jank,None,0.0
10,10,100,1,1,100,,,expected,,,,,
12,9,40,2,4,100,40,layer,expected,,,,,
--- stderr
ttv: input.json: part of it is lost: bad-packet 2 times; `ttv check` says where
