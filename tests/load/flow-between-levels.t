# Where a slice ends and nested ones begin at the time of a point, what stands before them in the file belongs to the outermost of them, what stands behind to the innermost; where one begins, a start that stands before it belongs to the one that ends.
--- input
[{"name":"ends","ph":"X","ts":1,"dur":5,"pid":1,"tid":1},
{"name":"fl","ph":"s","ts":6,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"inner","ph":"X","ts":6,"dur":1,"pid":1,"tid":1},
{"name":"outer","ph":"X","ts":6,"dur":5,"pid":1,"tid":1},
{"name":"fl","ph":"s","ts":6,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"fl","ph":"f","bp":"e","ts":6,"pid":1,"tid":2,"cat":"c","id":1},
{"name":"ended","ph":"X","ts":1,"dur":5,"pid":1,"tid":2},
{"name":"begun in","ph":"X","ts":6,"dur":1,"pid":1,"tid":2},
{"name":"begun","ph":"X","ts":6,"dur":5,"pid":1,"tid":2},
{"name":"fl","ph":"f","bp":"e","ts":6,"pid":1,"tid":2,"cat":"c","id":2},
{"name":"one","ph":"X","ts":1,"dur":5,"pid":1,"tid":3},
{"name":"fl","ph":"s","ts":6,"pid":1,"tid":3,"cat":"c","id":3},
{"name":"two","ph":"X","ts":6,"dur":5,"pid":1,"tid":3},
{"name":"fl","ph":"f","bp":"e","ts":8,"pid":1,"tid":3,"cat":"c","id":3}]
--- want slice flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":5000,"name":"ends"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":6000,"dur":5000,"name":"outer"}
{"type":"slice","id":6,"track":1,"lane":0,"depth":1,"ts":6000,"dur":1000,"name":"inner","parent":3}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":1000,"dur":5000,"name":"ended"}
{"type":"slice","id":4,"track":2,"lane":0,"depth":0,"ts":6000,"dur":5000,"name":"begun"}
{"type":"slice","id":7,"track":2,"lane":0,"depth":1,"ts":6000,"dur":1000,"name":"begun in","parent":4}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":1000,"dur":5000,"name":"one"}
{"type":"slice","id":5,"track":3,"lane":0,"depth":0,"ts":6000,"dur":5000,"name":"two"}
{"type":"flow","from":3,"to":4,"from_ts":6000,"to_ts":6000,"id":1,"name":"fl","cat":"c"}
{"type":"flow","from":6,"to":7,"from_ts":6000,"to_ts":6000,"id":2,"name":"fl","cat":"c"}
{"type":"flow","from":2,"to":5,"from_ts":6000,"to_ts":8000,"id":3,"name":"fl","cat":"c"}
