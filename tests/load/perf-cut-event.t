# perf script: a last line that is cut in the name of its event is no sample, as no stack of a symbol is meant.
--- input printf
p 1 [000]     0.000001:     100000 cycles: \n\t            1507 f (/x)\n\np 1 [000]     0.000002:     100000 cyc
--- want sample warning
{"type":"sample","track":1,"ts":1000,"name":"cycles","weight":100000,"stack":["f"],"frames":[{"module":"/x","address":"0x1507"}],"cpu":0}
{"type":"warning","code":"truncated","count":1,"offset":70,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
