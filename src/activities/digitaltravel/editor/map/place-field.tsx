import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EarthPlace } from '#parts/site-map/model.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mapMessages } from './map-messages.ts';
import { formatPlace, parsePlace } from './parse-place.ts';

type PlaceFieldProps = {
  /** Names the stop; absent: the field stands among those of its stop. */
  stopName?: string;
  value: EarthPlace | undefined;
  error: string | undefined;
  field: string;
  onChange: (value: EarthPlace | undefined) => void;
};

const toText = (value: EarthPlace | undefined) => (value ? formatPlace(value) : '');

/** A field for latitude and longitude. It keeps what is typed by half; a place that changes elsewhere replaces that. */
export function PlaceField({ stopName, value, error, field, onChange }: PlaceFieldProps) {
  const t = useMessages(mapMessages);
  const valueText = toText(value);
  const [typed, setTyped] = useState(valueText);
  const [knownText, setKnownText] = useState(valueText);
  if (valueText !== knownText) {
    setKnownText(valueText);
    if (toText(parsePlace(typed)) !== valueText) setTyped(valueText);
  }
  const isUnclear = typed.trim() !== '' && !parsePlace(typed);
  return (
    <TextInput
      label={stopName === undefined ? t('place') : t('place_of', { name: stopName })}
      placeholder={t('place_example')}
      description={t('place_hint')}
      value={typed}
      error={isUnclear ? t('place_unclear') : error}
      data-field={field}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const place = parsePlace(text);
        if (place || text.trim() === '') onChange(place);
      }}
    />
  );
}
