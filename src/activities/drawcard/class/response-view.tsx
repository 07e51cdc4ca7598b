import type { ResponseProps } from '#form/activity-views.ts';
import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import { usePages } from '#parts/drawing-tasks/use-pages.ts';
import { InkResponse } from '#parts/ink-answers/ink-response.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { readPlaced } from '../cards.ts';
import { listRightCards } from '../marking.ts';
import type { ShownTask } from '../model.ts';
import { PlacedList } from '../placed-list.tsx';
import { toGuide } from '../public-task.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';
import { findPage } from './find-page.ts';

/** One student's page, on which the teacher writes, with its cards in words. */
export function ResponseView(props: ResponseProps<ShownTask>) {
  const { content, questionId, response, context, showsResponseOnly } = props;
  const t = useMessages(classMessages);
  const pages = usePages(toInkPage(content));
  const { page, question } = findPage(content, questionId);
  const guide = showsResponseOnly ? null : toGuide(content, questionId);
  return (
    <>
      <PlacedList
        cards={content.cards}
        placedIds={readPlaced(content.cards, response)}
        rightIds={question ? listRightCards(question, content.cards) : []}
      />
      <div className={styles.page}>
        <InkResponse key={page} label={t('page')} pages={pages} pageNumber={page} context={context} />
      </div>
      {guide && <Guide guide={guide} />}
    </>
  );
}
