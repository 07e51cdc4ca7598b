import { toText } from '#parts/formatted-text/plain-text.ts';
import { createAnswer } from '../choices/create-answer.ts';
import { createQuestion } from '../create-question.ts';
import { createBlank } from '../kinds/blank/create-blank.ts';
import {
  acceptedMaxLength,
  answerMaxLength,
  bodyMaxLength,
  explanationMaxLength,
  questionsMax,
} from '../limits.ts';
import type { Question } from '../model.ts';
import { readBlankAnswers, readLetters } from './paste-answers.ts';
import { type PasteProblem, type QuestionBlock, readBlocks, scoreMark } from './paste-blocks.ts';
import { readTable } from './paste-cells.ts';
import { isGift, readGiftBlocks } from './paste-gift.ts';
import { blankMarks, countBlanks, toHalfWidth } from './paste-lines.ts';
import { readTableBlocks } from './paste-table.ts';
import { readTruth, readTruthSign } from './paste-truth.ts';

/**
 * Reads questions as teachers keep them in Word; full-width signs count as half-width ones.
 *
 * - A question begins with `1.` `1)` `1、` `(1)` `Q1` `第1題` `Question:` or `一、`, also behind its answer: `( B ) 1.`. Where
 *   nothing is numbered, empty lines separate the questions. Headings of sections are left out.
 * - Options: `A. …` `A) …` `A、…` `(A) …` `a)…`, or `①…` where nothing is lettered; each on its own line or several on one.
 * - The right ones: `*` before the letter or text, `*` `✓` `✅` `(✓)` `(correct)` at the end, a line or the end of one that says
 *   `Answer: B` (`答案：ABD`, `【答案】B`), a letter in brackets in the question or before its number, or `Answers: 1. B 2. C`
 *   (`1-5 BACDD`) for all, also below a heading. Several right options make a multiple-choice question.
 * - No options, and `Answer: True` (`答案：對`, `✓`, also `T` where the statement asks `T/F`), or this in brackets before or
 *   after a statement without blanks: true or false.
 * - Else fill in the blank. Blanks are `____`, `( )`, `[ ]` or `[[1]]`; `Answer: sun|light; oxygen`
 *   gives alternatives with `|` and the next blank after `;`. Without a mark, the blank comes last.
 * - `(2 marks)` `（2分）` is the score; `Explanation: …` `解釋：…` the explanation.
 *
 * Rows copied from a spreadsheet are read as a table: see paste-table.ts. What Moodle exports is read by paste-gift.ts.
 *
 * Unclear text is reported as a problem with its line. The questions are drafts, which the editor checks.
 */
export function parsePastedQuestions(text: string): { questions: Question[]; problems: PasteProblem[] } {
  const problems: PasteProblem[] = [];
  const blocks = readAnyBlocks(text, problems);
  const questions = blocks.slice(0, questionsMax).map((block) => buildQuestion(block, problems));
  const firstExcessBlock = blocks[questionsMax];
  if (firstExcessBlock)
    problems.push({ line: firstExcessBlock.line, message: 'paste_too_many', params: { max: questionsMax } });
  return { questions, problems: problems.sort((one, other) => one.line - other.line) };
}

function readAnyBlocks(text: string, problems: PasteProblem[]): QuestionBlock[] {
  const table = readTable(text);
  if (table) return readTableBlocks(table, problems);
  return isGift(text) ? readGiftBlocks(text, problems) : readBlocks(text, problems);
}

const letterMarkPattern = /([(（])\s*([A-HＡ-Ｈ]{1,5})\s*([)）])/g;

function buildQuestion(block: QuestionBlock, problems: PasteProblem[]): Question {
  const { body, score } = extractScore(block.body.join('\n').trim());
  const emptyQuestion = { ...createQuestion('single'), score: block.score ?? score };
  const explanation = limitText(block.explanation.join('\n'), explanationMaxLength, block, problems);
  const question = { ...emptyQuestion, ...buildAnswers(block, body, problems) };
  const text = limitText(toText(question.body.text), bodyMaxLength, block, problems);
  return { ...question, body: { kind: 'word', text }, explanation };
}

function buildAnswers(block: QuestionBlock, body: string, problems: PasteProblem[]): AnswerFields {
  if (block.options.length > 0) return buildChoice(block, body, problems);
  return buildTruth(block, body) ?? buildBlanks(block, body, problems);
}

function extractScore(body: string): { body: string; score: number } {
  const match = scoreMark.exec(toHalfWidth(body));
  if (!match) return { body, score: 1 };
  const bodyWithoutScore = body.slice(0, match.index).trimEnd() + body.slice(match.index + match[0].length);
  return { body: bodyWithoutScore.trim(), score: Number(match[1]) };
}

