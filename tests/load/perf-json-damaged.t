# What stands in a damaged value goes no further than the value.
--- input
{"linux-perf-json-version":1,
"samples":[{"timestamp":1,"pid":1,"tid":1,"callchain":[{"symbol":"f"]},{"timestamp":2,"pid":1,"tid":1,"callchain":[{"symbol":"g"}]},{"timestamp":3,"pid":1,"tid":1,"callchain":[{"symbol":"h"}]]}
--- want sample warning
{"type":"sample","track":2,"ts":1,"weight":1,"stack":["[unknown]"]}
{"type":"warning","code":"truncated","count":3,"offset":95,"message":"the file ends in the middle of an event: what was complete is kept"}
{"type":"warning","code":"missing-comma","count":1,"offset":99,"message":"no comma between two events: read as if it were there"}
{"type":"warning","code":"syntax-error","count":2,"offset":99,"message":"an event that is not JSON: that event is lost, the next is read"}
--- stderr
ttv: input.json: part of it is lost: truncated 3 times, syntax-error 2 times; `ttv check` says where
