import type * as z from 'zod';
import type { QuestionLevel, TypeSetting, UploadKind, WorkBy } from '#contract/choices.ts';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { Language, Messages, Text, TextParams } from '#contract/language.ts';
import type { Space, SpaceValue } from './space.ts';

/**
 * The interface of an activity type: its model, which is pure (no DOM, no Node) and runs on the server and in the browser.
 * `activity-views.ts` has the interface of its views. A member is added only when two types need it.
 */

/** Result of marking one question; one that `needs_teacher` scores 0 until a teacher has marked it. */
export type QuestionMark = { score: number; max_score: number; needs_teacher: boolean };

/** The attempt's seed and shuffle setting. They fix the order in which its student sees questions and options. */
export type AttemptPin = { seed: number; shuffle: boolean };

/** The marker of a question. An activity has marks when one of its questions has. */
export type MarkedBy = 'machine' | 'teacher' | 'nobody';

/** What a question assesses: a dimension of the school's list, and how much it asks for. Reports group by them. */
export type QuestionLabels = { dimension_id: number; level: QuestionLevel };

/** A question as lists, grids and statistics show it. `title` is plain text. */
export type QuestionInfo = {
  /** Where attempts draw different questions, the id names a place, which is one column of a class's grid. */
  id: string;
  title: string;
  max_score: number;
  marked_by: MarkedBy;
  /** The version of a question of the bank that it is; students never learn it. */
  bank?: { question_id: number; version_id: number };
  /** Seconds the student has for this question, counted by the server; undefined = no own limit. */
  time_limit_s?: number;
  /** Kinds of files that its answer may have; undefined = none. */
  files?: readonly UploadKind[];
  /** Largest number of files that its answer may have; undefined = the limit of all answers. */
  file_max?: number;
  /** Its answer is complete only with a file beside the response; its mark does not depend on it. */
  needs_file?: true;
  /** Undefined = it is in no figure by dimension. Students never learn them. */
  labels?: QuestionLabels;
};

/** A reason why a draft is not complete: its place in the draft, and a key of the type's messages. */
export type DraftIssue = {
  path: (string | number)[];
  message: string;
  params?: TextParams;
  /** Url of the medium whose conversion will resolve the issue, which is left out while that goes on. */
  waitsFor?: string;
};

/** `url` is relative to the CDN url; width and height in pixels for pictures. */
export type StoredFile = {
  id: number;
  url: string;
  name: string;
  mime: string;
  bytes: number;
  width?: number;
  height?: number;
};

/** One student's response to one question, or their trace. */
export type StudentResponse<Published = unknown> = {
  student_id: number;
  response: unknown;
  /** Files of the answer; undefined = none. An answer may consist of files alone, with a null response. */
  files?: readonly StoredFile[];
  /** Number of drawn items of the answer, which may consist of them alone; undefined = none. */
  item_count?: number;
  score: number | null;
  /** With a trace: what the student got for each answered question; a null score waits for a mark. */
  marks?: ReadonlyMap<string, { score: number | null; max_score: number; time_ms: number }>;
  /** With a trace: the responses to questions that nobody marks, by question id. */
  unmarked?: ReadonlyMap<string, unknown>;
  /** With a trace of a type that counts the time limit on the device: the student's minutes. */
  limit_minutes?: number;
  /** The content that the student had, if the attempt pins another revision than the reported one. */
  content?: Published | undefined;
};

/** One row of a question's answer distribution: an option, a text typed into a blank, a page that was read. */
export type DistributionRow = {
  label: string;
  /** Groups rows of one part, such as a blank; empty if a question has one part. */
  part: string;
  correct: boolean | null;
  student_ids: number[];
  /** Set if the row comes from an earlier version of the question, and today's version has no such row. */
  earlier?: true;
  /** Mean time of these students; absent if the type counts no times. */
  mean_ms?: number;
};

/** The number of parts (pages, files) that a student has read, and of all parts: 0 ≤ done ≤ of. */
export type Progress = { done: number; of: number };

/**
 * A part of a content for lists of changes: a page, a file, an address. `id` is unique in the content and the same in
 * every revision, `title` is plain text, `fingerprint` differs when students see a difference.
 */
export type ContentPart = { id: string; title: string; fingerprint: string };

/**
 * What a class watched, in equal steps of time. The lists of numbers count students, and have one number for each step.
 * Times are seconds of the file.
 */
export type Timeline = {
  begin_s: number;
  end_s: number;
  step_s: number;
  watched: number[];
  again: number[];
  /** Students who were last seen there, and not at the end. */
  left: number[];
  /** Those who watched anything. `steps` has a digit for each step: 0, 1 watched, 2 watched again. */
  people: { student_id: number; steps: string }[];
  stops: TimelineStop[];
};

