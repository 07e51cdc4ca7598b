import type { Actor } from '#server/auth/actor.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { TaughtCourseware } from '#server/features/play/home/coursewares.repository.ts';
import {
  type EntrySave,
  type PlacedEntries,
  type PlacedEntry,
  readControl,
  toPerson,
} from '#server/features/play/saving/placed-entry.ts';

type TeacherPlace = {
  actor: Actor;
  courseware: TaughtCourseware;
  /** The attempt that gets the feedback. */
  attemptId: number | null;
  revision: Revision;
};

/** A teacher writes to spaces of the whole courseware, and writes feedback on an attempt. */
export function placeTeacherEntries(entries: readonly EntrySave[], teacher: TeacherPlace): PlacedEntries {
  const { actor, courseware, attemptId, revision } = teacher;
  const control = readControl(courseware);
  return entries.map((entry): PlacedEntry => {
    const space = revision.model.work.spaces?.[entry.space];
    const isHere = space && (space.scope === 'courseware') === (attemptId === null);
    if (!isHere) return { entry, refused: 'invalid' };
    if (space.scope === 'attempt') return { entry, refused: 'not_allowed' };
    const key = { courseware_id: courseware.id, attempt_id: attemptId, name: entry.space };
    const place = { space, content: revision.content, control };
    return { entry, write: { key, place, write: entry, writer: toPerson(actor), isLate: false } };
  });
}
