import axe from 'axe-core';
import type { Language } from '#contract/language.ts';
import { axeLanguage, axeOptions } from '#tests/support/browser/axe-options.ts';

/**
 * Everything that axe finds wrong within `root`, a line each; the names of the rules come first. `shownIn`: the language,
 * where the same is also shown in the others.
 */
export async function findAxeViolations(root: Element, shownIn?: Language): Promise<string[]> {
  if (shownIn !== undefined && shownIn !== axeLanguage) return [];
  await waitForTransitions();
  const { violations } = await axe.run(root, {
    ...axeOptions,
    // A part of a page has neither landmarks nor a title of its own.
    rules: { region: { enabled: false } },
    // Nobody put axe into frames, and it would wait half a second for each to answer.
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** Half-way through a change of colour, contrasts are those of neither; a change may begin two frames after its cause. */
async function waitForTransitions(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}
