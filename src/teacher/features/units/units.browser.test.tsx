import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeUnitSelection, clearUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { useLastPlace } from '#teacher/shared/class-filter/use-last-place.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { UnitList } from './unit-list.tsx';
import type { UnitSearch } from './unit-search.ts';

const maths = { id: 7, name: 'Maths', colour: 'harbour' };
const index = {
  calendar_list: [{ id: 2, name: '2026–2027', state: 'current' }],
  current_calendar_id: 2,
  class_list: [
    { class_id: 1, class_name: '4A', grade: 4, student_count: 30, unit_count: 3, subjects: [maths] },
    {
      class_id: 2,
      class_name: '4B',
      grade: 4,
      student_count: 28,
      unit_count: 0,
      subjects: [maths, { id: 8, name: 'Science', colour: 'banyan' }],
    },
  ],
};

function createUnits(...names: string[]) {
  return names.map((name, order) => ({
    id: order + 1,
    name,
    calendar_id: 2,
    calendar_name: '2026–2027',
    class_id: 1,
    class_name: '4A',
    subject_id: 7,
    subject_name: 'Maths',
    subject_colour: 'harbour',
    student_count: 30,
    courseware_count: order,
    open_count: 0,
    position: order + 1,
    created_at: 0,
  }));
}

/** A server that stores the order. */
function serveUnits(...names: string[]): FakeServer {
  let units = createUnits(...names);
  return {
    'GET /teacher/index': () => ({ data: index }),
    'GET /teacher/unit_list': ({ keyword }) => {
      const items = units.filter(({ name }) => name.includes(typeof keyword === 'string' ? keyword : ''));
      return { data: { total: items.length, items } };
    },
    'POST /teacher/unit_update': ({ id, position }) => {
      const moved = units.filter((unit) => unit.id === id);
      const others = units.filter((unit) => unit.id !== id);
      units = [...others.slice(0, Number(position) - 1), ...moved, ...others.slice(Number(position) - 1)];
      return { data: {} };
    },
    'POST /teacher/unit_add': ({ name }) =>
      name === 'Taken'
        ? { code: 40901, msg: 'This name is already taken.', data: null }
        : { data: { id: 99 } },
    'POST /teacher/unit_copy': () => ({ data: { id: 98 } }),
    'GET /teacher/unit_work': ({ id }) => ({
      data: { courseware_count: Number(id) - 1, student_count: id === '3' ? 22 : 0 },
    }),
    'GET /teacher/unit_delete': ({ id }) => {
      units = units.filter((unit) => unit.id !== Number(id));
      return { data: {} };
    },
  };
}

const opened: number[] = [];

function List() {
  const [search, setSearch] = useState<UnitSearch>({});
  return (
    <UnitList search={search} onSearch={setSearch} onComplete={setSearch} onOpen={(id) => opened.push(id)} />
  );
}

async function showList(...names: string[]) {
  const { sent } = await showPage({ server: serveUnits(...names), show: () => <List /> });
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return sent;
}

const listShownNames = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((node) => node.textContent);

beforeEach(() => {
  clearUnitSelection();
  opened.length = 0;
});

test('an address without a term is completed without repeated calls', async () => {
  const calls = await showList('Fractions');
  await expect.element(page.getByRole('button', { name: 'Create unit' })).toBeEnabled();
  expect(calls.map(({ key }) => key)).toEqual(['GET /teacher/index', 'GET /teacher/unit_list']);
});

