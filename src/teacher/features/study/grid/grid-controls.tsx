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
import { Button } from '#ui/primitives/button.tsx';
import { SelectField } from '#ui/primitives/select-field.tsx';
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

function ExportMenu({ grid, isSmall }: { grid: Grid; isSmall: boolean }) {
  const t = useMessages(gridMessages);
  const moreCsv = { label: t('statistics_csv'), save: () => saveStatistics(grid) };
  return (
    <TableMenu
      save={(format) => saveMarks(grid, format)}
      moreCsv={grid.courseware.is_marked ? moreCsv : undefined}
      canPrint
      renderButton={({ children, ...props }) => (
        <Button small={isSmall} look="plain" {...props}>
          <IconDownload {...iconProps} />
          {children}
        </Button>
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
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.controls}>
      {children}
      <Button
        small={isCompact}
        look="plain"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{translateGrid('more')}</span>
        {isOpen ? <IconChevronUp {...iconProps} /> : <IconChevronDown {...iconProps} />}
      </Button>
      <div id={id} className={styles.more} data-open={isOpen || undefined}>
        <SelectField
          small={isCompact}
          aria-label={t('sort_by')}
          data={orders.map((order) => ({ value: order, label: t(`sort_${order}`) }))}
          value={view.order}
          onChange={(value) => onChange({ order: orders.find((order) => order === value) ?? 'number' })}
        />
        <Button
          small={isCompact}
          look="plain"
          aria-pressed={view.hideNames}
          onClick={() => onChange({ hideNames: !view.hideNames })}
        >
          <IconEyeOff {...iconProps} />
          {t('hide_names')}
        </Button>
        <Button
          small={isCompact}
          look="plain"
          aria-label={translateGrid('compact_rows')}
          title={translateGrid('compact_rows')}
          aria-pressed={isCompact}
          onClick={() => onChange({ density: isCompact ? 'comfortable' : 'compact' })}
        >
          <IconBaselineDensitySmall {...iconProps} />
        </Button>
        {isMarked && <LegendButton isSmall={isCompact} />}
        <ExportMenu grid={grid} isSmall={isCompact} />
      </div>
    </div>
  );
}
