import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddRow } from '../../../editor-fields/add-row.tsx';
import styles from '../../../editor-fields/fields.module.css';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { createPair } from '../create-pair.ts';
import { pairsMax, pairsMin } from '../limits.ts';
import type { schema } from '../schema.ts';
import { changePairs } from './change-matching.ts';
import { matchingEditorMessages } from './editor-messages.ts';
import { ExtrasField } from './extras-field.tsx';
import matchingStyles from './matching-field.module.css';
import { PairRow } from './pair-row.tsx';

type MatchingFieldProps = FieldsProps<QuestionOf<typeof schema>>;

/** Pairs of an item and its answer, and answers that belong to no item. */
export function MatchingField(props: MatchingFieldProps) {
  const { question, errorAt, update, focusOn } = props;
  const t = useMessages(matchingEditorMessages);
  const pairs = question.matching?.pairs ?? [];
  const isFull = pairs.length >= pairsMax;
  const error = errorAt('matching.pairs');
  const goToPair = (index: number) => {
    if (index >= pairs.length) {
      if (isFull) return;
      update(changePairs((all) => [...all, createPair()]));
    }
    focusOn(`matching.pairs.${index}.stem`);
  };
  return (
    <>
      <fieldset className={styles.section}>
        <legend className={styles.legend}>{t('pairs')}</legend>
        <p className={styles.hint}>{t('pairs_help')}</p>
        <div data-field="matching.pairs" className={matchingStyles.rows}>
          {pairs.map((pair, index) => (
            <PairRow
              key={pair.id}
              pair={pair}
              index={index}
              canRemove={pairs.length > pairsMin}
              errorAt={errorAt}
              update={update}
              onEnter={(side) =>
                side === 'stem' ? focusOn(`matching.pairs.${index}.choice`) : goToPair(index + 1)
              }
            />
          ))}
        </div>
        {error && <p className={styles.error}>{error}</p>}
        <AddRow
          label={t('add_pair')}
          isFull={isFull}
          fullNote={t('pairs_max', { max: pairsMax })}
          onAdd={() => goToPair(pairs.length)}
        />
      </fieldset>
      <ExtrasField extras={question.matching?.extras ?? []} {...{ errorAt, update, focusOn }} />
    </>
  );
}
