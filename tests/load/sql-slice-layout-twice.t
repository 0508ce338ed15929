# SQL: an argument of a table function that WHERE gives a second value is refused as that.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1}]
--- file q.sql
SELECT * FROM experimental_slice_layout('0') WHERE filter_track_ids = '1';
--- run query --csv -f q.sql input.json
--- want
--- stderr
ttv: q.sql:1:1: experimental_slice_layout(): filter_track_ids has two values
--- status 1
