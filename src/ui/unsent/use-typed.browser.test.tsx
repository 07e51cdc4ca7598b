import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { unsentQueue } from './unsent-queue.ts';
import { useTyped } from './use-typed.ts';

let stop: () => void;
const signIn = async () => {
  stop = unsentQueue.start({ person: 1, kinds: {} });
  await unsentQueue.whenRead();
};

beforeEach(async () => {
  await clear(createStore('unsent', 'entries'));
  await signIn();
});
afterEach(() => stop());

function CommentForm({ student }: { student: string }) {
  const { value, setValue, clear: forget } = useTyped(`comment:${student}`, `Comment on ${student}`, '');
  return (
    <>
      <input aria-label="Comment" value={value} onChange={({ target }) => setValue(target.value)} />
      <button type="button" onClick={forget}>
        Save
      </button>
    </>
  );
}

it('keeps what is typed for each name, also in the next session', async () => {
  const screen = await render(<CommentForm student="Ada" />);
  const field = screen.getByLabelText('Comment');
  await field.fill('Well done');
  await screen.rerender(<CommentForm student="Ben" />);
  await expect.element(field).toHaveValue('');
  await expect.poll(async () => unsentQueue.countAll()).toBe(1);
  stop();
  await signIn();
  await screen.rerender(<CommentForm student="Ada" />);
  await expect.element(field).toHaveValue('Well done');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveValue('');
  await expect.poll(async () => unsentQueue.countAll()).toBe(0);
});

it('keeps nothing where the form is as it was', async () => {
  const screen = await render(<CommentForm student="Ada" />);
  const field = screen.getByLabelText('Comment');
  await field.fill('x');
  await field.fill('');
  await expect.poll(async () => unsentQueue.countAll()).toBe(0);
});

it('lets people type where nobody is signed in', async () => {
  stop();
  const screen = await render(<CommentForm student="Ada" />);
  await screen.getByLabelText('Comment').fill('Hello');
  await expect.element(screen.getByLabelText('Comment')).toHaveValue('Hello');
});
