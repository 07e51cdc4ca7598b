import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spaceWritesAtOnce } from '#contract/limits.ts';
import {
  createCard,
  createEntry,
  createErasure,
  createMark,
  openBoardApp,
  placeBoard,
  startForStudents,
} from '#tests/spaces/open-board.ts';
import { type OtherProcess, openOtherProcess } from '#tests/support/other-process.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Drawings and posts are saved like answers: once, in order, and only with permission. */

type Entries = ReturnType<typeof createEntry>[];

let test: TestApp;
let coursewareId: number;
let attempts: Record<'student1' | 'student2', number>;

beforeAll(async () => {
  test = await openBoardApp();
});
afterAll(() => test.close());

/** Creates a board in which both students have started an attempt. */
async function begin(settings = {}): Promise<void> {
  const { id } = await placeBoard(test, settings);
  coursewareId = id;
  attempts = await startForStudents(test, id, 'student1', 'student2');
}

async function save(as: 'student1' | 'student2', ...entries: Entries) {
  const reply = await test.get('POST /play/save', { attempt_id: attempts[as], entries }, { as });
  return reply.entries;
}

const results = async (as: 'student1' | 'student2', ...entries: Entries) =>
  (await save(as, ...entries)).map(({ result }) => result);

/** Numbers, items and values of a space's changes. */
async function changesOf(name: string) {
  const rows = await test.app.db
    .selectFrom('space_change')
    .innerJoin('space', 'space.id', 'space_change.space_id')
    .selectAll('space_change')
    .where('space.courseware_id', '=', coursewareId)
    .where('space.name', '=', name)
    .orderBy('space_id')
    .orderBy('change')
    .execute();
  return rows.map(({ change, item, value }) => [change, item, JSON.parse(value) as unknown] as const);
}

describe('entries of a space', () => {
  beforeAll(() => begin());

  it('are numbered without gaps over all writers, also within one save', async () => {
    await Promise.all([
      save('student1', createEntry('shared', 'a', createMark()), createEntry('shared', 'b', createMark())),
      save('student2', createEntry('shared', 'c', createMark())),
      save(
        'student1',
        createEntry('shared', 'd', createMark()),
        createEntry('shared', 'd', createErasure(true)),
      ),
    ]);
    const changes = await changesOf('shared');
    expect(changes.map(([change]) => change)).toEqual([1, 2, 3, 4, 5]);
    expect(changes.map(([, item]) => item).sort()).toEqual(['a', 'b', 'c', 'd', 'd']);
  });

  it('are stored once, even if they are sent repeatedly', async () => {
    const before = await changesOf('shared');
    const entry = createEntry('shared', 'e', createMark());
    expect(await results('student1', entry, entry)).toEqual(['saved', 'saved']);
    expect(await results('student1', entry)).toEqual(['saved']);
    expect(await changesOf('shared')).toHaveLength(before.length + 1);
  });

  it('from a second device with lower numbers are refused, with the stored entry in the reply', async () => {
    await save('student1', createEntry('shared', 'f', createMark('new'), { seq: 95_000 }));
    for (const seq of [94_999, 95_000]) {
      const [reply] = await save('student1', createEntry('shared', 'f', createMark('other'), { seq }));
      expect(reply).toMatchObject({ result: 'stale', stored: { seq: 95_000, value: createMark('new') } });
    }
    expect(
      await results('student1', createEntry('shared', 'f', createMark('other'), { seq: 95_001 })),
    ).toEqual(['saved']);
  });

  it('are replaced by their author alone', async () => {
    await save('student1', createEntry('shared', 'g', createMark('one')));
    expect(await results('student2', createEntry('shared', 'g', createMark('two')))).toEqual(['not_allowed']);
    expect(await results('student2', createEntry('shared', 'g', createErasure(true)))).toEqual(['saved']);
    expect(await results('student1', createEntry('shared', 'g', createErasure(false)))).toEqual([
      'not_allowed',
    ]);
    expect(await results('student2', createEntry('shared', 'g', createErasure(false)))).toEqual(['saved']);
  });

  it('must have a size and form that the space accepts', async () => {
    const long = createMark('x'.repeat(1_100));
    const unknown = { kind: 'other' };
    expect(
      await results('student1', createEntry('shared', 'h', long), createEntry('shared', 'h', unknown)),
    ).toEqual(['invalid', 'invalid']);
    expect(await results('student1', createEntry('nowhere', 'h', createMark()))).toEqual(['invalid']);
  });

  it('of a space of their own stay there', async () => {
    await save('student1', createEntry('ink', 'a', createMark('mine')));
    await save('student2', createEntry('ink', 'a', createMark('q2')));
    const items = await test.app.db
      .selectFrom('space_item')
      .innerJoin('space', 'space.id', 'space_item.space_id')
      .select(['attempt_id', 'author_id', 'question_id'])
      .where('space.name', '=', 'ink')
      .orderBy('attempt_id')
      .execute();
    const { student1, student2 } = test.school.people;
    expect(items).toEqual([
      { attempt_id: attempts.student1, author_id: student1, question_id: 'q1' },
      { attempt_id: attempts.student2, author_id: student2, question_id: 'q2' },
    ]);
  });

  it('of feedback are not for students, and attempts of others for nobody', async () => {
    expect(await results('student1', createEntry('teacher_ink', 'a', createMark()))).toEqual(['not_allowed']);
    const entries = [createEntry('shared', 'z', createMark())];
    const reply = await test.call(
      'POST /play/save',
      { attempt_id: attempts.student1, entries },
      { as: 'student2' },
    );
    expect(reply.key).toBe('not_found');
  });
});

