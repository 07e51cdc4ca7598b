// Loaded before the styles of the components, as in the app.
import { typeSettings } from '#contract/choices.ts';
import '@mantine/core/styles.css';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CourseList } from '#teacher/features/coursewares/list/course-list.tsx';
import type { RenderQuickAdd } from '#teacher/features/coursewares/list/quick-add.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, type SentCall, showPage } from '#tests/browser/show-page.tsx';
import { dismissToast, getToasts } from '#ui/toast/toast-store.ts';

const day = 86_400_000;

function createCourseware(id: number, name: string, overrides: Partial<CoursewareItem> = {}): CoursewareItem {
  return {
    id,
    name,
    unit_id: 5,
    type: 'diyquiz',
    is_marked: true,
    icon: '',
    activity_id: id,
    revision_number: 1,
    latest_revision_number: 1,
    question_count: 4,
    position: id,
    is_open: false,
    state: 'closed',
    join_code: `ABC23${id}`,
    assigned: 30,
    started: 0,
    submitted: 0,
    open_at: null,
    due_at: null,
    late_hours: 0,
    attempts_allowed: 1,
    counting_attempt: 'best',
    time_limit_minutes: null,
    shuffle: false,
    marks_held: false,
    feedback_rule: 'after_submit',
    allow_guests: false,
    guest_limit: 40,
    target_kind: 'class',
    target_ids: [],
    target_names: [],
    work_by: 'person',
    group_set_id: null,
    may_work_by_group: false,
    type_settings: [...typeSettings],
    ...overrides,
  };
}

const unit = {
  id: 5,
  name: 'Fractions',
  calendar_id: 2,
  calendar_name: '2026–2027',
  class_id: 1,
  class_name: '4A',
  class_grade: 4,
  subject_id: 7,
  subject_name: 'Maths',
  subject_colour: 'harbour',
  student_count: 30,
  courseware_count: 3,
  open_count: 0,
  position: 1,
  created_at: 0,
};

const activities = [11, 12].map((id) => ({
  id,
  name: `Activity ${id}`,
  type: 'diyquiz',
  icon: '',
  question_count: 3,
  subject_name: 'Maths',
  modified_at: 0,
}));

/** A server that stores the order, the open state and additions. */
function serveCoursewares(start: readonly CoursewareItem[]): FakeServer {
  let items = [...start];
  const change = (id: unknown, part: Partial<CoursewareItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...part } : item));
  };
  return {
    'GET /teacher/unit_detail': () => ({ data: unit }),
    'GET /teacher/course_list': () => ({ data: { course_list: items } }),
    'GET /common/course_extend_list': () => ({
      data: {
        course_extend_list: [
          { type: 'file', name: 'Files' },
          { type: 'link', name: 'Link' },
        ],
      },
    }),
    'POST /teacher/courseware_open': ({ id }) => {
      change(id, { is_open: true, state: 'open' });
      return { data: { join_code: 'ABC231' } };
    },
    'GET /diy/list': () => ({ data: { total: activities.length, items: activities } }),
    'POST /teacher/courseware_add': ({ activity_ids: ids }) => {
      const chosen = activities.filter(({ id }) => Array.isArray(ids) && ids.includes(id));
      items = [...items, ...chosen.map(({ id, name }) => createCourseware(id, name))];
      return { data: { ids } };
    },
    'POST /teacher/courseware_update': () => ({ data: {} }),
    'POST /teacher/courseware_sort': ({ ids }) => {
      const order = Array.isArray(ids) ? ids : [];
      items = items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
      return { data: {} };
    },
    // Some students have work in several of them.
    'GET /teacher/courseware_work': ({ ids }) => {
      const chosen = String(ids).split(',');
      const started = items.filter(({ id }) => chosen.includes(String(id))).map((item) => item.started);
      return { data: { student_count: Math.max(...started) } };
    },
    'GET /teacher/course_delete': () => {
      items = [];
      return { data: {} };
    },
  };
}

async function showCoursewares(...items: CoursewareItem[]): Promise<SentCall[]> {
  return showWithServer(serveCoursewares(items));
}

