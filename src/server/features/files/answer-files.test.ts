import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '#server/features/deleted/purge.service.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { deleteUnused } from '#server/features/files/storage/unused-files.service.ts';
import { openPhotoApp, paintPicture, placeWalk } from '#tests/photowork/open-photowork.ts';
import { beginTus, type Target, uploadTus } from '#tests/support/clients/tus.ts';
import { shareAttempt } from '#tests/support/share-attempt.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { changeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Students submit pictures with answers to the two tasks that accept some: `leaf` and `bark`. */

let test: TestApp;
let origin: string;
const teacher = { as: 'teacher' } as const;
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  test = await openPhotoApp();
  await test.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

const targetOf = async (person: PersonKey): Promise<Target> => ({
  origin,
  token: await test.tokenOf(person),
});

type Work = { courseware_id: number; attempt_id: number };

const bark = { id: 'bark', kind: 'picture', text: 'Photograph the bark.', points: 0, key: '' } as const;

async function begin(as: PersonKey = 'student1', settings = {}): Promise<Work> {
  const { id: courseware_id } = await placeWalk(test, settings, [bark]);
  const { id: attempt_id } = await test.get('POST /play/start', { courseware_id }, { as });
  return { courseware_id, attempt_id };
}

async function upload(
  { attempt_id }: Work,
  shade: number,
  { as = 'student1', question_id = 'leaf' }: { as?: PersonKey; question_id?: string } = {},
): Promise<number> {
  const place = { attempt_id: String(attempt_id), question_id };
  const picture = { filename: `leaf ${shade}.png`, kind: 'picture', ...place };
  const { data } = await uploadTus(await targetOf(as), picture, await paintPicture(shade));
  if (!data) throw new Error('The upload was refused');
  return data.file.id;
}

async function save(
  { attempt_id }: Work,
  files: number[],
  seq = 1,
  given: { as?: PersonKey; id?: string } = {},
) {
  const { as = 'student1', id: question_id = 'leaf' } = given;
  const answers = [{ question_id, response: null, files, seq }];
  const reply = await test.get('POST /play/save', { attempt_id, answers }, { as });
  return reply.answers[0];
}

const submit = ({ attempt_id }: Work) => test.get('POST /play/submit', { attempt_id }, { as: 'student1' });

const statusOf = async (url: string, as: PersonKey) =>
  (await test.server.inject({ url, headers: { token: await test.tokenOf(as) } })).statusCode;

describe('an upload', () => {
  it('may only be of a kind that the question accepts', async () => {
    const { attempt_id } = await begin();
    const student = await targetOf('student1');
    const ask = (given: Record<string, string>) =>
      beginTus(student, { filename: 'a.png', kind: 'picture', attempt_id: String(attempt_id), ...given }, 68);
    const refused: Record<string, string>[] = [
      {},
      { question_id: 'tree' },
      { question_id: 'gate' },
      { question_id: 'lake' },
      { question_id: 'constructor' },
      { question_id: 'leaf', kind: 'sound', filename: 'a.mp3' },
    ];
    for (const given of refused) {
      expect(await ask(given)).toMatchObject({ status: 403, key: 'not_allowed' });
    }
    expect((await ask({ question_id: 'leaf' })).status).toBe(201);
  });
});

