import { findBuiltFiles } from '#tests/e2e/support/built-files.ts';
import { openLosingRelay } from '#tests/e2e/support/losing-relay.ts';
import { openPhone, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

const lang = 'en';

test('a page whose code was lost on the way opens when it is loaded again', async ({ browser, baseURL }) => {
  const relay = await openLosingRelay(baseURL ?? '');
  const page = await openPhone(browser, relay.origin, lang);
  try {
    await page.goto('/play/');
    await waitForOfflineCode(page);
    const whenLost = relay.loseNext(findBuiltFiles('player', 'join-page').script);
    await page.goto('/play/ABC234', { waitUntil: 'commit' });
    await whenLost;
    await page.goto('/play/ABC234', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 40_000 });
  } finally {
    await page.context().close();
    await relay.close();
  }
});
