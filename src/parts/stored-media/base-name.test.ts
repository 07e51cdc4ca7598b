import { expect, test } from 'vitest';
import { baseName } from './base-name.ts';

test.each([
  ['Worksheet 1.pdf', 'Worksheet 1'],
  ['小四 數學.docx', '小四 數學'],
  ['v1.2 notes', 'v1.2 notes'],
  ['archive.tar.gz', 'archive.tar'],
  ['.env', '.env'],
  ['plain', 'plain'],
])('%s is called %s', (name, expected) => expect(baseName(name)).toBe(expected));
