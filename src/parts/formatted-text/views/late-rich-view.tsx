import { createLateComponent } from '#ui/browser/late-component.tsx';

/** A formatted text; its code loads when a text has formatting, and the font of formulas when one is shown. */
export const LateRichView = createLateComponent(async () => (await import('./rich-view.tsx')).RichView);
