import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { forgetUnsent, signInTeacher, startApp } from '#tests/browser/unsent-app.ts';
import { setSchool } from '#ui/school-store.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { RemindDialog } from './remind-dialog.tsx';

/** Writing to students: who is chosen at first, what it says, and what is kept. */

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
  startApp();
  setSchool({ languages: ['zh-hk', 'en'] });
});

const row = (user_id: number, student_name: string, state: string, part: object = {}) => ({
  user_id,
  student_name,
  student_name_eng: '',
  class_number: user_id,
  is_guest: false,
  is_assigned: true,
  state,
  cells: [],
  ...part,
});
const excused = { exception: { extra_minutes: 0, due_at: null, extra_attempts: 0, is_excused: true } };
const grid = {
  courseware: {
    courseware_id: 3,
    courseware_name: 'Fractions',
    due_at: null,
    is_open: true,
    is_marked: true,
  },
  rows: [
    row(1, 'Ann', 'submitted'),
    row(2, 'Bob', 'in_progress'),
    row(3, 'Cat', 'not_started'),
    row(4, 'Dan', 'not_started', excused),
    row(9, 'Visitor', 'not_started', { is_guest: true, class_number: null }),
  ],
};
const sentReply = { data: { id: 8 } };
const sentTo = (calls: { key: string; input: Record<string, unknown> }[], key: string) =>
  calls.find((each) => each.key === key)?.input;

const showReminder = async (server: FakeServer = {}) => {
  const onClose = vi.fn<() => void>();
  const { sent: sentCalls } = await showPage({
    server: {
      'GET /study/grid': () => ({ data: grid }),
      'POST /teacher/message_remind': () => sentReply,
      ...server,
    },
    show: () => <RemindDialog coursewareId={3} onClose={onClose} />,
  });
  await expect.element(page.getByRole('checkbox').first()).toBeVisible();
  return { onClose, sentCalls };
};

it('reminds those who have not submitted, and neither guests nor excused students', async () => {
  const { onClose, sentCalls } = await showReminder();
  expect(page.getByRole('checkbox').elements()).toHaveLength(4);
  await expect.element(page.getByText('2 of 4 chosen')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('請完成「Fractions」。');
  await page.getByRole('button', { name: 'Not started (1)' }).click();
  await page.getByRole('checkbox', { name: '1 Ann' }).click();
  await page.getByRole('textbox').fill('  Please begin  ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Sent to 2 students.')).toBeVisible();
  expect(sentTo(sentCalls, 'POST /teacher/message_remind')).toMatchObject({
    courseware_id: 3,
    user_ids: [3, 1],
    text: 'Please begin',
  });
  expect(onClose).toHaveBeenCalledOnce();
});

it('says what is missing, and keeps a refused message', async () => {
  const { onClose } = await showReminder({
    'POST /teacher/message_remind': () => ({ code: 40980, msg: 'You have written 30 messages.', data: null }),
  });
  await page.getByRole('textbox').fill('');
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('button', { name: 'None' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Choose at least one student.')).toBeVisible();
  await expect.element(page.getByText('Please write a message.')).toBeVisible();
  await page.getByRole('button', { name: 'Not submitted (2)' }).click();
  await page.getByRole('textbox').fill('Once more');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('You have written 30 messages.')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('Once more');
  expect(onClose).not.toHaveBeenCalled();
});

it('writes to a class or a group of it, and begins again with another class', async () => {
  const subject = { id: 5, name: 'Maths', colour: 'blue' };
  const choices: Record<string, object> = {
    '1': {
      students: [
        { id: 11, class_number: 1, name: 'Ann', group: 'Red' },
        { id: 12, class_number: 2, name: 'Bob', group: '' },
      ],
      groups: [{ id: 7, name: 'Red', user_ids: [11] }],
    },
    '2': { students: [{ id: 21, class_number: 1, name: 'Eve', group: '' }], groups: [] },
  };
  const { sent: sentCalls } = await showPage({
    server: {
      'GET /teacher/index': () => ({
        data: {
          current_calendar_id: 1,
          calendar_list: [],
          class_list: [
            { class_id: 1, class_name: '4A', subjects: [subject] },
            { class_id: 2, class_name: '4B', subjects: [subject] },
          ],
        },
      }),
      'GET /teacher/message_choices': ({ class_id }) => ({ data: choices[String(class_id)] }),
      'POST /teacher/message_announce': () => sentReply,
    },
    show: () => <AnnounceDialog onClose={() => undefined} />,
  });
  await expect.element(page.getByText('2 of 2 chosen')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: '1 Ann [Red]' })).toBeChecked();
  await page.getByRole('button', { name: 'Red (1)' }).click();
  await expect.element(page.getByText('1 of 2 chosen')).toBeVisible();
  await page.getByRole('textbox').fill('Library tomorrow');
  await userEvent.selectOptions(page.getByLabelText('Class'), '4B');
  await expect.element(page.getByText('1 of 1 chosen')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('Library tomorrow');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Sent to 1 student.')).toBeVisible();
  expect(sentTo(sentCalls, 'POST /teacher/message_announce')).toMatchObject({
    class_id: 2,
    subject_id: 5,
    user_ids: [21],
    text: 'Library tomorrow',
  });
});
