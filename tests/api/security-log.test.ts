import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#contract/api.ts';
import type { Operation } from '#contract/operation.ts';
import { buildServer } from '#server/build-app.ts';
import { tusPath } from '#server/features/files/uploads/tus-path.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { makeThings } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** The security log has lines about signing in, refusals, deletions and settings, and never contains secrets. */

const password = 'correct horse';
const passwordHash = await hashPassword(password);

type Line = { level: number; time: number; security: string; [detail: string]: unknown };

let test: TestApp;
let server: FastifyInstance;
let written: string[];

beforeEach(async () => {
  test = await openTestApp();
  await test.app.db.updateTable('user').set({ password_hash: passwordHash }).execute();
  written = [];
  test.app.env.logLevel = 'info';
  server = await buildServer(test.app, {
    maxEventLoopDelayMs: 0,
    logTo: { write: (line) => written.push(line) },
  });
});
afterEach(async () => {
  await server.close();
  await test.close();
});

type Asked = { as?: PersonKey; token?: string; query?: Record<string, string>; body?: object };

async function call(key: string, { as, token, query = {}, body }: Asked): Promise<number> {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const tokenToSend = token ?? (as && (await test.tokenOf(as)));
  const response = await server.inject({
    method,
    url: `/api${path}`,
    query,
    headers: tokenToSend ? { token: tokenToSend } : {},
    ...(body ? { payload: body } : {}),
  });
  return response.json<{ code: number }>().code;
}

const signIn = (username: string, given: string) =>
  call('POST /user/login', { body: { username, password: given } });

const ofEveryLine = ['time', 'pid', 'hostname', 'reqId', 'msg'];

/** The events so far, without the fields that every line has. */
function readEvents(): Partial<Line>[] {
  const lines = written.map((line) => JSON.parse(line) as Line).filter(({ security }) => security);
  for (const { time } of lines) expect(time).toBeGreaterThan(1_700_000_000_000);
  return lines.map((line) =>
    Object.fromEntries(Object.entries(line).filter(([name]) => !ofEveryLine.includes(name))),
  );
}

const [info, warn] = [30, 40];
const address = '127.0.0.1';

describe('the security log', () => {
  it('records sign-ins, sign-outs and failures', async () => {
    const user = test.school.people.teacher;
    await signIn('teacher@example.com', 'wrong password');
    await signIn('my secret password', 'x');
    await signIn('Teacher@example.com', password);
    const token = await test.tokenOf('other');
    await call('POST /user/logout', { token });
    await call('POST /user/logout', { token });
    const reason = 'wrong_credentials';
    expect(readEvents()).toEqual([
      { level: warn, security: 'sign_in_failed', address, user, reason },
      { level: warn, security: 'sign_in_failed', address, name_hash: expect.any(String), reason },
      { level: info, security: 'sign_in', address, user },
      { level: info, security: 'sign_out', address, user: test.school.people.other },
    ]);
    const text = written.join('');
    for (const secret of [password, 'wrong password', 'my secret password', token, passwordHash])
      expect(text).not.toContain(secret);
  });

  it('records that somebody has to wait', async () => {
    for (let round = 0; round < 11; round += 1) await signIn('teacher@example.com', 'wrong');
    expect(readEvents().filter(({ security }) => security === 'locked')).toEqual([
      { level: warn, security: 'locked', address, what: 'POST /user/login' },
    ]);
  });

  it('records refused calls with their person', async () => {
    const { unitId, attemptId, uploadId } = await makeThings(test);
    const { other, student2, outsider, teacher, admin } = test.school.people;
    await call('GET /teacher/unit_detail', { as: 'other', query: { id: `${unitId}` } });
    await call('GET /admin/storage', { as: 'teacher' });
    const answers = [{ question_id: 'q1', response: { option: 'secret answer' }, seq: 9 }];
    await call('POST /play/save', { as: 'student2', body: { attempt_id: attemptId, answers } });
    await call('GET /play/attempt', { as: 'outsider', query: { id: `${attemptId}` } });
    await server.inject({
      method: 'HEAD',
      url: `${tusPath}/${uploadId}`,
      headers: { token: await test.tokenOf('admin') },
    });
    await server.inject({ url: '/api/docs', headers: { token: await test.tokenOf('student2') } });
    const refused = { level: warn, security: 'access_refused', address };
    expect(readEvents()).toEqual([
      { ...refused, user: other, what: 'unit.see', reason: 'not_found' },
      { ...refused, user: teacher, what: 'GET /admin/storage', reason: 'not_allowed' },
      { ...refused, user: student2, what: 'attempt.work', reason: 'not_found' },
      { ...refused, user: outsider, what: 'attempt.work', reason: 'not_found' },
      { ...refused, user: admin, what: 'upload.own', reason: 'not_found' },
      { ...refused, user: student2, what: 'GET /api/docs', reason: 'unknown_path' },
    ]);
    expect(written.join('')).not.toContain('secret answer');
  });

  it('records requests for other people’s private files', async () => {
    const { attemptId: attempt_id } = await makeThings(test);
    const media = await storeBytes(test.app, 'the work', { isPrivate: true });
    const owner_id = test.school.people.student1;
    const id = await recordBytes(test.app, media, { owner_id, is_private: 1, attempt_id });
    await server.inject({ url: `/private/${id}`, headers: { token: await test.tokenOf('other') } });
    const { other } = test.school.people;
    expect(readEvents()).toEqual([
      {
        level: warn,
        security: 'access_refused',
        address,
        user: other,
        what: 'file.see',
        reason: 'not_found',
      },
    ]);
  });

  it('records deletions and changed settings once they are done', async () => {
    const { unitId, draftId, coursewareIds, sharedId } = await makeThings(test);
    const ids = coursewareIds.join(',');
    await call('GET /teacher/course_delete', { as: 'teacher', query: { ids } });
    await call('GET /teacher/unit_delete', { as: 'teacher', query: { id: `${unitId}` } });
    await call('GET /teacher/unit_delete', { as: 'teacher', query: { id: `${unitId}` } });
    await call('POST /resource/take_back', { as: 'teacher', body: { activity_id: sharedId } });
    await call('POST /diy/delete', { as: 'teacher', body: { ids: [draftId] } });
    await call('POST /admin/storage', { as: 'admin', body: { quota_bytes: 5_000_000_000 } });
    const { teacher: user, admin } = test.school.people;
    const deletion = { level: info, security: 'deletion', address, user };
    expect(readEvents()).toEqual([
      { ...deletion, what: 'GET /teacher/course_delete', of: { ids: coursewareIds } },
      { ...deletion, what: 'GET /teacher/unit_delete', of: { id: unitId } },
      { ...deletion, what: 'POST /resource/take_back', of: { activity_id: sharedId } },
      { ...deletion, what: 'POST /diy/delete', of: { ids: [draftId] } },
      { level: warn, security: 'settings_change', address, user: admin, what: 'POST /admin/storage' },
    ]);
  });

  it('has an event for each operation that deletes or changes settings', () => {
    const alike = (operations as readonly Operation[]).filter(
      ({ path, access, method }) =>
        /delete$|remove|\/take_back$/.test(path) || (access === 'admin' && method === 'POST'),
    );
    expect(alike.length).toBeGreaterThan(4);
    // Drafts of imports change nobody's rights yet; only applying one is logged.
    const unnamed = alike.filter(({ logAs, path }) => !logAs && !path.startsWith('/admin/import_'));
    expect(unnamed.map(({ path }) => path)).toEqual([]);
    expect(alike.some(({ logAs, path }) => logAs && path === '/admin/import_apply')).toBe(true);
  });
});
