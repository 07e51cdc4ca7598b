import type { RefObject } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ExitFullScreenIcon } from '#ui/primitives/full-screen-icons.tsx';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import { videoMessages } from './messages.ts';

type LeaveFullScreenProps = {
  /** What is shown on the full screen. */
  of: RefObject<HTMLElement | null>;
  className: string | undefined;
  /** The button goes with the full screen: the focus needs another place. */
  onLeave: () => void;
};

/** The way out of the full screen while the controls of the video are hidden; nothing outside of it. */
export function LeaveFullScreen({ of, className, onLeave }: LeaveFullScreenProps) {
  const t = useMessages(videoMessages);
  const { isFull, toggle } = useFullScreen(of);
  if (!isFull) return null;
  function leave(): void {
    toggle();
    onLeave();
  }
  return (
    <div className={className}>
      <Button look="plain" onClick={leave}>
        <ExitFullScreenIcon />
        <span>{t('leave_full_screen')}</span>
      </Button>
    </div>
  );
}
