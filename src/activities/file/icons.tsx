import { drawIcon } from '#ui/primitives/draw-icon.tsx';
import type { PublicItem } from './model.ts';

const DocumentIcon = drawIcon(<path d="M6 3.5h8l4.5 4.5v12.5h-12.5zM14 3.5V8h4.5M9 12.5h6m-6 4h6" />);
const PictureIcon = drawIcon(<path d="M4 5h16v14H4zm0 11.5 5-5 4 4 2.5-2.5 4.5 4.5M15.5 9.5v.01" />);
const VideoIcon = drawIcon(<path d="M3.5 6h17v12h-17zm6.5 3v6l5-3z" />);
export const DownloadIcon = drawIcon(<path d="M12 4v11m-5-4.5 5 5 5-5M5 20h14" />);

const icons = { document: DocumentIcon, picture: PictureIcon, video: VideoIcon };

export function KindIcon({ kind }: Pick<PublicItem, 'kind'>) {
  const Icon = icons[kind];
  return <Icon size="1.75em" />;
}
