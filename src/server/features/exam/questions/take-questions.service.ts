import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { type BankQuestion, bankQuestion } from '#parts/exam-content/bank-question.ts';
import { findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import type { Section } from '#parts/quiz-questions/sections/schema.ts';
import { findSection } from '#parts/quiz-questions/sections/sectioned.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Tx } from '#server/database/database.ts';
import { requireOwnActivity } from '#server/features/activities/activities.service.ts';
import {
  isLinked,
  isSameContent,
  readLinkedQuestions,
} from '#server/features/bank-links/bank-links.service.ts';
import { toStoredContent } from '#server/features/exam/questions/question-content.ts';
import { questionShelf, readBankQuestion } from '#server/features/exam/questions/question-shelf.ts';
import * as questions from '#server/features/exam/questions/questions.repository.ts';
import * as store from '#server/features/exam/questions/store-question.ts';
import type { Facts } from '#server/features/exam/shelf/facts.ts';
import * as things from '#server/features/exam/shelf/things.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Puts questions of a quiz into the bank. */

type Taken = ApiReply<'POST /exam/take_questions'>;
type Input = ParsedInputOf<Api['POST /exam/take_questions']>;

/** The questions of the activity's draft with their passages. Refuses activities of other types. */
async function readQuizQuestions(
  context: SignedInContext,
  { activity_id, question_ids }: Input,
): Promise<{ question: Question; passage: Section | undefined }[]> {
  const activity = await requireOwnActivity(context, activity_id);
  const { model, content } = context.app.activities.read(activity);
  const listed = model.content.bank?.listQuestions(content);
  if (!listed) throw new AppError('invalid_input', { field: 'activity_id' });
  const sections = (listed.sections ?? []) as readonly Section[];
  return (listed.questions as readonly Question[])
    .filter(({ id }) => question_ids === undefined || question_ids.includes(id))
    .map((question) => ({ question, passage: findSection(sections, question) }));
}

function toBankContent(question: Question, passage: Section | undefined): BankQuestion {
  return toStoredContent(bankQuestion.parse({ question, ...(passage && { passage }) }));
}

/** The person's question that was taken from this place before and is still the same. */
async function findTaken(
  tx: Tx,
  { ownerId, sourceKey }: { ownerId: number; sourceKey: string },
  content: BankQuestion,
): Promise<number | undefined> {
  const rows = await questions.listBySource(tx, ownerId, sourceKey);
  const contents = await things.readContents(
    tx,
    questionShelf,
    rows.map(({ version_id }) => version_id),
  );
  return rows.find(({ version_id }) => {
    const stored = contents.get(version_id);
    return stored !== undefined && isSameContent(readBankQuestion(stored), content);
  })?.id;
}

export async function takeQuestions(context: SignedInContext, input: Input): Promise<Taken> {
  const { app, db, actor } = context;
  const quizQuestions = await readQuizQuestions(context, input);
  const stored = await readLinkedQuestions(
    db,
    quizQuestions.flatMap(({ question }) => question.bank?.version_id ?? []),
  );
  const author = { userId: actor.id, now: app.now() };
  return inTransaction(db, async (tx) => {
    const result: Taken = { taken: [], already_there: [], incomplete: [] };
    for (const { question, passage } of quizQuestions) {
      const place = { question_id: question.id };
      if (question.bank && isLinked(question, stored)) {
        result.already_there.push({ ...place, id: question.bank.question_id });
      } else if (findQuestionIssues(question).length > 0) {
        result.incomplete.push({ ...place, title: toQuestionInfo(question).title });
      } else {
        const sourceKey = `quiz ${input.activity_id} ${question.id}`;
        const content = toBankContent(question, passage);
        const known = await findTaken(tx, { ownerId: actor.id, sourceKey }, content);
        if (known === undefined)
          result.taken.push({
            ...place,
            id: await addTaken(tx, { content, facts: input.facts, sourceKey }, author),
          });
        else result.already_there.push({ ...place, id: known });
      }
    }
    await store.indexQuestions(
      app,
      tx,
      result.taken.map(({ id }) => id),
    );
    return result;
  });
}

async function addTaken(
  tx: Tx,
  question: { content: BankQuestion; facts: Facts; sourceKey: string },
  author: { userId: number; now: number },
): Promise<number> {
  const added = await store.addQuestion(tx, question, author);
  if (!added) throw new Error('A question without a key is always new');
  return added.id;
}
