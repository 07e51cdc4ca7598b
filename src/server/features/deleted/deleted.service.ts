import type { Api, ApiReply } from '#contract/api.ts';
import type { DeletedKind } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import { restorePeriodMs } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { addSubjectName, formatColleagueName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import { restoreActivity } from '#server/features/activities/delete.service.ts';
import { restoreCourseware } from '#server/features/coursewares/restore.service.ts';
import * as deleted from '#server/features/deleted/deleted.repository.ts';
import { restoreUnit } from '#server/features/units/restore-unit.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Lists and restores items that teachers deleted, for administrators. */

type DeletedItem = ApiReply<'GET /admin/deleted'>['items'][number];

const dayMs = 86_400_000;

function listIdsOfKind(rows: readonly deleted.DeletedRow[], kind: DeletedKind): number[] {
  return rows.filter((row) => row.kind === kind).map(({ id }) => id);
}

function describeItem(
  row: deleted.DeletedRow,
  counts: { courseware_count: number; student_count: number },
  { now, lang }: { now: number; lang: Language },
): DeletedItem {
  const { kind, id, name, type, unit_name, class_name, subject_name } = addSubjectName(row, lang);
  const owner = { name: row.owner_name, nickname: row.owner_nickname, nickname_eng: row.owner_nickname_eng };
  const deleter = {
    name: row.deleter_name,
    nickname: row.deleter_nickname,
    nickname_eng: row.deleter_nickname_eng,
  };
  const deletedAt = Number(row.deleted_at);
  return {
    kind,
    id,
    name,
    type,
    unit_name,
    class_name,
    subject_name,
    owner_name: formatColleagueName(owner, lang),
    deleted_by_name: formatColleagueName(deleter, lang),
    deleted_at: deletedAt,
    days_left: Math.max(1, Math.ceil((deletedAt + restorePeriodMs - now) / dayMs)),
    ...counts,
    waits_for_unit: row.waits_for_unit === 1,
  };
}

export async function listDeleted(
  context: SignedInContext,
  { kind, keyword, sort, order, offset, limit }: ParsedInputOf<Api['GET /admin/deleted']>,
): Promise<ApiReply<'GET /admin/deleted'>> {
  await authorize(context, 'deleted.see', {});
  const { db, app, lang } = context;
  const now = app.now();
  const { total, items } = await deleted.listDeleted(db, {
    since: now - restorePeriodMs,
    kind: kind || undefined,
    keyword: keyword || undefined,
    sort,
    order: order ?? (sort === 'name' ? 'asc' : 'desc'),
    offset,
    limit,
  });
  const countsByUnit = await deleted.countDeletedInUnits(db, listIdsOfKind(items, 'unit'));
  const peopleByCourseware = await deleted.countPeopleByCourseware(db, listIdsOfKind(items, 'courseware'));
  const noCounts = { courseware_count: 0, student_count: 0 };
  const countsOf = ({ kind: rowKind, id }: deleted.DeletedRow) => {
    if (rowKind === 'unit') return countsByUnit.get(id) ?? noCounts;
    return rowKind === 'courseware'
      ? { ...noCounts, student_count: peopleByCourseware.get(id) ?? 0 }
      : noCounts;
  };
  return { total, items: items.map((row) => describeItem(row, countsOf(row), { now, lang })) };
}

/**
 * Restores an item with everything that belongs to it. Refuses with 'not_found' unless it was deleted in the last 30 days, and
 * 'unit_deleted' for a courseware whose unit must be restored first.
 */
export async function restoreDeleted(
  context: SignedInContext,
  { kind, id }: ParsedInputOf<Api['POST /admin/bring_back']>,
): Promise<Record<string, never>> {
  await authorize(context, 'deleted.restore', {});
  const since = context.app.now() - restorePeriodMs;
  const restoreItem = { unit: restoreUnit, courseware: restoreCourseware, activity: restoreActivity }[kind];
  await inTransaction(context.db, (tx) => restoreItem(tx, id, since));
  return {};
}
