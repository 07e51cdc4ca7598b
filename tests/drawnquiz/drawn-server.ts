import { serve } from '#server/serve.ts';
import { drawnActivities } from './drawn-activities.ts';

// The server that schools run, with one more type.
await serve({ activities: drawnActivities });