describe('an answer with a picture', () => {
  it('is one without any words, for student and teacher', async () => {
    const work = await begin();
    const file = await upload(work, 1);
    const of = { id: file, name: 'leaf 1.png', mime: 'image/png' };
    expect(await save(work, [file])).toMatchObject({
      result: 'saved',
      answer: { response: null, files: [{ ...of, url: `/play/private/${file}` }] },
    });
    const { answers } = await test.get('GET /play/attempt', { id: work.attempt_id }, { as: 'student1' });
    expect(answers).toMatchObject([{ question_id: 'leaf', files: [of] }]);
    const grid = () => test.get('GET /study/grid', { courseware_id: work.courseware_id }, teacher);
    const cells = async () => (await grid()).rows.flatMap((row) => row.cells);
    const waiting = { question_id: 'leaf', state: 'answered', score: null, needs_teacher: true };
    expect(await cells()).toEqual([waiting]);

    const submitted = await submit(work);
    expect(submitted).toMatchObject({ score: 0, needs_teacher: true });
    expect(await cells()).toContainEqual(waiting);
    const shown = [{ ...of, url: `/private/${file}` }];
    const { courseware_id } = work;
    const detail = await test.get(
      'GET /study/question_detail',
      { courseware_id, question_id: 'leaf' },
      teacher,
    );
    expect(detail.students).toMatchObject([{ response: null, files: shown, score: null }]);
    expect(detail.report.unanswered).toEqual([]);
    const user_id = test.school.people.student1;
    const own = await test.get('GET /study/personal_detail', { courseware_id, user_id }, teacher);
    expect(own.answers).toMatchObject([{ question_id: 'leaf', files: shown, needs_teacher: true }]);
    const mark = { attempt_id: work.attempt_id, question_id: 'leaf', seen: 0, score: 5 };
    expect((await test.get('POST /study/mark', mark, teacher)).attempt).toMatchObject({
      score: 5,
      needs_teacher: false,
    });
  });

  it('is saved like any other: a repeat changes nothing, a late one is stale', async () => {
    const work = await begin();
    const [one, other] = [await upload(work, 1), await upload(work, 2)];
    expect((await save(work, [one, other], 2))?.result).toBe('saved');
    expect((await save(work, [one, other], 2))?.result).toBe('saved');
    const late = await save(work, [other], 2);
    expect(late?.result).toBe('stale');
    expect(late?.answer?.files?.map(({ id }) => id)).toEqual([one, other]);
    expect((await save(work, [other, other], 3))?.answer?.files?.map(({ id }) => id)).toEqual([other]);
    const { attempt_id: id } = work;
    const read = async () =>
      (await test.get('GET /play/attempt', { id }, { as: 'student1' })).answers[0]?.files ?? [];
    expect((await read()).map((file) => file.id)).toEqual([other]);
    expect((await save(work, [], 4))?.answer).not.toHaveProperty('files');
    expect(await read()).toEqual([]);
  });

  it('names no file of somebody else, of another question or attempt, or of nobody', async () => {
    const [work, others] = [await begin(), await begin('student2')];
    const foreign = await upload(others, 3, { as: 'student2' });
    const earlier = await upload(await begin(), 3);
    const own = await upload(work, 4);
    // The same bytes, uploaded for another question.
    const ofBark = await upload(work, 4, { question_id: 'bark' });
    for (const files of [[foreign], [earlier], [own, foreign], [999_999], [ofBark]])
      expect((await save(work, files))?.result).toBe('invalid');
    expect((await save(work, [own], 1, { id: 'tree' }))?.result).toBe('invalid');
    const more = [await upload(work, 21), await upload(work, 22), await upload(work, 23)];
    expect((await save(work, [own, ...more]))?.result).toBe('invalid');
    expect((await save(work, [ofBark], 1, { id: 'bark' }))?.result).toBe('saved');
    expect((await save(work, [own]))?.result).toBe('saved');
    const many = Array.from({ length: 21 }, () => own);
    const answers = [{ question_id: 'leaf', response: null, files: many, seq: 9 }];
    const { attempt_id } = work;
    const reply = await test.call('POST /play/save', { attempt_id, answers }, { as: 'student1' });
    expect(reply.key).toBe('invalid_input');
  });

  it('is checked as an answer, and locked', async () => {
    const work = await begin('student1', { feedback_rule: 'at_once' });
    const check = async (files: number[], seq: number) => {
      const answers = [{ question_id: 'leaf', response: null, files, seq, check: true }];
      const { attempt_id } = work;
      return (await test.get('POST /play/save', { attempt_id, answers }, { as: 'student1' })).answers[0];
    };
    expect((await check([], 1))?.answer?.locked).toBe(false);
    const file = await upload(work, 5);
    expect((await check([file], 2))?.answer).toMatchObject({ locked: true, mark: { needs_teacher: true } });
  });

  it('is of all members of the attempt, and seen by nobody else', async () => {
    const work = await begin();
    const file = await upload(work, 6);
    const { student2 } = test.school.people;
    const url = `/play/private/${file}`;
    expect([await statusOf(url, 'student1'), await statusOf(url, 'student2')]).toEqual([200, 404]);
    expect([await statusOf(url, 'teacher'), await statusOf(url, 'other')]).toEqual([200, 404]);
    await shareAttempt(test, work.attempt_id, student2);
    const another = await upload(work, 7, { as: 'student2' });
    expect((await save(work, [file, another], 1, { as: 'student2' }))?.result).toBe('saved');
    expect([await statusOf(url, 'student2'), await statusOf(url, 'outsider')]).toEqual([200, 404]);
  });
});

describe('the bytes of a picture', () => {
  const isThere = async (file: number) => {
    const row = await test.app.db
      .selectFrom('file')
      .select(['sha256', 'extension'])
      .where('id', '=', file)
      .executeTakeFirst();
    if (!row) return false;
    return (await test.app.files.size(mediaKey(`${row.sha256}${row.extension}`, true))) !== undefined;
  };
  const pass = async (days: number) => {
    await test.advanceSignedIn(days * dayMs);
    await deleteUnused(test.app);
  };

  it('stay while an answer names them or still may', async () => {
    const work = await begin();
    const [kept, replaced] = [await upload(work, 11), await upload(work, 12)];
    await save(work, [kept]);
    for (const days of [1, 40]) await pass(days);
    expect([await isThere(kept), await isThere(replaced)]).toEqual([true, true]);
    await submit(work);
    for (const days of [1, 40]) await pass(days);
    expect([await isThere(kept), await isThere(replaced)]).toEqual([true, false]);
  });

  it('go with the courseware for good, and come back with it before', async () => {
    const work = await begin();
    const file = await upload(work, 13);
    await save(work, [file]);
    await submit(work);
    const { courseware_id: id } = work;
    const url = `/private/${file}`;
    await test.get('GET /teacher/course_delete', { ids: [id] }, teacher);
    await pass(20);
    expect(await statusOf(url, 'teacher')).toBe(404);
    await test.get('POST /admin/bring_back', { kind: 'courseware', id }, { as: 'admin' });
    expect(await statusOf(url, 'teacher')).toBe(200);
    await changeCourseware(test, id, { feedback_rule: 'after_submit' });
    const { answers } = await test.get('GET /play/attempt', { id: work.attempt_id }, { as: 'student1' });
    expect(answers.find(({ question_id }) => question_id === 'leaf')?.files).toHaveLength(1);
    await test.get('GET /teacher/course_delete', { ids: [id] }, teacher);
    await test.advanceSignedIn(40 * dayMs);
    await purgeDeleted(test.app);
    expect(await isThere(file)).toBe(false);
  });
});
