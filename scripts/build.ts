// Builds the two apps and the server into dist/, each only if a source or a dependency has changed.
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
import { endWithParent, runScript } from '#server/run-script.ts';

const stampName = '.stamp';

type BuildTarget = {
  /** The folder with the sources and `dist`. */
  root: string;
  /** Name of the folder in `dist`. */
  name: string;
  sourceGlobs: readonly string[];
  /** The program that builds into the folder named by its argument. */
  program: string;
  message: string;
};

const projectRoot = resolve(import.meta.dirname, '..');
const buildSources = ['scripts/build.ts', 'package.json', 'package-lock.json'];

const appsTarget: BuildTarget = {
  root: projectRoot,
  name: 'apps',
  sourceGlobs: [
    'src/{ui,teacher,player,activities,parts,form,contract}/**/*',
    'vite.config.ts',
    'scripts/mantine-styles.ts',
    'scripts/{build-apps,compress-files}.ts',
    ...buildSources,
  ],
  program: join(import.meta.dirname, 'build-apps.ts'),
  message: 'Building the teacher app and the student app …',
};

/** Starting hundreds of source files takes twice as long as starting the few files that are made of them. */
export const serverTarget: BuildTarget = {
  root: projectRoot,
  name: 'server',
  sourceGlobs: [
    'src/{server,demo,activities,parts,form,contract}/**/*.ts',
    'scripts/build-server.ts',
    ...buildSources,
  ],
  program: join(import.meta.dirname, 'build-server.ts'),
  message: 'Building the server …',
};

/** Builds what is stale of the apps and the server; returns whether anything was. */
export async function buildAllIfStale(): Promise<boolean> {
  const wereBuilt = [await buildIfStale(appsTarget), await buildIfStale(serverTarget)];
  return wereBuilt.includes(true);
}

/**
 * Builds if sources or dependencies have changed; returns whether it did. A child process builds, so that its memory
 * is freed. The folder in `dist` is replaced as a whole after a successful build; otherwise it stays unchanged, and
 * this rejects. A signal that ends the build also ends this process.
 */
export async function buildIfStale(target: BuildTarget): Promise<boolean> {
  const hash = hashSources(target);
  if (readStamp(target) === hash) return false;
  console.log(target.message);
  removeLeftBuilds(target);
  const newFolder = join(target.root, 'dist', `${target.name}-${process.pid}-${Date.now()}`);
  mkdirSync(newFolder, { recursive: true });
  let endSignal: NodeJS.Signals | undefined;
  try {
    endSignal = await runScript(target.program, [newFolder]);
    if (!endSignal) {
      writeFileSync(join(newFolder, stampName), hash);
      replaceFolder(target, newFolder, hash);
    }
  } finally {
    rmSync(newFolder, { recursive: true, force: true });
  }
  if (endSignal) process.kill(process.pid, endSignal);
  return true;
}

const folderOf = ({ root, name }: BuildTarget) => join(root, 'dist', name);

function replaceFolder(target: BuildTarget, newFolder: string, hash: string): void {
  const folder = folderOf(target);
  const formerFolder = `${newFolder}-former`;
  try {
    if (existsSync(folder)) renameSync(folder, formerFolder);
    renameSync(newFolder, folder);
  } catch (error) {
    // Another process may have built the same sources meanwhile.
    if (readStamp(target) !== hash) throw error;
  }
  rmSync(formerFolder, { recursive: true, force: true });
}

/** Folders of killed builds are removed when they are this old. A build takes a minute. */
const leftBuildMs = 3_600_000;

function removeLeftBuilds(target: BuildTarget): void {
  for (const path of globSync(`dist/${target.name}-*`, { cwd: target.root })) {
    const folder = join(target.root, path);
    if (Date.now() - statSync(folder).mtimeMs > leftBuildMs) rmSync(folder, { recursive: true, force: true });
  }
}

function hashSources({ root, sourceGlobs }: BuildTarget): string {
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

function readStamp(target: BuildTarget): string | undefined {
  try {
    return readFileSync(join(folderOf(target), stampName), 'utf8');
  } catch {
    return undefined;
  }
}

/** `quietly`: says nothing when there is nothing to build. */
async function main(): Promise<void> {
  endWithParent();
  try {
    const wasBuilt = await buildAllIfStale();
    if (!wasBuilt && process.argv[2] !== 'quietly') console.log('dist/ is up to date');
  } catch (error) {
    console.error(
      `The product could not be built: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
