import type { AttemptPin, MarkingGuide, QuestionInfo } from '#form/activity-type.ts';
import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import { listInkColours, listInkTools } from '#parts/drawing-tasks/task/tools.ts';
import { isEmptyText, toText } from '#parts/formatted-text/plain-text.ts';
import { toOpenKey } from '#parts/quiz-questions/kinds/open/kind.ts';
import { shuffleBySeed } from '#parts/quiz-questions/shuffle.ts';
import { listRightCards } from './marking.ts';
import type { Attachment, CardTask, PublicTask, ShownTask, TaskQuestion } from './model.ts';

/** Forms of a card task for others than its author. Each field is listed, so that one added later stays hidden. */

const order = <Part>(parts: readonly Part[], pin: AttemptPin | undefined, salt: string): readonly Part[] =>
  pin?.shuffle ? shuffleBySeed(parts, pin.seed, salt) : parts;

const orderQuestions = (questions: readonly TaskQuestion[], pin: AttemptPin | undefined) =>
  order([...questions.entries()], pin, 'questions');

function toPublicAttachment(attachment: Attachment): PublicTask['attachments'][number] {
  const { id, name } = attachment;
  if (attachment.kind === 'link') return { id, kind: 'link', name, address: attachment.address };
  return { id, kind: 'file', name, url: attachment.media, file_name: attachment.file_name };
}

export function toPublic(task: ShownTask, pin?: AttemptPin): PublicTask {
  const { cards } = task;
  return {
    questions: orderQuestions(task.questions, pin).map(([page, question]) => ({
      id: question.id,
      page,
      prompt: question.prompt,
      picture: question.picture,
      score: question.score ?? 0,
      marks_itself: listRightCards(question, cards).length > 0,
    })),
    cards: order(cards, pin, 'cards').map(({ id, text, picture }) => ({ id, text, picture })),
    clipart: task.clipart.map(({ id, url, width, height, alt }) => ({ id, url, width, height, alt })),
    attachments: task.attachments.map(toPublicAttachment),
    board: toInkPage(task),
    // Cards can always be taken up again.
    tools: [...new Set([...listInkTools(task), 'select' as const])],
    colours: listInkColours(task),
  };
}

/** The first words of the question, else the description of its picture, else its number. */
export function toTitle({ prompt, picture }: TaskQuestion, index: number): string {
  const words = isEmptyText(prompt) ? (picture?.alt ?? '') : toText(prompt);
  return words.trim() || `#${index + 1}`;
}

export function listQuestions({ questions, cards }: CardTask, pin?: AttemptPin): QuestionInfo[] {
  return orderQuestions(questions, pin).map(([index, question]) => ({
    id: question.id,
    title: toTitle(question, index),
    max_score: question.score ?? 0,
    marked_by: listRightCards(question, cards).length > 0 ? 'machine' : 'teacher',
  }));
}

export type CardKey = MarkingGuide & { right_cards: string[] };

/** The right cards, the model answer and the rubric; null if there are none. */
export function toKey({ questions, cards }: CardTask, questionId: string): CardKey | null {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) return null;
  const key = { right_cards: listRightCards(question, cards), ...toOpenKey(question) };
  return key.right_cards.length > 0 || key.model_answer !== '' || key.rubric.length > 0 ? key : null;
}

/** The help for marking a question that a teacher marks. */
export function toGuide(task: CardTask, questionId: string): MarkingGuide | null {
  const key = toKey(task, questionId);
  return key && key.right_cards.length === 0 ? { model_answer: key.model_answer, rubric: key.rubric } : null;
}
