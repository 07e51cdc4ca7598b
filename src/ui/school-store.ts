import { useSyncExternalStore } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { type Language, selectableLanguages } from '#contract/language.ts';
import { passwordMinLength } from '#contract/limits.ts';
import { createClock, deviceClock, type SchoolClock } from '#ui/i18n/school-clock.ts';

/** What both apps show of the school. Read once per visit, with the address of media. */

export type School = {
  name: string;
  /** A relative media path; empty: none. */
  logo: string;
  languages: readonly Language[];
  isDemo: boolean;
  /** False while the school waits for its first administrator. */
  isSetUp: boolean;
  /** The fewest characters of a new password. */
  passwordMin: number;
  /** Who forgot the password can have a link mailed. */
  hasMail: boolean;
  clock: SchoolClock;
};

let school: School = {
  name: '',
  logo: '',
  languages: selectableLanguages,
  isDemo: false,
  isSetUp: true,
  passwordMin: passwordMinLength,
  hasMail: false,
  clock: deviceClock,
};
const listeners = new Set<() => void>();

type Reply = Partial<ApiReply<'GET /common/get_cdn_url'>>;

export function setSchool(reply: Reply): void {
  const { school_name, school_logo, languages, is_demo, is_set_up, password_min_length, has_mail } = reply;
  school = {
    name: school_name ?? '',
    logo: school_logo ?? '',
    languages: languages ?? selectableLanguages,
    isDemo: is_demo ?? false,
    isSetUp: is_set_up ?? true,
    passwordMin: password_min_length ?? passwordMinLength,
    hasMail: has_mail ?? false,
    clock: createClock(reply.clock_offsets ?? []),
  };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The clock of the school for functions that are no components. */
export function schoolClock(): SchoolClock {
  return school.clock;
}

export function useSchool(): School {
  return useSyncExternalStore(subscribe, () => school);
}

/** The languages to choose from: those of the school, and the one that is shown. */
export function useOfferedLanguages<L extends Language>(all: readonly L[], current: Language): readonly L[] {
  const { languages } = useSchool();
  const shown = current === 'zh-tw' ? 'zh-hk' : current;
  return all.filter((language) => language === shown || languages.includes(language));
}
