import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

/** A student who changes classes during a term keeps all work, which the reports of both classes show. */

let test: TestApp;
const as = 'admin' as const;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const listMembers = async (class_id: number) => {
  const reply = await test.get('GET /teacher/class_members', { class_id }, { as });
  return reply.members.map(({ id, class_number }) => [id, class_number]);
};
const moveStudents = (class_id: number, to_class_id: number, user_ids: number[]) =>
  test.call('POST /admin/class_member_move', { class_id, to_class_id, user_ids }, { as });

async function submitWork(courseware_id: number): Promise<number> {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as: 'student1' });
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
  await test.get('POST /play/save', { attempt_id: id, answers }, { as: 'student1' });
  await test.get('POST /play/submit', { attempt_id: id }, { as: 'student1' });
  return id;
}

describe('moving to another class', () => {
  it('keeps the work in the old class, shows it to the new one, and ends groups and access there', async () => {
    const { classes, people } = test.school;
    const { id: coursewareId } = await placeCourseware(test, { is_open: 1 });
    const attemptId = await submitWork(coursewareId);
    const readGrid = () => test.get('GET /study/grid', { courseware_id: coursewareId }, { as: 'teacher' });
    const readStudentRow = async () =>
      (await readGrid()).rows.find(({ user_id }) => user_id === people.student1);
    const earlierRow = await readStudentRow();
    expect(await moveStudents(classes.a, classes.b, [people.student1])).toMatchObject({ key: 'success' });
    expect(await listMembers(classes.a)).toEqual([[people.student2, 2]]);
    expect(await listMembers(classes.b)).toEqual([
      [people.outsider, 1],
      [people.student1, 2],
    ]);
    expect(await readStudentRow()).toMatchObject({
      score: earlierRow?.score,
      attempt_id: earlierRow?.attempt_id,
    });
    const start = await test.call('POST /play/start', { courseware_id: coursewareId }, { as: 'student1' });
    expect(start).toMatchObject({ key: 'not_found' });
    const attempts = await test.app.db.selectFrom('attempt').select('id').execute();
    expect(attempts).toEqual([{ id: attemptId }]);
    const formerMembers = await test.app.db.selectFrom('former_class_student').selectAll().execute();
    expect(formerMembers).toMatchObject([{ class_id: classes.a, user_id: people.student1, class_number: 1 }]);
  });

  it('and back makes a member again, and nobody a former one', async () => {
    const { classes, people } = test.school;
    await moveStudents(classes.b, classes.a, [people.student1]);
    expect(await listMembers(classes.a)).toEqual([
      [people.student2, 2],
      [people.student1, 3],
    ]);
    const formerMembers = await test.app.db.selectFrom('former_class_student').select('class_id').execute();
    expect(formerMembers).toEqual([{ class_id: classes.b }]);
  });

  it('stays in the term, and takes all or nobody', async () => {
    const { classes, people } = test.school;
    expect(await moveStudents(classes.a, classes.past, [people.student2])).toMatchObject({
      key: 'other_term',
    });
    expect(await moveStudents(classes.a, classes.a, [people.student2])).toMatchObject({ key: 'other_term' });
    expect(await moveStudents(classes.a, classes.b, [people.student2, people.outsider])).toMatchObject({
      key: 'not_found',
    });
    expect(await listMembers(classes.a)).toHaveLength(2);
  });
});

describe('adding and taking out', () => {
  it('gives the next number, and no number twice', async () => {
    const { classes, people } = test.school;
    const addStudents = (user_ids: number[]) =>
      test.call('POST /admin/class_member_add', { class_id: classes.a, user_ids }, { as });
    await addStudents([people.outsider, people.outsider, people.student1]);
    expect(await listMembers(classes.a)).toEqual([
      [people.student2, 2],
      [people.student1, 3],
      [people.outsider, 4],
    ]);
    expect(await addStudents([people.teacher])).toMatchObject({ key: 'not_found' });
    const changeNumber = (class_number: number) =>
      test.call(
        'POST /admin/class_member_number',
        { class_id: classes.a, user_id: people.outsider, class_number },
        { as },
      );
    expect(await changeNumber(2)).toMatchObject({
      key: 'class_number_taken',
      msg: expect.stringContaining('student2'),
    });
    expect(await changeNumber(1)).toMatchObject({ key: 'success' });
    await test.get(
      'POST /admin/class_member_remove',
      { class_id: classes.a, user_ids: [people.outsider] },
      { as },
    );
    expect(await listMembers(classes.a)).toHaveLength(2);
    const actions = await test.app.db.selectFrom('audit_entry').select('action').distinct().execute();
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'class.add_student',
      'class.move_student',
      'class.number_student',
      'class.remove_student',
    ]);
  });
});
