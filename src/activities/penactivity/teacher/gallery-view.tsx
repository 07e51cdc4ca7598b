import type { GalleryProps } from '#form/activity-views.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { reportMessages } from '#parts/quiz-questions/views/report/report-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Sheet } from '../model.ts';
import { toShownPlace } from '../shown-place.ts';
import { useInkPages } from '../use-ink-pages.ts';

/** The same region of all students side by side. */
export function GalleryView({ content, questionId, attempts, context, onChoose }: GalleryProps<Sheet>) {
  const t = useMessages(reportMessages);
  const pages = useInkPages(content.pages);
  const question = content.questions.find(({ id }) => id === questionId);
  if (!question) return <p>{t('question_gone')}</p>;
  return (
    <InkGallery
      key={questionId}
      attempts={attempts}
      pages={pages}
      at={toShownPlace(question, pages)}
      context={context}
      onChoose={onChoose}
    />
  );
}
