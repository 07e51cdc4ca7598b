import { readXlsx } from 'hucre/xlsx';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { StudyListMenu } from './study-list-menu.tsx';

/** The list goes to Excel and CSV with all its pages, numbers as numbers. */

const makeItem = (id: number) => ({
  courseware_id: id,
  courseware_name: id === 1 ? '=1+1' : `Sheet ${id}`,
  type: 'diyquiz',
  is_marked: true,
  unit_id: 1,
  unit_name: 'Unit',
  class_id: 1,
  class_name: '4A',
  subject_id: 1,
  subject_name: 'Maths',
  subject_colour: 'blue',
  state: 'open',
  due_at: null,
  target_kind: 'class',
  work_by: 'person',
  assigned: 30,
  started: 28,
  submitted: 27,
  average: 0.755,
  average_of: 27,
  median_time_ms: 90_000,
  waiting: 0,
});

/** The bytes of the file that the menu's item saves. */
async function save(item: string) {
  const made = vi.spyOn(URL, 'createObjectURL');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect.poll(() => made.mock.calls.length).toBe(1);
  const blob = made.mock.calls[0]?.[0] as Blob;
  made.mockRestore();
  clicked.mockRestore();
  return new Uint8Array(await blob.arrayBuffer());
}

const show = () =>
  showPage({
    server: {
      'GET /study/list': ({ offset, limit }) => {
        const items = Array.from({ length: 130 }, (_, index) => makeItem(index + 1));
        return { data: { total: 130, items: items.slice(Number(offset), Number(offset) + Number(limit)) } };
      },
    },
    show: () => <StudyListMenu filter={{ class_id: 4 }} />,
  });

it('saves all pages of the filtered list as CSV, and no name as a formula', async () => {
  const { sent } = await show();
  const bytes = await save('CSV (.csv)');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(lines).toHaveLength(131);
  expect(lines[1]).toBe("'=1+1,4A,Maths,Unit,Open,,30,28,27,0,75.5,1.5,0");
  expect(sent.map(({ input }) => [input['class_id'], input['offset']])).toEqual([
    ['4', '0'],
    ['4', '100'],
  ]);
});

it('saves it as a workbook with numbers', async () => {
  await show();
  const { sheets } = await readXlsx(await save('Excel (.xlsx)'));
  expect(sheets[0]?.rows[0]?.slice(0, 2)).toEqual(['Courseware', 'Class']);
  expect(sheets[0]?.rows[1]?.slice(6)).toEqual([30, 28, 27, 0, 75.5, 1.5, 0]);
});
