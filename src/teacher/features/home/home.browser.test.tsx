import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { setUserinfo } from '#teacher/shared/session-store.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { HomeView } from './home-view.tsx';

const maths = { id: 7, name: 'Maths', colour: 'harbour' };
const createClass = (class_id: number, class_name: string) => ({
  class_id,
  class_name,
  grade: 4,
  student_count: 30,
  unit_count: 3,
  subjects: [maths],
});

const createCourseware = (courseware_id: number, courseware_name: string) => ({
  courseware_id,
  courseware_name,
  type: 'diyquiz',
  is_marked: true,
  unit_id: 1,
  unit_name: 'Unit 1',
  class_name: '4A',
  subject_name: 'Maths',
  due_at: null,
  assigned: 30,
  submitted: 12,
  waiting: 0,
});

const hasNoMore = { working: false, due_soon: false, to_mark: false, behind: false };
const emptyToday = {
  teaches: true,
  class_id: null,
  working: [],
  due_soon: [],
  to_mark: [],
  behind: [],
  has_more: hasNoMore,
};
const server: FakeServer = {
  'GET /teacher/index': () => ({
    data: {
      calendar_list: [{ id: 2, name: '2026–2027', state: 'current' }],
      current_calendar_id: 2,
      class_list: [createClass(1, '4A'), createClass(2, '4B')],
    },
  }),
  'GET /teacher/today': () => ({ data: emptyToday }),
  'GET /teacher/news': () => ({
    data: { until: 99, handed_in: [], originals: [], resources: [], corrections: [] },
  }),
  'POST /user/news_seen': () => ({ data: {} }),
  'GET /admin/first_steps': () => ({
    data: { terms: true, subjects: true, classes: true, teachers: true, students: true },
  }),
};

const signIn = (roles: string[]) =>
  setUserinfo({
    id: 1,
    token: '',
    user_group: 'teacher',
    roles,
    name: 'Chan',
    nickname: '',
    nickname_eng: '',
    avatar: '',
    is_guest: false,
    must_change_password: false,
  });

beforeEach(() => {
  clearUnitSelection();
  signIn(['teacher']);
});

afterEach(() => {
  vi.useRealTimers();
});

const showHome = (extraServer: FakeServer) =>
  showPage({
    server: { ...server, ...extraServer },
    show: () => <HomeView requestedTermId={undefined} onChooseTerm={() => undefined} />,
  });

test('has one line for each empty group, and requests news once today is rendered', async () => {
  const { sent } = await showHome({});
  await expect.element(page.getByText('Nobody has missed a due date.')).toBeVisible();
  await expect.element(page.getByText('Nothing to mark.')).toBeVisible();
  await expect.element(page.getByText('Nothing new in the last seven days.')).toBeVisible();
  expect(sent.slice(0, 3).map(({ key }) => key)).toEqual([
    'GET /teacher/index',
    'GET /teacher/today',
    'GET /teacher/news',
  ]);
});

