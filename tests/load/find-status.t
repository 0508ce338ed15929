# find ends with the statuses of grep: 1 when nothing matched.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1}]
--- run find nothing input.json
--- want
--- status 1
