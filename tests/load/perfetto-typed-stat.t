# Args are grouped by their path, with places in lists.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" 29 { 4 { 1: 1 } 4 { 1: 13 } } } }
packet { timestamp: 110 seq: 1 track_event { type: 2 track_uuid: 2 } }
packet { timestamp: 120 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" 29 { 4 { 1: 1 } } } }
packet { timestamp: 150 seq: 1 track_event { type: 2 track_uuid: 2 } }
--- run stat --by=args.chrome_latency_info.component_info[1].component_type --format=csv input.json
--- want
args.chrome_latency_info.component_info[1].component_type,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
(none),1,30,30,75,30,60,30,30,30,30,30,0,0,0,
COMPONENT_INPUT_EVENT_GPU_SWAP_BUFFER,1,10,10,25,10,20,10,10,10,10,10,0,0,0,
