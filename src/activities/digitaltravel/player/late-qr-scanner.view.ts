import { createLateComponent } from '#ui/browser/late-component.tsx';

export const LateQrScanner = createLateComponent(
  async () => (await import('#parts/qr-scan/qr-scanner.tsx')).QrScanner,
);
