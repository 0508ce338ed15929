# Args that were read once and are kept are those that are read one set at a time: all kinds of values, names, numbers and pairs.
--- input
[
{"ph":"X","name":"plain","pid":1,"tid":1,"ts":1,"dur":1,"args":{"text":"x","empty":"","int":5,"no":-0,"wide":4294967296,"least":-2147483648,"big":18446744073709551616,"real":1.50,"power":1e3,"yes":true,"not":false,"nil":null}},
{"ph":"X","name":"nested","pid":1,"tid":1,"ts":3,"dur":1,"args":{"a":{"b":{"c":1},"d":[null,{"e":null},{"e":2},[],[3,[4]],"f"]},"{}":{},"[]":[]}},
{"ph":"X","name":"names","pid":1,"tid":1,"ts":5,"dur":1,"args":{"a.b":1,"a":{"b":2},"l[0]":3,"l":[4],"":5,"n":{"":{"":6}}}},
{"ph":"X","name":"twice","pid":1,"tid":1,"ts":7,"dur":1,"args":{"a":1,"b":2,"a":{"b":3,"b":4}}},
{"ph":"X","name":"escapes","pid":1,"tid":1,"ts":9,"dur":1,"args":{"k\u0065y":"\u00e9\n\"\\","\u00fc":"é","s":"a\/b"}},
{"ph":"X","name":"repaired","pid":1,"tid":1,"ts":11,"dur":1,"args":{"n":01,"p":+7,"x":NaN,"q":"a "b" c",,"z":.5}},
{"ph":"X","name":"no object","pid":1,"tid":1,"ts":13,"dur":1,"args":"{\"a\":1}"},
{"ph":"X","name":"none","pid":1,"tid":1,"ts":15,"dur":1,"args":{}},
{"ph":"X","name":"two args","pid":1,"tid":1,"ts":17,"dur":1,"args":{"a":1},"args":{"b":2}},
{"ph":"X","name":"blanks","pid":1,"tid":1,"ts":19,"dur":1,"args": { "a" : [ 1 , { "b" : "c" } ] , "d" : true } },
{"ph":"B","name":"pair","pid":1,"tid":1,"ts":21,"args":{"a":1,"b":{"c":1}}},
{"ph":"E","name":"pair","pid":1,"tid":1,"ts":23,"args":{"b":{"d":2},"e":3}},
{"ph":"B","name":"end","pid":1,"tid":1,"ts":25},
{"ph":"E","name":"end","pid":1,"tid":1,"ts":27,"args":{"e":3}},
{"ph":"B","name":"begin","pid":1,"tid":1,"ts":29,"args":{"b":3}},
{"ph":"E","name":"begin","pid":1,"tid":1,"ts":31,"args":{}},
{"ph":"i","name":"instant","pid":1,"tid":1,"ts":33,"s":"t","args":{"i":[[1],[2]]}},
{"ph":"b","cat":"c","id":1,"name":"async","pid":1,"tid":1,"ts":35,"args":{"params":{"a":1}}},
{"ph":"e","cat":"c","id":1,"name":"async","pid":1,"tid":1,"ts":37,"args":{"params":{"b":2}}},
{"ph":"M","name":"process_labels","pid":1,"tid":1,"args":{"labels":"one,two"}}
]
--- file q.sql
CREATE PERFETTO TABLE slowly AS SELECT * FROM args;
SELECT key FROM args GROUP BY key HAVING 0;
SELECT (SELECT count(*) FROM (SELECT * FROM slowly EXCEPT SELECT * FROM args)) AS lost, (SELECT count(*) FROM (SELECT * FROM args EXCEPT SELECT * FROM slowly)) AS more, (SELECT count(*) FROM slowly) AS n, (SELECT count(*) FROM slowly JOIN slice USING (arg_set_id) WHERE extract_arg(arg_set_id, key) IS NOT coalesce(int_value, string_value, real_value)) AS others
--- run query --csv -f q.sql input.json
--- want
lost,more,n,others
0,0,49,2
