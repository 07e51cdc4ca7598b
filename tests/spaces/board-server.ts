import { serve } from '#server/serve.ts';
import { boardActivities } from '#tests/spaces/board.ts';

// Starts the product's server with the type `board` in addition.
await serve({ activities: boardActivities });
