-- Pictures in heaps of Java: how large each is, where its points are, and which
-- process it came from.

-- Where the points of a picture are, by the number that Android gives it.
CREATE PERFETTO FUNCTION _android_bitmap_storage_type_name(storage_type LONG)
RETURNS STRING AS
SELECT CASE $storage_type WHEN 0 THEN 'wrapped_pixel_ref' WHEN 1 THEN 'heap'
  WHEN 2 THEN 'ashmem' WHEN 3 THEN 'hardware' END;

-- The process of a pid at a time; of two the one that came last.
CREATE PERFETTO FUNCTION _android_bitmap_resolve_sender_upid(
  pid LONG, at_ts TIMESTAMP
)
RETURNS LONG AS
SELECT max(upid) FROM process
WHERE pid = $pid AND coalesce(start_ts, trace_start()) <= $at_ts AND
  coalesce(end_ts, trace_end()) >= $at_ts;

-- Pictures with those of their fields that count.
CREATE PERFETTO TABLE _bitmap_fields AS
SELECT o.id AS object_id, o.upid, o.graph_sample_ts, o.self_size,
  o.native_size, o.reachable,
  max(iif(f.field_name = 'android.graphics.Bitmap.mWidth',
    f.int_value, NULL)) AS width,
  max(iif(f.field_name = 'android.graphics.Bitmap.mHeight',
    f.int_value, NULL)) AS height,
  max(iif(f.field_name = 'android.graphics.Bitmap.mDensity',
    f.int_value, NULL)) AS density,
  max(iif(f.field_name = 'android.graphics.Bitmap.mId',
    f.long_value, NULL)) AS bitmap_id,
  nullif(max(iif(f.field_name = 'android.graphics.Bitmap.mSourceId',
    f.long_value, NULL)), -1)
    AS source_id
FROM heap_graph_class c
JOIN heap_graph_object o ON o.type_id = c.id
LEFT JOIN heap_graph_object_data d ON d.id = o.object_data_id
LEFT JOIN heap_graph_primitive f ON f.field_set_id = d.field_set_id AND
  f.field_name GLOB 'android.graphics.Bitmap.*'
WHERE 'android.graphics.Bitmap' IN (c.name, c.deobfuscated_name)
GROUP BY o.id;

-- An id is made of the pid, one digit for where the points are, and six of a
-- count.  A picture that came from elsewhere has the id that it had there.
CREATE PERFETTO TABLE heap_graph_bitmaps(
  object_id JOINID(heap_graph_object.id), upid JOINID(process.upid),
  graph_sample_ts TIMESTAMP, width LONG, height LONG, density LONG,
  bitmap_id LONG, bitmap_pid LONG, bitmap_storage_type STRING,
  source_id LONG, source_pid LONG, source_storage_type STRING,
  source_upid JOINID(process.upid), source_process_name STRING,
  self_size LONG, native_size LONG, reachable BOOL
) AS
WITH _bitmap AS MATERIALIZED (
  SELECT *, _android_bitmap_resolve_sender_upid(source_id / 10000000,
    graph_sample_ts) AS source_upid
  FROM _bitmap_fields
)
SELECT b.object_id, b.upid, b.graph_sample_ts, b.width, b.height, b.density,
  b.bitmap_id, b.bitmap_id / 10000000 AS bitmap_pid,
  _android_bitmap_storage_type_name(b.bitmap_id / 1000000 % 10)
    AS bitmap_storage_type,
  b.source_id, b.source_id / 10000000 AS source_pid,
  _android_bitmap_storage_type_name(b.source_id / 1000000 % 10)
    AS source_storage_type,
  b.source_upid, p.name AS source_process_name, b.self_size, b.native_size,
  b.reachable
FROM _bitmap b
LEFT JOIN process p ON p.upid = b.source_upid;
