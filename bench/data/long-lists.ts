import { type APIRequestContext, request } from '@playwright/test';
import { demoStudent } from '#demo/people.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import {
  addActivity,
  beginAndAnswer,
  findPlace,
  type Place,
  placeActivity,
  type Send,
  signInForCalls,
} from '#tests/e2e/support/furnish.ts';

/** Fills the demo school like that of a busy teacher: many units, long units, and a class that has done a quiz. */

const unitTotal = 85;
export const unitSizes = [64, 200] as const;
export const classSize = 30;
const questionCount = 20;
/** Maximum number of ids in one call. */
const idsPerCall = 50;

const formatNumber = (index: number) => String(index + 1).padStart(3, '0');
export const unitPattern = /Unit \d{3}/;
export const activityPattern = /Activity \d{3}/;
export const questionPattern = /What is \d+ \+ 1\?/;

export type LongLists = {
  /** Ids of units by their number of activities. */
  unitIdBySize: Readonly<Record<number, number>>;
  /** Id of a courseware with a quiz that the whole class has done. */
  coursewareId: number;
  /** Ids of a student's attempts at a quiz of 20 questions, by the quiz's layout. */
  attemptIdByLayout: Record<Layout, number>;
};
type Layout = 'one_by_one' | 'all_on_page';

function createQuiz(layout: Layout) {
  const questions = Array.from({ length: questionCount }, (_, index) =>
    singleQuestion(`q${index}`, { text: `What is ${index} + 1?`, answers: wordAnswers('1', '*2', '3', '4') }),
  );
  return { layout, allow_back: true, questions };
}

async function addActivities(teacher: Send, { subject_id }: Place): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < Math.max(...unitSizes); index++)
    ids.push(
      await addActivity(teacher, `Activity ${formatNumber(index)}`, createQuiz('one_by_one'), subject_id),
    );
  return ids;
}

async function addUnits(teacher: Send, place: Place): Promise<number[]> {
  const { total } = await teacher('GET /teacher/unit_list', { calendar_id: place.calendar_id, limit: 1 });
  const ids: number[] = [];
  for (let index = 0; index < unitTotal - total; index++)
    ids.push((await teacher('POST /teacher/unit_add', { ...place, name: `Unit ${formatNumber(index)}` })).id);
  return ids;
}

async function fillUnit(teacher: Send, unit_id: number, activities: readonly number[]): Promise<void> {
  for (let from = 0; from < activities.length; from += idsPerCall)
    await teacher('POST /teacher/courseware_add', {
      unit_id,
      activity_ids: activities.slice(from, from + idsPerCall),
    });
}

async function answerAsClass(calls: APIRequestContext, coursewareId: number): Promise<void> {
  const answers = Object.fromEntries(
    Array.from({ length: questionCount }, (_, index) => [`q${index}`, { option: 'b' }]),
  );
  for (let student = 1; student <= classSize; student++) {
    const sendAsStudent = await signInForCalls(calls, demoStudent(student).email);
    await beginAndAnswer(sendAsStudent, coursewareId, answers, student % 3 === 0 ? 'go on' : 'submit');
  }
}

/** Opens a quiz of 20 to the class and begins it as a student. */
export async function beginQuiz(
  { teacher, student }: { teacher: Send; student: Send },
  unitId: number,
  layout: Layout,
): Promise<number> {
  const { subject_id } = await findPlace(teacher);
  const activityId = await addActivity(teacher, `Quiz ${layout}`, createQuiz(layout), subject_id);
  const { id } = await placeActivity(teacher, unitId, activityId, {});
  return (await student('POST /play/start', { courseware_id: id })).id;
}

type People = { teacher: Send; student: Send; origin: string };

export async function fillLongLists({ teacher, student, origin }: People): Promise<LongLists> {
  const place = await findPlace(teacher);
  const activities = await addActivities(teacher, place);
  const [longUnitId = 0, longestUnitId = 0, quizUnitId = 0] = await addUnits(teacher, place);
  await fillUnit(teacher, longUnitId, activities.slice(0, unitSizes[0]));
  await fillUnit(teacher, longestUnitId, activities.slice(0, unitSizes[1]));
  const { id: coursewareId } = await placeActivity(teacher, quizUnitId, activities[0] ?? 0, {});
  const calls = await request.newContext({ baseURL: origin });
  await answerAsClass(calls, coursewareId);
  await calls.dispose();
  return {
    unitIdBySize: { [unitSizes[0]]: longUnitId, [unitSizes[1]]: longestUnitId },
    coursewareId,
    attemptIdByLayout: {
      one_by_one: await beginQuiz({ teacher, student }, quizUnitId, 'one_by_one'),
      all_on_page: await beginQuiz({ teacher, student }, quizUnitId, 'all_on_page'),
    },
  };
}
