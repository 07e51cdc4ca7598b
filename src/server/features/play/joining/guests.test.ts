import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type PlacedCourseware, placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

/** Limits of the number of guests, their names, and their removal by the teacher. */

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const teacher = { as: 'teacher' } as const;

/** Places a courseware and looks up its code once, as the student app does before a guest enters a name. */
async function place(settings: Parameters<typeof placeCourseware>[1] = {}): Promise<PlacedCourseware> {
  const placed = await placeCourseware(test, { allow_guests: 1, ...settings });
  await test.get('GET /play/join', { code: placed.joinCode });
  return placed;
}

const join = ({ joinCode: code }: PlacedCourseware, name: string) =>
  test.call('POST /play/guest', { code, name });

async function joinAs(placed: PlacedCourseware, name: string): Promise<{ id: number; token: string }> {
  const { userinfo } = await test.get('POST /play/guest', { code: placed.joinCode, name });
  return userinfo;
}

async function listGuests({ id }: PlacedCourseware): Promise<string[]> {
  const { rows } = await test.get('GET /study/grid', { courseware_id: id }, teacher);
  return rows.filter(({ is_guest }) => is_guest).map(({ student_name }) => student_name);
}

const remove = ({ id }: PlacedCourseware, user_ids: number[] | null) =>
  test.get('POST /study/remove_guests', { courseware_id: id, user_ids }, teacher);

/** Starts an attempt, answers a question and submits it. */
async function work(placed: PlacedCourseware, token: string): Promise<number> {
  const attempt = await test.get('POST /play/start', { courseware_id: placed.id }, { token });
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
  await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { token });
  await test.get('POST /play/submit', { attempt_id: attempt.id }, { token });
  return attempt.id;
}

describe('as many guests get in as the teacher set', () => {
  it('40 by default, even if many try at once; others learn the reason', async () => {
    const placed = await place();
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, index) => join(placed, `Guest ${index}`)),
    );
    const keys = Map.groupBy(tries, ({ key }) => key);
    expect(keys.get('success')).toHaveLength(40);
    expect(keys.get('guests_full')).toHaveLength(160);
    expect(keys.get('guests_full')?.[0]?.msg).toContain('40');
    expect(await listGuests(placed)).toHaveLength(40);
  });

  it('another number where the teacher chose one, counted for each courseware', async () => {
    const placed = await place();
    const other = await place();
    const settings = { allow_guests: true, guest_limit: 2 };
    await test.get('POST /teacher/courseware_update', { id: placed.id, settings }, teacher);
    for (const name of ['A', 'B']) await joinAs(placed, name);
    expect((await join(placed, 'C')).key).toBe('guests_full');
    expect((await join(other, 'C')).key).toBe('success');
    const { course_list } = await test.get('GET /teacher/course_list', { unit_id: placed.unitId }, teacher);
    expect(course_list).toMatchObject([{ guest_limit: 2 }]);
  });

  it('and others when guests were removed', async () => {
    const placed = await place({ guest_limit: 1 });
    const { id } = await joinAs(placed, 'A');
    expect((await join(placed, 'B')).key).toBe('guests_full');
    await remove(placed, [id]);
    expect((await join(placed, 'B')).key).toBe('success');
  });
});

describe("a guest's name", () => {
  it('tells nothing about the class: a name of it is taken like any other', async () => {
    const placed = await place();
    const answers = await Promise.all(['student1', 'student2', 'nobody'].map((name) => join(placed, name)));
    expect(answers.map(({ key }) => key)).toEqual(['success', 'success', 'success']);
  });

  it('is none of another guest, however it is written', async () => {
    const placed = await place();
    for (const name of ['陳大文', 'Chan Tai-man']) await joinAs(placed, name);
    const taken = [
      '陈大文',
      ' 陳 大　文 ',
      '陳\u200b大文',
      'chan tai man',
      'CHAN TAI ＭＡＮ',
      'Chàn Tai-man',
      'chan\u2060taiman',
    ];
    for (const name of taken)
      expect([name, (await join(placed, name)).key]).toEqual([name, 'guest_name_taken']);
    for (const name of ['陳小文', 'Chan Tai Ming', '🙂']) {
      expect([name, (await join(placed, name)).key]).toEqual([name, 'success']);
    }
  });

  it('is none of another guest of the courseware, also when both come at once', async () => {
    const placed = await place();
    const both = await Promise.all([join(placed, '小明'), join(placed, ' 小 明 ')]);
    expect(new Set(both.map(({ key }) => key))).toEqual(new Set(['guest_name_taken', 'success']));
    expect((await join(await place(), '小明')).key).toBe('success');
    const [id] = await test.app.db
      .selectFrom('user')
      .select('id')
      .where('guest_courseware_id', '=', placed.id)
      .execute();
    await remove(placed, [id?.id ?? 0]);
    expect((await join(placed, '小明')).key).toBe('success');
  });

  it('can be seen, and does not turn the line around', async () => {
    const placed = await place();
    for (const name of ['\u200b', '\u2800\u3164', '\u202e', '\ud800']) {
      expect((await join(placed, name)).key).toBe('invalid_input');
    }
    expect(
      (await test.get('POST /play/guest', { code: placed.joinCode, name: 'a\u202eb\n c\ud800' })).userinfo
        .name,
    ).toBe('ab c');
  });
});

