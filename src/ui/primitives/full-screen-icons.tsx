import { drawIcon } from '#ui/primitives/draw-icon.tsx';

export const FullScreenIcon = drawIcon(<path d="M4.5 9V4.5H9m6 0h4.5V9m0 6v4.5H15m-6 0H4.5V15" />);
export const ExitFullScreenIcon = drawIcon(<path d="M9 4.5V9H4.5m15 0H15V4.5m0 15V15h4.5m-15 0H9v4.5" />);
