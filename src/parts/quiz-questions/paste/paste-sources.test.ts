import { describe, expect, it } from 'vitest';
import { toText } from '#parts/formatted-text/plain-text.ts';
import type { Question } from '../model.ts';
import { parsePastedQuestions } from './paste-questions.ts';

/** Questions as papers, question banks and templates of other programs write them. */

/** One line a question: body, answers with `*` for the right ones, accepted texts, or whether it is true. */
function outline({ type, body, answers, blanks, truefalse }: Question): string {
  const parts =
    {
      blank: () => blanks.map(({ accepted }) => accepted),
      truefalse: () => [truefalse?.answer],
    }[type as 'blank' | 'truefalse'] ??
    (() => answers.map(({ text, correct }) => `${correct ? '*' : ''}${toText(text)}`));
  return `${toText(body.text)} → ${parts().join(' / ')}`;
}
const parse = (text: string) => {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    questions: questions.map(outline),
    problems: problems.map(({ line, message }) => `${line} ${message}`),
  };
};
const capital = 'Capital? → London / *Paris / Rome';
const chinese = '首都是？ → 倫敦 / *巴黎 / 羅馬';
const water = '水是？ → *H2O / CO2';

describe('papers', () => {
  it.each<[string, string, string[]]>([
    [
      'an answer before the number',
      '( B ) 1. 首都是？ (A)倫敦 (B)巴黎 (C)羅馬\n( A ) 2. 水是？ (A)H2O (B)CO2',
      [chinese, water],
    ],
    [
      'an answer before a full-width number',
      '（Ｂ）１．首都是？\n（Ａ）倫敦　（Ｂ）巴黎　（Ｃ）羅馬\n（Ａ）２．水是？\n（Ａ）H2O　（Ｂ）CO2',
      [chinese, water],
    ],
    [
      'full-width brackets without spaces',
      '（1）首都是？\n（A）倫敦（B）巴黎（C）羅馬\n答案：（B）\n（2）水是？\n（A）H2O（B）CO2\n答案：（A）',
      [chinese, water],
    ],
    [
      'options within a sentence in Chinese',
      '1. 首都是(A)倫敦(B)巴黎(C)羅馬\n答案：B',
      ['首都是 → 倫敦 / *巴黎 / 羅馬'],
    ],
    ['bare letters without spaces', '1、首都是？A．倫敦B．巴黎C．羅馬\n【答案】B\n【解析】略', [chinese]],
    ['small letters without spaces', '1) Capital?\na)London\nb)Paris\nc)Rome\nAns: b', [capital]],
    ['letters in square brackets', '1. Capital?\n[A] London\n[B] Paris\n[C] Rome\nAnswer: [B]', [capital]],
    [
      'circled numbers',
      '1. 首都是？\n① 倫敦\n②巴黎\n③ 羅馬\n答案：②\n2. 水是？①H2O ②CO2\n答案：①',
      [chinese, water],
    ],
    ['letters before tabs', '1.\tCapital?\nA\tLondon\nB\tParis\nC\tRome\nCorrect answer: B', [capital]],
    [
      'a key with runs',
      '1. 首都是？\nA. 倫敦 B. 巴黎 C. 羅馬\n2. 水是？\nA. H2O B. CO2\n\n參考答案：\n1-2 BA',
      [chinese, water],
    ],
    [
      'a key below a heading',
      '1. 首都是？\nA. 倫敦 B. 巴黎 C. 羅馬\n2. 水是？\nA. H2O B. CO2\n\nAnswer Key\n1. B\n2. A',
      [chinese, water],
    ],
    [
      'a run without a heading',
      '1. 首都是？\nA. 倫敦 B. 巴黎 C. 羅馬\n2. 水是？\nA. H2O B. CO2\n\n1~2：BA',
      [chinese, water],
    ],
    [
      'an answer without a colon',
      '1. Capital?\nA. London\nB. Paris\nC. Rome\nThe correct answer is B.',
      [capital],
    ],
    ['an answer on the next line', '1. Capital?\nA. London\nB. Paris\nC. Rome\nAnswer:\nB. Paris', [capital]],
    ['the number of the answer', '1. Capital?\nA. London\nB. Paris\nC. Rome\nAnswer: 2', [capital]],
    ['甲乙丙', '1. 首都是？\n甲、倫敦\n乙、巴黎\n丙、羅馬\n答案：乙', [chinese]],
    ['small Roman numbers', '1. Capital?\n(i) London\n(ii) Paris\n(iii) Rome\nAnswer: (ii)', [capital]],
    ['letters before colons', '1. 首都是？\nA：倫敦\nB：巴黎\nC：羅馬\n答案：B', [chinese]],
    [
      'letters and numbers alone',
      '1 首都是？\nA 倫敦\nB 巴黎\nC 羅馬\n答案 B\n2 水是？\nA H2O\nB CO2\n答案 A',
      [chinese, water],
    ],
    ['dashes', '1 - Capital?\na - London\nb - Paris\nc - Rome\nAnswer - b', [capital]],
    [
      'numbers of answers before those of questions',
      '( 2 ) 1. 首都是？ (1)倫敦 (2)巴黎 (3)羅馬\n( 1 ) 2. 水是？\n(1)H2O (2)CO2',
      [chinese, water],
    ],
    ['circles', 'Capital?\n○ London\n● Paris\n○ Rome', [capital]],
    [
      'circled numbers within a lettered question',
      '1. 哪些對？①甲 ②乙\nA. ① B. ② C. ①②\n答案：C',
      ['哪些對？①甲 ②乙 → ① / ② / *①②'],
    ],
    [
      'headings of sections',
      '一、選擇題（每題 2 分）\n1、首都是？\nA、倫敦 B、巴黎 C、羅馬\n答案：B\nPart B: Multiple choice (10 marks)\n2、水是？\nA、H2O\nB、CO2\n答案：A',
      [chinese, water],
    ],
    [
      'an answer behind the last option',
      '1. Capital? (a) London (b) Paris (c) Rome Ans: (b)\n2. 水是？A．H2O B．CO2 答案：A',
      [capital, water],
    ],
    [
      'an answer behind the question',
      '1. 首都是（　　）。答案：巴黎\n2. The capital is ____. Answer: Paris',
      ['首都是[[1]]。 → 巴黎', 'The capital is [[1]]. → Paris'],
    ],
    ['ticks and crosses', '1. Capital?\n✗ London\n✓ Paris\n✗ Rome', [capital]],
    [
      'words for question and answer',
      'Question: Two plus two?\nAnswer: four\n\n題目：三加三？\n答案：六',
      ['Two plus two? [[1]] → four', '三加三？ [[1]] → 六'],
    ],
    [
      'Q and A',
      'Q: Two plus two?\nA: four\n\nQ: Three plus three?\nA: six',
      ['Two plus two? [[1]] → four', 'Three plus three? [[1]] → six'],
    ],
    ['points on a line', '1. Capital?\nA. London\nB. Paris\nC. Rome\nAnswer: B\nPoints: 3', [capital]],
    [
      'vitamins',
      '1. 哪種食物含維他命A、維他命B？\nA. 肉 B. 水\n答案：A',
      ['哪種食物含維他命A、維他命B？ → *肉 / 水'],
    ],
  ])('%s', (_name, text, questions) => {
    expect(parse(text)).toEqual({ questions, problems: [] });
  });

  it.each([
    ['words', '1. 地球是圓的。\n答案：對\n2. 太陽繞地球轉。\n答案：錯'],
    ['signs before the number', '( ○ ) 1. 地球是圓的。\n( × ) 2. 太陽繞地球轉。'],
    ['letters before the number', '(T) 1. 地球是圓的。\n(F) 2. 太陽繞地球轉。'],
    ['a key', '1. 地球是圓的。\n2. 太陽繞地球轉。\n答案\n1. T 2. F'],
    [
      'letters, where they ask for them',
      '1. 地球是圓的。(T/F)\nAnswer: T\n2. 太陽繞地球轉。對或錯？\n答案：F',
    ],
    ['a heading', '二、判斷題\n1. 地球是圓的。（√）\n2. 太陽繞地球轉。（×）'],
  ])('of statements with %s', (_name, text) => {
    expect(parse(text)).toEqual({
      questions: ['地球是圓的。 → true', '太陽繞地球轉。 → false'],
      problems: [],
    });
  });

  it('say where options may be missing', () => {
    expect(parse('1. Capital?\n- London\n- Paris\nAnswer: B').problems).toEqual(['1 paste_no_options']);
    expect(parse('1. Capital?\nA. London, b Paris\nAnswer: A').problems).toEqual(['1 paste_one_option']);
  });
});

