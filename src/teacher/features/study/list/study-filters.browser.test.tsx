import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TermIndex } from '#teacher/shared/class-filter/class-filter.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { type StudyFilter, StudyFilters } from './study-filters.tsx';

const index: TermIndex = {
  calendar_list: [{ id: 1, name: '2026–27', state: 'current' }],
  current_calendar_id: 1,
  class_list: [{ class_id: 3, class_name: '4A', grade: 4, subjects: [{ id: 2, name: 'Maths' }] }],
} as unknown as TermIndex;

const server: FakeServer = {
  'GET /teacher/unit_list': () => ({ data: { total: 1, items: [{ id: 7, name: 'Water' }] } }),
  'GET /common/course_extend_list': () => ({
    data: { course_extend_list: [{ type: 'ebook', name: 'E-book' }] },
  }),
};

function Filters() {
  const [filter, setFilter] = useState<StudyFilter>({ calendar_id: 1, class_id: 3 });
  return (
    <>
      <StudyFilters
        filter={filter}
        index={index}
        shown={filter}
        onChange={(change) => setFilter({ ...filter, ...change })}
      />
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
  await expect
    .element(filterOutput)
    .toHaveTextContent('{"calendar_id":1,"class_id":3,"sort":"due_at","order":"desc"}');
  await sort.selectOptions('Newest first');
  await expect.element(filterOutput).toHaveTextContent('{"calendar_id":1,"class_id":3}');
  await page.getByRole('combobox', { name: 'Unit' }).selectOptions('Water');
  await expect.element(sort).toHaveDisplayValue('As in the unit');
  await sort.selectOptions('Newest first');
  await expect
    .element(filterOutput)
    .toHaveTextContent('{"calendar_id":1,"class_id":3,"sort":"created_at","order":"desc","unit_id":7}');
  await sort.selectOptions('As in the unit');
  await expect.element(filterOutput).toHaveTextContent('{"calendar_id":1,"class_id":3,"unit_id":7}');
});

test('chooses an activity type, which is kept when the class changes', async () => {
  await page.viewport(1366, 768);
  await showPage({ server, show: () => <Filters /> });
  const filterOutput = page.getByRole('status', { name: 'Filter' });
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('E-book');
  await expect.element(filterOutput).toHaveTextContent('{"calendar_id":1,"class_id":3,"type":"ebook"}');
  await page.getByRole('combobox', { name: 'Class' }).selectOptions('All classes');
  await expect.element(filterOutput).toHaveTextContent('{"calendar_id":1,"type":"ebook"}');
});
