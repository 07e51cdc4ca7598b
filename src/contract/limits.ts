/** Limits and constants that server and browser share. Names say the unit; lengths are in characters. */

export const idleLimitMs = 3_600_000;
/** How often, at most, the browser reports activity and the server records it. */
export const presenceEveryMs = 120_000;
export const requestTimeoutMs = 5_000;
export const messageDurationMs = 5_000;
export const passwordMinLength = 6;
export const passwordMaxLength = 200;
/** Maximum number of passwords issued by one call; hashing one takes 30 ms. */
export const passwordsAtOnceMax = 40;
/** The largest minimum password length that a school can choose. */
export const passwordMinLengthMax = 64;
/** The longest session that a school can choose: thirty days. */
export const sessionHoursMax = 720;
export const dimensionsMax = 100;
export const nameMaxLength = 100;
export const descriptionMaxLength = 2_000;
export const keywordMaxLength = 100;
export const listLimitDefault = 20;
export const listLimitMax = 100;
/** Maximum number of coursewares in the totals of the study list: about a year of one teacher. */
export const totalledCoursewaresMax = 200;
/** A medium must be under 100 MB, so exactly 100 MB is too much. */
export const mediaMaxBytes = 100 * 1024 * 1024 - 1;
export const pictureMaxBytes = 20 * 1024 * 1024;
/** Megapixels of a panorama; fewer where a decoder holds the whole picture at once (progressive, interlaced). */
export const panoramaMaxMegapixels = { usual: 200, progressive: 100 } as const;
/** Limits of an activity saved as a file: of the zip, and of all that it unpacks to. */
export const activityFileMaxBytes = 500 * 1024 * 1024;
export const draftMaxBytes = 1024 * 1024;
export const responseMaxBytes = 64 * 1024;
/** Maximum size of one file of a student. */
export const studentFileMaxBytes = 50 * 1024 * 1024;
/** Maximum number of files submitted with one answer. */
export const answerFilesMax = 20;
export const markCommentMaxLength = 2_000;
/** Maximum number of similar answers marked by one call. */
export const marksAtOnceMax = 100;
/** Limits of messages to students: length, and reminders and announcements of a teacher within an hour. */
export const messageMaxLength = 1_000;
export const messagesPerHourMax = 30;
/** The newest activities that a mark book has; most school years have fewer. */
export const bookedCoursewaresMax = 100;
/** The longest id of another system, such as that of a OneRoster package. */
export const otherIdMaxLength = 255;
/** The uses of an activity that are compared, and questions of the bank by which further ones are found. */
export const comparedUsesMax = 24;
export const comparedBankQuestionsMax = 300;
/** The longest time until a link to a report ends: 90 days, and the rest of the last one. */
export const reportLinkDaysMax = 90;
export const reportRemarkMaxLength = 1_000;
/** Maximum number of links to a student's report that are listed; each ends. */
export const reportLinksMax = 50;
/** Rows in the list of who needs the teacher. */
export const needsMax = 100;
/** Maximum number of signs in one row of it, and so in one call. */
export const seenSignsMax = 200;
/** Limits of a mark book: categories, their weights and lowest marks left out, works on paper and their points. */
export const markCategoriesMax = 20;
export const markWeightMax = 1_000;
export const dropLowestMax = 20;
export const paperWorksMax = 100;
export const paperScoreMax = 1_000;
/** Marks on paper that one call saves, and the length of the reason for a final mark. */
export const paperMarksAtOnceMax = 100;
export const finalMarkReasonMaxLength = 300;
/** Maximum number of a teacher's own phrases for comments. */
export const phrasesMax = 50;
export const phraseMaxLength = 300;
/** Maximum number of words that the whole school checks, and of characters in one. */
export const checkedWordsMax = 500;
export const checkedWordMaxLength = 40;
/**
 * Limits of one space for all types: number of changes and total length of their values. Superseded values count until they
 * are emptied.
 */
