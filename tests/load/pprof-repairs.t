# What names nothing in a profile is counted; the rest is read.
--- input printf
\012\004\010\001\020\002*\004\010\001\020\003"\012\010\001\030\020"\004\010\001\020\001"\012\010\002\030 "\004\010\011\020\001\022\006\012\001\001\022\001\005\022\007\012\002\007\001\022\001\006\022\006\012\001\002\022\001\007\022\007\012\001\001\022\002\010\011\022\003\012\001\001pc2\0002\003cpu2\013nanoseconds2\001f
--- want track sample metadata warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"cpu"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null,"unit":"nanoseconds"}
{"type":"sample","track":2,"ts":0,"name":"cpu","weight":5,"stack":["f"],"frames":[{"line":1,"address":"0x10"}]}
{"type":"sample","track":2,"ts":5,"name":"cpu","weight":6,"stack":["f"],"frames":[{"line":1,"address":"0x10"}]}
{"type":"sample","track":2,"ts":11,"name":"cpu","weight":7,"stack":["0x20"],"frames":[{"address":"0x20"}]}
{"type":"sample","track":2,"ts":18,"name":"cpu","weight":8,"stack":["f"],"frames":[{"line":1,"address":"0x10"}]}
{"type":"warning","code":"bad-stack","count":3,"offset":44,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
{"type":"warning","code":"bad-sample","count":2,"offset":61,"message":"a sample that cannot be read: dropped"}
