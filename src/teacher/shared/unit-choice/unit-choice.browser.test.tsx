import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { UnitChoice } from './unit-choice.tsx';

const subjects = [{ id: 5, name: 'Science', colour: 'banyan' }];

const server: FakeServer = {
  'GET /teacher/index': () => ({
    data: {
      calendar_list: [{ id: 1, name: 'This year', state: 'current' }],
      class_list: [{ class_id: 2, class_name: '4A', subjects }],
      current_calendar_id: 1,
    },
  }),
  'GET /teacher/unit_list': () => ({ data: { total: 0, items: [] } }),
  'POST /teacher/unit_add': () => ({ data: { id: 77 } }),
};

it('treats a typed unit name as a choice: makes and chooses the unit', async () => {
  const onChoose = vi.fn<(unit: { id: number; name: string }) => void>();
  await showPage({
    server,
    language: 'en',
    show: () => (
      <UnitChoice
        subjectId={5}
        submitLabel="Add here"
        busy={false}
        onChoose={onChoose}
        onCancel={() => undefined}
      />
    ),
  });
  await page.getByRole('button', { name: 'Add here' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please select a unit');
  await userEvent.fill(page.getByLabelText('New unit'), 'Rivers');
  await page.getByRole('button', { name: 'Add here' }).click();
  await expect.poll(() => onChoose.mock.calls).toEqual([[{ id: 77, name: 'Rivers' }]]);
});

it('offers all units, a hundred at a time', async () => {
  const units = Array.from({ length: 101 }, (_, index) => ({ id: index + 1, name: `Unit ${index + 1}.` }));
  const onChoose = vi.fn<(unit: { id: number; name: string }) => void>();
  await showPage({
    server: {
      ...server,
      'GET /teacher/unit_list': ({ offset = 0 }) => ({
        data: { total: units.length, items: units.slice(Number(offset), Number(offset) + 100) },
      }),
    },
    language: 'en',
    show: () => (
      <UnitChoice
        subjectId={5}
        submitLabel="Add here"
        busy={false}
        onChoose={onChoose}
        onCancel={() => undefined}
      />
    ),
  });
  await expect.element(page.getByRole('radio', { name: 'Unit 100.' })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('radio', { name: 'Unit 101.' }).click();
  await page.getByRole('button', { name: 'Add here' }).click();
  await expect.poll(() => onChoose.mock.calls).toEqual([[{ id: 101, name: 'Unit 101.' }]]);
});
