import type { DraftIssue } from '#form/activity-type.ts';

type Path = DraftIssue['path'];

/** A percentage of the points, in whole steps. */
export const isShare = (share: number | null, min: number): boolean =>
  share !== null && Number.isInteger(share) && share >= min && share <= 100;

/** Each accepted answer has a share of the points; one of them has all. */
export function findShareIssues(answers: readonly { share: number | null }[], path: Path): DraftIssue[] {
  const wrong = answers.flatMap(({ share }, index): DraftIssue[] =>
    isShare(share, 1)
      ? []
      : [{ path: [...path, index, 'share'], message: 'share_range', params: { min: 1 } }],
  );
  if (wrong.length > 0 || answers.length === 0 || answers.some(({ share }) => share === 100)) return wrong;
  return [{ path: [...path, 0, 'share'], message: 'share_full_required' }];
}
