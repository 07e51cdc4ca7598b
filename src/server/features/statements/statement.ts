import { toNamedUuid } from '#server/named-uuid.ts';

/**
 * Statements of learning by xAPI, valid by 1.0.3 and 2.0, with ADL's verbs and activity types and the video profile. Pure.
 */

const adl = 'http://adlnet.gov/expapi';
const video = 'https://w3id.org/xapi/video';

const verbs = {
  attempted: { id: `${adl}/verbs/attempted`, display: { en: 'attempted' } },
  initialized: { id: `${adl}/verbs/initialized`, display: { en: 'initialized' } },
  answered: { id: `${adl}/verbs/answered`, display: { en: 'answered' } },
  completed: { id: `${adl}/verbs/completed`, display: { en: 'completed' } },
  scored: { id: `${adl}/verbs/scored`, display: { en: 'scored' } },
  experienced: { id: `${adl}/verbs/experienced`, display: { en: 'experienced' } },
  interacted: { id: `${adl}/verbs/interacted`, display: { en: 'interacted' } },
  played: { id: `${video}/verbs/played`, display: { en: 'played' } },
} as const;
export type Verb = keyof typeof verbs;

const activityTypes = {
  assessment: `${adl}/activities/assessment`,
  lesson: `${adl}/activities/lesson`,
  module: `${adl}/activities/module`,
  question: `${adl}/activities/question`,
  video: `${video}/activity-type/video`,
} as const;

export const videoProfile = {
  category: { objectType: 'Activity', id: video },
  time: `${video}/extensions/time`,
  progress: `${video}/extensions/progress`,
  playedSegments: `${video}/extensions/played-segments`,
  length: `${video}/extensions/length`,
  sessionId: `${video}/extensions/session-id`,
} as const;

export type StatementActivity = {
  objectType: 'Activity';
  id: string;
  definition?: { type: string; name: Record<string, string> };
};
type Extensions = Record<string, string | number>;
export type StatementResult = {
  score?: { scaled: number; raw: number; min: number; max: number };
  success?: boolean;
  completion?: boolean;
  duration?: string;
  extensions?: Extensions;
};
export type StatementContext = {
  registration?: string;
  contextActivities?: Partial<Record<'parent' | 'grouping' | 'category', StatementActivity[]>>;
  extensions?: Extensions;
};
export type StatementActor = {
  objectType: 'Agent';
  name?: string;
  account: { homePage: string; name: string };
};

export type Statement = {
  id: string;
  actor: StatementActor;
  verb: { id: string; display: Record<string, string> };
  object: StatementActivity;
  result?: StatementResult;
  context?: StatementContext;
  timestamp: string;
};

type School = { home: string; has_names: boolean };

/** A person by the account at the school: never an e-mail address, and a name only where the school wants it. */
export const toActor = (
  { home, has_names }: School,
  { user_id, name }: { user_id: number; name: string },
): StatementActor => ({
  objectType: 'Agent',
  ...(has_names && name !== '' && { name }),
  account: { homePage: home, name: String(user_id) },
});

/** `path` is below the school's address. Nothing tells the language of a name: 'und'. */
export const toActivity = (
  { home }: Pick<School, 'home'>,
  { path, type, name }: { path: string; type: keyof typeof activityTypes; name: string },
): StatementActivity => ({
  objectType: 'Activity',
  id: `${home}/xapi/${path}`,
  definition: { type: activityTypes[type], name: { und: name } },
});

/** All statements about one attempt have the same registration. */
export const toRegistration = ({ home }: Pick<School, 'home'>, attemptId: number) =>
  toNamedUuid(`${home}/xapi/attempt/${attemptId}`);

/** An ISO 8601 duration in hundredths of a second, the precision in which statements are compared. */
export const toDuration = (ms: number) => `PT${Math.round(Math.max(0, ms) / 10) / 100}S`;

/** Undefined without points, since a scaled score would mean nothing. */
export function toScore(score: number | null, max: number): StatementResult['score'] {
  if (score === null || max <= 0) return undefined;
  const raw = Math.min(Math.max(score, 0), max);
  return { scaled: Math.round((raw / max) * 10_000) / 10_000, raw, min: 0, max };
}

export const makeStatement = ({
  verb,
  at,
  ...rest
}: Omit<Statement, 'verb' | 'timestamp'> & { verb: Verb; at: number }): Statement => ({
  ...rest,
  verb: verbs[verb],
  timestamp: new Date(at).toISOString(),
});
