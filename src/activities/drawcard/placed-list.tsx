import { useId } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import { nameCard } from './cards.ts';
import { cardsMessages } from './cards-messages.ts';
import styles from './placed-list.module.css';

type NamedCard = Parameters<typeof nameCard>[0][number];

type PlacedListProps = {
  cards: readonly NamedCard[];
  placedIds: readonly string[];
  /** None: nothing says which cards are right. */
  rightIds: readonly string[];
};

/** The cards on a page in words: which are right, and which are missing. */
export function PlacedList({ cards, placedIds, rightIds }: PlacedListProps) {
  const t = useMessages(cardsMessages);
  const missingIds = rightIds.filter((id) => !placedIds.includes(id));
  return (
    <div className={styles.placed}>
      <CardLine title={t('placed_cards')} cards={cards} ids={placedIds} rightIds={rightIds} />
      {missingIds.length > 0 && (
        <CardLine title={t('missing_cards')} cards={cards} ids={missingIds} rightIds={[]} />
      )}
    </div>
  );
}

type CardLineProps = Pick<PlacedListProps, 'cards' | 'rightIds'> & { title: string; ids: readonly string[] };

/** Cards by name in one line. */
export function CardLine({ title, cards, ids, rightIds }: CardLineProps) {
  const t = useMessages(cardsMessages);
  const titleId = useId();
  return (
    <div className={styles.line}>
      <span id={titleId} className={styles.title}>
        {title}
      </span>
      {ids.length === 0 ? (
        <span className={styles.none}>{t('no_cards')}</span>
      ) : (
        <ul aria-labelledby={titleId} className={styles.cards}>
          {ids.map((id) => (
            <li
              key={id}
              className={styles.card}
              data-right={rightIds.length > 0 ? rightIds.includes(id) : undefined}
            >
              {rightIds.length > 0 && <Sign isRight={rightIds.includes(id)} />}
              <span>{nameCard(cards, id)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sign({ isRight }: { isRight: boolean }) {
  const t = useMessages(cardsMessages);
  return (
    <>
      {isRight ? <TickIcon size="1rem" /> : <CrossIcon size="1rem" />}
      <span className="el-visually-hidden">{t(isRight ? 'right' : 'wrong')}: </span>
    </>
  );
}
