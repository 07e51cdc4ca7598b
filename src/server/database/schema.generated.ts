// Written by `npm run schema` from the migrations and schema-notes.ts. Do not edit: change those and run it again.
import type { ColumnType, Generated } from 'kysely';
import type { AttemptEnding, AttemptState, CorrectionKind, CorrectionState, CountingAttempt, Difficulty, ExamVisibility, FeedbackRule, GroupCause, GroupPairKind, MessageKind, QuestionSign, TargetKind, UploadKind, UserGroup, WorkBy } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';

/** 0 or 1. */
type Bit = number;
/** Text that holds JSON. */
type JsonText = string;
/** A column of a view: write to its table instead. */
type ReadOnly<T> = ColumnType<T, never, never>;

type ActivityTable = {
  id: Generated<number>;
  owner_id: number;
  type: string;
  /** Sent by the client that created it, so that a repeated call creates no second one. */
  creation_key: string | null;
  name: string;
  search_text: string;
  description: string;
  display_language: Language;
  subject_id: number | null;
  grade: number | null;
  difficulty: Difficulty | null;
  icon: string;
  startup_screen: string;
  status: number;
  /** The draft, in its type's draft format. */
  content: JsonText;
  content_version: number;
  question_count: number;
  draft_version: number;
  /** draft_version of the newest revision; null: never completed. */
  revised_draft_version: number | null;
  revision_id: number | null;
  revision_number: number;
  modified_by: number;
  modified_at: number;
  created_at: number;
  copied_from_id: number | null;
  deleted_at: number | null;
  /** The library resource that it was copied from. */
  origin_resource_id: number | null;
  /** The original's revision that the copy was last updated to. */
  origin_revision_id: number | null;
  /** The original's revision that the owner did not want. */
  dismissed_revision_id: number | null;
  deleted_by: number | null;
  /** The editor that saved the draft last; null: none that names itself. */
  draft_editor: string | null;
  /** Number of its edit that was saved. */
  draft_edit: Generated<number>;
};

/** What became of a file of an activity that was taken in; kept for a day. */
type ActivityImportTable = {
  /** The id that the uploaded file had; it is removed when its activity is there. */
  file_id: number;
  owner_id: number;
  activity_id: number;
  /** [key, params] of each sentence about what the school has no place for. */
  left_out: JsonText;
  created_at: number;
};

/** Published activities; rows never change. */
type ActivityRevisionTable = {
  id: Generated<number>;
  activity_id: number;
  number: number;
  type: string;
  name: string;
  description: string;
  display_language: Language;
  icon: string;
  startup_screen: string;
  /** The completed draft. */
  content: JsonText;
  content_version: number;
  question_count: number;
  max_score: number;
  created_by: number;
  created_at: number;
};

type AnswerTable = {
  attempt_id: number;
  question_id: string;
  /** 'null': shown but not answered, unless there are files or items. */
  response: JsonText;
  flagged: Bit;
  locked: Bit;
  seq: number;
  time_ms: number;
  shown_at: number | null;
  deadline_at: number | null;
  saved_at: number;
  /** Null until it is marked. */
  score: number | null;
  max_score: number;
  needs_teacher: Bit;
  /** Ids of the files handed in with it, in their order. */
  files: Generated<JsonText>;
  /** Items in the attempt's spaces that belong to the question and are not erased. */
  item_count: Generated<number>;
  /** Number of changes of such items. */
  item_changes: Generated<number>;
};

type AttemptTable = {
  id: Generated<number>;
  courseware_id: number;
  /** The person who began it; `attempt_member` says whose attempt it is. */
  user_id: number;
  revision_id: number;
  /** Its number among that person's attempts in the courseware. */
  user_number: number;
  creation_key: string | null;
  seed: number;
  shuffle: Bit;
  state: AttemptState;
  started_at: number;
  deadline_at: number | null;
  submitted_at: number | null;
  last_saved_at: number | null;
  /** Null until it is submitted. */
  score: number | null;
  max_score: number;
  needs_teacher: Bit;
  time_ms: number;
  comment: string;
  comment_by: number | null;
  /** Null while it is in progress. */
  ended_by: AttemptEnding | null;
  /** Raised by every change of the attempt or its answers, so that caches can compare it. */
  change_number: Generated<number>;
  /** Null: no comment, or from before this was recorded. */
  commented_at: number | null;
  /** The group that shares the attempt; null: the attempt of one person. */
  group_id: number | null;
  /** When a teacher last gave, changed or took back a mark; null: never. */
  marked_at: number | null;
  /** The content that the type's server half chose at the start; null: nothing. */
  selection: JsonText | null;
  /** When a teacher last reopened it after it was submitted; null: never. */
  reopened_at: number | null;
};

/** The people an attempt belongs to: one, or all who work on it together. */
type AttemptMemberTable = {
  attempt_id: number;
  user_id: number;
  /** The attempt's courseware. */
  courseware_id: number;
  /** From 1 among the person's attempts in the courseware. */
  number: number;
  /** 1 while the attempt is in progress. */
  is_running: Bit;
  /** The member's mark where a teacher gave another than the attempt's; null: the same. */
  own_score: number | null;
};

/** A teacher reopened a submitted attempt: its submission as it was, and the words to the student. */
type AttemptReopeningTable = {
  attempt_id: number;
  /** From 1 in each attempt. */
  number: number;
  submitted_at: number;
  score: number | null;
  max_score: number;
  needs_teacher: Bit;
  time_ms: number;
  /** The answers with their marks, as rows of `answer` without the attempt. */
  answers: JsonText;
  /** 1: returned for correction; 0: only reopened. */
  is_return: Bit;
  /** Words to the student; may be empty. */
  message: string;
  reopened_by: number;
  reopened_at: number;
  /** Number of the last change in each of the attempt's spaces then, by name. */
  spaces: Generated<JsonText>;
};

