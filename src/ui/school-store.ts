import { useSyncExternalStore } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { type Language, selectableLanguages } from '#contract/language.ts';

/** What both apps show of the school. Read once per visit, with the address of media. */

export type School = {
  name: string;
  /** A relative media path; empty: none. */
  logo: string;
  languages: readonly Language[];
  isDemo: boolean;
};

let school: School = { name: '', logo: '', languages: selectableLanguages, isDemo: false };
const listeners = new Set<() => void>();

type Reply = Partial<ApiReply<'GET /common/get_cdn_url'>>;

export function setSchool({ school_name, school_logo, languages, is_demo }: Reply): void {
  school = {
    name: school_name ?? '',
    logo: school_logo ?? '',
    languages: languages ?? selectableLanguages,
    isDemo: is_demo ?? false,
  };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
