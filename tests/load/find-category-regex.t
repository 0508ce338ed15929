# An expression behind cat: is one of categories.
--- input
[{"name":"a","cat":"gpu","ph":"X","ts":1,"dur":10,"pid":1,"tid":1},
{"name":"b","cat":"v8,gpu","ph":"X","ts":40,"dur":10,"pid":1,"tid":1}]
--- run find --count cat:/^gpu/ input.json
--- want
1
