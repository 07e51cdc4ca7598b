// Bundles the two apps into dist/. `buildIfStale` does so only where a source or a dependency has changed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { runScript } from '#server/run-script.ts';

const projectRoot = resolve(import.meta.dirname, '..');
const stampName = '.stamp';
const sourceGlobs = [
  'src/{ui,teacher,player,activities,parts,contract}/**/*',
  'vite.config.ts',
  'scripts/mantine-styles.ts',
  'scripts/{build,build-apps,compress-files}.ts',
  'package.json',
  'package-lock.json',
];

type BuildTarget = {
  /** The folder with the sources and `dist`. */
  root: string;
  /** The program that bundles the apps into the folder named by its argument. */
  program: string;
};

const projectTarget: BuildTarget = { root: projectRoot, program: join(import.meta.dirname, 'build-apps.ts') };

/**
 * Builds if sources or dependencies have changed; returns whether it did. A child process builds, so that its memory
 * is freed. `dist` is replaced as a whole after a successful build; otherwise it stays unchanged, and this rejects. A
 * signal that ends the build also ends this process.
 */
export async function buildIfStale({ root, program }: BuildTarget = projectTarget): Promise<boolean> {
  const hash = hashSources(root);
  if (readStamp(root) === hash) return false;
  console.log('Building the teacher app and the student app …');
  removeLeftBuilds(root);
  const newFolder = join(root, `dist-${process.pid}-${Date.now()}`);
  mkdirSync(newFolder);
  let endSignal: NodeJS.Signals | undefined;
  try {
    endSignal = await runScript(program, [newFolder]);
    if (!endSignal) {
      writeFileSync(join(newFolder, stampName), hash);
      replaceDist(root, newFolder, hash);
    }
  } finally {
    rmSync(newFolder, { recursive: true, force: true });
  }
  if (endSignal) process.kill(process.pid, endSignal);
  return true;
}

function replaceDist(root: string, newFolder: string, hash: string): void {
  const dist = join(root, 'dist');
  const formerDist = `${newFolder}-former`;
  try {
    if (existsSync(dist)) renameSync(dist, formerDist);
    renameSync(newFolder, dist);
  } catch (error) {
    // Another process may have built the same sources meanwhile.
    if (readStamp(root) !== hash) throw error;
  }
  rmSync(formerDist, { recursive: true, force: true });
}

/** Folders of killed builds are removed when they are this old. A build takes a minute. */
const leftBuildMs = 3_600_000;

function removeLeftBuilds(root: string): void {
  for (const name of globSync('dist-*', { cwd: root })) {
    const folder = join(root, name);
    if (Date.now() - statSync(folder).mtimeMs > leftBuildMs) rmSync(folder, { recursive: true, force: true });
  }
}

function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sourceGlobs, {
    cwd: root,
    withFileTypes: true,
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

function readStamp(root: string): string | undefined {
  try {
    return readFileSync(join(root, 'dist', stampName), 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const wasBuilt = await buildIfStale();
  if (!wasBuilt) console.log('dist/ is up to date');
}
