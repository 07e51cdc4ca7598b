import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import './tokens.css';
import './base.css';

/** People who ask for less motion: nothing moves, and no element starts a transition when the page is styled again. */

const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(() => preferMotion('no-preference'));

it('starts no transition when the language changes, but for those who want motion', async () => {
  const root = document.documentElement;
  document.body.innerHTML = '<p>1</p><p style="transition: line-height 1s">2</p>';
  const countTransitions = (lang: string): number => {
    root.lang = lang;
    return document.getAnimations().length;
  };
  countTransitions('zh-HK');
  expect(countTransitions('en')).toBe(1);
  await preferMotion('reduce');
  countTransitions('zh-HK');
  expect(countTransitions('en')).toBe(0);
});
