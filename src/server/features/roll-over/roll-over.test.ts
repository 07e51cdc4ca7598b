import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import type { RollOverCounts } from '#contract/roll-over.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeCourseware, placeCourseware } from '#tests/support/test-courseware.ts';

/** A new term is made from the current one completely or not at all, and can be undone. */

const dayMs = 86_400_000;
const asAdmin = { as: 'admin' } as const;

let test: TestApp;
let stopJobs: () => Promise<void>;
beforeEach(async () => {
  await stopJobs?.();
  await test?.close();
  test = await openTestApp();
  stopJobs = startAllJobs(
    test.app,
    (error) => {
      throw error;
    },
    { pollMs: 20 },
  );
});
afterAll(async () => {
  await stopJobs();
  await test.close();
});

type Plan = ApiInput<'POST /admin/roll_over_start'>;

/** 4A becomes 5A and keeps its teachers, 4B leaves, and a new 4A is added. */
function createPlan(changes: Partial<Plan> = {}): Plan {
  const { a, b } = test.school.classes;
  const inDays = (days: number) => new Date(test.app.now() + days * dayMs).toISOString().slice(0, 10);
  return {
    name: '2027–28',
    first_day: inDays(280),
    last_day: inDays(600),
    classes: [
      { class_id: a, leaves: false, name: '5A', grade: 5, keeps_teachers: true },
      { class_id: b, leaves: true, name: '', grade: 4, keeps_teachers: false },
    ],
    new_classes: [{ name: '4A', grade: 4 }],
    units: 'all',
    subject_ids: [],
    units_to: 'same_name',
    keeps_groups: true,
    ...changes,
  };
}

const readRollOver = () => test.get('GET /admin/roll_over', {}, asAdmin);

