# Args of a list of keys come in the order of the table, behind args that are kept too.
--- input
[
{"ph":"X","name":"a","pid":1,"tid":1,"ts":1,"dur":1,"args":{"z":1,"b":2,"a":3}},
{"ph":"X","name":"b","pid":1,"tid":1,"ts":3,"dur":1,"args":{"a":4,"z":5}},
{"ph":"X","name":"c","pid":1,"tid":1,"ts":5,"dur":1,"args":{"b":6}},
{"ph":"X","name":"d","pid":1,"tid":1,"ts":7,"dur":1,"args":{"a":{"x":7},"a":8,"z":9}}
]
--- file q.sql
SELECT key FROM args GROUP BY key;
SELECT arg_set_id, key, int_value FROM args WHERE key IN ('args.z', 'args.a', NULL, 'none', 'args.z')
--- run query --csv -f q.sql input.json
--- want
arg_set_id,key,int_value
0,args.z,1
0,args.a,3
1,args.a,4
1,args.z,5
3,args.a,8
3,args.z,9
--- stderr
ttv: q.sql: only the last statement's rows are printed, not those of 1 before it
