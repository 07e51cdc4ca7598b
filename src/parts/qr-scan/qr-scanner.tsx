import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Reads a QR code by the camera, which is open while it is shown. `CodeForm` is for those without one. */
export const QrScanner = createLateComponent(
  async () => (await import('./views/scanner-view.tsx')).ScannerView,
);

/** Loads all code of the scanner before it is shown, so that it is kept for times without network. */
export async function loadQrScanner(): Promise<void> {
  const [{ loadReader }] = await Promise.all([import('./read-codes.view.ts'), QrScanner.load()]);
  await loadReader();
}
