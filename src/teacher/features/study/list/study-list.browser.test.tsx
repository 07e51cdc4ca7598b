import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ApiReply } from '#contract/api.ts';
import { selectableLanguages } from '#contract/language.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { StudyList } from './study-list.tsx';

const item: ApiReply<'GET /study/list'>['items'][number] = {
  courseware_id: 1,
  courseware_name: 'The journey of a drop of water',
  type: 'diyquiz',
  is_marked: true,
  unit_id: 7,
  unit_name: 'Water',
  class_id: 3,
  class_name: '4A',
  subject_id: 2,
  subject_name: 'Maths',
  subject_colour: 'blue',
  state: 'open',
  due_at: Date.UTC(2026, 11, 24),
  target_kind: 'class',
  work_by: 'person',
  assigned: 30,
  started: 28,
  submitted: 2,
  average: null,
  average_of: 0,
  median_time_ms: 59 * 60_000 + 59_000,
  waiting: 28,
};

test.each(selectableLanguages)(
  'no figure of the list lies over another on a laptop (%s)',
  async (language) => {
    await page.viewport(1366, 768);
    const few = { ...item, courseware_id: 2, average: 0.755, average_of: 28 };
    await showPage({ server: {}, show: () => <StudyList items={[item, few]} />, language });
    await expect.element(page.getByRole('table')).toBeVisible();
    const tooWide = [...document.querySelectorAll('td')].filter(
      (cell) => cell.scrollWidth > cell.clientWidth,
    );
    expect(tooWide.map((cell) => cell.textContent)).toEqual([]);
  },
);
