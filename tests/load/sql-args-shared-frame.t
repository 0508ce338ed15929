# A text of args that stands elsewhere than its event is found as it is when all
# args are looked at.
--- input
{"$schema":"https://www.speedscope.app/file-format-schema.json","shared":{"frames":[{"name":"f","file":"fileone.js","line":3}]},"profiles":[{"type":"evented","name":"p","unit":"nanoseconds","startValue":0,"endValue":9,"events":[{"type":"O","frame":0,"at":1},{"type":"C","frame":0,"at":5}]}]}
--- file q.sql
SELECT (SELECT count(*) FROM args WHERE string_value = 'fileone.js') AS found,
    (SELECT count(*) FROM args WHERE +string_value = 'fileone.js') AS there,
    (SELECT count(*) FROM slice WHERE
    EXTRACT_ARG(arg_set_id, 'args.file') = 'fileone.js') AS slices;
--- run query --csv -f q.sql input.json
--- want
found,there,slices
1,1,1
