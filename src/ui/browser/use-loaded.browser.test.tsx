import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLoaded } from './use-loaded.ts';

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
