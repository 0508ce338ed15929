# stat --matrix names columns after threads: a name that would end the field of
# a file is quoted there as it is in a cell, so that all lines have as many.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"a,b"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"c|d"}},
{"name":"x","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"y","ph":"X","ts":20,"dur":10,"pid":1,"tid":2},
{"name":"z","ph":"X","ts":40,"dur":10,"pid":1,"tid":1},
{"name":"f","cat":"f","ph":"s","id":1,"ts":1,"pid":1,"tid":1},
{"name":"f","cat":"f","ph":"f","bp":"e","id":1,"ts":21,"pid":1,"tid":2},
{"name":"f","cat":"f","ph":"s","id":2,"ts":22,"pid":1,"tid":2},
{"name":"f","cat":"f","ph":"f","bp":"e","id":2,"ts":41,"pid":1,"tid":1}]
--- run stat --table=flows --matrix --format=csv input.json
--- want
from,sum,"a,b [1]",c|d [2]
"a,b [1]",1,,1
c|d [2],1,1,
