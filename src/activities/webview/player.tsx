import type { PlayerProps } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import { mayEmbed, PageFrame } from '#parts/reading/views/page-frame.tsx';
import { useReading } from '#parts/reading/views/use-reading.ts';
import { WebPageCard } from '#parts/reading/views/web-page-card.tsx';
import type { PublicWebview } from './model.ts';

/** The page in a frame, or a card that opens it in a tab if the page does not allow embedding. */
export function Player(props: PlayerProps<PublicWebview, never, OpeningTrace>) {
  const { content, mode } = props;
  const isEmbedded = content.frameable && mayEmbed(content.url);
  const { isOpened, recordOpening } = useReading(props, { opensAtOnce: isEmbedded });
  if (isEmbedded) return <PageFrame url={content.url} title={content.title} />;
  return (
    <WebPageCard
      url={content.url}
      title={content.title}
      mode={mode}
      isOpened={isOpened}
      onOpen={recordOpening}
    />
  );
}
