import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { EditorProps } from '#form/activity-views.ts';
import { describeSamples, screensIn } from '#tests/browser/describe-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { findActivityViews } from './views.ts';

/**
 * Each sample can be edited on a laptop in each language, and on a phone in one. Axe finds no violation, and the setup file
 * fails the test if anything is written to the console.
 */

describeSamples(({ type, model, language, sample: { draft: sampleDraft, conversionResults } }) => {
  it.each(screensIn(language))('edits it on %i × %i', async (width, height) => {
    await page.viewport(width, height);
    const loadEditor = findActivityViews(type)?.loadEditor;
    const Editor = (await loadEditor?.()) as unknown as ComponentType<EditorProps>;
    for (const draft of [sampleDraft, model.content.empty()]) {
      const { screen } = await showEditor({ model, Editor, content: draft, conversionResults, language });
      expect(screen.container.textContent.trim()).not.toBe('');
      expect(await findAxeViolations(screen.container, language)).toEqual([]);
      await screen.unmount();
    }
  });
});
