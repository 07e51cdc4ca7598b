import type { PlayerProps } from '#form/activity-views.ts';
import { PageViewer } from '#parts/document-pages/views/page-viewer.tsx';
import type { PartTimes } from '#parts/part-times/model.ts';
import { usePartTimes } from '#parts/part-times/use-part-times.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { PublicEbook } from '../model.ts';
import { playerMessages } from './player-messages.ts';

type Props = PlayerProps<PublicEbook, never, PartTimes>;

/** The book, open at the page where the student left it. */
export function Player({ content, mode, traceAndFiles, context: { mediaUrl }, onSubmit }: Props) {
  const t = useMessages(playerMessages);
  const { earlierTimes, show } = usePartTimes({ mode, traceAndFiles });
  const { pages, category } = content;
  const startIndex = pages.findIndex(({ id }) => id === earlierTimes.last);
  if (pages.length === 0) return <p>{t('no_pages')}</p>;
  return (
    <PageViewer
      isBook
      name={t('book')}
      pages={pages}
      startIndex={Math.max(0, startIndex)}
      mediaUrl={mediaUrl}
      onShow={show}
      badge={category === '' ? undefined : category}
      endContent={
        mode === 'work' && (
          // The second tap of a double tap that turned to the last page must not end the attempt.
          <Button onClick={({ detail }) => detail < 2 && onSubmit('now')}>{t('done')}</Button>
        )
      }
    />
  );
}
