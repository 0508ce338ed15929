# export --clip in ndjson, which cannot do it, is refused, not passed over.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- run export --clip --from=5us input.json
--- want
--- stderr
ttv: export: --clip does not go with --format=ndjson
--- status 2
