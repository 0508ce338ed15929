# A table of texts that has the empty one alone: the first number behind it names nothing as well.
--- input printf
\012\004\010\001\020\001*\004\010\001\020\001"\012\010\001\030\020"\004\010\001\020\001\022\006\012\001\001\022\001\0052\000
--- want track sample metadata warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":null}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null}
{"type":"sample","track":2,"ts":0,"weight":5,"stack":["0x10"],"frames":[{"line":1,"address":"0x10"}]}
{"type":"warning","code":"bad-stack","count":3,"offset":0,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
