import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineGraceMs } from '#contract/limits.ts';
import { findOwnFile } from '#server/features/files/files.repository.ts';
import { openPhotoApp, placeWalk } from '#tests/photowork/open-photowork.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { encodeMetadata } from '#tests/support/clients/tus.ts';
import { openOtherProcess } from '#tests/support/servers/other-process.ts';
import { shareAttempt } from '#tests/support/share-attempt.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** The files of an answer are a set: devices add and remove single files of the task `leaf`, which takes three. */

type Student = 'student1' | 'student2';
type Work = { courseware_id: number; attempt_id: number };
type Attachment = { question_id: string; file_id: number; action: 'add' | 'remove' };

const teacher = { as: 'teacher' } as const;

let test: TestApp;

beforeAll(async () => {
  test = await openPhotoApp();
});
afterAll(() => test.close());

async function beginWork(settings = {}, extraTasks: Parameters<typeof placeWalk>[2] = []): Promise<Work> {
  const { id: courseware_id } = await placeWalk(test, settings, extraTasks);
  const { id: attempt_id } = await test.get('POST /play/start', { courseware_id }, { as: 'student1' });
  return { courseware_id, attempt_id };
}

/** Stores a picture as an upload for the question does. */
async function uploadPicture({ attempt_id }: Work, question_id = 'leaf', as: PersonKey = 'student1') {
  const media = await storeBytes(test.app, undefined, { isPrivate: true });
  const owner = { owner_id: test.school.people[as], is_private: 1, attempt_id, question_id };
  return recordBytes(test.app, media, owner);
}

const uploadPictures = (work: Work, count: number) =>
  Promise.all(Array.from({ length: count }, () => uploadPicture(work)));

const add = (file_id: number, question_id = 'leaf'): Attachment => ({ question_id, file_id, action: 'add' });
const remove = (file_id: number): Attachment => ({ question_id: 'leaf', file_id, action: 'remove' });

async function send({ attempt_id }: Work, attachments: Attachment[], as: Student = 'student1') {
  const reply = await test.get('POST /play/save', { attempt_id, attachments }, { as });
  return reply.attachments.map(({ result }) => result);
}

const saveWords = async ({ attempt_id }: Work, seq: number, others: object = {}) => {
  const answer = { question_id: 'leaf', response: { words: `words ${seq}` }, seq, ...others };
  return (await test.get('POST /play/save', { attempt_id, answers: [answer] }, { as: 'student1' }))
    .answers[0];
};

async function readAnswer({ attempt_id: id }: Work, as: Student = 'student1') {
  const { answers } = await test.get('GET /play/attempt', { id }, { as });
  return answers.find(({ question_id }) => question_id === 'leaf');
}

const listFiles = async (work: Work) => ((await readAnswer(work))?.files ?? []).map(({ id }) => id);
const submit = ({ attempt_id }: Work) => test.get('POST /play/submit', { attempt_id }, { as: 'student1' });

/** Resolves when this many transactions of the test's database wait for a lock. */
async function waitForWaiting(count: number): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.app.db);
    return Number(rows[0]?.waiting);
  };
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(count);
}

describe('photos of two devices', () => {
  it('both stay, whatever the device knew, in the order in which they were attached', async () => {
    const work = await beginWork();
    const [one = 0, other = 0] = await uploadPictures(work, 2);
    await saveWords(work, 7);
    expect(await send(work, [add(other)])).toEqual(['saved']);
    const { attempt_id } = work;
    const reply = await test.get(
      'POST /play/save',
      { attempt_id, attachments: [add(one), add(other)] },
      { as: 'student1' },
    );
    expect(reply.attachments).toMatchObject([
      { question_id: 'leaf', file_id: one, result: 'saved', files: [{ id: other }, { id: one }] },
      { question_id: 'leaf', file_id: other, result: 'saved', files: [{ id: other }, { id: one }] },
    ]);
    expect(reply.attachments[0]?.files).toEqual((await readAnswer(work))?.files);
    expect(await readAnswer(work)).toMatchObject({ seq: 7, response: { words: 'words 7' } });
    // A later text says nothing about files, and keeps them.
    await saveWords(work, 8);
    expect(await listFiles(work)).toEqual([other, one]);
  });

  it('both stay when they arrive at once', async () => {
    const work = await beginWork();
    const files = await uploadPictures(work, 3);
    expect(await Promise.all(files.map((file) => send(work, [add(file)])))).toEqual(
      files.map(() => ['saved']),
    );
    expect(new Set(await listFiles(work))).toEqual(new Set(files));
  });

  it.runIf(process.env['TEST_DATABASE'] === 'postgres')(
    'both stay when they arrive at two servers at once',
    async () => {
      const other = await openOtherProcess(test);
      const token = await test.tokenOf('student1');
      try {
        for (const isAnswered of [false, true]) {
          const work = await beginWork();
          const files = await uploadPictures(work, 2);
          if (isAnswered) await saveWords(work, 1);
          const { attempt_id } = work;
          const saves = await test.app.db.transaction().execute(async (tx) => {
            // Holds both saves until each of them has begun its transaction.
            await tx.updateTable('attempt').set({ last_saved_at: 1 }).where('id', '=', attempt_id).execute();
            const [one = 0, two = 0] = files;
            const first = test.get('POST /play/save', { attempt_id, attachments: [add(one)] }, { token });
            const second = other.get('POST /play/save', { attempt_id, attachments: [add(two)] }, token);
            await waitForWaiting(2);
            return [first, second];
          });
          expect((await Promise.all(saves)).map(({ attachments }) => attachments[0]?.result)).toEqual([
            'saved',
            'saved',
          ]);
          expect(new Set(await listFiles(work))).toEqual(new Set(files));
        }
      } finally {
        await other.close();
      }
    },
  );
});