/** Changes of marks, people and rights. A trigger refuses to change rows; they outlive the things they name. */
type AuditEntryTable = {
  id: Generated<number>;
  at: number;
  /** Null: a technician at the machine, or the server itself. */
  actor_id: number | null;
  action: string;
  subject_kind: string;
  /** Id of the changed thing, whose kind is `subject_kind`. */
  subject_id: number;
  courseware_id: number | null;
  class_id: number | null;
  /** The person it concerns; null: several, or none. */
  user_id: number | null;
  /** The values before the change; null: none. */
  before: JsonText | null;
  /** The values after the change; null: none. */
  after: JsonText | null;
  reason: Generated<string>;
  /** The texts of `before`, `after` and `reason`, normalised for searching. */
  search_text: Generated<string>;
};

type CalendarTable = {
  id: Generated<number>;
  name: string;
  starts_at: number;
  ends_at: number;
  is_current: Bit;
};

/** Days of a term without lessons. */
type CalendarHolidayTable = {
  id: Generated<number>;
  calendar_id: number;
  name: string;
  starts_at: number;
  ends_at: number;
};

type ClassTable = {
  id: Generated<number>;
  calendar_id: number;
  grade: number;
  name: string;
  /** Its id in the school's own system of records. */
  source_id: string | null;
};

type ClassStudentTable = {
  class_id: number;
  user_id: number;
  class_number: number;
};

/** A teacher's own phrase for comments on answers. */
type CommentPhraseTable = {
  id: Generated<number>;
  user_id: number;
  text: string;
};

/** The rows of `courseware_record` that are not deleted. Nothing can be written to a view. */
type CoursewareView = {
  id: ReadOnly<number>;
  unit_id: ReadOnly<number>;
  activity_id: ReadOnly<number>;
  revision_id: ReadOnly<number>;
  name: ReadOnly<string>;
  /** The name, normalised for searching. */
  search_text: ReadOnly<string>;
  /** From 1 without gaps in the unit; deleted coursewares keep theirs. */
  position: ReadOnly<number>;
  is_open: ReadOnly<Bit>;
  open_at: ReadOnly<number | null>;
  due_at: ReadOnly<number | null>;
  attempts_allowed: ReadOnly<number>;
  counting_attempt: ReadOnly<CountingAttempt>;
  time_limit_minutes: ReadOnly<number | null>;
  shuffle: ReadOnly<Bit>;
  feedback_rule: ReadOnly<FeedbackRule>;
  allow_guests: ReadOnly<Bit>;
  join_code: ReadOnly<string>;
  created_at: ReadOnly<number>;
  guest_limit: ReadOnly<number>;
  /** When it was last opened or closed; null: never, or before this was recorded. */
  open_changed_at: ReadOnly<number | null>;
  /** Switches that teachers use during a lesson; null: never used. */
  control: ReadOnly<JsonText | null>;
  /** Raised by each change of `control`. */
  control_version: ReadOnly<number>;
  /** 1: students see no marks of submitted work before the teacher releases them. */
  marks_held: ReadOnly<Bit>;
  /** When the teacher released held marks; null: not released. */
  marks_released_at: ReadOnly<number | null>;
  /** The whole class, groups or students; these are in `courseware_target`. */
  target_kind: ReadOnly<TargetKind>;
  /** group: the students of a group share one attempt. */
  work_by: ReadOnly<WorkBy>;
  /** The groups that work together; students without a group work alone. */
  group_set_id: ReadOnly<number | null>;
  /** For this long after the due time, work is still taken and is late. */
  late_hours: ReadOnly<number>;
  /** Its category in the mark book of its class and subject; null: none. */
  mark_category_id: ReadOnly<number | null>;
};

/** Other rules for one student of a courseware. Without a row, the courseware's rules apply. */
type CoursewareExceptionTable = {
  courseware_id: number;
  user_id: number;
  /** Added to the time limit and to the due time. */
  extra_minutes: number;
  /** Replaces the courseware's due time; null: it applies. */
  due_at: number | null;
  /** Added to the attempts allowed. */
  extra_attempts: number;
  /** 1: the student counts as not assigned. */
  is_excused: Bit;
  changed_by: number;
  changed_at: number;
};

/** Coursewares, deleted ones included; most queries read the view `courseware`. */
type CoursewareRecordTable = {
  id: Generated<number>;
  unit_id: number;
  activity_id: number;
  revision_id: number;
  name: string;
  /** The name, normalised for searching. */
  search_text: string;
  /** From 1 without gaps in the unit; deleted coursewares keep theirs. */
  position: number;
  is_open: Bit;
  open_at: number | null;
  due_at: number | null;
  attempts_allowed: number;
  counting_attempt: CountingAttempt;
  time_limit_minutes: number | null;
  shuffle: Bit;
  feedback_rule: FeedbackRule;
  allow_guests: Bit;
  join_code: string;
  created_at: number;
  deleted_at: number | null;
  deleted_by: number | null;
  /** 1: it was deleted with its unit, and is restored with it. */
  deleted_with_unit: Generated<Bit>;
  guest_limit: Generated<number>;
  /** When it was last opened or closed; null: never, or before this was recorded. */
  open_changed_at: number | null;
  /** Switches that teachers use during a lesson; null: never used. */
  control: JsonText | null;
  /** Raised by each change of `control`. */
  control_version: Generated<number>;
  /** 1: students see no marks of submitted work before the teacher releases them. */
  marks_held: Generated<Bit>;
  /** When the teacher released held marks; null: not released. */
  marks_released_at: number | null;
  /** The whole class, groups or students; these are in `courseware_target`. */
  target_kind: Generated<TargetKind>;
  /** group: the students of a group share one attempt. */
  work_by: Generated<WorkBy>;
  /** The groups that work together; students without a group work alone. */
  group_set_id: number | null;
  /** For this long after the due time, work is still taken and is late. */
  late_hours: Generated<number>;
  /** Its category in the mark book of its class and subject; null: none. */
  mark_category_id: number | null;
};

