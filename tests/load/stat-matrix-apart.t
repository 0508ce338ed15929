# stat --matrix of another table than flows is refused, not passed over.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- run stat --matrix input.json
--- want
--- stderr
ttv: stat: --matrix goes with --table=flows only
--- status 2
