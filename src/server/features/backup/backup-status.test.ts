import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueIfDue } from '#server/features/backup/backup-schedule.service.ts';
import { recordBackup } from '#server/features/backup/backup-status.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** The state of backups that administrators see, and when a backup is requested. */

let test: TestApp;
const as = 'admin' as const;
const dayMs = 86_400_000;

beforeAll(async () => {
  test = await openTestApp(undefined, { BACKUP_DIR: '/nowhere', BACKUP_HOUR: '2' });
  test.stopClock();
});
afterAll(() => test.close());

const listJobs = () => test.app.db.selectFrom('job').select(['state', 'created_at']).execute();
const endBackupJob = (state: 'done' | 'failed', error = '') =>
  test.app.db.updateTable('job').set({ state, error, ended_at: test.app.now() }).execute();

async function recordBackupWithLoss(lost: number): Promise<void> {
  const at = test.app.now();
  const problems = [
    { key: 'a', problem: 'unused' as const },
    ...Array.from({ length: lost }, () => ({ key: 'b', problem: 'missing' as const })),
  ];
  const nothing = { format: 1, migrations: [], last_ids: {}, tables: [] };
  const manifest = {
    ...nothing,
    started_at: at,
    ended_at: at + 500,
    files: { count: 3, bytes: 70 },
    problems,
  };
  await recordBackup(test.app.db, { folder: '', manifest });
}

it('is requested once a day, by the first of several processes', async () => {
  await Promise.all([enqueueIfDue(test.app), enqueueIfDue(test.app)]);
  expect(await listJobs()).toMatchObject([{ state: 'queued' }]);
  expect(await test.get('GET /admin/backup', {}, { as })).toMatchObject({
    progress: 0,
    last: null,
    failure: null,
  });
  await endBackupJob('done');
  await enqueueIfDue(test.app);
  expect(await listJobs()).toMatchObject([{ state: 'done' }]);
  await test.advanceSignedIn(dayMs);
  await enqueueIfDue(test.app);
  expect(await listJobs()).toEqual([{ state: 'queued', created_at: test.app.now() }]);
});

it('reports a failure until a backup succeeds, and a backup that is too old', async () => {
  await endBackupJob('failed', 'backup_disk_full');
  const readStatus = () => test.get('GET /admin/backup', {}, { as });
  expect((await readStatus()).failure).toEqual({ reason: 'backup_disk_full', at: test.app.now() });
  await test.advanceSignedIn(1_000);
  await recordBackupWithLoss(2);
  expect(await readStatus()).toMatchObject({
    failure: null,
    is_late: false,
    last: { file_count: 3, bytes: 70, lost_count: 2 },
  });
  await test.advanceSignedIn(2 * dayMs);
  expect(await readStatus()).toMatchObject({ is_late: true });
});

it('records no audit entry if no job could be added', async () => {
  await test.app.db.schema.alterTable('job').renameTo('job_away').execute();
  expect((await test.call('POST /admin/backup_start', {}, { as })).key).not.toBe('success');
  await test.app.db.schema.alterTable('job_away').renameTo('job').execute();
  expect(await test.app.db.selectFrom('audit_entry').select('action').execute()).toEqual([]);
});

it('can be requested by an administrator, which is recorded in the audit', async () => {
  await test.get('POST /admin/backup_start', {}, { as });
  expect(await listJobs()).toMatchObject([{ state: 'queued' }]);
  const entries = await test.app.db.selectFrom('audit_entry').select(['action', 'actor_id']).execute();
  expect(entries).toEqual([{ action: 'school.backup', actor_id: test.school.people.admin }]);
});
