import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import { spotIcons } from '../icons.tsx';
import { sceneMessages } from '../messages.ts';
import type { Place, SceneSpot } from '../scene-model.ts';
import styles from './spots.module.css';
import { useSpotDrag } from './use-spot-drag.ts';

const keyStep = 0.005;
const largeKeyStep = 0.025;
const stepByKey = new Map<string, Place>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

type SpotButtonProps = {
  spot: SceneSpot;
  isChosen: boolean;
  /** The place below a point of the window; undefined beside the picture. */
  findPlace: (clientX: number, clientY: number) => Place | undefined;
  /** While it is dragged, and with undefined when it is let go. */
  onDrag: (at: Place | undefined) => void;
  onChoose: (id: string) => void;
  onMove: ((id: string, at: Place) => void) | undefined;
  /** The keyboard has reached it. */
  onReach: (at: Place) => void;
};

/** A spot over a scene. Where it may be moved: by dragging, and by arrow keys. */
export function SpotButton(props: SpotButtonProps) {
  const { spot, isChosen, onMove } = props;
  const { id, at, kind, label, isDone } = spot;
  const t = useMessages(sceneMessages);
  const Icon = spotIcons[kind];
  const drag = useSpotDrag({
    findPlace: props.findPlace,
    onDrag: props.onDrag,
    onDrop: onMove && ((to: Place) => onMove(id, to)),
  });

  const handleKey = (event: KeyboardEvent) => {
    const step = stepByKey.get(pressedKey(event));
    if (!onMove || !step || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const size = event.shiftKey ? largeKeyStep : keyStep;
    const move = (share: number, by: number) => Math.min(1, Math.max(0, share + by * size));
    onMove(id, { x: move(at.x, step.x), y: move(at.y, step.y) });
  };
  const handleClick = (event: MouseEvent) => {
    // Keys click without a count.
    if (event.detail === 0 || !drag.wasDragged()) props.onChoose(id);
  };
  const handleFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) props.onReach(at);
  };
  const name = t(isDone ? 'spot_done' : 'spot', { kind: t(`kind_${kind}`), label });
  return (
    <button
      type="button"
      className={styles.spot}
      aria-label={name}
      aria-current={isChosen || undefined}
      data-kind={kind}
      data-done={isDone || undefined}
      data-movable={onMove ? true : undefined}
      onClick={handleClick}
      onFocus={handleFocus}
      onKeyDown={handleKey}
      onPointerDown={(event: PointerEvent<HTMLElement>) => drag.press(event)}
      onPointerMove={drag.move}
      onPointerUp={drag.release}
      onPointerCancel={drag.release}
    >
      <span className={styles.disc}>{isDone ? <TickIcon /> : <Icon />}</span>
      <span className={styles.label}>{label}</span>
    </button>
  );
}
