import { expect, it } from 'vitest';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { link } from './activity.ts';
import { Player } from './player.tsx';

const content = { url: 'https://water.example/cycle', title: 'Water', note: 'Look at the picture.' };
const playerProps = { model: link, Player, content } as const;

/** Keeps the next click from opening the link, which would leave the test's page. */
function keepPageOpen(): void {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
}

it('counts as opened when the student opens the page, once, and not before', async () => {
  const startedAt = Date.now();
  const { screen, saveTrace } = await showPlayer(playerProps);
  expect(saveTrace).not.toHaveBeenCalled();
  await expect.element(screen.getByText('Look at the picture.')).toBeVisible();
  const openLink = screen.getByRole('link', { name: /Open the page/ });
  await expect.element(openLink).toHaveAttribute('href', content.url);
  await expect.element(openLink).toHaveAttribute('target', '_blank');
  await expect.element(openLink).toHaveAttribute('rel', 'noopener noreferrer');
  keepPageOpen();
  await openLink.click();
  expect(saveTrace).toHaveBeenCalledExactlyOnceWith({ opened_at: expect.any(Number) });
  expect(saveTrace.mock.calls[0]?.[0].opened_at).toBeGreaterThanOrEqual(startedAt);
  await expect.element(screen.getByText(/come back here and press “Done”/)).toBeVisible();
  keepPageOpen();
  await screen.getByRole('link', { name: /Open it again/ }).click();
  expect(saveTrace).toHaveBeenCalledOnce();
});

it('still opens during a review, and reports nothing', async () => {
  const { screen, saveTrace } = await showPlayer({ ...playerProps, mode: 'review' });
  keepPageOpen();
  await screen.getByRole('link', { name: /Open the page/ }).click();
  expect(saveTrace).not.toHaveBeenCalled();
});
