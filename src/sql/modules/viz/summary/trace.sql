-- What kind of machine the trace is of.

CREATE PERFETTO FUNCTION _is_linux_machine(machine_id JOINID(machine.id))
RETURNS LONG AS
SELECT count(*) = 1 FROM metadata m
WHERE m.name = 'system_name' AND m.str_value = 'Linux' AND
  m.machine_id = $machine_id;
