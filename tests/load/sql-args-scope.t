# The scope of spans, which has its text before them, and the word of a status,
# which is a number there, are found as they are when all args are looked at.
--- input
{"resourceSpans":[{"resource":{"attributes":[]},"scopeSpans":[{"scope":{"name":"scopename","version":"1.2"},"spans":[{"traceId":"00000000000000000000000000000001","spanId":"0000000000000001","name":"a","startTimeUnixNano":"10","endTimeUnixNano":"20","status":{"code":2}},{"traceId":"00000000000000000000000000000001","spanId":"0000000000000002","name":"b","startTimeUnixNano":"12","endTimeUnixNano":"15"}]}]}]}
--- file q.sql
SELECT v, (SELECT count(*) FROM args WHERE display_value = v) AS found,
    (SELECT count(*) FROM args WHERE +display_value = v) AS there
FROM (SELECT 'scopename' AS v UNION ALL SELECT '1.2' UNION ALL SELECT 'ERROR');
--- run query --csv -f q.sql input.json
--- want
v,found,there
scopename,2,2
1.2,2,2
ERROR,1,1
