import { about, bit, json, searchTextNote, type TableNote, typed } from '#server/database/column-note.ts';
import { examNotes } from '#server/database/exam-notes.ts';
import { markBookNotes } from '#server/database/mark-book-notes.ts';
import { messageNotes } from '#server/database/message-notes.ts';
import { auditNotes, schoolNotes } from '#server/database/school-notes.ts';

/**
 * Facts about tables that the migrations cannot express: the meaning of a column, and a narrower TypeScript type than
 * `string` or `number`. `npm run schema` writes both into `schema.generated.ts`, and fails for a table or column that
 * does not exist.
 */

/** The modules that export the types named below. */
export const typeModules: Record<string, readonly string[]> = {
  '#contract/choices.ts': [
    'AttemptEnding',
    'AttemptState',
    'CorrectionKind',
    'CorrectionState',
    'CountingAttempt',
    'Difficulty',
    'ExamVisibility',
    'FeedbackRule',
    'GroupCause',
    'GroupPairKind',
    'MessageKind',
    'QuestionSign',
    'TargetKind',
    'UploadKind',
    'UserGroup',
    'WorkBy',
  ],
  '#contract/language.ts': ['Language'],
};

/** Views that leave out the deleted rows of a table, and the columns that mark deletion. */
export const viewsOfLiveRows: Record<string, { table: string; hiddenColumns: readonly string[] }> = {
  unit: { table: 'unit_record', hiddenColumns: ['deleted_at', 'deleted_by'] },
  courseware: {
    table: 'courseware_record',
    hiddenColumns: ['deleted_at', 'deleted_by', 'deleted_with_unit'],
  },
  group_set: { table: 'group_set_record', hiddenColumns: ['deleted_at', 'deleted_by'] },
  exam_question: { table: 'exam_question_record', hiddenColumns: ['deleted_at', 'deleted_by'] },
  exam_paper: { table: 'exam_paper_record', hiddenColumns: ['deleted_at', 'deleted_by'] },
};

const activityNotes: Record<string, TableNote> = {
  activity: {
    columns: {
      creation_key: about(
        'Sent by the client that created it, so that a repeated call creates no second one.',
      ),
      display_language: typed('Language'),
      difficulty: typed('Difficulty'),
      content: json("The draft, in its type's draft format."),
      draft_editor: about('The editor that saved the draft last; null: none that names itself.'),
      draft_edit: about('Number of its edit that was saved.'),
      revised_draft_version: about('draft_version of the newest revision; null: never completed.'),
      origin_resource_id: about('The library resource that it was copied from.'),
      origin_revision_id: about("The original's revision that the copy was last updated to."),
      dismissed_revision_id: about("The original's revision that the owner did not want."),
    },
  },
  activity_revision: {
    about: 'Published activities; rows never change.',
    columns: { display_language: typed('Language'), content: json('The completed draft.') },
  },
  courseware_record: {
    about: 'Coursewares, deleted ones included; most queries read the view `courseware`.',
    columns: {
      search_text: searchTextNote,
      position: about('From 1 without gaps in the unit; deleted coursewares keep theirs.'),
      is_open: bit(),
      open_changed_at: about('When it was last opened or closed; null: never, or before this was recorded.'),
      counting_attempt: typed('CountingAttempt'),
      shuffle: bit(),
      feedback_rule: typed('FeedbackRule'),
      allow_guests: bit(),
      deleted_with_unit: bit('1: it was deleted with its unit, and is restored with it.'),
      control: json('Switches that teachers use during a lesson; null: never used.'),
      control_version: about('Raised by each change of `control`.'),
      target_kind: typed(
        'TargetKind',
        'The whole class, groups or students; these are in `courseware_target`.',
      ),
      work_by: typed('WorkBy', 'group: the students of a group share one attempt.'),
      late_hours: about('For this long after the due time, work is still taken and is late.'),
      group_set_id: about('The groups that work together; students without a group work alone.'),
      marks_held: bit('1: students see no marks of submitted work before the teacher releases them.'),
      marks_released_at: about('When the teacher released held marks; null: not released.'),
      mark_category_id: about('Its category in the mark book of its class and subject; null: none.'),
    },
  },
  courseware_exception: {
    about: "Other rules for one student of a courseware. Without a row, the courseware's rules apply.",
    columns: {
      extra_minutes: about('Added to the time limit and to the due time.'),
      due_at: about("Replaces the courseware's due time; null: it applies."),
      extra_attempts: about('Added to the attempts allowed.'),
      is_excused: bit('1: the student counts as not assigned.'),
    },
  },
  resource: {
    about: "A revision shared in the library, with the revision's and activity's facts to filter by.",
    columns: {
      search_text: about('Name, description and subject names as the runs of `search-terms.ts`.'),
      display_language: typed('Language'),
      difficulty: typed('Difficulty'),
    },
  },
  withdrawn_resource: {
    about: 'A resource that its owner took out of the library; sharing it again restores it under its id.',
    columns: { difficulty: typed('Difficulty'), likes: json('[user id, time] of each like.') },
  },
};

