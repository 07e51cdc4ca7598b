// Bundles both apps into a folder: `node scripts/build-apps.ts FOLDER`. `build.ts` runs it as a process of its own, because
// Vite and its tools need a gigabyte of memory.
import { join } from 'node:path';
import { build } from 'vite';
import { endWithParent } from '#server/run-script.ts';
import { appNames, configureApp } from '../vite.config.ts';
import { compressFiles } from './compress-files.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('No folder is named');
endWithParent();
for (const app of appNames) {
  const config = configureApp(app);
  await build({ ...config, build: { ...config.build, outDir: join(folder, app) }, logLevel: 'warn' });
}
await compressFiles(folder);
