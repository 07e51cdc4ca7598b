import { describe, expect, it } from 'vitest';
import { normaliseTyped } from './typed-text.ts';

/** Typed texts that are the same, by the language of the keyboard on which they were typed. */
const sameTexts: Record<string, [string, ...string[]][]> = {
  en: [
    ["don't", 'don’t', 'don‘t', 'donʼt', 'don′t', 'don＇t', 'don`t', 'don´t', 'don‛t', 'donʻt', 'donʹt'],
    ['say "yes"', 'say “yes”', 'say „yes‟', 'say ＂yes＂', 'say ″yes″', 'say 〝yes〞'],
    ['well-known', 'well–known', 'well—known', 'well‑known', 'well−known', 'well－known', 'well﹣known'],
    ['wait...', 'wait…', 'wait⋯', 'wait．．．'],
    ['Jean Luc', 'Jean\u00a0Luc', ' Jean  Luc ', 'Jean\u2009Luc', 'Jean\u3000Luc', 'Jean\tLuc'],
    [
      'hello',
      'hel\u200blo',
      '\u200ehello\u200f',
      '\u2066hello\u2069',
      'hello\ufe0f',
      '\ufeffhello',
      'hel\u00adlo',
    ],
    ['café', 'cafe\u0301'],
    ['fish', 'ﬁsh'],
    ['a~b', 'a～b', 'a〜b', 'a∼b'],
  ],
  'zh-hk': [
    [
      '羅密歐·蒙太古',
      '羅密歐‧蒙太古',
      '羅密歐・蒙太古',
      '羅密歐•蒙太古',
      '羅密歐．蒙太古',
      '羅密歐･蒙太古',
      '羅密歐∙蒙太古',
      '羅密歐⋅蒙太古',
    ],
    ['J·K·羅琳', 'J．K．羅琳', 'J.K.羅琳', 'Ｊ‧Ｋ‧羅琳'],
    ['24 元', '２４　元'],
    ['3.5', '３．５', '3．5'],
    ['甲,乙', '甲，乙'],
    ['上午:下午', '上午：下午', '上午﹕下午'],
    ['對!', '對！'],
    ['(一)', '（一）', '﹙一﹚'],
  ],
  'zh-tw': [
    ['安徒生·漢斯', '安徒生‧漢斯', '安徒生•漢斯'],
    ['50%', '５０％', '50﹪'],
    ['a+b=c', 'ａ＋ｂ＝ｃ', 'a﹢b﹦c'],
  ],
  'zh-cn': [
    ['列夫·托尔斯泰', '列夫•托尔斯泰', '列夫・托尔斯泰', '列夫．托尔斯泰', '列夫.托尔斯泰'],
    ['他说“好”', '他说"好"', '他说＂好＂'],
    ['你‘我’', "你'我'"],
    ['好;坏', '好；坏'],
  ],
};

describe.each(Object.entries(sameTexts))('typed text in %s', (_lang, groups) => {
  it.each(groups)('%j is the same however it was typed', (...texts) => {
    expect(new Set(texts.map(normaliseTyped)).size).toBe(1);
  });
});

it.each([
  ['3.14', '3·14'],
  ['10²', '102'],
  ['1½', '11/2'],
  ['1 1/2', '11/2'],
  ['its', "it's"],
  ['cat', 'cat.'],
  ['Cat', 'cat'],
  ['着', '著'],
  ['5-3', '53'],
  ['a b', 'ab'],
])('%j and %j stay different', (one, other) => {
  expect(normaliseTyped(one)).not.toBe(normaliseTyped(other));
});

it('changes nothing when it is repeated', () => {
  for (const text of Object.values(sameTexts).flat(2)) {
    expect(normaliseTyped(normaliseTyped(text))).toBe(normaliseTyped(text));
  }
});
