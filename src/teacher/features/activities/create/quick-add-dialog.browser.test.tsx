import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defaultSettings } from '#teacher/shared/courseware-settings/next-settings.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { resetUnsentWork, restartUnsentWork, startUnsentWork } from '#tests/browser/unsent-work.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { QuickAddDialog } from './quick-add-dialog.tsx';

const unit = {
  id: 7,
  name: 'Water',
  class_name: '4A',
  subject_name: 'Science',
  subject_id: 2,
  class_grade: 4,
};

const server: FakeServer = {
  'GET /common/course_extend_list': () => ({
    data: {
      course_extend_list: [{ type: 'link', name: 'Link', uploads: [], is_marked: false, is_offered: true }],
    },
  }),
  'GET /teacher/unit_detail': () => ({ data: unit }),
  'GET /teacher/index': () => ({ data: { calendar_list: [], class_list: [], current_calendar_id: 1 } }),
  'GET /teacher/unit_list': () => ({ data: { total: 1, items: [unit] } }),
  'GET /teacher/last_placing': () => ({ data: { unit: null, settings: defaultSettings, chosen_at: null } }),
  'GET /diy/check_link': ({ url }) => ({ data: { url, title: 'The water cycle', frameable: true } }),
  'POST /diy/add': () => ({ data: { id: 11, draft_version: 0 } }),
  'POST /diy/save': () => ({ data: { draft_version: 1, modified_at: 0, status: 0 } }),
  'POST /diy/complete': () => ({
    data: { completed: true, issues: [], revision_id: 1, revision_number: 1, status: 1 },
  }),
  'POST /teacher/courseware_place': () => ({
    data: {
      id: 9,
      name: 'The water cycle',
      unit_id: 7,
      unit_name: 'Water',
      class_name: '4A',
      is_open: false,
    },
  }),
};

beforeEach(async () => {
  await resetUnsentWork();
  await startUnsentWork();
});

function showDialog() {
  return showPage({
    server,
    show: () => <QuickAddDialog type="link" unitId={7} opener="" onClose={() => undefined} />,
  });
}

it('makes a link named after its page and puts it into the unit', async () => {
  const { screen, sent } = await showDialog();
  const address = screen.getByRole('textbox', { name: 'Address of the page' });
  await expect.element(address).toHaveFocus();
  await userEvent.type(address, 'https://www.example.com/water');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('textbox', { name: 'Name' }))
    .toHaveAttribute('placeholder', 'The water cycle');
  expect(await findAxeViolations(document.body)).toEqual([]);
  await screen.getByRole('radio', { name: 'Put into the unit, open later' }).click();
  await screen.getByRole('button', { name: 'Put into the unit' }).click();
  await expect.element(screen.getByRole('link', { name: 'Go to the unit' })).toHaveFocus();
  const find = (key: string) => sent.find((call) => call.key === key)?.input;
  const form = {
    name: 'The water cycle',
    description: 'The water cycle',
    subject_id: 2,
    grade: 4,
    difficulty: 'medium',
  };
  expect(find('POST /diy/add')).toMatchObject({ type: 'link', form });
  expect(find('POST /diy/save')).toMatchObject({ id: 11, content: { url: 'https://www.example.com/water' } });
  expect(find('POST /teacher/courseware_place')).toMatchObject({ unit_id: 7, activity_id: 11, open: false });
});

it('keeps a link that is typed and not placed after Escape and a reload, until it is placed', async () => {
  const { screen } = await showDialog();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Address of the page' }),
    'https://www.example.com/water',
  );
  await userEvent.keyboard('{Escape}');
  await screen.unmount();
  await restartUnsentWork();
  const { screen: again, sent } = await showDialog();
  await expect
    .element(again.getByRole('textbox', { name: 'Address of the page' }))
    .toHaveValue('https://www.example.com/water');
  await expect.element(again.getByText(/is back/)).toBeVisible();
  await again.getByRole('textbox', { name: 'Name', exact: true }).fill('Water');
  await again.getByRole('button', { name: 'Put into the unit' }).click();
  await expect.element(again.getByRole('link', { name: 'Go to the unit' })).toBeVisible();
  expect(sent.filter(({ key }) => key === 'POST /diy/add')).toHaveLength(1);
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('says what is missing and stores nothing', async () => {
  const { screen, sent } = await showDialog();
  await screen.getByRole('button', { name: 'Put into the unit' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(sent.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
});
