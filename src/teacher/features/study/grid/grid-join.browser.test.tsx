import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { GridJoinCode } from './grid-join.tsx';

const courseware = {
  courseware_id: 7,
  unit_id: 1,
  class_name: '4A',
  join_code: 'QPKQW3',
  is_open: true,
  due_at: null as number | null,
};

const item = {
  id: 7,
  unit_id: 1,
  name: 'Tides',
  is_marked: true,
  is_open: true,
  state: 'open',
  join_code: 'QPKQW3',
  assigned: 30,
  started: 3,
  submitted: 0,
  open_at: null,
  due_at: null,
  allow_guests: false,
};

const show = (change: Partial<typeof courseware> = {}) =>
  showPage({
    server: { 'GET /teacher/course_list': () => ({ data: { course_list: [item] } }) },
    show: () => <GridJoinCode courseware={{ ...courseware, ...change }} />,
  });

it('shows the code and the address for it, and both large with the QR code', async () => {
  await show();
  const button = page.getByRole('button', { name: /QPK QW3/ });
  await expect.element(button).toHaveTextContent(`${location.host}/play QPK QW3`);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('group', { name: 'Join code' })).toHaveTextContent('QPK QW3');
  await expect.element(dialog.getByRole('img', { name: /play\/QPKQW3/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('leads back to the grid below it', async () => {
  await show();
  await page.getByRole('button', { name: /QPK QW3/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Watch live' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it.each([
  { why: 'closed', change: { is_open: false } },
  { why: 'past its due time', change: { due_at: Date.now() - 1000 } },
])('says nothing while it is $why', async ({ change }) => {
  await show(change);
  expect(page.getByText('QPK QW3').elements()).toEqual([]);
});

it('is gone once the due time has come', async () => {
  await show({ due_at: Date.now() + 1500 });
  await expect.element(page.getByText('QPK QW3')).toBeVisible();
  await expect.element(page.getByText('QPK QW3')).not.toBeInTheDocument();
});
