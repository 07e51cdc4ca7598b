import { expect, it, vi } from 'vitest';
import { preload, reloadWhenOutdated } from './reload-when-outdated.ts';

it('reloads the page when code is missing, but not offline and not for a preload', async () => {
  const reload = vi.fn<() => void>();
  reloadWhenOutdated(reload);
  const loadMissingCode = () => window.dispatchEvent(new Event('vite:preloadError'));
  const fetchPage = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  loadMissingCode();
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(1));
  fetchPage.mockResolvedValue(new Response('', { status: 503 }));
  loadMissingCode();
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();

  fetchPage.mockResolvedValue(new Response('<!doctype html>'));
  await preload(async () => loadMissingCode());
  loadMissingCode();
  loadMissingCode();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(4));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('removes a stylesheet that could not be loaded, so that the next try loads it', async () => {
  reloadWhenOutdated();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/no-such-style.css' });
  const failed = new Promise((resolve) => link.addEventListener('error', resolve));
  document.head.append(link);
  await failed;
  expect(link.isConnected).toBe(false);
});
