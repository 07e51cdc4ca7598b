import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { sampledTypes } from '#tests/support/samples/sampled-types.ts';
import { penactivity } from '../activity.ts';
import type { Sheet } from '../model.ts';
import { Player } from './player.tsx';

const sampled = sampledTypes.find(([type]) => type === 'penactivity');
const [first] = sampled?.[2].contents ?? [];
if (!first) throw new Error('No sample');
const content = first.content as Sheet;
const question = (name: RegExp) => page.getByRole('button', { name });

beforeEach(() => page.viewport(1216, 900));
afterEach(() => {
  document.body.innerHTML = '';
});

it('lists the regions with what is answered, as the server counts it', async () => {
  const { onItems } = await showPlayer({
    model: penactivity,
    Player,
    content,
    entries: first.entries?.filter(({ item }) => item !== 'sum'),
  });
  await expect.element(question(/^1.*2.5 points Answered/)).toBeVisible();
  await expect.element(question(/^2.*5 points Not answered/)).toBeVisible();
  await expect.element(question(/^4.*In words.*Answered/)).toBeVisible();
  await vi.waitFor(() => expect(onItems).toHaveBeenCalledWith('draw', 1));
  await expect.element(page.getByText('3 of 4 answered')).toBeVisible();
});

it('leads to a region of another page, and tells which question is worked on', async () => {
  const { onShow } = await showPlayer({ model: penactivity, Player, content, entries: [] });
  await vi.waitFor(() => expect(onShow).toHaveBeenLastCalledWith('first'));
  await question(/In words/).click();
  await expect.element(question(/In words/)).toHaveAttribute('aria-current', 'step');
  await vi.waitFor(() => expect(onShow).toHaveBeenLastCalledWith('last'));
  await expect.element(page.getByRole('application', { name: 'Your worksheet' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
});

it('shows marks and the guide of a region once they may be seen', async () => {
  await showPlayer({
    model: penactivity,
    Player,
    content,
    mode: 'review',
    answers: { first: { item_count: 1, mark: { score: 2, max_score: 2.5, needs_teacher: false } } },
    entries: first.entries,
  });
  await expect.element(page.getByText('KEY-THREE-QUARTERS', { exact: true })).toBeVisible();
});

it('reads out the words of the page that is shown', async () => {
  await showPlayer({ model: penactivity, Player, content, entries: [] });
  const words = (number: number) => page.getByRole('region', { name: `Words on page ${number}` });
  await expect.element(words(1)).toHaveTextContent('Hills by the sea');
  await question(/In words/).click();
  await expect.element(words(2)).toBeInTheDocument();
});
