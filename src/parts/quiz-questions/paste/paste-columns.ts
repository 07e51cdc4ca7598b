import { toHalfWidth } from './paste-lines.ts';
import type { PastedRow } from './pasted-row.ts';

/** Indexes of a table's columns, from 0. Without `right` each row's last filled cell may be the right answer. */
export type Columns = {
  question: number;
  options: number[];
  right: number | undefined;
  /** Whether the right answer is in its own column only, beside the wrong ones. */
  isRightApart: boolean;
  score: number | undefined;
  explanation: number | undefined;
  /** The kind of question, in words. */
  kind: number | undefined;
  /** Columns that no rule knows, with their names in the header. */
  unknown: { columnIndex: number; name: string }[];
};

const headerPatterns = {
  number: /^((question|題目|题目)?\s*(no\.?|number|#|編號|编号)|題號|题号|序號|序号)$/,
  question:
    /^(questions?(\s*(text|title|stem))?|body|stem|prompt|題目|题目|題目內容|题目内容|問題|问题|題幹|题干)$/,
  wrong:
    /^((incorrect|wrong)\s*(answer|option|choice)s?\s*\d?|(錯誤|错误)(答案|選項|选项)\s*[\d一二三四五]?)$/,
  option:
    /^((answer|option|choice|alternative|選項|选项|選擇|选择|答案)\s*(text|no\.?|#)?\s*[([]?([a-h]|[1-8]|[一二三四五六七八])[)\]]?|[a-h])$/,
  right:
    /^((correct|right|model)?\s*(answers?|options?|choices?)(\s*(no\.?|number|#|index))?|correct|right|(answer\s*)?key|ans\.?|(正確|正确|標準|标准|參考|参考)?(答案|選項|选项)|解答)$/,
  score: /^(scores?|marks?|points?|分數|分数|分值|配分|得分)$/,
  kind: /^((question\s*)?(type|kind)|(題目|题目)?(題型|题型|類型|类型))$/,
  explanation: /^((answer\s*)?explanations?|reasons?|feedback|解釋|解释|解說|解说|解析|說明|说明)$/,
} as const;

type ColumnKind = keyof typeof headerPatterns;

/** The head of a column without what a template says about it: `Answer 1 - max 75 characters`, `Correct answer(s) (only #)`. */
function plainHeader(headerCell: string): string {
  return toHalfWidth(headerCell)
    .toLowerCase()
    .replaceAll('(s)', 's')
    .replace(/\s[-–—]\s.*$/, '')
    .replace(/[([](?!\s*(?:[a-h]|[1-8]|[一二三四五六七八])\s*[)\]])[^)\]]*[)\]]/g, ' ')
    .replace(/[*:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Templates say much in a head, but no more than this. */
const headerMaxLength = 200;

function findColumnKind(headerCell: string): ColumnKind | undefined {
  if (headerCell.length > headerMaxLength) return undefined;
  const text = plainHeader(headerCell);
  return (Object.keys(headerPatterns) as ColumnKind[]).find((kind) => headerPatterns[kind].test(text));
}

/** The columns that a header row names; undefined if the row is no header. */
function readHeader({ cells }: PastedRow): Columns | undefined {
  const kinds = cells.map(findColumnKind);
  const findColumn = (kind: ColumnKind) => {
    const columnIndex = kinds.indexOf(kind);
    return columnIndex < 0 ? undefined : columnIndex;
  };
  const question = findColumn('question');
  if (question === undefined || new Set(kinds.filter(Boolean)).size < 2) return undefined;
  const otherKinds = ['right', 'score', 'explanation', 'kind'] as const;
  const namedColumns = new Set([question, ...otherKinds.map(findColumn)]);
  const isOption = (kind: ColumnKind | undefined) => kind === 'option' || kind === 'wrong';
  return {
    question,
    options: cells.flatMap((_, place) => (isOption(kinds[place]) ? [place] : [])),
    right: findColumn('right'),
    isRightApart: kinds.includes('wrong') && !kinds.includes('option'),
    score: findColumn('score'),
    explanation: findColumn('explanation'),
    kind: findColumn('kind'),
    unknown: cells.flatMap((name, columnIndex) => {
      const kind = kinds[columnIndex];
      return namedColumns.has(columnIndex) || isOption(kind) || kind === 'number'
        ? []
        : [{ columnIndex, name }];
    }),
  };
}

/** A header is expected within so many rows, below the title and the instructions of a template. */
const headerRowsMax = 12;

/** The row that names the columns, and what it names; undefined if there is none. */
export function findHeader(rows: readonly PastedRow[]): { index: number; columns: Columns } | undefined {
  for (const [index, row] of rows.slice(0, headerRowsMax).entries()) {
    const columns = readHeader(row);
    if (columns) return { index, columns };
  }
  return undefined;
}

/** Columns of a table without a header: numbers where each row begins with one, the question, its answers, the right answer. */
export function guessColumns(rows: readonly PastedRow[]): Columns {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const isNumbered =
    width > 2 &&
    rows.every(({ cells: [first = ''] }, index) => Number(first) === index + Number(rows[0]?.cells[0]));
  const question = isNumbered ? 1 : 0;
  return {
    question,
    options: Array.from({ length: width - question - 1 }, (_, index) => question + 1 + index),
    right: undefined,
    isRightApart: false,
    score: undefined,
    explanation: undefined,
    kind: undefined,
    unknown: [],
  };
}
