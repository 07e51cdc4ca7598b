import { drawIcon } from '#ui/primitives/draw-icon.tsx';

/** Signs of the player; the words beside them say what they mean. */

export const TickIcon = drawIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CrossIcon = drawIcon(<path d="m6.5 6.5 11 11m0-11-11 11" />);
export const PartIcon = drawIcon(<path d="M5 12h14" />);
export const FlagIcon = drawIcon(<path d="M6 21V4c4-2.5 7 2.5 12 0v10c-5 2.5-8-2.5-12 0" />);
export const ClockIcon = drawIcon(<path d="M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z" />);
export const BackIcon = drawIcon(<path d="m14.5 5-7 7 7 7" />);
export const ForwardIcon = drawIcon(<path d="m9.5 5 7 7-7 7" />);
export const ZoomIcon = drawIcon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5M10.5 8v5M8 10.5h5" />,
);
export const PlayIcon = drawIcon(<path d="M8 4.5v15l12-7.5Z" />, true);
export const PauseIcon = drawIcon(<path d="M6.5 5h4v14h-4zm7 0h4v14h-4z" />, true);
export const RewindIcon = drawIcon(<path d="M4.5 5v5h5M5 10a8 8 0 1 1-1 5" />);
