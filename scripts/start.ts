// `npm start`: builds the apps if they are stale, in a process of their own, then runs the server in this one.
import { buildIfStale } from './build.ts';

await buildIfStale().catch((error: unknown) => {
  console.error(`The apps could not be built: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
const { main } = await import('../src/server/main.ts');
await main();
