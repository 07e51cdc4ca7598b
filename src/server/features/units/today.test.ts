import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lateHoursMax } from '#contract/limits.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let test: TestApp;

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const readToday = (as: PersonKey = 'teacher', calendar_id?: number, class_id?: number) =>
  test.get('GET /teacher/today', { calendar_id, class_id }, { as });

const namesOf = (items: readonly { courseware_name: string }[]) =>
  items.map(({ courseware_name }) => courseware_name);

async function submit(courseware_id: number, as: PersonKey): Promise<number> {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  await test.get('POST /play/submit', { attempt_id: id }, { as });
  return id;
}

describe('due soon', () => {
  it('lists open coursewares due within seven days, soonest first, unless everybody has submitted', async () => {
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
    const { due_soon } = await readToday();
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
    expect((await readToday('other')).due_soon).toEqual([]);
    expect((await readToday('teacher', test.school.calendars.past)).due_soon).toEqual([]);
  });

  it('gives twenty at most', async () => {
    const due_at = test.app.now() + 2 * day;
    for (let number = 0; number < 22; number++) await placeCourseware(test, { due_at: due_at + number });
    const { due_soon, has_more } = await readToday();
    expect(due_soon).toHaveLength(20);
    expect(due_soon[0]?.due_at).toBe(due_at);
    expect(has_more).toEqual({ working: false, due_soon: true, to_mark: false, behind: false });
  });
});

describe('to mark', () => {
  it('lists submitted work that waits for a teacher, longest waiting first', async () => {
    const waiting = async (
      name: string,
      submittedAt: number,
      state: 'submitted' | 'in_progress' = 'submitted',
    ) => {
      const placed = await placeCourseware(test, { name });
      const { id } = await test.get('POST /play/start', { courseware_id: placed.id }, { as: 'student1' });
      if (state === 'submitted') await test.get('POST /play/submit', { attempt_id: id }, { as: 'student1' });
      await test.app.db
        .updateTable('attempt')
        .set({ submitted_at: submittedAt, needs_teacher: 1, score: 0 })
        .where('id', '=', id)
        .execute();
    };
    await waiting('second', 2000);
    await waiting('first', 1000);
    await waiting('in progress', 500, 'in_progress');
    const { id } = await placeCourseware(test, { name: 'marked' });
    await submit(id, 'student1');
    const { to_mark } = await readToday();
    expect(to_mark.map((item) => [item.courseware_name, item.waiting, item.submitted])).toEqual([
      ['first', 1, 1],
      ['second', 1, 1],
    ]);
    expect((await readToday('other')).to_mark).toEqual([]);
  });

  it('also lists corrected work, until a teacher marks it or comments', async () => {
    const { id } = await placeCourseware(test, { name: 'returned' });
    const attempts = [await submit(id, 'student1'), await submit(id, 'student2')];
    const listed = async () =>
      (await readToday()).to_mark.map(({ courseware_name, waiting, returned }) => [
        courseware_name,
        waiting,
        returned,
      ]);
    const user_ids = [test.school.people.student1, test.school.people.student2];
    const returned = { courseware_id: id, user_ids, is_return: true, message: 'Again' };
    await test.get('POST /study/reopen_attempts', returned, { as: 'teacher' });
    expect(await listed()).toEqual([]);
    test.advance(minute);
    for (const [index, attempt_id] of attempts.entries())
      await test.get('POST /play/submit', { attempt_id }, { as: index === 0 ? 'student1' : 'student2' });
    expect(await listed()).toEqual([['returned', 0, 2]]);
    test.advance(minute);
    await test.get(
      'POST /study/comment',
      { attempt_id: attempts[0] ?? 0, comment: 'Better' },
      { as: 'teacher' },
    );
    expect(await listed()).toEqual([['returned', 0, 1]]);
    await test.advanceSignedIn(8 * day);
    expect(await listed()).toEqual([]);
  });

  it('does not list work that was only reopened', async () => {
    const { id } = await placeCourseware(test);
    const attempt_id = await submit(id, 'student1');
    const students = { courseware_id: id, user_ids: [test.school.people.student1] };
    await test.get('POST /study/reopen_attempts', students, { as: 'teacher' });
    await test.get('POST /play/submit', { attempt_id }, { as: 'student1' });
    expect((await readToday()).to_mark).toEqual([]);
  });
});

