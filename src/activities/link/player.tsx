import type { PlayerProps } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import { useReading } from '#parts/reading/views/use-reading.ts';
import { WebPageCard } from '#parts/reading/views/web-page-card.tsx';
import type { Link } from './model.ts';

/** The link as a card; its trace records the time when the student opened it. */
export function Player(props: PlayerProps<Link, never, OpeningTrace>) {
  const { content, mode } = props;
  const { isOpened, recordOpening } = useReading(props, { opensAtOnce: false });
  return <WebPageCard {...content} mode={mode} isOpened={isOpened} onOpen={recordOpening} />;
}
