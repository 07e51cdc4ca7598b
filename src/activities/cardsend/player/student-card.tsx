import { memo } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CardFace, HeartIcon } from '../wall/card-face.tsx';
import type { ShownCard } from '../wall/shown-cards.ts';
import styles from '../wall/wall.module.css';
import { wallMessages } from '../wall/wall-messages.ts';
import { playerMessages } from './player-messages.ts';

export type CardActions = {
  onLike: (id: string, isOn: boolean) => void;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
};

type StudentCardProps = {
  id: string;
  card: ShownCard;
  name: string;
  allowsLikes: boolean;
  /** True if the student cannot change anything: the wall is frozen, or the work is finished. */
  isReadOnly: boolean;
  actions: CardActions;
  fileUrl: (id: number) => string;
};

/** A card as a student sees it, with the student's actions. It renders again only when its props change. */
export const StudentCard = memo(function StudentCard(props: StudentCardProps) {
  const { id, card, name, allowsLikes, isReadOnly, actions, fileUrl } = props;
  const t = useMessages(playerMessages);
  const tWall = useMessages(wallMessages);
  const showsLikes = allowsLikes && card.state === 'open';
  return (
    <li className={styles.card} data-state={card.state} data-card={id}>
      <CardFace card={card} name={card.is_own ? tWall('mine') : name} fileUrl={fileUrl}>
        {(showsLikes || (card.is_own && !isReadOnly)) && (
          <div className={styles.foot}>
            {showsLikes ? <LikeButton {...props} /> : <span />}
            {card.is_own && !isReadOnly && (
              <span>
                <button type="button" onClick={() => actions.onEdit(id)}>
                  {t('edit')}
                </button>
                <button type="button" onClick={() => actions.onRemove(id)}>
                  {t('remove')}
                </button>
              </span>
            )}
          </div>
        )}
      </CardFace>
    </li>
  );
});

function LikeButton({ id, card: { is_liked, likes, is_own }, isReadOnly, actions }: StudentCardProps) {
  const tWall = useMessages(wallMessages);
  const { number } = useFormats();
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={is_liked}
      aria-label={`${tWall('like')} · ${tWall('likes', { count: likes })}`}
      disabled={is_own || isReadOnly}
      onClick={() => actions.onLike(id, !is_liked)}
    >
      <HeartIcon size="1.35em" /> <span>{number(likes)}</span>
    </button>
  );
}
