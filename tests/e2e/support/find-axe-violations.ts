import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeOptions } from '#tests/support/browser/axe-options.ts';

/** The small build: each page that is checked is sent all of it, and reads it anew. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const axeSource = `${axeScript}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Lists the violations that axe finds in the page and its frames, such as a preview, one per line. */
export async function findAxeViolations(page: Page): Promise<string[]> {
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
