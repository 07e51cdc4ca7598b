import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import type { ActivityItem } from './activity-form.ts';
import { DiyList } from './diy-list.tsx';
import type { DiySearch } from './list-search.ts';

const item = (id: number, name: string, part: Partial<ActivityItem> = {}): ActivityItem => ({
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
  courseware_count: 1,
  resource_id: null,
  resource_is_outdated: false,
  has_origin_changes: false,
  conversion_progress: null,
  ...part,
});

const all = [
  item(1, 'Rivers'),
  item(2, 'Volcanoes', { status: 0, revision_number: 0, courseware_count: 0 }),
  item(3, 'Seas', { status: 2 }),
];

let stored: ActivityItem[] = [];
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
  'POST /diy/delete': ({ ids }) => {
    stored = stored.filter(({ id }) => !(ids as number[]).includes(id));
    return { data: {} };
  },
  'POST /diy/restore': ({ ids }) => {
    stored = all.filter((one) => stored.includes(one) || (ids as number[]).includes(one.id));
    return { data: {} };
  },
};

const onSearch = vi.fn<(search: DiySearch) => void>();

function List({ isAdmin = false }: { isAdmin?: boolean }) {
  const [search, setSearch] = useState<DiySearch>({});
  return (
    <DiyList
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
  stored = all;
  onSearch.mockClear();
  // Left by a test that failed amid a message.
  document.body.replaceChildren();
});

it.each([
  [1366, 768],
  [390, 844],
] as const)('lists activities at %i × %i, with nothing for axe to find', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await showPage({ server, show: () => <List /> });
  await expect.element(screen.getByRole('link', { name: 'Rivers', exact: true })).toBeVisible();
  await expect.element(screen.getByText('In Process').first()).toBeVisible();
  await expect.element(screen.getByText('Converting').first()).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it.each([
  [1366, 768],
  [390, 844],
] as const)('tells how far media are converted, by itself, at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  stored = [item(3, 'Seas', { status: 2, conversion_progress: 0.417 })];
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await expect.element(screen.getByText('41%')).toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'Converting' })).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  stored = [item(3, 'Seas', { status: 0 })];
  await expect.element(screen.getByText('In Process').first(), { timeout: 5_000 }).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  const asked = sent.length;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(sent).toHaveLength(asked);
});

it('searches once typing has settled, and offers a way back when nothing matches', async () => {
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

it('filters by status', async () => {
  const { screen } = await showPage({ server, show: () => <List /> });
  await screen.getByRole('combobox', { name: 'Status' }).click();
  await screen.getByRole('option', { name: 'In Process' }).click();
  await expect.element(screen.getByRole('link', { name: 'Rivers', exact: true })).not.toBeInTheDocument();
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ status: '0' }));
});

it('deletes what is selected after asking, and takes it back', async () => {
  const { screen, sent } = await showPage({ server, show: () => <List /> });
  await screen.getByRole('checkbox', { name: 'Select Rivers' }).click();
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

it('says why something in use is not deleted', async () => {
  const inUse = () => ({
    code: 40904,
    msg: 'It is used in 1 unit (Water). Remove it there first.',
    data: null,
  });
  const { screen } = await showPage({
    server: { ...server, 'POST /diy/delete': inUse },
    show: () => <List />,
  });
  await screen.getByRole('button', { name: 'More actions for Rivers' }).click();
  await screen.getByRole('menuitem', { name: 'Delete' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText(/used in 1 unit/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Rivers', exact: true })).toBeVisible();
});

it('invites to create where there is nothing, and to try again where loading failed', async () => {
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
        : { data: { total: 1, items: [all[0]] } },
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
