// Fills the demo school into the configured empty database: `node src/demo/fill-demo-process.ts`. The server runs it as a
// child process, because the library that draws pictures would stay in the server's memory.
import { fillDemoSchool } from '#demo/fill-demo-school.ts';
import { readEnv } from '#server/env.ts';
import { openApp } from '#server/open-app.ts';
import { endWithParent } from '#server/run-script.ts';

endWithParent();
const app = await openApp(readEnv(process.env));
await fillDemoSchool(app);
await app.close();
