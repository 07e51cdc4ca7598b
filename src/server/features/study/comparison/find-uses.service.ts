import type { ApiReply } from '#contract/api.ts';
import { comparedBankQuestionsMax, comparedUsesMax } from '#contract/limits.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { chooseViewer } from '#server/features/study/class-work/list.service.ts';
import * as comparison from '#server/features/study/comparison/comparison.repository.ts';
import { readFollowedId } from '#server/follow-up-key.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Finds the uses that are compared with a courseware, as far as the caller may see them. */

type UseKind = ApiReply<'GET /study/comparison'>['uses'][number]['kind'];
export type FoundUses = { kinds: ReadonlyMap<number, UseKind>; is_cut: boolean };

/** The activity of the courseware; of a follow-up quiz that which it follows, as long as that is there. */
async function findBaseActivity(context: SignedInContext, coursewareId: number): Promise<number | undefined> {
  const activity = await comparison.findActivity(context.db, coursewareId);
  const followedId = readFollowedId(activity?.creation_key ?? null);
  // A quiz can only follow an earlier one.
  if (followedId === undefined || followedId >= coursewareId) return activity?.id;
  return (await findBaseActivity(context, followedId)) ?? activity?.id;
}

async function listBankIds(
  { db }: SignedInContext,
  coursewareId: number,
  { questions }: Revision,
): Promise<number[]> {
  const linkedIds = [...questions.values()].flatMap(({ bank }) => bank?.question_id ?? []);
  const answeredIds = await comparison.listAnsweredBankIds(db, coursewareId, comparedBankQuestionsMax);
  return [...new Set([...linkedIds, ...answeredIds])].slice(0, comparedBankQuestionsMax);
}

/** The courseware itself is always among them. */
export async function findUses(
  context: SignedInContext,
  coursewareId: number,
  revision: Revision,
): Promise<FoundUses> {
  const { db } = context;
  const viewer = chooseViewer(context);
  const limit = comparedUsesMax + 1;
  const activityId = (await findBaseActivity(context, coursewareId)) ?? 0;
  const bankIds = await listBankIds(context, coursewareId, revision);
  const byKind: [UseKind, number[]][] = [
    ['same', await comparison.listSame(db, viewer, activityId, limit)],
    ['follow_up', await comparison.listFollowUps(db, viewer, activityId, limit)],
    ['questions', bankIds.length === 0 ? [] : await comparison.listWithQuestions(db, viewer, bankIds, limit)],
  ];
  const kinds = new Map<number, UseKind>();
  for (const [kind, ids] of byKind) for (const id of ids) if (!kinds.has(id)) kinds.set(id, kind);
  const ownKind = kinds.get(coursewareId) ?? 'same';
  kinds.delete(coursewareId);
  const others = [...kinds].slice(0, comparedUsesMax - 1);
  return { kinds: new Map([[coursewareId, ownKind], ...others]), is_cut: kinds.size > others.length };
}
