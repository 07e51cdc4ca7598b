import { examFacts } from '#contract/exam/exam-fields.ts';
import { bankedQuizzes, furtherQuestions, papers } from '#demo/bank.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import type { FilledActivity } from '#demo/insert-activity.ts';
import { linkToBank } from '#demo/link-to-bank.ts';
import { bankPaper, type PaperItem } from '#parts/exam-content/bank-paper.ts';
import { bankQuestion } from '#parts/exam-content/bank-question.ts';
import { findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { indexBank } from '#server/features/exam/bank-index.service.ts';
import { insertNewPaper } from '#server/features/exam/papers/papers.service.ts';
import { toStoredContent } from '#server/features/exam/questions/question-content.ts';
import { addQuestion } from '#server/features/exam/questions/store-question.ts';

/** Fills the bank: questions of quizzes and further ones, added on different days, and papers of them. */

const dayMs = 86_400_000;

type Pick = Omit<PaperItem, 'points'> & { points: number };
type ActivitiesByKey = ReadonlyMap<string, FilledActivity>;

async function addToBank(
  app: App,
  content: unknown,
  facts: object,
  author: { userId: number; now: number },
): Promise<Pick> {
  const stored = toStoredContent(bankQuestion.parse(content));
  const question = { content: stored, facts: examFacts.parse(facts) };
  const added = requireFound(await inTransaction(app.db, (tx) => addQuestion(tx, question, author)));
  return { question_id: added.id, version_id: added.version_id, points: stored.question.score ?? 1 };
}

/** Adds the questions of quizzes. Returns them by the quiz's key. */
async function bankQuizzes(
  app: App,
  school: DemoSchool,
  activities: ActivitiesByKey,
): Promise<Map<string, Pick[]>> {
  const picksByKey = new Map<string, Pick[]>();
  for (const [index, { key, facts }] of bankedQuizzes.entries()) {
    const { model, activity, ownerId, revisions } = requireFound(activities.get(key));
    const { subject, grade, difficulty } = activity;
    const questions = (model.content.bank?.listQuestions(revisions.at(-1)?.content).questions ??
      []) as readonly Question[];
    const allFacts = { ...facts, subject_id: school.subjects[subject], grade, difficulty };
    const picks: Pick[] = [];
    const links = new Map<string, Pick>();
    for (const question of questions.filter((each) => findQuestionIssues(each).length === 0)) {
      const author = { userId: ownerId, now: app.now() - (20 - 2 * index) * dayMs };
      const pick = await addToBank(app, { question }, allFacts, author);
      picks.push(pick);
      links.set(question.id, pick);
    }
    await linkToBank(app, requireFound(activities.get(key)), links);
    picksByKey.set(key, picks);
  }
  return picksByKey;
}

async function addFurtherQuestions(app: App, school: DemoSchool): Promise<void> {
  for (const [index, { question, passage, subject, facts }] of furtherQuestions.entries()) {
    const author = { userId: school.teachers.teacher, now: app.now() - (index + 1) * (dayMs / 4) };
    const content = { question, ...(passage && { passage }) };
    await addToBank(app, content, { ...facts, subject_id: school.subjects[subject] }, author);
  }
}

async function addPapers(
  app: App,
  school: DemoSchool,
  picksByKey: ReadonlyMap<string, readonly Pick[]>,
): Promise<void> {
  for (const { title, owner, subject, facts, sections } of papers) {
    const content = bankPaper.parse({
      sections: sections.map(({ heading, key }, index) => ({
        id: `s${index + 1}`,
        heading,
        items: picksByKey.get(key) ?? [],
      })),
    });
    const allFacts = examFacts.parse({ ...facts, subject_id: school.subjects[subject] });
    const author = { userId: school.teachers[owner], now: app.now() - dayMs };
    await inTransaction(app.db, (tx) => insertNewPaper(tx, { title, content, facts: allFacts }, author));
  }
}

export async function fillBank(app: App, school: DemoSchool, activities: ActivitiesByKey): Promise<void> {
  const picksByKey = await bankQuizzes(app, school, activities);
  await addFurtherQuestions(app, school);
  await addPapers(app, school, picksByKey);
  await indexBank(app);
}
