import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { axeOptions } from '#tests/support/browser/axe-options.ts';

/** Everything that axe finds wrong with the page as it stands, a line each; its frames too, for a preview is one. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const source = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
  const hasAxe = () => 'axe' in window;
  const addAxe = async (frame: Frame) => {
    if (!(await frame.evaluate(hasAxe))) await frame.evaluate(source);
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
