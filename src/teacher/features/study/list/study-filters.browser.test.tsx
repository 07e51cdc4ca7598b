import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { type StudyFilter, StudyFilters } from './study-filters.tsx';

const class_list = [{ class_id: 3, class_name: '4A', grade: 4, subjects: [{ id: 2, name: 'Maths' }] }];

const server: FakeServer = {
  'GET /teacher/index': () => ({
    data: {
      calendar_list: [{ id: 1, name: '2026–27', state: 'current' }],
      class_list,
      current_calendar_id: 1,
    },
  }),
  'GET /teacher/unit_list': () => ({ data: { total: 1, items: [{ id: 7, name: 'Water' }] } }),
};

function Filters() {
  const [filter, setFilter] = useState<StudyFilter>({ class_id: 3 });
  return (
    <>
      <StudyFilters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      <output aria-label="Filter">{JSON.stringify(filter)}</output>
    </>
  );
}

test('the list has the chosen order; a single unit begins in its own order', async () => {
  await page.viewport(1366, 768);
  await showPage({ server, show: () => <Filters /> });
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const filterOutput = page.getByRole('status', { name: 'Filter' });
  await expect.element(sort).toHaveDisplayValue('Newest first');
  await sort.selectOptions('Due last');
  await expect.element(filterOutput).toHaveTextContent('{"class_id":3,"sort":"due_at","order":"desc"}');
  await sort.selectOptions('Newest first');
  await expect.element(filterOutput).toHaveTextContent('{"class_id":3}');
  await page.getByRole('combobox', { name: 'Unit' }).selectOptions('Water');
  await expect.element(sort).toHaveDisplayValue('As in the unit');
  await sort.selectOptions('Newest first');
  await expect
    .element(filterOutput)
    .toHaveTextContent('{"class_id":3,"sort":"created_at","order":"desc","unit_id":7}');
  await sort.selectOptions('As in the unit');
  await expect.element(filterOutput).toHaveTextContent('{"class_id":3,"unit_id":7}');
});
