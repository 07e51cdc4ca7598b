import { PlayIcon } from '#ui/primitives/common-icons.tsx';
import { drawIcon } from '#ui/primitives/draw-icon.tsx';
import type { SpotKind } from './scene-model.ts';

const InfoIcon = drawIcon(<path d="M12 11v6m0-10.2v.2" />);
const QuestionIcon = drawIcon(<path d="M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.1.7-1.7 1.4-1.7 2.5m0 3.3v.2" />);
const StopIcon = drawIcon(<path d="M5 12h13m-5.5-6 6 6-6 6" />);
const PictureIcon = drawIcon(<path d="M4 6h16v12H4Zm0 10 5-5 4 4 2.5-2.5L20 17" />);

export const spotIcons: Record<SpotKind, typeof InfoIcon> = {
  info: InfoIcon,
  question: QuestionIcon,
  stop: StopIcon,
  video: PlayIcon,
  picture: PictureIcon,
};

export const DeviceIcon = drawIcon(
  <path d="M9 4h6v16H9Zm-3.5 4.5L3 11l2.5 2.5m13-5L21 11l-2.5 2.5M11.5 17h1" />,
);
