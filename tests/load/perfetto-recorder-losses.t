# Packets before which others were lost, by the buffer of their sequence and by the reason; the first packet of a sequence tells of none. What a filter took, and what a buffer overwrote before it was in the file.
--- input perfetto
packet { timestamp: 10 track_event { type: 3 name: "x" } seq: 1 }
packet { seq: 5 previous_packet_dropped: 1 timestamp: 11 }
packet { seq: 5 previous_packet_dropped: 3 timestamp: 12 }
packet { seq: 5 previous_packet_dropped: 257 timestamp: 13 }
packet { seq: 6 timestamp: 14 }
packet { seq: 6 previous_packet_dropped: 1 timestamp: 15 }
packet { 33 { 8: 1 9: 1000 } }
packet { 35 { 1 { 13: 512 } 1 { 13: 0 } 18 { 1: 5 4: 0 } 18 { 1: 6 4: 1 } 18 { 1: 99 4: 1 } 11 { 1: 40 2: 4000 3: 3000 20: 7 20: 900 } } }
packet { 34 { 1: 1 2 { 1: 0 2: 5 } } machine_id: 77 }
--- file q.sql
SELECT name, idx, severity, value, machine_id FROM stats WHERE value <> 0 AND id >= (SELECT min(id) FROM stats WHERE name GLOB 'filter_*' OR name GLOB 'ftrace_cpu*');
--- run query --csv -f q.sql input.json
--- want
name,idx,severity,value,machine_id
filter_input_bytes,,info,4000,0
filter_input_packets,,info,40,0
filter_output_bytes,,info,3000,0
traced_buf_bytes_filtered_out,0,info,7,0
traced_buf_bytes_filtered_out,1,info,900,0
traced_buf_sequence_packet_loss,0,data_loss,2,0
traced_buf_data_loss_read_gap,0,data_loss,1,0
traced_buf_data_loss_smb_full,0,data_loss,1,0
traced_buf_sequence_packet_loss,1,data_loss,1,0
long_trace_mode_bytes_overwritten,0,data_loss,512,0
traced_buf_bytes_overwritten,0,info,512,0
ftrace_cpu_entries_begin,0,info,5,1
--- stderr
ttv: input.json: part of it is lost: lost-while-recording once; `ttv check` says where
