import type { Actor } from '#server/auth/actor.ts';
import type { AttemptWithRules } from '#server/features/attempts/rows/attempts.repository.ts';
import { readControl, toPerson } from '#server/features/attempts/rules/space-facts.ts';
import type { EntrySave, PlacedEntries, PlacedEntry } from '#server/features/attempts/saving/placed-entry.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';

type StudentWriter = {
  actor: Actor;
  attempt: AttemptWithRules;
  revision: Revision;
  /** Content of the courseware's current revision, for spaces of the whole courseware. */
  sharedContent: unknown;
  isLate: boolean;
  /** Whether the student may write to spaces of the whole courseware. */
  mayShare: boolean;
};

/** Assigns a student's entries to their spaces: those of the own attempt, and those of the whole courseware. */
export function placeStudentEntries(entries: readonly EntrySave[], student: StudentWriter): PlacedEntries {
  const { actor, attempt, revision, sharedContent, isLate, mayShare } = student;
  const control = readControl(attempt);
  return entries.map((entry): PlacedEntry => {
    const space = revision.model.work.spaces?.[entry.space];
    if (!space) return { entry, refused: 'invalid' };
    const isOwnSpace = space.scope === 'attempt';
    if (space.scope === 'feedback' || !(isOwnSpace || mayShare)) return { entry, refused: 'not_allowed' };
    const key = {
      courseware_id: attempt.courseware_id,
      attempt_id: isOwnSpace ? attempt.id : null,
      name: entry.space,
    };
    const rules = { space, content: isOwnSpace ? revision.content : sharedContent, control };
    return { entry, write: { key, rules, entryWrite: entry, writer: toPerson(actor), isLate } };
  });
}
