import type { Opened } from '#parts/reading/opened.ts';
import { useReading } from '#parts/reading/views/use-reading.ts';
import type { PlayerProps } from '../activity-type.ts';
import type { PublicWebcourseware } from './model.ts';
import { PackageFrame } from './package-frame.tsx';

/** The package as a student uses it; what they do in it stays in it. */
export function Player(props: PlayerProps<PublicWebcourseware, never, Opened>) {
  useReading(props, { opensAtOnce: true });
  return <PackageFrame {...props.content} />;
}
