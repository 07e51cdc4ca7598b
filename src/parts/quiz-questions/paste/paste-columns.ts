import type { PastedRow } from './paste-cells.ts';
import { toHalfWidth } from './paste-lines.ts';

/** Indexes of a table's columns, from 0. Without `right` each row's last filled cell may be the right answer. */
export type Columns = {
  question: number;
  options: number[];
  right: number | undefined;
  score: number | undefined;
  explanation: number | undefined;
  /** Columns that no rule knows, with their names in the header. */
  unknown: { columnIndex: number; name: string }[];
};

const headerPatterns = {
  number: /^(no\.?|number|#|題號|题号|序號|序号|編號|编号)$/,
  question: /^(questions?|body|stem|題目|题目|問題|问题|題幹|题干)$/,
  option:
    /^((answer|option|choice|選項|选项|選擇|选择|答案)\s*[([]?([a-h]|[1-8]|[一二三四五六七八])[)\]]?|[a-h])$/,
  right:
    /^((correct|right|model)?\s*(answers?|options?)|correct|right|(answer\s*)?key|ans\.?|(正確|正确|標準|标准|參考|参考)?(答案|選項|选项)|解答)$/,
  score: /^(scores?|marks?|points?|分數|分数|分值|配分|得分)$/,
  explanation: /^(explanations?|reasons?|解釋|解释|解說|解说|解析|說明|说明)$/,
} as const;

type ColumnKind = keyof typeof headerPatterns;

function findColumnKind(headerCell: string): ColumnKind | undefined {
  const text = toHalfWidth(headerCell).trim().toLowerCase();
  return (Object.keys(headerPatterns) as ColumnKind[]).find((kind) => headerPatterns[kind].test(text));
}

/** The columns that a header row names; undefined if the row is no header. */
export function readHeader({ cells }: PastedRow): Columns | undefined {
  const kinds = cells.map(findColumnKind);
  const findColumn = (kind: ColumnKind) => {
    const columnIndex = kinds.indexOf(kind);
    return columnIndex < 0 ? undefined : columnIndex;
  };
  const question = findColumn('question');
  if (question === undefined || new Set(kinds.filter(Boolean)).size < 2) return undefined;
  const otherKinds = ['right', 'score', 'explanation'] as const;
  const namedColumns = new Set([question, ...otherKinds.map(findColumn)]);
  return {
    question,
    options: cells.flatMap((_, place) => (kinds[place] === 'option' ? [place] : [])),
    right: findColumn('right'),
    score: findColumn('score'),
    explanation: findColumn('explanation'),
    unknown: cells.flatMap((name, columnIndex) => {
      const kind = kinds[columnIndex];
      return namedColumns.has(columnIndex) || kind === 'option' || kind === 'number'
        ? []
        : [{ columnIndex, name }];
    }),
  };
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
    score: undefined,
    explanation: undefined,
    unknown: [],
  };
}
