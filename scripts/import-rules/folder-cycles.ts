import type { Edge, Project } from './project.ts';

/**
 * Finds folders that import each other in a circle, directly or indirectly, because nobody can read one of them
 * without the others. A folder is a feature, an activity type, a part, or a folder next to these. Type imports and
 * lazy imports do not count.
 */

type FolderImports = Map<string, Map<string, Edge>>;

const folderPattern = /^(src\/[^/]+\/features\/[^/]+|src\/[^/]+\/[^/]+)\/./;

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

function folderOf(path: string): string | undefined {
  return isTest(path) ? undefined : folderPattern.exec(path)?.[1];
}

/** The folders that each folder imports, with one import for each. */
function readFolderImports({ edgesByPath }: Project): FolderImports {
  const folderImports: FolderImports = new Map();
  for (const edge of [...edgesByPath.values()].flat()) {
    if (edge.kind !== 'static' || edge.path === undefined) continue;
    const from = folderOf(edge.from);
    const to = folderOf(edge.path);
    if (from === undefined || to === undefined || from === to) continue;
    const importsOfFolder = folderImports.get(from) ?? new Map<string, Edge>();
    folderImports.set(from, importsOfFolder);
    if (!importsOfFolder.has(to)) importsOfFolder.set(to, edge);
  }
  return folderImports;
}

/** The shortest cycle through the folder, as a list of imports; undefined if there is none. */
function findCycleThrough(folderImports: FolderImports, start: string): Edge[] | undefined {
  const queue: [folder: string, way: Edge[]][] = [[start, []]];
  const visitedFolders = new Set<string>();
  for (const [folder, way] of queue) {
    for (const [importedFolder, edge] of folderImports.get(folder) ?? []) {
      if (importedFolder === start) return [...way, edge];
      if (visitedFolders.has(importedFolder)) continue;
      visitedFolders.add(importedFolder);
      queue.push([importedFolder, [...way, edge]]);
    }
  }
  return undefined;
}

export type FolderCycle = { folders: string[]; imports: Edge[] };

/** One cycle for each group of folders that import each other. */
export function findFolderCycles(project: Project): FolderCycle[] {
  const folderImports = readFolderImports(project);
  const reportedFolders = new Set<string>();
  return [...folderImports.keys()].sort().flatMap((start) => {
    const imports = reportedFolders.has(start) ? undefined : findCycleThrough(folderImports, start);
    if (!imports) return [];
    const cycleFolders = imports.map(({ from }) => folderOf(from) ?? '');
    for (const folder of cycleFolders) reportedFolders.add(folder);
    return [{ folders: [...cycleFolders, start], imports }];
  });
}
