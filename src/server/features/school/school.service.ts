import type { OfferableLanguage } from '#contract/language.ts';
import type { Db } from '#server/database/database.ts';
import { readSettings } from '#server/database/settings.ts';

/** Reads what everybody may know of the school. */

const publicSettingKeys = [
  'school_name',
  'school_logo',
  'school_languages',
  'time_zone',
  'guests_allowed',
  'cdn_url',
  'demo_school',
  'map_address',
  'map_attribution',
  'map_max_zoom',
  'password_min_length',
] as const;

/** Settings of the school that everybody may know. */
export async function readSchool(db: Db) {
  const storedSettings = await readSettings(db, publicSettingKeys);
  return {
    name: storedSettings.school_name,
    logo: storedSettings.school_logo,
    languages: JSON.parse(storedSettings.school_languages) as OfferableLanguage[],
    time_zone: storedSettings.time_zone,
    guests_allowed: storedSettings.guests_allowed === '1',
    cdn_url: storedSettings.cdn_url,
    is_demo: storedSettings.demo_school !== '',
    password_min_length: Number(storedSettings.password_min_length),
    map: {
      address: storedSettings.map_address,
      attribution: storedSettings.map_attribution,
      max_zoom: Number(storedSettings.map_max_zoom),
    },
  };
}
