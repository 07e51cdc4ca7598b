import type { ComponentType, ReactNode } from 'react';
import type { UploadKind } from '#contract/choices.ts';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { Text } from '#contract/language.ts';
import type { DraftIssue, QuestionInfo, QuestionMark, QuestionReport, StoredFile } from './activity-type.ts';
import type { SpaceSource } from './space-source.ts';

/** The views of an activity type: React components, which load lazily. */

/** Uploads of one kind that this server takes. Extensions have their dot; `max_bytes` is the limit of one file. */
export type UploadOffer = {
  kind: UploadKind;
  extensions: readonly string[];
  /** Extensions that this server cannot convert, because a program is missing. */
  unavailable: readonly string[];
  max_bytes: number;
};

/** A dimension of the school's list, with its name in the language of the page. */
export type Dimension = { id: number; name: string };

export type EditorProps<Draft = unknown> = {
  content: Draft;
  onChange: (update: (content: Draft) => Draft) => void;
  /** Conversions of the draft's media; the same object while nothing changes. */
  conversionResults: ConversionResults;
  issues: readonly DraftIssue[];
  /** Uploads one file. Rejects with an error whose message can be shown. */
  uploadFile: (file: File, kind: UploadKind) => Promise<StoredFile>;
  /** Settings of each kind of upload of the type; empty before they are loaded. */
  uploads: readonly UploadOffer[];
  /** The school's dimensions in their order, for types that label questions; undefined before they are loaded. */
  dimensions?: readonly Dimension[] | undefined;
  /** The issue that the teacher wants to see: the editor focuses its field. A new object each time. */
  goTo?: { path: DraftIssue['path'] } | undefined;
};

/** State of one answer of an attempt. */
export type AnswerState = {
  response: unknown;
  /** Files of the answer; undefined = none. */
  files?: readonly StoredFile[];
  /** Changes of its files that the server does not have yet: files that are on their way, and removals; undefined = none. */
  unsent_files?: { added: number; removed: number };
  /** Number of drawn items of the answer; undefined = none. */
  item_count?: number;
  flagged: boolean;
  locked: boolean;
  save: 'none' | 'saving' | 'saved' | 'waiting';
  /** Present once the feedback rule allows it. */
  mark?: QuestionMark;
  key?: unknown;
  /** When the server stops taking this answer, by the device's clock. */
  deadlineAt?: number;
  /** The student has opened this withheld question: it is being requested, or waits for the network. */
  opening?: 'asking' | 'waiting';
};

/**
 * A document's pages as pictures, with addresses as those of files. `waiting`: they are being drawn; ask again.
 * `message`: why they cannot be drawn.
 */
export type DocumentPages = {
  state: 'waiting' | 'done' | 'failed';
  message: string;
  pages: readonly { url: string; width: number; height: number }[];
};

/** The surroundings of a view. The student app, previews, marking and reports create it alike. */
export type ViewContext = {
  /** Address of a medium of the content in the browser. */
  mediaUrl: (url: string) => string;
  /** Name of a person whom the viewer may know; empty for others. */
  nameOf: (userId: number) => string;
  /** The spaces of the page, for `useSpace`. Absent if nobody draws or posts, e.g. in a list of revisions. */
  spaces?: SpaceSource | undefined;
  /**
   * For an earlier submission: the number of the last change in each space then, by name. Absent: everything is shown
   * as it is now.
   */
  stoodAt?: Readonly<Record<string, number>> | undefined;
  /** The student may see what teachers wrote: with the marks, and while correcting returned work. Absent: no. */
  showsFeedback?: boolean | undefined;
  /** Reads the pages of a document of an answer; `isFirst`: asks for them. Absent: documents are only downloaded. */
  readPages?: ((fileId: number, isFirst: boolean) => Promise<DocumentPages>) | undefined;
  /** Short words that the teacher who looks stamps on drawings. */
  ownStamps?: readonly string[] | undefined;
  /** The spaces of an attempt, on pages that show those of several. */
  spacesOf?: (attemptId: number) => SpaceSource | undefined;
};

/** An attempt among those that a view shows together. */
export type ClassAttempt = {
  attempt_id: number;
  student_ids: readonly number[];
  /** Its student, or its group. */
  name: string;
  state: 'in_progress' | 'submitted';
};

