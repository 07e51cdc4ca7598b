import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { photowork } from '#tests/photowork/activity.ts';
import { Player } from '#tests/photowork/player.tsx';
import { samples } from '#tests/photowork/samples.ts';
import { showPlayer } from './show-player.tsx';

const content = photowork.content.resolve(samples.contents[0]!.draft, {});
const picture = (name: string) => new File([name], name, { type: 'image/png' });

it('a player hands in pictures, which are shown beside the text', async () => {
  const { screen, onAnswer, addFile } = await showPlayer({ model: photowork, Player, content });
  const field = screen.getByLabelText('Picture: Photograph a leaf.');
  await userEvent.upload(field, picture('one.png'));
  await expect.element(screen.getByRole('img', { name: 'one.png' })).toBeInTheDocument();
  await userEvent.fill(screen.getByLabelText('Photograph a leaf.', { exact: true }), 'A maple');
  await userEvent.upload(field, picture('second.png'));
  await expect.element(screen.getByRole('img', { name: 'second.png' })).toBeInTheDocument();
  expect(addFile.mock.calls).toMatchObject([
    ['leaf', { name: 'one.png' }],
    ['leaf', { name: 'second.png' }],
  ]);
  expect(onAnswer).toHaveBeenLastCalledWith('leaf', { words: 'A maple' });
  await expect.element(screen.getByLabelText('Photograph a leaf.', { exact: true })).toHaveValue('A maple');
});
