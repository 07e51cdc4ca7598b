import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import { findPrivateFile } from '#server/features/files/serving/served-files.repository.ts';
import { isItemFileShown } from '#server/features/spaces/item-files.service.ts';
import { listMembers } from '#server/policy/attempt-members.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/** No real class: files without an attempt may be seen only by their owner and administrators. */
const noClass = { class_id: 0, subject_id: 0 };

/** Finds a student's file. For people who may not see it, it does not exist. */
export async function requirePrivateFile({ app, actor }: { app: App; actor: Actor }, id: number) {
  const file = requireFound(await findPrivateFile(app.db, id));
  const { owner_id, attempt_id, class_id, subject_id } = file;
  const hasLiveCourseware = class_id !== null && subject_id !== null;
  if (attempt_id !== null && !hasLiveCourseware) throw new AppError('not_found');
  const classAndSubject = hasLiveCourseware ? { class_id, subject_id } : noClass;
  const members = attempt_id === null ? [] : await listMembers(app.db, attempt_id);
  const isShownTo = (viewer: Actor) => isItemFileShown(app, viewer, file);
  await authorize({ db: app.db, actor }, 'file.see', {
    owner_id,
    members,
    courseware_id: file.courseware_id ?? 0,
    isShownTo,
    ...classAndSubject,
  });
  return file;
}
