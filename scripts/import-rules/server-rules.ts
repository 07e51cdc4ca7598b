import type { Edge } from './project.ts';
import type { SourceFile } from './read-source.ts';

/** Rules of the server's code that its types cannot express. Tests are free of them. */

const enqueuePath = 'src/server/jobs/enqueue.repository.ts';

/** People's presence is not stored, so it has no transaction. */
const presencePath = 'src/server/features/spaces/watch-spaces.service.ts';

const isServerCode = (path: string) => path.startsWith('src/server/') && !path.endsWith('.test.ts');

export function findServerViolations({ path, busPublishLines, appCopyLines }: SourceFile) {
  if (!isServerCode(path)) return [];
  const mayPublish = path.startsWith('src/server/realtime/') || path === presencePath;
  return [
    ...(mayPublish ? [] : busPublishLines).map((line) => ({
      path,
      line,
      message: "publishes before the commit: use 'publish' of realtime/bus.ts with the transaction",
    })),
    ...appCopyLines.map((line) => ({
      path,
      line,
      message: 'copies the app, whose copy has caches of its own: pass the transaction beside it',
    })),
  ];
}

/** Jobs are requested by their definition. */
export function findJobViolation({ from, path }: Edge): string | undefined {
  if (path !== enqueuePath || !isServerCode(from) || from === 'src/server/jobs/jobs.service.ts')
    return undefined;
  return "jobs are requested by 'enqueueJob', with a definition";
}
