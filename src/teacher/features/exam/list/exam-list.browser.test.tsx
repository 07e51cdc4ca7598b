import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  bankQuestion,
  commonReplies,
  page as pageOf,
  questionDetail,
  questionItem,
} from '#tests/browser/exam-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { ExamList } from './exam-list.tsx';
import type { ExamSearch } from './exam-search.ts';

const titles = ['One half', 'One third', 'One quarter', 'One fifth'];

const allItems = titles.map((title, index) => questionItem(index + 1, title));

/** A fake server that deletes and restores. */
function serveQuestions(items = allItems): FakeServer {
  const deletedIds = new Set<number>();
  return {
    ...commonReplies,
    'GET /exam/question_list': ({ keyword }) =>
      pageOf(
        items.filter(
          ({ id, title }) =>
            !deletedIds.has(id) && title.includes(typeof keyword === 'string' ? keyword : ''),
        ),
      ),
    'GET /exam/paper_list': () => pageOf([]),
    'GET /exam/question_detail': () => ({ data: questionDetail(1, 'One half') }),
    'POST /exam/questions_delete': ({ ids }) => {
      for (const id of ids as number[]) deletedIds.add(id);
      return { data: {} };
    },
    'POST /exam/questions_restore': ({ ids }) => {
      for (const id of ids as number[]) deletedIds.delete(id);
      return { data: {} };
    },
    'POST /exam/questions_change': ({ ids }) => ({ data: { changed: (ids as number[]).length } }),
  };
}

let latestSearch: ExamSearch = {};

function ListPage({ initialSearch }: { initialSearch: ExamSearch }) {
  const [search, setSearch] = useState(initialSearch);
  const changeSearch = (next: ExamSearch) => {
    latestSearch = next;
    setSearch(next);
  };
  return <ExamList search={search} onSearch={changeSearch} />;
}

const show = (server: FakeServer, search: ExamSearch = {}) =>
  showPage({ server, show: () => <ListPage initialSearch={search} /> });

const filterOf = (input: Record<string, unknown> | undefined) =>
  JSON.parse(String(input?.['filter'])) as unknown;

test('filters from the address and by hand, and goes back to the first page', async () => {
  const { sent } = await show(serveQuestions(), { grade: 4, draft: 0, offset: 50 });
  const asked = () => [...sent].reverse().find(({ key }) => key === 'GET /exam/question_list')?.input;
  await vi.waitFor(() => expect(filterOf(asked())).toEqual({ grade: 4, draft: false }));
  expect(asked()).toMatchObject({ offset: '50', sort: 'newest' });
  await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveValue('0');
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('single');
  await page.getByRole('combobox', { name: 'Tag' }).fill('分數');
  await vi.waitFor(() =>
    expect(latestSearch).toMatchObject({ grade: 4, draft: 0, kind: 'single', tag: '分數' }),
  );
  expect(latestSearch.offset).toBeUndefined();
  await page.getByRole('searchbox').fill('half');
  await vi.waitFor(() => expect(asked()?.['keyword']).toBe('half'));
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect.element(page.getByRole('button', { name: 'One third' })).toBeVisible();
  expect(latestSearch).toEqual({ tab: undefined, sort: undefined });
});

test('selects a range by keyboard, deletes it, and undoes that', async () => {
  const { sent } = await show(serveQuestions());
  const first = page.getByRole('checkbox', { name: 'Select “One half”' });
  await first.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  await expect.element(page.getByText('3 selected')).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'One third' })).not.toBeInTheDocument();
  expect(sent.find(({ key }) => key === 'POST /exam/questions_delete')?.input['ids']).toEqual([1, 2, 3]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('button', { name: 'One third' })).toBeVisible();
});

test('changes only the chosen facts, and only of own questions', async () => {
  const colleagues = questionItem(9, 'Of Mr Lee', { is_own: false, can_change: false, owner_name: 'Mr Lee' });
  const { sent } = await show(serveQuestions([questionItem(1, 'Mine'), colleagues]));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect.element(page.getByText('1 is a colleague’s: it can only be copied')).toBeVisible();
  await page.getByRole('button', { name: 'Change details' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Grade' }).selectOptions('None');
  await page.getByLabelText('Add tags', { exact: true }).first().fill('easy，warm-up');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent.find(({ key }) => key === 'POST /exam/questions_change')?.input).toMatchObject({
    ids: [1],
    changes: { grade: null, add_tags: ['easy', 'warm-up'] },
  });
});

test('shows a question with its key, and what an earlier version had', async () => {
  const versions = [2, 1].map((number) => ({ id: number, number, created_at: 0, author_name: 'Ms Chan' }));
  const { sent } = await show({
    ...serveQuestions(),
    'GET /exam/question_detail': () => ({
      data: questionDetail(1, 'One half', { version_number: 2, versions }),
    }),
    'GET /exam/question_version': () => ({ data: { ...versions[1], content: bankQuestion('Two halves') } }),
    'POST /exam/question_version_restore': () => ({
      data: { id: 1, version_id: 3, version_number: 3, is_draft: false, issues: [] },
    }),
  });
  await page.getByRole('button', { name: 'One half' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Answer 1').first()).toBeVisible();
  expect(latestSearch.look).toBe(1);
  await dialog.getByRole('button', { name: 'Look at version 1' }).click();
  await expect.element(dialog.getByText('Two halves')).toBeVisible();
  await expect.element(dialog.getByText(/Differs from the newest in: .*text/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring version 1 back' }).click();
  await vi.waitFor(() =>
    expect(sent.find(({ key }) => key === 'POST /exam/question_version_restore')?.input).toMatchObject({
      id: 1,
      number: 1,
      base_number: 2,
    }),
  );
});
