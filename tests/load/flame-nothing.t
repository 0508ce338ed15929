# flame: a trace without slices.
--- input
[{"name":"i","ph":"i","ts":0,"pid":1,"tid":1,"s":"t"}]
--- run flame --format folded input.json
--- want
