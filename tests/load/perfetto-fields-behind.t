# The last field with a name counts whatever its type; a number behind it is none, and its message is one that nobody reads.
--- input perfetto
packet { timestamp: 5 seq: 1 900: 1 }
packet { timestamp: 6 seq: 1 901: 1 }
packet { timestamp: 7 seq: 1 901 { 1: 1 } }
packet { timestamp: 10 seq: 1 track_event { type: 3 name: "a" } }
--- run info input.json
--- want
input.json
  format   perfetto
  size     43 B
  events   1
  span     0, from 0.000 000 010 s to 0.000 000 010 s
  memory   N

what there is
              1  instant

events by phase
              1  track_event  event of a track

tracks, processes and threads                         slices      instants
  Default Track                                            0             1

repaired or odd
  not-read-yet, 2 times
      data that this version recognises but does not read: kept as metadata where it is JSON
      for_testing 1  field 901 1
      byte 0
      and 1 more
