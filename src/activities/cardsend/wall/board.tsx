import { type ReactNode, useState } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { WallCard, WallColumn } from './shown-cards.ts';
import styles from './wall.module.css';
import { wallMessages } from './wall-messages.ts';

type BoardProps = {
  columns: readonly WallColumn[];
  /** Must give the same element for a card that did not change: there may be hundreds. */
  renderCard: (card: WallCard) => ReactNode;
  /** Large type for a class room. */
  isLarge?: boolean;
  /** Id of the column that a phone shows first: phones show one column at a time. */
  firstColumnId?: string;
  onColumn?: (id: string) => void;
};

/** The columns of a wall with their cards: beside each other, on phones one at a time with a button for each. */
export function Board({ columns, renderCard, isLarge = false, firstColumnId, onColumn }: BoardProps) {
  const t = useMessages(wallMessages);
  const { number } = useFormats();
  const [chosenColumnId, setChosenColumnId] = useState(firstColumnId ?? columns[0]?.column.id ?? '');
  const shownColumnId = columns.some(({ column }) => column.id === chosenColumnId)
    ? chosenColumnId
    : columns[0]?.column.id;
  const chooseColumn = (id: string) => {
    setChosenColumnId(id);
    onColumn?.(id);
  };
  return (
    <div className={styles.board} data-large={isLarge || undefined} data-count={columns.length}>
      {columns.length > 1 && (
        <nav className={styles.tabs} aria-label={t('columns')} data-scrolls-sideways>
          {columns.map(({ column, cards }) => (
            <button
              key={column.id}
              type="button"
              data-colour={column.colour}
              aria-pressed={column.id === shownColumnId}
              onClick={() => chooseColumn(column.id)}
            >
              {column.name} <span>{number(cards.length)}</span>
            </button>
          ))}
        </nav>
      )}
      <div className={styles.columns}>
        {columns.map(({ column, cards }) => (
          <section
            key={column.id}
            className={styles.column}
            data-colour={column.colour}
            data-column={column.id}
            data-shown={column.id === shownColumnId || undefined}
            aria-label={column.name || t('columns')}
          >
            {(columns.length > 1 || column.name !== '') && (
              <h2 className={styles.columnName}>
                <span>{column.name}</span>
                <span className={styles.count} aria-label={t('count', { count: cards.length })}>
                  {number(cards.length)}
                </span>
              </h2>
            )}
            <ul className={styles.cards}>{cards.map((card) => renderCard(card))}</ul>
            {cards.length === 0 && <p className={styles.nothing}>{t('empty_column')}</p>}
          </section>
        ))}
      </div>
    </div>
  );
}
