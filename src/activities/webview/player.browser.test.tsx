import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { webview } from './activity.ts';
import { Player } from './player.tsx';

const content = { url: 'https://museum.example/tour', title: 'A tour', frameable: true };
const playerProps = { model: webview, Player, content } as const;

it('embeds a page that allows it, in a sandbox, as high as the screen, and counts it as opened', async () => {
  await page.viewport(390, 844);
  const { screen, saveTrace } = await showPlayer(playerProps);
  const frame = screen.getByTitle('Web page: A tour').element() as HTMLIFrameElement;
  expect(frame.src).toBe(content.url);
  expect(frame.sandbox.contains('allow-scripts')).toBe(true);
  for (const sandboxPermission of [
    'allow-top-navigation',
    'allow-top-navigation-by-user-activation',
    'allow-modals',
  ]) {
    expect(frame.sandbox.contains(sandboxPermission)).toBe(false);
  }
  expect(frame.getBoundingClientRect().height).toBeGreaterThan(700);
  expect(saveTrace).toHaveBeenCalledExactlyOnceWith({ opened_at: expect.any(Number) });
  await expect.element(screen.getByRole('link', { name: /new tab/ })).toHaveAttribute('href', content.url);
});

it.each([
  ['does not allow it', { ...content, frameable: false }],
  ['was never looked at', { ...content, frameable: null }],
  ['is our own', { ...content, url: `https://${window.location.host}/play` }],
])('gives a card for a page that %s', async (_, other) => {
  const { screen, saveTrace } = await showPlayer({ ...playerProps, content: other });
  expect(screen.container.querySelector('iframe')).toBeNull();
  await expect.element(screen.getByRole('link', { name: /Open the page/ })).toBeVisible();
  expect(saveTrace).not.toHaveBeenCalled();
});