describe('bounds of a space', () => {
  beforeAll(() => begin());
  afterAll(() => test.advance(60_000));

  it('count items of each person that are not erased, in one save too', async () => {
    const cards = ['1', '2', '3', '4'].map((item) => createEntry('wall', item, createCard(item)));
    expect(await results('student1', ...cards)).toEqual(['saved', 'saved', 'saved', 'full']);
    expect(await results('student2', createEntry('wall', 'theirs', createCard('theirs')))).toEqual(['saved']);
    expect(
      await results(
        'student1',
        createEntry('wall', '2', createErasure(true)),
        createEntry('wall', '4', createCard('4')),
      ),
    ).toEqual(['saved', 'saved']);
    expect(await results('student1', createEntry('wall', '2', createErasure(false)))).toEqual(['full']);
  });

  it('delay writers who are faster than anybody draws, and lose nothing', async () => {
    test.advance(60_000);
    test.stopClock();
    const batch = () =>
      Array.from({ length: 200 }, (_, index) => createEntry('ink', `i${index}`, createMark()));
    for (let sent = 0; sent < spaceWritesAtOnce; sent += 200)
      expect(new Set(await results('student1', ...batch()))).toEqual(new Set(['saved']));
    const entries = batch();
    const flood = await test.call(
      'POST /play/save',
      { attempt_id: attempts.student1, entries },
      { as: 'student1' },
    );
    expect(flood.key).toBe('too_many_requests');
    expect(Number(flood.headers['retry-after'])).toBe(5);
    expect(await results('student2', createEntry('ink', 'a', createMark()))).toEqual(['saved']);
    test.advance(5_000);
    expect(new Set(await results('student1', ...entries))).toEqual(new Set(['saved']));
  });
});

describe('writing ends', () => {
  it('when the attempt is submitted; repeated saves still get “saved”', async () => {
    await begin();
    const entry = createEntry('ink', 'a', createMark());
    const posted = createEntry('shared', 'a', createMark());
    await save('student1', entry, posted);
    await test.get('POST /play/submit', { attempt_id: attempts.student1 }, { as: 'student1' });
    const later = [createEntry('ink', 'b', createMark()), createEntry('shared', 'b', createMark())];
    expect(await results('student1', entry, posted, ...later)).toEqual(['saved', 'saved', 'late', 'late']);
  });

  it('while a teacher has frozen it, by the control that the transaction reads', async () => {
    await begin();
    const freeze = (control: string | null) =>
      test.app.db.updateTable('courseware_record').set({ control }).where('id', '=', coursewareId).execute();
    await freeze('{"is_frozen":true}');
    expect(await results('student1', createEntry('shared', 'a', createMark()))).toEqual(['not_allowed']);
    await freeze('{"is_frozen":false}');
    expect(await results('student1', createEntry('shared', 'a', createMark()))).toEqual(['saved']);
  });
});

describe('two processes on one database', () => {
  let other: OtherProcess;
  beforeAll(async () => {
    await begin();
    other = await openOtherProcess(test);
  });
  afterAll(() => other.close());

  it('number the changes of a space in one row, and know each other’s repeats', async () => {
    const token = await test.tokenOf('student2');
    const there = (entries: Entries) =>
      other.get('POST /play/save', { attempt_id: attempts.student2, entries }, token);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        save('student1', createEntry('shared', `a${index}`, createMark())),
        there([createEntry('shared', `b${index}`, createMark())]),
      ]).flat(),
    );
    const again = createEntry('shared', 'again', createMark());
    await save('student2', again);
    expect((await there([again])).entries).toMatchObject([{ result: 'saved' }]);
    const changes = await changesOf('shared');
    expect(changes.map(([change]) => change)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
    expect(new Set(changes.map(([, item]) => item)).size).toBe(41);
  });
});

it('a space goes with its courseware when that is removed for good', async () => {
  await begin();
  await save('student1', createEntry('ink', 'a', createMark()), createEntry('shared', 'a', createMark()));
  const count = async () =>
    (await test.app.db.selectFrom('space').selectAll().execute()).filter(
      (row) => row.courseware_id === coursewareId,
    ).length;
  await test.get(
    'GET /teacher/course_delete',
    { ids: [coursewareId] },
    { as: 'teacher' satisfies PersonKey },
  );
  expect(await count()).toBe(2);
  await test.app.db.deleteFrom('courseware_record').where('id', '=', coursewareId).execute();
  expect(await count()).toBe(0);
});
