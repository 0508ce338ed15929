-- How much is asked of block devices.

INCLUDE PERFETTO MODULE intervals.overlap;

CREATE PERFETTO VIEW linux_active_block_io_operations_by_device(
  ts LONG, ops_in_queue_or_device LONG, dev LONG
) AS
SELECT ts, value AS ops_in_queue_or_device, group_name AS dev
FROM intervals_overlap_count_by_group!((
  SELECT s.ts, s.dur, extract_arg(t.dimension_arg_set_id, 'block_device')
    AS device
  FROM slice s JOIN track t ON t.id = s.track_id
  WHERE t.type = 'block_io'), ts, dur, device);

-- The two parts of the number of a device, as the kernel packs them: 12 bits of
-- the major one above 8 of the minor one, whose others are above both.
CREATE PERFETTO FUNCTION linux_device_major_id(dev LONG)
RETURNS LONG AS SELECT ($dev >> 8) & 0xfff;

CREATE PERFETTO FUNCTION linux_device_minor_id(dev LONG)
RETURNS LONG AS SELECT ($dev & 0xff) | ($dev >> 20 << 8);
