import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { translatePage } from '#tests/e2e/support/translate-page.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { AppFailed } from '#ui/primitives/app-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { ErrorBoundary } from '#ui/primitives/error-boundary.tsx';

/** What both apps share stays whole in a page that the browser translates, and what fails nevertheless can go on. */

function Sender() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <Button busy={isBusy}>Send</Button>
      <Button onClick={() => setBusy(!isBusy)}>Switch</Button>
    </>
  );
}

/** A page that fails in the way of translated pages: it removes a text that is no longer there. */
function Fragile({ typed }: { typed: string }) {
  const [hasHint, setHint] = useState(true);
  return (
    <p>
      {hasHint && 'A hint'}
      <b>{typed}</b>
      <button type="button" onClick={() => setHint(false)}>
        Hide the hint
      </button>
    </p>
  );
}

test('a spinner comes and goes before a translated text', async () => {
  await render(<Sender />);
  translatePage();
  await expect.poll(() => document.querySelectorAll('[data-translated]').length).toBeGreaterThan(1);
  const send = page.getByRole('button', { name: 'Send' });
  for (const isBusy of [true, false, true]) {
    await page.getByRole('button', { name: 'Switch' }).click();
    if (isBusy) await expect.element(send).toHaveAttribute('aria-busy', 'true');
    else await expect.element(send).not.toHaveAttribute('aria-busy');
  }
});

test('a page that fails says that the work is kept, and goes on', async () => {
  setLanguage('en');
  await render(
    <main>
      <ErrorBoundary fallback={(goOn) => <AppFailed onGoOn={goOn} />}>
        <Fragile typed="Typed" />
      </ErrorBoundary>
    </main>,
  );
  translatePage();
  await page.getByRole('button', { name: 'Hide the hint' }).click();
  await expect.element(page.getByRole('heading', { name: 'This page has a problem' })).toBeVisible();
  await expect.element(page.getByText(/What you did is kept on this device/)).toBeVisible();
  expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThan(0);
  vi.mocked(console.error).mockClear();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('Typed')).toBeVisible();
});
