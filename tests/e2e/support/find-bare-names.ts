import type { Page } from '@playwright/test';
import { demoClassSizes, demoStudent } from '#demo/people.ts';

/** All students of 4A are in a group of its first set. */
const students = Array.from({ length: demoClassSizes['4A'] }, (_, index) => demoStudent(index + 1));

/** Names of students of 4A shown without their group, a line each. `data-group` gives the group of all names inside. */
export async function findBareNames(page: Page): Promise<string[]> {
  const names = students.flatMap(({ name, nickname_eng }) => [name, nickname_eng]);
  const bare = await page.evaluate((known) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[data-group], script, style')) continue;
      const text = node.textContent ?? '';
      if (!/\[.+\]/.test(text)) found.push(...known.filter((name) => text.includes(name)));
    }
    return found;
  }, names);
  return [...new Set(bare)].map((name) => `'${name}' without a group`);
}
