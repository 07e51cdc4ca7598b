import type { ConversionResults } from '#contract/conversion-results.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { findPageIssues } from '#parts/drawing-tasks/task/issues.ts';
import { leavesTraces } from '#parts/drawing-tasks/task/tools.ts';
import { isEmptyText } from '#parts/formatted-text/plain-text.ts';
import { findRubricIssues } from '#parts/quiz-questions/kinds/open/find-issues.ts';
import { scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { isWebAddress } from '#parts/reading/web-address.ts';
import * as limits from './limits.ts';
import type { AnswerCard, Attachment, CardTask, TaskQuestion } from './model.ts';

/** Finds everything that keeps a card task from being complete. */
export function findIssues(task: CardTask, conversionResults: ConversionResults): DraftIssue[] {
  return [
    ...findCountIssues(task),
    ...task.questions.flatMap(findQuestionIssues),
    ...task.cards.flatMap(findCardIssues),
    ...findPageIssues(task, conversionResults),
    ...findColourIssues(task),
    ...task.attachments.flatMap(findAttachmentIssues),
  ];
}

const countLimits = [
  ['questions', limits.questionsMax],
  ['cards', limits.cardsMax],
  ['clipart', limits.clipartMax],
  ['attachments', limits.attachmentsMax],
] as const;

function findCountIssues(task: CardTask): DraftIssue[] {
  const tooMany = countLimits.filter(([list, max]) => task[list].length > max);
  return [
    ...(task.questions.length === 0 ? [{ path: ['questions'], message: 'questions_required' }] : []),
    ...(task.cards.length === 0 ? [{ path: ['cards'], message: 'cards_required' }] : []),
    ...tooMany.map(([list, max]) => ({ path: [list], message: `${list}_max`, params: { max } })),
  ];
}

function findQuestionIssues({ prompt, picture, score, rubric }: TaskQuestion, index: number): DraftIssue[] {
  const path = ['questions', index];
  const issues: DraftIssue[] = findRubricIssues(rubric, score);
  if (isEmptyText(prompt) && picture === null) issues.push({ path: ['prompt'], message: 'prompt_required' });
  if (score === null || score < 0 || score > scoreMax || score % scoreStep !== 0)
    issues.push({ path: ['score'], message: 'score_range', params: { max: scoreMax, step: scoreStep } });
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

function findCardIssues({ text, picture }: AnswerCard, index: number): DraftIssue[] {
  if (text.trim() !== '' || picture) return [];
  return [{ path: ['cards', index, 'text'], message: 'card_required' }];
}

/** No tools at all are a choice, too: then students place cards alone. */
function findColourIssues({ tools, own_tools, own_colours }: CardTask): DraftIssue[] {
  if (tools !== 'own' || own_colours.length > 0 || !own_tools.some(leavesTraces)) return [];
  return [{ path: ['own_colours'], message: 'colours_required' }];
}

function findAttachmentIssues(attachment: Attachment, index: number): DraftIssue[] {
  const path = ['attachments', index];
  const isNamed = attachment.name.trim() !== '';
  const isReached = attachment.kind === 'file' || isWebAddress(attachment.address);
  return [
    ...(isNamed ? [] : [{ path: [...path, 'name'], message: 'attachment_name_required' }]),
    ...(isReached ? [] : [{ path: [...path, 'address'], message: 'attachment_address' }]),
  ];
}
