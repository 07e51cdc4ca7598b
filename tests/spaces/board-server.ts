import { serve } from '#server/serve.ts';
import { boardActivities } from '#tests/spaces/board.ts';

// The server that schools run, with one more type.
await serve({ activities: boardActivities });
