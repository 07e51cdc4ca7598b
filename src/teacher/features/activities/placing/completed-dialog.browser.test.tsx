import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { typeSettings } from '#contract/choices.ts';
import { defaultSettings } from '#teacher/shared/courseware-settings/next-settings.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { CompletedDialog } from './completed-dialog.tsx';
import type { PlacesUpdate } from './updated-view.tsx';

const createPlace = (courseware_id: number, unit_id: number, revision_number: number, isCurrent = true) => ({
  courseware_id,
  courseware_name: 'Tides',
  calendar_name: isCurrent ? '2026–27' : '2025–26',
  calendar_is_current: isCurrent,
  class_name: '4A',
  subject_name: 'Science',
  unit_id,
  unit_name: `Unit ${unit_id}`,
  revision_number,
  is_open: true,
  started: courseware_id === 1 ? 3 : 0,
  in_progress: 0,
});

const createUnit = (id: number, name: string, class_name = '4A') => ({
  id,
  name,
  class_name,
  subject_name: 'Science',
});

type Given = {
  revisionNumber?: number;
  items?: ReturnType<typeof createPlace>[] | undefined;
  unitId?: number | undefined;
  lastUnit?: ReturnType<typeof createUnit>;
  settings?: object;
  update?: PlacesUpdate;
  resourceId?: number;
};

async function showDialog(given: Given) {
  const placed = {
    id: 9,
    name: 'Tides',
    unit_id: 7,
    unit_name: 'Water',
    class_name: '4A',
    is_marked: true,
    join_code: 'ABC234',
    state: 'open',
    assigned: 30,
    started: 0,
    submitted: 0,
  };
  const server: FakeServer = {
    'GET /common/course_extend_list': () => ({
      data: {
        course_extend_list: [
          {
            type: 'diyquiz',
            name: 'Quiz',
            uploads: [],
            may_work_by_group: true,
            type_settings: typeSettings,
          },
        ],
      },
    }),
    'GET /teacher/target_choices': () => ({
      data: {
        students: [{ id: 31, class_number: 1, name: 'Ada', group: 'Red' }],
        sets: [{ id: 4, name: 'Tables', groups: [{ id: 41, name: 'Red', student_count: 1 }] }],
      },
    }),
    'GET /diy/associated': () =>
      given.items
        ? { data: { latest_revision_number: given.revisionNumber ?? 1, items: given.items } }
        : { code: 50000, msg: 'Broken.', data: null },
    'GET /teacher/unit_detail': ({ id }) => ({
      data: createUnit(Number(id), Number(id) === 8 ? 'Air' : 'Water'),
    }),
    'GET /teacher/index': () => ({ data: { calendar_list: [], class_list: [], current_calendar_id: 1 } }),
    'GET /teacher/unit_list': () => ({
      data: { total: 3, items: [createUnit(7, 'Water'), createUnit(8, 'Air'), createUnit(12, 'Fire', '4B')] },
    }),
    'GET /teacher/last_placing': () => ({
      data: {
        unit: given.lastUnit ?? null,
        settings: { ...defaultSettings, ...given.settings },
        chosen_at: Date.now(),
      },
    }),
    'POST /teacher/courseware_place': ({ open }) => ({ data: { ...placed, is_open: open } }),
    'GET /teacher/course_list': () => ({ data: { course_list: [] } }),
    'POST /diy/sync': () => ({ data: { synced: 1 } }),
    'POST /resource/share': () => ({ data: { resource_id: 3 } }),
  };
  const { revisionNumber = 1, resourceId = null, update = { outcome: 'none' } } = given;
  const activity = { id: 5, type: 'diyquiz', name: 'Tides', subject_id: 1, revisionNumber, resourceId };
  const onSaved = vi.fn<() => void>();
  const page = await showPage({
    server,
    show: () => (
      <CompletedDialog
        activity={activity}
        isMarked
        update={update}
        opener=""
        unitId={given.unitId}
        onSaved={onSaved}
        onClose={() => undefined}
      />
    ),
  });
  return { ...page, onSaved };
}

/** Names of the emphasized buttons. */
const listEmphasizedButtons = () =>
  [
    ...document.querySelectorAll(
      '[role=dialog] .mantine-Button-root:is([data-variant=filled], :not([data-variant]))',
    ),
  ].map(({ textContent }) => textContent);

