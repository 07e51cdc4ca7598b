import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { createRandom } from '#demo/random.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { sampledTypes } from '#tests/support/samples/sampled-types.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion } from '#tests/support/test-bank.ts';
import { addStudents, buildQuiz, insertRevision, placeCourseware } from '#tests/support/test-courseware.ts';
import { placeDrawnQuiz } from '#tests/support/test-drawn-quiz.ts';
import { type Made, makeWork, type Person, type Responses, type Sample } from './made-work.ts';

/**
 * A class with a term of work, made up from a seed: one activity of each type and some special ones, by students who
 * begin, submit, come late, try again, work in groups, are excused or leave, and by guests; then marked, released,
 * corrected and reopened in part. All of it goes through the calls of the apps.
 */

const minute = 60_000;
export const teacher = { as: 'teacher' } as const;

type Rules = Parameters<typeof placeCourseware>[1];

const quizResponses = [
  { q1: { option: 'b' }, q2: { options: ['a', 'c'] }, q3: { blanks: { b1: 'h2o' } } },
  { q1: { option: 'a' }, q2: { options: ['b'] }, q3: { blanks: { b1: 'air' } } },
  { q1: { option: 'b' }, q2: { options: ['a'] }, q3: { blanks: { b1: 'air' } } },
];

/** The quiz after an edit: q1 has more points, q2 is gone, q4 is new. */
function buildEdited() {
  const { questions, ...rest } = buildQuiz();
  const [first, , third] = questions;
  return { ...rest, questions: [{ ...first, score: 4 }, third, { ...first, id: 'q4', score: 3 }] };
}

export type MadeClass = Made & { studentIds: number[]; close: () => Promise<void> };

type Placing = { rules: Rules; random: Made['random']; test: TestApp };

function chooseRules({ random, test }: Omit<Placing, 'rules'>, settings: readonly string[]): Rules {
  const allows = (name: string) => settings.includes(name);
  const isDue = random.nextFraction() < 0.6;
  return {
    allow_guests: 1,
    due_at: isDue ? test.app.now() + 60 * minute : null,
    late_hours: isDue && random.nextFraction() < 0.6 ? 48 : 0,
    attempts_allowed: allows('attempts_allowed') ? 3 : 1,
    counting_attempt: allows('counting_attempt') ? random.pick(['first', 'last', 'best'] as const) : 'best',
    feedback_rule: allows('feedback_rule')
      ? random.pick(['after_submit', 'after_due', 'never', 'at_once'] as const)
      : 'after_submit',
    marks_held: allows('marks_held') && random.nextFraction() < 0.4 ? 1 : 0,
  };
}

const listResponses = (sample: Sample): Responses[] => [
  sample.rightResponses,
  sample.wrongResponses,
  sample.partialResponses ?? {},
];

/** A stored medium is named by its content, a sample's by words. */
const toMediaName = (name: string) =>
  `${createHash('sha256').update(name).digest('hex')}${name.slice(name.lastIndexOf('.'))}`;

