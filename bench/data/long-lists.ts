import { type APIRequestContext, request } from '@playwright/test';
import { demoStudent } from '#demo/people.ts';
import { single, words } from '#parts/quiz-questions/samples/sample-parts.ts';
import {
  addActivity,
  findPlace,
  type Place,
  placeActivity,
  type Send,
  signInForCalls,
  beginAndAnswer,
} from '#tests/e2e/support/furnish.ts';

/** Fills the demo school like that of a busy teacher: many units, long units, and a class that has done a quiz. */

const unitTotal = 85;
export const unitSizes = [64, 200] as const;
export const classSize = 30;
const questionCount = 20;
/** Maximum number of ids in one call. */
const idsAtOnce = 50;

const number = (index: number) => String(index + 1).padStart(3, '0');
export const unitRows = /Unit \d{3}/;
export const activityRows = /Activity \d{3}/;
export const questionRows = /What is \d+ \+ 1\?/;

export type LongLists = {
  /** Ids of units by their number of activities. */
  units: Readonly<Record<number, number>>;
  /** Id of a courseware with a quiz that the whole class has done. */
  courseware: number;
  /** Ids of a student's attempts at a quiz of 20 questions, by the quiz's layout. */
  attempts: Record<Layout, number>;
};
type Layout = 'one_by_one' | 'all_on_page';

function createQuiz(layout: Layout) {
  const questions = Array.from({ length: questionCount }, (_, index) =>
    single(`q${index}`, { text: `What is ${index} + 1?`, answers: words('1', '*2', '3', '4') }),
  );
  return { layout, allow_back: true, questions };
}

async function addActivities(teacher: Send, { subject_id }: Place): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < Math.max(...unitSizes); index++)
    ids.push(await addActivity(teacher, `Activity ${number(index)}`, createQuiz('one_by_one'), subject_id));
  return ids;
}

async function addUnits(teacher: Send, place: Place): Promise<number[]> {
  const { total } = await teacher('GET /teacher/unit_list', { calendar_id: place.calendar_id, limit: 1 });
  const ids: number[] = [];
  for (let index = 0; index < unitTotal - total; index++)
    ids.push((await teacher('POST /teacher/unit_add', { ...place, name: `Unit ${number(index)}` })).id);
  return ids;
}

async function fillUnit(teacher: Send, unit_id: number, activities: readonly number[]): Promise<void> {
  for (let from = 0; from < activities.length; from += idsAtOnce)
    await teacher('POST /teacher/courseware_add', {
      unit_id,
      activity_ids: activities.slice(from, from + idsAtOnce),
    });
}

async function doAsClass(calls: APIRequestContext, courseware: number): Promise<void> {
  const answers = Object.fromEntries(
    Array.from({ length: questionCount }, (_, index) => [`q${index}`, { option: 'b' }]),
  );
  for (let student = 1; student <= classSize; student++) {
    const send = await signInForCalls(calls, demoStudent(student).email);
    await beginAndAnswer(send, courseware, answers, student % 3 === 0 ? 'go on' : 'submit');
  }
}

/** Opens a quiz of 20 to the class and begins it as a student. */
export async function beginQuiz(
  { teacher, student }: { teacher: Send; student: Send },
  unit: number,
  layout: Layout,
): Promise<number> {
  const { subject_id } = await findPlace(teacher);
  const activity = await addActivity(teacher, `Quiz ${layout}`, createQuiz(layout), subject_id);
  const { id } = await placeActivity(teacher, unit, activity, {});
  return (await student('POST /play/start', { courseware_id: id })).id;
}

type People = { teacher: Send; student: Send; origin: string };

export async function fillLongLists({ teacher, student, origin }: People): Promise<LongLists> {
  const place = await findPlace(teacher);
  const activities = await addActivities(teacher, place);
  const [long = 0, longest = 0, used = 0] = await addUnits(teacher, place);
  await fillUnit(teacher, long, activities.slice(0, unitSizes[0]));
  await fillUnit(teacher, longest, activities.slice(0, unitSizes[1]));
  const { id: courseware } = await placeActivity(teacher, used, activities[0] ?? 0, {});
  const calls = await request.newContext({ baseURL: origin });
  await doAsClass(calls, courseware);
  await calls.dispose();
  return {
    units: { [unitSizes[0]]: long, [unitSizes[1]]: longest },
    courseware,
    attempts: {
      one_by_one: await beginQuiz({ teacher, student }, used, 'one_by_one'),
      all_on_page: await beginQuiz({ teacher, student }, used, 'all_on_page'),
    },
  };
}
