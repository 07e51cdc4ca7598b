import { Radio } from '@mantine/core';
import { LabelsField } from '#parts/question-labels/labels-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { digitalModes, type QuestionSort } from '../../choices.ts';
import { CodesField } from './codes-field.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import styles from './settings.module.css';
import { settingsMessages } from './settings-messages.ts';
import type { SettingsPartProps } from './settings-props.ts';

/** The order of the menu: what new trips begin with comes first. */
const offeredSorts = ['free', 'fixed', 'random'] as const satisfies QuestionSort[];

/** How students travel, in which order, and what is proposed for the coursewares of the trip. */
export function SettingsPart(props: SettingsPartProps) {
  const { trip, onChange } = props;
  const t = useMessages(settingsMessages);
  return (
    <div className={styles.part}>
      <div className={styles.card}>
        <Radio.Group
          label={t('mode')}
          value={trip.digital_mode}
          data-field="digital_mode"
          onChange={(digital_mode) => onChange({ digital_mode })}
        >
          <div className={styles.choices}>
            {digitalModes.map((mode) => (
              <Radio key={mode} value={mode} label={t(`mode_${mode}`)} description={t(`mode_${mode}_hint`)} />
            ))}
          </div>
        </Radio.Group>
        {trip.digital_mode === 'site' && <CodesField trip={trip} />}
      </div>
      <Radio.Group
        className={styles.card}
        label={t('sort')}
        value={trip.question_sort}
        data-field="question_sort"
        onChange={(question_sort) => onChange({ question_sort })}
      >
        <div className={styles.choices}>
          {offeredSorts.map((sort) => (
            <Radio key={sort} value={sort} label={t(`sort_${sort}`)} description={t(`sort_${sort}_hint`)} />
          ))}
        </div>
      </Radio.Group>
      <section className={styles.card} aria-label={t('labels')}>
        <h2 className={styles.title}>{t('labels')}</h2>
        <p className={styles.note}>{t('labels_hint')}</p>
        <LabelsField
          labels={trip.labels}
          dimensions={props.dimensions}
          onChange={(labels) => onChange({ labels })}
        />
      </section>
      <ProposalFields {...props} />
    </div>
  );
}
