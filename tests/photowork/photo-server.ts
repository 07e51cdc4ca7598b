import { serve } from '#server/serve.ts';
import { photoActivities } from './activity.ts';

// The server that schools run, with one more type.
await serve({ activities: photoActivities });