test('creating requires class, subject and name, and focuses the first missing one', async () => {
  const calls = await showList('Fractions');
  await page.getByRole('button', { name: 'Create unit' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Unit name' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Create unit' }).click();
  await expect.element(dialog.getByText('Please fill in the unit name')).toBeVisible();
  await expect.element(dialog.getByText('Please select a class')).toBeVisible();
  await expect.element(dialog.getByText('Please select a Subject')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Unit name' })).toHaveFocus();
  expect(await findAxeViolations(document.body)).toEqual([]);
  expect(calls.filter(({ key }) => key === 'POST /teacher/unit_add')).toEqual([]);
});

/** Whether a select is wide enough for its selected option. */
function showsWhole(select: HTMLSelectElement): boolean {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = font;
  const { width } = context.measureText(select.selectedOptions[0]?.text ?? '');
  return width <= select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

test.each([1366, 390])('creating shows the whole place of the unit on a screen of %i px', async (width) => {
  await page.viewport(width, 768);
  await showList('Fractions');
  await page.getByRole('button', { name: 'Create unit' }).click();
  const selects = page.getByRole('dialog').getByRole('combobox');
  await expect.element(selects.first()).toHaveTextContent('2026–2027');
  expect(selects.elements().map((select) => showsWhole(select as HTMLSelectElement))).toEqual([
    true,
    true,
    true,
  ]);
});

test('a refused unit keeps the typed text; an accepted one is opened', async () => {
  const calls = await showList('Fractions');
  await page.getByRole('button', { name: 'Create unit' }).click();
  const dialog = page.getByRole('dialog');
  // 4A has one subject, which is chosen automatically.
  await dialog.getByRole('combobox', { name: 'Class' }).selectOptions('4A');
  await dialog.getByRole('textbox', { name: 'Unit name' }).fill('Taken');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This name is already taken.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Unit name' })).toHaveValue('Taken');
  await dialog.getByRole('textbox', { name: 'Unit name' }).fill('  Decimals ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Unit created')).toBeVisible();
  expect(calls.findLast(({ key }) => key === 'POST /teacher/unit_add')?.input).toMatchObject({
    calendar_id: 2,
    class_id: 1,
    subject_id: 7,
    name: 'Decimals',
  });
  expect(opened).toEqual([99]);
});

test('copying without a unit asks for one', async () => {
  await showList('Fractions', 'Area');
  await page.getByRole('button', { name: 'Copy a unit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(dialog.getByText('Please select a unit')).toBeVisible();
  await expect.element(dialog.getByText('Please fill in the unit name')).toBeVisible();
  await expect.element(dialog.getByText(/coursewares come along closed/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Unit to copy' }).selectOptions('4A · Maths · Area');
  await expect.element(dialog.getByRole('textbox', { name: 'Unit name' })).toHaveValue('Area');
});

test('a unit is copied into another class from its menu', async () => {
  const calls = await showList('Fractions', 'Area');
  await page.getByRole('button', { name: 'More for Area' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Class' }).selectOptions('4B');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(page.getByText('Unit copied')).toBeVisible();
  expect(calls.findLast(({ key }) => key === 'POST /teacher/unit_copy')?.input).toMatchObject({
    id: 2,
    calendar_id: 2,
    class_id: 2,
    subject_id: 7,
    name: 'Area',
  });
});

test('units can be sorted by keyboard only', async () => {
  const calls = await showList('One', 'Two', 'Three');
  const handle = page.getByRole('button', { name: 'Move Three' });
  await expect.element(handle).toBeVisible();
  const element = handle.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Three is now at place 3 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('Three is now at place 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(listShownNames).toEqual(['One', 'Three', 'Two']);
  expect(calls.find(({ key }) => key === 'POST /teacher/unit_update')?.input).toMatchObject({
    id: 3,
    position: 2,
  });
});

test('the menu also moves a unit, and the first one cannot move up', async () => {
  await showList('One', 'Two');
  await page.getByRole('button', { name: 'More for One' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Move down' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Move up' }).elements()).toEqual([]);
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(listShownNames).toEqual(['Two', 'One']);
});

test('deleting asks first and says what is deleted with the unit', async () => {
  const calls = await showList('One', 'Two');
  const choose = async (answer: string) => {
    await page.getByRole('button', { name: 'More for Two' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(page.getByText(/Its 1 courseware is deleted too/)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  };
  await choose('Cancel');
  expect(calls.some(({ key }) => key === 'GET /teacher/unit_delete')).toBe(false);
  await choose('Delete');
  await expect.element(page.getByText('Successfully deleted')).toBeVisible();
  await expect.poll(listShownNames).toEqual(['One']);
});

test('a unit with work of students is deleted only after its name was typed', async () => {
  const calls = await showList('One', 'Two', '分數  Unit 3');
  const isDeleted = () => calls.some(({ key }) => key === 'GET /teacher/unit_delete');
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: /More for 分數/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(dialog.getByText(/the work of 22 students/)).toBeVisible();
  await expect.element(dialog.getByText(/An administrator can bring it back for 30 days\./)).toBeVisible();
  const field = dialog.getByRole('textbox');
  await expect.element(field).toHaveFocus();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('This is not the same name.')).toBeVisible();
  await field.fill('Two');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(field).toHaveFocus();
  expect(isDeleted()).toBe(false);
  await field.fill(' 分數 unit ３ ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Successfully deleted')).toBeVisible();
  expect(isDeleted()).toBe(true);
  await expect.poll(listShownNames).toEqual(['One', 'Two']);
});

test('a unit that the server does not delete stays, and the page says so', async () => {
  const server: FakeServer = {
    ...serveUnits('One', 'Two'),
    'GET /teacher/unit_delete': () => ({ code: 40301, msg: 'Not yours.', data: null }),
  };
  await showPage({ server, show: () => <List /> });
  await page.getByRole('button', { name: 'More for Two' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Failed to delete')).toBeVisible();
  expect(listShownNames()).toEqual(['One', 'Two']);
});

test('renaming says that the unit was edited', async () => {
  const server: FakeServer = { ...serveUnits('One'), 'GET /teacher/unit_rename': () => ({ data: {} }) };
  const { sent } = await showPage({ server, show: () => <List /> });
  await page.getByRole('button', { name: 'More for One' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(' Two ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Unit edited')).toBeVisible();
  expect(sent.findLast(({ key }) => key === 'GET /teacher/unit_rename')?.input).toMatchObject({
    id: '1',
    name: 'Two',
  });
});

test('a search without result offers to clear it', async () => {
  await showList('One', 'Two');
  await page.getByRole('searchbox', { name: 'Search units' }).fill('zzz');
  await expect.element(page.getByText('No unit matches “zzz”')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect.poll(listShownNames).toEqual(['One', 'Two']);
  expect(await findAxeViolations(document.body)).toEqual([]);
});

test('a refused rename says that it failed, with the reason', async () => {
  const refused = { code: 40301, msg: 'Not yours.', data: null };
  await showPage({
    server: { ...serveUnits('Rivers'), 'GET /teacher/unit_rename': () => refused },
    show: () => <List />,
  });
  await page.getByRole('button', { name: 'More for Rivers' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Unit name' }).fill('Lakes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Edit Fail')).toBeVisible();
  await expect.element(page.getByText('Not yours.')).toBeVisible();
});

test('a list that could not be loaded shows the reason in a toast, and then in its place', async () => {
  const refused = { code: 503, msg: 'Too busy.', data: null };
  await showPage({
    server: { ...serveUnits('Rivers'), 'GET /teacher/unit_list': () => refused },
    show: () => <List />,
  });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('Too busy.')).toBeVisible();
  const said = () =>
    page
      .getByText('Too busy.')
      .elements()
      .filter((node) => node.checkVisibility({ visibilityProperty: true }));
  expect(said()).toHaveLength(1);
  await expect.poll(() => page.getByRole('alert').elements().length, { timeout: 8_000 }).toBe(0);
  expect(said()).toHaveLength(1);
});

function MyUnit() {
  const [search, setSearch] = useState<UnitSearch>({});
  const lastPlace = useLastPlace(search.calendar_id === undefined);
  return lastPlace ? (
    <UnitList
      isLanding
      search={{ ...search, ...lastPlace }}
      onSearch={setSearch}
      onComplete={setSearch}
      onOpen={() => undefined}
    />
  ) : null;
}

const serveMyUnit = (lastPlace: object): FakeServer => ({
  ...serveUnits('One'),
  'GET /teacher/last_place': () => ({ data: lastPlace }),
  'POST /teacher/last_place': () => ({ data: {} }),
});

test.each([
  { of: 'this tab', selection: { calendar_id: 2, class_id: 2, subject_id: 8 }, last: {} },
  { of: 'another device', selection: {}, last: { calendar_id: 2, class_id: 2, subject_id: 8 } },
])('My Unit has all units of the class used last, whatever subject was chosen ($of)', async (given) => {
  await page.viewport(1366, 768);
  changeUnitSelection(given.selection);
  const { sent } = await showPage({ server: serveMyUnit(given.last), show: () => <MyUnit /> });
  await expect.element(page.getByRole('combobox', { name: 'Class' })).toHaveValue('2');
  await expect.element(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('');
  const asked = () => sent.filter(({ key }) => key === 'GET /teacher/unit_list').map(({ input }) => input);
  await expect.poll(() => asked().length).toBe(1);
  expect(asked()[0]).toMatchObject({ class_id: '2' });
  expect(asked()[0]).not.toHaveProperty('subject_id');
});

test('My Unit begins at the first class, and remembers the class; all classes can still be chosen', async () => {
  // Phones fold the filters.
  await page.viewport(1366, 768);
  const server = serveMyUnit({ calendar_id: null, class_id: null, subject_id: null });
  const { sent } = await showPage({ server, show: () => <MyUnit /> });
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Unit' })).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Class' });
  await expect.element(choice).toHaveValue('1');
  const asked = () =>
    sent.filter(({ key }) => key === 'GET /teacher/unit_list').map(({ input }) => input['class_id']);
  await expect.poll(asked).toEqual(['1']);
  const kept = () =>
    sent.filter(({ key }) => key === 'POST /teacher/last_place').map(({ input }) => input['class_id']);
  await expect.poll(kept).toEqual([1]);
  await choice.selectOptions('');
  await expect.element(choice).toHaveValue('');
  await expect.poll(asked).toEqual(['1', undefined]);
});
