import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SpaceSource } from '#form/space-source.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { type PublicWall, toPublicWall } from '../model.ts';
import { samples } from '../samples.ts';
import type { CardValue } from '../wall/wall-values.ts';
import { CardForm } from './card-form.tsx';

const wall: PublicWall = toPublicWall(samples.contents[0]!.draft);
const source: SpaceSource = {
  me: { user_id: 7, role: 'student' },
  open: () => Promise.reject(new Error('Not needed')),
  control: { state: () => null, subscribe: () => () => undefined },
  forms: { name: 'attempt:7', title: 'Our wall' },
  fileUrl: () => '',
};

beforeEach(async () => {
  setLanguage('en');
  await clear(createStore('unsent', 'entries'));
  onTestFinished(unsentQueue.start({ person: 1, kinds: {} }));
  await unsentQueue.whenRead();
});

const card = { text: 'As sent', column: wall.columns[0]?.id ?? '', picture: null };

async function show(props: { card?: typeof card; cardId: string; source?: SpaceSource }) {
  const onSend = vi.fn<(card: CardValue) => void>();
  const onCancel = vi.fn<() => void>();
  const screen = await render(
    <CardForm source={source} {...{ wall, onSend, onCancel, column: card.column }} {...props} />,
  );
  return { screen, onSend, onCancel, field: screen.getByRole('textbox', { name: 'Your card' }) };
}

it('keeps a card that is being written until it is sent', async () => {
  const first = await show({ cardId: 'new' });
  await userEvent.fill(first.field, 'Not sent yet');
  await first.screen.unmount();
  const { field, screen, onSend } = await show({ cardId: 'new' });
  await expect.element(field).toHaveValue('Not sent yet');
  expect(unsentQueue.list()).toMatchObject([
    { kind: 'typed', name: 'attempt:7/card/new', title: 'Our wall · Your card' },
  ]);
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(onSend).toHaveBeenCalledWith({ ...card, kind: 'card', text: 'Not sent yet' });
  await expect.element(field).toHaveValue('');
  expect(unsentQueue.list()).toEqual([]);
});

it('keeps a changed card through Escape, and drops it by Cancel', async () => {
  const first = await show({ cardId: 'c1', card });
  await userEvent.fill(first.field, 'Changed');
  // Escape only takes the form away.
  await first.screen.unmount();
  const { field, screen, onCancel } = await show({ cardId: 'c1', card });
  await expect.element(field).toHaveValue('Changed');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(unsentQueue.list()).toEqual([]);
});

it('keeps nothing of a preview', async () => {
  const { forms: _forms, ...preview } = source;
  const { field } = await show({ cardId: 'new', source: preview });
  await userEvent.fill(field, 'Tried out');
  await expect.element(field).toHaveValue('Tried out');
  expect(unsentQueue.list()).toEqual([]);
});
