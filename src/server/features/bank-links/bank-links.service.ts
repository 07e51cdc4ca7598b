import type { ActivityModel } from '#form/activity-type.ts';
import { bankQuestion } from '#parts/exam-content/bank-question.ts';
import { completeQuestion } from '#parts/quiz-questions/issues.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as links from '#server/features/bank-links/bank-links.repository.ts';
import { toCanonicalJson } from '#server/features/bank-links/canonical-json.ts';
import { asksTheSame } from '#server/features/bank-links/compare-question.ts';

/**
 * The links of quiz questions to the bank: which version a question was taken from. Statistics by bank question are right
 * only while the question asks the same as that version, and a version that is used is never removed.
 */

export { asksTheSame };

type StoredQuestion = { questionId: number; question: Question };

/** The questions of versions, by the version's id. */
export async function readLinkedQuestions(
  db: Db,
  versionIds: readonly number[],
): Promise<Map<number, StoredQuestion>> {
  const rows = await links.listVersions(db, versionIds);
  return new Map(
    rows.map(({ id, question_id, content }) => [
      id,
      { questionId: question_id, question: bankQuestion.parse(JSON.parse(content)).question },
    ]),
  );
}

/** Whether the question is still the one that its link names. */
export function isLinked(question: Question, stored: ReadonlyMap<number, StoredQuestion>): boolean {
  const version = question.bank && stored.get(question.bank.version_id);
  return (
    version !== undefined &&
    version.questionId === question.bank?.question_id &&
    asksTheSame(completeQuestion(question), version.question)
  );
}

/** The draft without links of questions that were changed since they were taken from the bank. */
export async function dropStaleLinks(db: Db, { content }: ActivityModel, draft: unknown): Promise<unknown> {
  if (!content.bank) return draft;
  const { questions, sections } = content.bank.listQuestions(draft);
  const ownQuestions = questions as readonly Question[];
  const versionIds = ownQuestions.flatMap(({ bank }) => bank?.version_id ?? []);
  if (versionIds.length === 0) return draft;
  const stored = await readLinkedQuestions(db, versionIds);
  const kept = ownQuestions.map((question) => {
    if (!question.bank || isLinked(question, stored)) return question;
    const { bank: _stale, ...rest } = question;
    return rest;
  });
  return content.bank.withQuestions(draft, { questions: kept, sections });
}

/** A link in stored JSON. Quotes inside texts are escaped there, so that no text looks like one. */
const linkPattern = /"bank":\{"question_id":\d+,"version_id":(\d+)\}/g;

const listLinkedVersions = (stored: string): number[] => [
  ...new Set([...stored.matchAll(linkPattern)].map(([, id]) => Number(id))),
];

/** Records which versions the stored content of a draft or a revision uses. */
export async function trackLinks(
  tx: Tx,
  content: string,
  holder: Pick<Row<'exam_version_use'>, 'holder' | 'holder_id'>,
): Promise<void> {
  const versionIds = listLinkedVersions(content);
  if (versionIds.length > 0) await links.insertUses(tx, versionIds, holder);
}

/** Records which versions were selected for attempts, so that they are there as long as the bank. */
export function trackSelections(
  tx: Tx,
  attempts: readonly { id: number; selection: string | null }[],
): Promise<void> {
  return links.insertAttemptUses(
    tx,
    attempts.flatMap(({ id, selection }) =>
      listLinkedVersions(selection ?? '').map((versionId) => ({ attemptId: id, versionId })),
    ),
  );
}

/** Before the attempts of a courseware are removed for good. */
export const forgetUsesOfAttempts = (tx: Tx, coursewareId: number): Promise<void> =>
  links.deleteUsesOfAttempts(tx, coursewareId);

/** Before an activity and its revisions are removed for good. */
export const forgetUsesOfActivity = (tx: Tx, activityId: number): Promise<void> =>
  links.deleteUsesOfActivity(tx, activityId);

export function hasLinks(content: string): boolean {
  return content.search(linkPattern) >= 0;
}

export function trackUses(
  tx: Tx,
  versionIds: readonly number[],
  holder: Pick<Row<'exam_version_use'>, 'holder' | 'holder_id'>,
): Promise<void> {
  return links.insertUses(tx, versionIds, holder);
}

/** Whether two values are stored alike, whatever the order of their fields. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return toCanonicalJson(one) === toCanonicalJson(other);
}
