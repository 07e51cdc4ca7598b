import { useEffect } from 'react';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { whenUsed } from '#ui/browser/when-used.ts';
import { useUploads } from '#ui/upload/upload-store.ts';

const OpenOverlay = createLateComponent(async () => (await import('./open-overlay.tsx')).OpenOverlay);
const loadOverlay = () => void preload(OpenOverlay.load).catch(() => undefined);

/** The overlay of running uploads, whose code comes once the person uses the page. */
export function UploadOverlay() {
  const uploads = useUploads();
  useEffect(() => whenUsed(loadOverlay), []);
  return uploads.runningUploads.length > 0 && <OpenOverlay {...uploads} />;
}
