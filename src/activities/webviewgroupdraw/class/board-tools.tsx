import { useState } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import type { StampName } from '#parts/ink/palette.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import type { BoardOwner } from '../board-owners.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';
import { type BoardToExport, withBoards } from './export-boards.view.ts';
import { StickerRow } from './sticker-row.tsx';

type BoardToolsProps = {
  isFrozen: boolean;
  onFreeze: (isFrozen: boolean) => void;
  onAddPage: () => void;
  onGive: (stamp: StampName) => void;
  title: string;
  board_of: BoardOwner;
  boards: readonly BoardToExport[];
  context: ClassProps['context'];
};

/** What the teacher does with all boards at once. */
export function BoardTools(props: BoardToolsProps) {
  const { isFrozen, onFreeze, onAddPage, onGive } = props;
  const t = useMessages(classMessages);
  return (
    <div className={styles.tools} role="group" aria-label={t('tools')}>
      <Button look="soft" onClick={() => onFreeze(!isFrozen)}>
        {t(isFrozen ? 'unfreeze_all' : 'freeze_all')}
      </Button>
      <Button look="soft" onClick={onAddPage}>
        {t(props.board_of === 'class' ? 'add_page' : 'add_page_all')}
      </Button>
      <StickerRow label={t(props.board_of === 'class' ? 'sticker' : 'sticker_all')} onGive={onGive} />
      <ExportButtons {...props} />
    </div>
  );
}

function ExportButtons({ title, board_of, boards, context }: BoardToolsProps) {
  const t = useMessages(classMessages);
  const [busy, setBusy] = useState<'pictures' | 'print'>();
  const save = async (how: 'pictures' | 'print') => {
    setBusy(how);
    try {
      const { printWorks, savePictures } = await import('#parts/ink/export/save-pages.view.ts');
      await withBoards(boards, { board_of, mediaUrl: context.mediaUrl }, (works) =>
        how === 'print' ? printWorks(works, title) : savePictures(works, title),
      );
    } catch {
      showToast('error', t('export_failed'));
    }
    setBusy(undefined);
  };
  if (boards.length === 0) return null;
  return (
    <>
      <Button look="soft" busy={busy === 'pictures'} onClick={() => void save('pictures')}>
        {t('save_pictures')}
      </Button>
      <Button look="soft" busy={busy === 'print'} onClick={() => void save('print')}>
        {t('print')}
      </Button>
    </>
  );
}