describe('students who are behind', () => {
  it('are listed with their missing work, most missing first', async () => {
    const now = test.app.now();
    const place = (name: string, due: number | null, settings = {}) =>
      placeCourseware(test, { name, due_at: due === null ? null : now + due, ...settings });
    const one = await place('one', 2 * hour);
    const two = await place('two', 3.5 * hour);
    const three = await place('three', 3 * hour);
    await place('in an hour', 5 * hour);
    await place('tomorrow', 20 * hour);
    await place('no date', null);
    await place('closed', -hour, { is_open: 0 });
    await submit(one.id, 'student1');
    await submit(three.id, 'student1');
    const { people, classes } = test.school;
    await insertGroups(test, [[people.student2]]);
    test.advance(4 * hour);
    const { behind } = await readToday();
    expect(behind).toEqual([
      {
        user_id: people.student2,
        student_name: 'student2',
        group: 'Group 1',
        class_id: classes.a,
        class_name: '4A',
        missing: 3,
        courseware_id: one.id,
        courseware_name: 'one',
      },
      {
        user_id: people.student1,
        student_name: 'student1',
        group: '',
        class_id: classes.a,
        class_name: '4A',
        missing: 1,
        courseware_id: two.id,
        courseware_name: 'two',
      },
    ]);
    expect((await readToday('other')).behind).toEqual([]);
  });

  it('are not listed for work that is due tomorrow', async () => {
    await placeCourseware(test, { name: 'tomorrow', due_at: test.app.now() + 20 * hour });
    const { behind, due_soon } = await readToday();
    expect(behind).toEqual([]);
    expect(namesOf(due_soon)).toEqual(['tomorrow']);
  });
});

describe('an administrator', () => {
  it('who teaches nothing sees one class, with its name', async () => {
    const { classes, people, subjects } = test.school;
    await placeCourseware(test, { name: 'missed', due_at: test.app.now() - hour });
    const whole = await readToday('admin');
    expect(whole).toMatchObject({ teaches: false, class_id: classes.a });
    expect(whole.behind.map(({ student_name, missing }) => [student_name, missing])).toEqual([
      ['student1', 1],
      ['student2', 1],
    ]);
    expect(await readToday('admin', undefined, classes.b)).toMatchObject({ class_id: classes.b, behind: [] });
    await test.app.db
      .insertInto('teaching')
      .values({ user_id: people.admin, class_id: classes.b, subject_id: subjects.maths })
      .execute();
    expect(await readToday('admin')).toMatchObject({ teaches: true, class_id: null, behind: [] });
  });

  it('alone sees a class that others teach', async () => {
    const { classes, calendars } = test.school;
    const ask = (as: PersonKey, class_id: number) => test.call('GET /teacher/today', { class_id }, { as });
    expect((await ask('other', classes.a)).key).toBe('not_found');
    expect((await ask('teacher', classes.a)).key).toBe('success');
    expect((await ask('admin', classes.past)).key).toBe('not_found');
    expect((await readToday('admin', calendars.past, classes.past)).class_id).toBe(classes.past);
  });
});

