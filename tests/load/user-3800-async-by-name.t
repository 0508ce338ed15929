# In a tree of one id ends find the begin of their name.
--- input
[{"name":"outer","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"inner","ph":"b","ts":1,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"inner","ph":"e","ts":2,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"other","ph":"b","ts":3,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"other","ph":"e","ts":4,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"outer","ph":"e","ts":5,"pid":1,"tid":1,"cat":"c","id":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"outer","cat":"c"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000,"dur":1000,"name":"inner","cat":"c","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":3000,"dur":1000,"name":"other","cat":"c","parent":0}
