# assert: things that have an arg are counted whatever it is: a text, a number,
# an array, null; of slices, unfinished ones and instants.
--- input
[{"name":"read","ph":"X","ts":1,"dur":3,"pid":1,"tid":1,"args":{"error":"ENOENT"}},
{"name":"read","ph":"X","ts":5,"dur":3,"pid":1,"tid":1,"args":{"error":2}},
{"name":"read","ph":"X","ts":9,"dur":3,"pid":1,"tid":1,"args":{"bytes":7}},
{"name":"read","ph":"X","ts":13,"dur":3,"pid":1,"tid":1,"args":{"error":[1]}},
{"name":"read","ph":"X","ts":17,"dur":3,"pid":1,"tid":1,"args":{"error":null}},
{"name":"lost","ph":"i","ts":20,"pid":1,"tid":1,"args":{"error":"EIO"}},
{"name":"open","ph":"B","ts":21,"pid":1,"tid":1,"args":{"error":"EIO"}}]
--- file c.rules
count(args.error of *) == 0
count(args.error of read) == 4
count(args.error of lost) == 1
count(args.error of open) == 1
count(args.bytes of *) == 1
count(args.error of read and args.bytes > 5) == 0
max(args.error of *) == 2
--- run assert --csv --rules-file=c.rules input.json
--- want
rule,holds,left,right,unit,slice,ts,track,name,file,verdict
count(args.error of *) == 0,false,6,0,,,,,,input.json,false
count(args.error of read) == 4,true,4,4,,,,,,input.json,true
count(args.error of lost) == 1,true,1,1,,,,,,input.json,true
count(args.error of open) == 1,true,1,1,,,,,,input.json,true
count(args.bytes of *) == 1,true,1,1,,,,,,input.json,true
count(args.error of read and args.bytes > 5) == 0,true,0,0,,,,,,input.json,true
max(args.error of *) == 2,true,2,2,,1,5000,thread 1,,input.json,true
--- status 1