/** A group or a student that a courseware is for, unless it is for its whole class. */
type CoursewareTargetTable = {
  courseware_id: number;
  group_id: number | null;
  user_id: number | null;
};

/** A dimension that questions assess, such as 'Thinking'; the school keeps the list. */
type DimensionTable = {
  id: Generated<number>;
  name: string;
  /** Shown in English; empty if the school has given none. */
  name_eng: Generated<string>;
  position: number;
};

/** One row. */
type ExamChangeTable = {
  id: number;
  /** Raised by each change of questions, so that pools are read again. */
  number: number;
};

/** The rows of `exam_paper_record` that are not deleted. Nothing can be written to a view. */
type ExamPaperView = {
  id: ReadOnly<number>;
  owner_id: ReadOnly<number>;
  visibility: ReadOnly<ExamVisibility>;
  /** The beginning of its text, for lists. */
  title: ReadOnly<string>;
  /** Its texts, tags and subject names as the runs of `search-terms.ts`. */
  search_text: ReadOnly<string>;
  subject_id: ReadOnly<number | null>;
  grade: ReadOnly<number | null>;
  /** 0: none. */
  year: ReadOnly<number>;
  difficulty: ReadOnly<Difficulty | null>;
  /** The newest version. */
  version_id: ReadOnly<number>;
  /** Number of the newest version. */
  number: ReadOnly<number>;
  /** Sum of the points of the newest version. */
  points: ReadOnly<number>;
  attachment_count: ReadOnly<number>;
  /** Sent by the client that created it, so that a repeated call creates no second one. */
  creation_key: ReadOnly<string | null>;
  copied_from_id: ReadOnly<number | null>;
  created_at: ReadOnly<number>;
  changed_at: ReadOnly<number>;
  question_count: ReadOnly<number>;
};

/** Papers of the bank, deleted ones included; most queries read the view `exam_paper`. */
type ExamPaperRecordTable = {
  id: Generated<number>;
  owner_id: number;
  visibility: ExamVisibility;
  /** The beginning of its text, for lists. */
  title: string;
  /** Its texts, tags and subject names as the runs of `search-terms.ts`. */
  search_text: string;
  subject_id: number | null;
  grade: number | null;
  /** 0: none. */
  year: Generated<number>;
  difficulty: Difficulty | null;
  /** The newest version. */
  version_id: Generated<number>;
  /** Number of the newest version. */
  number: number;
  /** Sum of the points of the newest version. */
  points: Generated<number>;
  attachment_count: Generated<number>;
  /** Sent by the client that created it, so that a repeated call creates no second one. */
  creation_key: string | null;
  copied_from_id: number | null;
  created_at: number;
  changed_at: number;
  deleted_at: number | null;
  deleted_by: number | null;
  question_count: Generated<number>;
};

type ExamPaperTagTable = {
  paper_id: number;
  tag_id: number;
};

/** Versions of papers; rows never change. */
type ExamPaperVersionTable = {
  id: Generated<number>;
  paper_id: number;
  number: number;
  /** Sections with versions of questions and their points, and attachments. */
  content: JsonText;
  content_version: number;
  created_by: number;
  created_at: number;
};

/** The rows of `exam_question_record` that are not deleted. Nothing can be written to a view. */
type ExamQuestionView = {
  id: ReadOnly<number>;
  owner_id: ReadOnly<number>;
  visibility: ReadOnly<ExamVisibility>;
  /** The beginning of its text, for lists. */
  title: ReadOnly<string>;
  /** Its texts, tags and subject names as the runs of `search-terms.ts`. */
  search_text: ReadOnly<string>;
  subject_id: ReadOnly<number | null>;
  grade: ReadOnly<number | null>;
  /** 0: none. */
  year: ReadOnly<number>;
  difficulty: ReadOnly<Difficulty | null>;
  /** The newest version. */
  version_id: ReadOnly<number>;
  /** Number of the newest version. */
  number: ReadOnly<number>;
  /** Proposed points of the newest version. */
  points: ReadOnly<number>;
  attachment_count: ReadOnly<number>;
  /** Sent by the client that created it, so that a repeated call creates no second one. */
  creation_key: ReadOnly<string | null>;
  copied_from_id: ReadOnly<number | null>;
  created_at: ReadOnly<number>;
  changed_at: ReadOnly<number>;
  /** Kind of the newest version. */
  kind: ReadOnly<string>;
  /** 1: the newest version has issues, so that it cannot be used yet. */
  is_draft: ReadOnly<Bit>;
  has_passage: ReadOnly<Bit>;
  has_picture: ReadOnly<Bit>;
  has_sound: ReadOnly<Bit>;
  /** What identifies it in the file or quiz that it was taken from; null: written here. */
  source_key: ReadOnly<string | null>;
  /** The import that brought it; null: none. */
  import_id: ReadOnly<number | null>;
};

