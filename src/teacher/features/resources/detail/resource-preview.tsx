import { PreviewModal, type RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { useCall } from '#ui/api/hooks.ts';
import type { ResourceDetail as Detail } from '../resource-item.ts';

type ResourcePreviewProps = { item: Detail; renderPreview: RenderPreview; onClose: () => void };

/** Shows a resource as students see it. */
export function ResourcePreview({ item, ...modalProps }: ResourcePreviewProps) {
  const preview = useCall('GET /resource/preview', { id: item.id }, { reportsInPlace: true });
  return <PreviewModal name={item.name} preview={preview} {...modalProps} />;
}
