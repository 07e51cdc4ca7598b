import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import {
  IconBaselineDensitySmall,
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconEyeOff,
} from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { saveMarks, saveStatistics } from '#teacher/features/study/marks-file/save-marks.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { TableMenu } from '#teacher/shared/tables/table-menu.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { gridMessages } from '../grid-messages.ts';
import type { Grid, GridOrder } from '../grid-model.ts';
import styles from './grid-controls.module.css';
import { LegendButton } from './grid-legend.tsx';
import type { Density } from './use-density.ts';

/** The view settings of the grid. */
export type GridView = { order: GridOrder; hideNames: boolean; density: Density };

const markedOrders: readonly GridOrder[] = ['number', 'score', 'progress'];
const readingOrders: readonly GridOrder[] = ['number', 'progress'];
const iconProps = { size: 18, 'aria-hidden': true } as const;

function ExportMenu({ grid, size }: { grid: Grid; size: string }) {
  const t = useMessages(gridMessages);
  const moreCsv = { label: t('statistics_csv'), save: () => saveStatistics(grid) };
  return (
    <TableMenu
      save={(format) => saveMarks(grid, format)}
      moreCsv={grid.courseware.is_marked ? moreCsv : undefined}
      canPrint
      renderButton={(props) => (
        <Button size={size} variant="default" leftSection={<IconDownload {...iconProps} />} {...props} />
      )}
    />
  );
}

type GridControlsProps = {
  /** With sorted rows: exported files have the same order. */
  grid: Grid;
  view: GridView;
  onChange: (change: Partial<GridView>) => void;
  /** Shown before the view settings. */
  children: ReactNode;
};

/** Order, names, density, legend and export of the grid. Phones fold these behind a button. */
export function GridControls({ grid, view, onChange, children }: GridControlsProps) {
  const t = useMessages(studyMessages);
  const translateGrid = useMessages(gridMessages);
  const isMarked = grid.courseware.is_marked;
  const orders = isMarked ? markedOrders : readingOrders;
  const isCompact = view.density === 'compact';
  const size = isCompact ? 'xs' : 'md';
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.controls}>
      {children}
      <Button
        size={size}
        variant="default"
        className={styles.fold ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={isOpen ? <IconChevronUp {...iconProps} /> : <IconChevronDown {...iconProps} />}
        onClick={() => setOpen(!isOpen)}
      >
        {translateGrid('more')}
      </Button>
      <div id={id} className={styles.more} data-open={isOpen || undefined}>
        <NativeSelect
          size={size}
          aria-label={t('sort_by')}
          data={orders.map((order) => ({ value: order, label: t(`sort_${order}`) }))}
          value={view.order}
          onChange={({ currentTarget: { value } }) =>
            onChange({ order: orders.find((order) => order === value) ?? 'number' })
          }
          w={isCompact ? 165 : 230}
        />
        <Button
          size={size}
          variant={view.hideNames ? 'outline' : 'default'}
          leftSection={<IconEyeOff {...iconProps} />}
          aria-pressed={view.hideNames}
          onClick={() => onChange({ hideNames: !view.hideNames })}
        >
          {t('hide_names')}
        </Button>
        <ActionIcon
          size={isCompact ? 30 : 44}
          variant={isCompact ? 'outline' : 'default'}
          aria-label={translateGrid('compact_rows')}
          title={translateGrid('compact_rows')}
          aria-pressed={isCompact}
          onClick={() => onChange({ density: isCompact ? 'comfortable' : 'compact' })}
        >
          <IconBaselineDensitySmall {...iconProps} />
        </ActionIcon>
        {isMarked && <LegendButton size={size} />}
        <ExportMenu grid={grid} size={size} />
      </div>
    </div>
  );
}
