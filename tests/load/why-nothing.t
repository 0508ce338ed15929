# why of a slice that is not there ends with status 2.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- run why --slice=1 input.json
--- want
--- stderr
ttv: why: there is no slice 1
--- status 2
