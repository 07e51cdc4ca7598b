import { expect, it } from 'vitest';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { CompletedDialog } from './completed-dialog.tsx';

const courseware = (courseware_id: number, unit_id: number, revision_number: number) => ({
  courseware_id,
  courseware_name: 'Tides',
  calendar_name: '2026–27',
  calendar_is_current: true,
  class_name: '4A',
  subject_name: 'Science',
  unit_id,
  unit_name: `Unit ${unit_id}`,
  revision_number,
  is_open: true,
  started: 0,
  in_progress: 0,
});

/** Two coursewares behind in one unit, one in another; the third unit is up to date. */
const behind = [courseware(1, 1, 1), courseware(2, 1, 2), courseware(3, 2, 2), courseware(4, 3, 3)];

function show(revisionNumber: number, items: typeof behind | undefined, unitId?: number) {
  const server: FakeServer = {
    'GET /diy/associated': () =>
      items
        ? { data: { latest_revision_number: revisionNumber, items } }
        : { code: 50000, msg: 'Broken.', data: null },
    'GET /teacher/unit_detail': () => ({ data: { id: unitId, name: 'Water' } }),
  };
  const activity = { id: 5, name: 'Tides', subject_id: 1, revisionNumber };
  return showPage({
    server,
    show: () => <CompletedDialog activity={activity} opener="" unitId={unitId} onClose={() => undefined} />,
  });
}

/** Names of the buttons that stand out. */
const prominent = () =>
  [...document.querySelectorAll('[role=dialog] .mantine-Button-root[data-variant=filled]')].map(
    ({ textContent }) => textContent,
  );

it('leads on to a unit when an activity is completed for the first time', async () => {
  const { screen, sent } = await show(1, undefined);
  await expect.element(screen.getByRole('button', { name: 'Add to a unit' })).toBeVisible();
  expect(prominent()).toEqual(['Add to a unit']);
  expect(screen.getByRole('button', { name: 'Sync' }).elements()).toEqual([]);
  expect(sent).toEqual([]);
});

it('leads on to syncing while units have an older version, and counts these', async () => {
  const { screen } = await show(3, behind, 7);
  await expect.element(screen.getByText(/^2 units still have an older version/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add to ‘Water’' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add to another unit' })).toBeVisible();
  expect(prominent()).toEqual(['Sync']);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Sync' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Sync “Tides”' })).toBeVisible();
});

it('leads on to a unit when none has an older version', async () => {
  const { screen } = await show(3, [courseware(4, 3, 3)], 7);
  await expect.element(screen.getByRole('button', { name: 'Add to ‘Water’' })).toBeVisible();
  expect(prominent()).toEqual(['Add to ‘Water’']);
  expect(screen.getByRole('button', { name: 'Sync' }).elements()).toEqual([]);
});

it('leads back to the unit that has it already, and does not add it there twice', async () => {
  const { screen } = await show(3, [courseware(4, 7, 3)], 7);
  await expect.element(screen.getByRole('link', { name: 'Go to the unit' })).toBeVisible();
  expect(prominent()).toEqual(['Go to the unit']);
  expect(screen.getByRole('button', { name: 'Add to ‘Water’' }).elements()).toEqual([]);
});

it('offers to sync where it cannot be learnt which units have which version', async () => {
  const { screen } = await show(3, undefined);
  await expect.element(screen.getByText(/until you sync them/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sync' })).toBeVisible();
  expect(prominent()).toEqual(['Add to a unit']);
});