/** What the media of samples were made into. */
async function storeConversions({ app }: TestApp, results: ConversionResults): Promise<void> {
  const rows = Object.entries(results).flatMap(([media, made]) =>
    Object.entries(made ?? {}).map(([kind, result]) => ({
      media: toMediaName(media),
      kind: kind as 'document',
      result: JSON.stringify({ kind, ...result }),
      made_at: app.now(),
    })),
  );
  if (rows.length === 0) return;
  await app.db
    .insertInto('made_media')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One courseware of each type, with a sample of the type as its content. */
async function placeTypes(made: Made, unitIds: readonly number[]): Promise<void> {
  const { test, random } = made;
  const bankIds: number[] = [];
  for (let number = 0; number < 4; number += 1)
    bankIds.push(await addQuestion(test, `Question ${number}`, { grade: 4, visibility: 'school' }));
  for (const [type, model, { contents, conversionResults }] of sampledTypes) {
    await storeConversions(test, conversionResults);
    const rules = chooseRules({ random, test }, model.work.settings ?? []);
    test.advance(1_000);
    if (type === 'questionquiz') {
      const slots = [{ id: 'drawn', kind: 'random', count: 2, filter: { grade: 4 }, points: 2 }];
      const id = await placeDrawnQuiz(test, slots, { ...rules, name: type });
      made.works.push({ id, name: type, responses: undefined });
      continue;
    }
    const countQuestions = ({ content }: Sample) => model.work.questions(content).length;
    const [sample] = (contents as Sample[]).toSorted(
      (one, other) => countQuestions(other) - countQuestions(one),
    );
    if (!sample) throw new Error(`${type} has no sample`);
    const placed = await placeCourseware(
      test,
      { ...rules, name: type },
      { content: sample.content, model, unitId: random.pick(unitIds) },
    );
    // What is stored names media; what is made of them is filled in by whoever reads it.
    const content = Object.keys(conversionResults).reduce(
      (json, name) => json.replaceAll(JSON.stringify(name), JSON.stringify(toMediaName(name))),
      JSON.stringify(sample.draft),
    );
    await test.app.db
      .updateTable('activity_revision')
      .set({ content })
      .where('id', '=', placed.revisionId)
      .execute();
    made.works.push({ ...placed, name: type, responses: listResponses(sample) });
  }
}

async function placeQuiz(made: Made, name: string, rules: Rules, unitId: number) {
  made.test.advance(1_000);
  const placed = await placeCourseware(made.test, { ...rules, name }, { unitId });
  const work = { ...placed, name, responses: quizResponses };
  made.works.push(work);
  return work;
}

/** Quizzes that are edited, corrected, worked on by groups and given to a part of the class. */
async function placeSpecial(made: Made, unitId: number) {
  const { test, random, people } = made;
  const open = { allow_guests: 1, attempts_allowed: 3 } as const;
  const edited = await placeQuiz(made, 'edited', { ...open, counting_attempt: 'best' }, unitId);
  const corrected = await placeQuiz(made, 'corrected', { ...open, counting_attempt: 'last' }, unitId);
  const shared = await placeQuiz(made, 'groups', { ...open, counting_attempt: 'first' }, unitId);
  const targeted = await placeQuiz(made, 'targeted', open, unitId);
  const ids = people.map(({ id }) => id);
  const { setId, groupIds } = await insertGroups(test, [ids.slice(0, 3), ids.slice(3, 5)]);
  const groupSettings = { work_by: 'group' as const, group_set_id: setId, attempts_allowed: 2 };
  const byGroups = { id: shared.id, settings: groupSettings };
  await test.get('POST /teacher/courseware_update', byGroups, teacher);
  const target =
    random.nextFraction() < 0.5
      ? { target_kind: 'groups' as const, target_ids: groupIds.slice(0, 1) }
      : { target_kind: 'students' as const, target_ids: ids.slice(1, 5) };
  const forSome = { ...target, allow_guests: true };
  return { edited, corrected, targeted, forSome };
}

/** From now on the courseware has the edited quiz; attempts keep their own. */
async function editQuiz({ test }: Made, { id, activityId }: { id: number; activityId: number }) {
  const { revisionId } = await insertRevision(test, buildEdited(), { id: activityId, number: 2 });
  await test.app.db
    .updateTable('courseware_record')
    .set({ revision_id: revisionId })
    .where('id', '=', id)
    .execute();
}

/** Voids q2, and gives q1 other points or everybody its points. */
async function correctQuiz({ test, random }: Made, courseware_id: number): Promise<void> {
  const second =
    random.nextFraction() < 0.5 ? { kind: 'points' as const, points: 5 } : { kind: 'full_marks' as const };
  const stopJobs = startAllJobs(
    test.app,
    (error) => {
      throw error;
    },
    { pollMs: 5 },
  );
  for (const [question_id, change] of [
    ['q2', { kind: 'void' as const }],
    ['q1', second],
  ] as const) {
    const target = { courseware_id, question_id, ...change };
    const { digest } = await test.get('POST /study/correction_preview', target, teacher);
    await test.get('POST /study/correction_apply', { ...target, digest, reason: 'Unclear' }, teacher);
    await vi.waitFor(
      async () => {
        const { corrections } = await test.get('GET /study/corrections', { courseware_id }, teacher);
        if (corrections.some(({ state }) => state !== 'applied')) throw new Error('not applied yet');
      },
      { timeout: 20_000, interval: 10 },
    );
  }
  await stopJobs();
}

/** Work on paper and categories, of which one leaves out the lowest mark. */
async function fillBook({ test, random, people, works }: Made, subject_id: number): Promise<void> {
  const key = { class_id: test.school.classes.a, subject_id };
  const { id: tests } = await test.get(
    'POST /study/mark_category_add',
    { ...key, name: 'Tests', weight: 60, drop_lowest: 1 },
    teacher,
  );
  const { id: rest } = await test.get(
    'POST /study/mark_category_add',
    { ...key, name: 'Rest', weight: 30 },
    teacher,
  );
  for (const { id } of works) {
    const category_id = random.pick([tests, rest, null]);
    const assigned = { kind: 'courseware' as const, id, category_id };
    if (category_id !== null) await test.call('POST /study/mark_category_assign', assigned, teacher);
  }
  const work = { ...key, name: 'Dictation', day: '2026-09-01', max_score: 20, category_id: rest };
  const { id: paper_work_id } = await test.get('POST /study/paper_work_add', work, teacher);
  const marks = people.flatMap(({ id: user_id }) => {
    const chance = random.nextFraction();
    if (chance < 0.2) return [];
    const score = chance < 0.3 ? null : random.integerBetween(0, 20);
    return [{ paper_work_id, user_id, score, is_excused: score === null }];
  });
  await test.get('POST /study/paper_marks_save', { marks }, teacher);
}

async function findPeople(test: TestApp, count: number): Promise<Person[]> {
  const { student1, student2 } = test.school.people;
  const others = await addStudents(test, count - 2);
  const ids = [student1, student2, ...others.map(({ id }) => id)];
  return Promise.all(ids.map(async (id) => ({ id, token: await openSession(test.app, id) })));
}

export async function makeClass(seed: number, size = 8): Promise<MadeClass> {
  const test = await openTestApp();
  test.stopClock();
  const people = await findPeople(test, size);
  const made: Made = { test, random: createRandom(seed), people, works: [] };
  const { maths, chinese } = test.school.subjects;
  const first = await placeQuiz(made, 'plain', { allow_guests: 1 }, await addEmptyUnit(test, maths));
  const secondUnit = await addEmptyUnit(test, chinese);
  await placeTypes(made, [first.unitId, first.unitId, secondUnit]);
  const special = await placeSpecial(made, first.unitId);
  const turns = makeWork(made);
  await turns.excuse();
  await turns.work('early');
  await editQuiz(made, special.edited);
  const { forSome, targeted } = special;
  await test.get('POST /teacher/courseware_update', { id: targeted.id, settings: forSome }, teacher);
  await test.advanceSignedIn(120 * minute);
  await turns.work('late');
  await turns.mark();
  await correctQuiz(made, special.corrected.id);
  await turns.change();
  await fillBook(made, maths);
  const leaver = people.at(-1)?.id ?? 0;
  await test.app.db.deleteFrom('class_student').where('user_id', '=', leaver).execute();
  return { ...made, studentIds: people.map(({ id }) => id), close: test.close };
}

async function addEmptyUnit({ app, school }: TestApp, subject_id: number): Promise<number> {
  const { position } = await app.db
    .selectFrom('unit_record')
    .select((eb) => eb.fn.countAll<number>().as('position'))
    .where('subject_id', '=', subject_id)
    .executeTakeFirstOrThrow();
  const { id } = await app.db
    .insertInto('unit_record')
    .values({
      calendar_id: school.calendars.current,
      class_id: school.classes.a,
      subject_id,
      name: 'Term',
      search_text: 'term',
      position: position + 1,
      created_by: school.people.teacher,
      created_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
