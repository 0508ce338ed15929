# SQL: args of Fuchsia have no prefix; a counter is called NAME:ARG:ID, 0 where it has no id.
--- input fxt
magic
instant 50 1/7 "cat" "i" "k":i32=4
counter 100 0 1/7 "cat" "mem" "used":i64=5
counter 200 9 1/7 "cat" "mem" "free":u32=7
--- file q.sql
SELECT t.name, t.type, extract_arg(s.arg_set_id, 'k') AS k FROM track t LEFT JOIN slice s ON s.track_id = t.id ORDER BY t.name;
--- run query --csv -f q.sql input.json
--- want
name,type,k
,thread_execution,4
mem:free:9,fuchsia_counter,
mem:used:0,fuchsia_counter,
