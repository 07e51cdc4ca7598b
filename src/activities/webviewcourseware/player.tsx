import type { PlayerProps } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import { useReading } from '#parts/reading/views/use-reading.ts';
import type { PublicWebcourseware } from './model.ts';
import { PackageFrame } from './package-frame.tsx';

/** The package as students use it; nothing that they do in it is stored. */
export function Player(props: PlayerProps<PublicWebcourseware, never, OpeningTrace>) {
  useReading(props, { opensAtOnce: true });
  return <PackageFrame {...props.content} />;
}
