import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const docs = resolve(import.meta.dirname, '../docs');
const folder = join(docs, 'decisions');
const files = readdirSync(folder).filter((file) => file !== 'README.md');

const headings = ['## Context', '## Decision', '## Consequences'];

/** `accepted`, `superseded by [080](080-….md)`, or `accepted; …` with a link to the decision that changed part of it. */
const statusLine = /^Status: (accepted|(accepted; .+|superseded by) \[(\d{3})\]\(\3-[a-z0-9-]+\.md\))$/;

function readDecision(file: string): { title: string; status: string; headings: string[]; links: string[] } {
  const text = readFileSync(join(folder, file), 'utf8');
  const [title = '', , status = ''] = text.split('\n');
  return {
    title,
    status,
    headings: text.split('\n').filter((line) => line.startsWith('## ')),
    links: [...text.matchAll(/\]\(([^)#:]+\.md)/g)].map(([, link]) => link ?? ''),
  };
}

describe('decisions', () => {
  it('have different numbers', () => {
    expect(files.length).toBeGreaterThan(30);
    const numbers = files.map((file) => file.slice(0, 3));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it.each(files)('%s has a title, a status, context, decision and consequences', (file) => {
    const decision = readDecision(file);
    expect(file).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
    expect(decision.title).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\S`));
    expect(decision.status).toMatch(statusLine);
    expect(decision.headings).toEqual(headings);
    for (const link of decision.links) expect([link, existsSync(join(folder, link))]).toEqual([link, true]);
  });

  it('are listed in their README by number and title', () => {
    const listed = readFileSync(join(folder, 'README.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    const expected = files.toSorted().map((file) => `- [${readDecision(file).title.slice(2)}](${file})`);
    expect(listed).toEqual(expected);
  });

  it('are linked by their right names from the other documents', () => {
    for (const name of ['architecture.md', 'activity-form.md', 'performance.md', '../README.md']) {
      const links = [...readFileSync(join(docs, name), 'utf8').matchAll(/decisions\/(\d[\w-]+\.md)/g)];
      expect(links.map(([, link = '']) => link).filter((link) => !files.includes(link))).toEqual([]);
    }
  });
});
