import { gradeMax } from '#contract/limits.ts';

/** Reads the grade in the name of a class. */

const chineseDigits = '一二三四五六七八九十';
/** The first number in a name. '第' begins the number of a class within its grade. */
const numberPattern = /(?<![第\d])(?:\d+|十[一二]?(?=[年級级])|[一二三四五六七八九])/;

/** How names of secondary classes begin before their number, and the grade before their first one. */
const secondaryNames = [
  { start: /^高中?(?=[\d一二三])/, years: 3, gradeBefore: 9 },
  { start: /^[初國国]中?(?=[\d一二三])/, years: 3, gradeBefore: 6 },
  { start: /^(?:中[學学]?|(?:form|f|secondary|sec|s)[\s.]*)(?=[\d一二三四五六])/i, years: 6, gradeBefore: 6 },
];

/** Of a number with more than two digits, the first is the grade. In Chinese, 'ten' precedes 'one' and 'two'. */
function readNumber(text: string): number {
  const digits = /^\d/.test(text)
    ? [Number(text.length > 2 ? text[0] : text)]
    : [...text].map((digit) => chineseDigits.indexOf(digit) + 1);
  return digits.reduce((sum, digit) => sum + digit, 0);
}

/** Reads the grade in a class name such as 4A and P4A, which are 4, or S4A and 中四甲, which are 10; null if there is none. */
export function readGradeOfName(name: string): number | null {
  const plainName = name.normalize('NFKC').trim();
  const number = readNumber(numberPattern.exec(plainName)?.[0] ?? '');
  const secondary = secondaryNames.find(({ start, years }) => start.test(plainName) && number <= years);
  const grade = number === 0 ? 0 : number + (secondary?.gradeBefore ?? 0);
  return grade >= 1 && grade <= gradeMax ? grade : null;
}
