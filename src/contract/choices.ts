/**
 * The values of what is one of a few, each declared here alone: contract, database, server and browser take them from
 * here. Without zod, so that the browser may. In the order in which they are offered.
 */

export const userGroups = ['teacher', 'student'] as const;
export type UserGroup = (typeof userGroups)[number];

export const activityStatus = { in_process: 0, completed: 1, converting: 2 } as const;
/** `status` in a query or an address. */
export const activityStatusTexts = ['0', '1', '2'] as const;

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

export const countingAttempts = ['best', 'last', 'first'] as const;
export type CountingAttempt = (typeof countingAttempts)[number];

export const feedbackRules = ['at_once', 'after_submit', 'after_due', 'never'] as const;
export type FeedbackRule = (typeof feedbackRules)[number];

export const coursewareStates = ['closed', 'scheduled', 'open', 'past_due'] as const;
export type CoursewareState = (typeof coursewareStates)[number];

export const attemptStates = ['in_progress', 'submitted'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Who handed an attempt in: its student, the server when its time was over, or the teacher by closing the courseware. */
export const attemptEndings = ['student', 'time', 'closing'] as const;
export type AttemptEnding = (typeof attemptEndings)[number];

/** Of an answer in the grid. `shown`: seen, without an answer yet; `left_out`: handed in without one. */
export const cellStates = ['answered', 'flagged', 'shown', 'left_out'] as const;

export const uploadKinds = ['picture', 'sound', 'video', 'document', 'package', 'captions'] as const;
export type UploadKind = (typeof uploadKinds)[number];

export const deletedKinds = ['unit', 'courseware', 'activity'] as const;
export type DeletedKind = (typeof deletedKinds)[number];

export const resourceSorts = ['newest', 'likes', 'copies'] as const;
export type ResourceSort = (typeof resourceSorts)[number];

/** What became of a question or a part between two revisions. */
export const revisionChangeKinds = ['added', 'removed', 'changed'] as const;
