import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Import, readSource, type SourceFile } from './read-source.ts';

/** An import with its target: a file of the project (`path`), or a package (`name`). */
export type Edge = Import & { from: string; path: string | undefined; name: string | undefined };

export type Project = {
  fileByPath: Map<string, SourceFile>;
  edgesByPath: Map<string, Edge[]>;
  unresolved: Edge[];
  /** Names of the activity types, which are the folders listed in `src/activities/models.ts`. */
  activityTypes: Set<string>;
};

const activityList = 'src/activities/models.ts';

export function readProject(root: string): Project {
  const paths = globSync('{src,scripts,tests,bench}/**/*.{ts,tsx,js,mjs}', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.endsWith('.d.ts'));
  const aliases = readAliases(root);
  const fileByPath = new Map(paths.sort().map((path) => [path, readSource(root, path)]));
  const edgesByPath = new Map<string, Edge[]>();
  const unresolved: Edge[] = [];
  for (const [path, file] of fileByPath) {
    const fileEdges = file.imports.map((sourceImport) => resolveImport(root, aliases, path, sourceImport));
    edgesByPath.set(path, fileEdges);
    unresolved.push(...fileEdges.filter((edge) => edge.path === undefined && edge.name === undefined));
  }
  return {
    fileByPath,
    edgesByPath,
    unresolved,
    activityTypes: findActivityTypes(edgesByPath.get(activityList) ?? []),
  };
}

function readAliases(root: string): [prefix: string, folder: string][] {
  const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return Object.entries(imports).map(([alias, target]) => [
    alias.replace(/\*$/, ''),
    posix.normalize(target.replace(/\*$/, '')),
  ]);
}

/** This project writes file extensions in imports, so a specifier either names a file or is wrong. */
function resolveImport(root: string, aliases: [string, string][], from: string, sourceImport: Import): Edge {
  const specifier = sourceImport.specifier.replace(/\?.*$/, '');
  let path: string | undefined;
  if (specifier.startsWith('.')) path = posix.join(posix.dirname(from), specifier);
  else if (specifier.startsWith('/')) return { ...sourceImport, from, path: undefined, name: undefined };
  else if (specifier.startsWith('#')) {
    const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
    path = alias === undefined ? undefined : alias[1] + specifier.slice(alias[0].length);
  } else return { ...sourceImport, from, path: undefined, name: packageName(specifier) };
  const exists =
    path !== undefined && statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;
  return { ...sourceImport, from, path: exists ? path : undefined, name: undefined };
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  const segments = specifier.split('/');
  return segments.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function findActivityTypes(listedEdges: Edge[]): Set<string> {
  const typeNames = listedEdges.flatMap(
    ({ path }) => /^src\/activities\/([^/]+)\//.exec(path ?? '')?.[1] ?? [],
  );
  return new Set(typeNames);
}
