# diff: a trace that has async slices alone has their paths with --folded.
--- input
[{"name":"load","cat":"net","ph":"b","id":"1","ts":0,"pid":1,"tid":1},
{"name":"load","cat":"net","ph":"e","id":"1","ts":50000,"pid":1,"tid":1}]
--- file new.json
[{"name":"load","cat":"net","ph":"b","id":"1","ts":0,"pid":1,"tid":1},
{"name":"load","cat":"net","ph":"e","id":"1","ts":90000,"pid":1,"tid":1}]
--- run diff --folded input.json new.json
--- want
load 50000000 90000000
--- status 1
