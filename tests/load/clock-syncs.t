# c with and without an issue time, and without an id.
--- input
[{"name":"clock_sync","ph":"c","ts":5,"args":{"sync_id":"a"}},
{"name":"clock_sync","ph":"c","ts":9,"args":{"sync_id":"b","issue_ts":7.5}},
{"name":"clock_sync","ph":"c","ts":10,"args":{}}]
--- want clock_sync warning
{"type":"clock_sync","ts":5000,"sync_id":"a"}
{"type":"clock_sync","ts":9000,"sync_id":"b","issue_ts":7500}
{"type":"warning","code":"bad-clock-sync","count":1,"offset":140,"message":"a clock sync without sync_id: ignored"}
--- stderr
ttv: input.json: there is no event in it
--- status 3
