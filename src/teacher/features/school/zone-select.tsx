import { Select } from '@mantine/core';
import { useState } from 'react';
import { listCommonZones, listOtherZones } from '#teacher/shared/time-zones/list-time-zones.ts';
import { zoneMessages } from '#teacher/shared/time-zones/zone-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type ZoneSelectProps = { label: string; value: string; onChange: (zone: string) => void };

/** Selects the time zone, found by name, place or offset. */
export function ZoneSelect({ label, value, onChange }: ZoneSelectProps) {
  const t = useMessages(zoneMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <Select
      label={label}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('nothing_found')}
      data={[
        { group: t('common'), items: listCommonZones(value, language) },
        { group: t('others'), items: isOpen ? listOtherZones(value, language) : [] },
      ]}
      value={value}
      onDropdownOpen={() => setOpen(true)}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  );
}
