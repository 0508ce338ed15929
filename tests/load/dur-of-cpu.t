# An X without dur lasts its tdur, and that is counted; with a dur that is null, or a tdur of 0, as old Chrome wrote it on what had not ended, or a negative one, it is unfinished.
--- input
[{"name":"p","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":7,"pid":1,"tid":1,"tdur":4},
{"name":"t","ph":"X","ts":12,"pid":1,"tid":1,"tdur":"0.5"},
{"name":"p","ph":"E","ts":13,"pid":1,"tid":1},
{"name":"null","ph":"X","ts":20,"pid":1,"tid":2,"dur":null,"tdur":4},
{"name":"less","ph":"X","ts":30,"pid":1,"tid":3,"tdur":-4},
{"name":"ns","ph":"X","ts":35,"pid":1,"tid":5,"tdur":0.001},
{"name":"old","ph":"X","ts":40,"pid":1,"tid":4,"tdur":0}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":13000,"name":"p"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":7000,"dur":4000,"name":"x","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":12000,"dur":500,"name":"t","parent":0}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":20000,"dur":-1,"name":"null"}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":30000,"dur":-1,"name":"less"}
{"type":"slice","id":6,"track":4,"lane":0,"depth":0,"ts":40000,"dur":-1,"name":"old"}
{"type":"slice","id":5,"track":5,"lane":0,"depth":0,"ts":35000,"dur":1,"name":"ns"}
{"type":"warning","code":"bad-duration","count":1,"offset":209,"message":"a dur that is no number: the slice is unfinished"}
{"type":"warning","code":"no-duration","count":3,"offset":47,"message":"an X without dur but with tdur: lasts as long as its tdur"}
{"type":"warning","code":"unfinished","count":3,"offset":209,"message":"a begin without an end, or an X without dur: shown as open-ended"}
