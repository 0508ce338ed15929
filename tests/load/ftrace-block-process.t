# A request to a block device is of no process: SQL has row 0 of pid 0 and no other.
--- input
          kworker-58 [000] d..2.  1.000001: block_rq_issue: 254,0 DS 8192 () 350572336 + 16 be,0,4 [kworker/0:1H]
         clang-30513 [001] d..2.  1.000010: block_rq_complete: 254,0 DS () 350572336 + 16 be,0,4 [0]
--- file q.sql
SELECT type, dur, (SELECT count(*) FROM process) AS processes FROM slice JOIN track ON track_id = track.id
--- run query --ndjson -f q.sql input.json
--- want
{"type":"legacy_async_global_slice","dur":9000,"processes":1}
