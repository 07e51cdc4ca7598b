import '#ui/theme/tokens.css';
import '@mantine/core/styles.css';
import '#ui/theme/base.css';
import { MantineProvider } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { render } from 'vitest-browser-react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { Language } from '#contract/language.ts';
import type { ContentRules, DraftIssue } from '#form/activity-type.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { mantineTheme, mantineVariables } from '#ui/theme/mantine-theme.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import { useConversionResults } from '#ui/upload/conversion/use-conversion.ts';

type Shown<Draft> = {
  model: { content: Pick<ContentRules<Draft>, 'findIssues'> & Partial<Pick<ContentRules<Draft>, 'media'>> };
  Editor: ComponentType<EditorProps<Draft>>;
  content: Draft;
  /** Conversions, instead of those that the server reports. */
  conversionResults?: ConversionResults;
  uploadFile?: EditorProps['uploadFile'];
  language?: Language;
  goTo?: EditorProps['goTo'];
};

const megabyte = 1024 * 1024;

const uploads: EditorProps['uploads'] = [
  { kind: 'picture', extensions: ['.jpg', '.png', '.gif'], unavailable: [], max_bytes: 20 * megabyte },
  { kind: 'panorama', extensions: ['.jpg', '.png'], unavailable: [], max_bytes: 50 * megabyte },
  { kind: 'document', extensions: ['.pdf', '.pptx'], unavailable: ['.doc'], max_bytes: 100 * megabyte },
  { kind: 'video', extensions: ['.mp4'], unavailable: [], max_bytes: 100 * megabyte },
  { kind: 'captions', extensions: ['.vtt'], unavailable: [], max_bytes: megabyte },
  { kind: 'package', extensions: ['.zip'], unavailable: [], max_bytes: 100 * megabyte },
];

/** Shows an editor as its page does: keeps the draft and finds its issues, which `draft()` and `issues()` return. */
export async function showEditor<Draft>(shown: Shown<Draft>) {
  setLanguage(shown.language ?? 'en');
  let latest = shown.content;
  let found: readonly DraftIssue[] = [];
  const refuse = () => Promise.reject(new Error('No upload expected'));
  function Page() {
    const [content, setContent] = useState(shown.content);
    const named = shown.model.content.media?.(content) ?? [];
    const followed = useConversionResults(
      named.flatMap(({ url, awaitsConversion }) => (awaitsConversion ? [url] : [])),
    );
    const conversionResults = shown.conversionResults ?? followed;
    const issues = shown.model.content.findIssues(content, conversionResults);
    useEffect(() => {
      latest = content;
      found = issues;
    }, [content, issues]);
    return (
      <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme="light">
        <main>
          <h1 className="el-visually-hidden">Editor</h1>
          <shown.Editor
            content={content}
            onChange={setContent}
            conversionResults={conversionResults}
            issues={issues}
            uploadFile={shown.uploadFile ?? refuse}
            uploads={uploads}
            goTo={shown.goTo}
          />
        </main>
        <Toaster />
      </MantineProvider>
    );
  }
  const screen = await render(<Page />);
  return { screen, draft: () => latest, issues: () => found };
}
