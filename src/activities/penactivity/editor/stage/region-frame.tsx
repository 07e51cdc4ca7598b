import type { KeyboardEvent, PointerEvent } from 'react';
import type { Box } from '#parts/ink/boxes.ts';
import type { PageSize } from '#parts/ink/pages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../editor-messages.ts';
import { type Edges, handles } from './drag-box.ts';
import styles from './stage.module.css';
import { toStyle } from './to-style.ts';

type RegionFrameProps = {
  id: string;
  box: Box;
  size: PageSize;
  number: number;
  name: string;
  score: number | null;
  isChosen: boolean;
  hintId: string;
  onChoose: () => void;
  onMoveStart: (event: PointerEvent) => void;
  onResizeStart: (event: PointerEvent, edges: Edges) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A region on the page: a pointer moves and resizes it, and so do keys while it has the focus. */
export function RegionFrame(props: RegionFrameProps) {
  const { id, box, size, number, name, score, isChosen, hintId } = props;
  const t = useMessages(editorMessages);
  const formats = useFormats();
  const points = formats.number(score ?? 0);
  return (
    <div className={styles.region} style={toStyle(box, size)} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.frame}
        data-region={id}
        aria-describedby={hintId}
        aria-current={isChosen || undefined}
        onFocus={props.onChoose}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.focus();
          props.onMoveStart(event);
        }}
        onKeyDown={props.onKeyDown}
      >
        <span className="el-visually-hidden">
          {t(name === '' ? 'region_label' : 'region_label_named', { number, name, points })}
        </span>
        <span className={styles.badge} aria-hidden="true">
          <b>{number}</b>
          <span>{t('points_short', { points })}</span>
        </span>
      </button>
      {isChosen &&
        handles.map((edges) => (
          <span
            key={`${edges.x} ${edges.y}`}
            className={styles.handle}
            data-x={edges.x}
            data-y={edges.y}
            onPointerDown={(event) => {
              event.stopPropagation();
              props.onResizeStart(event, edges);
            }}
          />
        ))}
    </div>
  );
}
