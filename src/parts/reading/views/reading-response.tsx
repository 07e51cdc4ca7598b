import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { readingMessages } from '../messages.ts';
import type { OpeningTrace } from '../opening-trace.ts';

/** The time when one student opened the content, or a note that they have not. */
export function ReadingResponseView({ response }: { response: unknown }) {
  const t = useMessages(readingMessages);
  const { dateTime } = useFormats();
  const openedAt = (response as Partial<OpeningTrace> | null | undefined)?.opened_at;
  return (
    <p>{typeof openedAt === 'number' ? t('opened_at', { time: dateTime(openedAt) }) : t('not_opened')}</p>
  );
}