describe('templates', () => {
  it.each<[string, string[], string[], string[]]>([
    [
      'with limits in their heads and numbers of answers',
      [
        'Question - max 120 characters\tAnswer 1 - max 75 characters\tAnswer 2 - max 75 characters\tAnswer 3\tTime limit (sec)\tCorrect answer(s)',
        'Capital?\tLondon\tParis\tRome\t20\t2',
        'Even?\t2\t3\t4\t20\t1,3',
      ],
      [capital, 'Even? → *2 / 3 / *4'],
      ['1 paste_column_unknown'],
    ],
    [
      'below a title, with numbers',
      [
        'My quiz\t\t\t\t\t',
        '\tQuestion Text\tOption 1\tOption 2\tOption 3\tCorrect Answer',
        '1\tCapital?\tLondon\tParis\tRome\t2',
      ],
      [capital],
      ['1 paste_line_ignored'],
    ],
    [
      'with wrong answers apart',
      [
        'Question\tCorrect Answer\tIncorrect Answer 1\tIncorrect Answer 2 (Optional)',
        'Capital?\tParis\tLondon\tRome',
      ],
      ['Capital? → *Paris / London / Rome'],
      [],
    ],
    [
      'with kinds of questions',
      [
        'Question Text\tQuestion Type\tOption 1\tOption 2\tOption 3\tCorrect Answer',
        'Capital?\tMultiple Choice\tLondon\tParis\tRome\t2',
        'Water is?\tFill-in-the-Blank\tH2O\twater\t\t',
        'Say hello.\tOpen-Ended\t\t\t\t',
      ],
      [capital, 'Water is? [[1]] → H2O|water', 'Say hello. [[1]] → '],
      ['4 paste_no_answer'],
    ],
    [
      'as CSV',
      ['Question,Answer 1,Answer 2,Answer 3,Correct answer', '"Capital?",London,"Paris",Rome,Paris'],
      [capital],
      [],
    ],
    [
      'as Markdown',
      [
        '| 題目 | 選項A | 選項B | 選項C | 答案 |',
        '|---|:--|--|--|--|',
        '| 首都是？ | 倫敦 | 巴黎 | 羅馬 | B |',
      ],
      [chinese],
      [],
    ],
    [
      'of two columns',
      ['term\tdefinition', 'H2O\twater'],
      ['term [[1]] → definition', 'H2O [[1]] → water'],
      [],
    ],
    [
      'whose answers are numbers themselves',
      ['Question\tA\tB\tC\tAnswer', '1 + 1 = ?\t1\t2\t3\t2', '1 + 2 = ?\t3\t2\t1\t3'],
      ['1 + 1 = ? → 1 / *2 / 3', '1 + 2 = ? → *3 / 2 / 1'],
      [],
    ],
  ])('%s', (_name, rows, questions, problems) => {
    expect(parse(rows.join('\n'))).toEqual({ questions, problems });
  });
});

