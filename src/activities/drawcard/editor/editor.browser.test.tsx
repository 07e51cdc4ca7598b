import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorProps } from '#form/activity-views.ts';
import { inventMedia } from '#tests/browser/invent-media.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { drawcard } from '../activity.ts';
import { type CardTask, createEmptyTask } from '../model.ts';
import { Editor } from './editor.tsx';

const show = (change: Partial<CardTask> = {}, more: object = {}) =>
  showEditor<CardTask>({ model: drawcard, Editor, content: { ...createEmptyTask(), ...change }, ...more });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Keeps the file as the server would. */
const uploadFile: EditorProps['uploadFile'] = (file, kind) =>
  Promise.resolve({
    id: 1,
    url: kind === 'document' ? 'documents/story.pdf' : inventMedia('leaf.png'),
    name: file.name,
    mime: file.type,
    bytes: file.size,
    ...(kind === 'picture' && { width: 640, height: 480 }),
  });

async function chooseFile(group: string, name: string) {
  const input = page.getByRole('group', { name: group }).element().querySelector('input[type=file]');
  if (!input) throw new Error('Nothing takes a file');
  await userEvent.upload(page.elementLocator(input), new File(['x'], name));
}

beforeEach(() => page.viewport(1366, 900));

it('is complete with words on a question card and on its cards', async () => {
  const { draft, issues } = await show();
  await page.getByLabelText('What to do').fill('Who lives in water?');
  await page.getByLabelText('Text of card 1').fill('Fish');
  await page.getByLabelText('Text of card 2').fill('Lion');
  expect(issues()).toEqual([]);
  await page.getByRole('group', { name: 'Right answer cards' }).getByText('Fish').click();
  expect(draft().questions[0]?.right_cards).toEqual(['c1']);
  await expect.element(page.getByText(/^Marks itself/)).toBeVisible();
});

it('forgets a removed card in the keys of all questions', async () => {
  const base = createEmptyTask();
  const questions = base.questions.map((question) => ({ ...question, right_cards: ['c1', 'c2'] }));
  const { draft } = await show({ questions });
  await button('Remove card 1').click();
  expect(draft().cards.map(({ id }) => id)).toEqual(['c2']);
  expect(draft().questions[0]?.right_cards).toEqual(['c2']);
});

it('has eight cards at most', async () => {
  const { draft } = await show();
  for (let count = 2; count < 8; count += 1) await button('Add an answer card').click();
  await expect.element(button('Add an answer card')).toBeDisabled();
  expect(draft().cards).toHaveLength(8);
});

it('takes pictures as clipart and files as attachments, and completes addresses', async () => {
  const { draft } = await show({}, { uploadFile });
  await chooseFile('Clipart', 'leaf.png');
  await expect.poll(() => draft().clipart).toMatchObject([{ width: 640, height: 480 }]);
  await page.getByLabelText('Description of picture 1').fill('A leaf');
  expect(draft().clipart[0]?.alt).toBe('A leaf');
  await chooseFile('Attachments', 'story.pdf');
  await expect
    .poll(() => draft().attachments)
    .toMatchObject([{ kind: 'file', name: 'story', media: 'documents/story.pdf', file_name: 'story.pdf' }]);
  await button('Add a web page').click();
  await page.getByLabelText('Shown name of attachment 2').fill('Zoo');
  await page.getByLabelText('Address of attachment 2').fill('example.com/zoo');
  await userEvent.keyboard('{Tab}');
  expect(draft().attachments[1]).toMatchObject({ name: 'Zoo', address: 'https://example.com/zoo' });
});

it('leads to the field of an issue in the question that has it', async () => {
  const [first] = createEmptyTask().questions;
  if (!first) throw new Error('There is no question');
  const questions = [first, { ...first, id: 'q2', rubric: [{ id: 'r', text: '', points: 1 }] }];
  await show({ questions }, { goTo: { path: ['questions', 1, 'rubric', 0, 'text'] } });
  const second = page.getByRole('region', { name: 'Question card 2' });
  await expect.element(second.getByLabelText('Line 1', { exact: true })).toHaveFocus();
});
