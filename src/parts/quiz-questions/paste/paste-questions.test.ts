import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { findQuestionIssues } from '../issues.ts';
import { questionMessages } from '../messages.ts';
import { type Question, questionList } from '../model.ts';
import { parsePastedQuestions } from './paste-questions.ts';

function parse(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  return { questions: questions.map(outline), problems };
}

/** One line a question: type, body, answers with `*` for the right ones or accepted texts, score. */
function outline({ type, body, answers, blanks, score }: Question): string {
  const parts =
    type === 'blank'
      ? blanks.map(({ accepted }) => accepted)
      : answers.map(({ text, correct }) => `${correct ? '*' : ''}${toText(text)}`);
  return `${type}: ${toText(body.text)} → ${parts.join(' / ')} (${score})`;
}

describe('parsePastedQuestions', () => {
  it('reads a plain English sheet', () => {
    const text = `
1. What is the capital of France? (2 marks)
A. London
B. Paris
C. Rome
Answer: B

2) Which of these are even?
A) 2
B) 3
C) 4
Answer: A, C
Explanation: Even numbers end in 0, 2, 4, 6 or 8.

Q3 Plants make food from ____ and give out ____.
Answer: sunlight|light; oxygen
`;
    expect(parse(text)).toEqual({
      questions: [
        'single: What is the capital of France? → London / *Paris / Rome (2)',
        'multiple: Which of these are even? → *2 / 3 / *4 (1)',
        'blank: Plants make food from [[1]] and give out [[2]]. → sunlight|light / oxygen (1)',
      ],
      problems: [],
    });
    expect(parsePastedQuestions(text).questions[1]?.explanation).toBe('Even numbers end in 0, 2, 4, 6 or 8.');
  });

  it('reads a messy Chinese sheet with full-width signs, tabs and several options on a line', () => {
    const text = [
      '四年級數學科　工作紙',
      '１、下列哪個分數最大？（２分）',
      'Ａ．１／２\tＢ．３／４　　Ｃ．２／５',
      '答案：Ｂ',
      '（2）　下列哪些是 5 的倍數？',
      '（A）１０　（B）１２　（C）１５',
      '答案：AC',
      '',
      '3、一年有（　　）個月，一星期有＿＿＿日。【3分】',
      '答案：12|十二；7|七',
      '四、香港位於中國的哪一方？',
      'A、南方',
      'B、北方',
      '正確答案: A',
      '解釋：香港在廣東省以南。',
    ].join('\r\n');
    expect(parse(text)).toEqual({
      questions: [
        'single: 下列哪個分數最大？ → １／２ / *３／４ / ２／５ (2)',
        'multiple: 下列哪些是 5 的倍數？ → *１０ / １２ / *１５ (1)',
        'blank: 一年有[[1]]個月，一星期有[[2]]日。 → 12|十二 / 7|七 (3)',
        'single: 香港位於中國的哪一方？ → *南方 / 北方 (1)',
      ],
      problems: [{ line: 1, message: 'paste_line_ignored' }],
    });
  });

  it.each([
    ['* before the letter', '1. Q?\n*A. x\nB. y', ['*x', 'y']],
    ['* before the text', '1. Q?\nA. x\nB. *y', ['x', '*y']],
    ['* at the end', '1. Q?\nA. x *\nB. y', ['*x', 'y']],
    ['a tick in brackets', '1. Q?\nA. x\nB. y (✓)', ['x', '*y']],
    ['a tick at the end', '1. Q?\nA. x\nB. y ✔', ['x', '*y']],
    ['a root sign for a tick', '1. Q?\nA. x √\nB. √16', ['*x', '√16']],
    ['the word in brackets', '1. Q?\nA. x（正確）\nB. y', ['*x', 'y']],
    ['the key in the question', '1. （ B ）哪一個？\nA. x\nB. y', ['x', '*y']],
    ['the key behind the question', '1. Which? (A)\nA. x\nB. y', ['*x', 'y']],
    ['the text as answer', '1. Q?\nA. Paris\nB. Rome\nAns: rome', ['Paris', '*Rome']],
    ['letter and text as answer', '1. Q?\nA. Paris\nB. Rome\nAnswer: A. Paris', ['*Paris', 'Rome']],
    ['和 between letters', '1. Q?\nA. x\nB. y\nC. z\n答：A和C', ['*x', 'y', '*z']],
    ['and between letters', '1. Q?\nA. x\nB. y\nC. z\nAnswer: A and C', ['*x', 'y', '*z']],
    ['small letters', '1. Q?\na) x\nb) y\nanswer: b', ['x', '*y']],
    ['bullets', '1. Q?\n• A. x\n• B. y\nKey: A', ['*x', 'y']],
    ['everything on one line', '1. 2 + 2 = ? A. 3 B. 4 C. 5\nAnswer: B', ['3', '*4', '5']],
  ])('takes the right option from %s', (_name, text, expected) => {
    const { questions, problems } = parsePastedQuestions(text);
    expect(questions).toHaveLength(1);
    expect(questions[0]?.answers.map((one) => `${one.correct ? '*' : ''}${toText(one.text)}`)).toEqual(
      expected,
    );
    expect(problems).toEqual([]);
    expect(questions.flatMap(findQuestionIssues)).toEqual([]);
  });

  it('reads one key for all questions', () => {
    const text = '1. P?\nA. x\nB. y\n2. Q?\nA. x\nB. y\nC. z\n答案：1. B　2.AC';
    expect(parse(text)).toEqual({
      questions: ['single: P? → x / *y (1)', 'multiple: Q? → *x / y / *z (1)'],
      problems: [],
    });
  });

  it.each([
    ['1. The capital of Japan is\nAnswer: Tokyo', 'blank: The capital of Japan is [[1]] → Tokyo (1)'],
    ['1. [[1]] and [[2]]\nAnswer: a; b|c', 'blank: [[1]] and [[2]] → a / b|c (1)'],
    ['1. ( ) and [  ]\nAnswer: a, b', 'blank: [[1]] and [[2]] → a / b (1)'],
    ['1. ____ and ____\nAnswer: (1) a\nAnswer: (2) b', 'blank: [[1]] and [[2]] → a / b (1)'],
    ['1. ____ kg\nAnswer: 3.5|3 1/2', 'blank: [[1]] kg → 3.5|3 1/2 (1)'],
    ['1. 還剩多少個？\n答：還剩＿＿個。\n答案：5', 'blank: 還剩多少個？\n答：還剩[[1]]個。 → 5 (1)'],
    ['1. 3.5 + 1 = ____ (0.5 marks)\n答案：4.5', 'blank: 3.5 + 1 = [[1]] → 4.5 (0.5)'],
  ])('reads blanks: %j', (text, expected) => {
    const { questions, problems } = parsePastedQuestions(text);
    expect(questions.map(outline)).toEqual([expected]);
    expect(problems).toEqual([]);
    expect(questions.flatMap(findQuestionIssues)).toEqual([]);
  });

  it('keeps lines that only look like marks', () => {
    const text =
      '1. Read:\nWe left at 8\na.m. and drove\n3.5 km (see page 2).\nHow far?\nA. 3 km\nfrom home\nB. 3.5 km\nAnswer: B';
    expect(parse(text)).toEqual({
      questions: [
        'single: Read:\nWe left at 8\na.m. and drove\n3.5 km (see page 2).\nHow far? → 3 km from home / *3.5 km (1)',
      ],
      problems: [],
    });
  });

  it('separates unnumbered questions at empty lines', () => {
    const text = 'Which is red?\nA. Tomato *\nB. Cucumber\n\nThe sun is a ____.\nAnswer: star';
    expect(parse(text)).toEqual({
      questions: ['single: Which is red? → *Tomato / Cucumber (1)', 'blank: The sun is a [[1]]. → star (1)'],
      problems: [],
    });
  });

  it('says which lines are unclear, and reads the rest', () => {
    const text =
      'Name:\n1. P?\nA. x\nB. y\n2. Q?\nA. x\nB. y\nAnswer: D\n3. ____ ____\nAnswer: a; b; c\n\nWell done!';
    const { questions, problems } = parse(text);
    expect(questions).toHaveLength(3);
    expect(problems).toEqual([
      { line: 1, message: 'paste_line_ignored' },
      { line: 2, message: 'paste_no_answer' },
      { line: 8, message: 'paste_answer_unknown', params: { answer: 'D' } },
      { line: 10, message: 'paste_blanks_differ', params: { blanks: 2, answers: 3 } },
      { line: 12, message: 'paste_line_ignored' },
    ]);
  });

  it('leaves out separate text after the options', () => {
    expect(parse('1. Q?\nA. x *\nB. y\n\nPart two')).toEqual({
      questions: ['single: Q? → *x / y (1)'],
      problems: [{ line: 5, message: 'paste_line_ignored' }],
    });
  });

  it('reads each letter once', () => {
    const text = `1. Q?\nA. x\nB. y *\n${'A. z\n'.repeat(30)}`;
    const { questions, problems } = parse(text);
    expect(questions).toEqual(['single: Q? → x / *y (1)']);
    expect(problems).toHaveLength(30);
  });

  it('reads no more questions than a quiz may have', () => {
    const text = Array.from({ length: 205 }, (_, index) => `${index + 1}. ____\nAnswer: a`).join('\n');
    const { questions, problems } = parsePastedQuestions(text);
    expect(questions).toHaveLength(200);
    expect(problems).toEqual([{ line: 401, message: 'paste_too_many', params: { max: 200 } }]);
  });

  it('makes valid drafts quickly from any pasted text', () => {
    const scrap = fc.constantFrom(
      '1. ',
      'A. ',
      'B)',
      '（C）',
      '答案：',
      'Answer: AB',
      '____',
      '(2 marks)',
      '\n',
      '\n\n',
    );
    const messy = fc.array(fc.oneof(scrap, fc.string(), fc.constant('測驗 *')), { maxLength: 40 });
    fc.assert(
      fc.property(messy, (pieces) => {
        const { questions, problems } = parsePastedQuestions(pieces.join(''));
        expect(questionList.safeParse(questions).error).toBeUndefined();
        for (const { message } of problems) expect(Object.keys(questionMessages)).toContain(message);
      }),
      { numRuns: 300 },
    );
    expect(parsePastedQuestions(`1. ${'( '.repeat(50_000)}`).questions).toHaveLength(1);
    expect(parsePastedQuestions(`1. a\nA. x${' '.repeat(100_000)}y`).questions).toHaveLength(1);
    expect(parsePastedQuestions(`1. a\n${' A. x'.repeat(20_000)}`).questions).toHaveLength(1);
  });
});
