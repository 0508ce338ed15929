-- Contexts of a GPU that its events name.

CREATE PERFETTO VIEW gpu_context(
  id ID, context_id LONG, pid LONG, api STRING
) AS
SELECT c.id, c.context_id, c.pid, c.api FROM __intrinsic_gpu_context c;
