import { expect, it } from 'vitest';
import { flagQuestion, type QuestionFlag } from './question-flags.ts';

it.each<[answers: number, facility: number | null, discrimination: number | null, flags: QuestionFlag[]]>([
  [0, null, null, []],
  // Nothing is marked yet.
  [12, null, null, []],
  [1, 1, null, ['too_few']],
  [9, 0.5, -1, ['too_few']],
  [10, 0.95, 0.5, ['all_right']],
  [10, 0.94, 0.5, []],
  [30, 1, null, ['all_right']],
  [30, 0.1, 0.5, ['hardly_any_right']],
  [30, 0.11, 0.5, []],
  // The errors are √(0.96 ÷ 28) = 0.19 and √(0.99 ÷ 28) = 0.19.
  [30, 0.5, -0.2, ['strong_wrong']],
  [30, 0.5, -0.1, ['tells_nothing']],
  [30, 0.05, -0.2, ['hardly_any_right', 'strong_wrong']],
  [30, 0.5, 0.19, ['tells_nothing']],
  [30, 0.5, 0.2, []],
  [30, 0.98, 0.1, ['all_right']],
])(
  'of %s answers with facility %s and discrimination %s it says %s',
  (attempts, facility, discrimination, flags) => {
    const figures = { attempts, facility_index: facility, discrimination_index: discrimination };
    expect(flagQuestion(figures)).toEqual(flags);
  },
);
