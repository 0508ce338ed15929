# A call of the function tracer is an instant with its caller.
--- input
# tracer: function
            bash-101 [001] d..2.  1.000001: vfs_read <-ksys_read
            bash-101 [001] d..2.  1.000002: ext4_file_read_iter [ext4] <-vfs_read
            bash-101 [001] d..2.  1.000003: fdget(fd=3) <-ksys_read
            bash-101 [001] d..2.  1.000004: nothing here
--- want instant warning
{"type":"instant","id":0,"track":0,"scope":"thread","ts":1000001000,"name":"vfs_read","args":{"caller":"ksys_read"}}
{"type":"instant","id":1,"track":0,"scope":"thread","ts":1000002000,"name":"ext4_file_read_iter [ext4]","args":{"caller":"vfs_read"}}
{"type":"instant","id":2,"track":0,"scope":"thread","ts":1000003000,"name":"fdget","args":{"caller":"ksys_read"}}
{"type":"warning","code":"truncated","count":1,"offset":234,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
