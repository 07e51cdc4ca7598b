import { serve } from '#server/serve.ts';
import { boardActivities } from '#tests/spaces/board.ts';

// The product's server with one more type.
await serve({ activities: boardActivities });
