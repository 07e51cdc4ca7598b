import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findCurrentTerm, followDate } from '#server/features/terms/current-term.service.ts';
import { dayOf, endOfDay, startOfDay } from '#server/school-days.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Terms have days, one is current, and only empty ones can be deleted. */

const day = 86_400_000;
const admin = { as: 'admin' } as const;

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const inDays = (days: number) => dayOf(test.app.now() + days * day, 'Asia/Hong_Kong');
const list = async () => (await test.get('GET /admin/terms', {}, admin)).items;
const states = async () => (await list()).map(({ name, state }) => [name, state]);
const add = (name: string, from: number, to: number) =>
  test.call('POST /admin/term_add', { name, first_day: inDays(from), last_day: inDays(to) }, admin);

describe('days of the school', () => {
  it.each([
    ['Asia/Hong_Kong', '2026-09-01', '2026-08-31T16:00:00.000Z', '2026-09-01T15:59:59.999Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z', '2026-10-04T12:59:59.999Z'],
  ])('begin and end by the clock of %s', (zone, name, start, end) => {
    expect(new Date(startOfDay(name, zone)).toISOString()).toBe(start);
    expect(new Date(endOfDay(name, zone)).toISOString()).toBe(end);
    expect([dayOf(startOfDay(name, zone), zone), dayOf(endOfDay(name, zone), zone)]).toEqual([name, name]);
  });
});

describe('terms', () => {
  it('are added, changed and deleted by administrators, each with an entry in the audit', async () => {
    const { data } = await add('2027–28', 300, 600);
    const holiday = { calendar_id: data.id, name: '聖誕', first_day: inDays(400), last_day: inDays(410) };
    const { id } = await test.get('POST /admin/holiday_add', holiday, admin);
    expect((await list())[0]).toEqual({
      id: data.id,
      name: '2027–28',
      first_day: inDays(300),
      last_day: inDays(600),
      state: 'coming',
      class_count: 0,
      unit_count: 0,
      holidays: [{ id, name: '聖誕', first_day: inDays(400), last_day: inDays(410) }],
    });
    const renamed = { id: data.id, name: 'Later', first_day: inDays(310), last_day: inDays(310) };
    await test.get('POST /admin/term_update', renamed, admin);
    expect((await list())[0]).toMatchObject({ name: 'Later', first_day: inDays(310), last_day: inDays(310) });
    await test.get('POST /admin/holiday_delete', { id }, admin);
    await test.get('POST /admin/term_delete', { id: data.id }, admin);
    expect(await states()).toEqual([
      ['2026–27', 'current'],
      ['2025–26', 'past'],
    ]);
    const entries = await test.app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    expect(entries.map(({ action, subject_id }) => [action, subject_id])).toEqual(
      ['add', 'holiday_add', 'change', 'holiday_delete', 'delete'].map((what) => [
        `calendar.${what}`,
        data.id,
      ]),
    );
    expect(entries.every(({ actor_id }) => actor_id === test.school.people.admin)).toBe(true);
  });

  it('refuses days that overlap or are in the wrong order, taken names, and deleting a term with classes', async () => {
    expect((await add('Over', 100, 400)).key).toBe('term_overlaps');
    expect((await add('Backwards', 401, 400)).key).toBe('term_dates_wrong');
    expect((await add('2026–27', 400, 500)).key).toBe('name_taken');
    const { current, past } = test.school.calendars;
    for (const id of [current, past])
      expect((await test.call('POST /admin/term_delete', { id }, admin)).key).toBe('term_not_empty');
    const outside = { calendar_id: current, name: 'H', first_day: inDays(300), last_day: inDays(301) };
    expect((await test.call('POST /admin/holiday_add', outside, admin)).key).toBe('term_dates_wrong');
    const wrong = { name: 'Never', first_day: '2026-02-30', last_day: '2026-03-01' };
    expect((await test.callRaw('POST /admin/term_add', wrong, admin)).key).toBe('invalid_input');
    expect(await states()).toHaveLength(2);
  });

  it('accepts one of two terms that are added at once for the same days', async () => {
    const both = await Promise.all([add('One', 300, 400), add('Two', 350, 450)]);
    expect(new Set(both.map(({ key }) => key))).toEqual(new Set(['success', 'term_overlaps']));
  });
});

describe('the current term', () => {
  it('is the one that began last, or else the first', () => {
    const terms = [10, 30, 20].map((starts_at) => ({ id: starts_at, starts_at }));
    const currentAt = (now: number) => findCurrentTerm(terms, now)?.id;
    expect([5, 10, 29, 30, 99].map(currentAt)).toEqual([10, 10, 20, 30, 30]);
    expect(findCurrentTerm([], 5)).toBeUndefined();
  });

  it('follows the date, and stays the last begun one between terms', async () => {
    await add('2027–28', 280, 600);
    expect((await states()).map(([, state]) => state)).toEqual(['coming', 'current', 'past']);
    await test.advanceSignedIn(270 * day);
    await followDate(test.app);
    expect((await states()).map(([, state]) => state)).toEqual(['coming', 'current', 'past']);
    await test.advanceSignedIn(11 * day);
    await followDate(test.app);
    expect((await states()).map(([, state]) => state)).toEqual(['current', 'past', 'past']);
    const { current_calendar_id } = await test.get('GET /teacher/index', {}, { as: 'teacher' });
    expect(current_calendar_id).toBe((await list())[0]?.id);
  });

  it('changes at once with the days of a term', async () => {
    const { current } = test.school.calendars;
    const later = { id: current, name: '2026–27', first_day: inDays(10), last_day: inDays(200) };
    await test.get('POST /admin/term_update', later, admin);
    expect((await states()).map(([, state]) => state)).toEqual(['coming', 'current']);
  });
});
