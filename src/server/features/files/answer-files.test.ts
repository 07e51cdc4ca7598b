import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '#server/features/deleted/purge.service.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { deleteUnusedFiles } from '#server/features/files/storage/unused-files.service.ts';
import { openPhotoApp, paintPicture, placeWalk } from '#tests/photowork/open-photowork.ts';
import { beginTus, type TusTarget, uploadTus } from '#tests/support/clients/tus.ts';
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

const targetFor = async (person: PersonKey): Promise<TusTarget> => ({
  origin,
  token: await test.tokenOf(person),
});

type Work = { courseware_id: number; attempt_id: number };

const barkTask = { id: 'bark', kind: 'picture', text: 'Photograph the bark.', points: 0, key: '' } as const;

async function beginWork(as: PersonKey = 'student1', settings = {}): Promise<Work> {
  const { id: courseware_id } = await placeWalk(test, settings, [barkTask]);
  const { id: attempt_id } = await test.get('POST /play/start', { courseware_id }, { as });
  return { courseware_id, attempt_id };
}

async function uploadPicture(
  { attempt_id }: Work,
  shade: number,
  { as = 'student1', question_id = 'leaf' }: { as?: PersonKey; question_id?: string } = {},
): Promise<number> {
  const place = { attempt_id: String(attempt_id), question_id };
  const picture = { filename: `leaf ${shade}.png`, kind: 'picture', ...place };
  const { data } = await uploadTus(await targetFor(as), picture, await paintPicture(shade));
  if (!data) throw new Error('The upload was refused');
  return data.file.id;
}

/** Attaches the files to the answer. Returns the result of each. */
async function attach(
  { attempt_id }: Work,
  files: number[],
  { as = 'student1', question_id = 'leaf' }: { as?: PersonKey; question_id?: string } = {},
) {
  const attachments = files.map((file_id) => ({ question_id, file_id, action: 'add' as const }));
  const reply = await test.get('POST /play/save', { attempt_id, attachments }, { as });
  return reply.attachments.map(({ result }) => result);
}

const submitWork = ({ attempt_id }: Work) =>
  test.get('POST /play/submit', { attempt_id }, { as: 'student1' });

const readStatus = async (url: string, as: PersonKey) =>
  (await test.server.inject({ url, headers: { token: await test.tokenOf(as) } })).statusCode;

describe('an upload', () => {
  it('may only be of a kind that the question accepts', async () => {
    const { attempt_id } = await beginWork();
    const student = await targetFor('student1');
    const tryUpload = (given: Record<string, string>) =>
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
      expect(await tryUpload(given)).toMatchObject({ status: 403, key: 'not_allowed' });
    }
    expect((await tryUpload({ question_id: 'leaf' })).status).toBe(201);
  });
});

