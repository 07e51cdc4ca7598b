import type { Question } from '#parts/quiz-questions/model.ts';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevision, readRevisions } from '#server/features/contents/revisions.service.ts';
import { listAttempts } from '#server/features/corrections/corrected-attempts.repository.ts';
import * as used from '#server/features/corrections/used-coursewares.repository.ts';
import { hasTeaching } from '#server/policy/policy.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/** Finds a question that is to be corrected, and the coursewares of the person that used it. */

export type TargetInput = {
  courseware_id: number;
  question_id: string;
  bank_question_id?: number | undefined;
};

export type Target = {
  courseware: used.UsedCourseware;
  /** As it is marked now. */
  question: Question;
  /** As it was published. */
  faulty: Question;
  activityId: number | null;
  questionId: string;
  bankQuestionId: number | null;
  /** The newest revision of the quiz, or version of the question of the bank. */
  versionMax: number;
  coursewares: used.UsedCourseware[];
};

type Caller = { app: App; db: Db; actor: Actor };

/** The questions of a content; none if the type is not made of quiz questions. */
function listQuestions({ model, content }: Revision): Question[] {
  const questions: Question[] = [];
  model.content.mapQuestions?.(content, (question) => {
    questions.push(question as Question);
    return question;
  });
  return questions;
}

/** The question as an attempt had it: a quiz that draws has only places of its own. */
async function findInAttempts(
  { app, db }: Caller,
  courseware: used.UsedCourseware,
  isMeant: (question: Question) => boolean,
): Promise<Question | undefined> {
  const attempts = await listAttempts(db, [courseware.courseware_id]);
  const revisionOf = await readRevisions(app, db, attempts);
  for (const attempt of attempts.reverse()) {
    const question = listQuestions(revisionOf(attempt)).find(isMeant);
    if (question) return question;
  }
  return undefined;
}

/** Looks into the courseware's own content first: a quiz that draws has only places there. */
async function findQuestion(
  caller: Caller,
  courseware: used.UsedCourseware,
  { question_id, bank_question_id }: TargetInput,
): Promise<Question | undefined> {
  if (question_id === '' && bank_question_id === undefined) return undefined;
  const revision = await readRevision(caller.app, caller.db, courseware);
  const isDrawn = caller.app.activities.findServer(revision.type) !== undefined;
  const isMeant = ({ id, bank }: Question): boolean =>
    bank_question_id === undefined ? id === question_id : bank?.question_id === bank_question_id;
  const own = isDrawn ? undefined : listQuestions(revision).find(isMeant);
  return own ?? findInAttempts(caller, courseware, isMeant);
}

/** As it was published, without the place in a drawn quiz. */
function describeFaulty(question: Question): Question {
  const { section_id, ...published } = question.corrected?.shown ?? question;
  if (question.bank) return { ...published, id: 'question' };
  return { ...published, ...(section_id !== undefined && { section_id }) };
}

/** Those that the person teaches now; the named one was allowed before, also to administrators. */
async function keepOwn(
  { db, actor }: Caller,
  coursewares: readonly used.UsedCourseware[],
  named: used.UsedCourseware,
): Promise<used.UsedCourseware[]> {
  const own: used.UsedCourseware[] = [];
  for (const each of coursewares) {
    const isOwn =
      each.courseware_id === named.courseware_id ||
      (await hasTeaching(db, actor.id, each.class_id, each.subject_id));
    if (isOwn) own.push(each);
  }
  return own;
}

/** Refuses with 'not_found' people who may not correct in the courseware, and questions that it does not have. */
export async function requireTarget(caller: Caller, input: TargetInput): Promise<Target> {
  const { db } = caller;
  const courseware = requireFound(await used.findCourseware(db, input.courseware_id));
  await authorize(caller, 'question.correct', courseware);
  const question = requireFound(await findQuestion(caller, courseware, input));
  const bankQuestionId = question.bank?.question_id ?? null;
  const { activity_id } = courseware;
  const users =
    bankQuestionId === null
      ? await used.listOfActivity(db, activity_id)
      : await used.listOfBankQuestion(db, bankQuestionId);
  return {
    courseware,
    question,
    faulty: describeFaulty(question),
    activityId: bankQuestionId === null ? activity_id : null,
    questionId: bankQuestionId === null ? question.id : '',
    bankQuestionId,
    versionMax:
      bankQuestionId === null
        ? await used.findNewestRevision(db, activity_id)
        : await used.findNewestVersion(db, bankQuestionId),
    coursewares: await keepOwn(caller, users, courseware),
  };
}
