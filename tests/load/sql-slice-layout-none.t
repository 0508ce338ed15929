# SQL: experimental_slice_layout takes numbers of tracks; one that no track has, null and '' give no rows, one twice counts once.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1}]
--- file q.sql
SELECT (SELECT count(*) FROM experimental_slice_layout('')) AS a, (SELECT count(*) FROM experimental_slice_layout(NULL)) AS b,
  (SELECT count(*) FROM experimental_slice_layout('99999999999999999999')) AS c, (SELECT count(*) FROM experimental_slice_layout(' 0 , 0')) AS d;
--- run query --csv -f q.sql input.json
--- want
a,b,c,d
0,0,0,1
