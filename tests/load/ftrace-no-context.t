# Option nocontext-info: events without tasks and times are instants of nothing, a tick each, and no scheduling is made up.
--- input
# tracer: nop
#
sched_switch: prev_comm=bash prev_pid=101 prev_prio=120 prev_state=S ==> next_comm=vim next_pid=102 next_prio=120
my_event: n=1
no event
tracing_mark_write: B|100|frame
--- want trace track slice instant warning
{"type":"trace","format":"ftrace","start":0,"end":2,"events":3}
{"type":"track","track":0,"kind":"global","name":null}
{"type":"instant","track":0,"scope":"global","ts":0,"name":"sched_switch","args":{"prev_comm":"bash","prev_pid":101,"prev_prio":120,"prev_state":"S","next_comm":"vim","next_pid":102,"next_prio":120}}
{"type":"instant","track":0,"scope":"global","ts":1,"name":"my_event","args":{"n":1}}
{"type":"instant","track":0,"scope":"global","ts":2,"name":"tracing_mark_write"}
{"type":"warning","code":"bad-line","count":1,"offset":144,"message":"a line that cannot be read: passed over"}
{"type":"warning","code":"ticks","count":1,"message":"times that count ticks, whose length the file does not tell: shown as if a tick were 1 ns"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
