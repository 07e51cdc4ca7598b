import type { MarkingGuide, QuestionInfo } from '#form/activity-type.ts';
import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import { listInkColours, listInkTools } from '#parts/drawing-tasks/task/tools.ts';
import { isEmptyText, toText } from '#parts/formatted-text/plain-text.ts';
import { toOpenKey } from '#parts/quiz-questions/kinds/open/kind.ts';
import { drawingId } from './drawing-id.ts';
import type { Drawing, PublicDrawing, ShownDrawing } from './model.ts';

/** Forms of a drawing task for others than its author. Each field is listed, so that one added later stays hidden. */

export function toPublic(drawing: ShownDrawing, _pin: unknown, withheld: ReadonlySet<string>): PublicDrawing {
  const { prompt, picture, score, time_limit_s } = drawing;
  const common = {
    id: drawingId,
    score: score ?? 0,
    ...(time_limit_s !== undefined && { time_limit_s }),
  } as const;
  if (withheld.has(drawingId)) return { task: { ...common, withheld: true } };
  return {
    task: {
      ...common,
      prompt,
      picture,
      page: toInkPage(drawing),
      tools: listInkTools(drawing),
      colours: listInkColours(drawing),
    },
  };
}

/** The first words of the prompt, else the description of its picture. */
export function toTitle({ prompt, picture }: Pick<Drawing, 'prompt' | 'picture'>): string {
  return isEmptyText(prompt) ? (picture?.alt ?? '').trim() : toText(prompt).trim();
}

export function toQuestion(drawing: Drawing): QuestionInfo {
  const { score, time_limit_s } = drawing;
  return {
    id: drawingId,
    title: toTitle(drawing),
    max_score: score ?? 0,
    marked_by: 'teacher',
    ...(time_limit_s !== undefined && { time_limit_s }),
  };
}

/** The model answer and the rubric; null for other questions, and if the author wrote neither. */
export function toGuide(drawing: Drawing, questionId: string): MarkingGuide | null {
  if (questionId !== drawingId) return null;
  const guide = toOpenKey(drawing);
  return guide.model_answer !== '' || guide.rubric.length > 0 ? guide : null;
}