describe('other programs', () => {
  it('Moodle’s GIFT', () => {
    const gift = [
      '// a comment',
      '::Q1:: Capital? {',
      '~London#No.',
      '=Paris#Yes.',
      '~Rome',
      '}',
      '',
      '::Q2::Even? {~%50%2 ~%-100%3 ~%50%4}',
      '',
      'Whales are fish. {F}',
      '',
      'Two plus two is {=four =4}.',
      '',
      'Braces \\{x\\}? {=yes ~a\\=b}',
      '',
      'Pairs {=a -> b =c -> d}',
      '',
      'Pi {#3.14:0.01}',
    ].join('\n');
    expect(parse(gift)).toEqual({
      questions: [
        capital,
        'Even? → *2 / 3 / *4',
        'Whales are fish. → false',
        'Two plus two is [[1]] . → four|4',
        'Braces {x}? → *yes / a=b',
      ],
      problems: ['16 paste_line_ignored', '18 paste_line_ignored'],
    });
  });

  it('Aiken', () => {
    const aiken = 'Capital?\nA. London\nB. Paris\nC. Rome\nANSWER: B\nEven?\nA) 2\nB) 3\nANSWER: A';
    expect(parse(aiken)).toEqual({ questions: [capital, 'Even? → *2 / 3'], problems: [] });
  });

  it.each([
    ['signs behind the right one', '### Question 1\nCapital?\n- A. London\n- B. Paris ✅\n- C. Rome'],
    ['boxes', '1. Capital?\n- [ ] London\n- [x] Paris\n- [ ] Rome'],
    ['lines between', '**1. Capital?**\n\nA) London\n\nB) Paris\n\nC) Rome\n\n**Answer: B**\n\n---'],
    ['the word behind the right one', '1. Capital?\nA. London\nB. Paris (correct answer)\nC. Rome'],
    ['an emoji', '1. Capital?\nA. London\nB. Paris ✔️\nC. Rome'],
  ])('Markdown and chats, with %s', (_name, text) => {
    expect(parse(text)).toEqual({ questions: [capital], problems: [] });
  });

  it('Markdown, with the answer in bold or below', () => {
    expect(parse('### **1. Capital?**\n- A) London\n- **B) Paris**\n- C) Rome')).toEqual({
      questions: [capital],
      problems: [],
    });
    expect(parse('**1. Capital?**\n\n**A)** London\n\n**B)** Paris\n\n**C)** Rome\n\n**Answer:** B')).toEqual(
      {
        questions: [capital],
        problems: [],
      },
    );
  });
});

it('reads long scraps of any kind quickly', () => {
  const start = performance.now();
  for (const scrap of [
    '( ',
    '{= ',
    '{a',
    '1 ',
    '"a,',
    '|a',
    '**a',
    '::',
    'A ',
    'A.',
    '（A）',
    '1-5 ',
    ' - ',
  ]) {
    parsePastedQuestions(`1. Q\nA. x\nB. y\n${scrap.repeat(20_000)}`);
    parsePastedQuestions(`${scrap.repeat(20_000)}\tAnswer`);
  }
  expect(performance.now() - start).toBeLessThan(10_000);
});
