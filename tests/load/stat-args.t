# stat: groups by the value of an arg, of a member within it, and of none.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1,"args":{"f":{"g":"x, y"}}},
{"name":"b","ph":"X","ts":10,"dur":40,"pid":1,"tid":1,"args":{"f":{"g":7}}},
{"name":"c","ph":"X","ts":60,"dur":10,"pid":1,"tid":1,"args":{"f.g":"x, y"}},
{"name":"d","ph":"X","ts":80,"dur":5,"pid":1,"tid":1}]
--- run stat --by args.f.g --format csv input.json
--- want
args.f.g,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
7,1,40000,40000,61.53846153846154,40000,47.05882352941177,40000,40000,40000,40000,40000,0,0,0,
"x, y",2,20000,20000,30.76923076923077,10000,23.529411764705884,10000,10000,10000,10000,10000,50000,50000,0,
(none),1,5000,5000,7.6923076923076925,5000,5.882352941176471,5000,5000,5000,5000,5000,0,0,0,