it('puts it into its unit without opening it, unless the teacher chooses that', async () => {
  const { screen, sent } = await showDialog({ unitId: 7 });
  await expect.element(screen.getByRole('radio', { name: 'Put into the unit, open later' })).toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Put into the unit' })).toHaveFocus();
  expect(listEmphasizedButtons()).toEqual(['Put into the unit']);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent.find(({ key }) => key === 'POST /teacher/courseware_place')?.input)
    .toMatchObject({ unit_id: 7, open: false });
});

it('opens it if the teacher chooses that, then shows the join code', async () => {
  const { screen, sent } = await showDialog({ unitId: 7, settings: { attempts_allowed: 3, shuffle: true } });
  const button = screen.getByRole('button', { name: 'Put in and open for 4A' });
  await screen.getByRole('radio', { name: 'Open for 4A now' }).click();
  await expect.element(button).toBeVisible();
  await expect
    .element(screen.getByRole('combobox', { name: 'Put into' }))
    .toHaveValue('4A · Science · Water');
  await expect
    .element(screen.getByText(/3 attempts · answers shown after submitting · shuffled/))
    .toBeVisible();
  expect(listEmphasizedButtons()).toEqual(['Put in and open for 4A']);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await button.click();
  await expect.element(screen.getByRole('group', { name: 'Join code' })).toHaveTextContent('ABC 234');
  await expect.element(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Watch live' })).toHaveFocus();
  expect(sent.find(({ key }) => key === 'POST /teacher/courseware_place')?.input).toMatchObject({
    unit_id: 7,
    activity_id: 5,
    open: true,
    settings: { attempts_allowed: 3, shuffle: true },
  });
  expect(await findAxeViolations(document.body)).toEqual([]);
});

it('proposes the unit used last; another one can be found by typing', async () => {
  const { screen, sent } = await showDialog({ lastUnit: createUnit(8, 'Air') });
  const select = screen.getByRole('combobox', { name: 'Put into' });
  await expect.element(select).toHaveValue('4A · Science · Air');
  await userEvent.clear(select);
  await userEvent.type(select, 'fire');
  await screen.getByRole('option', { name: /Fire/ }).click();
  await screen.getByRole('button', { name: 'Put into the unit' }).click();
  await expect.element(screen.getByRole('link', { name: 'Go to the unit' })).toHaveFocus();
  expect(sent.at(-1)?.key).not.toBe('POST /diy/sync');
  expect(sent.find(({ key }) => key === 'POST /teacher/courseware_place')?.input).toMatchObject({
    unit_id: 12,
    open: false,
  });
});

it('asks for a unit if none can be proposed', async () => {
  const { screen, sent } = await showDialog({});
  await screen.getByRole('button', { name: 'Put into the unit' }).click();
  await expect.element(screen.getByText('Please select a unit')).toBeVisible();
  expect(sent.some(({ key }) => key === 'POST /teacher/courseware_place')).toBe(false);
});

it.each([
  { from: 'no unit', unitId: undefined },
  { from: 'that unit', unitId: 8 },
])(
  'unchanged and opened from $from, proposes its own unit, says so and opens nothing by default',
  async (given) => {
    const items = [createPlace(3, 3, 1, false), { ...createPlace(1, 8, 1), unit_name: 'Air' }];
    const { screen, sent, onSaved } = await showDialog({
      items,
      lastUnit: createUnit(7, 'Water'),
      unitId: given.unitId,
    });
    await expect.element(screen.getByText('It is in “Air” of 4A already.')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: 'Leave it as it is' })).toBeChecked();
    expect(listEmphasizedButtons()).toEqual(['Done']);
    expect(await findAxeViolations(document.body)).toEqual([]);
    await screen.getByRole('radio', { name: 'Open for 4A now' }).click();
    await expect
      .element(screen.getByRole('combobox', { name: 'Put into' }))
      .toHaveValue('4A · Science · Air');
    await screen.getByRole('radio', { name: 'Leave it as it is' }).click();
    await screen.getByRole('button', { name: 'Done' }).click();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(sent.some(({ key }) => key === 'POST /teacher/courseware_place')).toBe(false);
  },
);

