# A pair of length 0 that has ended in the file before another slice of its time begins is not inside of that one, nor that one in it.
--- input
[{"name":"a","ph":"B","ts":5,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":5,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":5,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":5,"pid":1,"tid":1},
{"name":"long","ph":"B","ts":5,"pid":1,"tid":1},
{"name":"first","ph":"B","ts":5,"pid":1,"tid":1},
{"name":"first","ph":"E","ts":5,"pid":1,"tid":1},
{"name":"second","ph":"B","ts":5,"pid":1,"tid":1},
{"name":"second","ph":"E","ts":7,"pid":1,"tid":1},
{"name":"long","ph":"E","ts":9,"pid":1,"tid":1},
{"name":"open","ph":"B","ts":9,"pid":1,"tid":1},
{"name":"z","ph":"B","ts":3,"pid":1,"tid":2},
{"name":"z","ph":"E","ts":3,"pid":1,"tid":2},
{"name":"x","ph":"X","ts":3,"pid":1,"tid":2,"dur":0},
{"name":"y","ph":"X","ts":3,"pid":1,"tid":2,"dur":4}]
--- want slice warning
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":5000,"dur":0,"name":"a"}
{"type":"slice","id":6,"track":1,"lane":0,"depth":0,"ts":5000,"dur":0,"name":"b"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":5000,"dur":4000,"name":"long"}
{"type":"slice","id":8,"track":1,"lane":0,"depth":0,"ts":9000,"dur":-1,"name":"open"}
{"type":"slice","id":7,"track":1,"lane":0,"depth":1,"ts":5000,"dur":0,"name":"first","parent":3}
{"type":"slice","id":4,"track":1,"lane":0,"depth":1,"ts":5000,"dur":2000,"name":"second","parent":3}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":3000,"dur":4000,"name":"y"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":1,"ts":3000,"dur":0,"name":"z","parent":0}
{"type":"slice","id":2,"track":2,"lane":0,"depth":1,"ts":3000,"dur":0,"name":"x","parent":0}
{"type":"warning","code":"unfinished","count":1,"offset":485,"message":"a begin without an end, or an X without dur: shown as open-ended"}