/** Questions of the bank, deleted ones included; most queries read the view `exam_question`. */
type ExamQuestionRecordTable = {
  id: Generated<number>;
  owner_id: number;
  visibility: ExamVisibility;
  /** The beginning of its text, for lists. */
  title: string;
  /** Its texts, tags and subject names as the runs of `search-terms.ts`. */
  search_text: string;
  subject_id: number | null;
  grade: number | null;
  /** 0: none. */
  year: Generated<number>;
  difficulty: Difficulty | null;
  /** The newest version. */
  version_id: Generated<number>;
  /** Number of the newest version. */
  number: number;
  /** Proposed points of the newest version. */
  points: Generated<number>;
  attachment_count: Generated<number>;
  /** Sent by the client that created it, so that a repeated call creates no second one. */
  creation_key: string | null;
  copied_from_id: number | null;
  created_at: number;
  changed_at: number;
  deleted_at: number | null;
  deleted_by: number | null;
  /** Kind of the newest version. */
  kind: string;
  /** 1: the newest version has issues, so that it cannot be used yet. */
  is_draft: Generated<Bit>;
  has_passage: Generated<Bit>;
  has_picture: Generated<Bit>;
  has_sound: Generated<Bit>;
  /** What identifies it in the file or quiz that it was taken from; null: written here. */
  source_key: string | null;
  /** The import that brought it; null: none. */
  import_id: number | null;
};

type ExamQuestionTagTable = {
  question_id: number;
  tag_id: number;
};

/** Versions of questions; rows never change. */
type ExamQuestionVersionTable = {
  id: Generated<number>;
  question_id: number;
  number: number;
  /** The question with its passage and attachments. */
  content: JsonText;
  content_version: number;
  created_by: number;
  created_at: number;
};

/** Tags of questions and papers, shared by the whole school. */
type ExamTagTable = {
  id: Generated<number>;
  name: string;
  /** The name, normalised for comparing. */
  search_key: string;
};

/** A use of a version of a question; used versions are never removed. */
type ExamVersionUseTable = {
  version_id: number;
  holder: Generated<'paper' | 'activity' | 'revision' | 'attempt'>;
  /** Id of the version of a paper, the activity, the revision or the attempt. */
  holder_id: number;
};

/** One person's record of a file; its bytes are a `stored_object`. */
type FileTable = {
  id: Generated<number>;
  sha256: string;
  extension: string;
  mime: string;
  bytes: number;
  name: string;
  width: number | null;
  height: number | null;
  owner_id: number;
  created_at: number;
  /** 1: a student's work, served only to people who may see its attempt. */
  is_private: Generated<Bit>;
  attempt_id: number | null;
  /** The question of the attempt whose answer may name the file. */
  question_id: string | null;
  /** The space whose items may name the file. */
  space: string | null;
  /** The item that has named it; null: none yet. */
  item: string | null;
  /** When a student removed it from the answer, for good; null: not removed. */
  removed_at: number | null;
  /** The document whose page it is a picture of, or the video that it is made of; else null. */
  page_of: number | null;
  /** From 0; null where `page_of` is. */
  page_number: number | null;
};

/** A teacher's final mark in place of the computed total of a student. */
type FinalMarkTable = {
  class_id: number;
  subject_id: number;
  user_id: number;
  /** 0..1 */
  share: number;
  /** The computed total when the mark was set; null: there was none. */
  computed_share: number | null;
  reason: string;
  changed_by: number;
  changed_at: number;
};

/** Former students of a class, with their class numbers of that time. */
type FormerClassStudentTable = {
  class_id: number;
  user_id: number;
  class_number: number;
  left_at: number;
};

/** The groups of a set as they were saved, for restoring them. */
type GroupArrangementTable = {
  id: Generated<number>;
  group_set_id: number;
  cause: GroupCause;
  saved_by: number;
  saved_at: number;
  /** Groups in order with id, name, leader_id and members. */
  content: JsonText;
};

/** At most one group of a set per student. Students who left the class may still have a row. */
type GroupMemberTable = {
  group_set_id: number;
  user_id: number;
  group_id: number;
};

/** Two students of a class that every new split keeps apart or together. */
type GroupPairTable = {
  class_id: number;
  /** The smaller id of the two. */
  first_id: number;
  second_id: number;
  kind: GroupPairKind;
};

/** The rows of `group_set_record` that are not deleted. Nothing can be written to a view. */
type GroupSetView = {
  id: ReadOnly<number>;
  class_id: ReadOnly<number>;
  name: ReadOnly<string>;
  /** From 1 without gaps in the class; the group names of the first set are shown in lists. */
  position: ReadOnly<number>;
  /** 1: its groups cannot be changed until somebody unlocks it. */
  is_locked: ReadOnly<Bit>;
  /** Raised by every change of its groups. */
  version: ReadOnly<number>;
  created_by: ReadOnly<number>;
  created_at: ReadOnly<number>;
};

/** Ways of splitting a class, deleted ones included; most queries read the view `group_set`. */
type GroupSetRecordTable = {
  id: Generated<number>;
  class_id: number;
  name: string;
  /** From 1 without gaps in the class; the group names of the first set are shown in lists. */
  position: number;
  /** 1: its groups cannot be changed until somebody unlocks it. */
  is_locked: Generated<Bit>;
  /** Raised by every change of its groups. */
  version: Generated<number>;
  created_by: number;
  created_at: number;
  deleted_at: number | null;
  deleted_by: number | null;
};

