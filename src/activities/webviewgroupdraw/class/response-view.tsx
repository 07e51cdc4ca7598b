import type { ResponseProps } from '#form/activity-views.ts';
import { traceId } from '#form/trace-id.ts';
import { InkResponse } from '#parts/ink-answers/ink-response.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import { ReadingResponseView } from '#parts/reading/views/reading-response.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ShownBoard } from '../model.ts';
import { toGuide } from '../public-board.ts';
import { ClassInk } from './class-ink.tsx';
import { classMessages } from './class-messages.ts';
import { useMarkingPages } from './use-marking-pages.ts';

/** A group's board, on which the teacher writes; of a whole class its common board, which is looked at. */
export function ResponseView(props: ResponseProps<ShownBoard>) {
  const { content, questionId, response, context, showsResponseOnly } = props;
  const t = useMessages(classMessages);
  const pages = useMarkingPages(content, context);
  if (questionId === traceId) return <ReadingResponseView response={response} />;
  const guide = showsResponseOnly ? null : toGuide(content, questionId);
  if (content.board_of === 'class') return <ClassInk pages={pages} context={context} />;
  return (
    <>
      <InkResponse label={t('drawing')} pages={pages} context={context} />
      {guide && <Guide guide={guide} />}
    </>
  );
}
