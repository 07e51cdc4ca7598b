import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { axeOptions } from '#tests/support/browser/axe-options.ts';

/** Lists the violations that axe finds in the page and its frames, such as a preview, one per line. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const axeSource = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
  const hasAxe = () => 'axe' in window;
  const addAxe = async (frame: Frame) => {
    if (!(await frame.evaluate(hasAxe))) await frame.evaluate(axeSource);
  };
  await Promise.all(page.frames().map(addAxe));
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
