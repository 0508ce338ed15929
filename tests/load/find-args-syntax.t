# What stands between keys and values is not part of any.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1,"args":{"p":[1,2]}},
{"name":"b","ph":"X","ts":1,"dur":1,"pid":1,"tid":1,"args":{"p":"1,2"}},
{"name":"c","ph":"X","ts":2,"dur":1,"pid":1,"tid":1,"args":{"p":"\n1,2"}}]
--- run find --in=args --count 1,2 input.json
--- want
2