/** A file on its way to an answer. The device keeps its bytes until the server has it, also through a reload. */
export type FileUpload = {
  id: string;
  question_id: string;
  kind: UploadKind;
  name: string;
  bytes: number;
  /** Address of its bytes on this device. */
  url: string;
  /** Share of the bytes that is already sent, 0..1. */
  sentShare: number;
  /**
   * `waiting`: kept on this device, goes on by itself once the network is back; `checking`: the server has all bytes;
   * `late`: kept, and added if the work is opened again; `refused`: see `message`.
   */
  state: 'queued' | 'sending' | 'waiting' | 'checking' | 'late' | 'refused';
  /** The device could not store it: it is lost with this tab. */
  isOnlyInTab: boolean;
  message?: string;
};

/** Sends files to the answers of an attempt. A file that has arrived is added to its answer and is no upload any more. */
export type FileUploads = {
  subscribe: (listener: () => void) => () => void;
  /** The same list until something changes. */
  listUploads: () => readonly FileUpload[];
  /** Keeps the file on this device and starts to send it. */
  add: (questionId: string, file: File, kind: UploadKind) => void;
  /** Tries at once instead of later. */
  retry: (id: string) => void;
  /** Stops sending and forgets the file. */
  cancel: (id: string) => void;
};

const emptyUploads: readonly FileUpload[] = [];
/** For pages on which no file is on its way: a review, or one that keeps files in memory. */
export const noUploads: FileUploads = {
  subscribe: () => () => undefined,
  listUploads: () => emptyUploads,
  add: () => undefined,
  retry: () => undefined,
  cancel: () => undefined,
};

/** The trace and the files of an attempt, which are stored beside its responses. */
export type TraceAndFiles<Trace = unknown> = {
  /** The trace so far, from this device or another; undefined before there is one. */
  trace: Trace | undefined;
  saveTrace: (trace: Trace) => void;
  /** The files on their way to answers; the same object while the page is open. */
  uploads: FileUploads;
  /** Removes a file from its answer. */
  removeFile: (questionId: string, file: StoredFile) => void;
};

export type PlayerProps<Public = unknown, Response = unknown, Trace = unknown> = {
  content: Public;
  questions: readonly QuestionInfo[];
  answers: Readonly<Record<string, AnswerState>>;
  traceAndFiles: TraceAndFiles<Trace>;
  /** `work` while answering, `review` for a submitted attempt. */
  mode: 'work' | 'review';
  /** The feedback rule is 'at once': checking an answer shows its mark and locks it. */
  checkable: boolean;
  /** The question that was on the screen before a reload; undefined: the type decides where work begins. */
  startQuestionId?: string | undefined;
  /** Minutes of a time limit that counts on this device (`WorkRules.limitsOnDevice`); undefined: none. */
  limitMinutes?: number | undefined;
  context: ViewContext;
  onAnswer: (questionId: string, response: Response) => void;
  onFlag: (questionId: string, flagged: boolean) => void;
  onCheck: (questionId: string) => void;
  /** Reports the question on screen, whose time counts from now on. */
  onShow: (questionId: string) => void;
  /** Requests a withheld question. Its time limit starts when the server sends it. */
  onOpen: (questionId: string) => void;
  /** For types that draw: reports how many items of the question are on the screen, which are its answer. */
  onItems: (questionId: string, itemCount: number) => void;
  /** `ask`: the app first shows which answers are missing. `now`: the type's last page has just shown it. */
  onSubmit: (how: 'ask' | 'now') => void;
};

export type ReportProps<Published = unknown> = {
  content: Published;
  questionId: string;
  report: QuestionReport;
  context: ViewContext;
  /** Whether a student opened the activity; students who did may still have left the question unanswered. */
  hasStarted: (studentId: number) => boolean;
  /** The attempts whose answers are summarized, for `context.spacesOf`. */
  attempts?: readonly ClassAttempt[];
};

/** For teachers: one student's response to one question beside the key. */
export type ResponseProps<Published = unknown> = {
  content: Published;
  questionId: string;
  response: unknown;
  studentId?: number | undefined;
  /** Files of the answer, for `context.mediaUrl`; undefined = none. */
  files?: readonly StoredFile[];
  /** True: shows the response alone, because the caller shows its files and the marking guide. */
  showsResponseOnly?: boolean;
  context: ViewContext;
};

/** For teachers: the answers of a class to one question side by side, such as drawings. */
export type GalleryProps<Published = unknown> = {
  content: Published;
  questionId: string;
  /** Those whose answers are shown, for `context.spacesOf`. */
  attempts: readonly ClassAttempt[];
  context: ViewContext;
  /** Takes the teacher to one of the answers; absent: the gallery shows it large. */
  onChoose?: (attemptId: number) => void;
};

