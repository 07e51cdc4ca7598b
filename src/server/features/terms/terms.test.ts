import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findCurrentTerm, updateTermByDate } from '#server/features/terms/current-term.service.ts';
import { dayOf, endOfDay, startOfDay } from '#server/school-days.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Terms have days, one is current, and only empty ones can be deleted. */

const dayMs = 86_400_000;
const asAdmin = { as: 'admin' } as const;

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const dayFromNow = (days: number) => dayOf(test.app.now() + days * dayMs, 'Asia/Hong_Kong');
const listTerms = async () => (await test.get('GET /admin/terms', {}, asAdmin)).items;
const listStates = async () => (await listTerms()).map(({ name, state }) => [name, state]);
const addTerm = (name: string, from: number, to: number) =>
  test.call('POST /admin/term_add', { name, first_day: dayFromNow(from), last_day: dayFromNow(to) }, asAdmin);

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
    const { data } = await addTerm('2027–28', 300, 600);
    const holiday = {
      calendar_id: data.id,
      name: '聖誕',
      first_day: dayFromNow(400),
      last_day: dayFromNow(410),
    };
    const { id } = await test.get('POST /admin/holiday_add', holiday, asAdmin);
    expect((await listTerms())[0]).toEqual({
      id: data.id,
      name: '2027–28',
      first_day: dayFromNow(300),
      last_day: dayFromNow(600),
      state: 'coming',
      class_count: 0,
      unit_count: 0,
      holidays: [{ id, name: '聖誕', first_day: dayFromNow(400), last_day: dayFromNow(410) }],
    });
    const renamed = { id: data.id, name: 'Later', first_day: dayFromNow(310), last_day: dayFromNow(310) };
    await test.get('POST /admin/term_update', renamed, asAdmin);
    expect((await listTerms())[0]).toMatchObject({
      name: 'Later',
      first_day: dayFromNow(310),
      last_day: dayFromNow(310),
    });
    await test.get('POST /admin/holiday_delete', { id }, asAdmin);
    await test.get('POST /admin/term_delete', { id: data.id }, asAdmin);
    expect(await listStates()).toEqual([
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
    expect((await addTerm('Over', 100, 400)).key).toBe('term_overlaps');
    expect((await addTerm('Backwards', 401, 400)).key).toBe('term_dates_wrong');
    expect((await addTerm('2026–27', 400, 500)).key).toBe('name_taken');
    const { current, past } = test.school.calendars;
    for (const id of [current, past])
      expect((await test.call('POST /admin/term_delete', { id }, asAdmin)).key).toBe('term_not_empty');
    const outside = {
      calendar_id: current,
      name: 'H',
      first_day: dayFromNow(300),
      last_day: dayFromNow(301),
    };
    expect((await test.call('POST /admin/holiday_add', outside, asAdmin)).key).toBe('term_dates_wrong');
    const wrong = { name: 'Never', first_day: '2026-02-30', last_day: '2026-03-01' };
    expect((await test.callRaw('POST /admin/term_add', wrong, asAdmin)).key).toBe('invalid_input');
    expect(await listStates()).toHaveLength(2);
  });

  it('accepts one of two terms that are added at once for the same days', async () => {
    const both = await Promise.all([addTerm('One', 300, 400), addTerm('Two', 350, 450)]);
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
    await addTerm('2027–28', 280, 600);
    expect((await listStates()).map(([, state]) => state)).toEqual(['coming', 'current', 'past']);
    await test.advanceSignedIn(270 * dayMs);
    await updateTermByDate(test.app);
    expect((await listStates()).map(([, state]) => state)).toEqual(['coming', 'current', 'past']);
    await test.advanceSignedIn(11 * dayMs);
    await updateTermByDate(test.app);
    expect((await listStates()).map(([, state]) => state)).toEqual(['current', 'past', 'past']);
    const { current_calendar_id } = await test.get('GET /teacher/index', {}, { as: 'teacher' });
    expect(current_calendar_id).toBe((await listTerms())[0]?.id);
  });

  it('changes at once with the days of a term', async () => {
    const { current } = test.school.calendars;
    const later = { id: current, name: '2026–27', first_day: dayFromNow(10), last_day: dayFromNow(200) };
    await test.get('POST /admin/term_update', later, asAdmin);
    expect((await listStates()).map(([, state]) => state)).toEqual(['coming', 'current']);
  });
});
