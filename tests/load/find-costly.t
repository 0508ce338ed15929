# Texts that are too costly to match are no hits, and that is said.
--- input
[{"name":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac!","ph":"X","ts":0,"dur":1,"pid":1,"tid":1},
{"name":"aab!","ph":"X","ts":1,"dur":1,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":2,"dur":1,"pid":1,"tid":1,"args":{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac!":1}}]
--- run find --count /^(a+)+[bd]/ input.json
--- want
1
--- stderr
ttv: 2 texts too costly to match