/** For teachers: the common work of the whole class, during the lesson and afterwards. */
export type ClassProps<Content = unknown> = {
  content: Content;
  /** The newest attempt of each student or group, for `context.spacesOf`; empty until they are loaded. */
  attempts: readonly ClassAttempt[];
  /** Name of the courseware. */
  title: string;
  context: ViewContext;
  /** True: shows the view to the class, large and without anything that only the teacher may see. */
  isProjected: boolean;
  /** Address of the same page in the form for the class. */
  projectorUrl: string;
  /** Shows the class how to join, while it can; for the projected form. */
  joinNote?: ReactNode;
  /** Saves a table as a workbook or as CSV on the teacher's device. */
  saveTable: (table: WorkbookTable, format: 'csv' | 'xlsx') => Promise<void>;
};

export type WorkbookTable = {
  /** Name of the sheet, and the last part of the file's name. */
  title: string;
  columns: readonly { head: string; kind: 'text' | 'number' }[];
  rows: readonly (readonly (string | number | null)[])[];
};

/**
 * Lists addresses of the pictures, sounds and pages of a public content, each once, nearest first. `shownId`: the question
 * on screen. Videos are too large to keep on the device. Pure, without zod.
 */
export type ListMedia<Public = unknown> = (
  content: Public,
  studentPosition: { shownId: string | undefined; trace: unknown },
) => string[];

/** What work away from every network asks of the device. */
export type DeviceNeed = 'camera' | 'position';

/** For types whose work is done away from every network, for a whole day: what the device then has to have. */
export type TakesAlong<Public = unknown> = {
  /** Addresses of all media of a public content, videos too; each once. */
  listMedia: (content: Public) => string[];
  /** Loads the code of everything that the player may show, and fetches what that code will fetch. */
  loadCode: (content: Public) => Promise<unknown>;
  /** Undefined: the content is not known yet. */
  listNeeds: (content: Public | undefined) => readonly DeviceNeed[];
};

/** What students see of a type. Apart, so that the student app does not carry the names of what only teachers load. */
export type StudentViews<Public = unknown, Response = unknown, Trace = unknown> = {
  icon: string;
  loadPlayer: () => Promise<ComponentType<PlayerProps<Public, Response, Trace>>>;
  /** Lists the media that the device keeps for times without network; absent if the content shows none. */
  loadMedia?: () => Promise<ListMedia<Public>>;
  /** Students may take the whole content along; absent: `loadMedia` is enough. */
  loadTakesAlong?: () => Promise<TakesAlong<Public>>;
};

/** A type's `views.ts`. Each view loads by itself when it is first shown. */
export type ActivityViews<
  Draft = unknown,
  Content = Draft,
  Public = unknown,
  Response = unknown,
  Trace = unknown,
> = StudentViews<Public, Response, Trace> & {
  /** Its questions are those of Course Resources: they can be put there. */
  sharesQuestions?: true;
  /** Its activities have a list of their own in the menu, at /digitalTravel; one type has. */
  hasOwnList?: true;
  /** The author labels questions with dimensions: the editor gets the school's list. */
  labelsQuestions?: true;
  /** The editor fits into a dialog: a unit's menu offers to make an activity there. */
  fitsDialog?: true;
  loadEditor: () => Promise<ComponentType<EditorProps<Draft>>>;
  loadReport: () => Promise<ComponentType<ReportProps<Content>>>;
  loadResponse: () => Promise<ComponentType<ResponseProps<Content>>>;
  /** For types whose answers are drawn: marking shows them large, and side by side. */
  loadGallery?: () => Promise<ComponentType<GalleryProps<Content>>>;
  /** Teachers write on the files of its answers: `work.spaces` has `teacher_ink` of parts/file-ink. */
  writesOnFiles?: true;
  /**
   * The places at which its questions are asked, in order: the report of traces shows below it which photos, videos and
   * sounds the class brought from each. Absent: it does not.
   */
  listPlaces?: (content: Content) => { id: string; name: string; question_ids: string[] }[];
  /** The name of the report of its trace, where it is not what was read or watched. */
  traceReport?: Text;
  /** How the time limit counts, where it may count on the device. */
  timeLimitNote?: Text;
  /** The view of the class names its students: it gets their attempts also where they draw nothing. */
  listsStudents?: true;
  /** Names of the spaces that belong to the whole courseware; the others belong to attempts. Absent: none does. */
  classSpaces?: readonly string[];
  /** Only types whose work is looked at together have it: a wall, or everybody's drawings. */
  loadClass?: () => Promise<ComponentType<ClassProps<Content>>>;
};
