import { type Circle, findCircles } from './circles.ts';
import { findReachedImports } from './graph.ts';
import type { Edge, Project } from './project.ts';
import type { SourceFile } from './read-source.ts';
import { findJobViolation, findServerViolations } from './server-rules.ts';
import { findFileViolation, findPackageViolation, mayNameType, zoneOf } from './zones.ts';

export type Violation = { path: string; line: number; message: string };

/** Names of types that are also ordinary words: they count only in comparisons with a property of an activity. */
const ordinaryTypeNames = new Set(['file', 'link']);

export function findViolations(project: Project): Violation[] {
  return [
    ...project.unresolved.map((edge) =>
      describeViolation(edge, 'leads to no file (endings are written out)'),
    ),
    ...[...project.edgesByPath.values()].flat().flatMap((edge) => findImportViolations(edge, project)),
    ...[...project.fileByPath.values()].flatMap((file) => findSourceViolations(file, project)),
    ...findCircles(project).circles.map(describeCircle),
    ...findFirstLoadViolations(project),
  ];
}

function describeCircle({ folder, names, imports: [first, ...others] }: Circle): Violation {
  const rest = others.map(({ from, line }) => `${from}:${line}`).join(', ');
  return {
    path: first?.from ?? folder,
    line: first?.line ?? 1,
    message: `closes a circle in ${folder || 'the project'}: ${names.join(' → ')} (then ${rest})`,
  };
}

function findImportViolations(edge: Edge, project: Project): Violation[] {
  if (zoneOf(edge.from).isTest) return [];
  if (edge.path === undefined) {
    const packageReason = edge.name === undefined ? undefined : findPackageViolation(edge, edge.name);
    return packageReason === undefined ? [] : [describeViolation(edge, packageReason)];
  }
  const why =
    findFileViolation(edge, edge.path, project) ??
    findSchemaViolation(edge, edge.path, project) ??
    findJobViolation(edge);
  return why === undefined ? [] : [describeViolation(edge, why)];
}

/**
 * Schemas must stay out of the bundles: browser code may import types from them, and values from modules without zod.
 */
function findSchemaViolation(edge: Edge, path: string, project: Project): string | undefined {
  if (edge.kind === 'type' || !/^src\/(ui|teacher|player)\//.test(edge.from)) return undefined;
  if (!path.startsWith('src/contract/')) return undefined;
  const loadedImports = findReachedImports(project, path, ({ kind }) => kind !== 'type');
  return loadedImports.some(({ edge: { name } }) => name === 'zod')
    ? 'brings zod into the browser: import type'
    : undefined;
}

function findSourceViolations(file: SourceFile, { activityTypes }: Project): Violation[] {
  const { area } = zoneOf(file.path);
  const violations: Violation[] = findServerViolations(file);
  violations.push(
    ...file.exportAllLines.map((line) => ({
      path: file.path,
      line,
      message: "'export *' is not used",
    })),
  );
  if (file.barrelLine !== undefined && area !== 'tools') {
    violations.push({
      path: file.path,
      line: file.barrelLine,
      message: 'is a barrel: import from where things are',
    });
  }
  for (const { value, line, comparedWith } of file.words) {
    if (!activityTypes.has(value) || mayNameType(file.path, value)) continue;
    if (ordinaryTypeNames.has(value) && !/activity|courseware|extend|resource/i.test(comparedWith ?? ''))
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
 * Mantine. Editors, reports and class views are not followed: the list of views names them, but the player never loads
 * them.
 */
function findFirstLoadViolations(project: Project): Violation[] {
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
    if (!project.fileByPath.has(entry))
      return [{ path: entry, line: 1, message: 'is missing: what it loads is unchecked' }];
    return findReachedImports(project, entry, follow)
      .filter(({ edge }) => edge.name !== undefined && forbidden.test(edge.name))
      .map(({ edge, chain }) => describeViolation(edge, `is loaded by ${entry}: ${chain.join(' → ')}`));
  });
}

function describeViolation(edge: Edge, reason: string): Violation {
  return { path: edge.from, line: edge.line, message: `'${edge.specifier}': ${reason}` };
}