async function waitForJob() {
  for (;;) {
    const reply = await readRollOver();
    if (reply.job?.state === 'done' || reply.job?.state === 'failed') return reply;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function makeTerm(plan: Plan) {
  await test.get('POST /admin/roll_over_start', plan, asAdmin);
  return waitForJob();
}

const tableNames = [
  'calendar',
  'class',
  'class_student',
  'teaching',
  'unit_record',
  'courseware_record',
  'group_set_record',
  'student_group',
  'group_member',
  'group_pair',
  'roll_over_code',
] as const;

/** All rows of all tables, because equal counts would not prove that nothing changed. */
const readTables = async () =>
  Object.fromEntries(
    await Promise.all(
      tableNames.map(async (table) => {
        const rows = await test.app.db.selectFrom(table).selectAll().execute();
        return [table, rows.map((row) => JSON.stringify(row)).sort((one, other) => (one < other ? -1 : 1))];
      }),
    ),
  ) as Record<string, string[]>;

async function makeAndListClasses(plan: Plan) {
  const { made } = await makeTerm(plan);
  const calendar_id = made?.calendar_id ?? 0;
  const { items } = await test.get('GET /admin/classes', { calendar_id }, asAdmin);
  return { made, calendar_id, items };
}

describe('a new term', () => {
  it('has the content of the preview: classes, students, teachers, units with closed coursewares, groups', async () => {
    const { people, classes } = test.school;
    const rules = { due_at: test.app.now() + dayMs, late_hours: 48, feedback_rule: 'never' } as const;
    const quiz = await placeCourseware(test, rules);
    await placeCourseware(test, { name: 'Second' }, { unitId: quiz.unitId });
    await insertGroups(test, [[people.student1], [people.student2]]);
    const book = { class_id: classes.a, subject_id: test.school.subjects.maths };
    const category = await test.app.db
      .insertInto('mark_category')
      .values({ ...book, name: 'Tests', weight: 60, drop_lowest: 1, position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.app.db
      .updateTable('courseware_record')
      .set({ mark_category_id: category.id })
      .where('id', '=', quiz.id)
      .execute();
    const plan = createPlan();
    const preview = await test.get('POST /admin/roll_over_preview', plan, asAdmin);
    const counts: RollOverCounts = {
      classes: 2,
      students: 2,
      teachings: 2,
      units: 1,
      coursewares: 2,
      group_sets: 1,
    };
    expect(preview).toMatchObject({ counts, leaving: 1, left_units: 0, stale: { dated: 1 } });
    expect(preview.classes).toEqual([
      { name: '4A', grade: 4, from: '', students: 0, teachings: 0, units: 1 },
      { name: '5A', grade: 5, from: '4A', students: 2, teachings: 2, units: 0 },
    ]);
    const { made, calendar_id, items } = await makeAndListClasses(plan);
    expect(made).toMatchObject({ name: '2027–28', counts });
    expect(
      items.map(({ name, student_count, teacher_count, unit_count }) => [
        name,
        student_count,
        teacher_count,
        unit_count,
      ]),
    ).toEqual([
      ['4A', 0, 0, 1],
      ['5A', 2, 1, 0],
    ]);
    const { db } = test.app;
    const copies = await db
      .selectFrom('courseware')
      .innerJoin('unit', 'unit.id', 'courseware.unit_id')
      .selectAll('courseware')
      .where('unit.calendar_id', '=', calendar_id)
      .orderBy('courseware.position')
      .execute();
    expect(
      copies.map(({ name, is_open, due_at, late_hours, revision_id, feedback_rule }) => [
        name,
        is_open,
        due_at,
        late_hours,
        revision_id,
        feedback_rule,
      ])[0],
    ).toEqual(['Quiz', 0, null, 48, quiz.revisionId, 'never']);
    const copiedCategory = await db
      .selectFrom('mark_category')
      .innerJoin('class', 'class.id', 'mark_category.class_id')
      .selectAll('mark_category')
      .where('class.calendar_id', '=', calendar_id)
      .execute();
    expect(copiedCategory).toMatchObject([{ name: 'Tests', weight: 60, drop_lowest: 1, position: 1 }]);
    expect(copies.map(({ mark_category_id }) => mark_category_id)).toEqual([copiedCategory[0]?.id, null]);
    expect(copies.every(({ join_code }) => /^[2-9A-Z]{6}$/.test(join_code))).toBe(true);
    const old = await test.get('GET /admin/class', { id: classes.a }, asAdmin);
    expect(old).toMatchObject({ student_count: 2, unit_count: 1 });
    const entries = await db.selectFrom('audit_entry').select(['action', 'subject_id']).execute();
    expect(entries).toEqual([{ action: 'roll_over.make', subject_id: calendar_id }]);
  });

  it('takes units of chosen subjects, with the students where that is wanted, or none', async () => {
    const { subjects } = test.school;
    await placeCourseware(test);
    await placeCourseware(test, {}, { subjectId: subjects.chinese });
    const chosen = createPlan({
      units: 'subjects',
      subject_ids: [subjects.maths],
      units_to: 'same_students',
    });
    expect(
      (await makeAndListClasses(chosen)).items.map(({ name, unit_count }) => [name, unit_count]),
    ).toEqual([
      ['4A', 0],
      ['5A', 1],
    ]);
  });

  it('leaves out people who have left, and lists stale coursewares', async () => {
    const { people } = test.school;
    const quiz = await placeCourseware(test);
    const { db } = test.app;
    await db.updateTable('activity').set({ revision_id: 999 }).execute();
    const left = [people.student2, people.teacher];
    await db.updateTable('user').set({ is_active: 0 }).where('id', 'in', left).execute();
    const preview = await test.get('POST /admin/roll_over_preview', createPlan(), asAdmin);
    expect(preview.stale).toEqual({ dated: 0, outdated: 1, ownerless: 1, dead_links: 0 });
    expect(preview.counts).toMatchObject({ students: 1, teachings: 0 });
    expect(preview.stale_items).toEqual([
      {
        courseware_id: quiz.id,
        name: 'Quiz',
        unit_name: 'Unit',
        class_name: '4A',
        is_outdated: true,
        is_ownerless: true,
        dead_links: [],
      },
    ]);
    const { items } = await makeAndListClasses(createPlan());
    expect(
      items.map(({ name, student_count, teacher_count }) => [name, student_count, teacher_count]),
    ).toEqual([
      ['4A', 0, 0],
      ['5A', 1, 0],
    ]);
  });

  it('is refused, changing nothing, for taken days or names, doubled classes and those of other terms', async () => {
    const before = await readTables();
    const today = new Date(test.app.now()).toISOString().slice(0, 10);
    const { past, a } = test.school.classes;
    const moved = { class_id: a, leaves: false, name: '5A', grade: 5, keeps_teachers: true };
    for (const [plan, key] of [
      [createPlan({ first_day: today }), 'term_overlaps'],
      [createPlan({ name: '2026–27' }), 'name_taken'],
      [createPlan({ new_classes: [{ name: '5A', grade: 5 }] }), 'name_taken'],
      [createPlan({ classes: [{ ...moved, class_id: past }] }), 'not_found'],
      [createPlan({ classes: [moved, { ...moved, name: '5B' }] }), 'invalid_input'],
    ] as const) {
      expect((await test.call('POST /admin/roll_over_start', plan, asAdmin)).key).toBe(key);
      expect((await test.call('POST /admin/roll_over_preview', plan, asAdmin)).key).toBe(key);
    }
    expect(await readTables()).toEqual(before);
  });

  it('is not made in part when the last step fails', async () => {
    await placeCourseware(test);
    await stopJobs();
    await test.get('POST /admin/roll_over_start', createPlan(), asAdmin);
    const taken = { name: '2027–28', first_day: '2050-01-01', last_day: '2050-02-01' };
    await test.get('POST /admin/term_add', taken, asAdmin);
    const before = await readTables();
    stopJobs = startAllJobs(test.app, () => undefined, { pollMs: 20 });
    const { job, made } = await waitForJob();
    expect([job?.state, job?.error, made]).toEqual([
      'failed',
      '“2027–28” exists already. Please choose another name.',
      null,
    ]);
    await vi.waitFor(async () => expect(await readTables()).toEqual(before));
  });
});

describe('undoing', () => {
  it('removes all of it, and nothing else', async () => {
    const { people } = test.school;
    await placeCourseware(test);
    await insertGroups(test, [[people.student1], [people.student2]]);
    const before = await readTables();
    const { calendar_id } = await makeAndListClasses(createPlan());
    expect((await readTables())['class']).toHaveLength((before['class']?.length ?? 0) + 2);
    await test.get('POST /admin/roll_over_undo', { calendar_id }, asAdmin);
    expect(await readTables()).toEqual(before);
    expect((await readRollOver()).made).toBeNull();
    const again = await test.call('POST /admin/roll_over_undo', { calendar_id }, asAdmin);
    expect(again.key).toBe('roll_over_too_late');
    expect((await makeAndListClasses(createPlan())).made).not.toBeNull();
  });

  it('is refused with the reasons once somebody has used the term', async () => {
    await placeCourseware(test);
    const plan = createPlan({ units_to: 'same_students' });
    const { calendar_id } = await makeAndListClasses(plan);
    const copy = await test.app.db
      .selectFrom('courseware')
      .innerJoin('unit', 'unit.id', 'courseware.unit_id')
      .select('courseware.id')
      .where('unit.calendar_id', '=', calendar_id)
      .executeTakeFirstOrThrow();
    await changeCourseware(test, copy.id, { is_open: 1 });
    await test.get('POST /play/start', { courseware_id: copy.id }, { as: 'student1' });
    await test.get('POST /admin/class_add', { calendar_id, name: '6A', grade: 6 }, asAdmin);
    const before = await readTables();
    expect((await readRollOver()).made?.hindrances).toEqual({
      attempts: 1,
      guests: 0,
      units: 0,
      coursewares: 0,
      classes: 1,
    });
    const refused = await test.call('POST /admin/roll_over_undo', { calendar_id }, asAdmin);
    expect(refused.key).toBe('roll_over_used');
    expect(await readTables()).toEqual(before);
  });

  it('is possible for one day', async () => {
    const { calendar_id } = await makeAndListClasses(createPlan());
    await test.advanceSignedIn(dayMs + 1_000);
    const late = await test.call('POST /admin/roll_over_undo', { calendar_id }, asAdmin);
    expect([late.key, (await readRollOver()).made]).toEqual(['roll_over_too_late', null]);
  });
});
