/**
 * Fields with a fixed set of values, in the order in which they are offered. Contract, database, server and browser
 * import them from here. Imports no zod, so that browsers may load this module.
 */

export const userGroups = ['teacher', 'student'] as const;
export type UserGroup = (typeof userGroups)[number];

/** `none`: the person has no password; `issued`: somebody else issued it; `own`: the person chose it. */
export const passwordStates = ['none', 'issued', 'own'] as const;
export type PasswordState = (typeof passwordStates)[number];

export const activityStatus = { in_process: 0, completed: 1, converting: 2 } as const;
/** Activity statuses as texts, for queries and addresses of pages. */
export const activityStatusTexts = ['0', '1', '2'] as const;

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** How much a question asks for, in its dimension. */
export const questionLevels = ['low', 'medium', 'high'] as const;
export type QuestionLevel = (typeof questionLevels)[number];

export const countingAttempts = ['best', 'last', 'first'] as const;
export type CountingAttempt = (typeof countingAttempts)[number];

export const feedbackRules = ['at_once', 'after_submit', 'after_due', 'never'] as const;
export type FeedbackRule = (typeof feedbackRules)[number];

export const coursewareStates = ['closed', 'scheduled', 'open', 'late', 'past_due'] as const;
export type CoursewareState = (typeof coursewareStates)[number];

/** The part of its class that a courseware is for. */
export const targetKinds = ['class', 'groups', 'students'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** `person`: each student has their own attempts; `group`: the students of a group share one. */
export const workByValues = ['person', 'group'] as const;
export type WorkBy = (typeof workByValues)[number];

/**
 * Rules of a courseware that only some activity types have; each type's model declares its own. Opening and due time,
 * guests and targets are for every type.
 */
export const typeSettings = [
  'attempts_allowed',
  'counting_attempt',
  'time_limit_minutes',
  'shuffle',
  'feedback_rule',
  'marks_held',
] as const;
export type TypeSetting = (typeof typeSettings)[number];

export const attemptStates = ['in_progress', 'submitted'] as const;
export type AttemptState = (typeof attemptStates)[number];

/**
 * The cause of an attempt's submission: its student, the server at the deadline, or the teacher who closed the
 * courseware.
 */
export const attemptEndings = ['student', 'time', 'closing'] as const;
export type AttemptEnding = (typeof attemptEndings)[number];

/** States of an answer in the grid. `shown`: seen but not answered yet; `left_out`: submitted without an answer. */
export const cellStates = ['answered', 'flagged', 'shown', 'left_out'] as const;

export const uploadKinds = [
  'picture',
  'panorama',
  'sound',
  'video',
  'document',
  'package',
  'captions',
  'activity',
] as const;
export type UploadKind = (typeof uploadKinds)[number];

export const deletedKinds = ['unit', 'courseware', 'activity'] as const;
export type DeletedKind = (typeof deletedKinds)[number];

export const resourceSorts = ['newest', 'likes', 'copies'] as const;
export type ResourceSort = (typeof resourceSorts)[number];

/** Who sees a question or paper of the bank beside its owner: nobody, teachers of its subject, or all teachers. */
export const examVisibilities = ['own', 'subject', 'school'] as const;
export type ExamVisibility = (typeof examVisibilities)[number];

/** `newest`: by when it was made. */
export const examSorts = ['newest', 'changed', 'title', 'year'] as const;
export type ExamSort = (typeof examSorts)[number];

/**
 * What may be wrong with a question of the bank: its key, since those who know the rest got it wrong; or nobody, or
 * everybody, got it right.
 */
export const questionSigns = ['key', 'nobody_right', 'all_right'] as const;
export type QuestionSign = (typeof questionSigns)[number];

export const examThingKinds = ['question', 'paper'] as const;
export type ExamThingKind = (typeof examThingKinds)[number];

/** How a question or a part differs between two revisions. */
export const revisionChangeKinds = ['added', 'removed', 'changed'] as const;

/** Whether two students of a class must be kept apart or together in groups. */
export const groupPairKinds = ['apart', 'together'] as const;
export type GroupPairKind = (typeof groupPairKinds)[number];

/**
 * The cause of an arrangement of groups: made with its set, copied, changed by hand, split by the server, or
 * restored.
 */
export const groupCauses = ['created', 'copied', 'moved', 'random', 'balanced', 'restored'] as const;
export type GroupCause = (typeof groupCauses)[number];

/** Pictures that people choose as their avatar; `src/ui/avatars` draws them. */
export const avatarNames = [
  'cat',
  'dog',
  'rabbit',
  'bear',
  'panda',
  'fox',
  'frog',
  'owl',
  'penguin',
  'lion',
  'pig',
  'whale',
] as const;
export type AvatarName = (typeof avatarNames)[number];

/** How a question is corrected that students have used: `void`, it counts for nobody; `full_marks`, everybody gets its points. */
export const correctionKinds = ['key', 'points', 'void', 'full_marks'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** While marks are given again, a correction is `applying` or `taking_back`. */
export const correctionStates = ['applying', 'applied', 'taking_back', 'taken_back'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/**
 * What a mark book says of an activity and a student. `open`: nothing is submitted, and there is time. `missing`: nothing
 * is submitted, and the time for late work is over, too. `waiting`: a teacher still has to mark. `not_for`: the activity is not for this student.
 */
export const markStates = ['marked', 'waiting', 'missing', 'open', 'excused', 'not_for'] as const;
export type MarkState = (typeof markStates)[number];

/** Kinds of messages to students. `returned`: work was reopened; `marks`: marks were released. */
export const messageKinds = ['announcement', 'reminder', 'returned', 'marks'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * Why a student, or the work of a class, needs the teacher, in the order of the list. `to_mark`: answers wait for a mark.
 * `fell`: the last two results are far below the student's own earlier ones.
 */
export const needReasons = ['to_mark', 'missing', 'not_started', 'stuck', 'fell'] as const;
export type NeedReason = (typeof needReasons)[number];

/** How sure a need is: a fact, or what the numbers make `likely` or `possible`. */
export const needCertainties = ['certain', 'likely', 'possible'] as const;
export type NeedCertainty = (typeof needCertainties)[number];

/** The one act that helps with a need. */
export const needActions = ['mark', 'extend', 'remind', 'see_question', 'see_student'] as const;
export type NeedAction = (typeof needActions)[number];
