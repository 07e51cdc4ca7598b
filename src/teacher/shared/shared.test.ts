import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeUnitSelection,
  clearUnitSelection,
  getUnitSelection,
} from '#teacher/shared/class-filter/unit-selection.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { displayName } from '#teacher/shared/people/display-name.ts';
import { parseSearch, readId, readOneOf, readText, stringifySearch } from './search-params.ts';

describe('search params', () => {
  it('survive writing and reading, also texts that look like numbers', () => {
    const text = stringifySearch({
      keyword: '123',
      class_id: 7,
      gone: undefined,
      empty: '',
      title: '水 & 土',
    });
    expect(parseSearch(text)).toEqual({ keyword: '123', class_id: '7', title: '水 & 土' });
    expect(stringifySearch({ a: undefined })).toBe('');
  });

  it('treat invalid values as absent', () => {
    expect(['7', 7, '0', '-1', '1.5', 'x', '', undefined, null].map(readId)).toEqual([
      7,
      7,
      ...Array.from({ length: 7 }, () => undefined),
    ]);
    expect([readText('a'), readText(''), readText(3)]).toEqual(['a', undefined, undefined]);
    expect([readOneOf('1', [1]), readOneOf('2', [1]), readOneOf(undefined, ['a'])]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });
});

describe('unit selection', () => {
  beforeEach(clearUnitSelection);

  it('drops choices that belong to another term or class', () => {
    changeUnitSelection({ calendar_id: 1, class_id: 2, subject_id: 3 });
    changeUnitSelection({ class_id: 2 });
    expect(getUnitSelection()).toEqual({ calendar_id: 1, class_id: 2, subject_id: 3 });
    changeUnitSelection({ class_id: 4 });
    expect(getUnitSelection()).toEqual({ calendar_id: 1, class_id: 4 });
    changeUnitSelection({ calendar_id: 9 });
    expect(getUnitSelection()).toEqual({ calendar_id: 9 });
  });
});

describe('confirm', () => {
  it('answers no for a question that another one replaces', async () => {
    const first = confirm({ text: 'first' });
    void confirm({ text: 'second' });
    await expect(first).resolves.toBe(false);
  });
});

describe('displayName', () => {
  const person = { name: '陳大文', nickname: '陳老師', nickname_eng: 'Ms Chan' };

  it('prefers the nickname of the language', () => {
    expect(displayName(person, 'en')).toBe('Ms Chan');
    expect(displayName(person, 'zh-hk')).toBe('陳老師');
    expect(displayName({ ...person, nickname_eng: '' }, 'en')).toBe('陳老師');
    expect(displayName({ name: '陳大文', nickname: '', nickname_eng: '' }, 'en')).toBe('陳大文');
  });
});
