import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLoaded } from './use-loaded.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('goes on without code that cannot be loaded, and loads it when the network is back', async () => {
  let isCut = true;
  const load = async () => {
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
  };
  const Page = () => <p>{useLoaded(load, true) ? 'loaded' : 'without'}</p>;
  const screen = await render(<Page />);
  await expect.element(screen.getByText('without')).toBeVisible();
  isCut = false;
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('loaded')).toBeVisible();
});

it('tries again by itself, because a server that starts again takes no network away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Page = () => <p>{useLoaded(load, true) ? 'loaded' : 'without'}</p>;
  const { container, unmount } = await render(<Page />);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  expect(container.textContent).toBe('without');
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await expect.poll(() => container.textContent).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
  await unmount();
});
