import type { PlayerProps } from '../activity-type.ts';
import type { Opened } from '../reading/opened.ts';
import { PageCard } from '../reading/views/page-card.tsx';
import { useReading } from '../reading/views/use-reading.ts';
import type { Link } from './model.ts';

/** The link as a student meets it: opening it is what counts. */
export function Player(props: PlayerProps<Link, never, Opened>) {
  const { content, mode } = props;
  const { isOpened, open } = useReading(props, { opensAtOnce: false });
  return <PageCard {...content} mode={mode} isOpened={isOpened} onOpen={open} />;
}
