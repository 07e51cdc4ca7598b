import { serve } from '#server/serve.ts';
import { photoActivities } from './activity.ts';

// Starts the product's server with the type `photowork` in addition.
await serve({ activities: photoActivities });
