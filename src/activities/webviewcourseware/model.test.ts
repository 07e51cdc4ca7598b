import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { draft, emptyWebcourseware, findIssues, nameOf, published, toPublic } from './model.ts';
import { packageAddress } from './package-address.ts';
import { samples } from './samples.ts';

const base = `packages/${'ab'.repeat(32)}/`;
const site = { base, entry: 'index.html', files: 3 };
const given = { media: `${'ab'.repeat(32)}.zip`, name: 'Volcano.ZIP', site };

it('is complete once its package is unpacked', () => {
  const waiting = { ...emptyWebcourseware(), package: { ...given, site: null } };
  expect(findIssues(emptyWebcourseware())).toEqual([{ path: ['package'], message: 'package_required' }]);
  expect(findIssues(waiting)).toEqual([
    { path: ['package'], message: 'package_unpacking', waitsFor: given.media },
  ]);
  expect(published.safeParse(waiting).success).toBe(false);
  expect(published.safeParse({ ...waiting, package: given }).success).toBe(true);
});

it('is called what the teacher calls it, else like its file', () => {
  const content = { package: given, title: ' ', note: '' };
  expect(nameOf({ ...content, title: 'Volcanoes' })).toBe('Volcanoes');
  expect(nameOf(content)).toBe('Volcano');
  expect(nameOf({ ...content, package: { ...given, name: '.zip' } })).toBe('–');
});

it('tells students where the package is, not which file it came from', () => {
  const shown = toPublic({ package: given, title: '', note: 'Try it' });
  expect(shown).toEqual({ site, title: 'Volcano', note: 'Try it' });
  expect(packageAddress(shown.site)).toBe(`/${base}index.html`);
});

it.each([
  ['https://evil.example/', 'index.html'],
  ['//evil.example/', 'index.html'],
  ['javascript:alert(1)//', 'index.html'],
  ['packages/../api/', 'index.html'],
  [`${base}../../`, 'index.html'],
  [base.slice(0, -1), 'index.html'],
  [base.toUpperCase(), 'index.html'],
  [base, '../../play/'],
  [base, '/index.html'],
  [base, 'index.html\n'],
  [base, 'other.html'],
  [base, ''],
])('shows no other address in its frame: %s%s', (otherBase, entry) => {
  const other = { ...given, site: { ...site, base: otherBase, entry } };
  expect(draft.safeParse({ package: other }).success).toBe(false);
});

it('has samples whose package is there', () => {
  const zip = readFileSync(join(import.meta.dirname, '../../demo/media/seesaw.zip'));
  const hash = createHash('sha256').update(zip).digest('hex');
  for (const { content } of samples.contents) {
    expect(content.package).toMatchObject({ media: `${hash}.zip`, site: { base: `packages/${hash}/` } });
  }
});