type AnswerFields = Pick<Question, 'type' | 'body' | 'answers'> &
  Partial<Pick<Question, 'blanks' | 'truefalse'>>;

function buildTruth(block: QuestionBlock, body: string): AnswerFields | undefined {
  const sign = block.answers.length === 0 ? readTruthSign(block.given) : undefined;
  const found =
    sign && body !== '' && countBlanks(body) === 0
      ? { statement: body, truth: sign }
      : readTruth(body, block.answers);
  return (
    found && {
      type: 'truefalse',
      body: { kind: 'word', text: found.statement },
      answers: [],
      truefalse: { answer: found.truth },
    }
  );
}

function buildChoice(block: QuestionBlock, body: string, problems: PasteProblem[]): AnswerFields {
  const { options } = block;
  const rightLetters = new Set(options.filter(({ correct }) => correct).map(({ letter }) => letter));
  const given = block.given === '' ? [] : [{ line: block.line, text: block.given }];
  for (const { line, text } of [...given, ...block.answers]) {
    const letters = readLetters(text, options);
    if (!letters)
      problems.push({ line, message: 'paste_answer_unknown', params: { answer: text.slice(0, 40) } });
    for (const letter of letters ?? []) rightLetters.add(letter);
  }
  const letterMarks = Array.from(body.matchAll(letterMarkPattern));
  const [firstLetterMark] = letterMarks;
  let text = body;
  if (rightLetters.size === 0 && firstLetterMark && letterMarks.length === 1) {
    const letters = readLetters(firstLetterMark[2] ?? '', options) ?? [];
    for (const letter of letters) rightLetters.add(letter);
    if (letters.length > 0) text = body.replace(letterMarkPattern, '$1　$3');
  }
  if (options.length === 1) problems.push({ line: block.line, message: 'paste_one_option' });
  if (rightLetters.size === 0 && block.answers.length === 0 && block.given === '')
    problems.push({ line: block.line, message: 'paste_no_answer' });
  const answers = options.map((option) =>
    createAnswer(limitText(option.text, answerMaxLength, block, problems), rightLetters.has(option.letter)),
  );
  return { type: rightLetters.size > 1 ? 'multiple' : 'single', body: { kind: 'word', text }, answers };
}

function buildBlanks(block: QuestionBlock, body: string, problems: PasteProblem[]): AnswerFields {
  const { text, count } = numberBlanks(body);
  const given = block.given === '' ? [] : [block.given];
  const answerTexts = [...given, ...block.answers.map((answer) => answer.text)].filter(
    (answer) => answer !== '',
  );
  const acceptedTexts = readBlankAnswers(answerTexts, count);
  if (
    body.includes('\n') &&
    answerTexts.length === 1 &&
    /^[([]?[A-H甲乙丙丁①-⑧][)\]]?$/i.test(answerTexts[0] ?? '')
  )
    problems.push({ line: block.line, message: 'paste_no_options' });
  if (acceptedTexts.length === 0) problems.push({ line: block.line, message: 'paste_no_answer' });
  else if (acceptedTexts.length !== count) {
    const params = { blanks: count, answers: acceptedTexts.length };
    problems.push({ line: block.answers[0]?.line ?? block.line, message: 'paste_blanks_differ', params });
  }
  const blanks = Array.from({ length: Math.min(count, 20) }, (_, index) =>
    createBlank(limitText(acceptedTexts[index] ?? '', acceptedMaxLength, block, problems)),
  );
  return { type: 'blank', body: { kind: 'word', text }, answers: [], blanks };
}

/** Writes each mark as `[[1]]`, `[[2]]` …; a text without marks gets one at its end. */
function numberBlanks(body: string): { text: string; count: number } {
  const foundMarks = Array.from(toHalfWidth(body).matchAll(blankMarks));
  if (foundMarks.length === 0) return { text: `${body} [[1]]`.trim(), count: 1 };
  let text = '';
  let lastEnd = 0;
  for (const [index, mark] of foundMarks.entries()) {
    text += `${body.slice(lastEnd, mark.index)}[[${index + 1}]]`;
    lastEnd = mark.index + mark[0].length;
  }
  return { text: text + body.slice(lastEnd), count: foundMarks.length };
}

function limitText(
  text: string,
  maxLength: number,
  { line }: QuestionBlock,
  problems: PasteProblem[],
): string {
  if (text.length > maxLength) problems.push({ line, message: 'paste_text_cut', params: { max: maxLength } });
  return text.slice(0, maxLength);
}