/** Counts tries of a password or a join code; `key` is a hash. */
type GuessCounterTable = {
  key: string;
  tries: number;
  /** Tries before this time are refused. */
  blocked_until: number;
  forget_at: number;
};

/** A list of people that an administrator is comparing with the school. */
type ImportDraftTable = {
  user_id: number;
  /** Raised by each change of the draft. */
  version: number;
  calendar_id: number;
  file_name: string;
  /** The bytes of the file as base64; empty once it is imported. */
  file: string;
  /** 1: makes the classes and subjects that the school lacks. */
  makes_missing: Generated<Bit>;
  /** How the file is read: encoding, separator and columns, where chosen. */
  choice: Generated<JsonText>;
  /** Changed cells by line and column. */
  edits: Generated<JsonText>;
  /** The administrator's answers to questions about lines, by line. */
  answers: Generated<JsonText>;
  /** Ids of people who left and whose accounts are closed. */
  closes: Generated<JsonText>;
  /** Counts of the applied import, as JSON; empty: not imported yet. */
  result: Generated<string>;
  created_at: number;
  expires_at: number;
};

/** Background work, one row for each kind and key. */
type JobTable = {
  id: Generated<number>;
  kind: string;
  /** The thing that the job works on; for a conversion, its media name. */
  key: string;
  /** Further input of the job. */
  payload: JsonText;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** 0..1 */
  progress: number;
  /** Message key of the last failure, also while it is retried; else empty. */
  error: string;
  /** Parameters of that message. */
  error_params: JsonText;
  /** How often it was started. */
  tries: number;
  requested_by: number;
  created_at: number;
  /** The job does not start before this time. */
  due_at: number;
  /** When it was done, failed or cancelled. */
  ended_at: number | null;
  /** Until this time, the process that runs the job holds it; afterwards another may take it. */
  leased_until: number | null;
  /** Random for each start, so that a process that lost its lease writes nothing more. */
  leased_by: string | null;
};

/** A browser in which the person has signed in. */
type KnownBrowserTable = {
  token_hash: string;
  user_id: number;
  last_used_at: number;
};

/** The class, and the subject if any, that a teacher used last. */
type LastPlaceTable = {
  user_id: number;
  class_id: number;
  subject_id: number | null;
};

/** The unit and the settings that a teacher chose last for a courseware. */
type LastPlacingTable = {
  user_id: number;
  unit_id: number | null;
  /** Settings with the time at which they were chosen. */
  settings: JsonText | null;
};

/** A ticket that opens one live connection for the spaces of an attempt or a courseware; stored as a hash. */
type LiveTicketTable = {
  ticket_hash: string;
  session_hash: string;
  /** Set in a student's ticket. */
  attempt_id: number | null;
  /** Set in a teacher's ticket. */
  courseware_id: number | null;
  expires_at: number;
};

/** The result of converting a medium; never changed, and deleted only with its medium. */
type MadeMediaTable = {
  /** Media name of the source, `<sha256>.<ext>`. */
  media: string;
  kind: 'picture' | 'panorama' | 'document' | 'video' | 'package';
  /** The result as in the contract. */
  result: JsonText;
  made_at: number;
};

/** A category of the mark book of a class and subject. */
type MarkCategoryTable = {
  id: Generated<number>;
  class_id: number;
  subject_id: number;
  name: string;
  /** Its part of the total, beside the other weights; 0: it does not count. */
  weight: number;
  /** This many of a student's lowest marks are left out. */
  drop_lowest: number;
  /** From 1 without gaps in the book. */
  position: number;
};

/** Corrections of questions that students have used; none is ever deleted or changed, but for its end. */
type MarkCorrectionTable = {
  id: Generated<number>;
  /** The quiz that the question is in; null: a question of the bank. */
  activity_id: number | null;
  /** Its id in the quiz; empty: a question of the bank. */
  question_id: string;
  bank_question_id: number | null;
  /** Newest revision of the quiz, or version of the bank question, when it was corrected: later ones are corrected only while they ask the same. */
  version_max: number;
  /** The question as it was. */
  faulty: JsonText;
  kind: CorrectionKind;
  /** The question with the right key; null: the key is not changed. */
  question: JsonText | null;
  /** Null: the points are not changed. */
  points: number | null;
  reason: string;
  state: CorrectionState;
  created_by: number;
  created_at: number;
  taken_back_by: number | null;
  /** Null: it holds. */
  taken_back_at: number | null;
};

type MarkCorrectionUseTable = {
  courseware_id: number;
  correction_id: number;
};

/** A teacher's change of the mark of one question. Rows are only added; the newest counts. */
type MarkStepTable = {
  attempt_id: number;
  question_id: string;
  /** From 1. */
  number: number;
  /** Null: the teacher took the mark back, and the machine's mark counts, if there is one. */
  score: number | null;
  comment: string;
  marked_by: number;
  marked_at: number;
};

/** A use of stored bytes; used bytes are never removed. */
type MediaUseTable = {
  key: string;
  holder: 'activity' | 'revision' | 'media' | 'school' | 'exam_question' | 'exam_paper';
  /** Id of the activity, revision or version of a question or paper; 0 for others. */
  holder_id: number;
  /** For `media`: the media name whose conversion made this; else empty. */
  holder_media: string;
};

/** A smaller version of a picture. */
type MediaVariantTable = {
  media: string;
  width: number;
  format: 'webp' | 'avif';
  /** Media name of the smaller version. */
  variant: string;
};

