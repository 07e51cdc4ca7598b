import type { Page } from '@playwright/test';
import { demoClassSizes, demoStudent } from '#demo/people.ts';

/** The students of 4A, who are all in a group of its first set. */
const students = Array.from({ length: demoClassSizes['4A'] }, (_, index) => demoStudent(index + 1));

/** Lists the names of students of 4A that are shown without a group. `data-group` marks parts that show the group once. */
export async function findBareNames(page: Page): Promise<string[]> {
  const names = students.flatMap(({ name, nickname_eng }) => [name, nickname_eng]);
  const bareNames = await page.evaluate((known) => {
    const foundNames: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[data-group], script, style')) continue;
      const text = node.textContent ?? '';
      if (!/\[.+\]/.test(text)) foundNames.push(...known.filter((name) => text.includes(name)));
    }
    return foundNames;
  }, names);
  return [...new Set(bareNames)].map((name) => `'${name}' without a group`);
}
