# A trace that says its number twice, itself and in what was asked for, has it once.
--- input perfetto
packet { 33 { 27: 5 28: 6 } }
packet { 89 { 1: 5 2: 6 } }
packet { timestamp: 5 66 { 3: 1 4: 1 } }
--- file q.sql
SELECT name, str_value FROM metadata WHERE name = 'trace_uuid';
--- run query --csv -f q.sql input.json
--- want
name,str_value
trace_uuid,00000000-0000-0005-0000-000000000006
