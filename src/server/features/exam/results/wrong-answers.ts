import { type Language, languages } from '#contract/language.ts';
import type { ActivityModel, DistributionRow, StudentResponse } from '#form/activity-type.ts';

/** Counts wrong answers by the reports of their activity types. Pure. */

export type WrongAnswer = {
  /** In each language, since some answers are words of the product, such as 'true'. */
  label: Record<Language, string>;
  /** Number of the part, such as a blank; empty if the question has one part. */
  part: string;
  count: number;
};

/** Answers to the same version of a question at one place. */
export type AnsweredPlace = {
  model: ActivityModel;
  content: unknown;
  place: string;
  responses: StudentResponse[];
};

/** How many different ones are kept of each courseware. */
const keptMax = 20;

const keyOf = ({ part, label }: WrongAnswer) => `${part} ${JSON.stringify(label)}`;

/** Adds up equal ones; the most common first. */
export function addWrongAnswers(answers: readonly WrongAnswer[]): WrongAnswer[] {
  const sums = [...Map.groupBy(answers, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: others.reduce((total, { count }) => total + count, first.count) }] : [],
  );
  return sums.sort((one, other) => other.count - one.count);
}

/** An answer is wrong as it was marked; one that a teacher marks is neither. */
const isWrong = ({ correct, earlier, student_ids }: DistributionRow) =>
  correct === false && earlier !== true && student_ids.length > 0;

function listWrong({ model, content, place, responses }: AnsweredPlace): WrongAnswer[] {
  // The rows of a report have the same order in every language.
  const rowsByLanguage = languages.map((lang) => ({
    lang,
    rows: model.report.summarize(content, place, responses, lang).rows.filter(isWrong),
  }));
  return (rowsByLanguage[0]?.rows ?? []).map(({ part, student_ids }, index) => {
    const labels = rowsByLanguage.map(({ lang, rows }) => [lang, rows[index]?.label ?? '']);
    return { label: Object.fromEntries(labels) as WrongAnswer['label'], part, count: student_ids.length };
  });
}

export function countWrongAnswers(places: readonly AnsweredPlace[]): WrongAnswer[] {
  return addWrongAnswers(places.flatMap(listWrong)).slice(0, keptMax);
}
