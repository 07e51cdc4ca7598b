import type { ApiReply } from '#contract/api.ts';
import type { NeedAction, NeedReason } from '#contract/choices.ts';
import type { NeedSign } from '#contract/rules/needs/need-rows.ts';
import type { NeedCourseware } from '#server/features/study/needs/needs.repository.ts';

type Need = ApiReply<'GET /study/needs'>['items'][number];

/** A sign with all that its row says. */
export type FoundSign = NeedSign &
  Pick<Need, 'evidence' | 'certainty' | 'question'> & { courseware: NeedCourseware };

/** The one act that helps. */
export const actionByReason = {
  to_mark: 'mark',
  missing: 'extend',
  not_started: 'remind',
  stuck: 'see_question',
  fell: 'see_student',
} as const satisfies Record<NeedReason, NeedAction>;
