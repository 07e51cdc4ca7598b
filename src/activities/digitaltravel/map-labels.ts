import type { QuestionLabels } from '#form/activity-type.ts';
import type { Trip } from './model.ts';

/** The trip with the labels of itself and of its questions changed. */
export function mapLabels(trip: Trip, change: (labels: QuestionLabels) => QuestionLabels | undefined): Trip {
  const relabel = <T extends { labels?: QuestionLabels | undefined }>({ labels, ...rest }: T) => {
    const changed = labels && change(labels);
    return { ...rest, ...(changed && { labels: changed }) };
  };
  return { ...relabel(trip), questions: trip.questions.map(relabel) };
}
