import type { Edge, Project } from './project.ts';

export type ReachedImport = { edge: Edge; chain: string[] };

/** All imports that are loaded with `entry`, following those that `follow` accepts. */
export function findReachedImports(
  project: Project,
  entry: string,
  follow: (edge: Edge) => boolean,
): ReachedImport[] {
  const reachedImports: ReachedImport[] = [];
  const seenPaths = new Set([entry]);
  const queue: string[][] = [[entry]];
  for (const chain of queue) {
    for (const edge of project.edgesByPath.get(chain.at(-1) ?? '') ?? []) {
      if (!follow(edge)) continue;
      reachedImports.push({ edge, chain });
      if (edge.path === undefined || seenPaths.has(edge.path)) continue;
      seenPaths.add(edge.path);
      queue.push([...chain, edge.path]);
    }
  }
  return reachedImports;
}
