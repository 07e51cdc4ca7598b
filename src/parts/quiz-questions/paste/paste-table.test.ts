import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '#parts/formatted-text/plain-text.ts';
import type { Question } from '../model.ts';
import { parsePastedQuestions } from './paste-questions.ts';

/** One line a question: type, body, answers with `*` for the right ones or accepted texts, score. */
function outline({ type, body, answers, blanks, score }: Question): string {
  const parts =
    type === 'blank'
      ? blanks.map(({ accepted }) => accepted)
      : answers.map(({ text, correct }) => `${correct ? '*' : ''}${toText(text)}`);
  return `${type}: ${toText(body.text)} → ${parts.join(' / ')} (${score})`;
}

function parseRows(...rows: string[]) {
  const { questions, problems } = parsePastedQuestions(rows.join('\r\n'));
  return {
    questions: questions.map(outline),
    problems: problems.map(({ line, message }) => `${line} ${message}`),
  };
}

const threeRows = [
  'Capital of France?\tLondon\tParis\tRome\tB',
  'Which are even?\t2\t3\t4\tA, C',
  '3 × 4 = ?\t7\t12\t\t12',
];
const threeQuestions = [
  'single: Capital of France? → London / *Paris / Rome (1)',
  'multiple: Which are even? → *2 / 3 / *4 (1)',
  'single: 3 × 4 = ? → 7 / *12 (1)',
];

describe('rows copied from a spreadsheet', () => {
  it.each([
    ['without a head', threeRows],
    ['with a head', ['Question\tAnswer A\tAnswer B\tAnswer C\tCorrect answer', ...threeRows]],
    ['with a Chinese head', ['題目\t選項一\t選項二\t選項三\t正確答案', ...threeRows]],
    ['with numbers', threeRows.map((row, index) => `${index + 1}\t${row}`)],
    [
      'with numbers and a head',
      ['No.\tQuestion\tA\tB\tC\tKey', ...threeRows.map((row, index) => `${index + 1}\t${row}`)],
    ],
  ])('three of them %s are three questions', (_, rows) => {
    expect(parseRows(...rows)).toEqual({ questions: threeQuestions, problems: [] });
  });

  it('give score and explanation in columns that a head names', () => {
    const rows = ['題目\tA\tB\t答案\t分數\t解說', '水在幾度沸騰？\t90\t100\tB\t2分\t在海平面'];
    expect(parseRows(...rows)).toEqual({
      questions: ['single: 水在幾度沸騰？ → 90 / *100 (2)'],
      problems: [],
    });
    expect(parsePastedQuestions(rows.join('\n')).questions[0]?.explanation).toBe('在海平面');
  });

  it('make fill-in-blank questions without answers to choose from', () => {
    expect(
      parseRows(
        'Water boils at ____ °C.\t100|one hundred',
        '____ and ____ make water.\thydrogen\toxygen',
        'H2O is\twater',
      ),
    ).toEqual({
      questions: [
        'blank: Water boils at [[1]] °C. → 100|one hundred (1)',
        'blank: [[1]] and [[2]] make water. → hydrogen / oxygen (1)',
        'blank: H2O is [[1]] → water (1)',
      ],
      problems: [],
    });
  });

  it('hold line breaks, tabs and quotes in quoted cells', () => {
    const { questions, problems } = parsePastedQuestions('"Read:\n""Hi""\tyou"\tx\ty\tA\nNext?\tx\ty\tB\n');
    expect(questions.map(({ body }) => body.text)).toEqual(['Read:\n"Hi"\tyou', 'Next?']);
    expect(problems).toEqual([]);
  });

  it('may give the right answer by number or by a mark', () => {
    expect(parseRows('P?\tcat\tdog\t2', 'Q?\tcat\tdog *\tfox')).toEqual({
      questions: ['single: P? → cat / *dog (1)', 'single: Q? → cat / *dog / fox (1)'],
      problems: [],
    });
  });

  it('say what is unclear with their line, and keep every answer', () => {
    expect(
      parseRows(
        'Question\tA\tB\tKey\tTopic',
        'P?\tcat\tdog\t\tanimals',
        '\tcat\tdog\tA\t',
        'Q?\tcat\tdog\tE\t',
      ),
    ).toEqual({
      questions: ['single: P? → cat / dog (1)', 'single: Q? → cat / dog (1)'],
      problems: [
        '1 paste_column_unknown',
        '2 paste_no_answer',
        '3 paste_line_ignored',
        '4 paste_answer_unknown',
      ],
    });
    expect(parseRows('P?\tgood\tbad\tfun\tsad\tbad', 'Q?\tgood\tcat\tfun\tbad').questions).toEqual([
      'single: P? → good / *bad / fun / sad (1)',
      'single: Q? → good / cat / fun / bad (1)',
    ]);
    expect(parseRows('P?\tcat\tdog\tfox')).toEqual({
      questions: ['single: P? → cat / dog / fox (1)'],
      problems: ['1 paste_no_answer'],
    });
  });

  it('are distinguished from lists of Word, whose labels end in tabs', () => {
    expect(parseRows('1.\tCapital of France?', 'A.\tLondon', 'B.\tParis *')).toEqual({
      questions: ['single: Capital of France? → London / *Paris (1)'],
      problems: [],
    });
  });

  it('lose no filled cell', () => {
    const row = fc.tuple(
      fc.stringMatching(/^q[a-z]{0,5}$/),
      ...[1, 2, 3].map(() => fc.stringMatching(/^[a-z]{0,6}$/)),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const { questions } = parsePastedQuestions(rows.map((cells) => cells.join('\t')).join('\n'));
        const kept = JSON.stringify(questions);
        expect(rows.flat().filter((cell) => !kept.includes(cell))).toEqual([]);
      }),
    );
  });
});
