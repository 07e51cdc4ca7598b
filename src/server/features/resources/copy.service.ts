import type { Transaction } from 'kysely';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import {
  addPublishedActivity,
  findActivityByKey,
  readRevisionRow,
} from '#server/features/activities/published.service.ts';
import { placeAtEnd } from '#server/features/coursewares/placing.service.ts';
import { requireResource } from '#server/features/resources/resources.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { requireUnit } from '#server/policy/require-unit.ts';
import * as resourceLikes from './likes.repository.ts';

/** Copies a resource into a unit. */

type ResourceCopy = ApiReply<'GET /resource/copy'>;

async function findEarlierCopy(
  { db, actor }: SignedInContext,
  key: string,
): Promise<ResourceCopy | undefined> {
  const earlierCopy = await findActivityByKey(db, actor.id, key);
  return (
    earlierCopy && {
      activity_id: earlierCopy.activity_id,
      courseware_id: requireFound(earlierCopy.courseware_id),
    }
  );
}

/** Undefined if a copy was already made with this key. */
async function makeCopy(
  { app, actor }: SignedInContext,
  tx: Transaction<Schema>,
  resource: Row<'resource'>,
  unitId: number,
  key: string | null,
): Promise<ResourceCopy | undefined> {
  const { id, activity_id: copied_from_id, revision_id: origin_revision_id } = resource;
  const sourceRevision = await readRevisionRow(tx, origin_revision_id);
  const originColumns = { origin_resource_id: id, origin_revision_id, copied_from_id };
  const now = app.now();
  const filterFields = resource as Parameters<typeof addPublishedActivity>[2];
  const { subject_id, grade, difficulty } = filterFields;
  const copy = await addPublishedActivity(
    tx,
    sourceRevision,
    { subject_id, grade, difficulty },
    originColumns,
    key,
    {
      userId: actor.id,
      now,
    },
  );
  if (!copy) return undefined;
  const { name } = sourceRevision;
  const activityToPlace = {
    activity_id: copy.id,
    revision_id: copy.revision_id,
    name,
    search_text: toSearchText(name),
  };
  const [courseware_id] = await placeAtEnd(tx, unitId, [activityToPlace], now);
  // Last, because this locks the resource. If it is not shared any more, the transaction is rolled back.
  requireFound(await resourceLikes.changeCounter(tx, id, 'copy_count', 1));
  return { activity_id: copy.id, courseware_id: requireFound(courseware_id) };
}

/**
 * Makes an own, completed activity of the shared revision, and a closed courseware of it at the end of the unit, in one
 * transaction. The same key, resource and unit return the same copy again.
 */
export async function copyResource(
  context: SignedInContext,
  input: ParsedInputOf<Api['GET /resource/copy']>,
): Promise<ResourceCopy> {
  const key = input.key === undefined ? null : `copy ${input.id} ${input.unit_id} ${input.key}`;
  const earlierCopy = key === null ? undefined : await findEarlierCopy(context, key);
  if (earlierCopy) return earlierCopy;
  const resource = await requireResource(context, input.id);
  await requireUnit(context, input.unit_id, 'unit.change');
  const newCopy = await inTransaction(context.db, (tx) =>
    makeCopy(context, tx, resource, input.unit_id, key),
  );
  return newCopy ?? requireFound(await findEarlierCopy(context, key ?? ''));
}
