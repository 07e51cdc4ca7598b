import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { inTransaction } from '#server/database/database.ts';
import { writeSetting } from '#server/database/settings.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import { deleteEverything } from '#server/features/school/empty-demo.repository.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Administrators search the changes and read names instead of ids; the database refuses to change entries. */

let test: TestApp;
/** Start of 5 October 2026 in Hong Kong, while it is still 4 October in UTC. */
const fifthOctoberMs = Date.parse('2026-10-04T16:00:00Z');

async function recordChanges(...changes: Partial<AuditChange>[]) {
  const { admin } = test.school.people;
  const commonColumns = {
    at: fifthOctoberMs,
    actor_id: admin,
    action: 'person.change',
    subject_kind: 'user',
    subject_id: 1,
  } as const;
  await recordAudit(test.app.db, ...changes.map((change) => ({ ...commonColumns, ...change })));
}

const searchAudit = (input: ApiInput<'GET /admin/audit'>) =>
  test.get('GET /admin/audit', input, { as: 'admin' });

const listActions = async (input: ApiInput<'GET /admin/audit'>) =>
  (await searchAudit(input)).items.map(({ action }) => action);

beforeAll(async () => {
  test = await openTestApp();
  const { people, classes, subjects, calendars } = test.school;
  const { admin, teacher, student1, student2 } = people;
  await recordChanges(
    {
      at: fifthOctoberMs - 1,
      action: 'class.add_student',
      subject_kind: 'class',
      subject_id: classes.a,
      class_id: classes.a,
      user_id: student1,
      after: { class_id: classes.a },
    },
    {
      action: 'class.move_student',
      class_id: classes.b,
      user_id: student1,
      before: { class_id: classes.a, class_number: 3 },
      after: { class_id: classes.b },
    },
    {
      action: 'mark.change',
      actor_id: teacher,
      user_id: student2,
      subject_kind: 'attempt',
      before: { question_id: 'q', score: 3, comment: '' },
      after: { question_id: 'q', question: '三加四', score: 4, comment: '說明清楚' },
      reason: '說明清楚',
    },
    {
      action: 'person.roles',
      user_id: teacher,
      before: { roles: '["teacher"]' },
      after: { roles: '["teacher","admin"]' },
    },
    { action: 'person.password', actor_id: null, user_id: admin },
    {
      action: 'setting.school',
      subject_kind: 'setting',
      subject_id: 0,
      before: { school_name: '', guests_allowed: '1', school_languages: '["en"]' },
      after: { school_name: '培正', guests_allowed: '0', school_languages: '["en","zh-hk"]' },
    },
    { action: 'subject.delete', subject_kind: 'subject', subject_id: 999_999, before: { name: '佛學' } },
    { action: 'teaching.add', user_id: teacher, class_id: classes.a, after: { subject_id: subjects.maths } },
    {
      action: 'person.close',
      subject_id: 888_888,
      user_id: 888_888,
      before: { name: '已離校', classes: [classes.a] },
    },
    {
      action: 'roll_over.make',
      subject_kind: 'calendar',
      subject_id: calendars.current,
      after: { name: 'x', from_calendar_id: calendars.past, classes: 2, coursewares: 3 },
    },
    { action: 'attempt.comment', user_id: student1, before: '', after: 'Well done' },
  );
});
afterAll(() => test.close());

