import type { PlayerProps, ViewContext } from '#form/activity-views.ts';
import type { PublicQuestion, QuestionResponse } from '../../model.ts';
import type { PublicSection } from '../../sections/schema.ts';
import type { Sectioned } from '../../sections/sectioned.ts';

type PublicQuestions = Sectioned<PublicQuestion, PublicSection> & {
  layout: 'one_by_one' | 'all_on_page';
  /** One by one: whether a student may return to earlier questions. */
  allow_back: boolean;
};

/** Props of the player of questions; every type that asks questions has this public content. */
export type QuizPlayerProps = PlayerProps<PublicQuestions, QuestionResponse>;

export type QuizProps = Omit<QuizPlayerProps, 'context'> & Pick<ViewContext, 'mediaUrl'>;
