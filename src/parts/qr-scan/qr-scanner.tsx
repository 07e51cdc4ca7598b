import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Reads a QR code by the camera, or takes it as typed text. The camera is open while it is shown. */
export const QrScanner = createLateComponent(
  async () => (await import('./views/scanner-view.tsx')).ScannerView,
);
