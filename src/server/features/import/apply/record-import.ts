import type { Db } from '#server/database/database.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import type { Plan, SchoolPerson, SchoolState } from '#server/features/import/plan/plan-types.ts';
import type { PersonWriteWithId, PlaceIds } from './write-places.ts';

/**
 * Writes the audit entries of an import: one for the whole import, and entries for each person whose rights
 * or class changed.
 */

/** The time of the import, and the person who imports; null for a technician at the machine. */
export type ImportAuthor = { at: number; actor_id: number | null };

type AppliedImport = {
  writes: readonly PersonWriteWithId[];
  idsToClose: readonly number[];
  counts: Plan['counts'];
  school: SchoolState;
  placeIds: PlaceIds;
};

type PersonChange = Omit<AuditChange, 'at' | 'actor_id'>;

function describePersonChanges(
  write: PersonWriteWithId,
  peopleById: ReadonlyMap<number, SchoolPerson>,
  placeIds: PlaceIds,
): PersonChange[] {
  const { id, place, newValues, userGroup, teachings, reopens, user_id } = write;
  const auditSubject = { subject_kind: 'user', subject_id: id, user_id: id } as const;
  const existingPerson = user_id === null ? undefined : peopleById.get(user_id);
  const class_id = place ? placeIds.classIdByKey.get(place.class) : undefined;
  const classFields = class_id === undefined ? {} : { class_id };
  const newPlace = place && { class_id, class_number: place.number };
  if (!existingPerson)
    return [
      {
        ...auditSubject,
        ...classFields,
        action: 'person.add',
        after: { user_group: userGroup, ...newValues, ...newPlace, teachings },
      },
    ];
  const oldPlace =
    existingPerson.class_id === null
      ? undefined
      : { class_id: existingPerson.class_id, class_number: existingPerson.class_number };
  const isMoved = existingPerson.class_id !== null && existingPerson.class_id !== class_id;
  const placeAction =
    existingPerson.class_id === null
      ? 'class.add_student'
      : isMoved
        ? 'class.move_student'
        : 'class.number_student';
  const isSignInChanged = newValues.email !== undefined || newValues.login_name !== undefined;
  return [
    ...(place && class_id !== undefined
      ? [
          {
            subject_kind: 'class',
            subject_id: class_id,
            class_id,
            user_id: id,
            action: placeAction,
            before: oldPlace,
            after: newPlace,
          } as const,
        ]
      : []),
    ...(teachings
      ? [
          {
            ...auditSubject,
            action: 'teaching.change',
            before: existingPerson.teachings,
            after: teachings,
          } as const,
        ]
      : []),
    ...(reopens
      ? [{ ...auditSubject, action: 'person.reopen', after: { name: existingPerson.name } } as const]
      : []),
    ...(isSignInChanged
      ? [
          {
            ...auditSubject,
            action: 'person.change',
            before: { email: existingPerson.email, login_name: existingPerson.login_name },
            after: newValues,
          } as const,
        ]
      : []),
  ];
}

export async function recordImport(
  tx: Db,
  { writes, idsToClose, counts, school, placeIds }: AppliedImport,
  author: ImportAuthor,
): Promise<void> {
  const peopleById = new Map(school.people.map((person) => [person.id, person]));
  const closeChanges = idsToClose.map(
    (id): PersonChange => ({
      action: 'person.close',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
      before: { name: peopleById.get(id)?.name },
    }),
  );
  const importChange: PersonChange = {
    action: 'import.apply',
    subject_kind: 'calendar',
    subject_id: school.calendar.id,
    after: { ...counts, closed: idsToClose.length },
  };
  const changes = [
    importChange,
    ...writes.flatMap((write) => describePersonChanges(write, peopleById, placeIds)),
    ...closeChanges,
  ];
  await recordAudit(tx, ...changes.map((change) => ({ ...change, ...author })));
}
