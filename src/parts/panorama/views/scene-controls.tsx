import type { RefObject } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { MinusIcon, PlusIcon } from '#ui/primitives/common-icons.tsx';
import { ExitFullScreenIcon, FullScreenIcon } from '#ui/primitives/full-screen-icons.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import { DeviceIcon } from '../icons.tsx';
import type { Look } from '../look.view.ts';
import { sceneMessages } from '../messages.ts';
import { useGyroscope } from '../use-gyroscope.ts';
import styles from './scene.module.css';

type SceneControlsProps = {
  root: RefObject<HTMLElement | null>;
  readLook: () => Look | undefined;
  zoomBy: (isIn: boolean) => void;
  /** The leader of the class says where to look. */
  isLed: boolean;
};

export function SceneControls({ root, readLook, zoomBy, isLed }: SceneControlsProps) {
  const t = useMessages(sceneMessages);
  const gyroscope = useGyroscope(readLook, isLed);
  const fullScreen = useFullScreen(root);
  return (
    <div className={styles.controls}>
      {gyroscope.isOffered && (
        <IconButton
          aria-label={t('move_device')}
          aria-pressed={gyroscope.isOn}
          onClick={() => void gyroscope.toggle()}
        >
          <DeviceIcon />
        </IconButton>
      )}
      <IconButton aria-label={t('zoom_in')} onClick={() => zoomBy(true)}>
        <PlusIcon />
      </IconButton>
      <IconButton aria-label={t('zoom_out')} onClick={() => zoomBy(false)}>
        <MinusIcon />
      </IconButton>
      {fullScreen.isOffered && (
        <IconButton
          aria-label={t(fullScreen.isFull ? 'leave_full_screen' : 'full_screen')}
          onClick={fullScreen.toggle}
        >
          {fullScreen.isFull ? <ExitFullScreenIcon /> : <FullScreenIcon />}
        </IconButton>
      )}
    </div>
  );
}
