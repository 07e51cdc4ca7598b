import { Button, Menu, SegmentedControl, Switch } from '@mantine/core';
import type { ClassProps } from '#form/activity-views.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { Wall } from '../model.ts';
import type { WallColumn } from '../wall/shown-cards.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';
import { drawWall } from './draw-wall.view.ts';
import { makeWallTable } from './wall-table.view.ts';

export type CardFilter = 'all' | 'waiting' | 'hidden';

type WallToolsProps = {
  filter: CardFilter;
  onFilter: (filter: CardFilter) => void;
  waitingCount: number;
  onApproveAll: () => void;
  isFrozen: boolean;
  onFreeze: (isFrozen: boolean) => void;
  exportProps: ExportProps;
  projectorUrl: string;
};

/** Approve all, freeze, filter, projector and export. */
export function WallTools(props: WallToolsProps) {
  const { filter, onFilter, waitingCount, onApproveAll, isFrozen, onFreeze, exportProps, projectorUrl } =
    props;
  const t = useMessages(classMessages);
  return (
    <section className={styles.tools} aria-label={t('tools')}>
      <SegmentedControl
        aria-label={t('show')}
        value={filter}
        data={[
          { value: 'all' as const, label: t('all') },
          { value: 'waiting' as const, label: `${t('only_waiting')} ${waitingCount}` },
          { value: 'hidden' as const, label: t('only_hidden') },
        ]}
        onChange={onFilter}
      />
      {waitingCount > 0 && (
        <>
          <p role="status" className="el-visually-hidden">
            {t('waiting_count', { count: waitingCount })}
          </p>
          <Button onClick={onApproveAll}>{t('approve_all')}</Button>
        </>
      )}
      <span className={styles.space} />
      <Switch
        label={t(isFrozen ? 'frozen' : 'freeze')}
        checked={isFrozen}
        onChange={(event) => onFreeze(event.currentTarget.checked)}
      />
      <ExportMenu {...exportProps} />
      <Button component="a" variant="light" href={projectorUrl} target="_blank">
        {t('project')}
      </Button>
    </section>
  );
}

type ExportProps = {
  wall: Wall;
  title: string;
  columns: readonly WallColumn[];
  nameOf: (userId: number) => string;
  fileUrl: (id: number) => string;
  saveTable: ClassProps['saveTable'];
};

function savePicture(blob: Blob, title: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'wall'}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The wall as a picture, on paper, or with all its cards as a workbook. The first two show what classmates see. */
function ExportMenu({ wall, title, columns, nameOf, fileUrl, saveTable }: ExportProps) {
  const t = useMessages(classMessages);
  const { dateTime } = useFormats();
  const drawAndSave = async () => {
    try {
      const getAuthorName = (card: { by: number | null }) =>
        wall.is_anonymous || card.by === null ? '' : nameOf(card.by);
      savePicture(await drawWall({ prompt: wall.prompt, columns, nameOf: getAuthorName, fileUrl }), title);
    } catch {
      showToast('error', t('export_failed'));
    }
  };
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default">{t('export')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void drawAndSave()}>{t('export_picture')}</Menu.Item>
        <Menu.Item onClick={() => setTimeout(() => window.print(), 300)}>{t('export_pdf')}</Menu.Item>
        <Menu.Item onClick={() => void saveTable(makeWallTable(columns, nameOf, dateTime), 'xlsx')}>
          {t('export_workbook')}
        </Menu.Item>
        <Menu.Item onClick={() => void saveTable(makeWallTable(columns, nameOf, dateTime), 'csv')}>
          {t('export_csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
