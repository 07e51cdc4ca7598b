import type { ResponseProps } from '#form/activity-views.ts';
import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import { usePages } from '#parts/drawing-tasks/use-pages.ts';
import { InkResponse } from '#parts/ink-answers/ink-response.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ShownDrawing } from '../model.ts';
import { toGuide } from '../public-drawing.ts';
import { classMessages } from './class-messages.ts';

/** One student's drawing, on which the teacher writes. */
export function ResponseView(props: ResponseProps<ShownDrawing>) {
  const { content, questionId, context, showsResponseOnly } = props;
  const t = useMessages(classMessages);
  const pages = usePages(toInkPage(content));
  const guide = showsResponseOnly ? null : toGuide(content, questionId);
  return (
    <>
      <InkResponse label={t('drawing')} pages={pages} context={context} />
      {guide && <Guide guide={guide} />}
    </>
  );
}
