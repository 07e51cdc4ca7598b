import type { Edge, Project } from './project.ts';

/** One cycle for each group of files that import each other, as a path that repeats its first file at the end. */
export function findCycles(project: Project): string[][] {
  const cycles: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    state.set(path, 'open');
    trail.push(path);
    for (const edge of project.edges.get(path) ?? []) {
      // A lazy import breaks a circle at run time: the route table loads pages that link back.
      if (edge.path === undefined || edge.kind === 'dynamic') continue;
      const seen = state.get(edge.path);
      if (seen === 'open') cycles.push([...trail.slice(trail.indexOf(edge.path)), edge.path]);
      else if (seen === undefined && project.files.has(edge.path)) visit(edge.path);
    }
    trail.pop();
    state.set(path, 'done');
  };
  for (const path of project.files.keys()) if (!state.has(path)) visit(path);
  return cycles;
}

export type Reach = { edge: Edge; chain: string[] };

/** All imports that are loaded with `entry`, following those that `follow` accepts. */
export function findReach(project: Project, entry: string, follow: (edge: Edge) => boolean): Reach[] {
  const reached: Reach[] = [];
  const seen = new Set([entry]);
  const queue: string[][] = [[entry]];
  for (const chain of queue) {
    for (const edge of project.edges.get(chain.at(-1) ?? '') ?? []) {
      if (!follow(edge)) continue;
      reached.push({ edge, chain });
      if (edge.path === undefined || seen.has(edge.path)) continue;
      seen.add(edge.path);
      queue.push([...chain, edge.path]);
    }
  }
  return reached;
}
