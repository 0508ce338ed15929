# A state of a track that is described as one without states is dropped.
--- input perfetto
packet { seq: 1 60 { 1: 5 2: "plain" } }
packet { seq: 1 timestamp: 10 11 { 9: 5 11: 5 23: "High" } }
--- file q.sql
SELECT count(*) AS states,
    (SELECT value FROM stats WHERE name = 'track_event_parser_errors') AS errors
FROM slice;
--- run query --csv -f q.sql input.json
--- want
states,errors
0,1
--- stderr
ttv: input.json: there is no event in it
--- status 3
