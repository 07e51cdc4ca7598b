import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import type { DeletedThing } from './deleted-item.tsx';
import type { DeletedSearch } from './deleted-search.ts';
import { DeletedSetting } from './deleted-setting.tsx';

const deletedUnit: DeletedThing = {
  kind: 'unit',
  id: 1,
  name: 'Fractions',
  type: '',
  unit_name: '',
  class_name: '4A',
  subject_name: 'Maths',
  owner_name: 'Ms Chan',
  deleted_by_name: 'Mr Lee',
  deleted_at: 0,
  days_left: 12,
  courseware_count: 3,
  student_count: 22,
  waits_for_unit: false,
};
const waitingCourseware: DeletedThing = {
  ...deletedUnit,
  kind: 'courseware',
  id: 2,
  name: 'Halves',
  type: 'diyquiz',
  unit_name: 'Fractions',
  days_left: 1,
  courseware_count: 0,
  waits_for_unit: true,
};

const emptyBank: FakeServer = { 'GET /exam/trash': () => ({ data: { items: [], total: 0 } }) };

/** A fake server with these deleted items; it filters them. */
function serveDeleted(...things: DeletedThing[]): FakeServer {
  let remainingThings = things;
  return {
    ...emptyBank,
    'GET /admin/deleted': ({ kind, keyword, offset }) => {
      const matchingThings = remainingThings.filter(
        (each) =>
          (!kind || each.kind === kind) && each.name.includes(typeof keyword === 'string' ? keyword : ''),
      );
      return {
        data: {
          total: matchingThings.length,
          items: matchingThings.slice(Number(offset), Number(offset) + 20),
        },
      };
    },
    'POST /admin/bring_back': ({ kind, id }) => {
      remainingThings = remainingThings.filter((each) => each.kind !== kind || each.id !== id);
      return { data: {} };
    },
  };
}

function DeletedSettingPage() {
  const [search, setSearch] = useState<DeletedSearch>({});
  return <DeletedSetting search={search} onSearch={setSearch} />;
}

const show = (server: FakeServer) => showPage({ server, show: () => <DeletedSettingPage /> });

test('restores by keyboard, and keeps the focus in the card', async () => {
  const { sent } = await show(serveDeleted(deletedUnit, waitingCourseware));
  await expect.element(page.getByRole('heading', { name: 'Fractions Unit' })).toBeVisible();
  await expect
    .element(page.getByText('4A Maths · of Ms Chan · 3 coursewares · work of 22 students'))
    .toBeVisible();
  await expect.element(page.getByText(/Deleted by Mr Lee/).first()).toBeVisible();
  await expect.element(page.getByText('1 day left')).toBeVisible();
  await expect.element(page.getByText('Its unit is deleted, too: bring that back first.')).toBeVisible();
  expect(page.getByRole('button', { name: /^Bring back/ }).elements()).toHaveLength(1);
  expect(await findAxeViolations(document.body)).toEqual([]);
  const button = page.getByRole('button', { name: 'Bring back Fractions' }).element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('“Fractions” is back')).toBeVisible();
  expect(sent.find(({ key }) => key === 'POST /admin/bring_back')?.input).toMatchObject({
    kind: 'unit',
    id: 1,
  });
  await expect.element(page.getByRole('heading', { name: 'Fractions Unit' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Deleted', exact: true })).toHaveFocus();
});

test('filters by kind and keyword, and has pages', async () => {
  const manyUnits = Array.from({ length: 21 }, (_, index) => ({
    ...deletedUnit,
    id: index + 10,
    name: `Unit ${index}`,
  }));
  const { sent } = await show(serveDeleted(...manyUnits, waitingCourseware));
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByRole('heading', { name: /Halves/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('courseware');
  await expect.element(page.getByText('Page 1 of 2')).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Name, descending');
  await page.getByRole('searchbox').fill('nowhere');
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  const order = { sort: 'name', order: 'desc' };
  expect(sent.at(-1)?.input).toMatchObject({ kind: 'courseware', keyword: 'nowhere', ...order });
});

test('says that nothing was deleted, or why the list could not be loaded', async () => {
  await show(serveDeleted());
  await expect.element(page.getByText('Nothing was deleted').first()).toBeVisible();
  expect(page.getByRole('searchbox').elements()).toEqual([]);
  await show({
    ...emptyBank,
    'GET /admin/deleted': () => ({ code: 500, msg: 'Something went wrong.', data: null }),
  });
  await expect.element(page.getByText('Something went wrong.').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /again/i })).toBeVisible();
});

test('fits a phone', async () => {
  await page.viewport(390, 844);
  await show(serveDeleted({ ...deletedUnit, name: '分數的加法和減法'.repeat(4) }, waitingCourseware));
  await expect.element(page.getByRole('button', { name: /^Bring back/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('brings questions and papers of Course Resources back', async () => {
  let items = [{ id: 4, title: 'Half a paper', owner_name: 'Ms Chan', deleted_at: 0, days_left: 9 }];
  const { sent } = await show({
    ...serveDeleted(),
    'GET /exam/trash': ({ kind }) => {
      const shown = kind === 'paper' ? items : [];
      return { data: { items: shown, total: shown.length } };
    },
    'POST /exam/papers_restore': () => {
      items = [];
      return { data: {} };
    },
  });
  await page.getByText('Papers', { exact: true }).click();
  await page.getByRole('button', { name: 'Bring back Half a paper' }).click();
  await expect.element(page.getByText('“Half a paper” is back')).toBeVisible();
  expect(sent.find(({ key }) => key === 'POST /exam/papers_restore')?.input['ids']).toEqual([4]);
  await expect.element(page.getByRole('heading', { name: 'Deleted from Course Resources' })).toHaveFocus();
});
