// Playwright's `test`, which also fails if a page throws an error or writes one to the console.
import { test as base, type Page } from '@playwright/test';

export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('page', (page) => watchPage(page, errors));
      await use(errors);
      if (errors.length > 0) throw new Error(`Errors in the page:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

function watchPage(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // Frames without scripts refuse those of the audit.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
}
