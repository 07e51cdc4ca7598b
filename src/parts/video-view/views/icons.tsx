import { drawIcon } from '#ui/primitives/draw-icon.tsx';

export const SoundIcon = drawIcon(
  <path d="M4 9.5h3.5L12 6v12l-4.5-3.5H4zm11.5 0a4 4 0 0 1 0 5m2.5-7.5a7.5 7.5 0 0 1 0 10" />,
);
export const MutedIcon = drawIcon(<path d="M4 9.5h3.5L12 6v12l-4.5-3.5H4zm11.5.5 4.5 4.5m0-4.5-4.5 4.5" />);
export const CaptionsIcon = drawIcon(
  <path d="M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2m5.5 4.7a2 2 0 1 0 0 2.6m7-2.6a2 2 0 1 0 0 2.6" />,
);
