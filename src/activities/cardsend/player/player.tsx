import { useCallback, useState } from 'react';
import type { PlayerProps } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import { useReading } from '#parts/reading/views/use-reading.ts';
import { useControl, useSpace } from '#parts/spaces/use-space.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import type { PublicWall } from '../model.ts';
import { Board } from '../wall/board.tsx';
import { overlayCard, sortCards } from '../wall/shown-cards.ts';
import { wallMessages } from '../wall/wall-messages.ts';
import type { WallValue } from '../wall/wall-values.ts';
import { CardForm } from './card-form.tsx';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';
import { Prompt } from './prompt.tsx';
import { type CardActions, StudentCard } from './student-card.tsx';
import type { TypedCard } from './use-typed-card.ts';

type Props = PlayerProps<PublicWall, never, OpeningTrace>;

const getEmptyUrl = () => '';

/** Actions of a student's cards. They stay the same functions, so that unchanged cards are not rendered again. */
function useCardActions(
  write: (id: string, value: WallValue) => void,
  onEdit: (id: string) => void,
): CardActions {
  const onLike = useCallback((id: string, is_on: boolean) => write(id, { kind: 'like', is_on }), [write]);
  const onRemove = useCallback(
    (id: string) => {
      write(id, { kind: 'erased', is_on: true });
      const undoRemoval = () => write(id, { kind: 'erased', is_on: false });
      const label = translate(playerMessages, 'undo');
      showToast('info', translate(playerMessages, 'removed'), { label, run: undoRemoval });
    },
    [write],
  );
  return { onLike, onEdit, onRemove };
}

/** The wall of a class, live, with a form for own cards. */
export function Player(props: Props) {
  const { content: wall, mode, context } = props;
  const source = context.spaces;
  useReading(props, { opensAtOnce: true });
  const tWall = useMessages(wallMessages);
  const { items, isLoaded, isLive, nameOf, write } = useSpace(source, 'wall', overlayCard);
  const isFrozen = (useControl(source) as { is_frozen?: boolean } | null)?.is_frozen === true;
  const [column, setColumn] = useState(wall.columns[0]?.id ?? '');
  const [editedCardId, setEditedId] = useState<string>();
  const actions = useCardActions(write, setEditedId);
  const isReadOnly = isFrozen || mode === 'review';
  const ownCardCount = [...items.values()].filter(({ is_own }) => is_own).length;
  const editedCard = editedCardId === undefined ? undefined : items.get(editedCardId);
  return (
    <div className={styles.player}>
      <Prompt wall={wall} mediaUrl={context.mediaUrl} />
      <WorkArea
        {...{ wall, column, isFrozen, mode, source }}
        cardsLeft={wall.cards_each - ownCardCount}
        onColumn={setColumn}
        onSend={(card) => write(createId(), card)}
      />
      {source && isLoaded && !isLive && <p className={styles.note}>{tWall('connecting')}</p>}
      <Board
        key={wall.columns.map(({ id }) => id).join(' ')}
        columns={sortCards(wall.columns, items)}
        onColumn={setColumn}
        renderCard={({ id, card }) => (
          <StudentCard
            key={id}
            id={id}
            card={card}
            name={card.by === null ? '' : nameOf(card.by)}
            allowsLikes={wall.allows_likes}
            isReadOnly={isReadOnly}
            actions={actions}
            fileUrl={source?.fileUrl ?? getEmptyUrl}
          />
        )}
      />
      {editedCard && editedCardId !== undefined && !isReadOnly && (
        <EditDialog
          {...{ wall, source }}
          card={{ text: editedCard.text, column: editedCard.column, picture: editedCard.picture }}
          cardId={editedCardId}
          onClose={() => setEditedId(undefined)}
          onSave={(card) => write(editedCardId, card)}
        />
      )}
    </div>
  );
}

type WorkAreaProps = {
  wall: PublicWall;
  source: Props['context']['spaces'];
  mode: Props['mode'];
  column: string;
  isFrozen: boolean;
  /** Number of cards that the student may still send. */
  cardsLeft: number;
  onColumn: (id: string) => void;
  onSend: (card: WallValue & { kind: 'card' }) => void;
};

function WorkArea({ wall, source, mode, column, isFrozen, cardsLeft, onColumn, onSend }: WorkAreaProps) {
  const t = useMessages(playerMessages);
  if (mode === 'review') return <p className={styles.note}>{t('finished')}</p>;
  const hints = [
    wall.needs_approval && t('needs_approval'),
    wall.is_anonymous && t('anonymous'),
    cardsLeft > 0 ? t('left', { count: cardsLeft }) : t('none_left'),
  ].filter((hint) => hint !== false);
  return (
    <section className={styles.work}>
      {isFrozen ? (
        <p className={styles.note} role="status">
          {t('frozen')}
        </p>
      ) : (
        <>
          <CardForm
            {...{ wall, source, column, onColumn, onSend }}
            cardId="new"
            isDisabled={cardsLeft <= 0}
          />
          <p className={styles.hints}>{hints.join(' ')}</p>
        </>
      )}
    </section>
  );
}

type EditDialogProps = {
  wall: PublicWall;
  source: Props['context']['spaces'];
  card: TypedCard;
  cardId: string;
  onClose: () => void;
  onSave: (card: WallValue & { kind: 'card' }) => void;
};

function EditDialog({ wall, source, card, cardId, onClose, onSave }: EditDialogProps) {
  const t = useMessages(playerMessages);
  return (
    <Dialog title={t('edit_title')} onClose={onClose}>
      <CardForm
        {...{ wall, source, card, cardId }}
        column={card.column}
        onCancel={onClose}
        onSend={(changedCard) => {
          onSave(changedCard);
          onClose();
        }}
      />
    </Dialog>
  );
}
