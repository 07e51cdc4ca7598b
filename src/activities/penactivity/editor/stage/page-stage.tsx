import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import type { Box } from '#parts/ink/boxes.ts';
import type { Image } from '#parts/stored-media/model.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { regionsMax } from '../../limits.ts';
import type { WorksheetPage, WorksheetRegion } from '../../model.ts';
import { toPageSize } from '../../page-size.ts';
import { findFreeBox } from '../changes.ts';
import { editorMessages } from '../editor-messages.ts';
import { changeByKey } from './drag-box.ts';
import { RegionFrame } from './region-frame.tsx';
import styles from './stage.module.css';
import { toStyle } from './to-style.ts';
import { useBoxDrag } from './use-box-drag.ts';

type PageStageProps = {
  page: WorksheetPage;
  image: Image;
  pageNumber: number;
  /** Numbers of the regions, by id. */
  numberById: ReadonlyMap<string, number>;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  onAdd: (box: Box) => void;
  onChangeBox: (id: string, box: Box) => void;
  onRemove: (region: WorksheetRegion) => void;
  onRemovePage: () => void;
};

/** One page, large, with its regions over it. */
export function PageStage(props: PageStageProps) {
  const { page, image, pageNumber, numberById, chosenId, onChoose, onAdd, onChangeBox, onRemove } = props;
  const t = useMessages(editorMessages);
  const formats = useFormats();
  const hintId = useId();
  const size = toPageSize(image);
  const isFull = page.regions.length >= regionsMax;
  const { stage, dragged, beginMove, beginResize, stageHandlers } = useBoxDrag({
    size,
    onDraw: (box) => !isFull && onAdd(box),
    onChange: onChangeBox,
  });

  function handleKey(event: KeyboardEvent, region: WorksheetRegion): void {
    const key = pressedKey(event);
    const box = changeByKey(region.box, { key, shiftKey: event.shiftKey }, size);
    if (box) onChangeBox(region.id, box);
    else if (key === 'Delete' || key === 'Backspace') onRemove(region);
    else return;
    event.preventDefault();
  }

  const chosen = page.regions.find(({ id }) => id === chosenId);
  const share = (part: number, whole: number) => formats.number(Math.round((part / whole) * 100));
  return (
    <section className={styles.section} aria-label={t('page_number', { number: pageNumber })}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('page_number', { number: pageNumber })}</h2>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={isFull}
          onClick={() => onAdd(findFreeBox(page, size))}
        >
          {t('add_region')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={props.onRemovePage}
        >
          {t('leave_out_page')}
        </Button>
      </header>
      <p className={styles.hint} id={hintId}>
        {t('stage_hint')}
      </p>
      <div
        ref={stage}
        className={styles.stage}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        {...stageHandlers}
      >
        <img className={styles.picture} src={mediaUrl(image.url)} alt="" draggable={false} />
        {page.regions.map((region) => (
          <RegionFrame
            key={region.id}
            {...region}
            box={dragged?.id === region.id ? dragged.box : region.box}
            size={size}
            number={numberById.get(region.id) ?? 0}
            isChosen={region.id === chosenId}
            hintId={hintId}
            onChoose={() => onChoose(region.id)}
            onMoveStart={(event) => beginMove(event, region.id, region.box)}
            onResizeStart={(event, edges) => beginResize(event, region.id, region.box, edges)}
            onKeyDown={(event) => handleKey(event, region)}
          />
        ))}
        {dragged && dragged.id === undefined && (
          <div className={styles.drawn} style={toStyle(dragged.box, size)} />
        )}
      </div>
      <p className="el-visually-hidden" role="status">
        {chosen &&
          t('region_place', {
            left: share(chosen.box[0], size.width),
            top: share(chosen.box[1], size.height),
            width: share(chosen.box[2] - chosen.box[0], size.width),
            height: share(chosen.box[3] - chosen.box[1], size.height),
          })}
      </p>
    </section>
  );
}
