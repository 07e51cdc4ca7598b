import { useSyncExternalStore } from 'react';
import { type Language, languageTag, resolveLanguage } from '#contract/language.ts';
import { appSettings } from '#ui/app-settings.ts';
import { readCookie, writeCookie } from '#ui/browser/cookies.ts';

/** The language of the interface: the chosen one, else the browser's preferred one, else zh-hk. */

let currentLanguage: Language | undefined;
const listeners = new Set<() => void>();

function applyToDocument(language: Language): void {
  document.documentElement.lang = languageTag(language);
}

export function getLanguage(): Language {
  if (!currentLanguage) {
    currentLanguage = resolveLanguage(readCookie(appSettings().languageCookie), ...navigator.languages);
    applyToDocument(currentLanguage);
  }
  return currentLanguage;
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Reads the language at the start, and again when the browser's preferred languages change. */
export function startLanguage(): void {
  getLanguage();
  window.addEventListener('languagechange', () => {
    currentLanguage = undefined;
    getLanguage();
    tellListeners();
  });
}

/** Switches at once and remembers the choice for a year. */
export function setLanguage(language: Language): void {
  currentLanguage = language;
  const { languageCookie, cookiePath } = appSettings();
  writeCookie(languageCookie, language, { path: cookiePath, days: 365 });
  applyToDocument(language);
  tellListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage);
}
