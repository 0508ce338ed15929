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

-- The numbers of hard interrupts and their names, by machine: as the system
-- says, or else as those that came are called, IRQ (NAME).
CREATE PERFETTO TABLE _linux_interrupts_named AS
WITH
  said AS (
    SELECT DISTINCT n.irq_id, n.name, m.id AS machine_id
    FROM interrupt_name AS n JOIN machine AS m ON m.raw_id = n.machine
    WHERE n.irq_id IS NOT NULL
  ),
  came AS (
    SELECT DISTINCT extract_arg(s.arg_set_id, 'args.irq') AS irq_id,
      iif(s.name GLOB '*(*)', substr(s.name, instr(s.name, '(') + 1,
        length(s.name) - instr(s.name, '(') - 1), s.name) AS name,
      t.machine_id
    FROM linux_hard_irqs AS h
    JOIN slice AS s USING (id)
    JOIN track AS t ON t.id = s.track_id
  )
SELECT row_number() OVER (ORDER BY irq_id, name, machine_id) - 1 AS id, *
FROM (
  SELECT * FROM said
  UNION ALL
  SELECT * FROM came
  WHERE irq_id IS NOT NULL AND (irq_id, machine_id) NOT IN (
    SELECT irq_id, machine_id FROM said)
);

CREATE PERFETTO VIEW linux_interrupt_mapping(
  id ID, irq_id LONG, name STRING, machine_id JOINID(machine.id)
) AS
SELECT * FROM _linux_interrupts_named;
