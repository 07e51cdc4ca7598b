import type { ColumnType, Generated, Insertable, Selectable, SelectType } from 'kysely';
import type {
  AttemptEnding,
  AttemptState,
  CountingAttempt,
  FeedbackRule,
  UserGroup,
} from '#contract/choices.ts';

import type {
  FileTable,
  MadeMediaTable,
  MediaUseTable,
  MediaVariantTable,
  PackageEntryTable,
  StorageUseTable,
  StoredObjectTable,
  UploadTable,
} from '#server/database/media-tables.ts';

import type { JobTable } from '#server/database/schema-jobs.ts';

import type { CalendarTable, ClassTable, SubjectTable } from '#server/database/schema-school.ts';
import type {
  SpaceChangeTable,
  SpaceItemTable,
  SpacePackTable,
  SpaceTable,
} from '#server/database/schema-spaces.ts';

/**
 * Tables as TypeScript sees them; `migrations/` makes them and a test compares the two.
 * `_at` columns: milliseconds since 1970 UTC. Flags: 0 | 1. `json` in a comment: text holding JSON.
 */
type Bit = number;

/** Only administrators see what is deleted, and can bring it back for a while. */
export type Deletion = { deleted_at: number; deleted_by: number };

/** The rows of a table that are not deleted: a view. Read here, write to the table. */
type LiveView<T> = {
  [K in Exclude<keyof T, keyof Deletion | 'deleted_with_unit'>]: ColumnType<SelectType<T[K]>, never, never>;
};

export type UserTable = {
  id: Generated<number>;
  /** Lower case; null for guests. */
  email: string | null;
  name: string;
  nickname: string;
  nickname_eng: string;
  avatar: string;
  user_group: UserGroup;
  /** json: list of role names */
  roles: string;
  password_hash: string;
  language: string;
  is_active: Bit;
  /** The one courseware a guest may work on. */
  guest_courseware_id: number | null;
  created_at: number;
  /** 1: made by the demo school, with the password that everybody knows. */
  is_demo: Generated<Bit>;
};

export type SessionTable = {
  token_hash: string;
  user_id: number;
  created_at: number;
  expires_at: number;
  /** Set when a later sign-in ended it, where the school allows one session only. */
  superseded_at: number | null;
  /** Noted every two minutes at most, of teachers alone. */
  used_at: number;
};

/** How often something was tried; `key` is a hash. */
export type GuessCounterTable = {
  key: string;
  tries: number;
  /** No further try is looked at before. */
  blocked_until: number;
  forget_at: number;
};

/** A browser in which the person has signed in. */
export type KnownBrowserTable = { token_hash: string; user_id: number; last_used_at: number };

export type ClassStudentTable = { class_id: number; user_id: number; class_number: number };

export type TeachingTable = { user_id: number; class_id: number; subject_id: number };

/** Also those that are deleted: read `unit`. */
export type UnitRecordTable = {
  id: Generated<number>;
  calendar_id: number;
  class_id: number;
  subject_id: number;
  name: string;
  /** Normalised name for searching. */
  search_text: string;
  /** From 1 without gaps among the class's and subject's units; of a deleted one where it was. */
  position: number;
  created_by: number;
  created_at: number;
  deleted_at: number | null;
  deleted_by: number | null;
};

export type ActivityTable = {
  id: Generated<number>;
  owner_id: number;
  type: string;
  /** Client's key of the call that made it, so that a repeated send makes one. */
  creation_key: string | null;
  name: string;
  search_text: string;
  description: string;
  display_language: string;
  subject_id: number | null;
  grade: number | null;
  difficulty: string | null;
  icon: string;
  startup_screen: string;
  status: number;
  /** json: content in the type's draft format */
  content: string;
  content_version: number;
  question_count: number;
  draft_version: number;
  /** draft_version that the newest revision was made from; null = never completed. */
  revised_draft_version: number | null;
  revision_id: number | null;
  revision_number: number;
  modified_by: number;
  modified_at: number;
  created_at: number;
  copied_from_id: number | null;
  deleted_at: number | null;
  deleted_by: number | null;
  /** The library resource it was copied from, with the revision it was last brought up to. */
  origin_resource_id: number | null;
  origin_revision_id: number | null;
  /** The original's revision that its owner did not want. */
  dismissed_revision_id: number | null;
};

/** Immutable. */
export type ActivityRevisionTable = {
  id: Generated<number>;
  activity_id: number;
  number: number;
  type: string;
  name: string;
  description: string;
  display_language: string;
  icon: string;
  startup_screen: string;
  /** json: published content */
  content: string;
  content_version: number;
  question_count: number;
  max_score: number;
  created_by: number;
  created_at: number;
};

/** Also those that are deleted: read `courseware`. */
export type CoursewareRecordTable = {
  id: Generated<number>;
  unit_id: number;
  activity_id: number;
  revision_id: number;
  name: string;
  search_text: string;
  /** From 1 without gaps in its unit; of a deleted one where it was. */
  position: number;
  is_open: Bit;
  /** When it was last opened or closed; null = never, or nobody noted it then. */
  open_changed_at: number | null;
  open_at: number | null;
  due_at: number | null;
  attempts_allowed: number;
  counting_attempt: CountingAttempt;
  time_limit_minutes: number | null;
  shuffle: Bit;
  feedback_rule: FeedbackRule;
  allow_guests: Bit;
  guest_limit: Generated<number>;
  join_code: string;
  created_at: number;
  deleted_at: number | null;
  deleted_by: number | null;
  /** 1: it was in its unit when that was deleted, and comes back with it. */
  deleted_with_unit: Generated<Bit>;
  /** json: what its teachers switch while a class is at it; null = never touched. */
  control: string | null;
  /** Raised by each change of it. */
  control_version: Generated<number>;
};

