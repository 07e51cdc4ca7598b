import type { FilledActivity } from '#demo/insert-activity.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import { trackLinks } from '#server/features/bank-links/bank-links.service.ts';

type Link = { question_id: number; version_id: number };

/** Links the questions of a quiz to the bank, in its draft and its newest revision; `links` by the question's id. */
export async function linkToBank(
  app: App,
  { id, model, revisions }: FilledActivity,
  links: ReadonlyMap<string, Link>,
): Promise<void> {
  const revision = revisions.at(-1);
  const bank = model.content.bank;
  if (!revision || !bank) return;
  const { questions, sections } = bank.listQuestions(revision.content);
  const linked = (questions as readonly Question[]).map((question) => {
    const link = links.get(question.id);
    if (!link) return question;
    return { ...question, bank: { question_id: link.question_id, version_id: link.version_id } };
  });
  revision.content = bank.withQuestions(revision.content, { questions: linked, sections });
  const content = JSON.stringify(revision.content);
  await inTransaction(app.db, async (tx) => {
    await tx.updateTable('activity').set({ content }).where('id', '=', id).execute();
    await tx.updateTable('activity_revision').set({ content }).where('id', '=', revision.id).execute();
    await trackLinks(tx, content, { holder: 'activity', holder_id: id });
    await trackLinks(tx, content, { holder: 'revision', holder_id: revision.id });
  });
}
