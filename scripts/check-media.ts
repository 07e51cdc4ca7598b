// Checks that everything that drafts and revisions name is stored, with what was made of it, e.g. after a restore.
// Run with the server's environment: node scripts/check-media.ts

import { checkMade } from '#server/features/activities/check-made.service.ts';
import { readEnv } from '../src/server/env.ts';
import { openApp } from '../src/server/open-app.ts';

const app = await openApp(readEnv(process.env));
const missing = await checkMade(app);
await app.close();
for (const line of missing) console.error(line);
console.log(missing.length === 0 ? 'All media are there.' : `${missing.length} are missing.`);
if (missing.length > 0) process.exitCode = 1;
