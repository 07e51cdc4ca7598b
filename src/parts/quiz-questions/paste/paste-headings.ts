import { countBlanks, toHalfWidth } from './paste-lines.ts';

/** Finds lines that name a section of a paper and ask nothing: `一、選擇題（每題 2 分）`, `Part B: Multiple choice`. */

const chineseKinds =
  '(?:單項|单项|多項|多项)?(?:選擇|选择|單選|单选|多選|多选|判斷|判断|是非|對錯|对错|填充|填空|配對|配对|連線|连线|排序|問答|问答|簡答|简答|短答|應用|应用|計算|计算)[題题]';
const chineseHeading = new RegExp(
  `^\\s*(?:(?:\\(?[一二三四五六七八九十]{1,3}\\)?|[甲乙丙丁戊]部|第[一二三四五六七八九十]{1,2}(?:部分|大題|大题))\\s*[、.:]?\\s*)?${chineseKinds}(?:[\\s(:,].*)?$`,
);
const part = '(?:part|section)\\s+(?:[A-Z]|[IVX]{1,4}|\\d{1,2})\\b\\s*[.:–-]?';
const kinds =
  'multiple[- ]choice|true\\s*(?:or|/)\\s*false|fill[- ]in[- ]the[- ]blanks?|short[- ]answers?|matching';
const ending = '\\s*(?:\\([^()]{0,60}\\))?\\s*[.:]?\\s*$';
const englishHeading = new RegExp(
  `^\\s*(?:${part}(?:\\s*(?:${kinds}))?(?:\\s+questions?)?|(?:${kinds})\\s+questions?|multiple[- ]choice)${ending}`,
  'i',
);

export function isHeading(line: string): boolean {
  const text = toHalfWidth(line);
  if (text.includes('?') || countBlanks(text) > 0) return false;
  return chineseHeading.test(text) || englishHeading.test(text);
}
