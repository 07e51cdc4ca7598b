import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Grid, mergeGrid } from '#contract/rules/merge-grid.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { addGuest, anyGridStep, type GridPlay, runGridStep } from '#tests/support/grid-steps.ts';
import { type OtherProcess, openOtherProcess } from '#tests/support/other-process.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

/** A grid merged from its changes equals the whole grid, after any events and over any processes. */

let test: TestApp;
let teacherToken: string;
let otherProcesses: OtherProcess[];
const queries: string[] = [];

beforeAll(async () => {
  test = await openTestApp((sql) => queries.push(sql));
  test.stopClock();
  teacherToken = await test.tokenOf('teacher');
  await addStudents(test, 3);
  otherProcesses = [await openOtherProcess(test)];
});
afterAll(async () => {
  for (const each of otherProcesses) await each.close();
  await test.close();
});

const here: Pick<OtherProcess, 'get'> = { get: (key, input, token) => test.get(key, input, { token }) };

async function openPlay(): Promise<GridPlay> {
  const settings = { attempts_allowed: 0, time_limit_minutes: 2, allow_guests: 1 };
  const { id, activityId } = await placeCourseware(test, settings);
  const members = await test.app.db
    .selectFrom('user')
    .select('id')
    .where('user_group', '=', 'student')
    .where('guest_courseware_id', 'is', null)
    .where('name', '!=', 'outsider')
    .orderBy('id')
    .limit(5)
    .execute();
  const people = [];
  for (const member of members) people.push({ id: member.id, token: await openSession(test.app, member.id) });
  const play = { test, coursewareId: id, activityId, people, revisionCount: 1 };
  await addGuest(play);
  return play;
}

/** Reads the grid as the teacher app does, from the given processes in turn. */
function openWatcher(coursewareId: number, processes: readonly Pick<OtherProcess, 'get'>[]) {
  let grid: Grid | undefined;
  let readCount = 0;
  return async (): Promise<Grid> => {
    const process = processes[readCount % processes.length] ?? here;
    readCount += 1;
    const input = { courseware_id: coursewareId };
    grid = grid
      ? mergeGrid(
          grid,
          await process.get('GET /study/grid_changes', { ...input, since: grid.cursor }, teacherToken),
        )
      : await process.get('GET /study/grid', input, teacherToken);
    return grid;
  };
}

const withoutCursor = ({ courseware, rows }: Grid) => ({ courseware, rows });

const readDetail = (process: Pick<OtherProcess, 'get'>, coursewareId: number) =>
  process.get('GET /study/question_detail', { courseware_id: coursewareId }, teacherToken);

/** The grid and the item analysis as read by a process that has never read them before. */
async function readUnknown(coursewareId: number) {
  const fresh = await openOtherProcess(test);
  try {
    const grid = await fresh.get('GET /study/grid', { courseware_id: coursewareId }, teacherToken);
    return { grid: withoutCursor(grid), detail: await readDetail(fresh, coursewareId) };
  } finally {
    await fresh.close();
  }
}

async function readChanges(coursewareId: number, since: string) {
  return test.get('GET /study/grid_changes', { courseware_id: coursewareId, since }, { as: 'teacher' });
}

