-- Packets of networks, and how long they kept a network up: it is for some
-- time after each, the timeout.

INCLUDE PERFETTO MODULE std.metasql.unparenthesize;

-- Flags and tags as words; their numbers are the columns that end in _int.
CREATE PERFETTO VIEW android_network_packets(
  id ID, ts TIMESTAMP, dur DURATION, track_name STRING, package_name STRING,
  iface STRING, direction STRING, packet_count LONG, packet_length LONG,
  packet_transport STRING, packet_tcp_flags LONG, packet_tcp_flags_int LONG,
  socket_tag STRING, socket_tag_int LONG, socket_uid LONG, local_port LONG,
  remote_port LONG, packet_icmp_type LONG, packet_icmp_code LONG
) AS
SELECT p.id, s.ts, s.dur, s.category AS track_name, s.name AS package_name,
  p.iface, p.direction, p.packet_count, p.packet_length, p.packet_transport,
  p.packet_tcp_flags_str AS packet_tcp_flags,
  p.packet_tcp_flags AS packet_tcp_flags_int,
  p.socket_tag_str AS socket_tag, p.socket_tag AS socket_tag_int,
  p.socket_uid, p.local_port, p.remote_port, p.packet_icmp_type,
  p.packet_icmp_code
FROM __intrinsic_android_network_packets p
JOIN slice s ON s.id = p.id;

-- Rows with the end of all before them, and the number of the time that they
-- are of: one begins where all before have ended.
CREATE PERFETTO MACRO _network_groups(
  src TableOrSubquery, partition_columns ColumnNameList
)
RETURNS TableOrSubquery AS (
  SELECT *, sum(ifnull(_before_end < ts, 1)) OVER (
      PARTITION BY metasql_unparenthesize_exprlist!($partition_columns)
      ORDER BY ts) AS _group
  FROM (SELECT *, max(ts + dur) OVER (
      PARTITION BY metasql_unparenthesize_exprlist!($partition_columns)
      ORDER BY ts ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
      AS _before_end FROM $src)
);

-- Times in which the network was up.  Packets of one timeout are put together
-- first: they are of one such time.
CREATE PERFETTO MACRO android_network_uptime_spans(
  src TableOrSubquery, partition_columns ColumnNameList, timeout Expr
)
RETURNS TableOrSubquery AS (
  SELECT metasql_unparenthesize_exprlist!($partition_columns),
    min(ts) AS ts, max(ts + dur) - min(ts) AS dur,
    sum(packet_count) AS packet_count, sum(packet_length) AS packet_length
  FROM _network_groups!(
    (SELECT metasql_unparenthesize_exprlist!($partition_columns),
      min(ts) AS ts, max(ts + dur) + $timeout - min(ts) AS dur,
      sum(packet_count) AS packet_count, sum(packet_length) AS packet_length
      FROM $src
      GROUP BY metasql_unparenthesize_exprlist!($partition_columns),
        CAST(ts / $timeout AS INT)), $partition_columns)
  GROUP BY metasql_unparenthesize_exprlist!($partition_columns), _group
);

-- By how much each row kept it up longer: the time since the last packet, at
-- most the timeout; and of the time that the rows which overlap last, a part
-- as large as its part of their packets.
CREATE PERFETTO MACRO android_network_uptime_cost(
  src TableOrSubquery, partition_columns ColumnNameList, timeout Expr
)
RETURNS TableOrSubquery AS (
  SELECT id,
    max(min(ifnull(ts - _before_end, $timeout), $timeout), 0) +
    (max(ts + dur) OVER _of_group - min(ts) OVER _of_group) * packet_count /
    sum(packet_count) OVER _of_group AS uptime_cost
  FROM _network_groups!($src, $partition_columns)
  WINDOW _of_group AS (
    PARTITION BY metasql_unparenthesize_exprlist!($partition_columns), _group)
);