/** Messages of teachers to students. */
type MessageTable = {
  id: Generated<number>;
  kind: MessageKind;
  from_id: number;
  class_id: number;
  subject_id: number;
  courseware_id: number | null;
  /** Plain text; may be empty where the kind says it all. */
  text: string;
  created_at: number;
  /** When it was taken back from those who had not seen it; null: it was not. */
  taken_back_at: number | null;
};

/** Mails still to be sent for messages; a sent mail has no row. */
type MessageMailTable = {
  message_id: number;
  user_id: number;
  tries: number;
  /** The mail is not tried before this time. */
  due_at: number;
};

/** Who gets a message. */
type MessageToTable = {
  message_id: number;
  user_id: number;
  /** When the student opened it; null: not yet. */
  seen_at: number | null;
};

/** The time until which a person has seen the news. */
type NewsSeenTable = {
  user_id: number;
  seen_at: number;
};

/** A file in an unpacked HTML package. */
type PackageEntryTable = {
  /** SHA-256 of the zip. */
  package: string;
  /** Its path in the package, as links name it; never a path on disk. */
  path: string;
  key: string;
  mime: string;
};

/** The mark of a student in work on paper. Without a row, there is no mark yet. */
type PaperMarkTable = {
  paper_work_id: number;
  user_id: number;
  /** In points; null: excused. */
  score: number | null;
  is_excused: Bit;
  changed_by: number;
  changed_at: number;
};

/** Work that was done on paper; its marks are typed into the mark book. */
type PaperWorkTable = {
  id: Generated<number>;
  class_id: number;
  subject_id: number;
  name: string;
  /** When it was done, such as 2026-09-01. */
  day: string;
  max_score: number;
  mark_category_id: number | null;
  created_by: number;
  created_at: number;
};

/** Hash of the link that was mailed to a person who forgot the password. */
type PasswordResetTable = {
  token_hash: string;
  user_id: number;
  expires_at: number;
};

/** Words by which people are found. */
type PersonWordTable = {
  word: string;
  user_id: number;
};

/** How a question of the bank did in a courseware: of the attempts that count. Made from these again when they change. */
type QuestionResultTable = {
  question_id: number;
  courseware_id: number;
  /** Id of the question in the courseware; where it was drawn, the place at which most had it. */
  place: string;
  answers: number;
  /** Sum of the shares of the points, 0 to 1 each. */
  share_sum: number;
  /** As in `item-analysis.ts`; null: too few answers, or all alike. */
  discrimination: number | null;
  /** As in `item-analysis.ts`; null: too few answers, or all alike. */
  efficiency: number | null;
  /** Answers of those who did well in the rest of the quiz; 0 where teachers mark. */
  strong_answers: number;
  strong_share_sum: number;
  /** The newest version that was answered. */
  version_id: number;
  /** Answers to that version. */
  version_answers: number;
  /** Wrong answers to that version with their numbers, the most common first. */
  wrong: JsonText;
};

/** Coursewares whose results are to be made again; a courseware may be there several times. */
type QuestionResultDueTable = {
  id: Generated<number>;
  courseware_id: number;
  due_at: number;
};

/** The results of a question in all coursewares together; no row: not answered yet. */
type QuestionSummaryTable = {
  question_id: number;
  answers: number;
  share_sum: number;
  /** What may be wrong with it; null: nothing. */
  sign: QuestionSign | null;
};

/** A link by which parents open the report of one student. */
type ReportLinkTable = {
  id: Generated<number>;
  /** Hash of the random part of the address, which nobody can read again. */
  token_hash: string;
  user_id: number;
  class_id: number;
  /** Null: all subjects that its creator teaches the class. */
  subject_id: number | null;
  created_by: number;
  language: Language;
  /** The creator's own words; empty without any. */
  remark: string;
  created_at: number;
  ends_at: number;
  /** When it was taken back; null: it was not. */
  revoked_at: number | null;
  /** When it was last opened; null: never. */
  opened_at: number | null;
  opened_count: Generated<number>;
};

/** A revision shared in the library, with the revision's and activity's facts to filter by. */
type ResourceTable = {
  id: Generated<number>;
  activity_id: number;
  revision_id: number;
  owner_id: number;
  type: string;
  name: string;
  /** Name, description and subject names as the runs of `search-terms.ts`. */
  search_text: string;
  display_language: Language;
  subject_id: number | null;
  grade: number | null;
  difficulty: Difficulty | null;
  like_count: number;
  copy_count: number;
  shared_at: number;
  updated_at: number;
};

type ResourceLikeTable = {
  resource_id: number;
  user_id: number;
  created_at: number;
};

/** A term that was made from the one before. Both ids may be of terms deleted since. */
type RollOverTable = {
  id: Generated<number>;
  from_calendar_id: number;
  calendar_id: number;
  made_by: number;
  made_at: number;
  /** When it was undone; null: it was not. */
  undone_at: number | null;
  /** The classes that it made. */
  class_ids: JsonText;
  /** Numbers of the things that it made, by kind. */
  counts: JsonText;
};

/** Join codes drawn for copies of coursewares, while a term is being made. */
type RollOverCodeTable = {
  courseware_id: number;
  join_code: string;
};

/** A sign of who needs help that a teacher has seen; it stays away while its state is the same. */
type SeenNeedTable = {
  user_id: number;
  /** Reason, courseware and student: `nameSign` of the contract. */
  sign: string;
  /** What the sign rested on. */
  state: string;
  /** Null: about a courseware. */
  student_id: number | null;
  courseware_id: number;
  seen_at: number;
};