const attemptNotes: Record<string, TableNote> = {
  attempt: {
    columns: {
      user_id: about('The person who began it; `attempt_member` says whose attempt it is.'),
      user_number: about("Its number among that person's attempts in the courseware."),
      group_id: about('The group that shares the attempt; null: the attempt of one person.'),
      selection: json("The content that the type's server half chose at the start; null: nothing."),
      shuffle: bit(),
      state: typed('AttemptState'),
      ended_by: typed('AttemptEnding', 'Null while it is in progress.'),
      score: about('Null until it is submitted.'),
      needs_teacher: bit(),
      change_number: about(
        'Raised by every change of the attempt or its answers, so that caches can compare it.',
      ),
      commented_at: about('Null: no comment, or from before this was recorded.'),
      marked_at: about('When a teacher last gave, changed or took back a mark; null: never.'),
      reopened_at: about('When a teacher last reopened it after it was submitted; null: never.'),
    },
  },
  attempt_reopening: {
    about: 'A teacher reopened a submitted attempt: its submission as it was, and the words to the student.',
    columns: {
      number: about('From 1 in each attempt.'),
      needs_teacher: bit(),
      answers: json('The answers with their marks, as rows of `answer` without the attempt.'),
      spaces: json("Number of the last change in each of the attempt's spaces then, by name."),
      is_return: bit('1: returned for correction; 0: only reopened.'),
      message: about('Words to the student; may be empty.'),
    },
  },
  courseware_target: {
    about: 'A group or a student that a courseware is for, unless it is for its whole class.',
  },
  attempt_member: {
    about: 'The people an attempt belongs to: one, or all who work on it together.',
    columns: {
      own_score: about("The member's mark where a teacher gave another than the attempt's; null: the same."),
      courseware_id: about("The attempt's courseware."),
      number: about("From 1 among the person's attempts in the courseware."),
      is_running: bit('1 while the attempt is in progress.'),
    },
  },
  answer: {
    columns: {
      response: json("'null': shown but not answered, unless there are files or items."),
      files: json('Ids of the files handed in with it, in their order.'),
      item_count: about("Items in the attempt's spaces that belong to the question and are not erased."),
      item_changes: about('Number of changes of such items.'),
      flagged: bit(),
      locked: bit(),
      score: about('Null until it is marked.'),
      needs_teacher: bit(),
    },
  },
  activity_import: {
    about: 'What became of a file of an activity that was taken in; kept for a day.',
    columns: {
      file_id: about('The id that the uploaded file had; it is removed when its activity is there.'),
      left_out: json('[key, params] of each sentence about what the school has no place for.'),
    },
  },
  statement: {
    about:
      "Events whose statements of learning (xAPI) wait for the school's record store; each is deleted once the store has them.",
    columns: {
      seq: about('The order in which they are sent.'),
      id: about(
        'A UUID, of which those of the statements are made, by which the store knows one that comes twice.',
      ),
      user_id: about('The person whom it is about.'),
      json: json('The event, as it was when it happened (`LearningEvent`); of earlier versions a statement.'),
      statement_count: about('The number of its statements.'),
    },
  },
  comment_phrase: { about: "A teacher's own phrase for comments on answers." },
  mark_correction: {
    about:
      'Corrections of questions that students have used; none is ever deleted or changed, but for its end.',
    columns: {
      activity_id: about('The quiz that the question is in; null: a question of the bank.'),
      question_id: about('Its id in the quiz; empty: a question of the bank.'),
      version_max: about(
        'Newest revision of the quiz, or version of the bank question, when it was corrected: later ones are corrected only while they ask the same.',
      ),
      faulty: json('The question as it was.'),
      kind: typed('CorrectionKind'),
      question: json('The question with the right key; null: the key is not changed.'),
      points: about('Null: the points are not changed.'),
      state: typed('CorrectionState'),
      taken_back_at: about('Null: it holds.'),
    },
  },
  mark_step: {
    about: "A teacher's change of the mark of one question. Rows are only added; the newest counts.",
    columns: {
      number: about('From 1.'),
      score: about("Null: the teacher took the mark back, and the machine's mark counts, if there is one."),
    },
  },
};