async function showWithServer(server: FakeServer): Promise<SentCall[]> {
  const { sent } = await showPage({
    server,
    show: () => <CourseList unitId={5} renderPreview={() => null} renderQuickAdd={showQuickAdd} />,
  });
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return sent;
}

const showQuickAdd: RenderQuickAdd = ({ type, unitId }) => <p>{`${type} for unit ${unitId}`}</p>;

const listShownNames = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((node) => node.textContent);
const findLastInput = (sent: SentCall[], key: string) => sent.findLast((call) => call.key === key)?.input;

function focusOn(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}

// Toasts stay for seconds: those of one test must not appear in the next.
afterEach(() => {
  for (const { id } of getToasts()) dismissToast(id);
});

test('one click opens and shows the code, the link and how many have begun', async () => {
  const sent = await showCoursewares(createCourseware(1, 'Halves'));
  await page.getByRole('button', { name: 'Open Halves' }).click();
  const panel = page.getByRole('dialog');
  await expect.element(panel.getByText('ABC 231')).toBeVisible();
  await expect.element(panel.getByRole('img', { name: /play\/ABC231/ })).toBeVisible();
  await expect.element(panel.getByText('started')).toBeVisible();
  expect(findLastInput(sent, 'POST /teacher/courseware_open')).not.toHaveProperty('settings');
  expect(await findAxeViolations(document.body)).toEqual([]);
});

test.each([1366, 360])('a row %i px wide shows a code of the widest letters completely', async (width) => {
  await page.viewport(width, 768);
  await showCoursewares(createCourseware(1, 'Halves', { is_open: true, state: 'open', join_code: 'WMWMWM' }));
  const code = page.getByText('WMW MWM', { exact: true }).element();
  const { right } = code.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(code.parentElement!.getBoundingClientRect().right);
});

test('a unit of 200 coursewares renders once, in rows of one line and few elements', async () => {
  await page.viewport(1366, 768);
  const names = Array.from({ length: 200 }, (_, index) => `${index} ${'and more '.repeat(index % 20)}`);
  await showCoursewares(
    ...names.map((name, id) => createCourseware(id + 1, name, { is_open: id % 2 === 0, due_at: day })),
  );
  const findRows = () =>
    [...document.querySelectorAll('main ol > li')].filter((row) => row.querySelector('h2'));
  await expect.poll(() => findRows().length, { timeout: 10_000 }).toBe(200);
  const rows = findRows();
  expect(Math.max(...rows.map((row) => row.querySelectorAll('*').length))).toBeLessThanOrEqual(20);
  expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(48);
  await new Promise((done) => setTimeout(done, 2_500));
  expect(rows.filter((row) => !row.isConnected)).toEqual([]);
});

