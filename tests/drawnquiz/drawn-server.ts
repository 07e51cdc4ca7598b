import { serve } from '#server/serve.ts';
import { drawnActivities } from './drawn-activities.ts';

// The product's server with one more type.
await serve({ activities: drawnActivities });