const groupNotes: Record<string, TableNote> = {
  group_set_record: {
    about: 'Ways of splitting a class, deleted ones included; most queries read the view `group_set`.',
    columns: {
      position: about(
        'From 1 without gaps in the class; the group names of the first set are shown in lists.',
      ),
      is_locked: bit('1: its groups cannot be changed until somebody unlocks it.'),
      version: about('Raised by every change of its groups.'),
    },
  },
  student_group: {
    about: 'A group of a set. Rows stay, because coursewares and attempts refer to them.',
    columns: {
      position: about('From 1 in the set.'),
      leader_id: about('A member of the group; null: no leader.'),
      is_removed: bit('1: a teacher removed it from the set; it has no members.'),
    },
  },
  group_member: {
    about: 'At most one group of a set per student. Students who left the class may still have a row.',
  },
  group_arrangement: {
    about: 'The groups of a set as they were saved, for restoring them.',
    columns: {
      cause: typed('GroupCause'),
      content: json('Groups in order with id, name, leader_id and members.'),
    },
  },
  group_pair: {
    about: 'Two students of a class that every new split keeps apart or together.',
    columns: {
      first_id: about('The smaller id of the two.'),
      kind: typed('GroupPairKind'),
    },
  },
};

const spaceNotes: Record<string, TableNote> = {
  space: {
    about: 'Everything drawn or posted under one name, in an attempt or in a whole courseware.',
    columns: {
      attempt_id: about('Null: it belongs to the whole courseware.'),
      name: about("The activity type's name for it."),
      epoch: about(
        'Raised when stored changes are altered, as when a guest is removed: older cursors become invalid.',
      ),
      last_change: about(
        'Changes are numbered from 1 without gaps; a transaction that adds some locks this row.',
      ),
      packed_change: about('Changes up to this one are stored in packs.'),
      item_count: about('Items that are not erased.'),
      bytes: about('Length of all values that are stored.'),
      emptied_changes: about('How many of its changes have no value any more.'),
      thinned_at: about('When superseded values were emptied last.'),
    },
  },
  space_author: {
    about: 'How much of a space a person has written: changes and bytes of values that are stored.',
  },
  space_item: {
    columns: {
      question_id: about('Empty: it belongs to no question.'),
      is_erased: bit(),
      heads: json('[user, kind, seq, key, change] of each entry, the founding one first.'),
    },
  },
  space_change: {
    about: 'Rows are only added.',
    columns: { by_teacher: bit(), value: json("'null' once its author was removed, or it was superseded.") },
  },
  space_pack: {
    about: 'Old changes, stored together instead of as rows.',
    columns: { content: about('Compressed JSON as base64.') },
  },
};

