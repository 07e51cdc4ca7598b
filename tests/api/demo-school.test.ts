import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemoSchool } from '#demo/fill-demo-school.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { isPassword } from '#server/features/session/passwords.ts';
import type { App } from '#server/http/context.ts';
import { findPrograms } from '#server/media/programs.ts';
import { openLocalChannels } from '#server/realtime/channels.ts';
import { openDiskFiles } from '#server/storage/disk-files.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

/** The demo school that a newcomer meets: people who can sign in, and reports worth looking at. */
describe('the demo school', () => {
  let app: App;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const place = await openTestDatabase();
    const database = openDatabase({ dataDir: place.dataDir, databaseUrl: place.url });
    await migrate(database);
    app = {
      env: {
        host: '127.0.0.1',
        port: 0,
        dataDir: place.dataDir,
        databaseUrl: place.url,
        s3: undefined,
        demo: true,
        demoAsked: false,
        linkPrivate: false,
        logLevel: 'silent',
      },
      db: database.db,
      parts: database.parts,
      files: openDiskFiles(`${place.dataDir}/files`),
      channels: openLocalChannels(() => undefined),
      programs: findPrograms(),
      now: Date.now,
    };
    await fillDemoSchool(app);
    close = async () => {
      await database.close();
      await place.close();
    };
  });

  afterAll(() => close());

  it('has the printed accounts, with the printed password', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => `student${String(index + 1).padStart(2, '0')}`);
    for (const name of ['admin', 'teacher', 'teacher2', ...numbers]) {
      const user = await app.db
        .selectFrom('user')
        .selectAll()
        .where('email', '=', `${name}@example.com`)
        .executeTakeFirst();
      expect([name, user?.user_group]).toEqual([name, name.startsWith('student') ? 'student' : 'teacher']);
    }
    const { password_hash } = await app.db
      .selectFrom('user')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(await isPassword('elearning', password_hash)).toBe(true);
  });

  it('gives every class with open work attempts that differ, and answers that are stored with them', async () => {
    const attempts = await app.db.selectFrom('attempt').selectAll().execute();
    const answers = await app.db.selectFrom('answer').selectAll().execute();
    expect(attempts.filter(({ state }) => state === 'submitted').length).toBeGreaterThan(80);
    expect(attempts.some(({ state }) => state === 'in_progress')).toBe(true);
    const shares = attempts.flatMap(({ score, max_score }) => (score === null ? [] : [score / max_score]));
    expect(Math.min(...shares)).toBeLessThan(0.5);
    expect(Math.max(...shares)).toBe(1);
    const worked = new Set(answers.map(({ attempt_id }) => attempt_id));
    expect(attempts.filter(({ id, state }) => state === 'submitted' && !worked.has(id))).toEqual([]);
    expect(
      attempts.every(
        ({ started_at, submitted_at }) => started_at < app.now() && (submitted_at ?? 0) <= app.now(),
      ),
    ).toBe(true);
  });

  it('stores the pictures and the sound that its quizzes show', async () => {
    const { content } = await app.db
      .selectFrom('activity_revision')
      .select('content')
      .where('name', '=', '分數的認識')
      .executeTakeFirstOrThrow();
    const urls = [...content.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(urls.length).toBeGreaterThan(3);
    const files = await app.db.selectFrom('file').select(['sha256', 'extension']).execute();
    const stored = new Set(files.map(({ sha256, extension }) => sha256 + extension));
    expect(urls.filter((url) => !stored.has(url))).toEqual([]);
    expect(files.some(({ extension }) => extension === '.mp3')).toBe(true);
  });

  it('leaves nothing behind when it fails half-way', async () => {
    const before = await app.db.selectFrom('user').select('id').execute();
    await expect(fillDemoSchool(app)).rejects.toThrow();
    expect(await app.db.selectFrom('user').select('id').execute()).toHaveLength(before.length);
  });
});
