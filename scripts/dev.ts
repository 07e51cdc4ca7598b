// `npm run dev`: the server, restarted when its code changes, and Vite for both apps, in one process tree. Open
// Vite's page; Vite forwards API calls to the server. Ctrl-C ends everything.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { appNames, configureApp, proxyTo } from '../vite.config.ts';

const root = join(import.meta.dirname, '..');
const port = process.env['PORT'] ?? '3000';
const teacherPort = 5173;
const playerPort = 5174;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'inherit', 'inherit'],
});

const viteServers: ViteDevServer[] = [];
for (const app of appNames) {
  const isTeacher = app === 'teacher';
  const serverOptions = {
    host: '127.0.0.1',
    port: isTeacher ? teacherPort : playerPort,
    strictPort: true,
    fs: { allow: [root] },
  };
  const proxy = isTeacher ? proxyTo(`http://127.0.0.1:${port}`, `http://127.0.0.1:${playerPort}`) : {};
  // The student app's page comes through the teacher app's port; its reload messages come directly from its own port.
  const hmr = { clientPort: serverOptions.port };
  const vite = await createServer({
    ...configureApp(app),
    server: { ...serverOptions, hmr, proxy },
    clearScreen: false,
  });
  await vite.listen();
  viteServers.push(vite);
}
console.log(`Teacher app  http://127.0.0.1:${teacherPort}/`);
console.log(`Student app  http://127.0.0.1:${teacherPort}/play/`);
console.log(`Server       http://127.0.0.1:${port}/`);

let isStopping = false;
async function stopServers(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  server.kill('SIGTERM');
  await Promise.all(viteServers.map((vite) => vite.close()));
  process.exit();
}

process.on('SIGINT', () => void stopServers());
process.on('SIGTERM', () => void stopServers());
server.once('exit', () => void stopServers());
