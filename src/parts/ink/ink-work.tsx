import { type ReactNode, useState } from 'react';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useLoaded } from '#ui/browser/use-loaded.ts';
import type { Box } from './boxes.ts';
import { InkCanvas } from './ink-canvas.tsx';
import { limitToCrowd } from './ink-presence.ts';
import type { InkControls } from './ink-surface.view.ts';
import type { InkTool } from './ink-tool.ts';
import styles from './ink-work.module.css';
import { OthersNews } from './list/others-news.tsx';
import type { DrawnValue } from './model.ts';
import type { InkPage } from './pages.ts';
import type { InkColour } from './palette.ts';
import type { PictureAddresses } from './picture-store.view.ts';
import { useItemCounts } from './regions/use-item-counts.ts';
import { SelectionFrame } from './select/selection-frame.tsx';
import { TextEditor } from './text/text-editor.tsx';
import {
  type InkWorkTool,
  listGroups,
  type ToolChoice,
  type ToolGroup,
  type ToolOffer,
  toCanvasTool,
  usualOffer,
} from './tool-choice.ts';
import { loadToolbarPanels, type PenSettings, Toolbar } from './tools/toolbar.tsx';
import type { Desk } from './work/create-desk.view.ts';
import { createPlacer, type InkPlacer } from './work/create-placer.view.ts';
import { handleWorkKey } from './work/handle-work-key.view.ts';
import type { InkPicture } from './work/placing.view.ts';
import type { WorkSpace } from './work/use-desk.ts';
import { useInkWork } from './work/use-ink-work.ts';

export type InkWorkProps = {
  /** Name for screen readers. */
  label: string;
  /** The same array while nothing changes. */
  pages: readonly InkPage[];
  /** The lowest first, with the spaces of `useOpenSpace`. */
  layers: readonly { name: string; space: WorkSpace }[];
  /** Name of the layer that this person draws on; absent: everything is only looked at. */
  writesTo?: string | undefined;
  /** User id of this person. */
  me: number;
  /** The same object while nothing changes. */
  addresses: PictureAddresses;
  /** What the activity allows; absent: everything. */
  tools?: readonly InkWorkTool[];
  colours?: readonly InkColour[];
  /** Of pens and shapes, in units. */
  widths?: readonly number[];
  /** Own stamps with words. */
  wordStamps?: readonly string[];
  /** Pictures that the activity offers. */
  pictures?: readonly InkPicture[];
  /** Names of people whom the viewer may know; empty for others. */
  nameOf?: (userId: number) => string;
  /** The tool that is chosen at first; absent: the first of the toolbar. */
  firstTool?: ToolGroup;
  /**
   * What the activity offers to be put on the page, between page and toolbar; only where something may be drawn. It has its
   * height before there is a placer, because the page is fitted into what is left.
   */
  renderTray?: (placer: InkPlacer | undefined) => ReactNode;
  /** What of the first page is seen at first. */
  fits?: 'page' | 'width';
  initialPage?: number;
  /** A part of that page which is shown as large as it fits. */
  initialBox?: Box;
  /** With it, `onItems` is told how many items each question has. As `questionOf` of the space. */
  questionOf?: (value: DrawnValue) => string | undefined;
  onItems?: (questionId: string, count: number) => void;
  /** Name of files that are saved; absent: nothing is saved or printed from here. */
  exportName?: string;
  onShownPage?: (page: number) => void;
  /** Laid over a page, in its units. */
  renderOver?: (page: number) => ReactNode;
  /** Given what moves the view, once the canvas is there. */
  onControls?: (controls: InkControls | undefined) => void;
  /** At the end of the toolbar. */
  toolbarEnd?: ReactNode;
};

const ItemList = createLateComponent(async () => (await import('./list/item-list.tsx')).ItemList);
const loadPanels = () => Promise.all([ItemList.load(), loadToolbarPanels()]);
const panTool: InkTool = { kind: 'pan' };
const noPictures: readonly InkPicture[] = [];
const noName = () => '';
/** The list covers most of a phone. */
const phoneQuery = '(max-width: 37.5em)';
const addedGroups: readonly ToolGroup[] = ['text', 'shape', 'stamp'];

/** What the list offers to put on the page. */
const listAddedGroups = ({ tools }: ToolOffer): ToolGroup[] =>
  addedGroups.filter((group) => listGroups(tools).includes(group));

function chooseTool(choice: ToolChoice, desk: Desk | undefined): InkTool {
  const tool = toCanvasTool(choice);
  if (tool || !desk) return tool ?? panTool;
  if (choice.group === 'text') return desk.tools.text;
  return choice.group === 'stamp' ? desk.tools.stamp : desk.tools.select;
}

