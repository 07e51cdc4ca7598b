import type { Difficulty } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import type { MadeOfMedium } from '#contract/made.ts';

/**
 * The activities that the demo school has of a type, and how its students work on them. A type's `demo.ts` implements
 * it; only the demo school loads it. Pure: media are stored through `DemoStore`.
 */
export type DemoHalf<Draft = unknown, Content = Draft> = {
  /** `storeFor` stores media as uploads of one teacher. */
  buildActivities(storeFor: (owner: TeacherKey) => DemoStore): Promise<DemoActivity<Draft>[]>;
  /** Answers to the resolved content, in the order in which the student gave them. */
  simulateWork(content: Content, simulatedAttempt: SimulatedAttempt, random: Random): DemoAnswer[];
  /** Entries in spaces of a courseware; those who began it have an attempt. */
  simulateEntries?(content: Content, people: DemoPeople, random: Random): DemoEntry[];
};

export type SubjectKey = 'chinese' | 'maths' | 'science';

/** `teacher` teaches 4A, `teacher2` 4B; the others are colleagues who share, like and copy. */
export type TeacherKey = 'admin' | 'teacher' | 'teacher2' | 'wong' | 'lam' | 'ng' | 'cheng' | 'yeung';

/** An activity with its common form. */
export type DemoActivity<Draft = unknown> = {
  /** The school's units and library name it by this key. */
  key: string;
  name: string;
  description: string;
  language: Language;
  subject: SubjectKey;
  grade: number;
  difficulty: Difficulty;
  /** `teacher` unless another is named. */
  owner?: TeacherKey;
  /** Media url of the picture shown before it starts. */
  startupScreen?: string;
  content: Draft;
  /** Content of its first revision, where `content` is the second. */
  earlier?: Draft;
  /** Set if its teacher has not completed it: it has no revision and is in no unit and not in the library. */
  unfinished?: true;
  /** Open to 4A in a unit of its subject, and shared in the library, without a line in the school's lists. */
  placed?: true;
};

/** One attempt of a simulated student. */
export type SimulatedAttempt = {
  /** About -2..2. */
  skill: number;
  /** Number of the attempt, from 1. */
  number: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** False while the student is still working. */
  finished: boolean;
};

/** `now`: milliseconds since 1970. */
export type DemoPeople = { students: readonly number[]; teacher: { id: number; now: number } };

export type DemoEntry = {
  space: string;
  item: string;
  by: number;
  isTeacher: boolean;
  value: { kind: string };
  at: number;
};

export type DemoAnswer = {
  question_id: string;
  response: unknown;
  time_ms: number;
  /** Pictures handed in with it. */
  files?: readonly DemoPicture[];
};

/** A reproducible random generator. */
export type Random = {
  /** 0 ≤ x < 1 */
  next: () => number;
  /** Whole number, both ends included. */
  between: (low: number, high: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** About normal, mean 0, deviation 1. */
  normal: () => number;
};

/** A picture as SVG; it is stored as PNG. */
export type DemoPicture = { name: string; width: number; height: number; alt: string; svg: string };

/** An uploaded file: its media url, its name and its size. */
type Uploaded = { media: string; name: string; bytes: number };

type Converted<K extends keyof MadeOfMedium> = Uploaded & { made: NonNullable<MadeOfMedium[K]> };

/** Stores media as uploads of one teacher, with what the converters would make of them. */
export type DemoStore = {
  drawing: (picture: DemoPicture) => Promise<{ url: string; width: number; height: number; alt: string }>;
  /** Files and folders are those of `src/demo/media`; `name` is the name of the teacher's file. */
  sound: (file: string) => Promise<{ url: string; name: string }>;
  document: (folder: string, name: string) => Promise<Converted<'document'>>;
  video: (folder: string, name: string) => Promise<Converted<'video'>>;
  webPackage: (file: string, name: string) => Promise<Converted<'package'>>;
};
