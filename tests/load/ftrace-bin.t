# Option bin: 16 bytes of task, CPU and time, and what the event writes.  They are counted as such, and no event is made of the bytes.
--- input printf
# tracer: nop\n#\nmy_event: n=1\nn/\000\000\001\000\000\000\177\365\026\220\2348\000\000type: 363\n\101\000\000\000\001\000\000\000\177\365\026\220\2348\000\000other_event: a=1\nmy_event: n=1\n
--- want instant warning
{"type":"instant","track":0,"scope":"global","ts":0,"name":"my_event","args":{"n":1}}
{"type":"instant","track":0,"scope":"global","ts":1,"name":"my_event","args":{"n":1}}
{"type":"warning","code":"bad-line","count":1,"offset":56,"message":"a line that cannot be read: passed over"}
{"type":"warning","code":"raw-line","count":1,"offset":30,"message":"a line of the tracer's options raw, hex, bin or fields that leaves out what the event is: passed over"}
{"type":"warning","code":"ticks","count":1,"message":"times that count ticks, whose length the file does not tell: shown as if a tick were 1 ns"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
