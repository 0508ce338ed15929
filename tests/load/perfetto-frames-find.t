# The words of frames of Android, which stand for numbers, are found; so are their layers and tracks.
--- input perfetto
packet { timestamp: 10 76 { 1 { 1: 1 2: 100 3: 5 } } }
packet { timestamp: 12 76 { 3 { 1: 2 2: 40 3: 100 4: 7 5: "layer" } } }
packet { timestamp: 13 76 { 3 { 1: 3 2: 40 3: 100 4: 7 5: "other" } } }
packet { timestamp: 14 76 { 4 { 1: 4 2: 40 3: 100 4: 7 5: "layer" 6: 2 7: 1 8: 1 9: 66 10: 1 12: 3 13:fixed32: 1069547520 } } }
packet { timestamp: 15 76 { 4 { 1: 5 2: 41 3: 101 4: 7 5: "layer" 6: 4 9: 2 11: 1 } } }
packet { timestamp: 16 76 { 2 { 1: 6 2: 100 3: 5 4: 1 7: 1 } } }
packet { timestamp: 20 76 { 5 { 1: 1 } } }
packet { timestamp: 21 76 { 5 { 1: 2 } } }
packet { timestamp: 22 76 { 5 { 1: 3 } } }
packet { timestamp: 25 76 { 5 { 1: 4 } } }
packet { timestamp: 27 76 { 5 { 1: 5 } } }
packet { timestamp: 28 76 { 5 { 1: 6 } } }
packet { timestamp: 29 76 { 5 { 1: 9 } } }
packet { timestamp: 29 76 { 2 { 1: 6 3: 5 } } }
--- run find --in=args Other input.json
--- want
   0.000 000 005 s     12 ns  41  process 7 / Actual Timeline
--- stderr
ttv: input.json: part of it is lost: bad-packet 2 times; `ttv check` says where
