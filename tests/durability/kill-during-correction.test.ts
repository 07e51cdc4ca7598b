import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { submitAndMark } from '#server/features/attempts/ending/submit.service.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { type OpenApp, openApp } from '#server/open-app.ts';
import { addWork, newKey, readMarks } from '#tests/support/corrected-work.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { type PostgresServer, startPostgres } from '#tests/support/servers/postgres-server.ts';
import { addStudents, placeCourseware } from '#tests/support/test-courseware.ts';
import { seedSchool } from '#tests/support/test-school.ts';
import { callServer } from './call-server.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** A server ends while it marks 300 attempts again: the next one carries the correction, or its taking back, to the end. */

const attemptCount = 300;

describe.each(['sqlite', 'postgres'] as const)('a correction on %s', (engine) => {
  let dataDir: string;
  let postgres: PostgresServer | undefined;
  /** Looks into the database beside the server that is killed. */
  let app: OpenApp;
  let token: string;
  let courseware_id: number;

  async function fillClass(): Promise<void> {
    const school = await seedSchool(app);
    token = await openSession(app, school.people.teacher);
    const { id, revisionId: revision_id } = await placeCourseware({ app, school });
    courseware_id = id;
    const students = await addStudents({ app, school }, attemptCount);
    for (const [index, { id: user_id }] of students.entries()) {
      const work = { courseware_id, user_id, revision_id };
      await submitAndMark(app, await addWork(app, work, index));
    }
  }

  beforeAll(async () => {
    dataDir = await makeDataFolder();
    postgres = engine === 'postgres' ? await startPostgres() : undefined;
    app = await openApp(readEnv({ DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '', DEMO: '0' }));
    await fillClass();
  }, 120_000);
  afterEach(killLeftServers);
  afterAll(async () => {
    await app?.close();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = () => startServerProcess(dataDir, { databaseUrl: postgres?.url });
  const readCorrections = () =>
    app.db.selectFrom('mark_correction').select(['id', 'state']).orderBy('id').execute();
  const stateOf = async (id: number) => (await readCorrections()).find((each) => each.id === id)?.state;
  const listScores = async () => {
    const rows = await app.db.selectFrom('attempt').select('score').orderBy('id').execute();
    return rows.map(({ score }) => score);
  };
  const listRecords = () =>
    app.db
      .selectFrom('audit_entry')
      .select('action')
      .where('action', 'in', ['question.correct', 'question.correct_take_back'])
      .orderBy('id')
      .execute();

  async function apply(server: ServerProcess): Promise<number> {
    const target = { courseware_id, question_id: 'q1', ...newKey };
    const { digest } = await callServer(server, 'POST /study/correction_preview', target, token);
    const input = { ...target, reason: 'Wrong key', digest };
    return (await callServer(server, 'POST /study/correction_apply', input, token)).id;
  }

  async function waitForState(id: number, state: string): Promise<void> {
    await expect.poll(() => stateOf(id), { timeout: 60_000, interval: 20 }).toBe(state);
  }

  /** Kills the server once some of the marks have changed, and says how many have. */
  async function killHalfway(server: ServerProcess, before: readonly unknown[]): Promise<number> {
    const countChanged = async () =>
      (await listScores()).filter((score, index) => score !== before[index]).length;
    while ((await countChanged()) === 0) await sleep(1);
    await server.kill();
    // The lease of a server that ended by itself would last for some seconds.
    await app.db.updateTable('job').set({ leased_until: 0 }).where('state', '=', 'running').execute();
    return countChanged();
  }

  it('is whole after a kill in the middle, and so is its taking back', { timeout: 120_000 }, async () => {
    const before = await readMarks(app);
    const scoresBefore = await listScores();
    let server = await start();
    const undisturbed = await apply(server);
    await waitForState(undisturbed, 'applied');
    const corrected = await readMarks(app);
    const scoresCorrected = await listScores();
    const gainOrLoss = scoresCorrected.filter((score, index) => score !== scoresBefore[index]).length;
    await callServer(server, 'POST /study/correction_take_back', { id: undisturbed }, token);
    await waitForState(undisturbed, 'taken_back');
    expect(await readMarks(app)).toEqual(before);

    const id = await apply(server);
    const applied = await killHalfway(server, scoresBefore);
    expect([await stateOf(id), applied < gainOrLoss]).toEqual(['applying', true]);
    server = await start();
    await waitForState(id, 'applied');
    expect(await readMarks(app)).toEqual(corrected);

    await callServer(server, 'POST /study/correction_take_back', { id }, token);
    const takenBack = await killHalfway(server, scoresCorrected);
    expect([await stateOf(id), takenBack < gainOrLoss]).toEqual(['taking_back', true]);
    server = await start();
    await waitForState(id, 'taken_back');
    expect(await readMarks(app)).toEqual(before);
    expect((await listRecords()).map(({ action }) => action)).toEqual([
      'question.correct',
      'question.correct_take_back',
      'question.correct',
      'question.correct_take_back',
    ]);
    expect(await server.stop()).toBe(0);
  });
});