type SessionTable = {
  token_hash: string;
  user_id: number;
  created_at: number;
  expires_at: number;
  /** When a later sign-in ended it, in schools that allow one session only. */
  superseded_at: number | null;
  /** Updated every two minutes at most, for teachers only. */
  used_at: number;
  /** The name that the browser gave itself at the sign-in. */
  user_agent: Generated<string>;
};

type SettingTable = {
  key: string;
  value: string;
};

/** Everything drawn or posted under one name, in an attempt or in a whole courseware. */
type SpaceTable = {
  id: Generated<number>;
  courseware_id: number;
  /** Null: it belongs to the whole courseware. */
  attempt_id: number | null;
  /** The activity type's name for it. */
  name: string;
  /** Raised when stored changes are altered, as when a guest is removed: older cursors become invalid. */
  epoch: Generated<number>;
  /** Changes are numbered from 1 without gaps; a transaction that adds some locks this row. */
  last_change: Generated<number>;
  /** Changes up to this one are stored in packs. */
  packed_change: Generated<number>;
  /** Items that are not erased. */
  item_count: Generated<number>;
  /** Length of all values that are stored. */
  bytes: Generated<number>;
  /** How many of its changes have no value any more. */
  emptied_changes: Generated<number>;
  /** When superseded values were emptied last. */
  thinned_at: Generated<number>;
};

/** How much of a space a person has written: changes and bytes of values that are stored. */
type SpaceAuthorTable = {
  space_id: number;
  user_id: number;
  changes: Generated<number>;
  bytes: Generated<number>;
};

/** Rows are only added. */
type SpaceChangeTable = {
  space_id: number;
  change: number;
  item: string;
  user_id: number;
  by_teacher: Bit;
  kind: string;
  seq: number;
  /** 'null' once its author was removed, or it was superseded. */
  value: JsonText;
  at: number;
};

type SpaceItemTable = {
  space_id: number;
  item: string;
  author_id: number;
  first_change: number;
  /** Empty: it belongs to no question. */
  question_id: string;
  is_erased: Generated<Bit>;
  /** [user, kind, seq, key, change] of each entry, the founding one first. */
  heads: JsonText;
};

/** Old changes, stored together instead of as rows. */
type SpacePackTable = {
  space_id: number;
  first_change: number;
  last_change: number;
  /** Compressed JSON as base64. */
  content: string;
};

/** Events whose statements of learning (xAPI) wait for the school's record store; each is deleted once the store has them. */
type StatementTable = {
  /** The order in which they are sent. */
  seq: Generated<number>;
  /** A UUID, of which those of the statements are made, by which the store knows one that comes twice. */
  id: string;
  /** The person whom it is about. */
  user_id: number;
  /** The event, as it was when it happened (`LearningEvent`); of earlier versions a statement. */
  json: JsonText;
  created_at: number;
  /** The number of its statements. */
  statement_count: Generated<number>;
};

/** One row with the total size of all stored objects. */
type StorageUseTable = {
  id: number;
  bytes: number;
};

/** Bytes in the file store. */
type StoredObjectTable = {
  /** Key in the file store, e.g. `ab/<sha256>.png` or `private/ab/<sha256>.png`. */
  key: string;
  bytes: number;
  created_at: number;
  /** Since when nothing uses it, as the daily cleanup found; null: used, or not checked yet. */
  unused_since: number | null;
};

/** A group of a set. Rows stay, because coursewares and attempts refer to them. */
type StudentGroupTable = {
  id: Generated<number>;
  group_set_id: number;
  name: string;
  /** From 1 in the set. */
  position: number;
  /** A member of the group; null: no leader. */
  leader_id: number | null;
  /** 1: a teacher removed it from the set; it has no members. */
  is_removed: Generated<Bit>;
};

type SubjectTable = {
  id: Generated<number>;
  name: string;
  colour: string;
  position: number;
  /** Shown in English; empty if the school has given none. */
  name_eng: Generated<string>;
  /** Its id in the school's own system of records. */
  source_id: string | null;
};

type TeachingTable = {
  user_id: number;
  class_id: number;
  subject_id: number;
  /** When a substitute stops; null: no end. */
  ends_at: number | null;
};

/** The rows of `unit_record` that are not deleted. Nothing can be written to a view. */
type UnitView = {
  id: ReadOnly<number>;
  calendar_id: ReadOnly<number>;
  class_id: ReadOnly<number>;
  subject_id: ReadOnly<number>;
  name: ReadOnly<string>;
  /** The name, normalised for searching. */
  search_text: ReadOnly<string>;
  /** From 1 without gaps in the class and subject; deleted units keep theirs. */
  position: ReadOnly<number>;
  created_by: ReadOnly<number>;
  created_at: ReadOnly<number>;
};

/** Units, deleted ones included; most queries read the view `unit`. */
type UnitRecordTable = {
  id: Generated<number>;
  calendar_id: number;
  class_id: number;
  subject_id: number;
  name: string;
  /** The name, normalised for searching. */
  search_text: string;
  /** From 1 without gaps in the class and subject; deleted units keep theirs. */
  position: number;
  created_by: number;
  created_at: number;
  deleted_at: number | null;
  deleted_by: number | null;
};

/** A file that is being uploaded by the tus protocol. */
type UploadTable = {
  /** 32 hexadecimal digits. */
  id: string;
  owner_id: number;
  kind: UploadKind;
  name: string;
  bytes: number;
  attempt_id: number | null;
  created_at: number;
  /** Null until the upload has become a file. */
  file_id: number | null;
  /** When bytes last arrived; at first, when the upload began. */
  moved_at: number;
  /** How many bytes had arrived at `moved_at`. */
  received_bytes: Generated<number>;
  question_id: string | null;
  space: string | null;
};

