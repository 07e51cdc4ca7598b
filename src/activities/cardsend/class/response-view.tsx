import type { ResponseProps } from '#form/activity-views.ts';
import { ReadingResponseView } from '#parts/reading/views/reading-response.tsx';
import { useSpace } from '#parts/spaces/use-space.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Wall } from '../model.ts';
import { CardFace } from '../wall/card-face.tsx';
import { overlayCard, sortCards } from '../wall/shown-cards.ts';
import wallStyles from '../wall/wall.module.css';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

const getEmptyUrl = () => '';
const messageKeyByState = { waiting: 'waits', hidden: 'is_hidden' } as const;

/** The cards of one student, and when they opened the wall. */
export function ResponseView({ content: wall, response, studentId, context }: ResponseProps<Wall>) {
  const t = useMessages(classMessages);
  const { items, isLoaded } = useSpace(context.spaces, 'wall', overlayCard);
  const studentCards = new Map([...items].filter(([, { by }]) => by === studentId));
  return (
    <>
      <ReadingResponseView response={response} />
      {isLoaded && studentCards.size === 0 && <p>{t('no_cards')}</p>}
      <ul className={styles.own}>
        {sortCards(wall.columns, studentCards).flatMap(({ column, cards }) =>
          cards.map(({ id, card }) => (
            <li key={id} className={wallStyles.card} data-state={card.state}>
              <CardFace
                card={card}
                name={column.name}
                fileUrl={context.spaces?.fileUrl ?? getEmptyUrl}
                showsState={false}
              >
                {card.state !== 'open' && (
                  <p className={wallStyles.sign} data-sign={card.state}>
                    {t(messageKeyByState[card.state])}
                  </p>
                )}
              </CardFace>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
