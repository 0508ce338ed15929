# machine: a trace of one machine has one, whatever numbers its tracks have.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1},
{"name":"b","ph":"b","cat":"c","id":1,"ts":0,"pid":1,"tid":1},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":10}}]
--- file q.sql
SELECT id, raw_id FROM machine;
--- run query --csv -f q.sql input.json
--- want
id,raw_id
0,0
