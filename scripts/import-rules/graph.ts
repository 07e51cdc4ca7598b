import type { Edge, Project } from './project.ts';

/** One cycle for each group of files that import each other, as a path that repeats its first file at the end. */
export function findCycles(project: Project): string[][] {
  const cycles: string[][] = [];
  const visitState = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    visitState.set(path, 'open');
    trail.push(path);
    for (const edge of project.edgesByPath.get(path) ?? []) {
      // A lazy import breaks a circle at run time: the route table loads pages that link back.
      if (edge.path === undefined || edge.kind === 'dynamic') continue;
      const targetState = visitState.get(edge.path);
      if (targetState === 'open') cycles.push([...trail.slice(trail.indexOf(edge.path)), edge.path]);
      else if (targetState === undefined && project.fileByPath.has(edge.path)) visit(edge.path);
    }
    trail.pop();
    visitState.set(path, 'done');
  };
  for (const path of project.fileByPath.keys()) if (!visitState.has(path)) visit(path);
  return cycles;
}

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