describe('the audit search', () => {
  it('returns readable values, with names instead of ids', async () => {
    const { items } = await searchAudit({ limit: 20 });
    const byAction = Object.fromEntries(items.map((item) => [item.action, item]));
    const { changes: moved, ...move } = byAction['class.move_student'] ?? { changes: [] };
    expect(move).toMatchObject({
      actor: { name: 'admin' },
      person: { name: 'student1' },
      class: { name: '4B' },
    });
    expect(moved).toEqual([
      { field: 'class', before: '4A', after: '4B' },
      { field: 'class_number', before: 3, after: null },
    ]);
    expect(byAction['class.add_student']?.changes).toEqual([]);
    expect(byAction['mark.change']).toMatchObject({
      actor: { name: 'teacher' },
      reason: '說明清楚',
      changes: [
        { field: 'question', before: null, after: '三加四' },
        { field: 'score', before: 3, after: 4 },
        { field: 'comment', before: '', after: '說明清楚' },
      ],
    });
    expect(byAction['person.roles']?.changes).toEqual([{ field: 'is_admin', before: false, after: true }]);
    expect(byAction['person.password']).toMatchObject({
      actor: null,
      person: { name: 'admin' },
      changes: [],
    });
    expect(byAction['setting.school']?.changes).toEqual([
      { field: 'name', before: '', after: '培正' },
      { field: 'languages', before: ['en'], after: ['en', 'zh-hk'] },
      { field: 'guests_allowed', before: true, after: false },
    ]);
    expect(byAction['subject.delete']?.thing).toBe('佛學');
    expect(byAction['teaching.add']?.changes[0]).toMatchObject({ field: 'subject', before: null });
    expect(byAction['person.close']).toMatchObject({
      person: { name: '已離校' },
      changes: [{ field: 'classes', before: ['4A'] }],
    });
    expect(byAction['roll_over.make']?.changes).toEqual([
      { field: 'from_term', before: null, after: '2025–26' },
      { field: 'class_count', before: null, after: 2 },
      { field: 'courseware_count', before: null, after: 3 },
    ]);
    expect(byAction['attempt.comment']?.changes).toEqual([
      { field: 'comment', before: '', after: 'Well done' },
    ]);
  });

  it('filters by actor, person, area, class and days of the school', async () => {
    const { people, classes } = test.school;
    expect(await listActions({ actor_id: people.teacher })).toEqual(['mark.change']);
    expect(await listActions({ actor_id: 0 })).toEqual(['person.password']);
    expect(await listActions({ user_id: people.student2 })).toEqual(['mark.change']);
    expect(await listActions({ group: 'settings' })).toEqual(['setting.school']);
    expect(await listActions({ class_id: classes.b })).toEqual(['class.move_student']);
    expect(await listActions({ to: '2026-10-04' })).toEqual(['class.add_student']);
    expect(await listActions({ from: '2026-10-05', to: '2026-10-05', group: 'classes' })).toEqual([
      'teaching.add',
      'class.move_student',
    ]);
    await writeSetting(test.app.db, 'time_zone', 'UTC');
    expect(await listActions({ from: '2026-10-05' })).toEqual([]);
    await writeSetting(test.app.db, 'time_zone', 'Asia/Hong_Kong');
  });

  it('finds names, values and reasons in either script, and no names of fields', async () => {
    expect(await listActions({ keyword: '说明' })).toEqual(['mark.change']);
    expect(await listActions({ keyword: 'STUDENT2' })).toEqual(['mark.change']);
    const { teacher } = test.school.people;
    const named = { name: '陳大文77', search_text: null };
    await test.app.db.updateTable('user').set(named).where('id', '=', teacher).execute();
    expect(await listActions({ keyword: '陈大文77', group: 'marks' })).toEqual(['mark.change']);
    expect(await listActions({ keyword: '4b' })).toEqual(['class.move_student']);
    expect(await listActions({ keyword: '已离校' })).toEqual(['person.close']);
    expect(await listActions({ keyword: 'class_id' })).toEqual([]);
  });

  it('gives pages by key, so that new entries shift nothing', async () => {
    const first = await searchAudit({ limit: 3 });
    await recordChanges({ action: 'school.backup' });
    const second = await searchAudit({ limit: 3, before_id: first.next_id ?? 0 });
    expect(first.items.map(({ id }) => id)).not.toContain(second.items[0]?.id);
    expect(second.items[0]?.id).toBe((first.items[2]?.id ?? 0) - 1);
    const last = await searchAudit({ limit: 3, before_id: 2 });
    expect(last).toMatchObject({ items: [{ action: 'class.add_student' }], next_id: null });
  });
});

describe('entries', () => {
  it('cannot be changed or deleted, except with the demo school', async () => {
    const { db, parts } = test.app;
    const refusal = /audit entries are not changed/;
    await expect(sql`update audit_entry set actor_id = 1`.execute(db)).rejects.toThrow(refusal);
    await expect(sql`delete from audit_entry`.execute(db)).rejects.toThrow(refusal);
    const inDemo = inTransaction(db, async (tx) => {
      await writeSetting(tx, 'demo_school', '1');
      await deleteEverything(tx, parts);
      expect(await tx.selectFrom('audit_entry').select('id').execute()).toEqual([]);
      throw new Error('back');
    });
    await expect(inDemo).rejects.toThrow('back');
    expect((await searchAudit({})).items.length).toBeGreaterThan(5);
  });
});
