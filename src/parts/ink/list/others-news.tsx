import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { inkMessages } from '../ink-messages.ts';
import type { WorkSpace } from '../work/use-desk.ts';
import { useOthersNews } from './use-others-news.ts';

type OthersNewsProps = {
  layers: readonly { space: Pick<WorkSpace, 'subscribe' | 'state'> }[];
  me: number;
  nameOf: (userId: number) => string;
};

/** Tells screen readers, when there is a pause, what others have added. */
export function OthersNews({ layers, me, nameOf }: OthersNewsProps) {
  const t = useMessages(inkMessages);
  const { list } = useFormats();
  const news = useOthersNews(layers, me);
  const names = news?.people.map(nameOf).filter((name) => name !== '') ?? [];
  const text =
    news && t('others_added', { count: news.count, name: names.length > 0 ? list(names) : t('somebody') });
  return (
    <p role="status" className="el-visually-hidden">
      {text}
    </p>
  );
}