describe('removing guests', () => {
  it('takes their work with them and ends their session; nobody else is touched', async () => {
    const placed = await place();
    const gone = await joinAs(placed, 'Gone');
    const stays = await joinAs(placed, 'Stays');
    const attemptId = await work(placed, gone.token);
    const keptId = await work(placed, stays.token);
    expect(await remove(placed, [gone.id])).toEqual({ removed: 1 });
    expect(await listGuests(placed)).toEqual(['Stays']);
    for (const key of ['GET /play/home', 'GET /user/info'] as const) {
      expect((await test.call(key, {}, { token: gone.token })).key).toBe('token_invalid');
    }
    expect((await test.call('GET /play/home', {}, { token: stays.token })).key).toBe('success');
    const { db } = test.app;
    const rows = await db.selectFrom('attempt').select('id').where('id', 'in', [attemptId, keptId]).execute();
    expect(rows).toEqual([{ id: keptId }]);
    expect(await db.selectFrom('answer').select('seq').where('attempt_id', '=', attemptId).execute()).toEqual(
      [],
    );
    const guest = await db
      .selectFrom('user')
      .select(['name', 'nickname', 'is_active'])
      .where('id', '=', gone.id)
      .execute();
    expect(guest).toEqual([{ name: '', nickname: '', is_active: 0 }]);
    const detail = await test.call(
      'GET /study/personal_detail',
      { courseware_id: placed.id, user_id: gone.id },
      teacher,
    );
    expect(detail.key).toBe('not_found');
    expect(await remove(placed, [gone.id])).toEqual({ removed: 0 });
  });

  it('removes all at once, also those who have not started, and no other people', async () => {
    const placed = await place();
    const other = await place();
    await joinAs(other, 'Elsewhere');
    for (const name of ['A', 'B', 'C']) await joinAs(placed, name);
    expect(await listGuests(placed)).toEqual(['A', 'B', 'C']);
    const member = await test.get('POST /play/start', { courseware_id: placed.id }, { as: 'student1' });
    expect(await remove(placed, [test.school.people.student1])).toEqual({ removed: 0 });
    expect(await remove(placed, null)).toEqual({ removed: 3 });
    expect(await listGuests(placed)).toEqual([]);
    expect(await listGuests(other)).toEqual(['Elsewhere']);
    expect((await test.call('GET /play/attempt', { id: member.id }, { as: 'student1' })).key).toBe('success');
  });

  it('removes the files that they submitted, and their unfinished uploads', async () => {
    const placed = await place();
    const { id, token } = await joinAs(placed, 'Files');
    const { id: attempt_id } = await test.get('POST /play/start', { courseware_id: placed.id }, { token });
    const { db, files } = test.app;
    const name = `${'ef'.repeat(32)}.png`;
    const key = `private/ef/${name}`;
    const of = { owner_id: id, attempt_id, name: 'work.png', bytes: 3, created_at: 0 };
    await files.put(key, Buffer.from('abc'));
    await db
      .insertInto('stored_object')
      .values({ key, bytes: 3, created_at: 0, unused_since: null })
      .execute();
    await db
      .insertInto('file')
      .values({
        ...of,
        sha256: name.slice(0, 64),
        extension: '.png',
        mime: 'image/png',
        width: 1,
        height: 1,
        is_private: 1,
      })
      .execute();
    await db
      .insertInto('upload')
      .values({ ...of, id: 'ef'.repeat(16), kind: 'picture', moved_at: 0, file_id: null })
      .execute();
    await remove(placed, [id]);
    expect(await files.size(key)).toBeUndefined();
    for (const table of ['file', 'upload'] as const) {
      expect(await db.selectFrom(table).select('id').where('owner_id', '=', id).execute()).toEqual([]);
    }
  });

  it('removes everything of guests who start at the same moment', async () => {
    const placed = await place();
    const guests = await Promise.all(
      Array.from({ length: 20 }, (_, index) => joinAs(placed, `Quick ${index}`)),
    );
    const starting = guests.map(({ token }) =>
      test.call('POST /play/start', { courseware_id: placed.id }, { token }),
    );
    await Promise.all([remove(placed, null), ...starting]);
    const left = await test.app.db
      .selectFrom('attempt')
      .innerJoin('user', 'user.id', 'attempt.user_id')
      .leftJoin('attempt_member', 'attempt_member.attempt_id', 'attempt.id')
      .select(['attempt.id', 'attempt_member.user_id'])
      .where('attempt.courseware_id', '=', placed.id)
      .where('user.is_active', '=', 0)
      .execute();
    expect(left).toEqual([]);
  });

  it('informs teachers who are watching the grid, and so does joining', async () => {
    const placed = await place();
    const heard: unknown[] = [];
    const stop = test.app.bus.subscribe('courseware', placed.id, (message) => heard.push(message));
    const { id } = await joinAs(placed, 'Seen');
    await remove(placed, [id]);
    stop();
    expect(heard).toEqual([{ attempt_id: null }, { attempt_id: null }]);
  });
});
