# A clock of the day whose distance from the trace's is more than times can be.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 1 timestamp: 4611686018427387904 } clocks { clock_id: 200 timestamp: 0 } } }
packet { clock_snapshot { clocks { clock_id: 200 timestamp: 4611686018427387904 } clocks { clock_id: 6 timestamp: 0 } } }
packet { timestamp: 5 timestamp_clock_id: 6 trusted_packet_sequence_id: 1 track_event { type: 3 name: "i" } }
--- want trace instant warning
{"type":"trace","format":"perfetto","start":5,"end":5,"events":3}
{"type":"instant","id":0,"track":0,"scope":"global","ts":5,"name":"i"}
