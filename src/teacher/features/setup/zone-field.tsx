import { useId, useState } from 'react';
import {
  listCommonZones,
  listOtherZones,
  type NamedZone,
} from '#teacher/shared/time-zones/list-time-zones.ts';
import { zoneMessages } from '#teacher/shared/time-zones/zone-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './setup.module.css';
import type { FieldsProps } from './setup-fields.ts';
import { setupMessages } from './setup-messages.ts';

/** Chooses the time zone of the school; the list is complete once the field has the focus. */
export function ZoneField({ draft, onChange }: FieldsProps) {
  const t = useMessages(setupMessages);
  const id = useId();
  const translateZone = useMessages(zoneMessages);
  const language = useLanguage();
  const [isListComplete, setListComplete] = useState(false);
  const renderOptions = (zones: readonly NamedZone[]) =>
    zones.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{t('time_zone')}</label>
      <select
        id={id}
        value={draft.time_zone}
        onFocus={() => setListComplete(true)}
        onChange={({ currentTarget }) => onChange({ time_zone: currentTarget.value })}
      >
        <optgroup label={translateZone('common')}>
          {renderOptions(listCommonZones(draft.time_zone, language))}
        </optgroup>
        {isListComplete && (
          <optgroup label={translateZone('others')}>
            {renderOptions(listOtherZones(draft.time_zone, language))}
          </optgroup>
        )}
      </select>
    </div>
  );
}
