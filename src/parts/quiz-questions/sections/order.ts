import type { AttemptPin } from '#form/activity-type.ts';
import { shuffleBySeed } from '../shuffle.ts';

type Belonging = { section_id?: string | undefined };

/** Neighbours of one section, or of none. */
function splitRuns<Question extends Belonging>(questions: readonly Question[]): Question[][] {
  const runs: Question[][] = [];
  for (const question of questions) {
    const run = runs.at(-1);
    if (run && run[0]?.section_id === question.section_id) run.push(question);
    else runs.push([question]);
  }
  return runs;
}

/**
 * The questions in the order of an attempt. Sections stay in their order, and a question stays in its section. Stored attempts
 * without sections depend on the order that they always had.
 */
export function orderQuestions<Question extends Belonging>(
  questions: readonly Question[],
  pin: AttemptPin | undefined,
): Question[] {
  if (!pin?.shuffle) return [...questions];
  const runs = splitRuns(questions);
  if (runs.length <= 1) return shuffleBySeed(questions, pin.seed, 'questions');
  return runs.flatMap((run, index) => shuffleBySeed(run, pin.seed, `questions ${index}`));
}