const fileNotes: Record<string, TableNote> = {
  file: {
    about: "One person's record of a file; its bytes are a `stored_object`.",
    columns: {
      is_private: bit("1: a student's work, served only to people who may see its attempt."),
      question_id: about('The question of the attempt whose answer may name the file.'),
      removed_at: about('When a student removed it from the answer, for good; null: not removed.'),
      space: about('The space whose items may name the file.'),
      item: about('The item that has named it; null: none yet.'),
      page_of: about(
        'The document whose page it is a picture of, or the video that it is made of; else null.',
      ),
      page_number: about('From 0; null where `page_of` is.'),
    },
  },
  stored_object: {
    about: 'Bytes in the file store.',
    columns: {
      key: about('Key in the file store, e.g. `ab/<sha256>.png` or `private/ab/<sha256>.png`.'),
      unused_since: about(
        'Since when nothing uses it, as the daily cleanup found; null: used, or not checked yet.',
      ),
    },
  },
  storage_use: { about: 'One row with the total size of all stored objects.' },
  media_use: {
    about: 'A use of stored bytes; used bytes are never removed.',
    columns: {
      holder: typed("'activity' | 'revision' | 'media' | 'school' | 'exam_question' | 'exam_paper'"),
      holder_id: about('Id of the activity, revision or version of a question or paper; 0 for others.'),
      holder_media: about('For `media`: the media name whose conversion made this; else empty.'),
    },
  },
  upload: {
    about: 'A file that is being uploaded by the tus protocol.',
    columns: {
      id: about('32 hexadecimal digits.'),
      kind: typed('UploadKind'),
      moved_at: { about: 'When bytes last arrived; at first, when the upload began.', isRequired: true },
      received_bytes: about('How many bytes had arrived at `moved_at`.'),
      file_id: about('Null until the upload has become a file.'),
    },
  },
  made_media: {
    about: 'The result of converting a medium; never changed, and deleted only with its medium.',
    columns: {
      media: about('Media name of the source, `<sha256>.<ext>`.'),
      kind: typed("'picture' | 'panorama' | 'document' | 'video' | 'package'"),
      result: json('The result as in the contract.'),
    },
  },
  media_variant: {
    about: 'A smaller version of a picture.',
    columns: { format: typed("'webp' | 'avif'"), variant: about('Media name of the smaller version.') },
  },
  package_entry: {
    about: 'A file in an unpacked HTML package.',
    columns: {
      package: about('SHA-256 of the zip.'),
      path: about('Its path in the package, as links name it; never a path on disk.'),
    },
  },
  job: {
    about: 'Background work, one row for each kind and key.',
    columns: {
      key: about('The thing that the job works on; for a conversion, its media name.'),
      payload: json('Further input of the job.'),
      state: typed("'queued' | 'running' | 'done' | 'failed' | 'cancelled'"),
      progress: about('0..1'),
      error: about('Message key of the last failure, also while it is retried; else empty.'),
      error_params: json('Parameters of that message.'),
      tries: about('How often it was started.'),
      due_at: about('The job does not start before this time.'),
      ended_at: about('When it was done, failed or cancelled.'),
      leased_until: about(
        'Until this time, the process that runs the job holds it; afterwards another may take it.',
      ),
      leased_by: about('Random for each start, so that a process that lost its lease writes nothing more.'),
    },
  },
};

export const tableNotes: Record<string, TableNote> = {
  ...schoolNotes,
  ...activityNotes,
  ...attemptNotes,
  ...groupNotes,
  ...auditNotes,
  ...spaceNotes,
  ...fileNotes,
  ...examNotes,
  ...markBookNotes,
  ...messageNotes,
};
