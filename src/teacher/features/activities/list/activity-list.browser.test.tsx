import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { ActivityList } from './activity-list.tsx';
import type { ActivitySearch } from './list-search.ts';

const createActivity = (id: number, name: string, overrides: Partial<ActivityItem> = {}): ActivityItem => ({
  id,
  type: 'diyquiz',
  name,
  description: '',
  display_language: 'en',
  subject_id: 1,
  subject_name: 'Science',
  grade: 4,
  difficulty: 'easy',
  icon: '',
  startup_screen: '',
  status: 1,
  owner_id: 1,
  modified_by: 'Ms Chan',
  modified_at: Date.UTC(2026, 10, 20),
  question_count: 3,
  revision_number: 1,
  courseware_count: 0,
  resource_id: null,
  resource_is_outdated: false,
  former_classes: [],
  has_origin_changes: false,
  conversion_progress: null,
  ...overrides,
});

const allActivities = [
  createActivity(1, 'Rivers', { courseware_count: 3 }),
  createActivity(2, 'Volcanoes', { status: 0, revision_number: 0 }),
  createActivity(3, 'Seas', { status: 2 }),
];

const createPlace = (courseware_id: number, unit_id: number, calendar_name = '2026–27') => ({
  courseware_id,
  courseware_name: 'Rivers',
  calendar_name,
  calendar_is_current: calendar_name === '2026–27',
  class_name: '4A',
  subject_name: 'Science',
  unit_id,
  unit_name: `Unit ${unit_id}`,
  revision_number: 1,
  is_open: true,
  started: 0,
  in_progress: 0,
});

/** Places of the activity 'Rivers': twice in unit 7, once in unit 8 of a past year. */
const placesOfRivers = [createPlace(1, 7), createPlace(2, 7), createPlace(3, 8, '2025–26')];

let stored: ActivityItem[] = [];
let places: ReturnType<typeof createPlace>[] = [];
const server: FakeServer = {
  'GET /common/course_extend_list': () => ({
    data: {
      course_extend_list: [
        { type: 'diyquiz', name: 'Quiz', summary: '', colour: '#000', icon: '', uploads: [] },
      ],
    },
  }),
  'GET /common/subject_list': () => ({
    data: { subject_list: [{ id: 1, name: 'Science', colour: 'banyan' }] },
  }),
  'GET /diy/list': ({ keyword = '', status }) => {
    const items = stored.filter(
      (one) =>
        one.name.toLowerCase().includes((keyword as string).toLowerCase()) &&
        (status === undefined || String(one.status) === status),
    );
    return { data: { total: items.length, items } };
  },
  'GET /diy/associated': () => ({ data: { latest_revision_number: 1, items: places } }),
  'GET /resource/update_preview': () => ({
    data: {
      has_changes: true,
      copy_count: 2,
      fields: [{ field: 'name', before: 'Rivers', after: 'Rivers and seas' }],
      questions: [{ id: 'q1', title: 'Where is the source?', change: 'changed' }],
      parts: [],
      order_changed: false,
      other: false,
    },
  }),
  'POST /resource/share': () => {
    stored = stored.map((one) => ({ ...one, resource_is_outdated: false }));
    return { data: {} };
  },
  'GET /teacher/index': () => ({
    data: {
      calendar_list: [{ id: 2, name: '2026–27', state: 'current' }],
      current_calendar_id: 2,
      class_list: [
        {
          class_id: 4,
          class_name: '4A',
          grade: 4,
          student_count: 30,
          unit_count: 1,
          subjects: [{ id: 1, name: 'Science', colour: 'banyan' }],
        },
      ],
    },
  }),
  'GET /teacher/unit_list': () => ({
    data: { total: 1, items: [{ id: 7, name: 'Water', courseware_count: 2, open_count: 0 }] },
  }),
  'POST /teacher/courseware_add': () => ({ data: { ids: [11] } }),
  'POST /diy/delete': ({ ids }) => {
    stored = stored.filter(({ id }) => !(ids as number[]).includes(id));
    return { data: {} };
  },
  'POST /diy/restore': ({ ids }) => {
    stored = allActivities.filter((one) => stored.includes(one) || (ids as number[]).includes(one.id));
    return { data: {} };
  },
};

const onSearch = vi.fn<(search: ActivitySearch) => void>();

function List({ isAdmin = false }: { isAdmin?: boolean }) {
  const [search, setSearch] = useState<ActivitySearch>({});
  return (
    <ActivityList
      renderPutIntoBank={() => null}
      search={search}
      isAdmin={isAdmin}
      onSearch={(next) => {
        onSearch(next);
        setSearch(next);
      }}
    />
  );
}

beforeEach(() => {
  stored = allActivities;
  places = placesOfRivers;
  onSearch.mockClear();
  // Removes a toast that a failed test left on the page.
  document.body.replaceChildren();
});

