import { serve } from '#server/serve.ts';
import { drawnActivities } from './drawn-activities.ts';

// Starts the product's server with the type `drawnquiz` in addition.
await serve({ activities: drawnActivities });
