# Samples name files and threads behind them; kinds of execution; a symbol and a file that are not there; switches are states; lost samples are counted.
--- input printf
SIMPLEPERF\001\000\027\000\000\000*\025\022\017com.example.app"\00233\037\000\000\000*\035\012\012cpu-cycles\012\015page-faults:u0\001\013\000\000\0002\011\010\001\020\204\007\030\222\220\001%%\000\000\000\012#\010\350\007\020\222\220\001\032\011\010\264$\020\000\030\001 \003\032\012\010\370\254\001\020\001\030\000 \000 \350\007(\0009\000\000\000\0127\010\320\017\020\211\220\001\032\007\010\304$\020\000\030\000\032\007\010\231\001\020\000\030\007\032\006\010w\020\011\030\000\032\020\010\210\001\020\001\030\377\377\377\377\377\377\377\377\377\001 \005(\001\013\000\000\0002\011\010\000\020\270\027\030\222\220\001\013\000\000\0002\011\010\000\020\254\033\030\211\220\001\013\000\000\0002\011\010\001\020\240\037\030\222\220\001\024\000\000\000\012\022\010\210'\020c\032\007\010\304$\020\000\030\000 \007(\005\006\000\000\000\022\004\010\003\020\0078\000\000\000\0326\010\000\022\025/apex/lib64/libart.so\032\020art::Thread::Run\032\011art::Loop)\000\000\000\032'\010\001\022\023/apex/lib64/libc.so\032\016__start_thread\033\000\000\000"\031\010\211\220\001\020\211\220\001\032\017com.example.app\030\000\000\000"\026\010\222\220\001\020\211\220\001\032\014RenderThread\000\000\000\000
--- want process thread track slice sample metadata warning
{"type":"process","upid":0,"pid":18441,"name":"com.example.app"}
{"type":"thread","utid":0,"upid":0,"tid":18441,"name":"com.example.app"}
{"type":"thread","utid":1,"upid":0,"tid":18450,"name":"RenderThread"}
{"type":"thread","utid":2,"tid":99}
{"type":"track","track":0,"kind":"process","upid":0,"name":"com.example.app"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"com.example.app"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null,"unit":"page-faults:u"}
{"type":"track","track":3,"kind":"thread","parent":0,"upid":0,"utid":1,"name":"RenderThread"}
{"type":"track","track":4,"kind":"sample","parent":3,"upid":0,"utid":1,"name":null,"unit":"cpu-cycles"}
{"type":"track","track":5,"kind":"thread","utid":2,"name":null}
{"type":"track","track":6,"kind":"sample","parent":5,"utid":2,"name":null}
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":900,"dur":2100,"name":"Running"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":4000,"dur":-1,"name":"Running"}
{"type":"sample","track":2,"ts":2000,"name":"page-faults:u","weight":5,"stack":["libc.so+0x88","0x77","libart.so+0x99","art::Thread::Run"],"frames":[{"module":"/apex/lib64/libc.so","address":"0x88"},{"address":"0x77"},{"module":"/apex/lib64/libart.so","address":"0x99"},{"module":"/apex/lib64/libart.so","address":"0x1244"}]}
{"type":"sample","track":4,"ts":1000,"name":"cpu-cycles","weight":1000,"stack":["__start_thread","art::Loop"],"frames":[{"module":"/apex/lib64/libc.so","address":"0x5678"},{"category":"art","module":"/apex/lib64/libart.so","address":"0x1234"}]}
{"type":"sample","track":6,"ts":5000,"weight":7,"stack":["art::Thread::Run"],"frames":[{"module":"/apex/lib64/libart.so","address":"0x1244"}]}
{"type":"metadata","name":"app_package_name","value":"com.example.app"}
{"type":"metadata","name":"android_sdk_version","value":"33"}
{"type":"metadata","name":"trace_offcpu","value":1}
{"type":"warning","code":"lost-events","count":7,"offset":266,"message":"events that the kernel had no room for: what surrounds them is read"}
{"type":"warning","code":"bad-stack","count":2,"offset":136,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
{"type":"warning","code":"unread-sample","count":1,"offset":242,"message":"a P event whose data is of a kind that is not read: passed over"}
--- stderr
ttv: input.json: part of it is lost: lost-events 7 times; `ttv check` says where
