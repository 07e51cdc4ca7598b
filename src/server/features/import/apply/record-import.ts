import type { Db } from '#server/database/database.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import type { Plan, SchoolPerson, SchoolState } from '#server/features/import/plan/plan-types.ts';
import type { PlaceIds, WriteWithId } from './write-places.ts';

/** Audit entries of an import: one for the whole import, and one for each person whose rights or class changed. */

/** The time, and the person who imports; null for a technician at the machine. */
export type Author = { at: number; actor_id: number | null };

type Imported = {
  writes: readonly WriteWithId[];
  closes: readonly number[];
  counts: Plan['counts'];
  school: SchoolState;
  places: PlaceIds;
};

type PersonChange = Omit<AuditChange, 'at' | 'actor_id'>;

function describePerson(
  write: WriteWithId,
  people: ReadonlyMap<number, SchoolPerson>,
  places: PlaceIds,
): PersonChange[] {
  const { id, place, set, person, teachings, reopens, user_id } = write;
  const subject = { subject_kind: 'user', subject_id: id, user_id: id } as const;
  const existing = user_id === null ? undefined : people.get(user_id);
  const class_id = place ? places.classes.get(place.class) : undefined;
  const inClass = class_id === undefined ? {} : { class_id };
  const after = place && { class_id, class_number: place.number };
  if (!existing)
    return [
      {
        ...subject,
        ...inClass,
        action: 'person.add',
        after: { user_group: person, ...set, ...after, teachings },
      },
    ];
  const before =
    existing.class_id === null
      ? undefined
      : { class_id: existing.class_id, class_number: existing.class_number };
  const isMoved = existing.class_id !== null && existing.class_id !== class_id;
  const placing =
    existing.class_id === null
      ? 'class.add_student'
      : isMoved
        ? 'class.move_student'
        : 'class.number_student';
  const signsInOtherwise = set.email !== undefined || set.login_name !== undefined;
  return [
    ...(place && class_id !== undefined
      ? [
          {
            subject_kind: 'class',
            subject_id: class_id,
            class_id,
            user_id: id,
            action: placing,
            before,
            after,
          } as const,
        ]
      : []),
    ...(teachings
      ? [{ ...subject, action: 'teaching.change', before: existing.teachings, after: teachings } as const]
      : []),
    ...(reopens ? [{ ...subject, action: 'person.reopen', after: { name: existing.name } } as const] : []),
    ...(signsInOtherwise
      ? [
          {
            ...subject,
            action: 'person.change',
            before: { email: existing.email, login_name: existing.login_name },
            after: set,
          } as const,
        ]
      : []),
  ];
}

export async function recordImport(
  tx: Db,
  { writes, closes, counts, school, places }: Imported,
  author: Author,
): Promise<void> {
  const people = new Map(school.people.map((person) => [person.id, person]));
  const closeChanges = closes.map(
    (id): PersonChange => ({
      action: 'person.close',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
      before: { name: people.get(id)?.name },
    }),
  );
  const importChange: PersonChange = {
    action: 'import.apply',
    subject_kind: 'calendar',
    subject_id: school.calendar.id,
    after: { ...counts, closed: closes.length },
  };
  const changes = [
    importChange,
    ...writes.flatMap((write) => describePerson(write, people, places)),
    ...closeChanges,
  ];
  await recordAudit(tx, ...changes.map((change) => ({ ...change, ...author })));
}
