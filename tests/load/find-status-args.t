# A match in args is a match: find ends with status 0.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1,"args":{"k":"needle"}}]
--- run find --count needle input.json
--- want
1
