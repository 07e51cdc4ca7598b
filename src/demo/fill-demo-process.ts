// Fills the demo school into the configured empty database, with the password in DEMO_PASSWORD. The server runs it as a
// child process, because the library that draws pictures would stay in the server's memory.
import { fillDemoSchool } from '#demo/fill-demo-school.ts';
import { readEnv } from '#server/env.ts';
import { chooseDemoPassword } from '#server/features/school/demo-password.service.ts';
import { openApp } from '#server/open-app.ts';
import { endWithParent } from '#server/run-script.ts';

endWithParent();
const env = readEnv(process.env);
const app = await openApp(env);
await fillDemoSchool(app, process.env['DEMO_PASSWORD'] ?? chooseDemoPassword(env));
await app.close();