export const spaceMaxChanges = 200_000;
export const spaceMaxBytes = 64 * 1024 * 1024;
/** What students leave of that, so that teachers can always hide, pin and remove. */
export const spaceTeachersChanges = 20_000;
export const spaceTeachersBytes = 8 * 1024 * 1024;
/** Limits in one space of a whole courseware: of each student, and of all its guests together. */
export const spaceStudentMaxChanges = 6_000;
export const spaceStudentMaxBytes = 2 * 1024 * 1024;
export const spaceGuestsMaxChanges = 50_000;
export const spaceGuestsMaxBytes = 16 * 1024 * 1024;
/** Superseded values of a space are emptied no more often than this: all viewers then read it again. */
export const spaceThinningMs = 5 * 60_000;
/** Limits of one person's changes to spaces: in one burst, e.g. after drawing offline, and per second afterwards. */
export const spaceWritesAtOnce = 1_000;
export const spaceWritesPerSecond = 40;
/** The WebSocket of live spaces: its address, and the name of its protocol (RFC 6455, 1.9). */
export const liveSocketPath = '/api/live';
export const liveProtocol = 'elearning-live';
/** Maximum length of one person's presence in one space, as JSON. */
export const presenceMaxLength = 2_048;
/**
 * Limits of a file of people: its size, its unpacked size, its lines, its columns, the characters in all of its cells, and
 * records of a OneRoster package. Then the limits of the process that reads it.
 */
export const importFileMaxBytes = 16 * 1024 * 1024;
export const importUnpackedMaxBytes = 96 * 1024 * 1024;
export const importRowsMax = 20_000;
export const importColumnsMax = 100;
export const importTextMaxLength = 32 * 1024 * 1024;
export const importRecordsMax = 400_000;
export const importReadingMaxSeconds = 60;
export const importReadingMaxMegabytes = 512;
export const gradeMax = 12;
export const classNumberMax = 999;
/** Limits of questions and papers in the bank. */
/** Slots of a quiz that is drawn from the bank. */
export const drawnSlotsMax = 50;
export const examTagsMax = 20;
export const examTagMaxLength = 40;
export const examTitleMaxLength = 200;
export const examYearMin = 1950;
export const examYearMax = 2100;
export const examAttachmentsMax = 10;
/** Maximum number of questions that one list of tags counts for each tag; more are shown as this number. */
export const examTagCountMax = 100;
/** Results of questions in one call: a page of the list. */
export const examResultsMax = 50;
/** Limits of the JSON body of a call; `maxBytesOf` chooses one for each operation. */
export const bodyMaxBytes = {
  /** Calls of people who are not signed in. */
  public: 4 * 1024,
  usual: 16 * 1024,
  /** Times spent on each question or page. */
  times: 128 * 1024,
  /** All groups of a set with their names and members. */
  arrangement: 64 * 1024,
  /** All words that the school checks. */
  words: 64 * 1024,
  /** The plan of a new term with all classes. */
  rollOver: 128 * 1024,
  /** Several answers of the largest size at once. */
  answers: 512 * 1024,
  draft: draftMaxBytes + 64 * 1024,
  /** A file of people as base64. */
  importFile: 22 * 1024 * 1024,
} as const;
/** Path and query of a request, in characters: enough for the longest list of ids. */
export const addressMaxLength = 8 * 1024;
/** Maximum number of groups in one group set, and of students of one class in groups. */
export const groupsMax = 60;
export const classStudentsMax = 300;
/** Maximum number of one teacher's teachings that are transferred at once. */
export const handedTeachingsMax = 300;
export const attemptsAllowedMax = 20;
export const timeLimitMaxMinutes = 600;
/** Late work can be accepted for 30 days after the due time. */
export const lateHoursMax = 720;
/** Maximum number of groups or students that a courseware is for. */
export const targetsMax = 200;
/** Maximum number of simultaneous guests of one courseware, unless its teacher chooses another one. */
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

/** For this long, administrators can restore things that teachers deleted. */
export const restorePeriodMs = 30 * 24 * 3_600_000;

/** Longest reason of a correction of a used question. */
export const correctionReasonMaxLength = 500;
/** Maximum number of students that the preview of a correction names in one courseware. */
export const correctionStudentsMax = 200;
