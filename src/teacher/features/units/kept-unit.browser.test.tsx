import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { resetUnsentWork, restartUnsentWork, startUnsentWork } from '#tests/browser/unsent-work.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { CreateUnitDialog } from './create-unit-dialog.tsx';

/** What is typed into the form of a dialog, before it is saved. */

const maths = { id: 7, name: 'Maths', colour: 'harbour' };
const server: FakeServer = {
  'GET /teacher/index': () => ({
    data: {
      calendar_list: [{ id: 2, name: '2026–2027', state: 'current' }],
      current_calendar_id: 2,
      class_list: [
        { class_id: 1, class_name: '4A', grade: 4, student_count: 30, unit_count: 3, subjects: [maths] },
      ],
    },
  }),
  'GET /teacher/unit_list': () => ({ data: { total: 0, items: [] } }),
  'POST /teacher/unit_add': () => ({ data: { id: 99 } }),
};
const unitPlace = { calendar_id: 2, class_id: 1, subject_id: 7 };

const showDialog = () =>
  showPage({
    server,
    show: () => (
      <CreateUnitDialog unitPlace={unitPlace} onCreated={() => undefined} onClose={() => undefined} />
    ),
  });
const nameField = () => page.getByRole('textbox', { name: 'Unit name' });

beforeEach(async () => {
  await resetUnsentWork();
  await startUnsentWork();
});

it('is back after Escape and a reload, and goes when the teacher starts over', async () => {
  const { screen } = await showDialog();
  await nameField().fill('Decimals');
  await userEvent.keyboard('{Escape}');
  await screen.unmount();
  await restartUnsentWork();
  await showDialog();
  await expect.element(nameField()).toHaveValue('Decimals');
  await expect.element(page.getByText(/^What you typed on .* is back\.$/)).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(nameField()).toHaveValue('');
  await expect.element(page.getByText(/is back/)).not.toBeInTheDocument();
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it.each(['Create unit', 'Cancel'])('goes with the button %s', async (button) => {
  await showDialog();
  await nameField().fill('Decimals');
  await expect.poll(() => unsentQueue.countAll()).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('keeps the place that it began with while the filter of the page loads again', async () => {
  let loadAgain: () => void = () => undefined;
  function Filtered() {
    const [place, setPlace] = useState(unitPlace);
    useEffect(() => {
      loadAgain = () => setPlace({ calendar_id: 0, class_id: 0, subject_id: 0 });
    }, []);
    return <CreateUnitDialog unitPlace={place} onCreated={() => undefined} onClose={() => undefined} />;
  }
  await showPage({ server, show: () => <Filtered /> });
  await expect.element(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('7');
  loadAgain();
  await nameField().fill('Decimals');
  await expect.element(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('7');
});
