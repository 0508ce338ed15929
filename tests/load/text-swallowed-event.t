# A string that lost its end and goes on to a quote of the next event costs its own event only.
--- input
[{"name":"x","ph":"i","ts":1},
{"ph":"i",bad,"ts":2},{"ph":"X","name":"y","ts":3,"dur":1},
{"name":"lost,"ts":4},{"args":{"a":1},"name":"z","ph":"i","ts":5},
{"name":"f({"a": {"b": 1}}, {"c": 2, "ph": 4})","cat":"[{"a": 1}, {"c": 2}]","ph":"i","ts":6}]
--- want instant slice warning
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":3000,"dur":1000,"name":"y"}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":1000,"name":"x"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":5000,"name":"z","args":{"a":1}}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":6000,"name":"f({\"a\": {\"b\": 1}}, {\"c\": 2, \"ph\": 4})","cat":"[{\"a\": 1}, {\"c\": 2}]"}
{"type":"warning","code":"missing-comma","count":1,"offset":113,"message":"no comma between two events: read as if it were there"}
{"type":"warning","code":"syntax-error","count":2,"offset":31,"message":"an event that is not JSON: that event is lost, the next is read"}
{"type":"warning","code":"unescaped-quotes","count":4,"offset":37,"message":"a string with unescaped quotes in it: ended at the quote that , } ] or : follows"}
--- stderr
ttv: input.json: part of it is lost: syntax-error 2 times; `ttv check` says where
