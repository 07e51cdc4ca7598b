import { type FormEvent, useId } from 'react';
import type { SpaceSource } from '#form/space-source.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { CameraButton } from '#ui/upload/pick/camera-button.tsx';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import type { PublicWall } from '../model.ts';
import type { CardPicture, CardValue } from '../wall/wall-values.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';
import { useCardPicture } from './use-card-picture.ts';
import { type TypedCard, useTypedCard } from './use-typed-card.ts';

type CardFormProps = {
  wall: PublicWall;
  source: SpaceSource | undefined;
  /** The card to change; absent for a new card. */
  card?: TypedCard;
  /** Tells apart what is typed into several forms. */
  cardId: string;
  /** The column of a new card. */
  column: string;
  isDisabled?: boolean;
  onColumn?: (id: string) => void;
  onSend: (card: CardValue) => void;
  onCancel?: () => void;
};

const emptyCard: TypedCard = { text: '', column: '', picture: null };

/** Writes a card: text, picture and column. */
export function CardForm(props: CardFormProps) {
  const { wall, source, card, cardId, isDisabled = false, onSend, onCancel } = props;
  const t = useMessages(playerMessages);
  const typed = useTypedCard(source, cardId, card ?? emptyCard);
  const { change } = typed;
  const { text, picture } = typed.card;
  const { isBusy, error, upload } = useCardPicture(source, (uploaded) => change({ picture: uploaded }));
  const column = card ? typed.card.column : props.column;
  const characterCount = Array.from(text).length;
  const isReady = (text.trim() !== '' || picture !== null) && characterCount <= wall.card_length && !isBusy;
  const submitCard = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isDisabled) return;
    onSend({ kind: 'card', text: text.trim(), column, picture });
    typed.clear();
  };
  return (
    <form className={styles.form} onSubmit={submitCard}>
      <CardText
        text={text}
        characterCount={characterCount}
        maxLength={wall.card_length}
        isDisabled={isDisabled}
        onText={(changedText) => change({ text: changedText })}
      />
      {wall.columns.length > 1 && (
        <ColumnChoice
          wall={wall}
          column={column}
          onColumn={(id) => (card ? change({ column: id }) : props.onColumn?.(id))}
        />
      )}
      {picture && source && (
        <ChosenPicture
          picture={picture}
          url={source.fileUrl(picture.id)}
          onRemove={() => change({ picture: null })}
        />
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        {wall.allows_pictures && !isDisabled && (
          <>
            <PickButton
              label={t('choose_picture')}
              look="soft"
              accept="image/*"
              busy={isBusy}
              onFiles={upload}
            />
            <CameraButton busy={isBusy} onFiles={upload} />
          </>
        )}
        <span className={styles.space} />
        {onCancel && (
          <Button
            look="plain"
            onClick={() => {
              typed.clear();
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" disabled={!isReady || isDisabled}>
          {t(card ? 'save' : 'send')}
        </Button>
      </div>
    </form>
  );
}

type CardTextProps = {
  text: string;
  characterCount: number;
  maxLength: number;
  isDisabled: boolean;
  onText: (text: string) => void;
};

function CardText({ text, characterCount, maxLength, isDisabled, onText }: CardTextProps) {
  const t = useMessages(playerMessages);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('your_card')}</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        placeholder={t('write_here')}
        disabled={isDisabled}
        aria-describedby={`${id}-room`}
        onChange={(event) => onText(Array.from(event.currentTarget.value).slice(0, maxLength).join(''))}
      />
      <span id={`${id}-room`} className={styles.room}>
        {t('room', { used: characterCount, max: maxLength })}
      </span>
    </div>
  );
}

type ColumnChoiceProps = { wall: PublicWall; column: string; onColumn: (id: string) => void };

function ColumnChoice({ wall, column, onColumn }: ColumnChoiceProps) {
  const t = useMessages(playerMessages);
  return (
    <label className={styles.field}>
      {t('column')}
      <select value={column} onChange={(event) => onColumn(event.currentTarget.value)}>
        {wall.columns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ChosenPicture({
  picture,
  url,
  onRemove,
}: {
  picture: CardPicture;
  url: string;
  onRemove: () => void;
}) {
  const t = useMessages(playerMessages);
  return (
    <div className={styles.picture}>
      <img src={url} width={picture.width} height={picture.height} alt={t('chosen_picture')} />
      <Button look="plain" onClick={onRemove}>
        {t('remove_picture')}
      </Button>
    </div>
  );
}
