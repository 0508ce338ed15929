# In SQL args are called by their names alone, and series of counters NAME:ARG:ID.
--- input fxt
magic
instant 100 1/7 "c" "i" "size":i32=5 "k":str="u"
counter 200 0 1/7 "c" "n[5]" "used":i32=1
counter 300 5 1/7 "c" "n" "used":i32=2 "free":u64=3
--- file q.sql
SELECT name, type, NULL AS value FROM counter_track JOIN counter ON track_id = counter_track.id UNION ALL SELECT flat_key, value_type, display_value FROM slice JOIN args USING (arg_set_id) ORDER BY 1
--- run query --csv -f q.sql input.json
--- want
name,type,value
k,string,u
n:free:5,fuchsia_counter,
n:used:5,fuchsia_counter,
n[5]:used:0,fuchsia_counter,
size,int,5
