# The report as JSON.
--- input
[
{"name":"a","ph":"E","ts":0},
{"name":"q","ph":"q","ts":0},
{"name":"b","ph":"X","ts":1,"dur":1},,]
--- run check --json input.json
--- want
{"files":["input.json"],"events":3,"total":4,"warnings":[{"count":2,"code":"stray-comma","what":"a comma too many","done":"passed over","places":[{"offset":99,"line":4}]},{"count":1,"code":"unknown-phase","what":"an event of a phase that nobody knows","done":"passed over","phases":{"q":1},"places":[{"offset":32,"line":3}]},{"count":1,"code":"stray-end","what":"an end that no open begin matches","done":"ignored","places":[{"offset":2,"line":2}]}]}
