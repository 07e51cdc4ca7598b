import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { axeOptions } from '#tests/support/axe-options.ts';

/** Everything that axe finds wrong with the page as it stands, a line each. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const results = await (window as typeof window & { axe: typeof axe }).axe.run(document, options);
    return results.violations;
  }, axeOptions);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `axe ${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 160) ?? ''}`,
    ),
  );
}
