import type { Difficulty } from '#contract/choices.ts';
import type { MediumConversionResults } from '#contract/conversion-results.ts';
import type { Language } from '#contract/language.ts';

/**
 * The activities that the demo school has of a type, and how its students work on them. A type's `demo.ts` implements
 * it; only the demo school loads it. Pure: media are stored through `DemoStore`.
 */
export type DemoHalf<Draft = unknown, Content = Draft> = {
  /** `storeFor` stores media as uploads of one teacher. */
  buildActivities(
    storeFor: (owner: TeacherKey) => DemoStore,
    dimensions: DimensionIds,
  ): Promise<DemoActivity<Draft>[]>;
  /** Answers to the resolved content, in the order in which the student gave them. */
  simulateWork(content: Content, simulatedAttempt: SimulatedAttempt, random: Random): DemoAnswer[];
  /** Simulates entries in the spaces of a courseware. All `people.students` have an attempt in it. */
  simulateEntries?(content: Content, people: DemoPeople, random: Random): DemoEntry[];
};

export type SubjectKey = 'chinese' | 'maths' | 'science';

/** What the school's questions assess. */
export type DimensionKey = 'knowledge' | 'observation' | 'analysis' | 'values';
export type DimensionIds = Readonly<Record<DimensionKey, number>>;

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
  /** Media url of the picture shown before the activity starts. */
  startupScreen?: string;
  content: Draft;
  /** Content of its first revision, where `content` is the second. */
  firstRevisionContent?: Draft;
  /** The content as its students understand it, where its teacher has set a wrong key; absent: `content`. */
  understoodContent?: Draft;
  /** Set if its teacher has not completed it: it has no revision and is in no unit and not in the library. */
  isUnfinished?: true;
  /** Placed in a unit of its subject, open to 4A and shared, although the school's lists do not name it. */
  isPlacedByDefault?: true;
};

/** One attempt of a simulated student. */
export type SimulatedAttempt = {
  /** Skill of the student, about -2 to 2; 0 is average. */
  skill: number;
  /** Number of the attempt, from 1. */
  number: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** False while the student is still working. */
  isFinished: boolean;
};

/** `now`: milliseconds since 1970. */
export type DemoPeople = { students: readonly number[]; teacher: { id: number; now: number } };

export type DemoEntry = {
  space: string;
  itemId: string;
  authorId: number;
  isTeacher: boolean;
  value: { kind: string };
  writtenAt: number;
};

export type DemoAnswer = {
  question_id: string;
  response: unknown;
  time_ms: number;
  /** Pictures handed in with it. */
  files?: readonly DemoPicture[];
  /** Items drawn for it in spaces of the attempt, none of which is erased. */
  items?: readonly DemoItem[];
  /** What a teacher drew on it afterwards, in spaces for feedback; only if the attempt is submitted. */
  feedback?: readonly DemoItem[];
};

/**
 * `onFile`: number of the file of the answer, from 0, whose id the value gets as `file`. `drawnBy`: a number for which a
 * member of the group is taken in turn; absent: the one who began.
 */
export type DemoItem = {
  space: string;
  itemId: string;
  value: { kind: string };
  onFile?: number;
  drawnBy?: number;
};

/** A reproducible random generator. */
export type Random = {
  /** 0 ≤ x < 1 */
  nextFraction: () => number;
  /** Whole number, both ends included. */
  integerBetween: (low: number, high: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** About normal, mean 0, deviation 1. */
  nextNormal: () => number;
};

/** A picture as SVG; it is stored as PNG. */
export type DemoPicture = { name: string; width: number; height: number; alt: string; svg: string };

/** An uploaded file: its media url, its name and its size. */
type UploadedFile = { media: string; name: string; bytes: number };

type ConvertedFile<K extends keyof MediumConversionResults> = UploadedFile & {
  result: NonNullable<MediumConversionResults[K]>;
};

/** Stores media as uploads of one teacher, with what the converters would make of them. */
export type DemoStore = {
  storeDrawing: (
    picture: DemoPicture,
  ) => Promise<{ url: string; width: number; height: number; alt: string }>;
  /** Files and folders are those of `src/demo/media`; `name` is the name of the teacher's file. */
  storeSound: (file: string) => Promise<{ url: string; name: string }>;
  storeDocument: (folder: string, name: string) => Promise<ConvertedFile<'document'>>;
  storePanorama: (folder: string, name: string) => Promise<ConvertedFile<'panorama'>>;
  storeVideo: (folder: string, name: string) => Promise<ConvertedFile<'video'>>;
  storeWebPackage: (file: string, name: string) => Promise<ConvertedFile<'package'>>;
};