/** What a teacher chose last: the unit something was placed in, and settings of a courseware with when, as json. */
export type LastPlacingTable = { user_id: number; unit_id: number | null; settings: string | null };

export type AttemptTable = {
  id: Generated<number>;
  courseware_id: number;
  /** Who began it, and its number among their attempts. Whose it is, its members say. */
  user_id: number;
  user_number: number;
  /** Null: of one person. */
  group_id: Generated<number | null>;
  revision_id: number;
  creation_key: string | null;
  seed: number;
  /** What the type's server half chose when it began, as JSON; null where it chooses nothing. */
  selection: Generated<string | null>;
  shuffle: Bit;
  state: AttemptState;
  started_at: number;
  deadline_at: number | null;
  submitted_at: number | null;
  /** Null while in progress. */
  ended_by: AttemptEnding | null;
  last_saved_at: number | null;
  /** Null until submitted. */
  score: number | null;
  max_score: number;
  needs_teacher: Bit;
  time_ms: number;
  comment: string;
  comment_by: number | null;
  /** Raised by everything that changes the attempt or its answers, so that what was read of them can be kept. */
  change_number: Generated<number>;
  /** Null: no comment, or nobody noted when. */
  commented_at: number | null;
  /** When a teacher last gave, changed or took back the mark of one of its questions; null = never. */
  marked_at: Generated<number | null>;
};

/** Whose attempt it is: of one person, or of everybody who works on it together. */
export type AttemptMemberTable = {
  attempt_id: number;
  user_id: number;
  /** As the attempt's. */
  courseware_id: number;
  /** From 1 among the person's attempts in the courseware. */
  number: number;
  /** 1 while the attempt is in progress. */
  is_running: Bit;
};

export type AnswerTable = {
  attempt_id: number;
  question_id: string;
  /** json; 'null' = shown but not answered, unless there are files */
  response: string;
  /** json: ids of the files handed in with it, in their order */
  files: Generated<string>;
  flagged: Bit;
  locked: Bit;
  seq: number;
  time_ms: number;
  shown_at: number | null;
  deadline_at: number | null;
  saved_at: number;
  /** Null until marked. */
  score: number | null;
  max_score: number;
  needs_teacher: Bit;
};

/** What a teacher did at the mark of one question of an attempt. Steps are only added, and the newest counts. */
export type MarkStepTable = {
  attempt_id: number;
  question_id: string;
  /** From 1. */
  number: number;
  /** Null: the mark was taken back, and the machine's counts, if it has one. */
  score: number | null;
  comment: string;
  marked_by: number;
  marked_at: number;
};

/** An activity's revision shared in the library. Copies of the revision's and activity's facts, to filter by. */
export type ResourceTable = {
  id: Generated<number>;
  activity_id: number;
  revision_id: number;
  owner_id: number;
  type: string;
  name: string;
  /** Name, description and the subject's name as the runs of `search-terms.ts`. */
  search_text: string;
  display_language: string;
  subject_id: number | null;
  grade: number | null;
  difficulty: string | null;
  like_count: number;
  copy_count: number;
  shared_at: number;
  updated_at: number;
};

/** A resource that its owner took out of the library, as it was: it comes back under the same id. */
export type WithdrawnResourceTable = {
  activity_id: number;
  resource_id: number;
  revision_id: number;
  subject_id: number | null;
  grade: number | null;
  difficulty: string | null;
  copy_count: number;
  /** json: [user id, time] of each like */
  likes: string;
  shared_at: number;
  updated_at: number;
};

export type ResourceLikeTable = { resource_id: number; user_id: number; created_at: number };

/** Until when a person has seen what is new. */
export type NewsSeenTable = { user_id: number; seen_at: number };

/** The class, and the subject if any, that a teacher used last. */
export type LastPlaceTable = { user_id: number; class_id: number; subject_id: number | null };

export type SettingTable = { key: string; value: string };

export type Schema = {
  calendar: CalendarTable;
  class: ClassTable;
  subject: SubjectTable;
  user: UserTable;
  session: SessionTable;
  guess_counter: GuessCounterTable;
  known_browser: KnownBrowserTable;
  class_student: ClassStudentTable;
  teaching: TeachingTable;
  unit_record: UnitRecordTable;
  unit: LiveView<UnitRecordTable>;
  activity: ActivityTable;
  activity_revision: ActivityRevisionTable;
  courseware_record: CoursewareRecordTable;
  courseware: LiveView<CoursewareRecordTable>;
  last_placing: LastPlacingTable;
  attempt: AttemptTable;
  attempt_member: AttemptMemberTable;
  answer: AnswerTable;
  space: SpaceTable;
  space_item: SpaceItemTable;
  space_change: SpaceChangeTable;
  space_pack: SpacePackTable;
  mark_step: MarkStepTable;
  file: FileTable;
  stored_object: StoredObjectTable;
  storage_use: StorageUseTable;
  media_use: MediaUseTable;
  upload: UploadTable;
  job: JobTable;
  made_media: MadeMediaTable;
  media_variant: MediaVariantTable;
  package_entry: PackageEntryTable;
  resource: ResourceTable;
  resource_like: ResourceLikeTable;
  withdrawn_resource: WithdrawnResourceTable;
  news_seen: NewsSeenTable;
  last_place: LastPlaceTable;
  setting: SettingTable;
};

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
