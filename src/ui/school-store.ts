import { useSyncExternalStore } from 'react';
import type { ApiReply } from '#contract/api.ts';
import {
  type Language,
  type OfferableLanguage,
  offerableLanguages,
  selectableLanguages,
} from '#contract/language.ts';
import { passwordMinLength } from '#contract/limits.ts';
import type { MapTiles } from '#contract/school/map-tiles.ts';
import { createClock, deviceClock, type SchoolClock } from './school-clock.ts';

/** The school's data that both apps show. Read once per visit, with the address of media. */

export type School = {
  name: string;
  /** A relative media path; empty if there is no logo. */
  logo: string;
  languages: readonly Language[];
  isDemo: boolean;
  /** False while the school waits for its first administrator. */
  isSetUp: boolean;
  /** Smallest length of a new password, in characters. */
  passwordMin: number;
  /** True if the school can send mail, so that people who forgot their password can get a link. */
  hasMail: boolean;
  /** The map of activities; its address is empty if there is none. */
  map: MapTiles;
  clock: SchoolClock;
};

const noMap: MapTiles = { address: '', attribution: '', max_zoom: 19 };

let school: School = {
  name: '',
  logo: '',
  languages: selectableLanguages,
  isDemo: false,
  isSetUp: true,
  passwordMin: passwordMinLength,
  hasMail: false,
  map: noMap,
  clock: deviceClock,
};
const listeners = new Set<() => void>();

type SchoolReply = Partial<ApiReply<'GET /common/get_cdn_url'>>;

export function setSchool(reply: SchoolReply): void {
  const { school_name, school_logo, languages, is_demo, is_set_up, password_min_length, has_mail } = reply;
  school = {
    name: school_name ?? '',
    logo: school_logo ?? '',
    languages: languages ?? selectableLanguages,
    isDemo: is_demo ?? false,
    isSetUp: is_set_up ?? true,
    passwordMin: password_min_length ?? passwordMinLength,
    hasMail: has_mail ?? false,
    map: reply.map ?? noMap,
    clock: createClock(reply.clock_offsets ?? []),
  };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The clock of the school, for functions outside of components. */
export function schoolClock(): SchoolClock {
  return school.clock;
}

export function useSchool(): School {
  return useSyncExternalStore(subscribe, () => school);
}

/**
 * The languages to choose from: those of the school, and the one that is shown. `shownLanguage` is the choice for the
 * current one: zh-hk for its variant zh-tw where the school does not offer that.
 */
export function useOfferedLanguages(currentLanguage: Language): {
  offeredLanguages: readonly OfferableLanguage[];
  shownLanguage: OfferableLanguage;
} {
  const { languages } = useSchool();
  const isVariant = currentLanguage === 'zh-tw' && !languages.includes('zh-tw');
  const shownLanguage = isVariant ? 'zh-hk' : currentLanguage;
  const offeredLanguages = offerableLanguages.filter(
    (language) => language === shownLanguage || languages.includes(language),
  );
  return { offeredLanguages, shownLanguage };
}
