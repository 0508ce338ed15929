# Events of Windows without a time, a CPU or anything, on a CPU beyond all, in no state, with an opcode that is not known, of a stack: counted where they are.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 9 tid: 70 thread_name: "writer" } } }
packet { 95 { 1: 0 2 { 1: 100 2 { 1: 70 2: 0 3: 16 4: 0 8: 2 } } 2 { 1: 200 2 { 1: 71 2: 70 3: 20 8: 5 6: 9 } } 2 { 1: 250 5: 71 3 { 1: 70 } } 2 { 1: 300 2 { 2: 71 8: 1 } } 2 { 1: 310 2 { 1: 70 8: 5 11: 36 } } } }
packet { 95 { 2 { 1: 400 4: 1 2 { 1: 72 2: 0 13: 4 } } 2 { 1: 500 4: 1 2 { 1: 0 2: 72 13: 10 11: 6 } } 2 { 1: 600 4: 1 2 { 1: 72 2: 0 8: 9 } } } }
packet { 95 { 1: 1 2 { 1: 700 6 { 1: 8 2: 5 3: 6 4: 7 13: 99 7: 1 7: 2 8: "\x03\x04" } } } }
packet { 95 { 1: 0 2 { 5: 70 1: 1000 7 { 1: 4096 2: 17 3: 70 4: 1 5: 2 6: 3 7: "C:\\needle.txt" } } 2 { 5: 71 1: 1100 12 { 1: 4096 2: 5 3: 0 } } 2 { 5: 70 1: 1050 9 { 1: 8192 4: 44 5: 70 6: 13 7: 69 } } 2 { 5: 70 1: 1060 9 { 1: 8192 4: 4096 6: 20 } } 2 { 1: 1070 12 { 1: 77 3: 3221225473 } } 2 { 5: 70 1: 1080 10 { 1: 8 6: 512 8: 67 } } 2 { 5: 70 1: 1200 8 { 1: 9 6: 65 8: "d" 9: 72 } } 2 { 5: 70 1: 1210 11 { 1: 9 5: 78 } } 2 { 5: 70 1: 1220 12 { 1: 9 } } 2 { 5: 70 1: 1230 14 { 1: 10 6: 200 7: "p" 8: 79 } } 2 { 5: 70 1: 1240 15 { 1: 1 2: 2 3: 512 4: 18446744073709551615 6: 9 7: 60 8: 70 9: 10 } } 2 { 5: 70 1: 1250 15 { 9: 99 } } } }
packet { 95 { 2 { 1: 5 2 { 1: 1 } } 2 { 4: 1 2 { 1: 1 } } 2 { 1: 5 4: 1024 2 { 1: 1 } } 2 { 1: 5 4: 1 } 2 { 1: 5 4: 1 13 { 1: "t" } } } }
--- run check input.json
--- want
input.json: 6 events, 7 to report
  bad-packet, 5 times
      a packet that cannot be read: passed over, the next is read
      byte 133
      byte 422
      byte 430
      byte 438
      byte 449
  not-read-yet, 2 times
      data that this version recognises but does not read: kept as metadata where it is JSON
      etw_events field 15 1  etw_events field 13 1
      byte 406
      byte 455
