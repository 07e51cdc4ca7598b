import { drawIcon } from '#ui/primitives/draw-icon.tsx';

/** Icons that both apps use. */

export const BackIcon = drawIcon(<path d="m14.5 5-7 7 7 7" />);
export const ForwardIcon = drawIcon(<path d="m9.5 5 7 7-7 7" />);
export const TickIcon = drawIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CrossIcon = drawIcon(<path d="m6.5 6.5 11 11m0-11-11 11" />);
export const PlusIcon = drawIcon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = drawIcon(<path d="M5 12h14" />);
export const PlayIcon = drawIcon(<path d="M8 4.5v15l12-7.5Z" />, true);
export const PauseIcon = drawIcon(<path d="M6.5 5h4v14h-4zm7 0h4v14h-4z" />, true);
