import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { UploadKind } from '#contract/choices.ts';
import type { Language, Messages, Text, TextParams } from '#contract/language.ts';
import type { Made } from '#contract/made.ts';
import type { Space } from './space.ts';

/**
 * What every activity type implements. `ActivityModel` is pure (no DOM, no Node) and runs on both
 * sides; `ActivityViews` are React and load lazily. A member is added only when two types need it.
 */

/** Result of marking one question; one that `needs_teacher` scores 0 until a teacher has marked it. */
export type QuestionMark = { score: number; max_score: number; needs_teacher: boolean };

/** What marking may depend on besides content and responses: the attempt's pinned seed and shuffle setting. */
export type AttemptPin = { seed: number; shuffle: boolean };

/** Who gives a question its mark. An activity has marks where one of its questions has. */
export type MarkedBy = 'machine' | 'teacher' | 'nobody';

/** A question as lists, grids and statistics show it. `title` is plain text. */
export type QuestionInfo = {
  /** Where attempts choose their questions: of its place, so that a class's grid has one column for all that stand there. */
  id: string;
  title: string;
  max_score: number;
  marked_by: MarkedBy;
  /** Seconds the student has for this question, counted by the server; undefined = no own limit. */
  time_limit_s?: number;
  /** What can be handed in as files with its answer; undefined = none. */
  files?: readonly UploadKind[];
};

/** One thing that keeps a draft from being complete: where, and a key of the type's messages. */
export type DraftIssue = {
  path: (string | number)[];
  message: string;
  params?: TextParams;
  /** The medium whose conversion mends it by itself. */
  waitsFor?: string;
};

/** Response to one question by one student, or their trace; `student_id` lets the report say who chose what. */
export type StudentResponse<Published = unknown> = {
  student_id: number;
  response: unknown;
  /** Handed in with it; undefined = none. An answer may be files alone, its response null. */
  files?: readonly StoredFile[];
  score: number | null;
  /** What the student had and was marked by, where that is another revision than the one reported on. */
  content?: Published | undefined;
};

/** One row of a question's answer distribution, e.g. an option, a blank's text, a band of scores. */
export type DistributionRow = {
  label: string;
  /** Groups rows of one part, e.g. one blank; empty where a question has one part. */
  part: string;
  correct: boolean | null;
  student_ids: number[];
  /** True: of students who had an earlier version of the question, which is no longer so. */
  earlier?: true;
  /** How long these students spent on it, on average; absent where nobody counts that. */
  mean_ms?: number;
};

/** How many of its parts (pages, files) a student has read, and of how many: 0 ≤ done ≤ of. */
export type Progress = { done: number; of: number };

/**
 * What a list of changes calls a piece of a content: a page, a file, an address. `id` is its own in the content and
 * stays over revisions, `title` is plain text, `fingerprint` differs when what students get of it does.
 */
export type ContentPart = { id: string; title: string; fingerprint: string };