/** How a question at a place of the timeline did. */
export type TimelineStop = {
  question_id: string;
  at_s: number;
  /** 0..1, as in the item analysis, which the server adds; null or absent while the class has none. */
  facility?: number | null;
  median_ms: number | null;
  /** A part before the question that most of those who did not get all points had left out, and others less so. */
  skipped?: { from_s: number; to_s: number; count: number; of: number };
};

/** The way of one student from part to part, in order. `at`: by the clock of the student's device, milliseconds since 1970. */
export type Route = {
  student_id: number;
  visits: { part_id: string; at: number }[];
  /** Where the student has shown to be, in order; `label` says how. Absent: the type asks for no proof. */
  reached?: { part_id: string; at: number; label: string }[];
  /** Minutes over a time limit that counts on the device; absent: none. */
  over_minutes?: number;
};

export type QuestionReport = {
  rows: DistributionRow[];
  unanswered: number[];
  /** Each student's answer as one line; absent if answers are not text. */
  given?: { student_id: number; text: string }[];
  /** Of a trace along the time of a video or sound. */
  timeline?: Timeline;
  /** Of a trace from part to part: the ways of those who began. */
  routes?: Route[];
  /** Students whose version of the question is marked differently; absent if nothing is marked. */
  earlier?: number[];
};

export type ActivityModel<
  Draft = unknown,
  Content = Draft,
  Public = unknown,
  Response = unknown,
  Trace = unknown,
> = {
  type: string;
  /** CSS colour of the type, as in its icon. */
  colour: string;
  name: Text;
  summary: Text;
  messages: Messages;
  content: ContentRules<Draft, Content>;
  work: WorkRules<Content, Public, Response, Trace>;
  report: ReportRules<Content>;
};

/** A medium that a draft names by its media url. */
export type NamedMedia = {
  url: string;
  /** The draft cannot be completed before this medium is converted. */
  awaitsConversion: boolean;
  /** The kind of file, where its extension does not say it: a panorama. */
  kind?: UploadKind;
};

/** Quiz questions, and the sections that some of them belong to, as `parts/quiz-questions` describes them. */
export type SectionedQuestions = { questions: readonly unknown[]; sections?: readonly unknown[] | undefined };

export type BankRules<Draft> = {
  /** Questions bring their passages along: a paper can become such an activity. */
  keepsPassages: boolean;
  listQuestions: (draft: Draft) => SectionedQuestions;
  /** The draft with these questions instead of its own. */
  withQuestions: (draft: Draft, questions: SectionedQuestions) => Draft;
};

/** Rules of a courseware as its content proposes them; what it does not name stays as the teacher chose it last. */
export type ProposedSettings = {
  /** Milliseconds since 1970. */
  due_at?: number;
  time_limit_minutes?: number;
  work_by?: WorkBy;
};

/** Rules of the content. A draft names its media; `resolve` adds their conversions and makes it a content. */
export type ContentRules<Draft = unknown, Content = Draft> = {
  /** Current version of the content format; `upgrade` converts older content. */
  version: number;
  /** Kinds of files that the editor uploads, for `/common/course_extend_list`. */
  uploads: readonly UploadKind[];
  draft: z.ZodType<Draft>;
  empty: () => Draft;
  upgrade: (content: unknown, version: number) => unknown;
  /** Finds everything that keeps the draft from being complete. */
  findIssues: (draft: Draft, conversionResults: ConversionResults) => DraftIssue[];
  /** The media that the draft names; one may occur more than once. */
  media: (draft: Draft) => NamedMedia[];
  /**
   * Makes the content of a draft by adding the existing conversions of its media. `selectedContent` comes from the
   * type's server half; without it the content is an outline with a question for each place. Runs only on the server.
   */
  resolve: (draft: Draft, conversionResults: ConversionResults, selectedContent?: unknown) => Content;
  /** For a type made of quiz questions: questions move between its drafts and the bank. */
  bank?: BankRules<Draft>;
  /**
   * The draft names things that only this school has, such as questions of its bank, so it means nothing in another
   * school and cannot be saved as a file.
   */
  needsSchool?: true;
  /** For types whose questions have labels: the draft with each of its labels changed; undefined removes them. */
  mapLabels?: (draft: Draft, change: (labels: QuestionLabels) => QuestionLabels | undefined) => Draft;
  /** For a type made of quiz questions: the content with each question changed, as when a used question is corrected. */
  mapQuestions?: (content: Content, change: (question: unknown) => unknown) => Content;
  /** A name for the activity, from a file or a page of its content; empty if there is none. */
  suggestName?: (draft: Draft) => string;
  /** For types whose author proposes rules of the coursewares; `now` in milliseconds since 1970. */
  proposeSettings?: (draft: Draft, now: number) => ProposedSettings;
  /** Addresses of the web pages that students are led to; one may occur more than once. */
  pageAddresses?: (draft: Draft) => string[];
  /** Parts of the content in their order, for lists of changes. Types without marks have it. */
  parts?: (content: Content, lang: Language) => ContentPart[];
};

