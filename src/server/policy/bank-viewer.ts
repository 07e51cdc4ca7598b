import { isAdmin } from '#server/auth/actor.ts';
import type { ActorContext } from '#server/http/context.ts';
import { listTaughtSubjects } from '#server/policy/policy.repository.ts';

/** Who sees what of the bank, as in the policy's `exam_question.see`, for lists. */

export type Viewer = { id: number; seesAll: boolean; subjectIds: readonly number[] };

export async function readViewer({ db, actor }: Pick<ActorContext, 'db' | 'actor'>): Promise<Viewer> {
  if (isAdmin(actor)) return { id: actor.id, seesAll: true, subjectIds: [] };
  return { id: actor.id, seesAll: false, subjectIds: await listTaughtSubjects(db, actor.id) };
}

type SeenThing = { owner_id: number; visibility: string; subject_id: number | null };

export function sees(viewer: Viewer, { owner_id, visibility, subject_id }: SeenThing): boolean {
  if (viewer.seesAll || owner_id === viewer.id || visibility === 'school') return true;
  return visibility === 'subject' && subject_id !== null && viewer.subjectIds.includes(subject_id);
}
