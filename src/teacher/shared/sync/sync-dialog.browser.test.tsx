import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { SyncDialog } from './sync-dialog.tsx';

const createCourseware = (courseware_id: number, calendar_is_current: boolean) => ({
  courseware_id,
  courseware_name: 'Tides',
  calendar_name: calendar_is_current ? '2026–27' : '2025–26',
  calendar_is_current,
  class_name: '4A',
  subject_name: 'Science',
  unit_id: courseware_id,
  unit_name: `Unit ${courseware_id}`,
  revision_number: 1,
  is_open: true,
  started: 0,
  in_progress: 0,
});

const items = [createCourseware(1, true), createCourseware(2, true), createCourseware(3, false)];

function show(coursewareId?: number) {
  return showPage({
    server: { 'GET /diy/associated': () => ({ data: { latest_revision_number: 2, items } }) },
    show: () => (
      <SyncDialog activity={{ id: 5, name: 'Tides' }} coursewareId={coursewareId} onClose={() => undefined} />
    ),
  });
}

const checkboxOf = (id: number) => page.getByRole('checkbox', { name: new RegExp(`Unit ${id}`) });

/** Ids of the selected coursewares. */
const readSelectedIds = () =>
  items
    .map(({ courseware_id }) => courseware_id)
    .filter((id) => checkboxOf(id).query()?.matches(':checked') === true);

it('selects the coursewares of the current term, and all on request', async () => {
  const { screen } = await show();
  await expect.poll(readSelectedIds).toEqual([1, 2]);
  await checkboxOf(3).click();
  await expect.poll(readSelectedIds).toEqual([1, 2, 3]);
  await checkboxOf(3).click();
  await screen.getByRole('checkbox', { name: 'All that are not up to date' }).click();
  await expect.poll(readSelectedIds).toEqual([1, 2, 3]);
});

it('selects only the courseware from which the teacher comes, in any term', async () => {
  await show(3);
  await expect.poll(readSelectedIds).toEqual([3]);
});
