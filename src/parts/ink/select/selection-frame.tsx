import type { CSSProperties } from 'react';
import { useSyncExternalStore } from 'react';
import type { Box } from '../boxes.ts';
import type { Selection } from './selection.view.ts';
import { cornerOf, corners } from './selection-boxes.ts';
import styles from './selection-frame.module.css';

const place = ([left, top, right, bottom]: Box): CSSProperties => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});

/** The frame and the handles of what is selected on a page. Pointers go through to the canvas, keys have their own. */
export function SelectionFrame({ selection, page }: { selection: Selection; page: number }) {
  const state = useSyncExternalStore(selection.subscribe, selection.state);
  if (state.page !== page) return null;
  const { box, lasso } = state;
  return (
    <div aria-hidden="true">
      {lasso && <div className={styles.lasso} style={place(lasso)} />}
      {box && (
        <div className={styles.frame} style={place(box)}>
          {corners.map((corner) => {
            const [x, y] = cornerOf([0, 0, 100, 100], corner);
            return (
              <span
                key={corner}
                className={styles.handle}
                style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
                data-corner={corner}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}
