import type { LearningEvent } from './learning-event.ts';
import {
  makeStatement,
  type Statement,
  type StatementContext,
  type StatementResult,
  toActivity,
  toActor,
  toDuration,
  toRegistration,
  toScore,
  videoProfile,
} from './statement.ts';

/** The statements of an event. Pure. */

type EventOf<K extends LearningEvent['kind']> = LearningEvent & { kind: K };
/** A statement without what all of an event have in common. */
type Part = Omit<Parameters<typeof makeStatement>[0], 'id' | 'actor' | 'at'>;

/** What all statements about an attempt have in common: made once for them. */
function describeAttempt({ home, attempt_id, is_marked, courseware, unit }: LearningEvent) {
  const school = { home };
  const registration = toRegistration(school, attempt_id);
  const object = toActivity(school, {
    path: `courseware/${courseware.id}`,
    type: is_marked ? 'assessment' : 'lesson',
    name: courseware.name,
  });
  const unitActivity = toActivity(school, { path: `unit/${unit.id}`, type: 'module', name: unit.name });
  const context: StatementContext = { registration, contextActivities: { grouping: [unitActivity] } };
  /** Of something inside the courseware. */
  const innerContext: StatementContext = {
    registration,
    contextActivities: { parent: [object], grouping: [unitActivity] },
  };
  return { school, registration, object, context, innerContext };
}
type DescribedAttempt = ReturnType<typeof describeAttempt>;

function describeAnswers(
  { courseware, answers }: EventOf<'submission'>,
  described: DescribedAttempt,
): Part[] {
  return answers.map(({ id, title, time_ms, ...marks }) => {
    const score = toScore(marks.score, marks.max_score);
    const object = toActivity(described.school, {
      path: `courseware/${courseware.id}/question/${encodeURIComponent(id)}`,
      type: 'question',
      name: title,
    });
    const result: StatementResult = {
      ...(score && { score, success: score.raw === score.max }),
      completion: true,
      duration: toDuration(time_ms),
    };
    return { verb: 'answered', object, result, context: described.innerContext };
  });
}

function describeExperience(event: EventOf<'submission'>, described: DescribedAttempt): Part[] {
  const { experience, courseware } = event;
  const { school, registration, object, context, innerContext } = described;
  if (!experience) return [];
  const { result } = experience;
  if (experience.kind === 'read') return [{ verb: 'experienced', object, result, context }];
  const video = toActivity(school, {
    path: `courseware/${courseware.id}/video`,
    type: 'video',
    name: courseware.name,
  });
  const videoContext: StatementContext = {
    registration,
    contextActivities: { ...innerContext.contextActivities, category: [videoProfile.category] },
    extensions: { [videoProfile.sessionId]: registration, [videoProfile.length]: experience.length_s },
  };
  return [{ verb: 'played', object: video, result, context: videoContext }];
}

/** In the order of the questions, the score last. */
function describeSubmission(event: EventOf<'submission'>, described: DescribedAttempt): Part[] {
  const { object, context } = described;
  const score = toScore(event.score, event.max_score);
  const result: StatementResult = {
    ...(score && { score }),
    completion: true,
    duration: toDuration(event.time_ms),
  };
  return [
    ...describeAnswers(event, described),
    ...describeExperience(event, described),
    { verb: 'completed', object, result, context },
    ...(score ? [{ verb: 'scored' as const, object, result: { score }, context }] : []),
  ];
}

function listParts(event: LearningEvent): Part[] {
  const described = describeAttempt(event);
  const { object, context } = described;
  if (event.kind === 'submission') return describeSubmission(event, described);
  if (event.kind === 'start')
    return [{ verb: event.is_marked ? 'attempted' : 'initialized', object, context }];
  const score = toScore(event.score, event.max_score);
  return score ? [{ verb: 'scored', object, result: { score }, context }] : [];
}

/** `idOf` gives each statement its UUID, the same each time, by its place in the event. */
export function describeEvent(event: LearningEvent, idOf: (place: number) => string): Statement[] {
  const { home, person, at } = event;
  const actor = toActor({ home, has_names: true }, { user_id: person.id, name: person.name });
  return listParts(event).map((part, place) => makeStatement({ id: idOf(place), actor, at, ...part }));
}
