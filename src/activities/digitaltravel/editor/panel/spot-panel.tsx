import { Button } from '@mantine/core';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { spotsMax } from '../../limits.ts';
import styles from './panel.module.css';
import { panelMessages } from './panel-messages.ts';
import type { StopPanelProps } from './panel-props.view.ts';
import { SpotFields } from './spot-fields.tsx';

/** The information points of the stop, and the fields of the chosen one. */
export function SpotPanel(props: StopPanelProps) {
  const { trip, stop, parts, spotId, field, errorAt, uploadFile, changes, onChooseSpot, onAddSpot } = props;
  const t = useMessages(panelMessages);
  const spots = parts.filter(({ kind }) => kind === 'info');
  const index = stop.spots.findIndex(({ id }) => id === spotId);
  const chosen = stop.spots[index];
  const error = errorAt(`${field}.spots`);
  return (
    <section className={styles.spots} aria-label={t('spots')}>
      <h2 className={styles.title}>{t('spots')}</h2>
      {spots.length === 0 && <p className={styles.hint}>{t('spots_none')}</p>}
      <ul className={styles.list}>
        {spots.map(({ id, label, at }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.spot}
              aria-current={id === spotId || undefined}
              onClick={() => onChooseSpot(id)}
            >
              <IconInfoCircle size={20} aria-hidden />
              <span className={styles.spotName}>{label}</span>
              <span className={styles.hint}>{t(at ? 'on_scene' : 'in_list')}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconPlus size={20} aria-hidden />}
        disabled={spots.length >= spotsMax}
        data-field={`${field}.spots`}
        onClick={onAddSpot}
      >
        {t('add_spot')}
      </Button>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {chosen && (
        <SpotFields
          key={chosen.id}
          trip={trip}
          stop={stop}
          spot={chosen}
          field={`${field}.spots.${index}`}
          errorAt={errorAt}
          uploadFile={uploadFile}
          onChange={(changed) => changes.changeSpot(stop.id, chosen.id, changed)}
          onRemove={() => {
            changes.removeSpot(stop.id, chosen, spots[index]?.label ?? '');
            onChooseSpot(undefined);
          }}
        />
      )}
    </section>
  );
}
