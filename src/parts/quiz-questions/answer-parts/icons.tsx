import { drawIcon } from '#ui/primitives/draw-icon.tsx';

/** Icons of the player, each with words beside it. */

export const PartIcon = drawIcon(<path d="M5 12h14" />);
export const PenIcon = drawIcon(<path d="m5 19 1-4L16 5l3 3L9 18Z" />);
export const FlagIcon = drawIcon(<path d="M6 21V4c4-2.5 7 2.5 12 0v10c-5 2.5-8-2.5-12 0" />);
export const ClockIcon = drawIcon(<path d="M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z" />);
export const ZoomIcon = drawIcon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5M10.5 8v5M8 10.5h5" />,
);
export const RewindIcon = drawIcon(<path d="M4.5 5v5h5M5 10a8 8 0 1 1-1 5" />);