test('one menu serves all rows, and gives the focus back to its button', async () => {
  await showCoursewares(createCourseware(1, 'One'), createCourseware(2, 'Two'));
  for (const name of ['Two', 'One']) {
    const more = page.getByRole('button', { name: `More for ${name}` });
    await more.click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
    expect(document.querySelectorAll('[role=menu]')).toHaveLength(1);
    expect(await findAxeViolations(document.body)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a preview that a name opened gives the focus back to that name', async () => {
  await showCoursewares(createCourseware(1, 'Halves'));
  const name = page.getByRole('button', { name: 'Halves', exact: true });
  await name.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).toHaveFocus();
});

test('a preview that the menu opened gives the focus back to the button of the menu', async () => {
  await showCoursewares(createCourseware(1, 'Halves'));
  const more = page.getByRole('button', { name: 'More for Halves' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
});

test('a code is shown only while students can join with it', async () => {
  const past = { is_open: true, due_at: Date.now() - day, join_code: 'OLD234' } as const;
  await showCoursewares(
    createCourseware(1, 'Halves', { ...past, state: 'past_due' }),
    createCourseware(2, 'Thirds', { is_open: true, state: 'open', join_code: 'NEW567' }),
  );
  await expect.element(page.getByText('NEW 567')).toBeVisible();
  expect(page.getByText('OLD 234').elements()).toEqual([]);
  // The settings open instead, because it needs another due time.
  await page.getByRole('button', { name: 'Open Halves' }).click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Save' }).first()).toBeVisible();
});

test('an open courseware past its due time is opened again with another one, and shows its code', async () => {
  const past = { is_open: true, state: 'past_due', due_at: Date.now() - day } as const;
  const sent = await showCoursewares(createCourseware(1, 'Halves', past));
  await page.getByRole('button', { name: 'Open Halves' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Clear' }).click();
  await drawer.getByRole('button', { name: 'Save and open' }).click();
  await expect.element(page.getByRole('dialog').getByText('ABC 231')).toBeVisible();
  expect(findLastInput(sent, 'POST /teacher/courseware_open')).toMatchObject({
    id: 1,
    settings: { due_at: null },
  });
});

test('with a due time in the past, opening first asks for another one', async () => {
  const sent = await showCoursewares(createCourseware(1, 'Halves', { due_at: Date.now() - day }));
  await page.getByRole('button', { name: 'Open Halves' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and open' }).click();
  await expect.element(page.getByText(/The due time has passed/)).toBeVisible();
  expect(findLastInput(sent, 'POST /teacher/courseware_open')).toBeUndefined();
});

test('settings refuse a due time before the opening time and odd minutes, and are sent as set', async () => {
  const times = { open_at: Date.now() + 2 * day, due_at: Date.now() + day, time_limit_minutes: 20 };
  const sent = await showCoursewares(createCourseware(1, 'Halves', times));
  await page.getByRole('button', { name: 'Settings of Halves' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Minutes' }).fill('601');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(drawer.getByText('The due time must be after the opening time')).toBeVisible();
  await expect.element(drawer.getByText('Please enter whole minutes from 1 to 600')).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await drawer.getByRole('textbox', { name: 'Minutes' }).fill('25');
  await drawer.getByRole('button', { name: 'Clear' }).first().click();
  await drawer.getByRole('combobox', { name: 'How often a student may do it' }).selectOptions('Unlimited');
  await drawer.getByRole('radio', { name: 'At once' }).click();
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Edit Succeed')).toBeVisible();
  expect(findLastInput(sent, 'POST /teacher/courseware_update')).toMatchObject({
    id: 1,
    settings: { open_at: null, attempts_allowed: 0, time_limit_minutes: 25, feedback_rule: 'at_once' },
  });
});

test('late work is set with a due time only, and shown in the row', async () => {
  const due = { due_at: Date.now() + day, late_hours: 24 };
  const sent = await showCoursewares(createCourseware(1, 'Halves', due), createCourseware(2, 'Thirds'));
  await expect.element(page.getByText(/late work for 24 hours/)).toBeVisible();
  await page.getByRole('button', { name: 'Settings of Halves' }).click();
  const drawer = page.getByRole('dialog');
  const hours = drawer.getByRole('textbox', { name: 'Accept late work for this many hours' });
  await hours.fill('721');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(drawer.getByText('Please enter whole hours from 0 to 720')).toBeVisible();
  await hours.fill('48');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Edit Succeed')).toBeVisible();
  expect(findLastInput(sent, 'POST /teacher/courseware_update')).toMatchObject({
    settings: { late_hours: 48 },
  });
  await page.getByRole('button', { name: 'Settings of Thirds' }).click();
  await expect.element(drawer.getByText('Due time')).toBeVisible();
  await expect.element(hours).not.toBeInTheDocument();
});

test('coursewares can be sorted by keyboard only', async () => {
  const sent = await showCoursewares(createCourseware(1, 'One'), createCourseware(2, 'Two'));
  const handle = page.getByRole('button', { name: 'Move Two' });
  await expect.element(handle).toBeVisible();
  focusOn(handle.element());
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Two is now at place 2 of 2.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('Two is now at place 1 of 2.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(listShownNames).toEqual(['Two', 'One']);
  expect(findLastInput(sent, 'POST /teacher/courseware_sort')).toMatchObject({ unit_id: 5, ids: [2, 1] });
});

test('deleting several names how many students lose work and asks for a word', async () => {
  const sent = await showCoursewares(
    createCourseware(1, 'One', { started: 3, submitted: 2 }),
    createCourseware(2, 'Two', { started: 4, submitted: 4 }),
  );
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select One' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByText('Delete 2 coursewares?')).toBeVisible();
  await expect
    .element(
      page.getByText(
        /The work of 4 students is deleted too, with answers and marks\. An administrator can bring it back/,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('alertdialog').getByRole('textbox', { name: /delete/ })).toHaveFocus();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Please type the word as it is shown.')).toBeVisible();
  expect(findLastInput(sent, 'GET /teacher/course_delete')).toBeUndefined();
  await userEvent.keyboard('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Successfully deleted')).toBeVisible();
  expect(findLastInput(sent, 'GET /teacher/course_delete')).toMatchObject({ ids: '1,2' });
  await expect.element(page.getByText('No coursewares in this unit yet')).toBeVisible();
});

test('a courseware with work of students is deleted only after its name was typed', async () => {
  const sent = await showCoursewares(createCourseware(1, 'Halves', { started: 22 }));
  await page.getByRole('button', { name: 'More for Halves' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/The work of 22 students is deleted too/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: /Halves/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('This is not the same name.')).toBeVisible();
  expect(findLastInput(sent, 'GET /teacher/course_delete')).toBeUndefined();
  await userEvent.keyboard('halves{Enter}');
  await expect.element(page.getByText('Successfully deleted')).toBeVisible();
});

test('a refused deletion says so, with the reason, and keeps the courseware', async () => {
  const refusal = { code: 40301, msg: 'You are not allowed to do this.', data: null };
  const start = [createCourseware(1, 'One'), createCourseware(2, 'Two')];
  const sent = await showWithServer({
    ...serveCoursewares(start),
    'GET /teacher/course_delete': () => refusal,
  });
  await page.getByRole('button', { name: 'More for Two' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Failed to delete')).toBeVisible();
  await expect.element(page.getByText(refusal.msg)).toBeVisible();
  expect(findLastInput(sent, 'GET /teacher/course_delete')).toMatchObject({ ids: '2' });
  await expect.element(page.getByText('Successfully deleted')).not.toBeInTheDocument();
  expect(listShownNames()).toEqual(['One', 'Two']);
});

test('adding asks for an activity, then says so and shows what was added', async () => {
  const sent = await showCoursewares(createCourseware(1, 'One'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'From my DIY activities' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(dialog.getByText('Please choose at least one activity')).toBeVisible();
  expect(findLastInput(sent, 'POST /teacher/courseware_add')).toBeUndefined();
  await dialog.getByRole('checkbox', { name: 'Activity 12' }).click();
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  await expect.element(page.getByText('Add Succeed')).toBeVisible();
  expect(findLastInput(sent, 'POST /teacher/courseware_add')).toMatchObject({
    unit_id: 5,
    activity_ids: [12],
  });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(listShownNames).toEqual(['One', 'Activity 12']);
});

test('an empty unit is filled from own activities, from the library or with a new one', async () => {
  await showPage({
    server: serveCoursewares([]),
    show: () => <CourseList unitId={5} renderPreview={() => null} renderQuickAdd={showQuickAdd} />,
  });
  await expect.element(page.getByRole('button', { name: 'From my DIY activities' })).toBeVisible();
  const links = [
    ['From the library', '/resources/list'],
    ['Create a new activity', '/teacher/diy/create'],
  ] as const;
  for (const [name, path] of links) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `${path}?unit_id=5`);
  }
});

test.each([
  [0, 'Create a new activity'],
  [2, 'From my DIY activities'],
])('an empty unit of a teacher with %i activities first offers: %s', async (total, name) => {
  const list = () => ({ data: { total, items: activities.slice(0, total) } });
  await showPage({
    server: { ...serveCoursewares([]), 'GET /diy/list': list },
    show: () => <CourseList unitId={5} renderPreview={() => null} renderQuickAdd={showQuickAdd} />,
  });
  const way = page.getByText(name, { exact: true });
  await expect.element(way).toBeVisible();
  const control = way.element().closest('a, button');
  expect(control?.getAttribute('data-look')).toBe('solid');
  expect(control?.previousElementSibling).toBeNull();
});

test('the menu of a unit makes files and links in a dialog', async () => {
  await showCoursewares(createCourseware(1, 'Halves'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Link' }).click();
  await expect.element(page.getByText('link for unit 5')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Files' }).click();
  await expect.element(page.getByText('file for unit 5')).toBeVisible();
});
