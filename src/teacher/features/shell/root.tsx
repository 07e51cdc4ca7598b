import { Outlet } from '@tanstack/react-router';
import { Toaster } from '#ui/toast/toaster.tsx';
import { UploadOverlay } from '#ui/upload/upload-overlay.tsx';

export function Root() {
  return (
    <>
      <Outlet />
      <UploadOverlay />
      <Toaster />
    </>
  );
}
