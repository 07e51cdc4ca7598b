import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PlayerProps } from '#form/activity-views.ts';
import { describeSamples, screensIn } from '#tests/browser/describe-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { findActivityViews } from './views.ts';

/**
 * Each sample can be played and reviewed on a laptop in each language, and on a phone in one. Axe finds no violation, and the
 * setup file fails the test if anything is written to the console.
 */

describeSamples(
  ({
    type,
    model,
    language,
    sample: { content, rightResponses, wrongResponses, partialResponses, traces, entries },
  }) => {
    it.each(screensIn(language))('plays and reviews it on %i × %i', async (width, height) => {
      await page.viewport(width, height);
      const loadPlayer = findActivityViews(type)?.loadPlayer;
      const Player = (await loadPlayer?.()) as unknown as ComponentType<PlayerProps>;
      const times = [
        ['work', {}, undefined],
        ['work', rightResponses, traces?.begun],
        ['review', partialResponses ?? wrongResponses, traces?.whole],
      ] as const;
      for (const [mode, responses, trace] of times) {
        const { screen } = await showPlayer({
          model,
          Player,
          content,
          language,
          mode,
          responses,
          trace,
          entries,
        });
        expect(screen.container.textContent.trim()).not.toBe('');
        expect(await findAxeViolations(screen.container, language)).toEqual([]);
        await screen.unmount();
      }
    });
  },
);
