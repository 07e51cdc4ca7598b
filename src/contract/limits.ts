/** Limits and constants that server and browser share. Sizes in bytes, durations in milliseconds unless named. */

export const idleLimitMs = 3_600_000;
/** How often, at most, the browser reports activity and the server records it. */
export const presenceEveryMs = 120_000;
export const requestTimeoutMs = 5_000;
export const messageDurationMs = 5_000;
export const passwordMinLength = 6;
export const passwordMaxLength = 200;
/** Passwords issued by one call: hashing one takes 30 ms. */
export const passwordsAtOnceMax = 40;
/** The largest minimum that a school may ask of passwords. */
export const passwordMinLengthMax = 64;
/** The longest that a school may keep people signed in: thirty days. */
export const sessionHoursMax = 720;
export const dimensionsMax = 100;
export const nameMaxLength = 100;
export const descriptionMaxLength = 2_000;
export const keywordMaxLength = 100;
export const listLimitDefault = 20;
export const listLimitMax = 100;
export const mediaMaxBytes = 100 * 1024 * 1024;
export const pictureMaxBytes = 20 * 1024 * 1024;
export const draftMaxBytes = 1024 * 1024;
export const responseMaxBytes = 64 * 1024;
/** One file of a student. */
export const studentFileMaxBytes = 50 * 1024 * 1024;
/** Files submitted with one answer. */
export const answerFilesMax = 20;
export const markCommentMaxLength = 2_000;
/** Similar answers that are marked by one call. */
export const marksAtOnceMax = 100;
/** A teacher's own phrases for comments. */
export const phrasesMax = 50;
export const phraseMaxLength = 300;
/** Words that the whole school checks, and characters of one. */
export const checkedWordsMax = 500;
export const checkedWordMaxLength = 40;
/** Limits of one space whatever its type allows: changes ever made, and characters of their values. */
export const spaceMaxChanges = 200_000;
export const spaceMaxBytes = 64 * 1024 * 1024;
/** Limits of one person's changes to spaces: in one burst, e.g. after drawing offline, and per second afterwards. */
export const spaceWritesAtOnce = 1_000;
export const spaceWritesPerSecond = 40;
/** The WebSocket of live spaces: its address, and the name of its protocol (RFC 6455, 1.9). */
export const liveSocketPath = '/api/live';
export const liveProtocol = 'elearning-live';
/** Presence of one person in one space, in characters of JSON. */
export const presenceMaxLength = 2_048;
/** A file of people: its size, its size unpacked, its lines, its columns, and records of a OneRoster package. */
export const importFileMaxBytes = 16 * 1024 * 1024;
export const importUnpackedMaxBytes = 96 * 1024 * 1024;
export const importRowsMax = 20_000;
export const importColumnsMax = 100;
export const importRecordsMax = 400_000;
export const gradeMax = 12;
export const classNumberMax = 999;
/** Limits of the JSON body of a call; `maxBytesOf` chooses one for each operation. */
export const bodyMaxBytes = {
  /** From people who have not signed in. */
  public: 4 * 1024,
  usual: 16 * 1024,
  /** Times of each question or page. */
  times: 128 * 1024,
  /** All groups of a set with their names and students. */
  arrangement: 64 * 1024,
  /** All words that the school checks. */
  words: 64 * 1024,
  /** The plan of a new term with all classes. */
  rollOver: 128 * 1024,
  /** Several of the largest answers at once. */
  answers: 512 * 1024,
  draft: draftMaxBytes + 64 * 1024,
  /** A file of people as base64. */
  importFile: 22 * 1024 * 1024,
} as const;
/** Path and query of a request, in characters: enough for the longest list of ids. */
export const addressMaxLength = 8 * 1024;
/** Groups of one group set, and students of one class that groups are made of. */
export const groupsMax = 60;
export const classStudentsMax = 300;
/** Teachings of one teacher that are handed over at once. */
export const handedTeachingsMax = 300;
export const attemptsAllowedMax = 20;
export const timeLimitMaxMinutes = 600;
/** How many groups or students a courseware can be for. */
export const targetsMax = 200;
/** Guests of one courseware at the same time, unless its teacher chooses another number. */
export const guestLimitDefault = 40;
export const guestLimitMax = 500;
/**
 * Saves and submissions still count this long after a deadline, because the network delays them: opening a question
 * and saving its answer take 1.2 s together on slow 4G; a save alone takes 2.1 s on slow 3G.
 */
export const deadlineGraceMs = 3_000;

/**
 * Permissions of pages in a teacher's package, in a frame or a tab (HTML sandboxing flags). Never
 * `allow-same-origin`: without an origin, a page cannot reach anything of the app.
 */
export const packageSandbox =
  'allow-scripts allow-forms allow-modals allow-popups allow-pointer-lock allow-downloads';

export const tokenCookie = 'e_learning_system_token';
export const playerTokenCookie = 'e_learning_player_token';
/** Marks browsers in which somebody has signed in before; scripts cannot read it. */
export const browserCookie = 'e_learning_browser';
export const languageCookie = 'language';
export const sidebarCookie = 'sidebar';

/** Administrators can restore for 30 days what teachers deleted. */
export const keptDeletedMs = 30 * 24 * 3_600_000;