it('does not propose a unit that has it if the teacher wants another one', async () => {
  const items = [{ ...createPlace(1, 8, 3), unit_name: 'Air' }];
  const { screen } = await showDialog({ revisionNumber: 3, items, lastUnit: createUnit(8, 'Air') });
  await screen.getByRole('button', { name: 'Put into another unit' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Put into' })).toHaveValue('');
  await userEvent.type(screen.getByRole('combobox', { name: 'Put into' }), 'air');
  await screen.getByRole('option', { name: /Air/ }).click();
  await expect.element(screen.getByText('It is in “Air” of 4A already.')).toBeVisible();
});

it('offers shared work of groups from the beginning', async () => {
  const { screen, sent } = await showDialog({ unitId: 7 });
  await screen.getByRole('button', { name: 'Change' }).click();
  await screen.getByRole('switch', { name: /^Work in groups/ }).click();
  await expect.element(screen.getByLabelText('Groups of')).toHaveTextContent('Tables');
  await screen.getByText('Students', { exact: true }).click();
  await expect.element(screen.getByText('1 Ada [Red]')).toBeVisible();
  await screen.getByText('Whole class').click();
  await screen.getByRole('button', { name: 'Put into the unit' }).click();
  await expect
    .poll(() => sent.find(({ key }) => key === 'POST /teacher/courseware_place')?.input)
    .toMatchObject({ settings: { target_kind: 'class', work_by: 'group', group_set_id: 4 } });
});

it('leaves classes on their version until the teacher chooses to update them', async () => {
  const items = [createPlace(1, 1, 1), createPlace(2, 2, 1)];
  const { screen, sent } = await showDialog({ revisionNumber: 2, items });
  await expect.element(screen.getByText(/These keep the version that students have/)).toBeVisible();
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked();
  await expect.poll(listEmphasizedButtons).toEqual(['Close']);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await screen.getByRole('checkbox', { name: 'All that are not up to date' }).click();
  await screen.getByRole('button', { name: 'Update 2 places' }).click();
  await expect
    .poll(() => sent.find(({ key }) => key === 'POST /diy/sync')?.input)
    .toMatchObject({ courseware_ids: [1, 2] });
});

it('can save it without placing it', async () => {
  const { screen, onSaved } = await showDialog({ unitId: 7 });
  await screen.getByRole('radio', { name: 'Not in a unit yet' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  expect(onSaved).toHaveBeenCalledOnce();
});

it('lists the places with the new version, and offers to update the library separately', async () => {
  const items = [createPlace(1, 1, 3), createPlace(2, 2, 3), createPlace(3, 3, 1, false)];
  const update = { outcome: 'done', count: 2 } as const;
  const { screen, sent } = await showDialog({ revisionNumber: 3, items, update, resourceId: 4 });
  await expect.element(screen.getByText(/Updated to version 3/)).toBeVisible();
  await expect.element(screen.getByText(/stays as it is, on the version they began with/)).toBeVisible();
  await expect.poll(listEmphasizedButtons).toEqual(['Close']);
  const library = screen.getByRole('checkbox', { name: /resource in the library/ });
  await expect.element(library).not.toBeChecked();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await library.click();
  await screen.getByRole('button', { name: 'Update the library' }).click();
  await expect.poll(() => sent.map(({ key }) => key)).toContain('POST /resource/share');
  expect(sent.some(({ key }) => key === 'POST /diy/sync')).toBe(false);
});

it('says that updating failed, and updates what the teacher chooses for the next try', async () => {
  const items = [createPlace(1, 1, 1), createPlace(3, 3, 1, false)];
  const update = { outcome: 'failed', count: 1 } as const;
  const { screen, sent } = await showDialog({ revisionNumber: 2, items, update });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to sync to selected link');
  await expect.poll(listEmphasizedButtons).toEqual(['Close']);
  await screen.getByRole('checkbox', { name: /Unit 1/ }).click();
  await screen.getByRole('button', { name: 'Update 1 place' }).click();
  await expect
    .poll(() => sent.find(({ key }) => key === 'POST /diy/sync')?.input)
    .toMatchObject({ activity_id: 5, courseware_ids: [1] });
});

it('first offers the unit from which it was opened, if that does not have it yet', async () => {
  const { screen } = await showDialog({ revisionNumber: 3, items: [createPlace(4, 3, 3)], unitId: 7 });
  await expect.element(screen.getByRole('button', { name: 'Put into the unit' })).toBeVisible();
});

it('says so if the versions in use cannot be loaded', async () => {
  const { screen } = await showDialog({ revisionNumber: 3, lastUnit: createUnit(8, 'Air') });
  await expect.element(screen.getByText('Failed to get all associated courseware')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Put into the unit' })).toBeVisible();
});
