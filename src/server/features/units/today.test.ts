import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

const hour = 3_600_000;
const day = 24 * hour;

let test: TestApp;

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const today = (as: PersonKey = 'teacher', calendar_id?: number) =>
  test.get('GET /teacher/today', { calendar_id }, { as });

async function submit(courseware_id: number, as: PersonKey): Promise<number> {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  await test.get('POST /play/submit', { attempt_id: id }, { as });
  return id;
}

describe('due soon', () => {
  it('is what is open and due within seven days, soonest first, unless everybody has submitted', async () => {
    const now = test.app.now();
    const place = (name: string, due: number, settings = {}) =>
      placeCourseware(test, { name, due_at: now + due, ...settings });
    await place('later', 3 * day);
    const soon = await place('soon', 2 * day);
    const done = await place('done', 1.5 * day);
    await place('too late', 8 * day);
    await place('over', -hour);
    await place('closed', day, { is_open: 0 });
    await place('scheduled', 2 * day, { open_at: now + day });
    await submit(soon.id, 'student1');
    await submit(done.id, 'student1');
    await submit(done.id, 'student2');
    const { due_soon } = await today();
    expect(due_soon.map(({ courseware_name }) => courseware_name)).toEqual(['soon', 'later']);
    expect(due_soon[0]).toEqual({
      courseware_id: soon.id,
      courseware_name: 'soon',
      type: 'diyquiz',
      is_marked: true,
      unit_id: soon.unitId,
      unit_name: 'Unit',
      class_name: '4A',
      subject_name: '數學',
      due_at: now + 2 * day,
      assigned: 2,
      submitted: 1,
      waiting: 0,
    });
    expect((await today('other')).due_soon).toEqual([]);
    expect((await today('teacher', test.school.calendars.past)).due_soon).toEqual([]);
  });

  it('gives twenty at most', async () => {
    const due_at = test.app.now() + 2 * day;
    for (let number = 0; number < 22; number++) await placeCourseware(test, { due_at: due_at + number });
    const { due_soon } = await today();
    expect(due_soon).toHaveLength(20);
    expect(due_soon[0]?.due_at).toBe(due_at);
  });
});

describe('to mark', () => {
  it('is what was submitted and waits for a teacher, the longest waiting first', async () => {
    const waiting = async (
      name: string,
      submittedAt: number,
      state: 'submitted' | 'in_progress' = 'submitted',
    ) => {
      const placed = await placeCourseware(test, { name });
      const { id } = await test.get('POST /play/start', { courseware_id: placed.id }, { as: 'student1' });
      await test.app.db
        .updateTable('attempt')
        .set({ state, submitted_at: submittedAt, needs_teacher: 1, score: 0 })
        .where('id', '=', id)
        .execute();
    };
    await waiting('second', 2000);
    await waiting('first', 1000);
    await waiting('in progress', 500, 'in_progress');
    const { id } = await placeCourseware(test, { name: 'marked' });
    await submit(id, 'student1');
    const { to_mark } = await today();
    expect(to_mark.map((item) => [item.courseware_name, item.waiting, item.submitted])).toEqual([
      ['first', 1, 1],
      ['second', 1, 1],
    ]);
    expect((await today('other')).to_mark).toEqual([]);
  });
});

describe('who is behind', () => {
  it('are students with missing work that is due, most missing first', async () => {
    const now = test.app.now();
    const place = (name: string, due: number | null, settings = {}) =>
      placeCourseware(test, { name, due_at: due === null ? null : now + due, ...settings });
    const one = await place('one', 2 * hour);
    const two = await place('two', 20 * hour);
    const three = await place('three', 3 * hour);
    await place('not yet', 25 * hour);
    await place('no date', null);
    await place('closed', -hour, { is_open: 0 });
    await submit(one.id, 'student1');
    await submit(three.id, 'student1');
    test.advance(4 * hour);
    const { behind } = await today();
    const { people, classes } = test.school;
    expect(behind).toEqual([
      {
        user_id: people.student2,
        student_name: 'student2',
        class_id: classes.a,
        class_name: '4A',
        missing: 3 + 1,
        courseware_id: one.id,
        courseware_name: 'one',
      },
      {
        user_id: people.student1,
        student_name: 'student1',
        class_id: classes.a,
        class_name: '4A',
        missing: 1 + 1,
        courseware_id: two.id,
        courseware_name: 'two',
      },
    ]);
    expect((await today('other')).behind).toEqual([]);
  });
});
