import type { Actor } from '#server/auth/actor.ts';
import type { SpaceCourseware } from '#server/features/attempts/rows/courseware-rules.repository.ts';
import { readControl, toPerson } from '#server/features/attempts/rules/space-facts.ts';
import type { EntrySave, PlacedEntries, PlacedEntry } from '#server/features/attempts/saving/placed-entry.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';

type TeacherWriter = {
  actor: Actor;
  courseware: SpaceCourseware;
  /** The attempt that gets the feedback; null for spaces of the whole courseware. */
  attemptId: number | null;
  revision: Revision;
};

/** Assigns a teacher's entries to their spaces: those of the whole courseware, or feedback on one attempt. */
export function placeTeacherEntries(entries: readonly EntrySave[], teacher: TeacherWriter): PlacedEntries {
  const { actor, courseware, attemptId, revision } = teacher;
  const control = readControl(courseware);
  return entries.map((entry): PlacedEntry => {
    const space = revision.model.work.spaces?.[entry.space];
    const isInScope = space && (space.scope === 'courseware') === (attemptId === null);
    if (!isInScope) return { entry, refused: 'invalid' };
    if (space.scope === 'attempt') return { entry, refused: 'not_allowed' };
    const key = { courseware_id: courseware.id, attempt_id: attemptId, name: entry.space };
    const rules = { space, content: revision.content, control };
    return { entry, write: { key, rules, entryWrite: entry, writer: toPerson(actor), isLate: false } };
  });
}
