/*
 * pf_ftrace_high: names of the fields of events of the kernel, of the last by
 * number: a word for each field from 1 on, with a + before those that have no
 * sign; - is none.  They are public: protos/perfetto/trace/ftrace of Perfetto.
 */
#include "config.h"

#include "pf_ftrace.h"

const struct pf_ftrace_words pf_ftrace_high[] = {
	{ 345, "+cpu +fun idx target" },
	{ 346, "+cpu ret +state +time" },
	{ 347, "cid len +total_allocated" },
	{ 348, "pid trace_name +trace_begin name +type value" },
	{ 349, "pid - - name +type value" },
	{ 350, "name pid +type value" },
	{ 351, "+inode len +total_allocated" },
	{ 352, "+active_cpus +cpus +pause +time" },
	{ 353, "comm newprio oldprio pid" },
	{ 354, "evtlog_tag pid +tag_id +d00 +d01 +d02 +d03 +d04 +d05 +d06"
	    " +d07 +d08 +d09 +d10 +d11 +d12 +d13 +d14" },
	{ 355, "+bw_ctl_ebi +bw_ctl_llcc +bw_ctl_mnoc +core_clk_rate +crtc"
	    " +ib_ebi +ib_llcc +ib_mnoc" },
	{ 356, "+bw_ctl_ebi +bw_ctl_llcc +bw_ctl_mnoc +core_clk_rate +crtc"
	    " params +per_pipe_ib_ebi +per_pipe_ib_llcc +per_pipe_ib_mnoc"
	    " +stop_req +update_bus +update_clk" },
	{ 357, "+fl +fmt +lut +lut_usage +pnum +rt" },
	{ 358, "+ab_quota +bus_id client +ib_quota" },
	{ 359, "+curr member +mm_id size" },
	{ 360, "+len name +skbaddr" },
	{ 361, "+len name rc +skbaddr" },
	{ 362, "+daddr +dport +family newstate oldstate +protocol +saddr"
	    " +skaddr +sport" },
	{ 363, "+daddr +dport +saddr +skaddr +skbaddr +sport state" },
	{ 364, "current_time current_timestamp delta +ec_fifo_timestamp"
	    " +ec_sensor_num fifo_timestamp" },
	{ 365, "+data_len +gso_size +gso_type +hash +ip_summed +l4_hash +len"
	    " mac_header +mac_header_valid name +napi_id +nr_frags +protocol"
	    " +queue_mapping +skbaddr +truesize +vlan_proto +vlan_tagged"
	    " +vlan_tci" },
	{ 366, "ret" },
	{ 367, "+location +protocol +skbaddr" },
	{ 368, "+ipa" },
	{ 369, "+irqchip +pin" },
	{ 370, "+end +start" },
	{ 371, "+gfn +hva +level +referenced" },
	{ 372, "+guest_debug" },
	{ 373, "name +value" },
	{ 374, "len name" },
	{ 375, "+guest_debug +vcpu" },
	{ 376, "+vcpu_pc" },
	{ 377, "+esr_ec ret +vcpu_pc" },
	{ 378, "+load" },
	{ 379, "direct_ptimer direct_vtimer emul_ptimer +vcpu_id" },
	{ 380, "+hsr +hxfar +ipa +vcpu_pc" },
	{ 381, "+hsr" },
	{ 382, "+imm +r0 +vcpu_pc" },
	{ 383, "irq_num level +type vcpu_idx" },
	{ 384, "+gpa +len +type +val" },
	{ 385, "+cpsr +instr +vcpu_pc" },
	{ 386, "+guest_debug +vcpu" },
	{ 387, "+gsi irq_source_id level" },
	{ 388, "+hva" },
	{ 389, "+cache +vcpu_pc" },
	{ 390, "+CRm +CRn +Op0 +Op1 +Op2 +is_write name +vcpu_pc" },
	{ 391, "+hva" },
	{ 392, "+should_fire timer_idx" },
	{ 393, "timer_idx" },
	{ 394, "+ctl +cval timer_idx" },
	{ 395, "+ctl +cval timer_idx" },
	{ 396, "+irq level +vcpu_id" },
	{ 397, "+now +vcpu_pc +was" },
	{ 398, "+end +start" },
	{ 399, "+reason" },
	{ 400, "+ns +valid +waited" },
	{ 401, "+is_wfe +vcpu_pc" },
	{ 402, "fn +is_write reg +write_value" },
	{ 403, "+irq +level +vcpu_id" },
	{ 404, "name +state" },
	{ 405, "name +state" },
	{ 406, "dev_name +doorbell +intr +lba +opcode str +tag transfer_len"
	    " +group_id +str_t" },
	{ 407, "dev_name state" },
	{ 408, "msg" },
	{ 409, "crtc +high_prec +seq time" },
	{ 410, "crtc +file +seq" },
	{ 411, "+entity +fence hw_job_count +id +job_count name" },
	{ 412, "+entity +fence hw_job_count +id +job_count name" },
	{ 413, "+fence" },
	{ 414, "+context driver +seqno timeline" },
	{ 415, "+context driver +seqno timeline" },
	{ 416, "+context driver +seqno timeline" },
	{ 417, "+context driver +seqno timeline" },
	{ 418, "+context driver +seqno timeline" },
	{ 419, "+app_bio +app_brio +app_dio +app_drio +app_mio +app_mrio"
	    " +app_rio +app_wio +dev +fs_cdrio +fs_cp_dio +fs_cp_mio"
	    " +fs_cp_nio +fs_dio +fs_discard +fs_drio +fs_gc_dio +fs_gc_nio"
	    " +fs_gdrio +fs_mio +fs_mrio +fs_nio +fs_nrio" },
	{ 420, "+d_rd_avg +d_rd_cnt +d_rd_peak +d_wr_as_avg +d_wr_as_cnt"
	    " +d_wr_as_peak +d_wr_s_avg +d_wr_s_cnt +d_wr_s_peak +dev"
	    " +m_rd_avg +m_rd_cnt +m_rd_peak +m_wr_as_avg +m_wr_as_cnt"
	    " +m_wr_as_peak +m_wr_s_avg +m_wr_s_cnt +m_wr_s_peak +n_rd_avg"
	    " +n_rd_cnt +n_rd_peak +n_wr_as_avg +n_wr_as_cnt +n_wr_as_peak"
	    " +n_wr_s_avg +n_wr_s_cnt +n_wr_s_peak" },
	{ 421, "active +capacity +capacity_orig +cpu +cpu_importance"
	    " +cpu_util +exit_lat +group_capacity +grp_overutilized"
	    " +idle_cpu +nr_running spare_cap +task_fits +wake_group_util"
	    " +wake_util" },
	{ 422, "+bytesused +field +flags +index minor +sequence"
	    " +timecode_flags +timecode_frames +timecode_hours"
	    " +timecode_minutes +timecode_seconds +timecode_type"
	    " +timecode_userbits0 +timecode_userbits1 +timecode_userbits2"
	    " +timecode_userbits3 timestamp +type" },
	{ 423, "+bytesused +field +flags +index minor +sequence"
	    " +timecode_flags +timecode_frames +timecode_hours"
	    " +timecode_minutes +timecode_seconds +timecode_type"
	    " +timecode_userbits0 +timecode_userbits1 +timecode_userbits2"
	    " +timecode_userbits3 timestamp +type" },
	{ 424, "+field +flags minor +sequence +timecode_flags"
	    " +timecode_frames +timecode_hours +timecode_minutes"
	    " +timecode_seconds +timecode_type +timecode_userbits0"
	    " +timecode_userbits1 +timecode_userbits2 +timecode_userbits3"
	    " timestamp" },
	{ 425, "+field +flags minor +sequence +timecode_flags"
	    " +timecode_frames +timecode_hours +timecode_minutes"
	    " +timecode_seconds +timecode_type +timecode_userbits0"
	    " +timecode_userbits1 +timecode_userbits2 +timecode_userbits3"
	    " timestamp" },
	{ 426, "+field +flags minor +sequence +timecode_flags"
	    " +timecode_frames +timecode_hours +timecode_minutes"
	    " +timecode_seconds +timecode_type +timecode_userbits0"
	    " +timecode_userbits1 +timecode_userbits2 +timecode_userbits3"
	    " timestamp" },
	{ 427, "+field +flags minor +sequence +timecode_flags"
	    " +timecode_frames +timecode_hours +timecode_minutes"
	    " +timecode_seconds +timecode_type +timecode_userbits0"
	    " +timecode_userbits1 +timecode_userbits2 +timecode_userbits3"
	    " timestamp" },
	{ 428, "+header +payload" },
	{ 429, "+cmd - rx_buf" },
	{ 430, "+last - +type tx_buf" },
	{ 431, "bytes +ino offset" },
	{ 432, "bytes cmdline i_size +ino offset pathbuf pid" },
	{ 433, "bytes +ino offset" },
	{ 434, "bytes cmdline i_size +ino offset pathbuf pid" },
	{ 435, "bytes +ino offset" },
	{ 436, "cmdline i_size +ino pathbuf pid" },
	{ 437, "depth +func" },
	{ 438, "+calltime depth +func +overrun +rettime" },
	{ 439, "+stream_id +type" },
	{ 440, "+stream_id +type" },
	{ 441, "+data_size0 +data_size1 +data_size2 +data_size3 +queue_type"
	    " resource_id stream_id +timestamp" },
	{ 442, "+data_size0 +data_size1 +data_size2 +data_size3 +queue_type"
	    " resource_id stream_id +timestamp" },
	{ 443, "+cache_items +delta +gfp_flags +lru_pgs nr_objects_to_shrink"
	    " +pgs_scanned +shr +shrink +total_scan nid priority" },
	{ 444, "new_scan retval +shr +shrink total_scan unused_scan nid" },
	{ 445, "+r0 +r1 +r2 +r3" },
	{ 446, "+ret" },
	{ 447, "+r0 +r1 +r2 +r3" },
	{ 448, "ret" },
	{ 449, "+len +lend +nents" },
	{ 450, "+handle +len +lend +nents ret" },
	{ 451, "+id" },
	{ 452, "+id ret" },
	{ 453, "irq" },
	{ 454, "+chan +event_id srv_name" },
	{ 455, "+chan port state" },
	{ 456, "+chan err state" },
	{ 457, "+buf_id +chan kind_shm len_or_err +shm_cnt srv_name" },
	{ 458, "+chan +poll_mask srv_name" },
	{ 460, "+chan srv_name" },
	{ 461, "+buf_id +chan len_or_err +shm_cnt srv_name" },
	{ 462, "+buf_id +chan srv_name" },
	{ 464, "+arg1 +arg2 +arg3" },
	{ 465, "+align +count name" },
	{ 466, "+align +count +err_iso +err_mig +err_test name +nr_mapped"
	    " +nr_migrated +nr_reclaimed +pfn" },
	{ 467, "lwis_name +type pid func_name value" },
	{ 468, "+ctx_id dev +fence_id +flags name +num_free +seqno +type +vq" },
	{ 469, "+ctx_id dev +fence_id +flags name +num_free +seqno +type +vq" },
	{ 470, "+id +info_val1 +info_val2 +kctx_id kctx_tgid" },
	{ 471, "+id +info_val1 +info_val2 +kctx_id kctx_tgid" },
	{ 472, "+id +info_val1 +info_val2 +kctx_id kctx_tgid" },
	{ 473, "+info_val1 +info_val2 kctx_tgid +kctx_id +id" },
	{ 474, "+info_val1 +info_val2 kctx_tgid +kctx_id +id" },
	{ 475, "+info_val1 +info_val2 kctx_tgid +kctx_id +id" },
	{ 476, "+id +invalid" },
	{ 479, "+id +forwarded" },
	{ 480, "+esr +addr" },
	{ 481, "+start" },
	{ 482, "kctx_tgid +kctx_id +info_val" },
	{ 483, "kctx_tgid +kctx_id +info_val" },
	{ 484, "pid trace_name +trace_begin +trace_type value" },
	{ 485, "+cmd" },
	{ 486, "+cmd" },
	{ 487, "old_pid new_pid +cctr +ctr0 +ctr1 +ctr2 +ctr3 +lctr0 +lctr1"
	    " +ctr4 +ctr5 prev_comm prev_pid +cyc +inst +stallbm +l3dm"
	    " next_pid next_comm prev_state +amu0 +amu1 +amu2" },
	{ 488, "+gpu_id +uid +start_time_ns +end_time_ns"
	    " +total_active_duration_ns" },
	{ 489, "name status" },
	{ 490, "pid trace_name +trace_begin name +type value" },
	{ 491, "comm pid prio orig_cpu dest_cpu running +load" },
	{ 492, "+header +payload" },
	{ 493, "+cmd - rx_buf" },
	{ 494, "+type - +last +delay_ms tx_buf" },
	{ 495, "+dev +wait_ms +prefree +free" },
	{ 496, "+dev +sync +background dirty_nodes dirty_dents dirty_imeta"
	    " +free_sec +free_seg reserved_seg +prefree_seg gc_type"
	    " +no_bg_gc +nr_free_secs" },
	{ 497, "+dev ret seg_freed sec_freed dirty_nodes dirty_dents"
	    " dirty_imeta +free_sec +free_seg reserved_seg +prefree_seg" },
	{ 498, "cid +phys +size" },
	{ 499, "cid +phys +size +attr mflags" },
	{ 500, "cid +phys +size" },
	{ 501, "cid fd +phys +size +len +attr mflags" },
	{ 502, "event +timestamp" },
	{ 503, "event +timestamp" },
	{ 504, "device driver parent pm_ops event" },
	{ 505, "device driver error" },
	{ 506, "+tz_id +current_temp +ctrl_temp +cdev_state pid_et_p"
	    " pid_power_range pid_p pid_i k_p k_i +timestamp" },
	{ 507, "tz_id +current_temp +ctrl_temp +cdev_state pid_et_p k_p k_i" },
	{ 508, "+cpu +freq" },
	{ 509, "+gpu_freq +gpu_id" },
	{ 510, "kctx_tgid +kctx_id +info_val" },
	{ 511, "kctx_tgid +kctx_id +info_val" },
	{ 512, "kctx_tgid +kctx_id +info_val" },
	{ 513, "kctx_tgid +kctx_id +info_val" },
	{ 514, "kctx_tgid +kctx_id +info_val" },
	{ 515, "kctx_tgid +kctx_id +info_val" },
	{ 516, "kctx_tgid +kctx_id +info_val" },
	{ 517, "kctx_tgid +kctx_id +info_val" },
	{ 518, "kctx_tgid +kctx_id +info_val" },
	{ 519, "kctx_tgid +kctx_id +info_val" },
	{ 520, "kctx_tgid +kctx_id +info_val" },
	{ 521, "kctx_tgid +kctx_id +info_val" },
	{ 522, "kctx_tgid +kctx_id +info_val" },
	{ 523, "kctx_tgid +kctx_id +info_val" },
	{ 524, "kctx_tgid +kctx_id +info_val" },
	{ 525, "kctx_tgid +kctx_id +info_val" },
	{ 526, "kctx_tgid +kctx_id +info_val" },
	{ 527, "kctx_tgid +kctx_id +info_val" },
	{ 528, "kctx_tgid +kctx_id +info_val" },
	{ 529, "kctx_tgid +kctx_id +info_val" },
	{ 530, "kctx_tgid +kctx_id +info_val" },
	{ 531, "kctx_tgid +kctx_id +info_val" },
	{ 532, "kctx_tgid +kctx_id +info_val" },
	{ 533, "id throttle cpu0_limit cpu1_limit cpu2_limit tpu_limit"
	    " gpu_limit voltage capacity" },
	{ 534, "+id +timestamp +queued +flags +prio" },
	{ 535, "+id +timestamp inflight +flags +ticks +secs +usecs prio"
	    " rb_id +rptr +wptr q_inflight dispatch_queue" },
	{ 536, "+id +timestamp +ticks prio" },
	{ 537, "+id +timestamp inflight +recovery +flags +start +retire prio"
	    " rb_id +rptr +wptr q_inflight +fault_recovery +dispatch_queue"
	    " +submitted_to_rb +retired_on_gmu +active" },
	{ 538, "whatever" },
	{ 539, "+delta_nr_scanned +delta_nr_reclaimed +delta_nr_allocated"
	    " +duration_ns" },
	{ 540, "pid +cpu_affinity +task_util +uclamp_min +vruntime" },
	{ 541, "dev_name +freq +prev_freq +busy_time +total_time" },
	{ 543, "body +value timestamp" },
	{ 544, "filename flags mode" },
	{ 545, "filename" },
	{ 546, "+dev +sector +nr_sector +bytes +ioprio rwbs comm cmd" },
	{ 547, "+dev +sector +nr_sector +bytes +ioprio rwbs comm cmd" },
	{ 548, "+change_ns from_state to_state" },
	{ 549, "id frames_pending vsync_count" },
	{ 550, "id output_id enable" },
	{ 551, "+hrtimer +function expires softexpires +mode" },
	{ 552, "+hrtimer" },
	{ 553, "+hrtimer now +function" },
	{ 554, "+hrtimer" },
	{ 555, "+timer +function +expires +now +deferrable +flags"
	    " +bucket_expiry" },
	{ 556, "+timer" },
	{ 557, "+timer +now +function +baseclk" },
	{ 558, "+timer" },
	{ 559, "vector" },
	{ 560, "vector" },
	{ 561, "name +req +actual +length status zero short_not_ok"
	    " no_interrupt" },
	{ 562, "name +trb +allocated +queued +bpl +bph +size +ctrl +type"
	    " +enqueue +dequeue" },
	{ 563, "+bRequestType +bRequest +wValue +wIndex +wLength str" },
	{ 564, "name +req +actual +length status zero short_not_ok"
	    " no_interrupt" },
	{ 565, "name +req +actual +length status zero short_not_ok"
	    " no_interrupt" },
	{ 566, "+event +ep0state str" },
	{ 567, "name +req +actual +length status zero short_not_ok"
	    " no_interrupt" },
	{ 568, "name +cmd +param0 +param1 +param2 cmd_status" },
	{ 569, "name +maxpacket +maxpacket_limit +max_streams +maxburst"
	    " +flags +direction +trb_enqueue +trb_dequeue" },
	{ 570, "name +maxpacket +maxpacket_limit +max_streams +maxburst"
	    " +flags +direction +trb_enqueue +trb_dequeue" },
	{ 571, "+cmd +param status" },
	{ 572, "name +req +actual +length status zero short_not_ok"
	    " no_interrupt" },
	{ 573, "name +trb +allocated +queued +bpl +bph +size +ctrl +type"
	    " +enqueue +dequeue" },
	{ 574, "+base +offset +value msg" },
	{ 575, "+base +offset +value msg" },
	{ 576, "name +pfn +page +count +align errorno" },
	{ 577, "+start +end +nr_migrated +nr_reclaimed +nr_mapped"
	    " migratetype" },
	{ 578, "+func_id +res_a1 +res_a2 +res_a3 +res_a4 handled err" },
	{ 579, "+rss rss_delta +i_ino" },
	{ 580, "+from +to prot" },
	{ 581, "+count +was" },
	{ 582, "+id +invalid" },
	{ 583, "+id +forwarded" },
	{ 584, "+from +to prot" },
	{ 586, "+count +was" },
	{ 587, "+esr +addr" },
	{ 588, "+map" },
	{ 590, "+esr" },
	{ 591, "+fence_context +fence_seqno +ctx +seqno" },
	{ 592, "+fence_context +fence_seqno" },
	{ 593, "name +job_count hw_job_count dev +fence_context +fence_seqno"
	    " +client_id" },
	{ 594, "name +job_count hw_job_count dev +fence_context +fence_seqno"
	    " +client_id" },
	{ 595, "+fence_context +fence_seqno +ctx +seqno" },
	{ 596, "+timestamp +track_id category name +value" },
	{ 597, "+host_no +channel +id +lun rtn +opcode +cmd_len +data_sglen"
	    " +prot_sglen +prot_op - driver_tag scheduler_tag cmnd" },
	{ 598, "+host_no +channel +id +lun result +opcode +cmd_len"
	    " +data_sglen +prot_sglen +prot_op - driver_tag scheduler_tag"
	    " +sense_key +asc +ascq cmnd" },
	{ 599, "+host_no" },
	{ 600, "+timestamp +track_id category name +begin" },
	{ 601, "old_state new_state" },
	{ 602, "panel_index +collision_cnt" },
	{ 603, "+dev comm pid prio ioprio_class ioprio_data +lock_name"
	    " +is_write +total_time +running_time +runnable_time"
	    " +io_sleep_time +other_time" },
	{ 604, "comm pid group group_num" },
	{ 605, "display_id +output_id frames_pending te_count"
	    " +during_disable" },
	{ 606, "display_id +output_id frames_pending te_count" },
	{ 607, "order may_writepage +gfp_flags" },
	{ 608, "+nr_reclaimed" },
	{ 609, "display_id +output_id frames_pending te_count" },
	{ 610, "display_id +output_id frames_pending te_count" },
	{ 611, "panel_index +hbm +irc +h_pwm +fi_auto +fi_manual +early_exit"
	    " +min_rr +max_rr +te_freq" },
	{ 612, "panel_index +vrr +min_rr +max_rr +te_freq" },
	{ 613, "id frames_pending vsync_count" },
	{ 614, "+cpu_id +state +s2idle" },
	{ 615, "+cpu_id +state +s2idle" },
	{ 616, "irq +latency +count" },
	{ 617, "vec_nr +latency +count" },
};
const size_t pf_ftrace_nhigh = sizeof(pf_ftrace_high) /
    sizeof(pf_ftrace_high[0]);
