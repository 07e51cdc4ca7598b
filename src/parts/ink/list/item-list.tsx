import { useEffect, useRef, useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon } from '#ui/primitives/common-icons.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { inkMessages } from '../ink-messages.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { PlacedInk } from '../place-ink.ts';
import type { ToolGroup } from '../tool-choice.ts';
import type { WorkSpace } from '../work/use-desk.ts';
import { describePage, findPagePart, type ListedItem } from './describe-items.ts';
import styles from './item-list.module.css';

type ItemListProps = {
  controls: InkControls;
  layers: readonly { space: Pick<WorkSpace, 'subscribe'> }[];
  page: number;
  pageCount: number;
  me: number;
  nameOf: (userId: number) => string;
  /** What can be put on the page from here. */
  adds: readonly ToolGroup[];
  onAdd: (group: ToolGroup) => void;
  onChoose: (item: ListedItem) => void;
  onClose: () => void;
};

const renewMs = 400;
const namedLength = 40;

/** A number that grows when something has changed, a few times a second at most. */
function useChanges(layers: ItemListProps['layers']): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setChanges((count) => count + 1);
      }, renewMs);
    };
    const unsubscribes = layers.map(({ space }) => space.subscribe(renew));
    return () => {
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [layers]);
  return changes;
}

function useItemName(): (placed: PlacedInk) => string {
  const t = useMessages(inkMessages);
  const shorten = (text: string): string => {
    const line = text.trim().replace(/\s+/g, ' ');
    return line.length > namedLength ? `${line.slice(0, namedLength)}…` : line;
  };
  return (placed) => {
    switch (placed.kind) {
      case 'text':
        return t('item_text', { text: shorten(placed.text) });
      case 'stamp':
        return placed.stamp === 'words' ? t('item_stamp', { text: placed.words ?? '' }) : t(placed.stamp);
      case 'shape':
        return t('item_shape', { shape: t(placed.shape), colour: t(placed.colour) });
      case 'card':
        return t('item_card', { text: shorten(placed.text || placed.alt) });
      case 'picture':
        return placed.alt === '' ? t('picture') : t('item_picture', { text: shorten(placed.alt) });
      default:
        return '';
    }
  };
}

/** What is on the page in words, and what can be put there without a pointer. */
export function ItemList(props: ItemListProps) {
  const { controls, layers, page, pageCount, me, nameOf, adds, onAdd, onChoose, onClose } = props;
  const t = useMessages(inkMessages);
  const common = useMessages(commonMessages);
  const nameItem = useItemName();
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useChanges(layers);
  useEffect(() => heading.current?.focus(), []);
  const size = controls.pages[page] ?? { width: 1, height: 1 };
  const { things, strokes } = readPage(controls, page, changes);
  const namePerson = (by: number): string =>
    by === me || by === 0 ? t('yourself') : nameOf(by) || t('somebody');
  const strokesByPerson = new Map<string, number>();
  for (const [by, count] of strokes) {
    const name = namePerson(by);
    strokesByPerson.set(name, (strokesByPerson.get(name) ?? 0) + count);
  }
  return (
    <section className={styles.list} aria-label={t('list')}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('list')}
        </h2>
        <IconButton aria-label={common('close')} title={common('close')} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      {pageCount > 1 && <p className={styles.note}>{t('page_of', { page: page + 1, count: pageCount })}</p>}
      {adds.length > 0 && (
        <div className={styles.adds} role="group" aria-label={t('add')}>
          {adds.map((group) => (
            <button key={group} type="button" onClick={() => onAdd(group)}>
              {t(group === 'text' ? 'add_text' : group === 'stamp' ? 'add_stamp' : 'add_shape')}
            </button>
          ))}
        </div>
      )}
      {things.length === 0 && strokes.size === 0 && <p className={styles.note}>{t('nothing_yet')}</p>}
      <ul>
        {things.map((item) => (
          <li key={`${item.layer}/${item.id}`}>
            <button type="button" onClick={() => onChoose(item)}>
              <span>{nameItem(item.placed)}</span>{' '}
              <span className={styles.note}>
                {t('item_place', {
                  place: t(findPagePart(item.placed.box, size)),
                  name: namePerson(item.by),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ul>
        {[...strokesByPerson].map(([name, count]) => (
          <li key={name} className={styles.strokes}>
            {t('strokes_by', { name, count })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `_changes` grows when the answer may be another one. */
function readPage(controls: InkControls, page: number, _changes: number) {
  const { width = 0, height = 0 } = controls.pages[page] ?? {};
  const found = controls.find(page, [-width, -height, 2 * width, 2 * height]);
  return describePage(found.map(({ id, layer, shown: { by }, placed }) => ({ id, layer, by, placed })));
}
