import { isServerAwayCode, loggedOutCodes, resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/api-error.ts';

/** Decides what happens to work that could not be sent: one table for both apps. Pure. */

/** Kinds of work that are sent. */
export type SentKind =
  | 'answer'
  | 'entry'
  | 'file'
  | 'submit'
  | 'mark'
  | 'paper_mark'
  | 'taught_entry'
  | 'draft';
/** `typed`: what a person typed into a form that is not saved yet. It is kept, and never sent. */
export type UnsentKind = SentKind | 'typed';

/**
 * `no_reply`: no network, or no reply in time; `server_away`: busy, failed or being updated; `conflict`: somebody else was
 * faster; `late`: time is over, or the work is submitted; `refused`: any other refusal.
 */
export type Failure =
  | 'no_reply'
  | 'server_away'
  | 'signed_out'
  | 'too_large'
  | 'invalid'
  | 'conflict'
  | 'late'
  | 'refused';

/**
 * `again`: sent after a pause, and what follows in the lane waits; `sign_in`: sent once the person has signed in again;
 * `later`: set aside, tried at each start and when the work is opened again; `ask`: set aside until the person decides;
 * `done`: removed, because the server has something newer of the same person.
 */
export type Step = 'again' | 'sign_in' | 'later' | 'ask' | 'done';

const retried = { no_reply: 'again', server_away: 'again', signed_out: 'sign_in' } as const;
const asked = { too_large: 'ask', invalid: 'ask', conflict: 'ask', late: 'ask', refused: 'ask' } as const;

export const stepByFailure: Readonly<Record<SentKind, Readonly<Record<Failure, Step>>>> = {
  answer: { ...retried, ...asked, conflict: 'done', late: 'later', refused: 'later' },
  entry: { ...retried, ...asked, conflict: 'done', late: 'later', refused: 'later' },
  file: { ...retried, ...asked, late: 'later' },
  submit: { ...retried, ...asked, conflict: 'done', late: 'done' },
  mark: { ...retried, ...asked },
  paper_mark: { ...retried, ...asked },
  taught_entry: { ...retried, ...asked, conflict: 'done' },
  draft: { ...retried, ...asked },
};

/** Whether the lane has to wait after a failure, because what follows would fail in the same way. */
export const stopsLane = (step: Step): step is 'again' | 'sign_in' => step === 'again' || step === 'sign_in';

/** What of a lane is sent in one order, by one tab at a time. Files have an order of their own: they take minutes. */
export type Track = 'work' | 'files';
export const trackOf = (kind: UnsentKind): Track => (kind === 'file' ? 'files' : 'work');

/** The order of kinds within a track. */
export const kindOrder: Readonly<Record<SentKind, number>> = {
  answer: 0,
  entry: 1,
  file: 0,
  submit: 2,
  mark: 0,
  paper_mark: 0,
  taught_entry: 0,
  draft: 0,
};

const failureByCode: Readonly<Record<number, Failure>> = {
  [resultCodes.unknown_path]: 'server_away',
  [resultCodes.invalid_input]: 'invalid',
  [resultCodes.unknown_field]: 'invalid',
  [resultCodes.body_too_large]: 'too_large',
  [resultCodes.file_too_large]: 'too_large',
  [resultCodes.changed_elsewhere]: 'conflict',
  [resultCodes.already_submitted]: 'late',
  [resultCodes.past_due]: 'late',
  [resultCodes.time_is_up]: 'late',
  [resultCodes.courseware_closed]: 'late',
};

export function classifyFailure(error: unknown): Failure {
  // A reply that could not be read counts as none.
  if (!(error instanceof ApiError)) return 'no_reply';
  if (loggedOutCodes.includes(error.code)) return 'signed_out';
  if (isServerAwayCode(error.code)) return 'server_away';
  return failureByCode[error.code] ?? 'refused';
}

/** Whether a single entry may be the reason for which its batch failed, so that each is sent alone. */
export const mayComeFromOne = (failure: Failure): boolean =>
  failure === 'invalid' || failure === 'too_large' || failure === 'refused' || failure === 'late';

const keptDays = 30;
const dayMs = 24 * 3_600_000;
/** Times before this come from a device whose clock was not set. */
const firstPossibleTime = Date.UTC(2026, 0, 1);

/** Whether unsent work is so old that the device deletes it. */
export const isOutdated = (addedAt: number, now = Date.now()): boolean =>
  addedAt > firstPossibleTime && now - addedAt > keptDays * dayMs;
