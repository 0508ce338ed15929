# stat: instants at both ends of a range are in it, those beside are not.
--- input
[{"name":"before","ph":"i","s":"t","ts":9.999,"pid":1,"tid":1},
{"name":"first","ph":"i","s":"t","ts":10,"pid":1,"tid":1},
{"name":"last","ph":"i","s":"t","ts":20,"pid":1,"tid":1},
{"name":"behind","ph":"i","s":"t","ts":20.001,"pid":1,"tid":1},
{"name":"zero","ph":"i","s":"t","ts":0,"pid":1,"tid":1}]
--- run stat --table=instants --from=10us --to=20us --format=csv input.json
--- want
name,count,rate,first,last
first,1,99999.99999999999,10000,10000
last,1,99999.99999999999,20000,20000
