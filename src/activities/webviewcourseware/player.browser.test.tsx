import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { noConversionResults } from '#contract/conversion-results.ts';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { webviewcourseware } from './activity.ts';
import { resolve } from './model.ts';
import { Player } from './player.tsx';
import { samples } from './samples.ts';

const content = resolve(samples.contents[0]!.draft, samples.conversionResults ?? noConversionResults);
const showPackage = (more: object = {}) => showPlayer({ model: webviewcourseware, Player, content, ...more });
const findFrame = () => page.getByTitle('Interactive pages: 蹺蹺板實驗室').element() as HTMLIFrameElement;

describe('a package', () => {
  it('is shown in a frame that belongs to no origin', async () => {
    await showPackage();
    expect(new URL(findFrame().src).pathname).toBe(`/${content.site!.base}index.html`);
    expect(findFrame().sandbox.contains('allow-scripts')).toBe(true);
    for (const sandboxPermission of ['same-origin', 'top-navigation', 'popups-to-escape-sandbox']) {
      expect(findFrame().sandbox.contains(`allow-${sandboxPermission}`)).toBe(false);
    }
    await vi.waitFor(() => expect(page.getByText('Loading…').query()).toBeNull());
    expect(findFrame().contentDocument).toBeNull();
    await expect.element(page.getByText(/你能找出多少種平衡的方法？/)).toBeVisible();
  });

  it('counts as opened when it is shown, the first time only', async () => {
    const first = await showPackage();
    await vi.waitFor(() => expect(first.saveTrace).toHaveBeenCalledTimes(1));
    const [trace] = first.saveTrace.mock.calls[0]!;
    expect(Math.abs(trace.opened_at - Date.now())).toBeLessThan(10_000);
    await first.screen.unmount();
    const again = await showPackage({ trace });
    expect(again.saveTrace).not.toHaveBeenCalled();
    await again.screen.unmount();
    const review = await showPackage({ mode: 'review' });
    expect(review.saveTrace).not.toHaveBeenCalled();
  });

  it('fills the screen and comes back', async () => {
    await showPackage();
    await page.getByRole('button', { name: 'Full screen' }).click();
    const leave = page.getByRole('button', { name: 'Leave full screen' });
    await expect.element(leave).toBeVisible();
    expect(document.fullscreenElement?.contains(findFrame())).toBe(true);
    await leave.click();
    await vi.waitFor(() => expect(document.fullscreenElement).toBeNull());
  });
});
