import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Most questions ask for no files. */
export const LateEvidence = createLateComponent(async () => (await import('./evidence.tsx')).Evidence);
