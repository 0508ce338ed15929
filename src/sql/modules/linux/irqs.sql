-- What CPUs did for interrupts.

CREATE PERFETTO VIEW linux_hard_irqs(
  ts TIMESTAMP, dur DURATION, id JOINID(slice.id), name STRING,
  parent_id JOINID(slice.id)
) AS
SELECT s.ts, s.dur, s.id, s.name, s.parent_id
FROM slice s
JOIN track t ON t.id = s.track_id
WHERE t.type = 'cpu_irq' AND t.name NOT GLOB 'soft*';

CREATE PERFETTO VIEW linux_soft_irqs(
  ts TIMESTAMP, dur DURATION, id JOINID(slice.id), name STRING
) AS
SELECT s.ts, s.dur, s.id, s.name
FROM slice s
JOIN track t ON t.id = s.track_id
WHERE t.type = 'cpu_softirq' OR (t.type = 'cpu_irq' AND t.name GLOB 'soft*');

CREATE PERFETTO VIEW linux_irqs(
  ts TIMESTAMP, dur DURATION, id JOINID(slice.id), name STRING,
  parent_id JOINID(slice.id), is_soft_irq BOOL
) AS
SELECT ts, dur, id, name, parent_id, 0 AS is_soft_irq FROM linux_hard_irqs
UNION ALL
SELECT ts, dur, id, name, NULL, 1 FROM linux_soft_irqs;
