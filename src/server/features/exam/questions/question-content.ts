import { findOwn } from '#contract/find-own.ts';
import { formatText, type Language, type Text } from '#contract/language.ts';
import { examTitleMaxLength } from '#contract/limits.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import type { BankQuestion } from '#parts/exam-content/bank-question.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { issueMessages } from '#parts/quiz-questions/issue-messages.ts';
import { completeQuestion, findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { kindOf } from '#parts/quiz-questions/kind-of.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import type { Section } from '#parts/quiz-questions/sections/schema.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';

/** What lists and searches need to know of a question's content. No I/O. */

/** The same length for names from every source; never half a character. */
function clip(text: string): string {
  return text.slice(0, examTitleMaxLength).toWellFormed().trim();
}

const isPassage = (section: Section | undefined) =>
  section !== undefined &&
  (section.heading !== '' || toText(section.passage).trim() !== '' || !!section.sound);

function hasPicture(question: Question): boolean {
  return listUrls(question).some((url) => url !== question.sound?.url);
}

/** The columns that are read from the newest version. */
export function describeQuestion({ question, passage, attachments }: BankQuestion) {
  return {
    kind: question.type,
    title: clip(toQuestionInfo(question).title),
    points: question.score ?? 0,
    is_draft: findQuestionIssues(question).length > 0 ? (1 as const) : (0 as const),
    has_passage: isPassage(passage) ? (1 as const) : (0 as const),
    has_picture: hasPicture(question) || listUrls(passage?.passage).length > 0 ? (1 as const) : (0 as const),
    has_sound: question.sound || passage?.sound ? (1 as const) : (0 as const),
    attachment_count: attachments.length,
  };
}

function listPassageTexts(passage: Section | undefined): string[] {
  return passage ? [passage.heading, toText(passage.passage)] : [];
}

/** Everything of a question that keywords are looked for in: its texts, its options or parts, its passage. */
export function listQuestionTexts({ question, passage, attachments }: BankQuestion): string[] {
  const { report } = kindOf(question);
  return [
    toText(question.body.text),
    report.describeBody?.(question) ?? '',
    question.body.picture?.alt ?? '',
    toText(question.instruction),
    toText(question.explanation),
    ...report.listRows(question, 'zh-hk').map(({ label }) => label),
    ...report.listParts(question).flatMap(({ title, accepted }) => [title ?? '', ...accepted]),
    ...listPassageTexts(passage),
    ...attachments.map(({ name }) => name),
  ];
}

type Issue = { path: (string | number)[]; message: string };

function describeIssue({ path, message, params }: DraftIssue, lang: Language): Issue {
  const text = findOwn<Text>(issueMessages, message);
  return {
    path: ['question', ...path],
    message: text ? formatText(text, lang, params ? { ...params } : {}) : message,
  };
}

/** What keeps the question from being used in papers and quizzes. */
export function listIssues({ question }: BankQuestion, lang: Language): Issue[] {
  return findQuestionIssues(question).map((issue) => describeIssue(issue, lang));
}

/** The content as it is stored: without what belongs to its place in a quiz. */
export function toStoredContent({ question, ...content }: BankQuestion): BankQuestion {
  const { bank: _bank, section_id: _section, ...own } = question;
  return { ...content, question: findQuestionIssues(own).length === 0 ? completeQuestion(own) : own };
}
