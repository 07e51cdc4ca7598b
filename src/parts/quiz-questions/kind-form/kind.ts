import type { Language, Messages, Text } from '#contract/language.ts';
import type { AttemptPin, DraftIssue, MarkingGuide, QuestionInfo } from '#form/activity-type.ts';
import type { Picture } from '../common/schema.ts';
import type { FieldsOf, KindSchema, PublicFieldsOf, QuestionOf } from './kind-schema.ts';

/**
 * What a kind of question does besides marking, in its `kind.ts`. The server, the editor and reports load it, so it has
 * neither zod nor large tables. A kind does not see the fields of other kinds.
 */
export type Kind<Schema extends KindSchema, Key extends object> = KindRules<
  QuestionOf<Schema>,
  FieldsOf<Schema>,
  PublicFieldsOf<Schema>,
  Key
>;

export type KindRules<Question, Fields, PublicFields, Key> = {
  /** `teacher`: its marking gives null for what waits for a teacher. */
  markedBy: 'machine' | 'teacher';
  /** The fields of the kind in questions, public questions and keys of other kinds. */
  none: { fields: Fields; public: PublicFields; key: Key };
  /** Changes a question that was just created, or that was of another kind until now. */
  begin: (question: Question) => Partial<Fields>;
  /** The fields of the kind with new ids, for a copy of the question. */
  renewIds: (question: Question) => Fields;
  /**
   * The fields with the key of `keyed`, and with what students saw of `question`; undefined if they do not have the same
   * options or gaps.
   */
  withKeyOf: (question: Question, keyed: Question) => Partial<Fields> | undefined;
  /** Leaves out what was left empty at the end of a list, when a draft is completed; also in a question of another kind now. */
  complete: (question: Question) => Partial<Fields>;
  /** What keeps the question from being published. Paths start at the question; `message` is a key of `messages` or of the shared ones. */
  findIssues: (question: Question) => DraftIssue[];
  messages: Messages;
  /** Keys of the messages that say that a field is empty, not that its value is wrong. */
  missingValueMessages: readonly string[];
  toPublic: (question: Question, pin: AttemptPin) => PublicFields;
  toKey: (question: Question) => Key;
  /** What teachers mark by; undefined: a machine marks. */
  toGuide?: (question: Question) => MarkingGuide;
  /** The files that an answer may have. */
  listFiles?: (question: Question) => Pick<QuestionInfo, 'files' | 'file_max' | 'needs_file'>;
  report: KindReport<Question>;
};

/** What reports show of a question before they show any response. */
export type KindReport<Question> = {
  /** Parts with distributions of their own, with their right answers; empty: the question has one distribution. */
  listParts: (question: Question) => ReportPart[];
  /** The title of parts that have none, with their `{number}`; undefined: they are blanks. */
  partTitle?: Text;
  /** Rows that the distribution has even if nobody chose them. */
  listRows: (question: Question, lang: Language) => ReportRow[];
  /** The body as one text, where it is more than `body.text`. */
  describeBody?: (question: Question) => string;
};

export type ReportPart = { id: string; title?: string; accepted: string[] };
export type ReportRow = { key: string; label: string; correct: boolean; picture?: Picture | undefined };
