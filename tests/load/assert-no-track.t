# assert: a track that is not there, and one that is not of the process.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"Browser"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- run assert --process=Browser --track=render input.json count(x)==0
--- want
--- stderr
ttv: input.json: no track matches "render"; `ttv info` lists them
--- status 2
