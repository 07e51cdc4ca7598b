import { findErrorOfCorrelation } from './standard-errors.ts';

/** What is worth telling a teacher about a question, from its figures. Pure, without zod. */

export const questionFlags = [
  'too_few',
  'all_right',
  'hardly_any_right',
  'strong_wrong',
  'tells_nothing',
] as const;
export type QuestionFlag = (typeof questionFlags)[number];

/** With fewer answers, one student more or less would change every flag. */
export const flaggedAnswersMin = 10;
/** Moodle's report calls a question extremely easy from 95 % on, and very difficult up to 10 %. */
const easyMin = 0.95;
const hardMax = 0.1;
/** Below, Moodle's report calls the discrimination very weak. */
const discriminationMin = 0.2;

type QuestionFigures = {
  attempts: number;
  facility_index: number | null;
  discrimination_index: number | null;
};

/**
 * The rules, with the bounds of Moodle's quiz statistics report (https://docs.moodle.org/en/Quiz_statistics_report):
 * - `too_few`: fewer than 10 answers; then nothing else is said.
 * - `all_right`: the facility index is 95 % or more.
 * - `hardly_any_right`: the facility index is 10 % or less.
 * - `strong_wrong`: the discrimination index is negative by more than its standard error, so that chance alone hardly explains
 *   it: who did well in the rest did worse here.
 * - `tells_nothing`: the discrimination index is below 20 % otherwise, of a question that is neither easy nor hard. Where nearly
 *   all are right or wrong it cannot be large.
 * Nothing is said of a question without answers or marks.
 */
export function flagQuestion(figures: QuestionFigures): QuestionFlag[] {
  const { attempts, facility_index: facility, discrimination_index: discrimination } = figures;
  if (attempts === 0 || facility === null) return [];
  if (attempts < flaggedAnswersMin) return ['too_few'];
  const level: QuestionFlag[] =
    facility >= easyMin ? ['all_right'] : facility <= hardMax ? ['hardly_any_right'] : [];
  if (discrimination === null) return level;
  const error = findErrorOfCorrelation(discrimination, attempts) ?? 0;
  if (discrimination < 0 && -discrimination > error) return [...level, 'strong_wrong'];
  return level.length === 0 && discrimination < discriminationMin ? ['tells_nothing'] : level;
}
