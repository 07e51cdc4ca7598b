import type { QuestionLevel } from '#contract/choices.ts';

/** How well the questions of each dimension and level, or of each tag, were answered. Pure; server and browser use the same. */

/** One answer's mark. */
export type QuestionMark = {
  /** The same for the same question of a courseware. */
  question: string;
  /** Points; null waits for a teacher. */
  score: number | null;
  max_score: number;
};

/** One answer's mark to a labelled question. */
export type LabelledMark = QuestionMark & { dimension_id: number; level: QuestionLevel };

/** One answer's mark to a question with this tag. */
export type TaggedMark = QuestionMark & { tag: string };

/**
 * Of one group of questions: `earned` and `possible` are the points of all marked answers together,
 * share = earned ÷ possible (so a question counts as much as its points), null if nothing is marked. `questions`: how
 * many different ones; `waiting`: answers that a teacher has yet to mark, which are in neither sum.
 */
type Figures = {
  earned: number;
  possible: number;
  share: number | null;
  questions: number;
  waiting: number;
};

export type Achievement = Figures & { dimension_id: number; level: QuestionLevel };

/** Groups marks in the order in which they first occur. Questions without points, such as void ones, are left out. */
function groupMarks<M extends QuestionMark>(marks: readonly M[], findKey: (mark: M) => string): M[][] {
  const groups = new Map<string, M[]>();
  for (const mark of marks) {
    if (mark.max_score <= 0) continue;
    const group = groups.get(findKey(mark));
    if (group) group.push(mark);
    else groups.set(findKey(mark), [mark]);
  }
  return [...groups.values()];
}

/** The figures of each dimension and level. */
export function summarizeAchievement(marks: readonly LabelledMark[]): Achievement[] {
  return groupMarks(marks, ({ dimension_id, level }) => `${dimension_id} ${level}`).flatMap((group) => {
    const [first] = group;
    return first ? [{ dimension_id: first.dimension_id, level: first.level, ...summarizeGroup(group) }] : [];
  });
}

/** The figures of each tag. A question with several tags is in each of them. */
export function summarizeTags(marks: readonly TaggedMark[]): (Figures & { tag: string })[] {
  return groupMarks(marks, ({ tag }) => tag).flatMap((group) => {
    const [first] = group;
    return first ? [{ tag: first.tag, ...summarizeGroup(group) }] : [];
  });
}

function summarizeGroup(marks: readonly QuestionMark[]): Figures {
  const marked = marks.flatMap(({ score, max_score }) => (score === null ? [] : [{ score, max_score }]));
  const earned = sum(marked.map(({ score }) => score));
  const possible = sum(marked.map(({ max_score }) => max_score));
  return {
    earned,
    possible,
    share: possible > 0 ? earned / possible : null,
    questions: new Set(marks.map(({ question }) => question)).size,
    waiting: marks.length - marked.length,
  };
}

/** Rounded to hundredths, as points are. */
function sum(points: readonly number[]): number {
  return Math.round(points.reduce((total, point) => total + point, 0) * 100) / 100;
}