type UserTable = {
  id: Generated<number>;
  /** Lower case; null for guests. */
  email: string | null;
  name: string;
  nickname: string;
  nickname_eng: string;
  avatar: string;
  user_group: UserGroup;
  /** List of role names. */
  roles: JsonText;
  password_hash: string;
  /** Empty until the person chooses one. */
  language: Language | '';
  is_active: Bit;
  /** The one courseware that a guest may work on. */
  guest_courseware_id: number | null;
  created_at: number;
  /** 1: made by the demo school, with the password that everybody knows. */
  is_demo: Generated<Bit>;
  /** Lower case; people without an e-mail address sign in with it. */
  login_name: string | null;
  /** Its id in the school's own system of records. */
  source_id: string | null;
  /** 1: somebody else issued the password, and the person has to change it. */
  password_issued: Generated<Bit>;
  /** When the person left the school; null: has not left. */
  closed_at: number | null;
  /** The runs of the names, see `search-terms.ts`; null: `person_word` is out of date. */
  search_text: string | null;
  /** When the data of a person who left was erased; null: it was not. */
  erased_at: number | null;
  /** 0: the person gets no mail about messages. */
  wants_mail: Generated<Bit>;
};

/** An account elsewhere with which a person signs in (OpenID Connect). */
type UserIdentityTable = {
  issuer: string;
  /** The person as the issuer names them. */
  subject: string;
  user_id: number;
  linked_at: number;
};

/** A resource that its owner took out of the library; sharing it again restores it under its id. */
type WithdrawnResourceTable = {
  activity_id: number;
  resource_id: number;
  revision_id: number;
  subject_id: number | null;
  grade: number | null;
  difficulty: Difficulty | null;
  copy_count: number;
  /** [user id, time] of each like. */
  likes: JsonText;
  shared_at: number;
  updated_at: number;
};

export type Tables = {
  activity: ActivityTable;
  activity_import: ActivityImportTable;
  activity_revision: ActivityRevisionTable;
  answer: AnswerTable;
  attempt: AttemptTable;
  attempt_member: AttemptMemberTable;
  attempt_reopening: AttemptReopeningTable;
  audit_entry: AuditEntryTable;
  calendar: CalendarTable;
  calendar_holiday: CalendarHolidayTable;
  class: ClassTable;
  class_student: ClassStudentTable;
  comment_phrase: CommentPhraseTable;
  courseware: CoursewareView;
  courseware_exception: CoursewareExceptionTable;
  courseware_record: CoursewareRecordTable;
  courseware_target: CoursewareTargetTable;
  dimension: DimensionTable;
  exam_change: ExamChangeTable;
  exam_paper: ExamPaperView;
  exam_paper_record: ExamPaperRecordTable;
  exam_paper_tag: ExamPaperTagTable;
  exam_paper_version: ExamPaperVersionTable;
  exam_question: ExamQuestionView;
  exam_question_record: ExamQuestionRecordTable;
  exam_question_tag: ExamQuestionTagTable;
  exam_question_version: ExamQuestionVersionTable;
  exam_tag: ExamTagTable;
  exam_version_use: ExamVersionUseTable;
  file: FileTable;
  final_mark: FinalMarkTable;
  former_class_student: FormerClassStudentTable;
  group_arrangement: GroupArrangementTable;
  group_member: GroupMemberTable;
  group_pair: GroupPairTable;
  group_set: GroupSetView;
  group_set_record: GroupSetRecordTable;
  guess_counter: GuessCounterTable;
  import_draft: ImportDraftTable;
  job: JobTable;
  known_browser: KnownBrowserTable;
  last_place: LastPlaceTable;
  last_placing: LastPlacingTable;
  live_ticket: LiveTicketTable;
  made_media: MadeMediaTable;
  mark_category: MarkCategoryTable;
  mark_correction: MarkCorrectionTable;
  mark_correction_use: MarkCorrectionUseTable;
  mark_step: MarkStepTable;
  media_use: MediaUseTable;
  media_variant: MediaVariantTable;
  message: MessageTable;
  message_mail: MessageMailTable;
  message_to: MessageToTable;
  news_seen: NewsSeenTable;
  package_entry: PackageEntryTable;
  paper_mark: PaperMarkTable;
  paper_work: PaperWorkTable;
  password_reset: PasswordResetTable;
  person_word: PersonWordTable;
  question_result: QuestionResultTable;
  question_result_due: QuestionResultDueTable;
  question_summary: QuestionSummaryTable;
  report_link: ReportLinkTable;
  resource: ResourceTable;
  resource_like: ResourceLikeTable;
  roll_over: RollOverTable;
  roll_over_code: RollOverCodeTable;
  seen_need: SeenNeedTable;
  session: SessionTable;
  setting: SettingTable;
  space: SpaceTable;
  space_author: SpaceAuthorTable;
  space_change: SpaceChangeTable;
  space_item: SpaceItemTable;
  space_pack: SpacePackTable;
  statement: StatementTable;
  storage_use: StorageUseTable;
  stored_object: StoredObjectTable;
  student_group: StudentGroupTable;
  subject: SubjectTable;
  teaching: TeachingTable;
  unit: UnitView;
  unit_record: UnitRecordTable;
  upload: UploadTable;
  user: UserTable;
  user_identity: UserIdentityTable;
  withdrawn_resource: WithdrawnResourceTable;
};
