import { type ReactNode, useSyncExternalStore } from 'react';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { BackIcon, ForwardIcon } from '#ui/primitives/common-icons.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { zoomStep } from '../canvas-keys.ts';
import type { ExportedWork } from '../export/save-pages.view.ts';
import { inkMessages } from '../ink-messages.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { OwnHistory } from '../own-history.ts';
import { listGroups, type ToolChoice, type ToolOffer } from '../tool-choice.ts';
import type { Desk } from '../work/create-desk.view.ts';
import type { InkPicture } from '../work/placing.view.ts';
import { PopButton } from './pop-button.tsx';
import { RadioRow } from './radio-row.tsx';
import { SelectionOptions } from './selection-options.tsx';
import { FingerIcon, ListIcon, MoreIcon, RedoIcon, ToolIcon, UndoIcon, ZoomIcon } from './tool-icons.tsx';
import { ToolOptions } from './tool-options.tsx';
import styles from './toolbar.module.css';

const PicturePanel = createLateComponent(async () => (await import('./picture-panel.tsx')).PicturePanel);
const ExportRows = createLateComponent(async () => (await import('./export-rows.tsx')).ExportRows);
export const loadToolbarPanels = () => Promise.all([PicturePanel.load(), ExportRows.load()]);

export type PenSettings = {
  /** Undefined until a pen was seen. */
  isPenMode: boolean | undefined;
  usesPressure: boolean;
};

type ToolbarProps = {
  choice: ToolChoice;
  offer: ToolOffer;
  pictures: readonly InkPicture[];
  mediaUrl: (url: string) => string;
  onChoose: (choice: ToolChoice) => void;
  controls: InkControls | undefined;
  history: OwnHistory | undefined;
  /** Absent: nothing may be drawn, and there are no tools. */
  desk: Desk | undefined;
  isReadOnly: boolean;
  pen: PenSettings;
  onPen: (pen: PenSettings) => void;
  page: number;
  pageCount: number;
  list: { isOpen: boolean; toggle: () => void };
  /** What can be saved and printed; absent: nothing. */
  exported: ExportedWork | undefined;
  end?: ReactNode;
};

/** The tools of a drawing, below it. */
export function Toolbar(props: ToolbarProps) {
  const { choice, offer, onChoose, desk, history, isReadOnly, pictures, mediaUrl, end } = props;
  const t = useMessages(inkMessages);
  const groups = listGroups(offer.tools).filter((group) => group !== 'picture' || pictures.length > 0);
  return (
    <div className={styles.bar} data-ink-bar role="toolbar" aria-label={t('toolbar')}>
      {!isReadOnly && (
        <div className={styles.tools}>
          <RadioRow
            label={t('tools')}
            value={choice.group}
            choices={groups.map((group) => ({
              value: group,
              label: t(group),
              face: <ToolIcon group={group} shape={choice.shape} />,
            }))}
            onChoose={(group) => onChoose({ ...choice, group })}
          />
        </div>
      )}
      <div className={styles.options}>
        {!isReadOnly && <ToolOptions choice={choice} offer={offer} onChange={onChoose} />}
        {!isReadOnly && choice.group === 'picture' && desk && (
          <PicturePanel
            pictures={pictures}
            mediaUrl={mediaUrl}
            desk={desk}
            controls={props.controls}
            onChoose={() => onChoose({ ...choice, group: 'select' })}
          />
        )}
        {choice.group === 'select' && desk && <SelectionOptions desk={desk} />}
      </div>
      <div className={styles.fixed}>
        {!isReadOnly && history && <UndoButtons history={history} desk={desk} />}
        <PageButtons {...props} />
        <ViewButtons {...props} />
        {end !== undefined && <div>{end}</div>}
      </div>
    </div>
  );
}

function UndoButtons({ history, desk }: { history: OwnHistory; desk: Desk | undefined }) {
  const t = useMessages(inkMessages);
  const { canUndo, canRedo } = useSyncExternalStore(history.subscribe, history.state);
  const run = (step: () => void) => {
    desk?.selection.keep();
    step();
  };
  return (
    <>
      <IconButton
        aria-label={t('undo')}
        title={t('undo')}
        aria-disabled={!canUndo}
        onClick={() => run(() => history.undo())}
      >
        <UndoIcon />
      </IconButton>
      <IconButton
        aria-label={t('redo')}
        title={t('redo')}
        aria-disabled={!canRedo}
        onClick={() => run(() => history.redo())}
      >
        <RedoIcon />
      </IconButton>
    </>
  );
}

function PageButtons({ controls, page, pageCount }: ToolbarProps) {
  const t = useMessages(inkMessages);
  if (pageCount < 2) return null;
  return (
    <>
      <IconButton
        aria-label={t('previous_page')}
        title={t('previous_page')}
        disabled={page === 0}
        onClick={() => controls?.showPage(page - 1)}
      >
        <BackIcon />
      </IconButton>
      <span className={styles.pages}>{t('page_of', { page: page + 1, count: pageCount })}</span>
      <IconButton
        aria-label={t('next_page')}
        title={t('next_page')}
        disabled={page === pageCount - 1}
        onClick={() => controls?.showPage(page + 1)}
      >
        <ForwardIcon />
      </IconButton>
    </>
  );
}

function ViewButtons({ controls, pen, onPen, isReadOnly, list, exported, page }: ToolbarProps) {
  const t = useMessages(inkMessages);
  const { isPenMode, usesPressure } = pen;
  const views = [
    { name: 'zoom_in', run: () => controls?.zoomBy(zoomStep) },
    { name: 'zoom_out', run: () => controls?.zoomBy(1 / zoomStep) },
    { name: 'fit_page', run: () => controls?.fit('page') },
    { name: 'fit_width', run: () => controls?.fit('width') },
  ] as const;
  return (
    <>
      {isPenMode !== undefined && !isReadOnly && (
        <IconButton
          aria-label={t('pen_mode')}
          title={t('pen_mode')}
          aria-pressed={isPenMode}
          onClick={() => onPen({ ...pen, isPenMode: !isPenMode })}
        >
          <FingerIcon />
        </IconButton>
      )}
      <IconButton aria-label={t('list')} title={t('list')} aria-expanded={list.isOpen} onClick={list.toggle}>
        <ListIcon />
      </IconButton>
      <PopButton label={t('zoom')} face={<ZoomIcon />}>
        {() => (
          <div className={styles.column}>
            {views.map(({ name, run }) => (
              <button key={name} type="button" className={styles.row} onClick={run}>
                {t(name)}
              </button>
            ))}
          </div>
        )}
      </PopButton>
      {(!isReadOnly || exported) && (
        <PopButton label={t('more')} face={<MoreIcon />}>
          {() => (
            <div className={styles.column}>
              {!isReadOnly && (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={usesPressure}
                    onChange={({ currentTarget }) => onPen({ ...pen, usesPressure: currentTarget.checked })}
                  />
                  <span>{t('pressure')}</span>
                </label>
              )}
              {exported && <ExportRows work={exported} page={page} />}
            </div>
          )}
        </PopButton>
      )}
    </>
  );
}