it.each([
  [1366, 768],
  [390, 844],
] as const)('lists activities at %i × %i, with nothing for axe to find', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await showPage({ server, show: () => <List /> });
  await expect.element(screen.getByRole('link', { name: 'Rivers', exact: true })).toBeVisible();
  await expect.element(screen.getByText('In Process').last()).toBeVisible();
  await expect.element(screen.getByText('Converting').last()).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it.each([
  [1366, 768],
  [390, 844],
] as const)('updates the progress of conversions by itself at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  stored = [createActivity(3, 'Seas', { status: 2, conversion_progress: 0.417 })];
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await expect.element(screen.getByText('41%')).toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'Converting' })).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  stored = [createActivity(3, 'Seas', { status: 0 })];
  await expect.element(screen.getByText('In Process').last(), { timeout: 5_000 }).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  const asked = sent.length;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(sent).toHaveLength(asked);
});

it('searches after a pause in typing, and offers to clear a search without results', async () => {
  await page.viewport(1366, 768);
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await userEvent.fill(screen.getByRole('searchbox'), 'comets');
  await expect.element(screen.getByText('Nothing matches')).toBeVisible();
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(onSearch).toHaveBeenLastCalledWith(
    expect.objectContaining({ keyword: 'comets', offset: undefined }),
  );
  expect(sent.filter(({ key }) => key === 'GET /diy/list')).toHaveLength(2);
  await screen.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.element(screen.getByRole('link', { name: 'Seas', exact: true })).toBeVisible();
});

it('folds the filters on a phone behind a button that says how many are set', async () => {
  await page.viewport(390, 844);
  const { screen } = await showPage({ server, show: () => <List /> });
  const status = screen.getByRole('combobox', { name: 'Status' });
  const button = screen.getByRole('button', { name: 'Filters' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  expect(status.elements()).toEqual([]);
  await button.click();
  await status.selectOptions('In Process');
  await expect.element(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.viewport(1366, 768);
});

it('keeps rows low, and badges complete beside the longest name', async () => {
  await page.viewport(1366, 768);
  const long = createActivity(1, 'A name that never ends '.repeat(8), {
    resource_id: 4,
    resource_is_outdated: true,
  });
  stored = [long, createActivity(3, 'Seas', { status: 2, conversion_progress: 0.417 })];
  const { screen } = await showPage({ server, show: () => <List /> });
  const badge = screen.getByRole('button', { name: 'Bring the library up to date' });
  await expect.element(badge).toBeVisible();
  const cell = badge.element().closest('td')!.getBoundingClientRect();
  expect(badge.element().getBoundingClientRect().right).toBeLessThanOrEqual(cell.right);
  const heights = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
  // Two lines of 24 px, high enough to touch, and the border.
  expect(Math.max(...heights)).toBeLessThanOrEqual(49);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1366);
});

it('filters by status', async () => {
  const { screen } = await showPage({ server, show: () => <List /> });
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('In Process');
  await expect.element(screen.getByRole('link', { name: 'Rivers', exact: true })).not.toBeInTheDocument();
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ status: '0' }));
});

it('deletes selected activities after asking, and undoes it', async () => {
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await screen.getByRole('checkbox', { name: 'Select Volcanoes' }).click();
  await screen.getByRole('checkbox', { name: 'Select Seas' }).click();
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('Delete 2 activities?')).toBeVisible();
  expect(sent.some(({ key }) => key === 'POST /diy/delete')).toBe(false);
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('link', { name: 'Seas', exact: true })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('link', { name: 'Seas', exact: true })).toBeVisible();
});

async function chooseFromMenu(name: string, itemName: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: itemName }).click();
}

it('lists the units that use an activity instead of asking whether to delete it', async () => {
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await chooseFromMenu('Rivers', 'Delete');
  const dialog = screen.getByRole('dialog', { name: '“Rivers” cannot be deleted yet' });
  await expect.element(dialog.getByText(/Remove it from these units first/)).toBeVisible();
  const links = dialog.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2026–27 · 4A · Science · Unit 7', '/unit/course/list?unit_id=7'],
    ['2025–26 · 4A · Science · Unit 8', '/unit/course/list?unit_id=8'],
  ]);
  expect(dialog.getByRole('button', { name: 'Delete' }).elements()).toEqual([]);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'More actions for Rivers' })).toHaveFocus();
  expect(sent.some(({ key }) => key === 'POST /diy/delete')).toBe(false);
});

it('shares the completed ones of the selected activities', async () => {
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await screen.getByRole('checkbox', { name: 'Select Rivers' }).click();
  await screen.getByRole('checkbox', { name: 'Select Volcanoes' }).click();
  await screen.getByRole('button', { name: 'Share to the library' }).click();
  await expect.element(screen.getByText(/^1 activity is in the library now/)).toBeVisible();
  expect(
    sent.filter(({ key }) => key === 'POST /resource/share').map(({ input }) => input['activity_id']),
  ).toEqual([1]);
});

