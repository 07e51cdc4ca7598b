import type { QuestionLevel } from '#contract/choices.ts';

/** How well the questions of each dimension and level were answered. Pure; server and browser use the same. */

/** One answer's mark to a labelled question. */
export type LabelledMark = {
  /** The same for the same question of a courseware. */
  question: string;
  dimension_id: number;
  level: QuestionLevel;
  /** Points; null waits for a teacher. */
  score: number | null;
  max_score: number;
};

/**
 * Of one dimension and level: `earned` and `possible` are the points of all marked answers together,
 * share = earned ÷ possible (so a question counts as much as its points), null if nothing is marked. `questions`: how
 * many different ones; `waiting`: answers that a teacher has yet to mark, which are in neither sum.
 */
export type Achievement = {
  dimension_id: number;
  level: QuestionLevel;
  earned: number;
  possible: number;
  share: number | null;
  questions: number;
  waiting: number;
};

/** Groups marks by dimension and level, in the order in which they first occur. Questions without points, such as void ones, are left out. */
export function summarizeAchievement(marks: readonly LabelledMark[]): Achievement[] {
  const groups = new Map<string, LabelledMark[]>();
  for (const mark of marks) {
    if (mark.max_score <= 0) continue;
    const key = `${mark.dimension_id} ${mark.level}`;
    const group = groups.get(key);
    if (group) group.push(mark);
    else groups.set(key, [mark]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [summarizeGroup(first, group)] : [];
  });
}

function summarizeGroup({ dimension_id, level }: LabelledMark, marks: readonly LabelledMark[]): Achievement {
  const marked = marks.flatMap(({ score, max_score }) => (score === null ? [] : [{ score, max_score }]));
  const earned = sum(marked.map(({ score }) => score));
  const possible = sum(marked.map(({ max_score }) => max_score));
  return {
    dimension_id,
    level,
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
