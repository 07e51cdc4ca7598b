import '#ui/theme/tokens.css';
import '@mantine/core/styles.css';
import '#ui/theme/base.css';
import { MantineProvider } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { render } from 'vitest-browser-react';
import type { ContentRules, EditorProps } from '#activities/activity-type.ts';
import type { Language } from '#contract/language.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { mantineTheme, mantineVariables } from '#ui/theme/mantine-theme.ts';
import { Toaster } from '#ui/toast/toaster.tsx';

type Shown<Draft> = {
  model: { content: Pick<ContentRules<Draft, Draft>, 'findIssues'> };
  Editor: ComponentType<EditorProps<Draft>>;
  content: Draft;
  uploadFile?: EditorProps['uploadFile'];
  language?: Language;
  goTo?: EditorProps['goTo'];
};

const megabyte = 1024 * 1024;

const uploads: EditorProps['uploads'] = [
  { kind: 'picture', extensions: ['.jpg', '.png', '.gif'], unavailable: [], max_bytes: 20 * megabyte },
  { kind: 'document', extensions: ['.pdf', '.pptx'], unavailable: ['.doc'], max_bytes: 100 * megabyte },
  { kind: 'video', extensions: ['.mp4'], unavailable: [], max_bytes: 100 * megabyte },
  { kind: 'package', extensions: ['.zip'], unavailable: [], max_bytes: 100 * megabyte },
];

/** Shows an editor as its page would: keeps the draft, finds its issues. `draft()` is what it holds now. */
export async function showEditor<Draft>(shown: Shown<Draft>) {
  setLanguage(shown.language ?? 'en');
  let latest = shown.content;
  const refuse = () => Promise.reject(new Error('No upload expected'));
  function Page() {
    const [content, setContent] = useState(shown.content);
    useEffect(() => {
      latest = content;
    }, [content]);
    return (
      <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme="light">
        <main>
          <h1 className="el-visually-hidden">Editor</h1>
          <shown.Editor
            content={content}
            onChange={setContent}
            onTake={setContent}
            issues={shown.model.content.findIssues(content)}
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
  return { screen, draft: () => latest };
}
