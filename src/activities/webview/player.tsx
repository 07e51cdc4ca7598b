import type { PlayerProps } from '../activity-type.ts';
import type { Opened } from '../reading/opened.ts';
import { PageCard } from '../reading/views/page-card.tsx';
import { mayEmbed, PageFrame } from '../reading/views/page-frame.tsx';
import { useReading } from '../reading/views/use-reading.ts';
import type { PublicWebview } from './model.ts';

/** The page inside this one, or a card that opens it in a tab where it does not let itself be embedded. */
export function Player(props: PlayerProps<PublicWebview, never, Opened>) {
  const { content, mode } = props;
  const isEmbedded = content.frameable && mayEmbed(content.url);
  const { isOpened, open } = useReading(props, { opensAtOnce: isEmbedded });
  if (isEmbedded) return <PageFrame url={content.url} title={content.title} />;
  return <PageCard url={content.url} title={content.title} mode={mode} isOpened={isOpened} onOpen={open} />;
}
