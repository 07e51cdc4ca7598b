import { type Language, languageTag } from '#contract/language.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { commonZones, zoneMessages } from './zone-messages.ts';

/** Time zones with names that people know. `value` is the IANA name, such as Asia/Hong_Kong. */
export type NamedZone = { value: string; label: string };

function readZoneName(zone: string, language: Language, timeZoneName: 'longGeneric' | 'shortOffset'): string {
  const format = new Intl.DateTimeFormat(languageTag(language), { timeZone: zone, timeZoneName });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The offset such as UTC+8, the same in every language. */
const readOffset = (zone: string) => readZoneName(zone, 'en', 'shortOffset').replace('GMT', 'UTC');

const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

function nameZone(zone: string, language: Language): NamedZone {
  const commonZone = commonZones.find(({ id }) => id === zone);
  if (zone === 'UTC') return { value: zone, label: zone };
  const placeName = commonZone
    ? translate(zoneMessages, commonZone.name)
    : `${cityOf(zone)} · ${readZoneName(zone, language, 'longGeneric')}`;
  return { value: zone, label: `${placeName} (${readOffset(zone)})` };
}

/** The chosen zone and those that schools here use. */
export function listCommonZones(chosenZone: string, language: Language): NamedZone[] {
  const ids = commonZones.map(({ id }): string => id);
  return [...new Set([...ids, chosenZone])].map((zone) => nameZone(zone, language));
}

/** All other zones. Naming hundreds of zones is slow, so they are listed only when somebody searches for one. */
export function listOtherZones(chosenZone: string, language: Language): NamedZone[] {
  const commonIds = new Set([...commonZones.map(({ id }): string => id), chosenZone]);
  const otherZones = Intl.supportedValuesOf('timeZone').filter((zone) => !commonIds.has(zone));
  return otherZones
    .map((zone) => nameZone(zone, language))
    .sort((a, b) => a.label.localeCompare(b.label, languageTag(language)));
}