describe('worked on now', () => {
  it('lists coursewares that students and guests have started or saved in the last ten minutes', async () => {
    const start = (courseware_id: number, as: PersonKey) =>
      test.get('POST /play/start', { courseware_id }, { as });
    const [busy, left, done] = [
      await placeCourseware(test, { name: 'busy', allow_guests: 1 }),
      await placeCourseware(test, { name: 'left' }),
      await placeCourseware(test, { name: 'done' }),
    ];
    await start(left.id, 'student1');
    const { id } = await start(busy.id, 'student1');
    test.advance(11 * 60_000);
    expect((await readToday()).working).toEqual([]);
    await test.get(
      'POST /play/save',
      { attempt_id: id, answers: [{ question_id: 'q1', response: { option: 'a' }, seq: 1 }] },
      { as: 'student1' },
    );
    await start(busy.id, 'student2');
    await submit(done.id, 'student2');
    const { userinfo } = await test.get('POST /play/guest', { code: busy.joinCode, name: 'Guest' });
    await test.get('POST /play/start', { courseware_id: busy.id }, { token: userinfo.token });
    const { working } = await readToday();
    expect(working.map((item) => [item.courseware_name, item.working])).toEqual([['busy', 3]]);
    expect((await readToday('other')).working).toEqual([]);
  });
});

describe('opened just now', () => {
  const openCourseware = (id: number) => test.get('POST /teacher/courseware_open', { id }, { as: 'teacher' });
  /** Sets the opening time to this long ago, because sessions do not last for days. */
  const setOpenedAgo = (ms: number) =>
    test.app.db
      .updateTable('courseware_record')
      .set({ open_changed_at: test.app.now() - ms })
      .execute();
  const listWorking = async (as: PersonKey = 'teacher') => {
    const { working } = await readToday(as);
    return working.map((item) => [item.courseware_name, item.working, item.submitted, item.assigned]);
  };

  it('is listed before anybody has started, newest first; after an hour it follows coursewares with people at work', async () => {
    const first = await placeCourseware(test, { name: 'first', is_open: 0 });
    const second = await placeCourseware(test, { name: 'second', is_open: 0 });
    await placeCourseware(test, { name: 'closed', is_open: 0 });
    await openCourseware(first.id);
    test.advance(60_000);
    await openCourseware(second.id);
    expect(await listWorking()).toEqual([
      ['second', 0, 0, 2],
      ['first', 0, 0, 2],
    ]);
    await test.get('POST /play/start', { courseware_id: first.id }, { as: 'student1' });
    expect(await listWorking()).toEqual([
      ['second', 0, 0, 2],
      ['first', 1, 0, 2],
    ]);
    await setOpenedAgo(2 * hour);
    expect(await listWorking()).toEqual([
      ['first', 1, 0, 2],
      ['second', 0, 0, 2],
    ]);
    expect(await listWorking('other')).toEqual([]);
  });

  it('lasts a school day, unless no work is accepted any more, it is closed again or submitted by all', async () => {
    const now = test.app.now();
    const [kept, late, due, closed, done] = [
      await placeCourseware(test, { name: 'kept', is_open: 0 }),
      await placeCourseware(test, {
        name: 'late',
        is_open: 0,
        due_at: now + 5 * minute,
        late_hours: lateHoursMax,
      }),
      await placeCourseware(test, { name: 'due', is_open: 0, due_at: now + 5 * minute }),
      await placeCourseware(test, { name: 'closed', is_open: 0 }),
      await placeCourseware(test, { name: 'done', is_open: 0 }),
    ];
    for (const { id } of [kept, late, due, closed, done]) await openCourseware(id);
    await test.get('POST /teacher/courseware_close', { id: closed.id }, { as: 'teacher' });
    await submit(done.id, 'student1');
    await submit(done.id, 'student2');
    test.advance(10 * minute);
    expect(await listWorking()).toEqual([
      ['late', 0, 0, 2],
      ['kept', 0, 0, 2],
    ]);
    await setOpenedAgo(9 * hour);
    expect(await listWorking()).toEqual([]);
  });

  it('starts at the opening time', async () => {
    const { id } = await placeCourseware(test, { is_open: 0, open_at: test.app.now() + 5 * minute });
    await openCourseware(id);
    await setOpenedAgo(day);
    expect(await listWorking()).toEqual([]);
    test.advance(10 * minute);
    expect(await listWorking()).toHaveLength(1);
  });
});
