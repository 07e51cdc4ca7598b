import { serve } from '#server/serve.ts';
import { photoActivities } from './activity.ts';

// The product's server with one more type.
await serve({ activities: photoActivities });
