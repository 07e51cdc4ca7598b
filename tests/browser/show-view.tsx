import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Language } from '#contract/language.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { inventMedia } from './invent-media.ts';

type Shown = { language: Language; show: (mediaUrl: (url: string) => string) => ReactNode };

/** Shows an element as a page's main content, with invented media. */
export function showView({ language, show }: Shown) {
  setLanguage(language);
  return render(
    <main style={{ padding: '1rem' }}>
      <h1 className="el-visually-hidden">View</h1>
      <h2 className="el-visually-hidden">Question</h2>
      {show(inventMedia)}
    </main>,
  );
}