describe('changes of a grid', () => {
  it('contain only the row of a changed answer', async () => {
    const play = await openPlay();
    const { cursor } = await test.get(
      'GET /study/grid',
      { courseware_id: play.coursewareId },
      { as: 'teacher' },
    );
    const [student] = play.people;
    const token = student?.token ?? '';
    const { id } = await test.get('POST /play/start', { courseware_id: play.coursewareId }, { token });
    const firstChanges = await readChanges(play.coursewareId, cursor);
    expect(firstChanges).toMatchObject({
      is_full: false,
      courseware: { started: 1 },
      rows: [{ attempt_id: id }],
    });
    const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1, time_ms: 0 }];
    await test.get('POST /play/save', { attempt_id: id, answers }, { token });
    const changes = await readChanges(play.coursewareId, firstChanges.cursor);
    expect(changes).toMatchObject({ is_full: false, removed: [], rows: [{ user_id: student?.id }] });
    expect(changes.rows).toHaveLength(1);
    expect(changes.courseware).toBeUndefined();
    expect(await readChanges(play.coursewareId, changes.cursor)).toEqual({
      cursor: changes.cursor,
      is_full: false,
      rows: [],
      removed: [],
    });
  });

  it('contain everything if the cursor is unknown', async () => {
    const play = await openPlay();
    const elsewhere = await openPlay();
    const full = await test.get('GET /study/grid', { courseware_id: play.coursewareId }, { as: 'teacher' });
    const foreign = await test.get(
      'GET /study/grid',
      { courseware_id: elsewhere.coursewareId },
      { as: 'teacher' },
    );
    const [id, version] = full.cursor.split('.');
    const ahead = `${id}.${Number(version) + 1_000}`;
    for (const since of ['', 'x', 'x.1', `${id}.x`, ahead, foreign.cursor]) {
      const changes = await readChanges(play.coursewareId, since);
      expect([since, changes.is_full, changes.rows]).toEqual([since, true, full.rows]);
    }
  });

  it('report people who left, until they come back', async () => {
    const play = await openPlay();
    const [, , , , member] = play.people;
    const { cursor } = await test.get(
      'GET /study/grid',
      { courseware_id: play.coursewareId },
      { as: 'teacher' },
    );
    const place = await test.app.db
      .deleteFrom('class_student')
      .where('user_id', '=', member?.id ?? 0)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect((await readChanges(play.coursewareId, cursor)).removed).toEqual([member?.id]);
    await test.app.db.insertInto('class_student').values(place).execute();
    const back = await readChanges(play.coursewareId, cursor);
    expect(back.removed).toEqual([]);
    expect(back.rows.map(({ user_id }) => user_id)).toEqual([member?.id]);
  });

  it('are read once for several watchers, and only for changed answers', async () => {
    const play = await openPlay();
    const { coursewareId, people } = play;
    const ids: number[] = [];
    for (const { token } of people) {
      const { id } = await test.get('POST /play/start', { courseware_id: coursewareId }, { token });
      ids.push(id);
    }
    const { cursor } = await test.get('GET /study/grid', { courseware_id: coursewareId }, { as: 'teacher' });
    const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1, time_ms: 0 }];
    await test.get(
      'POST /play/save',
      { attempt_id: ids[0] ?? 0, answers },
      { token: people[0]?.token ?? '' },
    );
    const watchers = Array.from({ length: 8 }, () => cursor);
    queries.length = 0;
    const replies = await Promise.all(watchers.map((since) => readChanges(coursewareId, since)));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    const marks = queries.filter((sql) => sql.includes('unmarked_response'));
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatch(/"attempt_id" in \((\?|\$\d+)\)/);
    // Connections to a database are opened one after the other, so not all ask at once.
    expect(queries.filter((sql) => sql.includes('class_number')).length).toBeLessThan(watchers.length);
  });

  it('reach the item analysis of every process, such as a mark that a teacher changed', async () => {
    const { coursewareId, people } = await openPlay();
    const processes = [here, otherProcesses[0] ?? here];
    const ids: number[] = [];
    for (const { token } of people.slice(0, 3)) {
      const { id } = await test.get('POST /play/start', { courseware_id: coursewareId }, { token });
      const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1, time_ms: 0 }];
      await test.get('POST /play/save', { attempt_id: id, answers }, { token });
      await test.get('POST /play/submit', { attempt_id: id }, { token });
      ids.push(id);
    }
    const readFacility = async () =>
      Promise.all(
        processes.map(async (process) => (await readDetail(process, coursewareId)).all[0]?.facility_index),
      );
    expect(await readFacility()).toEqual([1, 1]);
    const mark = { attempt_id: ids[0] ?? 0, question_id: 'q1', seen: 0, score: 0, comment: '1 + 1' };
    await test.get('POST /study/mark', mark, { as: 'teacher' });
    expect(await readFacility()).toEqual([2 / 3, 2 / 3]);
  });

  it('give the whole grid when merged, and the item analysis is never stale, after any changes', {
    timeout: 240_000,
  }, async () => {
    const property = fc.asyncProperty(
      fc.array(anyGridStep, { minLength: 20, maxLength: 60 }),
      async (steps) => {
        const play = await openPlay();
        const [other] = otherProcesses;
        const ways = [[here], [other ?? here], [here, other ?? here], [other ?? here, here, here]];
        const watchers = ways.map((processes) => openWatcher(play.coursewareId, processes));
        for (const step of steps) {
          await runGridStep(play, step);
          for (const [index, look] of watchers.entries()) if (step.readerBits & (1 << index)) await look();
          if (step.readerBits & 1) await readDetail(here, play.coursewareId);
          if (step.readerBits & 2) await readDetail(other ?? here, play.coursewareId);
        }
        const expected = await readUnknown(play.coursewareId);
        for (const look of watchers) expect(withoutCursor(await look())).toEqual(expected.grid);
        for (const process of [here, other ?? here])
          expect(await readDetail(process, play.coursewareId)).toEqual(expected.detail);
      },
    );
    await fc.assert(property, { numRuns: 5, interruptAfterTimeLimit: 90_000 });
  });
});
