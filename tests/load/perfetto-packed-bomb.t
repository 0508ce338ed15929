# A compressed packet with more than a file may have is cut; packets behind it that are not compressed are read.
--- input perfetto
!hex 0aee12aa08ea1228b52ffd0038
!repeat 600
!hex 02001000
!end
!hex 0b000000
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "behind" } }
!pack zlib
packet { timestamp: 200 seq: 1 track_event { type: 3 track_uuid: 2 name: "lost: nothing more may be inflated" } }
!end
--- want instant warning
{"type":"instant","id":0,"track":0,"scope":"global","ts":100,"name":"behind"}
{"type":"warning","code":"inflates-too-far","count":2,"offset":0,"message":"compressed data that would inflate to more than 2000 times the size of the file and 64 MiB: what comes before that is kept"}
--- stderr
ttv: input.json: part of it is lost: inflates-too-far 2 times; `ttv check` says where