test('shows three rows of each group and all at one click, and marks incomplete counts', async () => {
  const due_soon = [1, 2, 3, 4].map((id) => createCourseware(id, `Quiz ${id}`));
  await showHome({
    'GET /teacher/today': () => ({
      data: { ...emptyToday, due_soon, has_more: { ...hasNoMore, due_soon: true } },
    }),
  });
  await expect.element(page.getByRole('link', { name: /Quiz 3/ })).toBeVisible();
  expect(page.getByRole('link', { name: /Quiz 4/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Show all 4+' }).click();
  await expect.element(page.getByRole('link', { name: /Quiz 4/ })).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
});

test('links to the live grids of coursewares in progress', async () => {
  const working = [{ ...createCourseware(5, 'Fractions'), working: 3 }];
  await showHome({ 'GET /teacher/today': () => ({ data: { ...emptyToday, working } }) });
  const link = page.getByRole('link', { name: /3 at work.*Fractions/ });
  await expect.element(link).toHaveAttribute('href', '/study-situation-view/grid?courseware_id=5');
});

test('shows a courseware that was just opened, with a link to its grid', async () => {
  const working = [
    { ...createCourseware(5, 'Fractions'), submitted: 0, working: 0 },
    { ...createCourseware(6, 'Tides'), submitted: 0, is_marked: false, working: 0 },
  ];
  await showHome({ 'GET /teacher/today': () => ({ data: { ...emptyToday, working } }) });
  const link = page.getByRole('link', { name: /0 of 30 submitted.*Fractions/ });
  await expect.element(link).toHaveAttribute('href', '/study-situation-view/grid?courseware_id=5');
  await expect.element(page.getByRole('link', { name: /0 of 30 finished.*Tides/ })).toBeVisible();
});

test('teachers without any unit are led to a first lesson instead of tasks that they cannot have', async () => {
  await showHome({
    'GET /teacher/index': () => ({
      data: {
        calendar_list: [{ id: 2, name: '2026–2027', state: 'current' }],
        current_calendar_id: 2,
        class_list: [{ ...createClass(1, '4A'), unit_count: 0 }],
      },
    }),
  });
  await expect
    .element(page.getByRole('link', { name: 'Begin with a unit' }))
    .toHaveAttribute('href', '/unit/list?calendar_id=2');
  expect(page.getByRole('heading', { name: 'Today' }).query()).toBeNull();
});

test('administrators of a new school are led to Setting until all its steps are done', async () => {
  signIn(['teacher', 'admin']);
  const steps = { terms: true, subjects: false, classes: false, teachers: true, students: false };
  await showHome({ 'GET /admin/first_steps': () => ({ data: steps }) });
  await expect
    .element(page.getByRole('link', { name: 'Go to Setting' }))
    .toHaveAttribute('href', '/admin/setting');
});

test('shows and changes the class for administrators who teach nothing', async () => {
  signIn(['teacher', 'admin']);
  const { sent } = await showHome({
    'GET /teacher/today': ({ class_id = 1 }) => ({
      data: { ...emptyToday, teaches: false, class_id: Number(class_id) },
    }),
  });
  const choice = page.getByRole('combobox', { name: 'Today in' });
  await expect.element(choice).toHaveValue('1');
  await choice.selectOptions('4B');
  await expect.element(choice).toHaveValue('2');
  expect(sent.findLast(({ key }) => key === 'GET /teacher/today')?.input).toMatchObject({ class_id: '2' });
});

test('marks news, and reports to the server once they were seen', async () => {
  const handed_in = [
    { ...createCourseware(6, 'Decimals'), people: 9, new_people: 2, at: 5 },
    { ...createCourseware(7, 'Angles'), people: 4, new_people: 0, at: 6 },
  ];
  const { sent } = await showHome({
    'GET /teacher/news': () => ({
      data: { until: 99, handed_in, originals: [], resources: [], corrections: [] },
    }),
  });
  const names = () =>
    page
      .getByRole('link', { name: /submitted/ })
      .elements()
      .map((link) => link.querySelector('strong')?.textContent);
  await expect.poll(names).toEqual(['Decimals', 'Angles']);
  await expect.element(page.getByText('2 newly submitted')).toBeVisible();
  await expect.element(page.getByText('4 submitted lately')).toBeVisible();
  expect(page.getByRole('img', { name: 'New' }).elements()).toHaveLength(1);
  const seen = () =>
    sent.filter(({ key }) => key === 'POST /user/news_seen').map(({ input }) => input['until']);
  expect(seen()).toEqual([]);
  await expect.poll(seen, { timeout: 10_000 }).toEqual([99]);
});

test('counts days from the present one, also when the page stays open over midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 23, 50) });
  const due_soon = [{ ...createCourseware(5, 'Fractions'), due_at: new Date(2026, 10, 25, 12).getTime() }];
  await showHome({ 'GET /teacher/today': () => ({ data: { ...emptyToday, due_soon } }) });
  await expect.element(page.getByRole('link', { name: /Fractions.*Due tomorrow/ })).toBeVisible();
  await expect.element(page.getByText(/Tuesday/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /Good evening/ })).toBeVisible();
  vi.setSystemTime(new Date(2026, 10, 25, 8));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('link', { name: /Fractions.*Due today/ })).toBeVisible();
  await expect.element(page.getByText(/Wednesday/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /Good morning/ })).toBeVisible();
});
