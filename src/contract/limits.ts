/** Limits and constants both sides rely on. Sizes in bytes, durations in milliseconds unless named. */

export const idleLimitMs = 3_600_000;
/** The browser tells at most so often that somebody is there; the server notes it at most so often. */
export const presenceEveryMs = 120_000;
export const requestTimeoutMs = 5_000;
export const messageDurationMs = 5_000;
export const passwordMinLength = 6;
export const passwordMaxLength = 200;
export const nameMaxLength = 100;
export const descriptionMaxLength = 2_000;
export const keywordMaxLength = 100;
export const listLimitDefault = 20;
export const listLimitMax = 100;
export const mediaMaxBytes = 100 * 1024 * 1024;
export const pictureMaxBytes = 20 * 1024 * 1024;
export const draftMaxBytes = 1024 * 1024;
export const responseMaxBytes = 64 * 1024;
/** Files handed in with one answer. */
export const answerFilesMax = 20;
/** What one space may hold at all, whatever its type allows: changes ever made, and characters of their values. */
export const spaceMaxChanges = 200_000;
export const spaceMaxBytes = 64 * 1024 * 1024;
/** A person's changes of spaces: so many at once, e.g. drawn without network, and so many a second from then on. */
export const spaceWritesAtOnce = 1_000;
export const spaceWritesPerSecond = 40;
/** Of one person in one space, in characters of JSON; told to others at most every so many milliseconds. */
export const presenceMaxLength = 2_048;
/** What the JSON body of a call may have; an operation says which, see `maxBytesOf`. */
export const bodyMaxBytes = {
  /** From people who have not signed in. */
  public: 4 * 1024,
  usual: 16 * 1024,
  /** Times of each question or page. */
  times: 128 * 1024,
  /** Several of the largest answers at once. */
  answers: 512 * 1024,
  draft: draftMaxBytes + 64 * 1024,
} as const;
/** Path and query of a request, in characters: room for the longest list of ids. */
export const addressMaxLength = 8 * 1024;
export const attemptsAllowedMax = 20;
export const timeLimitMaxMinutes = 600;
/** Guests of one courseware at a time, unless its teacher chooses another number. */
export const guestLimitDefault = 40;
export const guestLimitMax = 500;
/**
 * Saves and submissions that arrive this long after a deadline still count: the network took that time. Opening a
 * question and saving its answer take 1.2 s together on slow 4G; a save alone takes 2.1 s on slow 3G.
 */
export const deadlineGraceMs = 3_000;

/**
 * What a page of a teacher's package may do, in its frame and in a tab of its own (HTML, sandboxing flags). Never
 * `allow-same-origin`: the page belongs to no origin, so nothing of the app's is within its reach.
 */
export const packageSandbox =
  'allow-scripts allow-forms allow-modals allow-popups allow-pointer-lock allow-downloads';

export const tokenCookie = 'e_learning_system_token';
export const playerTokenCookie = 'e_learning_player_token';
/** Tells the server that somebody has signed in with this browser before; no script reads it. */
export const browserCookie = 'e_learning_browser';
export const languageCookie = 'language';
export const sidebarCookie = 'sidebar';

/** What teachers delete can be brought back by administrators for 30 days. */
export const keptDeletedMs = 30 * 24 * 3_600_000;
