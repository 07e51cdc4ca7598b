import type { PlayerProps } from '#form/activity-views.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import type { CheckIn } from '../check-in/model.ts';
import type { PublicTrip } from '../model.ts';
import type { TripTrace } from '../trace/visits.ts';

export type TripPlayerProps = PlayerProps<PublicTrip, QuestionResponse | CheckIn, TripTrace>;