describe('an answer with a picture', () => {
  it('counts as an answer without any text, for student and teacher', async () => {
    const work = await beginWork();
    const file = await uploadPicture(work, 1);
    const of = { id: file, name: 'leaf 1.png', mime: 'image/png' };
    expect(await attach(work, [file])).toEqual(['saved']);
    const { answers } = await test.get('GET /play/attempt', { id: work.attempt_id }, { as: 'student1' });
    expect(answers).toMatchObject([
      { question_id: 'leaf', response: null, files: [{ ...of, url: `/play/private/${file}` }] },
    ]);
    const readGrid = () => test.get('GET /study/grid', { courseware_id: work.courseware_id }, teacher);
    const listCells = async () => (await readGrid()).rows.flatMap((row) => row.cells);
    const waiting = { question_id: 'leaf', state: 'answered', score: null, needs_teacher: true };
    expect(await listCells()).toEqual([waiting]);

    const submitted = await submitWork(work);
    expect(submitted).toMatchObject({ score: 0, needs_teacher: true });
    expect(await listCells()).toContainEqual(waiting);
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

  it('is once in the list of all files of the class, whoever shares it', async () => {
    const work = await beginWork();
    const leaf = await uploadPicture(work, 1);
    const bark = await uploadPicture(work, 2, { question_id: 'bark' });
    await attach(work, [leaf]);
    await attach(work, [bark], { question_id: 'bark' });
    await shareAttempt(test, work.attempt_id, test.school.people.student2);
    const { courseware_id, attempt_id } = work;
    const { items } = await test.get('GET /study/answer_files', { courseware_id }, teacher);
    expect(items).toMatchObject([
      { attempt_id, question_id: 'bark', files: [{ id: bark, url: `/private/${bark}` }] },
      { attempt_id, question_id: 'leaf', files: [{ id: leaf, url: `/private/${leaf}` }] },
    ]);
    const refused = await test.call('GET /study/answer_files', { courseware_id }, { as: 'other' });
    expect(refused.key).toBe('not_found');
  });

  it('cannot name a missing file, or one of another person, question or attempt', async () => {
    const [work, others] = [await beginWork(), await beginWork('student2')];
    const foreign = await uploadPicture(others, 3, { as: 'student2' });
    const earlier = await uploadPicture(await beginWork(), 3);
    const own = await uploadPicture(work, 4);
    // The same bytes, uploaded for another question.
    const ofBark = await uploadPicture(work, 4, { question_id: 'bark' });
    expect(await attach(work, [foreign, earlier, own, 999_999, ofBark])).toEqual([
      'invalid',
      'invalid',
      'saved',
      'invalid',
      'invalid',
    ]);
    expect(await attach(work, [own], { question_id: 'tree' })).toEqual(['invalid']);
    expect(await attach(work, [ofBark], { question_id: 'bark' })).toEqual(['saved']);
  });

  it('is checked like any answer, and then locked', async () => {
    const work = await beginWork('student1', { feedback_rule: 'at_once' });
    const check = async (files: number[], seq: number) => {
      const answers = [{ question_id: 'leaf', response: null, files, seq, check: true }];
      const { attempt_id } = work;
      return (await test.get('POST /play/save', { attempt_id, answers }, { as: 'student1' })).answers[0];
    };
    expect((await check([], 1))?.answer?.locked).toBe(false);
    const file = await uploadPicture(work, 5);
    expect((await check([file], 2))?.answer).toMatchObject({ locked: true, mark: { needs_teacher: true } });
  });

  it('belongs to all members of the attempt, and is seen by nobody else', async () => {
    const work = await beginWork();
    const file = await uploadPicture(work, 6);
    const { student2 } = test.school.people;
    const url = `/play/private/${file}`;
    expect([await readStatus(url, 'student1'), await readStatus(url, 'student2')]).toEqual([200, 404]);
    expect([await readStatus(url, 'teacher'), await readStatus(url, 'other')]).toEqual([200, 404]);
    await shareAttempt(test, work.attempt_id, student2);
    const another = await uploadPicture(work, 7, { as: 'student2' });
    expect(await attach(work, [file, another], { as: 'student2' })).toEqual(['saved', 'saved']);
    expect([await readStatus(url, 'student2'), await readStatus(url, 'outsider')]).toEqual([200, 404]);
  });
});

describe('the bytes of a picture', () => {
  const isStored = async (file: number) => {
    const row = await test.app.db
      .selectFrom('file')
      .select(['sha256', 'extension'])
      .where('id', '=', file)
      .executeTakeFirst();
    if (!row) return false;
    return (await test.app.files.size(mediaKey(`${row.sha256}${row.extension}`, true))) !== undefined;
  };
  const passDays = async (days: number) => {
    await test.advanceSignedIn(days * dayMs);
    await deleteUnusedFiles(test.app);
  };

  it('are kept while an answer names them or can still name them', async () => {
    const work = await beginWork();
    const [kept, replaced] = [await uploadPicture(work, 11), await uploadPicture(work, 12)];
    await attach(work, [kept]);
    for (const days of [1, 40]) await passDays(days);
    expect([await isStored(kept), await isStored(replaced)]).toEqual([true, true]);
    await submitWork(work);
    for (const days of [1, 40]) await passDays(days);
    expect([await isStored(kept), await isStored(replaced)]).toEqual([true, false]);
  });

  it('are removed with a purged courseware, and come back with a restored one', async () => {
    const work = await beginWork();
    const file = await uploadPicture(work, 13);
    await attach(work, [file]);
    await submitWork(work);
    const { courseware_id: id } = work;
    const url = `/private/${file}`;
    await test.get('GET /teacher/course_delete', { ids: [id] }, teacher);
    await passDays(20);
    expect(await readStatus(url, 'teacher')).toBe(404);
    await test.get('POST /admin/bring_back', { kind: 'courseware', id }, { as: 'admin' });
    expect(await readStatus(url, 'teacher')).toBe(200);
    await changeCourseware(test, id, { feedback_rule: 'after_submit' });
    const { answers } = await test.get('GET /play/attempt', { id: work.attempt_id }, { as: 'student1' });
    expect(answers.find(({ question_id }) => question_id === 'leaf')?.files).toHaveLength(1);
    await test.get('GET /teacher/course_delete', { ids: [id] }, teacher);
    await test.advanceSignedIn(40 * dayMs);
    await purgeDeleted(test.app);
    expect(await isStored(file)).toBe(false);
  });
});
