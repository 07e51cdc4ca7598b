import { drawIcon } from '#ui/primitives/draw-icon.tsx';

export const PlayIcon = drawIcon(<path d="M8 4.5v15l12-7.5Z" />, true);
export const PauseIcon = drawIcon(<path d="M6.5 5h4v14h-4zm7 0h4v14h-4z" />, true);
export const SoundIcon = drawIcon(
  <path d="M4 9.5h3.5L12 6v12l-4.5-3.5H4zm11.5 0a4 4 0 0 1 0 5m2.5-7.5a7.5 7.5 0 0 1 0 10" />,
);
export const MutedIcon = drawIcon(<path d="M4 9.5h3.5L12 6v12l-4.5-3.5H4zm11.5.5 4.5 4.5m0-4.5-4.5 4.5" />);