export type QuestionReport = {
  rows: DistributionRow[];
  unanswered: number[];
  /** What each student answered, in one line; absent where an answer is no text. */
  given?: { student_id: number; text: string }[];
  /** Who answered a version of the question that was marked in another way; absent where nothing is marked. */
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

/** A medium that a draft names, by its media url. */
export type NamedMedia = {
  url: string;
  /** Completing waits while it is being converted. */
  waitFor: boolean;
};

/** What a teacher makes: a draft, which names its media, and with what was made of these a content. */
export type ContentRules<Draft = unknown, Content = Draft> = {
  /** Version of the content format written today; older content passes through `upgrade`. */
  version: number;
  /** Pictures, sounds … the editor may upload, for `/common/course_extend_list`. */
  uploads: readonly UploadKind[];
  draft: z.ZodType<Draft>;
  empty: () => Draft;
  upgrade: (content: unknown, version: number) => unknown;
  /** Everything that keeps the draft from being complete. */
  findIssues: (draft: Draft, made: Made) => DraftIssue[];
  /** The media that the draft names, also more than once. */
  media: (draft: Draft) => NamedMedia[];
  /**
   * What a revision shows: the draft with what was made of its media. Of a draft that is not complete, as far as it
   * goes. `selected`: what an attempt's selection stands for; without it, an outline with a question for each place. Runs
   * on the server alone.
   */
  resolve: (draft: Draft, made: Made, selected?: unknown) => Content;
  /** For types whose content has a name already, of a file or a page: empty while it has none. */
  suggestName?: (draft: Draft) => string;
  /** For types without marks: what the content is made of, in its order, for lists of changes. */
  parts?: (content: Content, lang: Language) => ContentPart[];
};

/** What students do with it. */
export type WorkRules<Content = unknown, Public = unknown, Response = unknown, Trace = unknown> = {
  /** In the teacher's order, or in the one that the pin shows; none where nothing is answered. */
  questions: (content: Content, pin?: AttemptPin) => QuestionInfo[];
  public: z.ZodType<Public>;
  /**
   * What a student may see: never a key. Shuffled by the pin. Of a question named in `withheld` nothing but its id, its
   * kind, its points and its limit, and `withheld: true`; a type whose questions have no limits needs not look at it.
   */
  toPublic: (content: Content, pin: AttemptPin, withheld: ReadonlySet<string>) => Public;
  /** The key and explanation of one question, shown once the feedback rule allows. */
  toKey: (content: Content, questionId: string) => unknown;
  response: z.ZodType<Response>;
  /**
   * The score of every question that has a mark, given all responses by question id: 0 where nothing was answered,
   * null where a teacher has something to mark. Points, rounded to hundredths. Files are no business of this: a question
   * that a teacher marks waits for it where there are any.
   */
  mark: (content: Content, responses: Readonly<Record<string, unknown>>) => Record<string, number | null>;
  /** What is noted by itself while somebody reads or watches; kept beside the answers, one for each attempt. */
  trace?: TraceRules<Trace>;
  /** What is drawn or posted, by name. */
  spaces?: Readonly<Record<string, Space>>;
  /** What teachers switch while a class is at it, e.g. frozen or closed: kept with the courseware. */
  control?: z.ZodType;
};

/** Pure. `merge` is commutative, associative and idempotent: two devices, or one that repeats itself, end with the same. */
export type TraceRules<Trace = unknown> = {
  schema: z.ZodType<Trace>;
  merge: (one: Trace, other: Trace) => Trace;
  /** No time in it is longer than `elapsedMs`, which is the server's clock. */
  holdTimes: (trace: Trace, elapsedMs: number) => Trace;
};

/** What teachers learn of it. */
export type ReportRules<Content = unknown> = {
  /** Of one question's responses; of all traces where `id` is `traceId`. */
  summarize: (
    content: Content,
    id: string,
    responses: readonly StudentResponse<Content>[],
    lang: Language,
  ) => QuestionReport;
  /** For types that are made of parts: how far one student came. A trace that fits nothing has read nothing. */
  progress?: (content: Content, trace: unknown) => Progress;
};

/** What this server takes as uploads of one kind. Extensions with their dot; bytes of one file at most. */
export type UploadOffer = {
  kind: UploadKind;
  extensions: readonly string[];
  /** Taken by other servers; here a program that converts them is missing. */
  unavailable: readonly string[];
  max_bytes: number;
};

export type EditorProps<Draft = unknown> = {
  content: Draft;
  onChange: (update: (content: Draft) => Draft) => void;
  /** What is known to be made of the draft's media; the same object while nothing is new. */
  made: Made;
  issues: readonly DraftIssue[];
  /** Uploads one file; resolves to its stored form, rejects with an error whose message can be shown. */
  uploadFile: (file: File, kind: UploadKind) => Promise<StoredFile>;
  /** One for each kind that the type takes; empty before it is known. */
  uploads: readonly UploadOffer[];
  /** A wish to go to the place of an issue; a new object each time. */
  goTo?: { path: DraftIssue['path'] } | undefined;
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

/** What is known of one question inside an attempt. */
export type AnswerState = {
  response: unknown;
  /** Handed in with it; undefined = none. */
  files?: readonly StoredFile[];
  flagged: boolean;
  locked: boolean;
  save: 'none' | 'saving' | 'saved' | 'waiting';
  /** Present once the feedback rule allows. */
  mark?: QuestionMark;
  key?: unknown;
  /** When the server stops taking this answer; device clock. */
  deadlineAt?: number;
  /** The student has asked for this withheld question: it is on its way, or waits for the network. */
  opening?: 'asking' | 'waiting';
};

/** What surrounds a view, wherever it is shown: the student app, a preview, marking and reports make it alike. */
export type ViewContext = {
  /** Where the browser finds a medium of the content. */
  mediaUrl: (url: string) => string;
  /** The name of somebody whom the viewer may know; empty for others. */
  nameOf: (userId: number) => string;
};

export type PlayerProps<Public = unknown, Response = unknown, Trace = unknown> = {
  content: Public;
  questions: readonly QuestionInfo[];
  answers: Readonly<Record<string, AnswerState>>;
  /** For types that keep one: what was noted so far, on this device or another; undefined before anything was. */
  trace: Trace | undefined;
  /** `work` while answering, `review` when looking back at a submitted attempt. */
  mode: 'work' | 'review';
  /** The feedback rule is 'at once': each answer can be checked, which locks it. */
  checkable: boolean;
  context: ViewContext;
  onAnswer: (questionId: string, response: Response) => void;
  onTrace: (trace: Trace) => void;
  /** Uploads a file for a question that takes such; resolves to what `onFiles` gives the answer. Rejects with words to show. */
  uploadFile: (questionId: string, file: File, kind: UploadKind) => Promise<StoredFile>;
  /** All files of the answer from now on. */
  onFiles: (questionId: string, files: readonly StoredFile[]) => void;
  onFlag: (questionId: string, flagged: boolean) => void;
  onCheck: (questionId: string) => void;
  /** Tells which question is on screen: counts time spent. */
  onShow: (questionId: string) => void;
  /** Asks for a withheld question: its own time limit starts when it leaves the server. */
  onOpen: (questionId: string) => void;
  /** `ask`: the app shows first what is missing. `now`: the type's own last page has just done so. */
  onSubmit: (how: 'ask' | 'now') => void;
};

export type ReportProps<Published = unknown> = {
  content: Published;
  questionId: string;
  report: QuestionReport;
  context: ViewContext;
  /** Whether they opened the activity at all; of those who did, some left this question unanswered. */
  hasStarted: (studentId: number) => boolean;
};

/** Shows one student's response to one question beside the key, for teachers. */
export type ResponseProps<Published = unknown> = {
  content: Published;
  questionId: string;
  response: unknown;
  /** Handed in with it, for `context.mediaUrl`; undefined = none. */
  files?: readonly StoredFile[];
  context: ViewContext;
};

/**
 * Addresses of the pictures, sounds and pages that a public content shows, as it has them, each once, nearest first.
 * `shownId`: the question on the screen. Videos are too large to be kept. Pure, free of zod.
 */
export type ListMedia<Public = unknown> = (
  content: Public,
  place: { shownId: string | undefined; trace: unknown },
) => string[];

/** A type's `views.ts`. Each view loads by itself when it is first shown. */
export type ActivityViews<
  Draft = unknown,
  Content = Draft,
  Public = unknown,
  Response = unknown,
  Trace = unknown,
> = {
  icon: string;
  /** The editor fits into a dialog: a unit's menu offers to make an activity there. */
  isQuick?: true;
  loadEditor: () => Promise<ComponentType<EditorProps<Draft>>>;
  loadPlayer: () => Promise<ComponentType<PlayerProps<Public, Response, Trace>>>;
  /** Lists the media that the device keeps for times without network; absent where the content shows none. */
  loadMedia?: () => Promise<ListMedia<Public>>;
  loadReport: () => Promise<ComponentType<ReportProps<Content>>>;
  loadResponse: () => Promise<ComponentType<ResponseProps<Content>>>;
};

/** What a type's `samples.ts` exports, for the conformance test, the demo school and previews. */
export type ActivitySamples<Draft, Response, Trace = never> = {
  /** What was made of the media that the contents name. */
  made?: Made;
  contents: {
    title: Text;
    draft: Draft;
    right: Record<string, Response>;
    wrong: Record<string, Response>;
    partial?: Record<string, Response>;
    /** Of somebody who read or watched everything, and of somebody who only began. */
    traces?: { whole: Trace; begun?: Trace };
  }[];
  /** Keys of `contents` that a student must never see carry this marker in their text; null = no keys. */
  sentinel: string | null;
  older: { version: number; content: unknown }[];
};
