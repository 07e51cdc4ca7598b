import { useEffect, useRef, useState } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import type { Wall } from '../model.ts';
import { Board } from '../wall/board.tsx';
import { CardFace } from '../wall/card-face.tsx';
import { type ShownCard, sortCards } from '../wall/shown-cards.ts';
import wallStyles from '../wall/wall.module.css';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

type ProjectorProps = {
  wall: Wall;
  items: ReadonlyMap<string, ShownCard>;
  isLoaded: boolean;
  nameOf: (userId: number) => string;
  context: ClassProps['context'];
  joinNote: ClassProps['joinNote'];
};

const getEmptyUrl = () => '';

/** The ids of the cards on the wall when it opened; cards added later fade in. */
function useInitialCardIds(ids: readonly string[], isLoaded: boolean): ReadonlySet<string> | undefined {
  const [initialIds, setInitialIds] = useState<ReadonlySet<string>>();
  const latestIds = useRef(ids);
  useEffect(() => {
    latestIds.current = ids;
  });
  useEffect(() => {
    if (isLoaded) setInitialIds(new Set(latestIds.current));
  }, [isLoaded]);
  return initialIds;
}

/** The wall for the class room: only cards that everybody may see, and names only where classmates see them. */
export function Projector({ wall, items, isLoaded, nameOf, context, joinNote }: ProjectorProps) {
  const t = useMessages(classMessages);
  const root = useRef<HTMLDivElement>(null);
  const { isFull, isOffered, toggle } = useFullScreen(root);
  const openCards = new Map([...items].filter(([, { state }]) => state === 'open'));
  const initialIds = useInitialCardIds([...openCards.keys()], isLoaded);
  const fileUrl = context.spaces?.fileUrl ?? getEmptyUrl;
  return (
    <div ref={root} className={styles.projector} data-projector>
      <div className={styles.projectorHead}>
        <h2>{wall.prompt}</h2>
        <div className={styles.projectorTools}>
          {isOffered && !isFull && (
            <Button look="soft" onClick={toggle}>
              {t('full_screen')}
            </Button>
          )}
          <div>{joinNote}</div>
        </div>
      </div>
      {wall.picture && (
        <img
          className={styles.projectorPicture}
          src={context.mediaUrl(wall.picture.url)}
          width={wall.picture.width}
          height={wall.picture.height}
          alt={wall.prompt}
        />
      )}
      {isLoaded && openCards.size === 0 && <p className={styles.empty}>{t('nothing_yet')}</p>}
      <Board
        isLarge
        columns={sortCards(wall.columns, openCards)}
        renderCard={({ id, card }) => (
          <li
            key={id}
            className={wallStyles.card}
            data-card={id}
            data-calm={initialIds && !initialIds.has(id) ? 'new' : undefined}
          >
            <CardFace
              card={card}
              name={wall.is_anonymous || card.by === null ? '' : nameOf(card.by)}
              fileUrl={fileUrl}
              showsState={false}
            />
          </li>
        )}
      />
    </div>
  );
}
