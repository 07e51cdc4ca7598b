import { useEffect, useMemo, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { ViewerPage } from '../model.ts';
import { collapseSpaces } from '../search.ts';

/** The CSP allows scripts to read only from our own origin, which serves every medium of the CDN too. */
function toReadableUrl(url: string): string {
  const { protocol, origin, pathname } = new URL(url, location.href);
  if (protocol === 'data:' || origin === location.origin) return url;
  return `/media/${pathname.slice(pathname.lastIndexOf('/') + 1)}`;
}

async function loadTexts(url: string): Promise<string[]> {
  const response = await fetch(toReadableUrl(url));
  const texts: unknown = response.ok ? await response.json() : [];
  return Array.isArray(texts) ? texts.map((text) => collapseSpaces(String(text))) : [];
}

/**
 * The plain text of each page, in order; empty if a page has none or before it is loaded. Loads once `shouldLoad`, so
 * that the pages' pictures load first.
 */
export function usePageTexts(
  pages: readonly Pick<ViewerPage, 'text'>[],
  mediaUrl: (url: string) => string,
  shouldLoad: boolean,
): readonly string[] {
  const [textsByUrl, setTextsByUrl] = useState<Readonly<Record<string, string[]>>>({});
  const urls = useMemo(() => [...new Set(pages.flatMap(({ text }) => (text ? [text.url] : [])))], [pages]);
  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isCurrent = true;
    for (const url of urls) {
      // A text that fails to load is left out: the page can still be read.
      loadTexts(mediaUrl(url)).then(
        (texts) => isCurrent && setTextsByUrl((loadedTexts) => ({ ...loadedTexts, [url]: texts })),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [urls, mediaUrl, shouldLoad]);
  return useMemo(
    () => pages.map(({ text }) => (text ? (findOwn(textsByUrl, text.url)?.[text.index] ?? '') : '')),
    [pages, textsByUrl],
  );
}
