import type { ApiReply } from '#contract/api.ts';
import { addSubjectName } from '#server/choose-names.ts';
import { readCurrentClasses, readSubjects } from '#server/features/study/term/class-subjects.service.ts';
import { readReleasedMarks } from '#server/features/study/term/released-marks.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** A student's own progress: the own row of each mark book, as far as its marks are released. */

type Subject = ApiReply<'GET /play/progress'>['subjects'][number];

/** Leaves out subjects in which nothing is for the student. Guests have no progress. */
export async function readProgress(context: SignedInContext): Promise<ApiReply<'GET /play/progress'>> {
  const { db, actor, lang } = context;
  if (actor.guest_courseware_id !== null) return { subjects: [] };
  const subjects: Subject[] = [];
  for (const { class_id, class_name } of await readCurrentClasses(db, actor.id)) {
    for (const row of await readSubjects(db, class_id)) {
      const student = { user_id: actor.id, class_id, is_past: false };
      const { activities, total } = await readReleasedMarks(context, student, row.subject_id);
      if (activities.length === 0) continue;
      const { subject_id, subject_name, subject_colour } = addSubjectName(row, lang);
      subjects.push({ class_id, class_name, subject_id, subject_name, subject_colour, total, activities });
    }
  }
  return { subjects };
}
