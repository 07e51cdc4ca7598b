import { type PointerEvent, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { inkMessages } from '../ink-messages.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { Desk } from '../work/create-desk.view.ts';
import type { InkPicture, PagePlace } from '../work/placing.view.ts';
import { PopButton } from './pop-button.tsx';
import { ToolIcon } from './tool-icons.tsx';
import styles from './toolbar.module.css';

type PicturePanelProps = {
  pictures: readonly InkPicture[];
  mediaUrl: (url: string) => string;
  desk: Desk;
  controls: InkControls | undefined;
  /** A picture lies on the page, selected. */
  onChoose: () => void;
};

/** Pictures of the activity: one that is chosen comes into the middle of the view, one that is dragged where it is let go. */
export function PicturePanel({ pictures, mediaUrl, desk, controls, onChoose }: PicturePanelProps) {
  const t = useMessages(inkMessages);
  const place = (picture: InkPicture, where: PagePlace) => {
    const id = desk.placing.picture(where, picture);
    onChoose();
    desk.select(where.page, id);
  };
  return (
    <PopButton label={t('pictures')} face={<ToolIcon group="picture" shape="line" />}>
      {() => (
        <div className={styles.pictures}>
          {pictures.map((picture, index) => (
            <DraggedPicture
              key={picture.url}
              src={mediaUrl(picture.url)}
              name={picture.alt || t('picture_unnamed', { number: index + 1 })}
              onPick={() => place(picture, desk.placing.findMiddle())}
              onDrop={(x, y) => controls && place(picture, controls.findPlace(x, y))}
            />
          ))}
        </div>
      )}
    </PopButton>
  );
}

const draggedPixels = 8;

type DraggedPictureProps = {
  src: string;
  name: string;
  onPick: () => void;
  onDrop: (x: number, y: number) => void;
};

function DraggedPicture({ src, name, onPick, onDrop }: DraggedPictureProps) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const wasDragged = useRef(false);
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (!start.current) return;
    const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
    if (Math.hypot(dx, dy) > draggedPixels) wasDragged.current = true;
    event.currentTarget.style.translate = wasDragged.current ? `${dx}px ${dy}px` : '';
  };
  const end = (event: PointerEvent<HTMLButtonElement>, isDrop: boolean) => {
    event.currentTarget.style.translate = '';
    const panel = event.currentTarget.parentElement?.getBoundingClientRect();
    if (isDrop && wasDragged.current && panel && event.clientY < panel.top)
      onDrop(event.clientX, event.clientY);
    start.current = undefined;
  };
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={name}
      title={name}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, y: event.clientY };
        wasDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onClick={() => !wasDragged.current && onPick()}
    >
      <img src={src} alt="" draggable={false} />
    </button>
  );
}
