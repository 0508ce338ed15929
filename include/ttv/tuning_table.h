/*
 * The sizes at which the engine changes its way of working: in parts, by
 * several threads, in batches, in blocks.  Identifier, unit, size, size for
 * tests, reason. Results do not depend on these sizes; see tuning.c.  No
 * include guard: tuning.h and tuning.c read this table with their own
 * TUNING().
 */
/* the log of events: event_log.c */
TUNING(rec_lanes, "tracks", 254, 3,
    "tracks of a part with a lane of their own: at most EVENT_LANES; their last "
    "lines are in the second-level cache, while sharing moves an event once more")
TUNING(event_chunk_first, "bytes", 16 << 10, 160,
    "the first chunk of a lane: most threads never need another one")
TUNING(event_chunk_second, "bytes", 128 << 10, 256,
    "the second chunk of a lane: a thread of medium size wastes little; further "
    "ones are multiples of it")
TUNING(event_chunk_most, "bytes", 2 << 20, 448,
    "the largest chunk: a large page")
/* threads into slices: slices.c, big_thread*.c, slice_write.c */
TUNING(fill_events, "events", 1 << 16, 8,
    "events of a job: a millisecond, a hundred times what taking a job costs")
TUNING(big_thread_events, "events", 1 << 16, 8,
    "a smaller thread is not worth the joins between its segments")
TUNING(big_thread_share, "parts", 8, 1,
    "what segments keep of depths and rows is at most this part of their "
    "events: beyond it the joins cost more than the segments save")
TUNING(big_run, "slices", 1 << 16, 24,
    "slices that one worker writes in one go")
TUNING(drop_step, "slices", 1 << 15, 16,
    "slices after which memory that was read goes back to the system: 1 MB")
TUNING(nest_radix, "slices", 128, 12,
    "fewer are merged faster than their digits are counted")
TUNING(nest_bucket, "slices", 4096, 8,
    "slices that are sorted inside the second-level cache")
TUNING(lod_job, "blocks", 4096, 2,
    "blocks of a job: 131,072 slices, half a millisecond")
/* lists and async tracks: builder.c, merge.c, async.c */
TUNING(values_chunk, "values", 1 << 16, 64,
    "values of counters in a chunk: at most VALUES_CHUNK")
TUNING(merge_copy, "elements", 1 << 14, 8,
    "elements of a list that one worker copies in one go")
TUNING(async_pack, "spans", 8192, 8,
    "spans of async tracks in a job")
TUNING(sched_segment, "events", 1 << 15, 8,
    "events of scheduling that one worker orders in one go: a millisecond")
/* flows: flow*.c, flow_bind.c, flow_bind_all.c */
TUNING(flow_points, "points", 20000, 8,
    "fewer take less time than the threads would")
TUNING(flow_group, "points", 1024, 2,
    "points of a group: their table fits into the first-level cache")
TUNING(flow_bucket, "flows", 1024, 2,
    "flows of a bucket: they fit into the first-level cache")
TUNING(flow_ends, "flows", 16384, 8,
    "flows that are worth a thread when the ends are indexed")
TUNING(flow_block, "points", 32768, 16,
    "points that are bound together, thread by thread")
TUNING(bind_lanes, "lanes", 64, 2,
    "with more lanes a sweep over all of them is faster than asking each")
TUNING(bind_rows, "rows", 256, 3,
    "likewise for rows")
/* the index of a trace: index_save.c */
TUNING(points_step, "bytes", 4 << 20, 8192,
    "inflated to reach an event of a gzip: ten milliseconds; a window of 32 KiB "
    "for each costs the index less than a hundredth of them")
TUNING(index_worth, "milliseconds", 200, 100,
    "what took less to read is read as fast as an index is opened")
TUNING(lazy_private, "bytes", 256 << 20, 65536,
    "inflated bytes that stay in memory where temporary files have no room: "
    "several times what a search reads at once")
TUNING(index_small, "bytes", 1 << 20, 256,
    "an array that is checked as soon as the index is opened: 0.1 ms")