const chooseOffer = ({ tools, colours, widths, wordStamps }: InkWorkProps): ToolOffer => ({
  tools: tools ?? usualOffer.tools,
  colours: colours ?? usualOffer.colours,
  widths: widths ?? usualOffer.widths,
  wordStamps: wordStamps ?? usualOffer.wordStamps,
});

/** A drawing with all that belongs to it: canvas, tools, undo, selection, texts, keys. */
export function InkWork(props: InkWorkProps) {
  const { label, pages, layers, me, addresses, writesTo, pictures = noPictures, nameOf = noName } = props;
  const offer = chooseOffer(props);
  const layer = layers.findIndex(({ name }) => name === writesTo);
  const space = layers[layer]?.space;
  const isReadOnly = space === undefined;
  const work = useInkWork({ space, layer, me, offer, firstTool: props.firstTool });
  const { choice, choose, controls, desk, history } = work;
  const [pen, setPen] = useState<PenSettings>({ isPenMode: undefined, usesPressure: true });
  const [page, setPage] = useState(props.initialPage ?? 0);
  const [isListOpen, setListOpen] = useState(false);
  const { questionOf, onItems } = props;
  // Ahead of their use, because the network may be away by then.
  useLoaded(loadPanels, controls !== undefined);
  useItemCounts(space, questionOf && onItems && { questionOf, onItems });

  return (
    <div
      className={styles.work}
      onKeyDownCapture={(event) =>
        handleWorkKey(event, { controls, history, desk, choice, tools: offer.tools, onChoose: choose })
      }
    >
      <div className={styles.stage}>
        <div className={styles.canvas}>
          <InkCanvas
            label={label}
            pages={pages}
            layers={layers}
            tool={isReadOnly ? panTool : chooseTool(choice, desk)}
            writesTo={writesTo}
            me={me}
            addresses={addresses}
            isPenMode={pen.isPenMode ?? false}
            onPenMode={(isPenMode) => setPen((current) => ({ ...current, isPenMode }))}
            usesPressure={pen.usesPressure}
            onWrite={(writes) => history?.write(writes)}
            onPresence={(presence) =>
              space?.sendPresence(limitToCrowd(presence, space.state().presence.size))
            }
            nameOf={nameOf}
            fits={props.fits ?? 'page'}
            firstPage={props.initialPage ?? 0}
            firstBox={props.initialBox}
            onShownPage={(shownPage) => {
              setPage(shownPage);
              if (shownPage !== page) props.onShownPage?.(shownPage);
            }}
            onReady={(ready) => {
              work.setControls(ready);
              props.onControls?.(ready);
            }}
            renderOver={(number) => (
              <>
                {props.renderOver?.(number)}
                <OverPage work={work} page={number} />
              </>
            )}
          />
        </div>
        {isListOpen && controls && (
          <ItemList
            {...{ controls, layers, page, me, nameOf }}
            pageCount={pages.length}
            adds={isReadOnly ? [] : listAddedGroups(offer)}
            onAdd={(group) => {
              if (matchMedia(phoneQuery).matches) setListOpen(false);
              work.add(group);
            }}
            onChoose={work.showItem}
            onClose={() => setListOpen(false)}
          />
        )}
      </div>
      <OthersNews layers={layers} me={me} nameOf={nameOf} />
      {!isReadOnly && props.renderTray?.(desk && controls && createPlacer({ work, desk, controls, layer }))}
      <Toolbar
        {...{ choice, offer, pictures, controls, history, desk, isReadOnly, pen, page }}
        mediaUrl={addresses.mediaUrl}
        onChoose={choose}
        onPen={setPen}
        pageCount={pages.length}
        list={{ isOpen: isListOpen, toggle: () => setListOpen(!isListOpen) }}
        exported={
          props.exportName === undefined
            ? undefined
            : { pages, spaces: layers.map((each) => each.space), addresses, name: props.exportName }
        }
        end={props.toolbarEnd}
      />
    </div>
  );
}

/** What is selected and what is typed on a page. */
function OverPage({ work, page }: { work: ReturnType<typeof useInkWork>; page: number }) {
  const { desk, draft, endText } = work;
  if (!desk) return null;
  return (
    <>
      <SelectionFrame selection={desk.selection} page={page} />
      {draft?.page === page && (
        <TextEditor
          key={draft.id}
          draft={draft}
          onSave={(text) => desk.saveText(draft, text)}
          onEnd={(byKey) => endText(draft, byKey)}
        />
      )}
    </>
  );
}
