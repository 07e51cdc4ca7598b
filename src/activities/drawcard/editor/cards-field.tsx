import { TextInput } from '@mantine/core';
import { SortableList, useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { AddRow } from '#parts/quiz-questions/editor-fields/add-row.tsx';
import { PictureBox } from '#parts/quiz-questions/editor-fields/picture-box.tsx';
import { RemoveRow } from '#parts/quiz-questions/editor-fields/remove-row.tsx';
import { toPicture, useUpload } from '#parts/quiz-questions/editor-fields/use-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import { cardsMax, cardTextMaxLength } from '../limits.ts';
import type { AnswerCard } from '../model.ts';
import { addTo, changeIn, createCard, moveIn, removeCard } from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { ListError } from './list-error.tsx';
import type { PartProps } from './part-props.ts';

/** The answer cards, the same for all questions. */
export function CardsField(props: PartProps) {
  const { task, errorAt, onChange } = props;
  const t = useMessages(editorMessages);
  const { cards } = task;
  return (
    <fieldset className={styles.list}>
      <legend>{t('cards')}</legend>
      <p className={styles.hint}>{t('cards_hint', { max: cardsMax })}</p>
      <SortableList
        ids={cards.map(({ id }) => id)}
        onMove={(from, to) => onChange(moveIn('cards', from, to))}
      >
        {cards.map((card, index) => (
          <CardFields {...props} key={card.id} card={card} index={index} />
        ))}
      </SortableList>
      <AddRow
        label={t('add_card')}
        isFull={cards.length >= cardsMax}
        fullNote={t('cards_full', { max: cardsMax })}
        field="cards"
        onAdd={() => onChange(addTo('cards', createCard()))}
      />
      <ListError error={errorAt('cards')} />
    </fieldset>
  );
}

type CardFieldsProps = PartProps & { card: AnswerCard; index: number };

function CardFields({ task, card, index, errorAt, onChange, uploadFile }: CardFieldsProps) {
  const t = useMessages(editorMessages);
  const number = index + 1;
  const path = `cards.${index}`;
  const { item, handle } = useSortableItem(card.id, t('move_card', { number }));
  const { isUploading, error, upload } = useUpload(uploadFile, 'picture');
  const update = (change: (current: AnswerCard) => Partial<AnswerCard>) =>
    onChange(changeIn('cards', card.id, (current) => ({ ...current, ...change(current) })));
  const addPicture = (files: File[]) =>
    void upload(files, 1, async (arrived) => {
      const picture = await toPicture(arrived);
      update((current) => ({ picture: { ...picture, alt: current.picture?.alt ?? '' } }));
    });
  return (
    <div {...item} className={styles.row}>
      {handle}
      <FileTarget className={styles.fields} onFiles={addPicture}>
        <TextInput
          aria-label={t('card_text', { number })}
          placeholder={t('card_text', { number })}
          maxLength={cardTextMaxLength}
          value={card.text}
          error={errorAt(`${path}.text`)}
          data-field={`${path}.text`}
          onChange={({ currentTarget: { value } }) => update(() => ({ text: value }))}
        />
        <PictureBox
          picture={card.picture ?? undefined}
          field={`${path}.picture`}
          altLabel={t('card_picture')}
          isBusy={isUploading}
          error={error || undefined}
          onFiles={addPicture}
          onChange={(picture) => update(() => ({ picture: picture ?? null }))}
        />
      </FileTarget>
      <RemoveRow
        label={t('remove_card', { number })}
        disabled={task.cards.length === 1}
        onRemove={() => onChange(removeCard(card.id))}
      />
    </div>
  );
}
