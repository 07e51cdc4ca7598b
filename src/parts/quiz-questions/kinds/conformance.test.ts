import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findKindFaults } from '#tests/support/kinds/find-kind-faults.ts';
import { questionTypes } from '../model.ts';

const pieces = ['editor.tsx', 'kind.ts', 'model.ts', 'player.tsx', 'samples.ts', 'schema.ts'];

describe.each(questionTypes)('the kind "%s"', (type) => {
  it('has its folder with all pieces', () => {
    expect(readdirSync(new URL(type, import.meta.url))).toEqual(expect.arrayContaining(pieces));
  });

  it('does what every kind does', () => {
    expect(findKindFaults(type)).toEqual([]);
  });
});

it('has no folder that is in no list', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(questionTypes.toSorted());
});
