# A heap profile that is cut has the nodes up to there.
--- input
{"head":{"callFrame":{"functionName":"r"},"selfSize":1,"id":1,"children":[{"callFrame":{"functionName":"a"},"selfSize":2,"id":2,"children":[{"callFrame":{"functionName":"b"},"selfSize":3,"id"
--- want sample warning
{"type":"sample","track":2,"ts":0,"weight":1,"stack":["r"]}
{"type":"sample","track":2,"ts":1,"weight":2,"stack":["r","a"]}
{"type":"sample","track":2,"ts":3,"weight":3,"stack":["r","a","b"]}
{"type":"warning","code":"truncated","count":1,"offset":191,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
