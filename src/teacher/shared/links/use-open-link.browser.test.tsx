import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { useOpenLink } from './use-open-link.ts';

const address = '/there?courseware_id=1&user_id=7';

function TestLink() {
  return (
    <a href={address} onClick={useOpenLink()}>
      There
    </a>
  );
}

it('opens a page without loading the app again, and leaves new tabs to the browser', async () => {
  const { router } = await showPage({ server: {}, show: TestLink });
  const link = page.getByRole('link', { name: 'There' });
  await expect.element(link).toBeVisible();
  let isLeftToBrowser: boolean | undefined;
  const watch = (event: MouseEvent) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', watch);
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(isLeftToBrowser).toBe(true);
  expect(router.state.location.href).toBe('/');
  await link.click();
  expect(isLeftToBrowser).toBe(false);
  await expect.poll(() => router.state.location.href).toBe(address);
  document.removeEventListener('click', watch);
});
