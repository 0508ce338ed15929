# What a GPU runs: a track for each queue, lanes for stages that overlap; names of specifications, interned or numbered, at their time; what Vulkan calls its handles, from then on; arrows from the call that asked for a stage, between stages and to who waits.
--- input perfetto
packet { seq: 1 flags: 1 timestamp: 0 interned_data { 2 { 1: 5 2: "by iid" } 23 { 1: 42 2: 7 3: 2 } 24 { 1: 1 2: "graphics" 3: "the queue" 4: 1 } 24 { 1: 2 2: "render" 3: "draws" 4: 1 } } }
packet { seq: 1 flags: 2 timestamp: 100 53 { 1: 1 2: 50 13: 1 14: 2 5: 42 8: 16 16: 9 15: 5 15: 1 6 { 1: "shader" 2: "blur" } } }
packet { seq: 1 flags: 2 timestamp: 120 53 { 1: 2 2: 50 13: 1 14: 2 18: 1 17: "own name" } }
packet { seq: 1 flags: 2 timestamp: 300 53 { 1: 3 2: 10 13: 1 20: 5 8: 16 } }
packet { seq: 1 flags: 2 timestamp: 310 53 { 1: 3 2: 10 13: 9 14: 2 } }
packet { seq: 2 timestamp: 200 65 { 1 { 3: 24 4: 16 5: "screen" } } }
packet { seq: 2 timestamp: 90 65 { 2 { 1: 5 2: 7 3: 8 5: 11 5: 12 6: 3 } } }
packet { seq: 3 timestamp: 400 53 { 1: 4 2: 5 3: 0 4: 1 11: 1 } }
packet { seq: 3 timestamp: 410 53 { 7 { 2 { 1: "q0" 2: "first" } 3 { 1: "s0" } 3 { 1: "s1" 2: "second" } } } }
packet { seq: 3 timestamp: 420 53 { 1: 5 3: 0 4: 1 11: 1 } }
packet { seq: 3 timestamp: 430 53 { 1: 6 2: 1 3: 5 4: 2 11: 1 } }
packet { seq: 3 timestamp: 50 63 { 1: 4 2: "drv" 3: "slow" } }
packet { seq: 4 timestamp: 0 track_descriptor { 1: 1 2: "host" } }
packet { seq: 4 timestamp: 80 track_event { type: 1 11: 1 23: "submit" 3000 { 1: 1 } } }
packet { seq: 4 timestamp: 85 track_event { type: 2 11: 1 } }
packet { seq: 4 timestamp: 180 track_event { type: 1 11: 1 23: "wait" 3000 { 2: 2 } } }
packet { seq: 4 timestamp: 185 track_event { type: 2 11: 1 } }
--- file q.sql
SELECT row FROM (SELECT json_array('slice', track, scope, what, ts, dur, name, depth, context, target, sub, queue, passes, cat, pid) AS row FROM (SELECT t.name AS track, t.scope, t.description AS what, s.ts, s.dur, s.name, s.depth, s.context_id AS context, s.render_target_name AS target, s.submission_id AS sub, s.hw_queue_id AS queue, s.render_subpasses AS passes, s.render_stage_category AS cat, p.pid FROM gpu_slice s JOIN gpu_track t ON t.id = s.track_id LEFT JOIN process p USING (upid) ORDER BY s.ts) UNION ALL SELECT json_array('arg', ts, key, display_value) AS row FROM (SELECT s.ts, a.key, a.display_value FROM gpu_slice s JOIN args a USING (arg_set_id) WHERE a.key NOT IN ('context_id', 'render_target', 'render_pass', 'command_buffer', 'hw_queue_id') AND (s.ts < 121 OR s.ts = 420) ORDER BY s.ts, a.key) UNION ALL SELECT json_array('flow', from_name, to_name) AS row FROM (SELECT o.name AS from_name, i.name AS to_name FROM flow f JOIN slice o ON o.id = f.slice_out JOIN slice i ON i.id = f.slice_in ORDER BY o.ts, i.ts) UNION ALL SELECT json_array('gpu', gpu, ugpu, name) AS row FROM (SELECT gpu, ugpu, name FROM gpu ORDER BY gpu) UNION ALL SELECT json_array('context', context_id, pid, api) AS row FROM (SELECT context_id, pid, api FROM __intrinsic_gpu_context));
--- run query --csv -f q.sql input.json
--- want
row
"[""slice"",""GPU Log"",""gpu_log"",null,50,0,""WARNING"",0,null,null,null,null,null,null,null]"
"[""slice"",""Vulkan Events"",""vulkan_events"",null,90,5,""vkQueueSubmit"",0,null,null,3,null,null,null,null]"
"[""slice"",""graphics"",""gpu_render_stage"",""the queue"",100,50,""render"",0,42,null,0,1,""0,2,64"",1,7]"
"[""slice"",""graphics"",""gpu_render_stage"",""the queue"",120,50,""own name"",0,0,null,0,1,null,1,null]"
"[""slice"",""graphics"",""gpu_render_stage"",""the queue"",300,10,""by iid"",0,0,""screen"",0,1,null,null,null]"
"[""slice"",""q0"",""gpu_render_stage"",""first"",400,5,""render stage(1)"",0,0,null,0,0,null,null,null]"
"[""slice"",""q0"",""gpu_render_stage"",""first"",420,0,""s1"",0,0,null,0,0,null,null,null]"
"[""slice"",""Unknown GPU Queue 5"",""gpu_render_stage"",null,430,1,""render stage(2)"",0,0,null,0,5,null,null,null]"
"[""arg"",50,""message"",""slow""]"
"[""arg"",50,""tag"",""drv""]"
"[""arg"",90,""command_buffers[0]"",""11""]"
"[""arg"",90,""command_buffers[1]"",""12""]"
"[""arg"",90,""pid"",""7""]"
"[""arg"",90,""submission_id"",""3""]"
"[""arg"",90,""tid"",""8""]"
"[""arg"",100,""correlation_id"",""rp:#9""]"
"[""arg"",100,""description"",""draws""]"
"[""arg"",100,""render_stage_category"",""1""]"
"[""arg"",100,""render_subpasses"",""0,2,64""]"
"[""arg"",100,""shader"",""blur""]"
"[""arg"",100,""submission_id"",""0""]"
"[""arg"",120,""description"",""draws""]"
"[""arg"",120,""render_stage_category"",""1""]"
"[""arg"",120,""submission_id"",""0""]"
"[""arg"",420,""description"",""second""]"
"[""arg"",420,""submission_id"",""0""]"
"[""flow"",""submit"",""render""]"
"[""flow"",""render"",""own name""]"
"[""flow"",""own name"",""wait""]"
"[""gpu"",0,0,null]"
"[""gpu"",1,1,null]"
"[""context"",42,7,""VULKAN""]"
