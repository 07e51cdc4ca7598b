import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ApiReply } from '#contract/api.ts';
import { type Reply, showPage } from '#tests/browser/show-page.tsx';
import { resetUnsentWork, startUnsentWork } from '#tests/browser/unsent-work.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { RosterResultsSetting } from './roster-results-setting.tsx';

/** The card says what a package has and lacks, keeps the ids of the roster, and downloads the package under its name. */

type Results = ApiReply<'GET /admin/roster_results'>;

const full: Results = {
  calendar_id: 7,
  school_id: '',
  term_id: '',
  classes: [
    { id: 1, name: '4A', has_roster_id: true },
    { id: 2, name: '4B', has_roster_id: false },
  ],
  student_count: 60,
  students_without_id: 3,
  work_count: 12,
  held_count: 1,
  cut_books: ['4A 數學'],
};
const noDays = { first_day: '2026-09-01', last_day: '2027-07-31' };
const term = {
  id: 7,
  name: '2026–27',
  ...noDays,
  state: 'current',
  class_count: 2,
  unit_count: 3,
  holidays: [],
};

let results: Results;

const showSetting = (onExport: () => Reply = () => ({ data: {}, zip: new Blob(['zip']) }), search = {}) => {
  const onSearch = vi.fn<(search: object) => void>();
  return showPage({
    server: {
      'GET /admin/terms': () => ({ data: { items: results.calendar_id === null ? [] : [term] } }),
      'GET /admin/roster_results': () => ({ data: results }),
      'POST /admin/roster_results_export': (input) => {
        const reply = onExport();
        if (reply.zip)
          results = { ...results, school_id: String(input['school_id']), term_id: String(input['term_id']) };
        return reply;
      },
    },
    show: () => <RosterResultsSetting search={search} onSearch={onSearch} />,
  }).then((shown) => ({ ...shown, onSearch }));
};

const button = () => page.getByRole('button', { name: 'Download the package' });
const schoolId = () => page.getByRole('textbox', { name: /^Id of the school in/ });

/** The names under which files are saved. */
function watchSaved(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

beforeEach(async () => {
  results = full;
  await resetUnsentWork();
  await startUnsentWork();
});

it('says what the package has, and what other systems do not know', async () => {
  const { onSearch } = await showSetting();
  await expect.element(page.getByText('12 activities and works on paper')).toBeVisible();
  await expect.element(page.getByText(/^3 students have no id/)).toBeVisible();
  await expect.element(page.getByText('Class without an id of the roster: 4B')).toBeVisible();
  await expect.element(page.getByText(/^1 activity whose marks are held back/)).toBeVisible();
  await expect.element(page.getByText(/newest 100 activities.*4A 數學/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Class' }).selectOptions('4A');
  expect(onSearch).toHaveBeenCalledWith({ term: undefined, class_id: 1 });
});

it('downloads the package of the class under its name, with the ids that were typed', async () => {
  const saved = watchSaved();
  const { sent } = await showSetting(undefined, { class_id: 1 });
  await expect.element(page.getByText(/without an id of the roster/)).not.toBeInTheDocument();
  await schoolId().fill('school-1');
  await button().click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]).toMatch(/^OneRoster 2026–27 4A \d{4}-\d\d-\d\d\.zip$/);
  const call = sent.find(({ key }) => key === 'POST /admin/roster_results_export');
  expect(call?.input).toMatchObject({ calendar_id: 7, class_id: 1, school_id: 'school-1', term_id: '' });
  await expect.element(schoolId()).toHaveValue('school-1');
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('keeps what was typed when the package is refused, and says why', async () => {
  await showSetting(() => ({ code: 40401, msg: 'This was not found.', data: {} }));
  await schoolId().fill('school-1');
  await button().click();
  await expect.element(page.getByText('This was not found.')).toBeVisible();
  await expect.element(schoolId()).toHaveValue('school-1');
  await expect.element(button()).toBeEnabled();
});

it('says that there is nothing to export yet, or no school year', async () => {
  results = { ...full, work_count: 0 };
  const { screen } = await showSetting();
  await expect.element(page.getByText(/^There is nothing to export yet/)).toBeVisible();
  await expect.element(button()).not.toBeInTheDocument();
  await screen.unmount();
  results = { ...full, calendar_id: null, classes: [], work_count: 0 };
  await showSetting();
  await expect.element(page.getByText('Add a school year first.')).toBeVisible();
});
