import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEmptyWebcourseware, findIssues, getShownTitle, resolve, toPublic } from './model.ts';
import { packageAddress } from './package-address.ts';
import { samples } from './samples.ts';

const base = `packages/${'ab'.repeat(32)}/`;
const site = { base, entry: 'index.html', files: 3 };
const given = { media: `${'ab'.repeat(32)}.zip`, name: 'Volcano.ZIP' };
const conversionResults = { [given.media]: { package: site } };

it('is complete once its package is unpacked', () => {
  const waitingDraft = { ...createEmptyWebcourseware(), package: given };
  expect(findIssues(createEmptyWebcourseware(), conversionResults)).toEqual([
    { path: ['package'], message: 'package_required' },
  ]);
  expect(findIssues(waitingDraft, {})).toEqual([
    { path: ['package'], message: 'package_unpacking', waitsFor: given.media },
  ]);
  expect(findIssues(waitingDraft, conversionResults)).toEqual([]);
});

it('has the teacher’s title, else the name of its file', () => {
  const content = { package: given, title: ' ', note: '' };
  expect(getShownTitle({ ...content, title: 'Volcanoes' })).toBe('Volcanoes');
  expect(getShownTitle(content)).toBe('Volcano');
  expect(getShownTitle({ ...content, package: { ...given, name: '.zip' } })).toBe('–');
});

it('tells students where the package is, not which file it came from', () => {
  const publicContent = toPublic(resolve({ package: given, title: '', note: 'Try it' }, conversionResults));
  expect(publicContent).toEqual({ site, title: 'Volcano', note: 'Try it' });
  expect(packageAddress(publicContent.site)).toBe(`/${base}index.html`);
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
  const content = { package: given, title: '', note: '', site: { ...site, base: otherBase, entry } };
  expect(() => toPublic(content)).toThrow();
});

it('has samples whose package is there', () => {
  const zip = readFileSync(join(import.meta.dirname, '../../demo/media/seesaw.zip'));
  const hash = createHash('sha256').update(zip).digest('hex');
  for (const { draft } of samples.contents) {
    const publicContent = resolve(draft, samples.conversionResults ?? {});
    expect(publicContent).toMatchObject({
      package: { media: `${hash}.zip` },
      site: { base: `packages/${hash}/` },
    });
  }
});
