import type { AttemptPin } from '#form/activity-type.ts';
import { shuffleBySeed } from '../shuffle.ts';
import { dropUnknownSections, type Sectioned } from './sectioned.ts';

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
 * The questions in the order of an attempt. Sections stay in their order, and a question stays in its section; a section
 * that is not there is none. Stored attempts without sections depend on the order that they always had.
 */
export function orderQuestions<Question extends Belonging>(
  content: Sectioned<Question, { id: string }>,
  pin: AttemptPin | undefined,
): Question[] {
  const questions = dropUnknownSections(content);
  if (!pin?.shuffle) return questions;
  const runs = splitRuns(questions);
  if (runs.length <= 1) return shuffleBySeed(questions, pin.seed, 'questions');
  return runs.flatMap((run, index) => shuffleBySeed(run, pin.seed, `questions ${index}`));
}
