import type { Edge, Project } from './project.ts';

/**
 * In no folder may the things in it, files and folders, import each other in a circle, directly or through others, because
 * nobody can read one of them without the others. This holds at every depth, so it finds each circle of files, too: in the
 * innermost folder that holds all of it. Type imports and dynamic imports count; tests do not.
 */

/** Imports between the things in one folder: thing → imported thing → one such import. */
type FolderImports = Map<string, Map<string, Edge>>;

export type Circle = {
  /** The folder that holds the circle. */
  folder: string;
  /** Names in that folder; the first one is repeated at the end. */
  names: string[];
  imports: Edge[];
};

export type CircleSearch = { circles: Circle[]; folderCount: number };

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** The innermost folder that holds both files, and the thing in it that each of them is or lies in. */
function splitAtCommonFolder(from: string, to: string): { folder: string; fromName: string; toName: string } {
  const fromParts = from.split('/');
  const toParts = to.split('/');
  const depth = fromParts.findIndex((part, index) => part !== toParts[index]);
  return {
    folder: fromParts.slice(0, depth).join('/'),
    fromName: fromParts[depth] ?? '',
    toName: toParts[depth] ?? '',
  };
}

function readImportsByFolder({ edgesByPath }: Project): Map<string, FolderImports> {
  const importsByFolder = new Map<string, FolderImports>();
  for (const edge of [...edgesByPath.values()].flat()) {
    if (edge.path === undefined || edge.path === edge.from) continue;
    if (isTest(edge.from) || isTest(edge.path)) continue;
    const { folder, fromName, toName } = splitAtCommonFolder(edge.from, edge.path);
    const folderImports = importsByFolder.get(folder) ?? new Map<string, Map<string, Edge>>();
    importsByFolder.set(folder, folderImports);
    const importsOfThing = folderImports.get(fromName) ?? new Map<string, Edge>();
    folderImports.set(fromName, importsOfThing);
    if (!importsOfThing.has(toName)) importsOfThing.set(toName, edge);
  }
  return importsByFolder;
}

/** The shortest circle through a thing, as a list of names with the import after each; undefined if there is none. */
function findCircleThrough(
  folderImports: FolderImports,
  start: string,
): [name: string, edge: Edge][] | undefined {
  const queue: [name: string, way: [string, Edge][]][] = [[start, []]];
  const seenNames = new Set<string>();
  for (const [name, way] of queue) {
    for (const [importedName, edge] of folderImports.get(name) ?? []) {
      if (importedName === start) return [...way, [name, edge]];
      if (seenNames.has(importedName)) continue;
      seenNames.add(importedName);
      queue.push([importedName, [...way, [name, edge]]]);
    }
  }
  return undefined;
}

/** One circle for each group of things that import each other. */
export function findCircles(project: Project): CircleSearch {
  const importsByFolder = readImportsByFolder(project);
  const circles: Circle[] = [];
  for (const [folder, folderImports] of importsByFolder) {
    const reportedNames = new Set<string>();
    for (const start of [...folderImports.keys()].sort()) {
      const way = reportedNames.has(start) ? undefined : findCircleThrough(folderImports, start);
      if (!way) continue;
      const names = way.map(([name]) => name);
      for (const name of names) reportedNames.add(name);
      circles.push({ folder, names: [...names, start], imports: way.map(([, edge]) => edge) });
    }
  }
  return { circles, folderCount: importsByFolder.size };
}
