# A type of samples without a unit counts: its values are no times.
--- input printf
\012\002\010\001\022\006\012\001\001\022\001\005\022\006\012\001\001\022\001\007"\006\010\001"\002\010\001*\004\010\001\020\0022\0002\006things2\001f
--- run flame input.json
--- want
     TOTAL     %       SELF     COUNT  NAME
        12 100.0          0         0  all
        12 100.0         12         2    f
