import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';

/** Time limits that the server counts, and those that count on the student's device. */

type Pinned = Pick<Row<'attempt'>, 'revision_id'>;
type Limit = Pick<Row<'courseware'>, 'time_limit_minutes'>;

/** Whether the minutes of a time limit count on the device, and end nothing. */
export const limitsOnDevice = ({ model, content }: Revision): boolean =>
  model.work.limitsOnDevice?.(content) ?? false;

/** Neither corrections nor what was selected for an attempt change how its time limit counts. */
const toOutline = ({ revision_id }: Pinned) => ({ revision_id, courseware_id: null });

/**
 * Returns a function that gives the limits of the courseware as the server applies them to one of these attempts: without
 * the minutes where these count on the device.
 */
export async function readServerLimits(
  app: App,
  db: Db,
  attempts: readonly Pinned[],
  limits: Iterable<Limit>,
) {
  const hasLimit = [...limits].some(({ time_limit_minutes }) => time_limit_minutes !== null);
  const revisionOf = hasLimit ? await readRevisions(app, db, attempts.map(toOutline)) : undefined;
  return <L extends Limit>(attempt: Pinned, rules: L): L =>
    revisionOf && limitsOnDevice(revisionOf(toOutline(attempt)))
      ? { ...rules, time_limit_minutes: null }
      : rules;
}