describe('an attached photo', () => {
  it('is an answer by itself, and counts when the attempt is submitted', async () => {
    const work = await beginWork();
    const file = await uploadPicture(work);
    await send(work, [add(file)]);
    expect(await readAnswer(work)).toMatchObject({ response: null, seq: 0, files: [{ id: file }] });
    const grid = await test.get('GET /study/grid', { courseware_id: work.courseware_id }, teacher);
    expect(grid.rows.flatMap(({ cells }) => cells)).toMatchObject([
      { question_id: 'leaf', state: 'answered' },
    ]);
    expect(await submit(work)).toMatchObject({ needs_teacher: true });
    expect(await listFiles(work)).toEqual([file]);
  });

  it('stays removed when its adding is repeated, also if that arrives first', async () => {
    const work = await beginWork();
    const [kept = 0, gone = 0, never = 0] = await uploadPictures(work, 3);
    await send(work, [add(gone), add(kept), add(gone)]);
    expect(await send(work, [remove(gone), remove(never), remove(gone)])).toEqual(
      Array.from({ length: 3 }, () => 'saved'),
    );
    for (const file of [gone, never]) expect(await send(work, [add(file)])).toEqual(['saved']);
    expect(await send(work, [remove(999_999)])).toEqual(['saved']);
    expect(await listFiles(work)).toEqual([kept]);
    await saveWords(work, 1, { files: [gone, never] });
    expect(await listFiles(work)).toEqual([kept]);
  });

  it('is another file when its student chooses the same picture after removing it', async () => {
    const work = await beginWork();
    const file = await uploadPicture(work);
    const row = await test.app.db
      .selectFrom('file')
      .selectAll()
      .where('id', '=', file)
      .executeTakeFirstOrThrow();
    expect(await findOwnFile(test.app.db, row, row)).toMatchObject({ id: file });
    await send(work, [add(file), remove(file)]);
    expect(await findOwnFile(test.app.db, row, row)).toBeUndefined();
  });

  it('is refused when the answer has its largest number of files', async () => {
    const work = await beginWork();
    const [first = 0, ...others] = await uploadPictures(work, 4);
    expect(
      await send(
        work,
        [first, ...others].map((file) => add(file)),
      ),
    ).toEqual(['saved', 'saved', 'saved', 'full']);
    expect(await listFiles(work)).toEqual([first, ...others.slice(0, 2)]);
    const last = others[2] ?? 0;
    expect(await send(work, [remove(first), add(last)])).toEqual(['saved', 'saved']);
    expect(await listFiles(work)).toEqual(others);
  });

  it('is refused if it is of another question or attempt, or does not exist', async () => {
    const bark = { id: 'bark', kind: 'picture', text: 'Photograph the bark.', points: 0, key: '' } as const;
    const [work, earlier] = [await beginWork({}, [bark]), await beginWork()];
    const [ofEarlier, ofBark] = [await uploadPicture(earlier), await uploadPicture(work, 'bark')];
    expect(
      await send(work, [
        add(ofEarlier),
        add(ofBark),
        add(999_999),
        add(ofBark, 'nothing'),
        add(ofBark, 'bark'),
      ]),
    ).toEqual(['invalid', 'invalid', 'invalid', 'invalid', 'saved']);
    expect(await send(work, [remove(ofEarlier)])).toEqual(['saved']);
    // A removal in another attempt changes nothing there.
    expect(await send(earlier, [add(ofEarlier)])).toEqual(['saved']);
    expect(await listFiles(earlier)).toEqual([ofEarlier]);
    expect(await listFiles(work)).toEqual([]);
    const attachments = Array.from({ length: 101 }, () => add(ofEarlier));
    const tooMany = { attempt_id: work.attempt_id, attachments };
    expect((await test.call('POST /play/save', tooMany, { as: 'student1' })).key).toBe('invalid_input');
  });

  it('is late once the attempt is submitted or its time is over; what is there is saved', async () => {
    const work = await beginWork();
    const [one = 0, other = 0] = await uploadPictures(work, 2);
    await send(work, [add(one)]);
    await submit(work);
    expect(await send(work, [add(one), add(other), remove(one), remove(other)])).toEqual([
      'saved',
      'late',
      'late',
      'saved',
    ]);
    expect(await listFiles(work)).toEqual([one]);
    const overdue = await beginWork({ due_at: test.app.now() + 10_000 });
    const file = await uploadPicture(overdue);
    test.advance(10_000 + deadlineGraceMs + 1_000);
    expect(await send(overdue, [add(file)])).toEqual(['late']);
  });

  it('counts for a check that comes with it, after which the answer is locked', async () => {
    const work = await beginWork({ feedback_rule: 'at_once' });
    const [one = 0, other = 0] = await uploadPictures(work, 2);
    const { attempt_id } = work;
    const answer = { question_id: 'leaf', response: null, seq: 1, check: true };
    const reply = await test.get(
      'POST /play/save',
      { attempt_id, answers: [answer], attachments: [add(one)] },
      { as: 'student1' },
    );
    expect(reply).toMatchObject({
      attachments: [{ result: 'saved' }],
      answers: [{ result: 'saved', answer: { locked: true, files: [{ id: one }] } }],
    });
    expect(await send(work, [add(other), remove(one), add(one)])).toEqual(['locked', 'locked', 'saved']);
    expect(await listFiles(work)).toEqual([one]);
  });

  it('comes with an answer in one batch, and both are stored', async () => {
    const work = await beginWork();
    const file = await uploadPicture(work);
    const [answer, results] = await Promise.all([saveWords(work, 5), send(work, [add(file)])]);
    expect([answer?.result, results]).toEqual(['saved', ['saved']]);
    expect(await readAnswer(work)).toMatchObject({
      seq: 5,
      response: { words: 'words 5' },
      files: [{ id: file }],
    });
  });
});

