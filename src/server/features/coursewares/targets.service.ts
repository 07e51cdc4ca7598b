import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { TargetKind } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { AppError } from '#server/app-error.ts';
import { formatStudentName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import * as targets from '#server/features/coursewares/targets.repository.ts';

/** Targets of coursewares: the whole class, or chosen groups or students of it. */

export type Targets = { target_ids: number[]; target_names: string[] };
type WithTargets = Pick<Row<'courseware'>, 'id' | 'target_kind'>;

const wholeClass: Targets = { target_ids: [], target_names: [] };

/** Returns a function that gives a courseware's groups or students. Coursewares for the whole class need no query. */
export async function readTargets(
  db: Db,
  coursewares: readonly WithTargets[],
  lang: Language,
): Promise<(courseware: WithTargets) => Targets> {
  const narrowed = coursewares.filter(({ target_kind }) => target_kind !== 'class');
  const rows = await targets.listTargets(
    db,
    narrowed.map(({ id }) => id),
  );
  const byId = Map.groupBy(rows, ({ courseware_id }) => courseware_id);
  return ({ id }) => {
    const chosen = byId.get(id);
    if (!chosen) return wholeClass;
    return {
      target_ids: chosen.flatMap(({ group_id, user_id }) => group_id ?? user_id ?? []),
      target_names: chosen.map((target) => target.group_name ?? nameChosen(target, lang)),
    };
  };
}

type ChosenStudent = {
  name: string | null;
  nickname_eng: string | null;
  group_of_student: string | null;
};

function nameChosen({ name, nickname_eng, group_of_student }: ChosenStudent, lang: Language): string {
  const student = formatStudentName({ name: name ?? '', nickname_eng: nickname_eng ?? '' }, lang);
  return nameWithGroup(student, group_of_student ?? '');
}

type Chosen = { target_kind: TargetKind; target_ids: readonly number[] };
type Place = Pick<Row<'courseware'>, 'id'> & { class_id: number };

/** The chosen groups or students as rows. Refuses an empty choice, and groups and students of another class. */
async function listChosen(tx: Db, classId: number, { target_kind, target_ids }: Chosen) {
  if (target_kind === 'class') return [];
  const ids = [...new Set(target_ids)];
  const list = target_kind === 'groups' ? targets.listGroupsOfClass : targets.listStudentsOfClass;
  const known = ids.length > 0 ? await list(tx, classId, ids) : [];
  if (ids.length === 0 || known.length < ids.length)
    throw new AppError('invalid_input', { field: 'settings.target_ids' });
  return ids.map((id) =>
    target_kind === 'groups' ? { group_id: id, user_id: null } : { group_id: null, user_id: id },
  );
}

/** Refuses group work if the type does not support it, or if the set belongs to another class. */
export async function checkWorkBy(
  tx: Db,
  { class_id, mayWorkByGroup }: { class_id: number; mayWorkByGroup: boolean },
  { work_by, group_set_id }: Pick<Row<'courseware'>, 'work_by' | 'group_set_id'>,
): Promise<void> {
  if (work_by === 'person') return;
  if (!mayWorkByGroup) throw new AppError('invalid_input', { field: 'settings.work_by' });
  if (group_set_id === null || !(await targets.isSetOfClass(tx, class_id, group_set_id)))
    throw new AppError('invalid_input', { field: 'settings.group_set_id' });
}

/**
 * Stores the targets of the courseware, and adds an audit entry if they change. True if they changed. Refuses an
 * empty choice, and groups and students of another class.
 */
export async function storeTargets(
  tx: Transaction<Schema>,
  { id, class_id }: Place,
  chosen: Chosen,
  by: Pick<AuditChange, 'actor_id' | 'at'>,
): Promise<boolean> {
  const { target_kind } = chosen;
  const rows = await listChosen(tx, class_id, chosen);
  const before = await targets.readStored(tx, id);
  const after = { target_kind, target_ids: rows.map(({ group_id, user_id }) => group_id ?? user_id) };
  if (isDeepStrictEqual(before, after)) return false;
  await targets.replaceTargets(tx, id, target_kind, rows);
  await recordAudit(tx, {
    ...by,
    action: 'courseware.target',
    subject_kind: 'courseware',
    subject_id: id,
    courseware_id: id,
    class_id,
    before,
    after,
  });
  return true;
}
