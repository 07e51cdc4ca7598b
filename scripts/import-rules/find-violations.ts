import { findFolderCycles } from './folder-cycles.ts';
import { findCycles, findReach } from './graph.ts';
import type { Edge, Project } from './project.ts';
import type { SourceFile } from './read-source.ts';
import { judgeFile, judgePackage, mayNameType, zoneOf } from './zones.ts';

export type Violation = { path: string; line: number; message: string };

/** Names of types that are also ordinary words: they count only in comparisons with a property of an activity. */
const ordinaryWords = new Set(['file', 'link']);

export function findViolations(project: Project): Violation[] {
  return [
    ...project.unresolved.map((edge) => report(edge, 'leads to no file (endings are written out)')),
    ...[...project.edges.values()].flat().flatMap((edge) => judgeEdge(edge, project)),
    ...[...project.files.values()].flatMap((file) => judgeSource(file, project)),
    ...findCycles(project).map((cycle) => ({
      path: cycle[0] ?? '',
      line: 1,
      message: `imports itself in a circle: ${cycle.join(' → ')}`,
    })),
    ...findFolderCycles(project).map(({ folders, imports: [first, ...others] }) => ({
      path: first?.from ?? '',
      line: first?.line ?? 1,
      message: `closes a circle of folders: ${folders.join(' → ')} (then ${others.map(({ from }) => from).join(', ')})`,
    })),
    ...judgeFirstLoad(project),
  ];
}

function judgeEdge(edge: Edge, project: Project): Violation[] {
  if (zoneOf(edge.from).isTest) return [];
  if (edge.path === undefined) {
    const why = edge.name === undefined ? undefined : judgePackage(edge, edge.name);
    return why === undefined ? [] : [report(edge, why)];
  }
  const why = judgeFile(edge, edge.path, project) ?? judgeSchemas(edge, edge.path, project);
  return why === undefined ? [] : [report(edge, why)];
}

/**
 * Schemas must stay out of the bundles: browser code may import types from them, and values from modules without zod.
 */
function judgeSchemas(edge: Edge, path: string, project: Project): string | undefined {
  if (edge.kind === 'type' || !/^src\/(ui|teacher|player)\//.test(edge.from)) return undefined;
  if (!path.startsWith('src/contract/')) return undefined;
  const loaded = findReach(project, path, ({ kind }) => kind !== 'type');
  return loaded.some(({ edge: { name } }) => name === 'zod')
    ? 'brings zod into the browser: import type'
    : undefined;
}

function judgeSource(file: SourceFile, { activityTypes }: Project): Violation[] {
  const { area } = zoneOf(file.path);
  const violations = file.exportAllLines.map((line) => ({
    path: file.path,
    line,
    message: "'export *' is not used",
  }));
  if (file.barrelLine !== undefined && area !== 'tools') {
    violations.push({
      path: file.path,
      line: file.barrelLine,
      message: 'is a barrel: import from where things are',
    });
  }
  for (const { value, line, comparedWith } of file.words) {
    if (!activityTypes.has(value) || mayNameType(file.path, value)) continue;
    if (ordinaryWords.has(value) && !/activity|courseware|extend|resource/i.test(comparedWith ?? ''))
      continue;
    violations.push({
      path: file.path,
      line,
      message: `names the activity type '${value}' outside its folder and the lists of types`,
    });
  }
  return violations;
}

/**
 * Checks the files that the browser loads: neither app loads zod at its start, and the player never loads zod or
 * Mantine. The list of views also contains editors, reports and class views, which the player never loads.
 */
function judgeFirstLoad(project: Project): Violation[] {
  const isForTeachers = (edge: Edge) =>
    edge.kind === 'dynamic' &&
    edge.from.startsWith('src/activities/') &&
    /\/(editor|report-view|class-view)[^/]*\.tsx$/.test(edge.path ?? '');
  const apps = [
    { entry: 'src/teacher/main.tsx', follow: (edge: Edge) => edge.kind === 'static', forbidden: /^zod$/ },
    {
      entry: 'src/player/main.tsx',
      follow: (edge: Edge) => edge.kind !== 'type' && !isForTeachers(edge),
      forbidden: /^(zod|@mantine\/.*)$/,
    },
  ];
  return apps.flatMap(({ entry, follow, forbidden }) => {
    if (!project.files.has(entry))
      return [{ path: entry, line: 1, message: 'is missing: what it loads is unchecked' }];
    return findReach(project, entry, follow)
      .filter(({ edge }) => edge.name !== undefined && forbidden.test(edge.name))
      .map(({ edge, chain }) => report(edge, `is loaded by ${entry}: ${chain.join(' → ')}`));
  });
}

function report(edge: Edge, why: string): Violation {
  return { path: edge.from, line: edge.line, message: `'${edge.specifier}': ${why}` };
}
