import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { drawIcon } from '#ui/primitives/draw-icon.tsx';
import { CardFace, HeartIcon } from '../wall/card-face.tsx';
import type { ShownCard } from '../wall/shown-cards.ts';
import wallStyles from '../wall/wall.module.css';
import { wallMessages } from '../wall/wall-messages.ts';
import type { WallValue } from '../wall/wall-values.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

const GripIcon = drawIcon(<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />);

export type TeacherActions = {
  write: (id: string, value: WallValue) => void;
  onRemove: (id: string) => void;
  onKey: (id: string, event: KeyboardEvent) => void;
  dragProps: (id: string) => Record<string, (event: PointerEvent<HTMLElement>) => void>;
};

type TeacherCardProps = {
  id: string;
  card: ShownCard;
  name: string;
  actions: TeacherActions;
  fileUrl: (id: number) => string;
};

/** A card with the teacher's actions on it. */
export const TeacherCard = memo(function TeacherCard(props: TeacherCardProps) {
  const { id, card, name, actions, fileUrl } = props;
  const t = useMessages(classMessages);
  return (
    <li className={wallStyles.card} data-state={card.state} data-card={id}>
      <button
        type="button"
        className={styles.grip}
        aria-label={t('move')}
        title={t('move')}
        onKeyDown={(event) => actions.onKey(id, event)}
        {...actions.dragProps(id)}
      >
        <GripIcon size="1.25em" />
      </button>
      <CardFace card={card} name={name} fileUrl={fileUrl} showsState={false}>
        {card.state !== 'open' && (
          <p className={wallStyles.sign} data-sign={card.state}>
            {t(card.state === 'hidden' ? 'is_hidden' : card.waits_for === 'word' ? 'word_reason' : 'waits')}
          </p>
        )}
        <CardButtons {...props} />
      </CardFace>
    </li>
  );
});

function CardButtons({ id, card, actions: { write, onRemove } }: TeacherCardProps) {
  const t = useMessages(classMessages);
  const tWall = useMessages(wallMessages);
  const { number } = useFormats();
  const { state, version, is_pinned, likes } = card;
  const writeRuling = (rulingState: 'approved' | 'hidden') =>
    write(id, { kind: 'ruling', state: rulingState, version });
  return (
    <div className={wallStyles.foot}>
      <span>
        {state !== 'open' && (
          <button type="button" className={styles.approve} onClick={() => writeRuling('approved')}>
            {t(state === 'hidden' ? 'show_again' : 'approve')}
          </button>
        )}
        {state !== 'hidden' && (
          <button type="button" onClick={() => writeRuling('hidden')}>
            {t('hide')}
          </button>
        )}
        <button type="button" onClick={() => write(id, { kind: 'pin', is_on: !is_pinned })}>
          {t(is_pinned ? 'unpin' : 'pin')}
        </button>
        <button type="button" onClick={() => onRemove(id)}>
          {t('remove')}
        </button>
      </span>
      {likes > 0 && (
        <span className={styles.likes} role="img" aria-label={tWall('likes', { count: likes })}>
          <HeartIcon size="1.1em" /> <span>{number(likes)}</span>
        </span>
      )}
    </div>
  );
}
