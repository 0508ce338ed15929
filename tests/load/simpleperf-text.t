# The text of report-sample: the members of a sample are its leaf, the callchain its callers; what cannot be read is counted.
--- input
meta_info:
  trace_offcpu: true
  event_type: cpu-cycles
sample:
  event_type: cpu-cycles
  time: 684943449552000
  event_count: 1000
  thread_id: 18450
  thread_name: RenderThread
  vaddr_in_file: 1234
  file: /apex/lib64/libart.so
  symbol: art::Loop
  callchain:
    vaddr_in_file: 5678
    file: /apex/lib64/libc.so
    symbol: __start_thread
sample:
  event_type: cpu-cycles
  event_count: 7
  thread_id: 18450
sample:
  event_type: cpu-cycles
  time: 684943449553000
  event_count: x
  thread_id: 18450
  vaddr_in_file: zz
  file: /x
  symbol: unknown
context_switch:
  switch_on: true
  time: 684943449554000
  thread_id: 18450
context_switch:
  switch_on: false
  time: 684943449555000
  thread_id: 18450
lost_situation:
  sample_count: 2
  lost_count: 5
what is this
    no colon here

--- want process thread track slice sample metadata warning
{"type":"thread","utid":0,"tid":18450,"name":"RenderThread"}
{"type":"track","track":0,"kind":"thread","utid":0,"name":"RenderThread"}
{"type":"track","track":1,"kind":"sample","parent":0,"utid":0,"name":null}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":684943449554000,"dur":1000,"name":"Running"}
{"type":"sample","track":1,"ts":684943449552000,"name":"cpu-cycles","weight":1000,"stack":["__start_thread","art::Loop"],"frames":[{"module":"/apex/lib64/libc.so","address":"0x5678"},{"module":"/apex/lib64/libart.so","address":"0x1234"}]}
{"type":"sample","track":1,"ts":684943449553000,"name":"cpu-cycles","weight":0,"stack":["[unknown]"],"frames":[{"module":"/x"}]}
{"type":"warning","code":"bad-line","count":3,"offset":475,"message":"a line that cannot be read: passed over"}
{"type":"warning","code":"lost-events","count":5,"offset":713,"message":"events that the kernel had no room for: what surrounds them is read"}
{"type":"warning","code":"bad-stack","count":1,"offset":511,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
{"type":"warning","code":"bad-sample","count":1,"offset":347,"message":"a sample that cannot be read: dropped"}
--- stderr
ttv: input.json: part of it is lost: bad-line 3 times, lost-events 5 times; `ttv check` says where
