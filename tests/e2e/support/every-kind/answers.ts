/** What two students answer to the quiz of `make-quiz.ts`, what they get for it, and the teacher's marks. */

/** The texts of what can be put in order, as they are right. */
export const orderedItems = ['5', '50', '95'];

export type Answers = {
  single: string;
  multiple: readonly string[];
  truefalse: 'true' | 'false';
  blanks: { typed: string; chosen: string; number: string };
  /** The answer of each stem. */
  matching: Readonly<Record<string, string>>;
  /** False: keeps the order that was shown, which is never the right one. */
  isOrdered: boolean;
  number: string;
  short: string;
  open: string;
};

export const strong: Answers = {
  single: '12',
  multiple: ['8', '10'],
  truefalse: 'true',
  blanks: { typed: '２', chosen: 'even', number: '5/2' },
  matching: { '21': '42', '33': '66' },
  isOrdered: true,
  number: '1/2',
  short: 'Square',
  open: '3 + 4 = 7',
};

export const weak: Answers = {
  single: '34',
  multiple: ['8', '10'],
  truefalse: 'false',
  blanks: { typed: '2', chosen: 'odd', number: '2,5' },
  matching: { '21': '42', '33': '99' },
  isOrdered: false,
  number: '-0.5',
  short: 'rectangle',
  open: '3 + 4',
};

export type Mark = [look: 'right' | 'partial' | 'wrong', score: string, max: string];

export const strongMarks: Mark[] = [
  ['right', '2', '2'],
  ['right', '1', '1'],
  ['right', '1', '1'],
  ['right', '3', '3'],
  ['right', '2', '2'],
  ['right', '1', '1'],
  ['right', '1', '1'],
  ['right', '1', '1'],
  ['right', '4', '4'],
];

export const weakMarks: Mark[] = [
  ['wrong', '0', '2'],
  ['right', '1', '1'],
  ['wrong', '0', '1'],
  ['partial', '2', '3'],
  ['partial', '1', '2'],
  ['wrong', '0', '1'],
  ['wrong', '0', '1'],
  ['partial', '0.5', '1'],
  ['partial', '2.5', '4'],
];

/** The share of the points and the points that both and one who answers nothing got on average, question by question. */
export const averages = [
  ['33%', '0.67 / 2'],
  ['67%', '0.67 / 1'],
  ['33%', '0.33 / 1'],
  ['56%', '1.67 / 3'],
  ['50%', '1 / 2'],
  ['33%', '0.33 / 1'],
  ['33%', '0.33 / 1'],
  ['50%', '0.5 / 1'],
  ['54%', '2.17 / 4'],
];
