# A span with one of no length at its end, of the longest time that there is, keeps its lane.
--- input
[{"name":"y","ph":"b","cat":"a","id":1,"ts":0},
{"name":"z","ph":"b","cat":"a","id":1,"ts":9223372036854775.807},
{"name":"z","ph":"e","cat":"a","id":1,"ts":9223372036854775.807},
{"name":"y","ph":"e","cat":"a","id":1,"ts":9223372036854775.807},
{"name":"y","ph":"b","cat":"a","id":2,"ts":5},
{"name":"y","ph":"e","cat":"a","id":2,"ts":6}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":9223372036854775807,"name":"y","cat":"a"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":9223372036854775807,"dur":0,"name":"z","cat":"a","parent":0}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":5000,"dur":1000,"name":"y","cat":"a"}
