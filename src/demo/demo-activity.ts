import type { ActivityModel } from '#activities/activity-type.ts';
import type { Difficulty } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import type { DemoStore } from '#demo/demo-store.ts';
import type { TeacherKey } from '#demo/people.ts';
import type { Random } from '#demo/random.ts';

/** What the demo school has of each activity type, and what its students do with it. */

export type SubjectKey = 'chinese' | 'maths' | 'science';

/** An activity with its common form. */
export type DemoActivity<Content = unknown> = {
  key: string;
  name: string;
  description: string;
  language: Language;
  subject: SubjectKey;
  grade: number;
  difficulty: Difficulty;
  /** The teacher of 4A unless another is named. */
  owner?: TeacherKey;
  /** Media url of the picture shown before it starts. */
  startupScreen?: string;
  content: Content;
  /** What its first revision held, where `content` is the second. */
  earlier?: Content;
};

/** One student at one attempt. */
export type Sitting = {
  /** About -2..2. */
  skill: number;
  /** Of the attempt, from 1. */
  number: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** False: still at it. */
  finished: boolean;
};

export type DemoAnswer = { question_id: string; response: unknown; time_ms: number };

export type DemoType<Draft = unknown, Content = unknown> = {
  model: ActivityModel;
  /** `storeFor` keeps media as uploads of one teacher. */
  build: (storeFor: (owner: TeacherKey) => DemoStore) => Promise<DemoActivity<Draft>[]>;
  /** Answers in the order in which they were given, to the resolved content. */
  work: (content: Content, sitting: Sitting, random: Random) => DemoAnswer[];
};

/** Forgets the type's own content types: what `work` is given, `build` has made. */
export function defineDemoType<Draft, Content, Public, Response, Trace>(
  model: ActivityModel<Draft, Content, Public, Response, Trace>,
  parts: Pick<DemoType<Draft, Content>, 'build' | 'work'>,
): DemoType {
  return { model, ...parts } as DemoType;
}
