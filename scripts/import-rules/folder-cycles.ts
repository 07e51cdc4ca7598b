import type { Edge, Project } from './project.ts';

/**
 * Finds folders that import each other in a circle, directly or indirectly, because nobody can read one of them
 * without the others. A folder is a feature, an activity type, a part, or a folder next to these. Type imports and
 * lazy imports do not count.
 */

type Folders = Map<string, Map<string, Edge>>;

const pattern = /^(src\/[^/]+\/features\/[^/]+|src\/[^/]+\/[^/]+)\/./;

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

function folderOf(path: string): string | undefined {
  return isTest(path) ? undefined : pattern.exec(path)?.[1];
}

/** The folders that each folder imports, with one import for each. */
function readFolders({ edges }: Project): Folders {
  const folders: Folders = new Map();
  for (const edge of [...edges.values()].flat()) {
    if (edge.kind !== 'static' || edge.path === undefined) continue;
    const from = folderOf(edge.from);
    const to = folderOf(edge.path);
    if (from === undefined || to === undefined || from === to) continue;
    const imported = folders.get(from) ?? new Map<string, Edge>();
    folders.set(from, imported);
    if (!imported.has(to)) imported.set(to, edge);
  }
  return folders;
}

/** The shortest cycle through the folder, as a list of imports; undefined if there is none. */
function findWayBack(folders: Folders, start: string): Edge[] | undefined {
  const queue: [folder: string, way: Edge[]][] = [[start, []]];
  const seen = new Set<string>();
  for (const [folder, way] of queue) {
    for (const [next, edge] of folders.get(folder) ?? []) {
      if (next === start) return [...way, edge];
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push([next, [...way, edge]]);
    }
  }
  return undefined;
}

export type FolderCycle = { folders: string[]; imports: Edge[] };

/** One cycle for each group of folders that import each other. */
export function findFolderCycles(project: Project): FolderCycle[] {
  const folders = readFolders(project);
  const told = new Set<string>();
  return [...folders.keys()].sort().flatMap((start) => {
    const imports = told.has(start) ? undefined : findWayBack(folders, start);
    if (!imports) return [];
    const passed = imports.map(({ from }) => folderOf(from) ?? '');
    for (const folder of passed) told.add(folder);
    return [{ folders: [...passed, start], imports }];
  });
}
