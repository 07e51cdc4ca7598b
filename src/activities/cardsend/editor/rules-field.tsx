import { NumberInput, Switch, TagsInput } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import * as limits from '../limits.ts';
import type { Wall } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type RulesFieldProps = { wall: Wall; onChange: (changedFields: Partial<Wall>) => void };

const booleanRules = ['needs_approval', 'allows_likes', 'is_anonymous', 'allows_pictures'] as const;

/** Approval, likes, names, pictures, limits, and words to check. */
export function RulesField({ wall, onChange }: RulesFieldProps) {
  const t = useMessages(editorMessages);
  return (
    <fieldset className={styles.rules}>
      <legend>{t('rules')}</legend>
      {booleanRules.map((rule) => (
        <Switch
          key={rule}
          label={t(rule)}
          checked={wall[rule]}
          onChange={({ currentTarget: { checked } }) => onChange({ [rule]: checked })}
        />
      ))}
      <div className={styles.numbers}>
        <NumberInput
          label={t('cards_each')}
          min={1}
          max={limits.cardsPerStudentMax}
          clampBehavior="strict"
          allowDecimal={false}
          value={wall.cards_each}
          onChange={(value) => typeof value === 'number' && value >= 1 && onChange({ cards_each: value })}
        />
        <NumberInput
          label={t('card_length')}
          min={limits.cardLengthMin}
          max={limits.cardLengthMax}
          clampBehavior="blur"
          allowDecimal={false}
          value={wall.card_length}
          onChange={(value) =>
            typeof value === 'number' &&
            value >= limits.cardLengthMin &&
            value <= limits.cardLengthMax &&
            onChange({ card_length: value })
          }
        />
      </div>
      <TagsInput
        label={t('words')}
        description={t('words_hint')}
        maxTags={limits.checkedWordsMax}
        value={wall.checked_words}
        onChange={(words) =>
          onChange({ checked_words: words.map((word) => word.slice(0, limits.checkedWordMaxLength)) })
        }
      />
    </fieldset>
  );
}
