import type { UploadKind } from '#contract/choices.ts';

/** Limits of quiz questions, free of zod so that editors and players share them. Text lengths in UTF-16 units. */

export const questionsMax = 200;
export const answersMin = 2;
export const answersMax = 5;
export const blanksMax = 6;
export const scoreMax = 100;
export const scoreStep = 0.5;
export const questionTimeMinS = 5;
export const questionTimeMaxS = 3_600;
export const bodyMaxLength = 4_000;
export const sectionsMax = 20;
export const headingMaxLength = 100;
export const passageMaxLength = 4 * bodyMaxLength;
export const answerMaxLength = 1_000;
export const instructionMaxLength = 500;
export const explanationMaxLength = 4_000;
/** Length of all alternatives of one blank together, with their bars. */
export const acceptedMaxLength = 1_000;
export const altMaxLength = 200;
export const responseTextMaxLength = 500;
/** Range of the author's limit for the answer to an open question, in characters. */
export const openTextMin = 20;
export const openTextMax = 10_000;
export const openTextDefault = 2_000;
export const modelAnswerMaxLength = 4_000;
export const rubricLinesMax = 6;
export const rubricTextMaxLength = 300;
/** Kinds of files that the answer to an open question may have. */
export const openFileKinds = ['picture', 'sound', 'video', 'document'] as const satisfies UploadKind[];

/** Largest number of files beside a choice. */
export const evidenceFilesMax = 5;
/** Largest number of files in one answer. */
export const openFilesMax = 10;
/** Answers, blanks or lines in a draft: above the limit for publishing, so that no draft is refused for one too many. */
export const partsInDraftMax = 20;
/** Accepted numbers of a question or a blank, or accepted texts of a short answer. */
export const acceptedAnswersMax = 10;
export const numberTextMaxLength = 100;
export const gapOptionsMin = 2;
export const gapOptionsMax = 10;
export const gapWeightMax = 100;
