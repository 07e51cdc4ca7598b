import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { DemoOffer } from './demo-offer.tsx';

it('shows the filling of the demo school and then its password, even if its first status does not arrive', async () => {
  let isStarted = false;
  let isFilled = false;
  let failureCount = 0;
  await showPage({
    server: {
      'POST /school/setup_demo': () => {
        isStarted = true;
        return { data: { password: 'moon-kite-tea' } };
      },
      'GET /school/setup_demo': () => {
        if (isStarted && failureCount === 0) {
          failureCount += 1;
          throw new TypeError('no network');
        }
        const state = isFilled ? 'done' : isStarted ? 'filling' : 'none';
        return { data: { state, signs_in_here_only: false } };
      },
    },
    show: () => <DemoOffer token="abc" onHideForm={() => undefined} />,
  });
  await page.getByRole('button', { name: 'Create the demo school' }).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  isFilled = true;
  await expect.element(page.getByText(/The password of all is moon-kite-tea/)).toBeVisible();
});
