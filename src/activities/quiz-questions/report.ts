import { formatText, type Language } from '#contract/language.ts';
import type { DistributionRow, QuestionReport, StudentResponse } from '../activity-type.ts';
import { matchBlanks, normaliseText } from './blank-match.ts';
import { optionLetter } from './body-text.ts';
import { questionMessages } from './messages.ts';
import { type Answer, type Question, type QuestionKey, questionResponse } from './model.ts';
import { toQuestionKey } from './reveal.ts';

/**
 * How a question was answered. Single and multiple: a row for each option, lettered in the teacher's order,
 * also where nobody chose it. Blank: per blank a row for each different text, the most common first.
 * Unanswered are those with nothing that belongs to the question as it stands.
 */
export function summarizeQuestion(
  question: Question,
  responses: readonly StudentResponse[],
  lang: Language,
): QuestionReport {
  const rows =
    question.type === 'blank' ? listTexts(question, responses) : listOptions(question, responses, lang);
  const answered = new Set(rows.flatMap(({ studentIds }) => studentIds));
  const unanswered = responses.map(({ studentId }) => studentId).filter((id) => !answered.has(id));
  return { rows, unanswered };
}

function listOptions(
  { type, answers }: Question,
  responses: readonly StudentResponse[],
  lang: Language,
): DistributionRow[] {
  const choices = responses.map(({ studentId, response }) => ({
    studentId,
    chosen: readChosen(type, response),
  }));
  return answers.map((answer, index) => ({
    label: `${optionLetter(index)}. ${describeAnswer(answer, lang)}`,
    part: '',
    correct: answer.correct,
    studentIds: choices.filter(({ chosen }) => chosen.includes(answer.id)).map(({ studentId }) => studentId),
  }));
}

function readChosen(type: Question['type'], response: unknown): string[] {
  const parsed = questionResponse.safeParse(response);
  if (!parsed.success) return [];
  if (type === 'multiple') return 'options' in parsed.data ? parsed.data.options : [];
  return 'option' in parsed.data && parsed.data.option !== null ? [parsed.data.option] : [];
}

function describeAnswer({ kind, text, picture }: Answer, lang: Language): string {
  const words = text.trim();
  if (kind === 'word' || words) return words;
  return picture?.alt.trim() || formatText(questionMessages.picture_answer, lang);
}

function listTexts(question: Question, responses: readonly StudentResponse[]): DistributionRow[] {
  const key = toQuestionKey(question);
  return key.blanks.flatMap(({ id }, index) => {
    const part = key.blanks.length > 1 ? String(index + 1) : '';
    const groups = new Map<string, DistributionRow>();
    for (const { studentId, response } of responses) {
      const text = readText(response, id);
      const same = normaliseText(text, key);
      if (same === '') continue;
      const row = groups.get(same) ?? {
        label: text.trim(),
        part,
        correct: isRight(key, id, text),
        studentIds: [],
      };
      row.studentIds.push(studentId);
      groups.set(same, row);
    }
    return [...groups.values()].sort((one, other) => other.studentIds.length - one.studentIds.length);
  });
}

function readText(response: unknown, blankId: string): string {
  const parsed = questionResponse.safeParse(response);
  if (!parsed.success || !('blanks' in parsed.data)) return '';
  return Object.hasOwn(parsed.data.blanks, blankId) ? (parsed.data.blanks[blankId] ?? '') : '';
}

function isRight(key: QuestionKey, blankId: string, text: string): boolean {
  const index = key.blanks.findIndex(({ id }) => id === blankId);
  return matchBlanks(key, { [blankId]: text })[index] === true;
}
