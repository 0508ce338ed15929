# Frames that begin and end at the same times are callers in the order in which they open.
--- input
{"$schema":"https://www.speedscope.app/file-format-schema.json","shared":{"frames":[{"name":"root"},{"name":"outer"},{"name":"inner"},{"name":"leaf"}]},"profiles":[{"type":"evented","name":"e","unit":"nanoseconds","startValue":0,"endValue":50,"events":[
{"type":"O","frame":0,"at":0},
{"type":"O","frame":1,"at":0},
{"type":"O","frame":2,"at":0},
{"type":"O","frame":3,"at":10},
{"type":"C","frame":3,"at":20},
{"type":"C","frame":2,"at":40},
{"type":"C","frame":1,"at":40},
{"type":"O","frame":1,"at":45},
{"type":"O","frame":2,"at":45},
{"type":"C","frame":2,"at":45},
{"type":"C","frame":1,"at":45},
{"type":"C","frame":0,"at":50}]}]}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":50,"name":"root"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":0,"dur":40,"name":"outer","parent":0}
{"type":"slice","id":4,"track":1,"lane":0,"depth":1,"ts":45,"dur":0,"name":"outer","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":2,"ts":0,"dur":40,"name":"inner","parent":1}
{"type":"slice","id":5,"track":1,"lane":0,"depth":2,"ts":45,"dur":0,"name":"inner","parent":4}
{"type":"slice","id":3,"track":1,"lane":0,"depth":3,"ts":10,"dur":10,"name":"leaf","parent":2}
