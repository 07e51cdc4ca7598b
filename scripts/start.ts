// `npm start`: builds the apps if they are stale, then runs the server in this same process.
import { buildIfStale } from './build.ts';

await buildIfStale();
const { main } = await import('../src/server/main.ts');
await main();
