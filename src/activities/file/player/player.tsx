import { useRef, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import { readMinMs } from '#parts/part-times/limits.ts';
import type { PartTimes } from '#parts/part-times/model.ts';
import { parsePartTimes } from '#parts/part-times/parse-part-times.ts';
import { usePartTimes } from '#parts/part-times/use-part-times.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { useElementSize } from '#ui/primitives/use-element-size.ts';
import type { PublicFiles } from '../model.ts';
import { FileList } from './file-list.tsx';
import { FileStage } from './file-stage.tsx';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type Props = PlayerProps<PublicFiles, never, PartTimes>;

/** In CSS pixels. In a narrower player, the list and the file are shown one at a time. */
const sideBySideMinWidth = 720;

/** The files in a list with the open file beside it; a single file fills the width. */
export function Player({ content, mode, traceAndFiles, context: { mediaUrl }, onSubmit }: Props) {
  const t = useMessages(playerMessages);
  const root = useRef<HTMLDivElement>(null);
  const size = useElementSize(root);
  const { earlierTimes, show } = usePartTimes({ mode, traceAndFiles });
  const [openId, setOpenId] = useState<string>();
  const { items } = content;
  const isSingleFile = items.length === 1;
  const isSideBySide = size !== undefined && size.width >= sideBySideMinWidth;
  const findItem = (id: string | undefined) => items.find((item) => item.id === id);
  const openItem =
    findItem(openId) ??
    (isSingleFile || isSideBySide ? (findItem(earlierTimes.last) ?? items[0]) : undefined);
  const readMsByItem = parsePartTimes(traceAndFiles.trace).parts;
  // With one file, the page's own button ends the attempt.
  const doneButton = mode === 'work' && (
    // The second tap of a double tap on the previous button must not end the attempt.
    <Button look="soft" onClick={({ detail }) => detail < 2 && onSubmit('now')}>
      {t('done')}
    </Button>
  );
  if (items.length === 0) return <p>{t('no_files')}</p>;
  return (
    <div ref={root} className={styles.player} data-beside={(isSideBySide && !isSingleFile) || undefined}>
      {!isSingleFile && (isSideBySide || !openItem) && (
        <FileList
          items={items}
          openId={openItem?.id}
          openedIds={items
            .filter(({ id }) => (findOwn(readMsByItem, id) ?? 0) >= readMinMs)
            .map(({ id }) => id)}
          onOpen={setOpenId}
        >
          {doneButton}
        </FileList>
      )}
      {openItem && size && (
        <FileStage
          key={openItem.id}
          item={openItem}
          mediaUrl={mediaUrl}
          onShow={show}
          {...(isSingleFile || isSideBySide ? {} : { onBack: () => setOpenId(undefined) })}
        />
      )}
    </div>
  );
}
