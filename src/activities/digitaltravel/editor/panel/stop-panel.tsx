import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { GrowingText } from '#parts/quiz-questions/editor-fields/growing-text.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { noteMaxLength, stopNameMaxLength, stopsMax } from '../../limits.ts';
import type { Stop } from '../../model.ts';
import { editorMessages } from '../editor-messages.ts';
import { hasTypedPlace } from '../map/has-typed-place.ts';
import { PlaceField } from '../map/place-field.tsx';
import { CheckInFields } from './check-in-fields.tsx';
import styles from './panel.module.css';
import { panelMessages } from './panel-messages.ts';
import type { StopPanelProps } from './panel-props.view.ts';
import { SpotPanel } from './spot-panel.tsx';

/** The fields of the chosen stop, and its information points. */
export function StopPanel(props: StopPanelProps) {
  const { trip, stop, field, errorAt, changes, onDuplicate, onRemove } = props;
  const t = useMessages(panelMessages);
  const tEditor = useMessages(editorMessages);
  const change = (changed: Partial<Stop>) => changes.changeStop(stop.id, (one) => ({ ...one, ...changed }));
  return (
    <section className={styles.panel} aria-label={t('stop')}>
      <TextInput
        label={t('name')}
        maxLength={stopNameMaxLength}
        value={stop.name}
        error={errorAt(`${field}.name`)}
        data-field={`${field}.name`}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <GrowingText
        rows={1}
        label={t('note')}
        placeholder={t('note_hint')}
        maxLength={noteMaxLength}
        value={stop.note}
        data-field={`${field}.note`}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <SpotPanel {...props} />
      {hasTypedPlace(trip) && (
        <PlaceField
          key={stop.id}
          value={stop.on_earth}
          error={errorAt(`${field}.place`)}
          field={`${field}.place`}
          onChange={(on_earth) => change({ on_earth })}
        />
      )}
      {trip.digital_mode === 'site' && (
        <CheckInFields
          checkIn={stop.check_in}
          field={`${field}.check_in`}
          errorAt={errorAt}
          onChange={(changed) =>
            changes.changeStop(stop.id, (one) => ({ ...one, check_in: { ...one.check_in, ...changed } }))
          }
        />
      )}
      <div className={styles.actions}>
        <Button
          variant="subtle"
          leftSection={<IconCopy size={20} aria-hidden />}
          disabled={trip.stops.length >= stopsMax}
          onClick={onDuplicate}
        >
          {tEditor('duplicate_stop')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={onRemove}
        >
          {tEditor('remove_stop')}
        </Button>
      </div>
    </section>
  );
}