it('adds the completed ones of the selected activities to a unit, and says what stays out', async () => {
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await screen.getByRole('checkbox', { name: 'Select Rivers' }).click();
  await screen.getByRole('checkbox', { name: 'Select Volcanoes' }).click();
  await screen.getByRole('button', { name: 'Add to unit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add 1 activity to a unit' });
  await expect.element(dialog.getByText(/^1 of the selected activities is not completed/)).toBeVisible();
  await dialog.getByRole('radio', { name: /Water/ }).click();
  await dialog.getByRole('button', { name: 'Add to unit' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const added = sent.find(({ key }) => key === 'POST /teacher/courseware_add');
  expect(added?.input).toMatchObject({ unit_id: 7, activity_ids: [1] });
});

it('names those of the selected activities that are in use, with their units', async () => {
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await screen.getByRole('checkbox', { name: 'Select Rivers' }).click();
  await screen.getByRole('checkbox', { name: 'Select Seas' }).click();
  await screen.getByRole('button', { name: 'Delete' }).click();
  const dialog = screen.getByRole('dialog', { name: '1 of these activities is in use' });
  await expect.element(dialog.getByRole('heading', { name: 'Rivers' })).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Seas' }).elements()).toEqual([]);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  expect(sent.some(({ key }) => key === 'POST /diy/delete')).toBe(false);
});

it('asks before deleting activities that were removed from their units meanwhile', async () => {
  places = [];
  const { screen } = await showPage({ server, show: () => <List /> });
  await chooseFromMenu('Rivers', 'Delete');
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('link', { name: 'Rivers', exact: true })).not.toBeInTheDocument();
});

it('says why an activity that was placed meanwhile is not deleted', async () => {
  const inUse = () => ({
    code: 40904,
    msg: 'It is used in 1 unit (Water). Remove it there first.',
    data: null,
  });
  const { screen } = await showPage({
    server: { ...server, 'POST /diy/delete': inUse },
    show: () => <List />,
  });
  await chooseFromMenu('Seas', 'Delete');
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText(/used in 1 unit/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Seas', exact: true })).toBeVisible();
});

it.each([
  [1366, 768],
  [390, 844],
] as const)('updates the older version in the library from its note, at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  stored = [createActivity(1, 'Rivers', { resource_id: 4, resource_is_outdated: true })];
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await screen.getByRole('button', { name: 'Bring the library up to date' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Update “Rivers” in the library?' });
  await expect.element(dialog.getByText(/The 2 copies made from it stay as they are/)).toBeVisible();
  await expect.element(dialog.getByText('Where is the source?')).toBeVisible();
  const isShared = () => sent.some(({ key }) => key === 'POST /resource/share');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(isShared()).toBe(false);
  await screen.getByRole('button', { name: 'Bring the library up to date' }).click();
  await dialog.getByRole('button', { name: 'Update the library' }).click();
  await expect.element(screen.getByText(/“Rivers” is in the library now/)).toBeVisible();
  expect(sent.find(({ key }) => key === 'POST /resource/share')?.input).toMatchObject({ activity_id: 1 });
  await expect.element(screen.getByRole('link', { name: 'In the library' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'More actions for Rivers' })).toHaveFocus();
});

it.each([
  ['en', 'See what changed in the original'],
  ['zh-hk', '查看原活動的更新'],
  ['zh-cn', '查看原活动的更新'],
] as const)('offers to see the changes of the original, in %s', async (language, name) => {
  stored = [createActivity(1, 'Rivers', { has_origin_changes: true })];
  const { screen } = await showPage({ server, language, show: () => <List /> });
  await screen
    .getByRole('button', { name: /Rivers/ })
    .last()
    .click();
  await expect.element(screen.getByRole('menuitem', { name })).toBeVisible();
});

it('offers to create the first activity, and to try again after a failure', async () => {
  stored = [];
  const { screen } = await showPage({ server, show: () => <List /> });
  await expect.element(screen.getByRole('link', { name: 'Create an activity' })).toBeVisible();
  await screen.unmount();
  let isDown = true;
  const flaky: FakeServer = {
    ...server,
    'GET /diy/list': () =>
      isDown
        ? { code: 500, msg: 'The server has a cold.', data: null }
        : { data: { total: 1, items: [allActivities[0]] } },
  };
  const again = await showPage({ server: flaky, show: () => <List /> });
  await expect.element(again.screen.getByText('The server has a cold.')).toBeVisible();
  isDown = false;
  await again.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(again.screen.getByRole('link', { name: 'Rivers', exact: true })).toBeVisible();
});

it("lets administrators alone see everybody's", async () => {
  const { screen, sent } = await showPage({ server, show: () => <List isAdmin /> });
  await screen.getByRole('switch', { name: 'Show everybody’s' }).click();
  await vi.waitFor(() => expect(sent.at(-1)?.input).toMatchObject({ all: 'true' }));
  await screen.unmount();
  const teacher = await showPage({ server, show: () => <List /> });
  await expect.element(teacher.screen.getByRole('switch')).not.toBeInTheDocument();
});