/** Rules of the students' work. */
export type WorkRules<Content = unknown, Public = unknown, Response = unknown, Trace = unknown> = {
  /** Ways of working that a teacher may choose: each person alone, or in groups; absent: alone only. */
  by?: readonly WorkBy[];
  /**
   * Rules of a courseware that the type has; absent: none. The server neither suggests nor stores others, and forms do
   * not show them.
   */
  settings?: readonly TypeSetting[];
  /**
   * Whether the time limit counts on the student's device, from a moment that the type chooses. It then ends nothing:
   * students and teachers see who took longer.
   */
  limitsOnDevice?: (content: Content) => boolean;
  /** The questions in the teacher's order, or with a pin in the attempt's order; empty for types without questions. */
  questions: (content: Content, pin?: AttemptPin) => QuestionInfo[];
  public: z.ZodType<Public>;
  /**
   * The content for students, without keys and in the attempt's order. A question whose id is in `withheld` shows only
   * its id, kind, points and time limit, and `withheld: true`. Types without time limits may ignore `withheld`.
   */
  toPublic: (content: Content, pin: AttemptPin, withheld: ReadonlySet<string>) => Public;
  /** The key and explanation of one question, for the time when the feedback rule allows it; null: there is none. */
  toKey: (content: Content, questionId: string) => unknown;
  response: z.ZodType<Response>;
  /**
   * Scores by question id, in points, rounded to hundredths: of every question that has a mark, 0 if it was not
   * answered, null if a teacher has to mark it. `responses` has no files and no drawn items: a question that a teacher
   * marks waits for the teacher where its answer has some.
   */
  mark: (content: Content, responses: Readonly<Record<string, unknown>>) => Record<string, number | null>;
  /** For types that record reading or watching: one trace for each attempt, stored beside its answers. */
  trace?: TraceRules<Trace>;
  /** Spaces in which people draw or post, by name. */
  spaces?: Readonly<Record<string, Space>>;
  /** For types where posts with checked words wait for approval: adds the school's checked words to the content. */
  addCheckedWords?: (content: Content, words: readonly string[]) => Content;
  /** Switches for teachers while students work, such as frozen or closed; stored with the courseware. */
  control?: z.ZodType;
};

/** Pure. `merge` is commutative, associative and idempotent: traces merge in any order, any number of times. */
export type TraceRules<Trace = unknown> = {
  schema: z.ZodType<Trace>;
  merge: (one: Trace, other: Trace) => Trace;
  /** Limits each time in the trace to `elapsedMs` by the server's clock. */
  limitTimes: (trace: Trace, elapsedMs: number) => Trace;
};

/** The author's help for marking an answer. `points` are suggestions, in steps of half a point. */
export type MarkingGuide = {
  /** Plain text; empty if there is none. */
  model_answer: string;
  /** Up to six lines. The points of all lines together are at most the question's. */
  rubric: readonly { text: string; points: number }[];
};

/** Rules of the report for teachers. */
export type ReportRules<Content = unknown> = {
  /** Summarizes the responses to one question, or all traces where `id` is `traceId`. */
  summarize: (
    content: Content,
    id: string,
    responses: readonly StudentResponse<Content>[],
    lang: Language,
  ) => QuestionReport;
  /** For types whose attempts have different questions: the content with this question alone. */
  excerpt?: (content: Content, questionId: string) => Content;
  /** For types that consist of parts: the progress of one student. An invalid trace counts as nothing read. */
  progress?: (content: Content, trace: unknown) => Progress;
  /**
   * The model answer and the rubric of a question that a teacher marks; null if its author wrote neither. They are key
   * material: students get them in `toKey`, never earlier.
   */
  guide?: (content: Content, questionId: string) => MarkingGuide | null;
};

/** One entry of a sample; of a space of an attempt, `student` is the attempt's student. */
export type SampleEntry = { space: string; item: string; value: SpaceValue; by: 'student' | 'teacher' };

/** Samples of a type, for the conformance tests: `samples.ts` exports them. */
export type ActivitySamples<Draft, Response, Trace = never> = {
  /** Conversions of the media that the contents name. */
  conversionResults?: ConversionResults;
  contents: {
    title: Text;
    draft: Draft;
    /** What the type's server half has selected for an attempt. */
    selectedContent?: unknown;
    rightResponses: Record<string, Response>;
    wrongResponses: Record<string, Response>;
    partialResponses?: Record<string, Response>;
    /** Traces of a student who read or watched everything, and of one who only began. */
    traces?: { whole: Trace; begun?: Trace };
    /** What is drawn or posted in its spaces, in order. Types with spaces have entries of each of them. */
    entries?: readonly SampleEntry[];
  }[];
  /** Every key in `contents` has this text in it, so that tests find keys sent to students; null = no keys. */
  sentinel: string | null;
  olderContents: { version: number; content: unknown }[];
};
