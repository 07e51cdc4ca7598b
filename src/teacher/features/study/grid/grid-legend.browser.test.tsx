import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { LegendButton } from './grid-legend.tsx';

it('opens the legend by keyboard, and closes it by Escape and when the focus leaves it', async () => {
  await showPage({
    server: {},
    show: () => (
      <>
        <LegendButton isSmall />
        <button type="button">Next</button>
      </>
    ),
  });
  const legend = page.getByRole('group', { name: 'Legend' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(legend).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(legend).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(legend).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(legend).not.toBeInTheDocument();
});