describe("an older app's list of files", () => {
  it('only adds, also with an answer that is stale, and makes no answer invalid', async () => {
    const work = await beginWork();
    const [one = 0, two = 0, three = 0, four = 0] = await uploadPictures(work, 4);
    const foreign = await uploadPicture(await beginWork());
    await send(work, [add(one)]);
    expect(await saveWords(work, 4, { files: [two] })).toMatchObject({
      result: 'saved',
      answer: { files: [{ id: one }, { id: two }] },
    });
    expect(await saveWords(work, 3, { files: [foreign, three, four] })).toMatchObject({
      result: 'stale',
      answer: { seq: 4, files: [{ id: one }, { id: two }, { id: three }] },
    });
    expect(await saveWords(work, 5, { files: [foreign] })).toMatchObject({ result: 'saved' });
    expect(await listFiles(work)).toEqual([one, two, three]);
  });
});

describe('photos of a group', () => {
  it('stay when one member adds while another removes, and are told to all its devices', async () => {
    const work = await beginWork();
    await shareAttempt(test, work.attempt_id, test.school.people.student2);
    const [one = 0, two = 0, three = 0] = await uploadPictures(work, 3);
    await send(work, [add(one), add(two)]);
    expect(await Promise.all([send(work, [add(three)]), send(work, [remove(one)], 'student2')])).toEqual([
      ['saved'],
      ['saved'],
    ]);
    expect(await listFiles(work)).toEqual([two, three]);
    expect((await readAnswer(work, 'student2'))?.files).toHaveLength(2);
  });

  it('are no longer taken from a member who was taken out of the group', async () => {
    const work = await beginWork();
    const { student1, student2 } = test.school.people;
    await shareAttempt(test, work.attempt_id, student2);
    const { groupIds } = await insertGroups(test, [[student1]]);
    const attempt = test.app.db.updateTable('attempt').where('id', '=', work.attempt_id);
    await attempt.set({ group_id: groupIds[0] ?? null }).execute();
    const file = await uploadPicture(work, 'leaf', 'student2');
    const { attempt_id } = work;
    const saved = await test.call(
      'POST /play/save',
      { attempt_id, attachments: [add(file)] },
      { as: 'student2' },
    );
    expect(saved.key).toBe('not_allowed');
    const beginUpload = async (as: Student) => {
      const place = { attempt_id: String(attempt_id), question_id: 'leaf' };
      const metadata = encodeMetadata({ filename: 'a.png', kind: 'picture', ...place });
      const headers = { 'tus-resumable': '1.0.0', 'upload-length': '68', 'upload-metadata': metadata };
      const token = await test.tokenOf(as);
      const url = '/api/upload/tus';
      return (await test.server.inject({ method: 'POST', url, headers: { ...headers, token } })).statusCode;
    };
    expect([await beginUpload('student1'), await beginUpload('student2')]).toEqual([201, 403]);
    expect(await listFiles(work)).toEqual([]);
    // Anybody of the group may still add what the member has uploaded.
    expect(await send(work, [add(file)])).toEqual(['saved']);
  });

  it("are news for a student's other devices, and a repeated action is none", async () => {
    const work = await beginWork();
    const file = await uploadPicture(work);
    const told: unknown[] = [];
    const stop = test.app.bus.subscribe('attempt', work.attempt_id, (message) => told.push(message));
    await send(work, [add(file)]);
    expect(told).toMatchObject([{ state: 'in_progress', has_answers: true }]);
    await send(work, [add(file)]);
    await saveWords(work, 1);
    expect(told).toHaveLength(1);
    await send(work, [remove(file)]);
    expect(told).toHaveLength(2);
    stop();
  });
});
