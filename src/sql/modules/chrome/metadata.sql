-- What a trace of Chromium says of the machine.

CREATE PERFETTO FUNCTION chrome_hardware_class()
RETURNS STRING AS
SELECT str_value FROM metadata WHERE name = 'cr-hardware-class';
