import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { GroupName } from './group-name.tsx';

test.each([
  ['while an input method composes', { keyCode: 13, isComposing: true }],
  ['that ends a word in Safari', { keyCode: 229, isComposing: false }],
])('Enter %s stores no half word', async (_name, press) => {
  const onRename = vi.fn<(name: string) => void>();
  await showPage({ server: {}, show: () => <GroupName name="Red" isLocked={false} onRename={onRename} /> });
  const field = page.getByRole('textbox');
  await field.fill('ni');
  field
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...press }));
  await expect.element(field).toHaveFocus();
  expect(onRename).not.toHaveBeenCalled();
  await field.fill('你');
  await userEvent.keyboard('{Enter}');
  expect(onRename.mock.calls).toEqual([['你']]);
});
