# query: a file of blanks is no trace, other than a list of none.
--- input printf
 \n\t ,, 
--- file q.sql
SELECT 1 + 1 AS two
--- run query --csv -f q.sql input.json
--- want
two
2
--- stderr
ttv: input.json: nothing in it is a trace event at byte 0, line 1
--- status 3