/* reading: chrome*.c, partial.c, load.c */
TUNING(copy_file, "bytes", 32 << 20, 256,
    "texts in a text from which on a copy is a temporary file: memory that a "
    "trace with compressed packets would keep for its args")
TUNING(part_bytes, "bytes", 1 << 20, 256,
    "the smallest part of a file that has a thread: half a millisecond")
TUNING(usual_packets, "packets", 1 << 16, 3,
    "packets of Perfetto that are read in a go: so that in tests the same ones "
    "are read with and without it")
TUNING(part_guess, "bytes", 4 << 20, 2048,
    "how far the beginning of an event is looked for: longer than most events")
TUNING(part_reach, "bytes", 1024, 32,
    "how far a guess reads at first: longer than nearly every event")
TUNING(part_ahead, "bytes", 8 << 20, 4096,
    "pages mapped at once: a call for each page costs more than reading it")
TUNING(read_step, "bytes", 2 << 20, 128,
    "bytes between two looks at progress and at pages to map: a millisecond")
TUNING(follow_window, "bytes", 4 << 20, 512,
    "what a part of a growing file grows by")
TUNING(follow_behind, "bytes", 16 << 20, 1024,
    "unread bytes of a growing file that are worth a part of their own")
TUNING(follow_part, "events", 1 << 15, 8,
    "of a growing trace, of which a model is made ten times a second: 5 ms")
TUNING(partial_first, "bytes", 4 << 20, 512,
    "the first piece that is shown while the rest is read: 10 ms")
TUNING(load_sniff, "bytes", 1 << 16, 512,
    "inflated bytes that are waited for to tell the format")
TUNING(spool_block, "bytes", 256 << 10, 512,
    "a block on its way to a file: larger ones leave the second-level cache "
    "and make the kernel look for large pieces of memory")
/* ids: slice_id.c */
TUNING(id_stretch, "things", 1 << 18, 16,
    "things that one worker sorts in one go: 20 ms, and 4 MB beside the ids")
/* search: find_args.c, find_batch.c, hits.c */
TUNING(find_batch_first, "bytes", 2 << 20, 4096,
    "the first batch of a search of args: its hits are there at once")
TUNING(find_batch_most, "bytes", 64 << 20, 16384,
    "the largest batch: a bit for every eight bytes of it is 1 MB")
TUNING(find_batch_blocks, "bytes", 1 << 20, 4096,
    "bytes of a batch that one worker reads in one go: a multiple of 4096, so "
    "that its bits fill words")
TUNING(find_batch_look, "events", 128, 2,
    "candidates that one worker looks at in one go")
TUNING(find_batch_range, "offsets", 512, 4,
    "neighbours whose least and greatest offset are kept: at most RANGE_SIZE")
TUNING(hits_chunk, "slices", 1 << 20, 64,
    "slices that one worker marks in one go: a multiple of 64, so that its "
    "bits fill words")
/* SQL: args_find.c, args_store.c */
TUNING(args_searches, "searches", 32, 2,
    "searches of texts among args in the bytes of an input, after which one "
    "reading of all args costs less than more of them")
TUNING(args_bytes, "bytes", 512 << 20, 64 << 10,
    "args that are kept so that they are read once: 16 bytes each")
/* statistics: area.c */
TUNING(area_range, "slices", 1 << 14, 16,
    "slices after which a query that was cancelled stops: a part of a "
    "millisecond")
TUNING(area_read, "slices", 64, 4,
    "likewise where the events of slices are read")
TUNING(area_cpu, "slices", 1 << 10, 8,
    "likewise where their cpu times are read: 0.3 us each")
TUNING(area_kept, "slices", 1 << 24, 64,
    "a trace with more does not keep those that were read: 128 MB")
TUNING(area_part, "slices", 20000, 32,
    "slices that are worth a thread")
TUNING(area_lengths, "slices", 1 << 25, 64,
    "lengths that are kept at a time for percentiles: 256 MB; with more the sum "
    "of all groups has none")
/* export_entity.c */
TUNING(export_part, "things", 256, 3,
    "things whose lines a thread makes in one go: half a millisecond, 100 kB")
