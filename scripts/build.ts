// Bundles the two apps into dist/. `buildIfStale` does so only where a source or a dependency has changed.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFiles } from './compress-files.ts';

const root = resolve(import.meta.dirname, '..');
const stamp = join(root, 'dist/.stamp');
const sources = [
  'src/{ui,teacher,player,activities,contract}/**/*',
  'vite.config.ts',
  'scripts/build.ts',
  'package.json',
  'package-lock.json',
];

/** Returns whether there was anything to build. */
export async function buildIfStale(): Promise<boolean> {
  const hash = hashSources();
  if (readStamp() === hash) return false;
  console.log('Building the teacher app and the student app …');
  rmSync(stamp, { force: true });
  await buildApps();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

// Vite is loaded only when it is needed: a start without a build should not wait for it.
async function buildApps(): Promise<void> {
  const [{ build }, { appNames, configureApp }] = await Promise.all([
    import('vite'),
    import('../vite.config.ts'),
  ]);
  for (const app of appNames) await build({ ...configureApp(app), logLevel: 'warn' });
  await compressFiles(join(root, 'dist'));
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, {
    cwd: root,
    withFileTypes: true,
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const built = await buildIfStale();
  if (!built) console.log('dist/ is up to date');
}
