# A file without its end is read as far as its records are whole.
--- input printf
SIMPLEPERF\001\000\016\000\000\000*\014\012\012cpu-cycles\023\000\000\000\012\021\010\350\007\020\005\032\006\010\001\020\000\030\000 \001(\000\023\000\000\000\012\021\010\320\017\020\005\032\006\010\001\020\000\030\000 \001(\000\013\000\000\000\032\011\010\000\022\002/x\032\001f\011\000\000\000"\007\010\005\020
--- want process thread track slice sample metadata warning
{"type":"thread","utid":0,"tid":5}
{"type":"track","track":0,"kind":"thread","utid":0,"name":null}
{"type":"track","track":1,"kind":"sample","parent":0,"utid":0,"name":null}
{"type":"sample","track":1,"ts":1000,"name":"cpu-cycles","weight":1,"stack":["f"],"frames":[{"module":"/x","address":"0x1"}]}
{"type":"sample","track":1,"ts":2000,"name":"cpu-cycles","weight":1,"stack":["f"],"frames":[{"module":"/x","address":"0x1"}]}
{"type":"warning","code":"truncated","count":1,"offset":91,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
